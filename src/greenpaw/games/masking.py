"""Whom a position is masked for: the field `masked` of every game's record."""

from greenpaw.games.contract import PUBLIC
from greenpaw.games.jit import njit


@njit
def note_viewer(p, seat):
    """Masked for the seat (or PUBLIC); after another's mask only what everyone knows is left."""
    p.masked = seat + 2 if p.masked == 0 or p.masked == seat + 2 else PUBLIC + 2
