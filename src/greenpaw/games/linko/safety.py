"""How safe a set of Linko would lie, as a good player estimates it from what the seat sees."""

import numpy as np

from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import CODES, JOKER

SIZES = 8
"""Sets of so many cards or more are alike safe."""
HELPING = 0.5
"""So much of a joker counts as one more card of any value that another may lay."""


@njit
def fill_safe(p, seat, safe):
    """safe[size, value]: how likely none of the others can lay what snatches such a set.

    Cards that can't be placed are in hands or deck: of a value, another holds about a Poisson number.
    """
    undealt = 0
    for card in range(1, CODES):
        undealt += int(p.undealt[card])
    safe[:] = 1.0
    for step in range(1, p.players):
        other = (seat + step) % p.players
        unseen = int(p.hand_size_now[other])
        for card in range(1, CODES):
            unseen -= int(p.hand[other, card])
        share = unseen / max(undealt, 1)
        jokers = p.hand[other, JOKER] + share * p.undealt[JOKER]
        for value in range(1, CODES):
            rate = share * p.undealt[value]
            if value != JOKER:
                rate += HELPING * jokers
            _less_safe(int(p.hand[other, value]), rate, value, safe)
    for size in range(1, SIZES + 1):  # of each value alone so far; now of all that are higher
        ones, none_higher = safe[size, 1], 1.0
        for value in range(JOKER, 0, -1):
            of_this = safe[size, value]
            safe[size, value] = none_higher
            none_higher *= of_this
        if p.expert:
            for value in range(p.top_value, CODES):
                safe[size, value] *= ones


@njit
def _less_safe(held, rate, value, safe):
    """Against one who holds so many of the value for certain, and about `rate` more."""
    exactly = np.exp(-rate)
    fewer = 0.0  # chance of fewer than size - held of them
    for size in range(1, SIZES + 1):
        if size > held:
            fewer += exactly
            exactly *= rate / (size - held)
        safe[size, value] *= fewer
