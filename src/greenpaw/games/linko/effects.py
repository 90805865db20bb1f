"""What a step of Linko does, as facts: of a decision before luck and others' choices, and of a card."""

from collections.abc import Sequence

import numpy as np

from greenpaw.games.contract import UNSEEN
from greenpaw.games.jit import njit
from greenpaw.games.linko.actions import (
    BACK_ACTION,
    DRAW_DECK,
    DRAW_PLACE,
    PASS_ACTION,
    SNATCH_ACTION,
    TAKE_ACTION,
    set_of,
)
from greenpaw.games.linko.cards import NOTATION
from greenpaw.games.linko.observation import LinkoEffect
from greenpaw.games.linko.phantom import combinations_hit, is_kept_by_phantom, pile_place
from greenpaw.games.linko.rules import apply_action
from greenpaw.games.linko.sets import is_hit, top_set
from greenpaw.games.linko.state import (
    BACK,
    CARDS_OUT,
    CONSOLATION,
    DEAL,
    DRAWN,
    DTYPE,
    NOT_OVER,
    PHANTOM,
    PLAY,
    REASONS,
    SNATCH,
    TAKE,
)
from greenpaw.games.linko.supply import dealt_to_seat, displayed, first_empty_place

(HITS, FROM_PHANTOM, CHOICE, TAKES, LEAVES, TAKES_BACK, DISCARDS, OWES, DRAWS, FROM_DECK,
 DEALT, TO_DISPLAY, TO_PHANTOM, TO_PILE, OUT, ENDS) = range(16)  # fmt: skip

MAX_EFFECTS = 8
"""A set hits at most four opponents, the phantom in one fact, and may end the round: six."""


@njit
def effects(p, action, out):
    """Fill `out` with rows (kind, four numbers); how many there are."""
    if p.phase >= DEAL:
        n = _of_card(p, action, out)
    elif p.phase == PLAY:
        n = _of_set(p, action, out)
    elif p.phase == SNATCH:
        value = action - SNATCH_ACTION
        n = _fact(out, 0, FROM_PHANTOM, p.turn, p.phantom[value], value, 0)
    elif p.phase == TAKE or p.phase == BACK:
        n = _of_settling(p, action, out)
    elif action == PASS_ACTION:
        n = 0
    else:
        n = _of_draw(p, action, out)
    reason = _end_after(p, action)
    if reason != NOT_OVER:
        n = _fact(out, n, ENDS, reason, 0, 0, 0)
    return n


@njit
def _end_after(p, action):
    """Why the round ends with this step, or NOT_OVER. The last card of all ends it when it is asked for."""
    if action == DRAW_DECK and p.phase < DEAL:
        return CARDS_OUT if _is_last_card(p) else NOT_OVER
    if p.phase == DRAWN and _is_last_card(p):
        return NOT_OVER  # told with the draw
    imagined = np.zeros(1, DTYPE)
    imagined[0] = p
    apply_action(imagined[0], action)
    return imagined["reason"][0]  # imagined[0].reason would be read when the array is gone


@njit
def _is_last_card(p):
    return p.deck == 1 and displayed(p) == 0


@njit
def _fact(out, n, kind, a, b, c, d):
    out[n, 0], out[n, 1], out[n, 2], out[n, 3], out[n, 4] = kind, a, b, c, d
    return n + 1


@njit
def _of_set(p, action, out):
    value, numbers, jokers = set_of(action)
    size = numbers + jokers
    if size == p.hand_size_now[p.turn]:
        return 0  # L8
    n = 0
    if p.duel:
        count, only = combinations_hit(p, value, size)
        if count == 1:
            n = _fact(out, n, FROM_PHANTOM, p.turn, size, only, 0)
        elif count > 1:
            n = _fact(out, n, CHOICE, count, 0, 0, 0)
    for step in range(1, p.players):
        seat = (p.turn + step) % p.players
        if is_hit(p, seat, value, size):
            n = _fact(out, n, HITS, seat, size, top_set(p, seat)[0], 0)
    return n


@njit
def _of_settling(p, action, out):
    value, size = top_set(p, p.victim)
    if p.phase == TAKE:
        if action != TAKE_ACTION:
            return _fact(out, 0, LEAVES, p.victim, size, value, 0)
        n = _fact(out, 0, TAKES, p.turn, size, value, p.victim)
    else:
        if action == BACK_ACTION:
            return _fact(out, 0, TAKES_BACK, p.victim, size, value, 0)
        n = _fact(out, 0, DISCARDS, p.victim, size, value, 0)
    return _fact(out, n, OWES, p.victim, size, 0, 0)


@njit
def _of_draw(p, action, out):
    drawer = p.turn if p.phase == CONSOLATION else p.drawer
    if action == DRAW_DECK:
        return _fact(out, 0, FROM_DECK, drawer, 0, 0, 0)
    n = 0
    place = action - DRAW_PLACE
    for k in range(2):
        if p.display[place, k] != 0:
            n = _fact(out, n, DRAWS, drawer, p.display[place, k], place + 1, 0)
    return n


@njit
def _of_card(p, card, out):
    seat = dealt_to_seat(p)
    if seat >= 0:
        return _fact(out, 0, DEALT, seat, card, 0, 0)
    if p.phase != PHANTOM:
        return _fact(out, 0, TO_DISPLAY, first_empty_place(p) + 1, card, 0, 0)
    if card == UNSEEN or is_kept_by_phantom(p, card):
        return _fact(out, 0, TO_PHANTOM, card, 0, 0, 0)
    place = pile_place(p)
    if place >= 0:
        return _fact(out, 0, TO_PILE, place + 1, card, 0, 0)
    return _fact(out, 0, OUT, card, 0, 0, 0)


_FIELDS: dict[int, tuple[str, ...]] = {
    HITS: ("hits", "seat", "count", "value"),
    FROM_PHANTOM: ("phantom", "seat", "count", "value"),
    CHOICE: ("choice", "count"),
    TAKES: ("takes", "seat", "count", "value", "other"),
    LEAVES: ("leaves", "seat", "count", "value"),
    TAKES_BACK: ("back", "seat", "count", "value"),
    DISCARDS: ("discards", "seat", "count", "value"),
    OWES: ("owes", "seat", "count"),
    DRAWS: ("draws", "seat", "card", "place"),
    FROM_DECK: ("deck", "seat"),
    DEALT: ("dealt", "seat", "card"),
    TO_DISPLAY: ("display", "place", "card"),
    TO_PHANTOM: ("phantom-gets", "card"),
    TO_PILE: ("pile", "place", "card"),
    OUT: ("out", "card"),
    ENDS: ("ends", "reason"),
}


def effect_of(row: Sequence[int]) -> LinkoEffect:
    """A row of `effects` as a typed fact."""
    kind, *fields = _FIELDS[row[0]]
    texts = {"card": NOTATION, "reason": REASONS}
    values = {
        field: texts[field][n] if field in texts else n for field, n in zip(fields, row[1:], strict=False)
    }
    return LinkoEffect(kind, **values)  # pyright: ignore[reportArgumentType] - the table above is its type
