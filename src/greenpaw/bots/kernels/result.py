"""What a round came to, in the numbers that networks learn to tell and that searches play for.

A template, instantiated once per game with the game's kernels as globals (see `instances.result`).
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.jit import njit

MARGIN = 20.0


@njit
def worth(margin, win):
    """One number to play for: half the margin and half the win."""
    return 0.5 * margin + 0.5 * win


@njit
def worths_of(position):
    """By seat, of a position that is over: margin to the best other in units of MARGIN points, clipped at
    one, and twice the share of the win less one."""
    scores, broken = np.zeros(position.players, np.int32), np.zeros(position.players, np.int32)
    returns(position, scores)
    tie_break(position, broken)
    worths = np.zeros((position.players, 2), np.float32)
    for seat in range(position.players):
        best_other, is_beaten, equals = -(1 << 30), False, 0
        for other in range(position.players):
            if other != seat:
                best_other = max(best_other, scores[other])
                ahead = scores[other] - scores[seat]
                if ahead == 0:
                    ahead = broken[seat] - broken[other]
                is_beaten = is_beaten or ahead > 0
                equals += ahead == 0
        worths[seat, 0] = min(max((scores[seat] - best_other) / MARGIN, -1.0), 1.0)
        worths[seat, 1] = -1.0 if is_beaten else 2.0 / (1 + equals) - 1.0
    return worths
