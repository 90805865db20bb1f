"""Linko a second time: slow, plain, written from docs/rules/linko.md alone. The engine is held against it.

A round is told as one story (`_story`) that stops wherever a card is due or someone must decide. Cards are
numbers, 14 is a joker; hands, deck, phantom and discard pile are lists that say how many of each card.
"""

from collections.abc import Generator

JOKER = 14
CARD_IS_DUE = "a card"
ROUND_IS_OVER = "nothing"
NAMES = ["?", *map(str, range(1, 14)), "X"]

Story = Generator[tuple, str | int, None]


class RoundOver(Exception):
    """Raised in the middle of the story, wherever L13 or L22 ends it."""


class Round:
    def __init__(
        self,
        players: int,
        first: int = 0,
        *,
        duel: bool = False,
        consolation: bool = False,
        expert: bool = False,
        top_value: int = 13,
        copies: int = 8,
        jokers: int = 5,
        hand_size: int | None = None,
        gift_jokers: int | None = None,
        places: int = 6,
        phantom_size: int | None = None,
        play_limit: int = 500,
    ) -> None:
        self.players, self.turn = players, first
        self.duel, self.consolation, self.expert = duel, consolation, expert
        self.top_value, self.play_limit = top_value, play_limit
        self.hand_size = (11 if duel else 13) if hand_size is None else hand_size
        self.gift_jokers = (2 if duel else 0) if gift_jokers is None else gift_jokers
        self.phantom_size = (13 if duel else 0) if phantom_size is None else phantom_size
        self.deck = [0] + [copies if value <= top_value else 0 for value in range(1, 14)] + [jokers]  # L1
        self.hands = [[0] * 15 for _ in range(players)]
        self.sets: list[list[tuple[int, int, int]]] = [[] for _ in range(players)]  # value, numbers, jokers
        self.display: list[list[int]] = [[] for _ in range(places)]
        self.phantom = [0] * 15
        self.discard = [0] * 15
        self.plays = 0
        self.reason = ""
        self._telling = self._story()
        self.due = next(self._telling)
        """(CARD_IS_DUE,), (seat, [actions]) or (ROUND_IS_OVER,)"""

    def go_on(self, step: str | int) -> None:
        """The decision taken, or the card that came."""
        self.due = self._telling.send(step)

    def scores(self) -> list[int]:
        """L14."""
        laid = [sum(numbers + jokers for _, numbers, jokers in sets) for sets in self.sets]
        return [laid[seat] - sum(self.hands[seat]) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """L14."""
        standing = [(score, -sum(hand)) for score, hand in zip(self.scores(), self.hands, strict=True)]
        return [seat for seat in range(self.players) if standing[seat] == max(standing)]

    # The story

    def _story(self) -> Story:
        try:
            yield from self._set_up()
            while True:
                yield from self._turn()
                self.turn = (self.turn + 1) % self.players  # L12
        except RoundOver as over:
            self.reason = str(over)
        while True:
            yield (ROUND_IS_OVER,)

    def _set_up(self) -> Story:
        """L2, L16."""
        self.deck[JOKER] -= self.gift_jokers * self.players
        for hand in self.hands:
            hand[JOKER] += self.gift_jokers
        for hand in self.hands:
            for _ in range(self.hand_size):
                hand[(yield from self._top_of_deck())] += 1
        yield from self._refill_display()
        yield from self._refill_phantom()

    def _turn(self) -> Story:
        value, size = yield from self._lay()
        if sum(self.hands[self.turn]) == 0:
            raise RoundOver("hand-empty")  # L8
        has_hit = False
        if self.duel:
            has_hit = yield from self._snatch_from_phantom(value, size)  # L20: first
        for step in range(1, self.players):
            opponent = (self.turn + step) % self.players
            if self._is_hit(opponent, value, size):
                has_hit = True
                yield from self._snatch(opponent)
        if self.consolation and not has_hit:
            yield from self._console()
        if self.expert and self.plays >= self.play_limit:
            raise RoundOver("play-limit")  # L22

    def _lay(self) -> Generator[tuple, str | int, tuple[int, int]]:
        """L5, L6, L7."""
        hand = self.hands[self.turn]
        possible = {}
        for value in range(1, 14):
            for numbers in range(1, hand[value] + 1):
                for jokers in range(hand[JOKER] + 1):
                    possible[_text(value, numbers, jokers)] = (value, numbers, jokers)
        for jokers in range(1, hand[JOKER] + 1):
            possible[_text(JOKER, 0, jokers)] = (JOKER, 0, jokers)
        value, numbers, jokers = possible[(yield (self.turn, list(possible)))]
        hand[value] -= numbers
        hand[JOKER] -= jokers
        self.sets[self.turn].append((value, numbers, jokers))
        self.plays += 1
        return value, numbers + jokers

    def _is_hit(self, opponent: int, value: int, size: int) -> bool:
        """L9, L22."""
        if not self.sets[opponent]:
            return False
        their_value, numbers, jokers = self.sets[opponent][-1]
        if numbers + jokers != size:
            return False
        ones_beat_the_highest = self.expert and value == 1 and their_value in (self.top_value, JOKER)
        return their_value < value or ones_beat_the_highest

    def _snatch(self, victim: int) -> Story:
        """L10."""
        value, numbers, jokers = self.sets[victim][-1]
        choice = yield (self.turn, ["take", "leave"])
        if choice == "leave":
            choice = yield (victim, ["back", "discard"])
        self.sets[victim].pop()
        to = {"take": self.hands[self.turn], "back": self.hands[victim], "discard": self.discard}[choice]
        to[value] += numbers
        to[JOKER] += jokers
        if choice == "back":
            return
        for _ in range(numbers + jokers):
            yield from self._draw(victim, (yield (victim, self._draws())))
        yield from self._refill_display()

    def _draws(self) -> list[str]:
        places = [f"draw {k + 1}" for k, place in enumerate(self.display) if place]
        return places + (["draw deck"] if sum(self.deck) else [])

    def _draw(self, seat: int, choice: str) -> Story:
        """L10.4, L13, L18."""
        if choice == "draw deck":
            self.hands[seat][(yield from self._top_of_deck())] += 1
        else:
            place = int(choice.removeprefix("draw ")) - 1
            for card in self.display[place]:
                self.hands[seat][card] += 1
            self.display[place] = []
        if sum(self.deck) == 0 and not any(self.display):
            raise RoundOver("cards-out")

    def _console(self) -> Story:
        """L21."""
        choice = yield (self.turn, [*self._draws(), "pass"])
        if choice != "pass":
            yield from self._draw(self.turn, choice)
            yield from self._refill_display()

    def _refill_display(self) -> Story:
        """L10.5."""
        for place, cards in enumerate(self.display):
            if not cards and sum(self.deck):
                self.display[place] = [(yield from self._top_of_deck())]

    # The phantom

    def _snatch_from_phantom(self, value: int, size: int) -> Generator[tuple, str | int, bool]:
        """L19."""
        possible = {f"snatch {v}": v for v in range(1, value) if self.phantom[v] == size}
        if not possible:
            return False
        choice, *others = possible
        if others:
            choice = yield (self.turn, list(possible))
        snatched = possible[choice]
        self.hands[self.turn][snatched] += self.phantom[snatched]
        self.phantom[snatched] = 0
        yield from self._refill_phantom()
        return True

    def _refill_phantom(self) -> Story:
        """L17, to the letter: all that is missing comes, then each 13 and joker goes in the order it came."""
        while sum(self.phantom) < self.phantom_size and sum(self.deck):
            missing = min(self.phantom_size - sum(self.phantom), sum(self.deck))
            come: list[int] = []
            while len(come) < missing:
                come.append((yield from self._top_of_deck()))
            for card in come:
                if card < self.top_value:
                    self.phantom[card] += 1
                else:
                    self._put_away(card)

    def _put_away(self, card: int) -> None:
        singles = [(cards[0], place) for place, cards in enumerate(self.display) if len(cards) == 1]
        if singles:
            _, place = min(singles)
            self.display[place].append(card)
        else:
            self.discard[card] += 1

    def _top_of_deck(self) -> Generator[tuple, str | int, int]:
        card = yield (CARD_IS_DUE,)
        assert self.deck[card] > 0
        self.deck[card] -= 1
        return card


def _text(value: int, numbers: int, jokers: int) -> str:
    return ",".join([NAMES[value]] * numbers + ["X"] * jokers)
