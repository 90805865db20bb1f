"""Sets of Linko: what beats what (L6, L9, L19, L22), and how sets move between hands and table (L7, L11)."""

from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import JOKER


@njit
def beats(p, value, other):
    """L9: strictly higher; L22: with *expert* a 1 also beats a 13 and jokers alone."""
    return value > other or (p.expert and value == 1 and other >= p.top_value)


@njit
def top_set(p, seat):
    """Value and size of the seat's top set; size 0 where there is none."""
    top = p.sets[seat] - 1
    if top < 0:
        return 0, 0
    return p.set_value[seat, top], p.set_numbers[seat, top] + p.set_jokers[seat, top]


@njit
def is_hit(p, seat, value, size):
    """L9: the top set of `seat` has exactly this size and a lower value."""
    top_value, top_size = top_set(p, seat)
    return top_size == size and beats(p, value, top_value)


@njit
def leaves_hand(p, seat, card, count):
    p.hand[seat, card] -= count
    p.hand_size_now[seat] -= count
    # What everyone saw going in is laid first, as far as anyone can tell: the rest stays certain.
    p.known[seat, card] = max(0, p.known[seat, card] - count)


@njit
def enters_hand_seen(p, seat, card, count):
    p.hand[seat, card] += count
    p.hand_size_now[seat] += count
    p.known[seat, card] += count


@njit
def top_set_into_hand(p, seat):
    """L10, L11: the victim's top set comes into this hand, jokers plain again. How many cards it held."""
    value, numbers, jokers = _remove_top_set(p)
    if numbers > 0:
        enters_hand_seen(p, seat, value, numbers)
    enters_hand_seen(p, seat, JOKER, jokers)
    return numbers + jokers


@njit
def top_set_discarded(p):
    """L10.3, L11: the victim's top set leaves the round. How many cards it held."""
    value, numbers, jokers = _remove_top_set(p)
    if numbers > 0:
        p.discard[value] += numbers
    p.discard[JOKER] += jokers
    return numbers + jokers


@njit
def _remove_top_set(p):
    seat = p.victim
    p.sets[seat] -= 1
    top = p.sets[seat]
    value, numbers, jokers = p.set_value[seat, top], p.set_numbers[seat, top], p.set_jokers[seat, top]
    p.set_value[seat, top], p.set_numbers[seat, top], p.set_jokers[seat, top] = 0, 0, 0
    p.laid[seat] -= numbers + jokers
    return value, numbers, jokers
