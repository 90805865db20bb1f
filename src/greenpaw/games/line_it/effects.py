"""What a step of LINE-IT does, as facts: of a decision before any luck, and of a card that comes."""

from collections.abc import Sequence

import numpy as np

from greenpaw.games.jit import njit
from greenpaw.games.line_it.actions import (
    CLOSE_ACTION,
    END_ACTION,
    PLAY_CARD,
    TAKE_TO_HAND,
    TAKE_TO_LINE,
)
from greenpaw.games.line_it.cards import (
    COLOR_NAMES,
    NOTATION,
    bet_size,
    color_of,
    is_bet,
)
from greenpaw.games.line_it.lines import WINNING, points_of
from greenpaw.games.line_it.observation import LineItEffect
from greenpaw.games.line_it.rules import act, apply_action, move_on
from greenpaw.games.line_it.state import DTYPE, LAST_CARDS, MARKET, OVER

(LAYS, KEEPS, JACKPOT, WINS_BET, CLOSES, LOSES_BET, ENDS_TURN, PASSES,
 TO_JACKPOT, GONE, STARTS, LAST, TO_MARKET, ENDS) = range(14)  # fmt: skip

FROM_MARKET, FROM_HAND = range(2)
DECK_OUT = "deck-out"

MAX_EFFECTS = 14
"""The last turn is over, two cards are left over, five lines close and lose their bets, the game ends.

Whoever closes a line of their own to end that turn has none that closes then; a card that is laid, with
jackpot and bet, is followed by the end only where no cards are left over (T16).
"""


@njit
def effects(p, action, out):
    """Fill `out` with rows (kind, four numbers); how many there are."""
    imagined = np.zeros(2, DTYPE)  # given on whole at the end: a record alone doesn't keep it alive
    imagined[0] = p
    if p.phase >= MARKET:
        n = _of_card(p, action, out)
        apply_action(imagined[0], action)
    else:
        act(imagined[0], action)
        n = _of_decision(p, imagined[0], action, out)
        imagined[1] = imagined[0]
        move_on(imagined[0], action)
        n = _of_turn_over(imagined[1], imagined[0], out, n)
    return _of_the_end(p, imagined, out, n)


@njit
def _fact(out, n, kind, a, b, c):
    out[n, 0], out[n, 1], out[n, 2], out[n, 3], out[n, 4] = kind, a, b, c, 0
    return n + 1


@njit
def _of_decision(before, after, action, out):
    seat = before.turn
    if action < TAKE_TO_HAND:
        return _of_added(before, after, action - TAKE_TO_LINE, FROM_MARKET, out)
    if action < PLAY_CARD:
        return _fact(out, 0, KEEPS, seat, action - TAKE_TO_HAND, 0)
    if action < CLOSE_ACTION:
        return _of_added(before, after, action - PLAY_CARD, FROM_HAND, out)
    if action == CLOSE_ACTION:
        return _of_closing(before, seat, out, 0)
    if action == END_ACTION:
        return 0  # told with whatever else ends a turn
    return _fact(out, 0, PASSES, seat, 0, 0)


@njit
def _of_added(before, after, card, source, out):
    seat = before.turn
    n = _fact(out, 0, LAYS, seat, card, source)
    if is_bet(card):
        return n
    color = color_of(card)
    if after.colors[seat, color] == WINNING:
        n = _fact(out, n, JACKPOT, seat, color, before.jackpot[color])
    if before.bet[seat] != 0 and after.bet[seat] == 0:
        n = _fact(out, n, WINS_BET, seat, before.bet[seat], bet_size(before.bet[seat]))
    return n


@njit
def _of_closing(p, seat, out, n):
    numbers = p.numbers[seat]
    points = points_of(numbers)
    n = _fact(out, n, CLOSES, seat, points, numbers - points)
    if p.bet[seat] != 0:
        n = _fact(out, n, LOSES_BET, seat, p.bet[seat], bet_size(p.bet[seat]))
    return n


@njit
def _of_turn_over(before, after, out, n):
    """Of what follows by itself: the turn is over, and with it a round (T4)."""
    if before.phase == LAST_CARDS or (after.turns == before.turns and after.phase == before.phase):
        return n
    n = _fact(out, n, ENDS_TURN, before.turn, 0, 0)
    if after.market_size == 0:
        for k in range(before.market_size):
            n = _of_left_over(before.market[k], out, n)
        if after.phase == MARKET:
            n = _fact(out, n, STARTS, after.first, 0, 0)
    return n


@njit
def _of_left_over(card, out, n):
    if is_bet(card):
        return _fact(out, n, GONE, card, 0, 0)
    return _fact(out, n, TO_JACKPOT, card, color_of(card), 0)


@njit
def _of_card(p, card, out):
    if p.phase == MARKET:
        return _fact(out, 0, TO_MARKET, card, 0, 0)
    return _of_left_over(card, out, 0)


@njit
def _of_the_end(before, imagined, out, n):
    """T16, T17: the last cards begin, or every line is closed."""
    after = imagined[0]
    if after.phase == LAST_CARDS and before.phase != LAST_CARDS:
        return _fact(out, n, LAST, 0, 0, 0)
    if after.phase == OVER:
        for seat in range(after.players):
            if after.line_size[seat] > 0:
                n = _of_closing(after, seat, out, n)
        n = _fact(out, n, ENDS, 0, 0, 0)
    return n


_FIELDS: dict[int, tuple[str, ...]] = {
    LAYS: ("lays", "seat", "card", "source"),
    KEEPS: ("keeps", "seat", "card"),
    JACKPOT: ("jackpot", "seat", "color", "count"),
    WINS_BET: ("wins-bet", "seat", "card", "count"),
    CLOSES: ("closes", "seat", "count", "discarded"),
    LOSES_BET: ("loses-bet", "seat", "card", "count"),
    ENDS_TURN: ("ends-turn", "seat"),
    PASSES: ("passes", "seat"),
    TO_JACKPOT: ("to-jackpot", "card", "color"),
    GONE: ("out", "card"),
    STARTS: ("starts", "seat"),
    LAST: ("last-cards",),
    TO_MARKET: ("market", "card"),
    ENDS: ("ends", "reason"),
}
_TEXTS = {"card": NOTATION, "color": COLOR_NAMES, "source": ("market", "hand"), "reason": (DECK_OUT,)}


def effect_of(row: Sequence[int]) -> LineItEffect:
    """A row of `effects` as a typed fact."""
    kind, *fields = _FIELDS[row[0]]
    values = {
        field: _TEXTS[field][n] if field in _TEXTS else n for field, n in zip(fields, row[1:], strict=False)
    }
    return LineItEffect(kind, **values)  # pyright: ignore[reportArgumentType] - the table above is its type
