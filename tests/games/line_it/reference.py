"""LINE-IT a second time: slow, plain, written from the rules alone. The engine is held against it.

A game is told as one story (`_story`) that stops wherever a card is due or someone must decide. Cards are
texts as in records, `57` or `+3`; deck, market, hands, lines, jackpots and piles are lists of them.
"""

from collections.abc import Generator

CARD_IS_DUE = "a card"
GAME_IS_OVER = "nothing"
COLORS = ["red", "blue", "green", "yellow"]
SIZES = [3, 4, 5]

Story = Generator[tuple, str, None]


def is_bet(card: str) -> bool:
    return card.startswith("+")


def color(card: str) -> str:
    """T1."""
    return COLORS[(int(card) - 1) % 4]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (is_bet(card), int(card)))


class Line:
    def __init__(self) -> None:
        self.cards: list[str] = []
        self.had_bet = False

    @property
    def numbers(self) -> list[str]:
        return [card for card in self.cards if not is_bet(card)]

    @property
    def bet(self) -> str | None:
        """The bet that is still open."""
        return next(filter(is_bet, self.cards), None)

    @property
    def followed(self) -> int:
        """Numbers since the open bet."""
        return 0 if self.bet is None else len(self.cards) - self.cards.index(self.bet) - 1

    @property
    def direction(self) -> str:
        """T5."""
        if len(self.numbers) < 2:
            return "open"
        first, second, *_ = map(int, self.numbers)
        return "up" if second > first else "down"

    def fits(self, card: str) -> bool:
        """T5, T6."""
        if is_bet(card):
            return not self.had_bet
        if self.direction == "open":
            return True
        last = int(self.numbers[-1])
        return int(card) > last if self.direction == "up" else int(card) < last

    def count(self, wanted: str) -> int:
        return len([card for card in self.numbers if color(card) == wanted])


class Game:
    def __init__(self, players: int, first: int = 0, *, numbers: int = 100, bets: int = 2) -> None:
        self.players, self.first = players, first
        self.deck = [str(number) for number in range(1, numbers + 1)] + [  # T1, T2
            f"+{size}" for size in SIZES for _ in range(bets)
        ]
        self.rounds = len(self.deck) // (players + 2)  # T15
        self.round = 0
        self.lap = None
        self.market: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.lines = [Line() for _ in range(players)]
        self.jackpots: dict[str, list[str]] = {name: [] for name in COLORS}
        self.piles: list[list[str]] = [[] for _ in range(players)]
        self.tokens: list[list[str]] = [[] for _ in range(players)]
        self.out: list[str] = []
        self.passed: set[int] = set()
        self.taken = self.added = False
        self.phase = "deal"
        self.dealt = self.decisions = 0
        self.facts: list[str] = []
        """What the last step did, as lines."""
        self._telling = self._story()
        self.due = next(self._telling)
        """(CARD_IS_DUE,), (seat, [actions]) or (GAME_IS_OVER,)"""

    def go_on(self, step: str) -> None:
        """The decision taken, or the card that came."""
        if self.due == (CARD_IS_DUE,):
            self.dealt += 1
        else:
            self.decisions += 1
        self.facts = []
        self.due = self._telling.send(step)

    def scores(self) -> list[int]:
        """T18."""
        return [len(self.piles[seat]) + sum(map(int, self.tokens[seat])) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """T18."""
        return [seat for seat, score in enumerate(self.scores()) if score == max(self.scores())]

    # The story

    def _story(self) -> Story:
        yield from self._round()
        while len(self.deck) >= self.players + 2:
            self.first = (self.first + 1) % self.players  # T4
            self._fact("starts", seat=self.first)
            yield from self._round()
        self.phase = "deal"
        while self.deck:  # T15
            self._put_away((yield from self._card()))
        yield from self._last_cards()
        for seat in range(self.players):  # T17
            if self.lines[seat].cards:
                self._settle(seat)
        self.phase = "over"
        self._fact("ends", reason="deck-out")
        while True:
            yield (GAME_IS_OVER,)

    def _round(self) -> Story:
        """T3, T4."""
        self.round += 1
        self.phase = "deal"
        for _ in range(self.players + 2):
            card = yield from self._card(to_market=True)
            self.market = in_order([*self.market, card])
        self.phase = "turn"
        for seat in self._clockwise():
            yield from self._turn(seat)
            self._fact("ends-turn", seat=seat)
        for card in self.market:
            self._put_away(card)
        self.market = []

    def _turn(self, seat: int) -> Story:
        """T7 to T11."""
        self.taken = self.added = False
        while not self.taken or self._optional(seat):
            legal = self._optional(seat) + (["end"] if self.taken else self._takes(seat))
            match (yield (seat, legal)).split():
                case ["take", card, to]:
                    self.taken = True
                    self.market.remove(card)
                    if to == "line":
                        self._add(seat, card, "market")
                    else:
                        self.hands[seat] = in_order([*self.hands[seat], card])
                        self._fact("keeps", seat=seat, card=card)
                case ["play", card]:
                    self.added = True
                    self.hands[seat].remove(card)
                    self._add(seat, card, "hand")
                case ["close"]:
                    self._settle(seat)
                    self.lines[seat] = Line()
                case ["end"]:
                    break
        self.taken = self.added = False

    def _takes(self, seat: int) -> list[str]:
        """T7, T8, T10."""
        takes = [f"take {card} line" for card in self.market if self.lines[seat].fits(card)]
        if len(self.hands[seat]) < 2:
            takes += [f"take {card} hand" for card in self.market]
        return takes

    def _optional(self, seat: int) -> list[str]:
        """T9."""
        plays = [] if self.added else self._plays(seat)
        return plays + (["close"] if self.lines[seat].cards else [])

    def _plays(self, seat: int) -> list[str]:
        return [f"play {card}" for card in self.hands[seat] if self.lines[seat].fits(card)]

    def _last_cards(self) -> Story:
        """T16."""
        self.phase = "last-cards"
        if any(self._plays(seat) for seat in range(self.players)):
            self._fact("last-cards")
        for self.lap in (1, 2):
            for seat in self._clockwise():
                if seat in self.passed or not self._plays(seat):
                    continue
                match (yield (seat, [*self._plays(seat), "pass"])).split():
                    case ["play", card]:
                        self.hands[seat].remove(card)
                        self._add(seat, card, "hand")
                    case ["pass"]:
                        self.passed.add(seat)
                        self._fact("passes", seat=seat)
        self.lap = None

    def _add(self, seat: int, card: str, source: str) -> None:
        """T5, T6, T12, T13."""
        line = self.lines[seat]
        assert line.fits(card)
        line.cards.append(card)
        self._fact("lays", seat=seat, card=card, source=source)
        if is_bet(card):
            line.had_bet = True
            return
        if line.count(color(card)) == 3:
            jackpot = self.jackpots[color(card)]
            self._fact("jackpot", seat=seat, color=color(card), count=len(jackpot))
            self.piles[seat] += jackpot
            self.jackpots[color(card)] = []
        bet = line.bet
        if bet is not None and line.followed == int(bet):
            self._fact("wins-bet", seat=seat, card=bet, count=int(bet))
            self.tokens[seat].append(bet)
            line.cards.remove(bet)

    def _settle(self, seat: int) -> None:
        """T14, T12. The line is left as it lies."""
        line = self.lines[seat]
        self.out += line.numbers[:3]
        self.piles[seat] += line.numbers[3:]
        scored = len(line.numbers[3:])
        self._fact("closes", seat=seat, count=scored, discarded=len(line.numbers) - scored)
        if line.bet is not None:
            self._fact("loses-bet", seat=seat, card=line.bet, count=int(line.bet))
            self.tokens[seat].append(f"-{int(line.bet)}")

    def _put_away(self, card: str) -> None:
        """T4, T15."""
        if is_bet(card):
            self._fact("out", card=card)
            self.out.append(card)
        else:
            self._fact("to-jackpot", card=card, color=color(card))
            self.jackpots[color(card)].append(card)

    def _card(self, *, to_market: bool = False) -> Generator[tuple, str, str]:
        card = yield (CARD_IS_DUE,)
        self.deck.remove(card)
        if to_market:
            self._fact("market", card=card)
        return card

    def _clockwise(self) -> list[int]:
        """All seats, from the first player's."""
        return [(self.first + step) % self.players for step in range(self.players)]

    def _fact(self, kind: str, **said: object) -> None:
        self.facts.append(" ".join([kind, *(f"{name}={value}" for name, value in said.items())]))
