"""What a seat, or the public, knows of a LINE-IT position: for the page, bots and researchers."""

from typing import Any, Literal

import msgspec
import numpy as np

from greenpaw.games.line_it.cards import BETS, CODES, COLOR_NAMES, COLORS, NOTATION, TOP_NUMBER, bet_size
from greenpaw.games.line_it.lines import WINNING, points_of
from greenpaw.games.line_it.state import EXTRA_CARDS, HAND_SIZE, IN_JACKPOT, LAST_CARDS, OVER, TURN

Phase = Literal["deal", "turn", "last-cards", "over"]
"""Cards come · someone's turn · hands' last cards may be added (T16) · the round is over."""
Color = Literal["red", "blue", "green", "yellow"]
Direction = Literal["open", "up", "down"]
"""Not yet fixed · ascending · descending (T5)."""


class Jackpot(msgspec.Struct, frozen=True):
    color: Color
    cards: list[str]


class Bet(msgspec.Struct, frozen=True):
    """A line's open bet."""

    card: str
    followed: int
    """Number cards since it."""
    needed: int
    """How many more win it (T12)."""


class Closing(msgspec.Struct, frozen=True):
    """What closing the line comes to (T14): now, or once the round is over in the end (T17)."""

    discarded: list[str]
    """Number cards that go out of the game."""
    scored: list[str]
    """Number cards that go to the score pile."""
    lost: str | None
    """The token that an open bet becomes, such as `-3`."""


class ColorCount(msgspec.Struct, frozen=True):
    """Number cards of one colour in a line."""

    color: Color
    count: int
    needed: int
    """How many more win the colour's jackpot; 0 once this line has had it (T13)."""


class Line(msgspec.Struct, frozen=True):
    cards: list[str]
    """In the order in which they were added. Once the round is over: as it was when it was closed."""
    direction: Direction
    above: int | None
    """The next number must be above it."""
    below: int | None
    """The next number must be below it."""
    takes_bet: bool
    """Whether a bet card may still be added (T6)."""
    bet: Bet | None
    colors: list[ColorCount]
    """All four, in the order of the jackpots."""
    closing: Closing


class SeatSeen(msgspec.Struct, frozen=True):
    hand: list[str]
    line: Line
    pile: int
    """Number of cards in the score pile."""
    tokens: list[str]
    """Bet tokens, such as `+3` and `-5`: won ones first."""
    score: int
    """Of pile and tokens, without what still lies in the line (T18)."""
    passed: bool
    """Adds no more last cards (T16)."""


class LineItObservation(msgspec.Struct, frozen=True):
    players: int
    phase: Phase
    turn: int
    current_player: int | None
    """Who must decide; None while cards come and when the round is over."""
    first: int
    """Who has the first-player token."""
    round: int
    """From 1; its turns go round once."""
    rounds: int
    market: list[str]
    """Ascending, bets last."""
    market_places: int
    """Cards that a round's market begins with (T3)."""
    hand_places: int
    """Cards that a hand may hold (T8)."""
    taken: bool
    """Whose turn it is has taken a market card (T7)."""
    added: bool
    """Whose turn it is has played a hand card (T9)."""
    lap: int | None
    """Of the last cards: 1, then 2 for a second card."""
    jackpots: list[Jackpot]
    """Red, blue, green, yellow."""
    deck: int
    undealt: list[str]
    """The cards that the deck holds, ascending: everyone can tell, but not their order."""
    seats: list[SeatSeen]


class LineItEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that a step makes true.

    - `lays`: `seat` adds `card` to the line, from the market or from hand (`source`)
    - `keeps`: `seat` takes `card` from the market into hand
    - `jackpot`: `seat` wins the jackpot of `color`, of `count` cards (0: the chance is used up)
    - `wins-bet`: the open bet `card` of `seat` is won, for `count` points
    - `closes`: the line of `seat` is closed, for `count` points; `discarded` number cards bring nothing
    - `loses-bet`: the open bet `card` of `seat` is lost, for minus `count` points
    - `ends-turn`: the turn of `seat` is over
    - `passes`: `seat` adds no more last cards
    - `to-jackpot`: `card`, which nobody took, goes to the jackpot of `color`
    - `out`: the bet `card`, which nobody took, leaves the game
    - `starts`: a round begins, `seat` has the first-player token
    - `last-cards`: rounds are over; the hands' last cards may be added
    - `market`: `card` comes into the market
    - `ends`: the round ends, for `reason`
    """

    kind: Literal[
        "lays", "keeps", "jackpot", "wins-bet", "closes", "loses-bet", "ends-turn", "passes",
        "to-jackpot", "out", "starts", "last-cards", "market", "ends",
    ]  # fmt: skip
    seat: int | None = None
    card: str | None = None
    color: Color | None = None
    count: int | None = None
    discarded: int | None = None
    source: Literal["market", "hand"] | None = None
    reason: str | None = None


_PHASES: dict[int, Phase] = {TURN: "turn", LAST_CARDS: "last-cards", OVER: "over"}
_DIRECTIONS: dict[int, Direction] = {0: "open", 1: "up", -1: "down"}


def observe(p: Any, current_player: int) -> LineItObservation:
    """The observation of a masked position's fields: the same for every seat and the public."""
    return LineItObservation(
        players=int(p.players),
        phase=phase_of(p.phase),
        turn=int(p.turn),
        current_player=current_player if current_player >= 0 else None,
        first=int(p.first),
        round=int(p.round_number),
        rounds=int(p.rounds),
        market=cards_of(p.market),
        market_places=int(p.players) + EXTRA_CARDS,
        hand_places=HAND_SIZE,
        taken=bool(p.taken),
        added=bool(p.added),
        lap=int(p.lap) + 1 if p.phase == LAST_CARDS else None,
        jackpots=[Jackpot(name, jackpot_cards(p, color)) for color, name in enumerate(COLOR_NAMES)],
        deck=int(p.deck),
        undealt=[NOTATION[code] for code in range(1, CODES) for _ in range(p.undealt[code])],
        seats=[_seat(p, seat) for seat in range(p.players)],
    )


def phase_of(phase: int) -> Phase:
    """What is due, in a word."""
    return _PHASES.get(phase, "deal")


def cards_of(codes: np.ndarray) -> list[str]:
    """Cards in notation, from codes of which 0 is no card."""
    return [NOTATION[code] for code in codes.tolist() if code]


def jackpot_cards(p: Any, color: int) -> list[str]:
    return [NOTATION[card] for card in range(1, TOP_NUMBER + 1) if p.place[card] == IN_JACKPOT + color]


def tokens_of(p: Any, seat: int) -> list[str]:
    """A seat's bet tokens, won ones first."""
    return [
        f"{sign}{size}"
        for sign, counts in (("+", p.won[seat]), ("-", p.lost[seat]))
        for size, count in zip(BETS, counts.tolist(), strict=True)
        for _ in range(count)
    ]


def _seat(p: Any, seat: int) -> SeatSeen:
    tokens = tokens_of(p, seat)
    return SeatSeen(
        hand=cards_of(p.hand[seat]),
        line=_line(p, seat),
        pile=int(p.pile[seat]),
        tokens=tokens,
        score=int(p.pile[seat]) + sum(map(int, tokens)),
        passed=bool(p.passed[seat]),
    )


def _line(p: Any, seat: int) -> Line:
    cards = cards_of(p.line[seat])
    direction = _DIRECTIONS[int(p.direction[seat])]
    last, bet = int(p.last[seat]), int(p.bet[seat])
    return Line(
        cards=cards,
        direction=direction,
        above=last if direction == "up" else None,
        below=last if direction == "down" else None,
        takes_bet=not p.bet_used[seat],
        bet=_bet(bet, int(p.followed[seat])) if bet else None,
        colors=[_color(p, seat, color) for color in range(COLORS)],
        closing=_closing([card for card in cards if card[0] != "+"], bet),
    )


def _bet(code: int, followed: int) -> Bet:
    return Bet(NOTATION[code], followed, bet_size(code) - followed)


def _color(p: Any, seat: int, color: int) -> ColorCount:
    count = int(p.colors[seat, color])
    return ColorCount(COLOR_NAMES[color], count, max(WINNING - count, 0))


def _closing(numbers: list[str], bet: int) -> Closing:
    left = len(numbers) - points_of(len(numbers))
    return Closing(numbers[:left], numbers[left:], f"-{bet_size(bet)}" if bet else None)
