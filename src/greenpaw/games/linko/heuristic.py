"""A fair first way to play Linko, from what the seat itself can see: the bot *greedy*.

Lay many cards at once, keep jokers for the end, snatch what fits one's own hand, draw what pairs up.
"""

from greenpaw.games.jit import njit
from greenpaw.games.linko.actions import (
    BACK_ACTION,
    DRAW_DECK,
    DRAW_PLACE,
    PASS_ACTION,
    SNATCH_ACTION,
    TAKE_ACTION,
    set_of,
)
from greenpaw.games.linko.cards import JOKER
from greenpaw.games.linko.rules import current_player
from greenpaw.games.linko.sets import is_hit, top_set
from greenpaw.games.linko.state import BACK, PLAY, SNATCH, TAKE


@njit
def choose(p, legal, n, rng):
    """The action of the current player of a masked position; ties fall to the first."""
    best, best_worth = legal[0], -1e9
    for i in range(n):
        worth = _worth(p, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@njit
def _worth(p, action):
    if p.phase == PLAY:
        return _worth_of_set(p, action)
    if p.phase == SNATCH:
        value = action - SNATCH_ACTION
        return 1.0 * p.hand[p.turn, value] + 0.01 * value
    if p.phase == TAKE:
        return _worth_of_victims_set(p, p.turn) if action == TAKE_ACTION else 0.0
    if p.phase == BACK:
        return _worth_of_victims_set(p, p.victim) if action == BACK_ACTION else 0.0
    if action == PASS_ACTION:
        return 0.5
    return _worth_of_draw(p, action)


@njit
def _worth_of_set(p, action):
    value, numbers, jokers = set_of(action)
    size = numbers + jokers
    if size == p.hand_size_now[p.turn]:
        return 1000.0
    worth = 2.0 * numbers - 1.5 * jokers
    if numbers > 0 and numbers < p.hand[p.turn, value]:
        worth -= 3.0
    for step in range(1, p.players):
        seat = (p.turn + step) % p.players
        if is_hit(p, seat, value, size):
            worth += 1.5 * size
    return worth - 0.1 * value


@njit
def _worth_of_victims_set(p, seat):
    """In the hand of `seat`: large sets, and cards of a value that is there."""
    value, size = top_set(p, p.victim)
    return 1.0 * p.hand[seat, value] + size - 1.5


@njit
def _worth_of_draw(p, action):
    if action == DRAW_DECK:
        return 0.9
    seat = current_player(p)
    worth = 0.0
    for k in range(2):
        card = p.display[action - DRAW_PLACE, k]
        if card == JOKER:
            worth += 3.0
        elif card != 0:
            worth += 1.0 * p.hand[seat, card] + 0.01 * card
    if p.display[action - DRAW_PLACE, 1] != 0:
        worth -= 1.0
    return worth
