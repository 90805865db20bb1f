"""Where cards of LINE-IT come from: the deck, whose cards everyone sees come (T3, T15)."""

from greenpaw.games.contract import PUBLIC
from greenpaw.games.jit import njit
from greenpaw.games.line_it.cards import CODES
from greenpaw.games.line_it.state import LEFT_OVER, MARKET


@njit
def chance_outcomes(p, cards, weights):
    """Fill in the cards that may come now, ascending, with how many of each are undealt."""
    n = 0  # written before it is known whether it counts: a branch here can't be predicted
    if p.phase == MARKET or p.phase == LEFT_OVER:
        for card in range(1, CODES):
            cards[n], weights[n] = card, p.undealt[card]
            n += p.undealt[card] > 0
    return n


@njit
def seen_by(p):
    """Everyone sees each card come."""
    return PUBLIC


@njit
def insert(cards, count, card):
    """Put a card among the first `count`, which ascend."""
    k = count
    while k > 0 and cards[k - 1] > card:
        cards[k] = cards[k - 1]
        k -= 1
    cards[k] = card


@njit
def remove(cards, count, card):
    """Take one such card out of the first `count`, which stay together."""
    k = 0
    while cards[k] != card:
        k += 1
    for j in range(k, count - 1):
        cards[j] = cards[j + 1]
    cards[count - 1] = 0
