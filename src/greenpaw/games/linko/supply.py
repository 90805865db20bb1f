"""Where cards of Linko come from: deck and display (L2, L10)."""

from greenpaw.games.contract import PUBLIC
from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import CODES
from greenpaw.games.linko.state import DEAL, DRAWN, OVER


@njit
def chance_outcomes(p, cards, weights):
    """Fill in the cards that may come now, ascending, with how many of each are undealt."""
    n = 0  # written before it is known whether it counts: a branch here can't be predicted
    if p.phase >= DEAL and p.phase != OVER:
        for card in range(1, CODES):
            cards[n], weights[n] = card, p.undealt[card]
            n += p.undealt[card] > 0
    return n


@njit
def dealt_to_seat(p):
    """The seat whose hand the card that is due goes to, or -1."""
    if p.phase == DRAWN:
        return p.drawer
    if p.phase == DEAL and p.dealt < p.players * p.hand_size:
        return p.dealt // p.hand_size
    return -1


@njit
def seen_by(p):
    """Who sees the card that is due: the seat whose hand it goes to, else everyone."""
    seat = dealt_to_seat(p)
    return seat if seat >= 0 else PUBLIC


@njit
def displayed(p):
    """Number of display places that hold a card."""
    count = 0
    for place in range(p.places):
        if p.display[place, 0] != 0:
            count += 1
    return count


@njit
def first_empty_place(p):
    """The lowest empty display place, or -1."""
    for place in range(p.places):
        if p.display[place, 0] == 0:
            return place
    return -1
