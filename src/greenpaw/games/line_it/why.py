"""What speaks for or against a choice in LINE-IT, from what everyone sees: for hints."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

import msgspec

from greenpaw.games.line_it.actions import Close, End, LineItAction, Pass, Play, Take
from greenpaw.games.line_it.cards import COLOR_NAMES, COLORS, NOTATION, TOP_NUMBER, bet_size, color_of, is_bet
from greenpaw.games.line_it.lines import DISCARDED, WINNING, fits
from greenpaw.games.line_it.observation import Color, LineItEffect
from greenpaw.games.line_it.state import HAND_SIZE, LAST_CARDS
from greenpaw.games.position import Position

Kind = Literal[
    "wins", "loses", "jackpot", "wins-bet", "loses-bet", "no-time", "denies", "leaves", "scores",
    "gives-up", "bet-nearer", "bet-ahead", "empty-jackpot", "near", "skips", "little-room", "room",
    "for-later", "next-line", "hand-full", "bet-later", "counts", "starts", "fresh", "goes-on", "waits",
]  # fmt: skip
"""The weightiest first."""


class LineItWhy(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact, and whether it speaks for or against the choice.

    - `wins`, `loses`: the round ends, and is won, or isn't
    - `jackpot`: wins the jackpot of `color`, of `count` cards
    - `empty-jackpot`: uses up the chance for the jackpot of `color`, which is empty
    - `near`: the line's next card of `color` wins its jackpot, of `count` cards now
    - `wins-bet`, `loses-bet`: the open bet `card` is won, or lost
    - `bet-nearer`: `count` numbers are then still needed for the bet `card`
    - `bet-ahead`: `count` numbers must follow the bet `card`
    - `no-time`: so many numbers are needed for the bet `card`, but only `count` markets are left
    - `denies`: takes `card`, which would win `seat` a jackpot or a bet
    - `leaves`: leaves `card` in the market, which wins `seat` a jackpot or a bet
    - `scores`: closes the line for `count` points
    - `gives-up`: the line had two cards of `color`, whose jackpot holds `count`
    - `fresh`: any card fits then
    - `skips`: so many numbers (`count`) that may still come don't fit any more: for it, if they are few
    - `room`, `little-room`: so many (`count`) still fit the line then
    - `counts`: the card is a point once the line is closed
    - `starts`: the card starts a line, with room for so many (`count`) numbers that may still come on its
      wider side, above it or below it: for it, if they are most
    - `for-later`: the card still fits after any of so many (`count`) numbers that may still come
    - `next-line`: it waits to start the next line, with room for so many (`count`) on its wider side
    - `bet-later`: the bet waits for its time
    - `hand-full`: the hand is full then
    - `goes-on`: the line stays open for so many (`count`) numbers that may still come
    - `waits`: the hand's cards stay for later
    """

    kind: Kind
    speaks: Literal["for", "against"]
    seat: int | None = None
    card: str | None = None
    color: Color | None = None
    count: int | None = None

    @property
    def measure(self) -> tuple[str, int]:
        """What it is about, and how good that is: of two about the same, the larger is the better."""
        count = self.count or 0
        return _ABOUT.get(self.kind, self.kind), -count if self.kind in _FEWER_ARE_BETTER else count


_ABOUT: dict[Kind, str] = {"little-room": "room"}
_FEWER_ARE_BETTER: set[Kind] = {"loses-bet", "bet-nearer", "bet-ahead", "gives-up", "skips"}
_ORDER: dict[Kind, int] = {kind: place for place, kind in enumerate(get_args(Kind))}
_LITTLE = 1 / 8
"""Such a share of the numbers that may still come is little room; of those that fitted, few are skipped."""
_MOST = 3 / 4
"""Such a share can follow a good first number."""


def whys(position: Position, action: LineItAction) -> list[LineItWhy]:
    """The facts, the weightiest first. `position` is masked for its current player."""
    p, seat = position.array[0], position.current_player
    after = position.play(action)
    found = [*_of_the_end(after, seat), *_of_effects(position.effects(action), seat)]
    match action:
        case Take(card, "line") | Play(card):
            found += _of_adding(p, after.array[0], NOTATION.index(card), seat)
        case Take(card, _):
            found += _of_keeping(p, NOTATION.index(card), seat)
        case Close():
            found += _of_closing(p, seat)
        case End():
            found += _of_waiting(p, seat)
        case Pass():
            pass
    if isinstance(action, Take):
        found += _of_others(p, NOTATION.index(action.card), seat)
    return sorted(found, key=lambda fact: (_ORDER[fact.kind], -(fact.count or 0)))


def _of_the_end(after: Position, seat: int) -> Iterator[LineItWhy]:
    if (outcome := after.outcome) is not None:
        yield LineItWhy("wins", "for") if seat in outcome.winners else LineItWhy("loses", "against")


def _of_effects(effects: list[LineItEffect], seat: int) -> Iterator[LineItWhy]:
    for effect in effects:
        if effect.seat != seat:
            continue
        match effect.kind:
            case "jackpot" if effect.count:
                yield LineItWhy("jackpot", "for", color=effect.color, count=effect.count)
            case "jackpot":
                yield LineItWhy("empty-jackpot", "against", color=effect.color)
            case "wins-bet":
                yield LineItWhy("wins-bet", "for", card=effect.card, count=effect.count)
            case "loses-bet":
                yield LineItWhy("loses-bet", "against", card=effect.card, count=effect.count)
            case "closes":
                yield LineItWhy("scores", "for" if effect.count else "against", count=effect.count)
            case _:
                pass


# Adding a card


def _of_adding(before: Any, after: Any, card: int, seat: int) -> Iterator[LineItWhy]:
    """What the line is then: its bet, its room, its colours."""
    if is_bet(card):
        yield from _of_bet(before, card)
        return
    if after.bet[seat] != 0:
        needed = int(bet_size(after.bet[seat])) - int(after.followed[seat])
        yield LineItWhy("bet-nearer", "for", card=NOTATION[after.bet[seat]], count=needed)
    color = color_of(card)
    if after.colors[seat, color] == WINNING - 1 and after.jackpot[color] > 0:
        yield LineItWhy("near", "for", color=COLOR_NAMES[color], count=int(after.jackpot[color]))
    if before.phase == LAST_CARDS:
        return
    if before.numbers[seat] >= DISCARDED:
        yield LineItWhy("counts", "for")
    if before.numbers[seat] == 0:
        yield from _of_first_number("starts", after, card)
        return
    still, fitted = _fitting(after, seat), _fitting(before, seat)
    if still <= _LITTLE * len(_to_come(after)):
        yield LineItWhy("little-room", "against", count=still)
    else:
        yield LineItWhy("room", "for", count=still)
    if before.direction[seat] != 0:
        few = fitted - still <= _LITTLE * fitted
        yield LineItWhy("skips", "for" if few else "against", count=fitted - still)


def _of_bet(p: Any, card: int) -> Iterator[LineItWhy]:
    """Whether there is time for it: about a number a market."""
    left = 0 if p.phase == LAST_CARDS else int(p.rounds) - int(p.round_number)
    if left < bet_size(card) - HAND_SIZE:
        yield LineItWhy("no-time", "against", card=NOTATION[card], count=left)
    else:
        yield LineItWhy("bet-ahead", "for", card=NOTATION[card], count=bet_size(card))


def _fitting(p: Any, seat: int) -> int:
    """How many numbers that may still come fit the seat's line."""
    return sum(bool(fits(p, seat, number)) for number in _to_come(p))


def _of_first_number(kind: Literal["starts", "next-line"], p: Any, number: int) -> Iterator[LineItWhy]:
    """Of the first number of a line, which settles no direction: what may come above it or below it, the more
    of both.
    """
    to_come = _to_come(p)
    above = sum(other > number for other in to_come)
    if most := max(above, len(to_come) - above):
        yield LineItWhy(kind, "for" if most >= _MOST * len(to_come) else "against", count=most)


def _to_come(p: Any) -> list[int]:
    return [number for number in range(1, TOP_NUMBER + 1) if p.undealt[number] > 0]


# Keeping, closing, and what it means to others


def _of_keeping(p: Any, card: int, seat: int) -> Iterator[LineItWhy]:
    if is_bet(card):
        yield LineItWhy("bet-later", "for")
    elif p.numbers[seat] == 0 or not fits(p, seat, card):
        yield from _of_first_number("next-line", p, card)
    else:
        low, high = sorted((int(p.last[seat]), card))
        if between := sum(low < number < high for number in _to_come(p)):
            yield LineItWhy("for-later", "for", count=between)
    if p.hand_size[seat] == HAND_SIZE - 1:
        yield LineItWhy("hand-full", "against")


def _of_waiting(p: Any, seat: int) -> Iterator[LineItWhy]:
    if p.line_size[seat] > 0 and (fitting := _fitting(p, seat)):
        yield LineItWhy("goes-on", "for", count=fitting)
    if p.hand_size[seat] > 0:
        yield LineItWhy("waits", "for")


def _of_closing(p: Any, seat: int) -> Iterator[LineItWhy]:
    yield LineItWhy("fresh", "for")
    for color in range(COLORS):
        if p.colors[seat, color] == WINNING - 1 and p.jackpot[color] > 0:
            yield LineItWhy("gives-up", "against", color=COLOR_NAMES[color], count=int(p.jackpot[color]))


def _of_others(p: Any, taken: int, seat: int) -> Iterator[LineItWhy]:
    """Of the market's cards that would win something for those who still take one in this round: the nearest.

    To take one of several that win the same player something denies that player nothing.
    """
    market = p.market[: p.market_size].tolist()
    denied = left = None
    for step in range(int(p.players) - int(p.turns) - 1, 0, -1):
        other = (seat + step) % int(p.players)
        winning = [card for card in market if _would_win(p, other, card)]
        if winning == [taken]:
            denied = LineItWhy("denies", "for", seat=other, card=NOTATION[taken])
        elif winning:
            left = LineItWhy("leaves", "against", seat=other, card=NOTATION[max(set(winning) - {taken})])
    yield from (fact for fact in (denied, left) if fact is not None)


def _would_win(p: Any, seat: int, card: int) -> bool:
    """Whether this number brings the seat more than a place in its line: a jackpot, or a bet."""
    if is_bet(card) or not fits(p, seat, card):
        return False
    color = color_of(card)
    has_jackpot = p.colors[seat, color] == WINNING - 1 and p.jackpot[color] > 0
    has_bet = p.bet[seat] != 0 and p.followed[seat] == bet_size(p.bet[seat]) - 1
    return bool(has_jackpot or has_bet)
