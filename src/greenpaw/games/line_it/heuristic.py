"""A fair first way to play LINE-IT, from what everyone sees: the bot *greedy*.

Let the line grow in small steps, win jackpots and bets, keep a card only where it must, and close once there
is little room left. Worths are in points, as far as a rule of thumb can tell them.
"""

from greenpaw.games.jit import njit
from greenpaw.games.line_it.actions import CLOSE_ACTION, END_ACTION, PLAY_CARD, TAKE_TO_HAND, TAKE_TO_LINE
from greenpaw.games.line_it.cards import TOP_NUMBER, bet_size, color_of, is_bet
from greenpaw.games.line_it.lines import DISCARDED, WINNING, points_of
from greenpaw.games.line_it.state import LAST_CARDS

STEP_COST = 0.12
"""Of each number that a line passes over."""
ROOM_FOR_BET = 14
"""Numbers that must be left for each that is to follow a bet."""
LITTLE_ROOM = 8


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
    if action >= END_ACTION:  # or pass
        return 0.0
    if action == CLOSE_ACTION:
        return _worth_of_closing(p)
    if action >= PLAY_CARD:
        return _worth_of_adding(p, action - PLAY_CARD) + 0.3
    if action >= TAKE_TO_HAND:
        return _worth_of_keeping(p, action - TAKE_TO_HAND)
    return _worth_of_adding(p, action - TAKE_TO_LINE)


@njit
def _worth_of_adding(p, card):
    """What the card brings at once, or is likely to, less the room that the line loses."""
    if is_bet(card):
        return _worth_of_bet(p, bet_size(card))
    seat = p.turn
    worth = 1.0 if p.numbers[seat] >= DISCARDED else 0.6
    color = color_of(card)
    if p.colors[seat, color] == WINNING - 1:
        worth += p.jackpot[color]
    elif p.colors[seat, color] == WINNING - 2:
        worth += 0.15 * p.jackpot[color]
    if p.bet[seat] != 0:
        size = bet_size(p.bet[seat])
        worth += 2.0 * size if p.followed[seat] == size - 1 else 0.5 * size
    if p.phase == LAST_CARDS:
        return worth
    return worth - STEP_COST * _room_lost(p, card)


@njit
def _worth_of_bet(p, size):
    """A bet needs room and rounds for as many numbers."""
    if p.phase == LAST_CARDS:
        return -1.0 * size
    has_room = p.numbers[p.turn] == 0 or _room_left(p) > ROOM_FOR_BET * size
    return 2.0 if has_room and p.rounds - p.round_number > size else -1.0


@njit
def _worth_of_keeping(p, card):
    return (0.6 if is_bet(card) else -0.4) - 1.2 * p.hand_size[p.turn]


@njit
def _worth_of_closing(p):
    if p.bet[p.turn] != 0:
        return -6.0
    points = points_of(p.numbers[p.turn])
    if points >= 1 and _room_left(p) < LITTLE_ROOM:
        return 1.0
    return -1.5 + 0.2 * points


@njit
def _room(card, direction):
    """How many numbers are left beyond this one."""
    return TOP_NUMBER - card if direction > 0 else card - 1


@njit
def _room_left(p):
    """How many numbers the line may still take: nearly all while its direction isn't fixed."""
    direction = p.direction[p.turn]
    return TOP_NUMBER - 1 if direction == 0 else _room(p.last[p.turn], direction)


@njit
def _room_lost(p, card):
    """How many numbers the line passes over with this card. It had best start near an end, and go up or down
    where there is more room."""
    seat = p.turn
    if p.numbers[seat] == 0:
        return 0.3 * min(_room(card, 1), _room(card, -1))
    passed_over = abs(card - p.last[seat])
    if p.direction[seat] != 0:
        return 1.0 * passed_over
    room = _room(card, 1 if card > p.last[seat] else -1)
    return passed_over + 0.4 * max(TOP_NUMBER // 2 - room, 0)
