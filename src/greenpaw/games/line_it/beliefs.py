"""What is hidden in LINE-IT: nothing but the order in which undealt cards will come.

Hands are public knowledge, as every card came openly from the market. So a masked position has all that the
full one has.
"""

from greenpaw.games.jit import njit


@njit
def mask(p, seat):
    """The seat (or PUBLIC) knows where every card is but the undealt ones."""


@njit
def resample(p, seat, rng):
    """There is nothing to imagine: undealt cards come by chance."""
