"""The phantom of a duel: what it holds, passes on and loses (L16 to L20)."""

from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import CODES
from greenpaw.games.linko.sets import enters_hand_seen
from greenpaw.games.linko.state import PHANTOM


@njit
def is_combination_hit(p, combination, value, size):
    """L19: the phantom holds exactly `size` cards of the value `combination`, which is lower."""
    return p.phantom[combination] == size and combination < value


@njit
def combinations_hit(p, value, size):
    """L19: how many combinations such a set can snatch, and the highest of them."""
    count, highest = 0, 0
    for combination in range(1, p.top_value):
        if is_combination_hit(p, combination, value, size):
            count += 1
            highest = combination
    return count, highest


@njit
def snatch_combination(p, value):
    count = p.phantom[value]
    enters_hand_seen(p, p.turn, value, count)
    p.phantom[value] = 0
    p.phantom_size_now -= count


@njit
def is_kept_by_phantom(p, card):
    """L17: the phantom never keeps a 13 or a joker."""
    return card < p.top_value


@njit
def pile_place(p):
    """L17: the lowest place with a single card of the lowest value (a joker counts highest), or -1."""
    found, lowest = -1, CODES
    for place in range(p.places):
        if p.display[place, 0] != 0 and p.display[place, 1] == 0 and p.display[place, 0] < lowest:
            found, lowest = place, p.display[place, 0]
    return found


@njit
def to_phantom(p, card):
    if is_kept_by_phantom(p, card):
        p.phantom[card] += 1
        p.phantom_size_now += 1
        return
    place = pile_place(p)
    if place >= 0:
        p.display[place, 1] = card
    else:
        p.discard[card] += 1


@njit
def phantom_must_be_refilled(p):
    """L17: until it has 13 cards, or the deck is empty. Whether a card for it is due now."""
    if p.phantom_size_now < p.phantom_size and p.deck > 0:
        p.phase = PHANTOM
        return True
    return False
