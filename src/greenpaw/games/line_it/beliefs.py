"""What is hidden in LINE-IT: nothing but the order in which undealt cards will come.

Hands are public knowledge, as every card came openly from the market. So a masked position has all that the
full one has, and only says whom it was masked for.
"""

from greenpaw.games.contract import PUBLIC
from greenpaw.games.jit import njit


@njit
def mask(p, seat):
    """Note whom it is masked for: the seat (or PUBLIC) knows where every card is but the undealt ones."""
    p.masked = seat + 2 if p.masked == 0 or p.masked == seat + 2 else PUBLIC + 2


@njit
def resample(p, seat, rng):
    """There is nothing to imagine: undealt cards come by chance."""
    p.masked = 0
