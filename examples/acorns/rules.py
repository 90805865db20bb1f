"""The rules of Acorns: the position record, and the kernels that work in place on one.

Two to four squirrels share twenty acorns that weigh 1 to 5, four of each.

- A1 Each squirrel hides one acorn, which it alone has seen.
- A2 In its turn a squirrel gathers one more, for all to see, or rests and gathers no more. Turns go round.
- A3 A branch has room for three gathered acorns.
- A4 When all rest, what is hidden is shown. A squirrel scores the weight of all its acorns; but its branch
  bears 10, in the option *windy* 8, and one that bears too much breaks and scores nothing.
- A5 Of equal scores the one with fewer acorns wins.
"""

import numpy as np

from greenpaw.games import dice
from greenpaw.games.contract import CHANCE, HEADER, PUBLIC, TERMINAL
from greenpaw.games.jit import njit

CARDS = ("?", "1", "2", "3", "4", "5")
CODES = np.arange(len(CARDS), dtype=np.int32)
COPIES = 4
MOST_PLAYERS, ROOM = 4, 3
BEARS, BEARS_WINDY = 10, 8

# Phases
HIDE, CHOOSE, GATHER, OVER = range(4)
# Actions
GATHERS, RESTS = range(2)
# Kinds of effects
TO_GATHER, TO_REST, HIDES, COMES, ENDS = range(5)
MAX_EFFECTS = 2
"""To rest may end the round."""

DTYPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *HEADER,
                ("phase", "i1"),
                ("bears", "i1"),  # what a branch bears
                ("undealt", "i1", (len(CARDS),)),
                ("hidden", "i1", (MOST_PLAYERS,)),  # card codes, 0 for none or unseen
                ("gathered", "i1", (MOST_PLAYERS, ROOM)),  # card codes, in their order
                ("count", "i1", (MOST_PLAYERS,)),  # of them
                ("resting", "i1", (MOST_PLAYERS,)),
            ]
        ),
    )
)


@njit
def current_player(p):
    if p.phase == OVER:
        return TERMINAL
    return p.turn if p.phase == CHOOSE else CHANCE


@njit
def legal_actions(p, out):
    if p.phase != CHOOSE:
        return 0
    n = 0
    if p.count[p.turn] < ROOM:  # A3
        out[n] = GATHERS
        n += 1
    out[n] = RESTS
    return n + 1


@njit
def chance_outcomes(p, cards, weights):
    n = 0
    if p.phase == HIDE or p.phase == GATHER:
        for card in range(1, len(CODES)):
            if p.undealt[card] > 0:
                cards[n], weights[n] = card, p.undealt[card]
                n += 1
    return n


@njit
def seen_by(p):
    """A1, A2: a hidden acorn is its owner's, a gathered one is everyone's."""
    return p.dealt if p.phase == HIDE else PUBLIC


@njit
def apply_action(p, action):
    if p.phase == CHOOSE:
        p.decisions += 1
        if action == GATHERS:
            p.phase = GATHER
        else:
            p.resting[p.turn] = 1
            _next_turn(p)
        return
    p.undealt[action] -= 1
    p.dealt += 1
    if p.phase == GATHER:
        p.gathered[p.turn, p.count[p.turn]] = action
        p.count[p.turn] += 1
        _next_turn(p)
    else:
        p.hidden[p.dealt - 1] = action
        if p.dealt == p.players:
            p.phase = CHOOSE


@njit
def _next_turn(p):
    """A2, A4: the next squirrel that doesn't rest, or the end."""
    p.phase = OVER
    for step in range(1, p.players + 1):
        seat = (p.turn + step) % p.players
        if not p.resting[seat]:
            p.turn = seat
            p.phase = CHOOSE
            return


@njit
def returns(p, out):
    """A4."""
    for seat in range(p.players):
        weight = p.hidden[seat] + p.gathered[seat].sum()
        out[seat] = weight if weight <= p.bears else 0


@njit
def tie_break(p, out):
    """A5."""
    for seat in range(p.players):
        out[seat] = p.count[seat]


@njit
def effects(p, action, out):
    """Rows of a kind, a seat and a card."""
    out[:MAX_EFFECTS] = 0
    out[0, 1] = p.turn
    if p.phase == HIDE:
        out[0, 0], out[0, 1], out[0, 2] = HIDES, p.dealt, action
    elif p.phase == GATHER:
        out[0, 0], out[0, 2] = COMES, action
    elif action == GATHERS:
        out[0, 0] = TO_GATHER
    else:
        out[0, 0] = TO_REST
        if p.resting.sum() == p.players - 1:
            out[1, 0] = ENDS
            return 2
    return 1


@njit
def mask(p, seat):
    """A1, A4: other squirrels' hidden acorns may be any undealt one, until they are shown."""
    if p.phase == OVER:
        return
    for other in range(p.players):
        if other != seat and p.hidden[other] != 0:
            p.undealt[p.hidden[other]] += 1
            p.hidden[other] = 0


@njit
def resample(p, seat, rng):
    for other in range(min(p.dealt, p.players)):
        if p.hidden[other] == 0:
            card = dice.pick(rng, CODES, p.undealt, len(CODES))
            p.undealt[card] -= 1
            p.hidden[other] = card


KERNELS = {
    kernel.__name__: kernel
    for kernel in (current_player, legal_actions, chance_outcomes, seen_by, apply_action, returns, tie_break,
                   effects, mask, resample)
}  # fmt: skip
