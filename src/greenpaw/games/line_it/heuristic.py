"""A fair first way to play LINE-IT, from what everyone sees: the bot *greedy*.

Let the line grow in small steps, win jackpots and bets, and close before a bad card must be laid.
"""

from greenpaw.games.jit import njit
from greenpaw.games.line_it.actions import (
    CLOSE_ACTION,
    END_ACTION,
    PLAY_CARD,
    TAKE_TO_HAND,
    TAKE_TO_LINE,
)
from greenpaw.games.line_it.cards import TOP_NUMBER, bet_size, color_of, is_bet
from greenpaw.games.line_it.lines import WINNING, points_of
from greenpaw.games.line_it.state import LAST_CARDS


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
    """Points that come at once or with the closing, less the numbers that the line can't take any more."""
    seat = p.turn
    numbers = p.numbers[seat]
    if is_bet(card):
        return _worth_of_bet(p, card)
    worth = 0.6
    if numbers >= 3:
        worth = 1.0
    color = color_of(card)
    if p.colors[seat, color] == WINNING - 1:
        worth += p.jackpot[color]
    elif p.colors[seat, color] == WINNING - 2:
        worth += 0.15 * p.jackpot[color]
    if p.bet[seat] != 0:
        size = bet_size(p.bet[seat])
        left = size - p.followed[seat]
        worth += 2.0 * size if left == 1 else 0.5 * size
    if p.phase == LAST_CARDS:
        return worth
    return worth - 0.09 * _room_lost(p, seat, card)


@njit
def _room(p, seat, card, direction):
    """How many numbers a line that goes on from this card leaves room for."""
    return TOP_NUMBER - card if direction > 0 else card - 1


@njit
def _room_lost(p, seat, card):
    last = p.last[seat]
    if p.numbers[seat] == 0:
        return 0.3 * min(_room(p, seat, card, 1), _room(p, seat, card, -1))
    direction = p.direction[seat]
    if direction == 0:
        direction = 1 if card > last else -1
        return abs(card - last) + 0.4 * (TOP_NUMBER // 2 - min(_room(p, seat, card, direction), 50))
    return abs(card - last)


@njit
def _worth_of_bet(p, card):
    seat = p.turn
    size = bet_size(card)
    turns_left = p.rounds - p.round_number
    if p.phase == LAST_CARDS:
        return -1.0 * size
    if p.numbers[seat] == 0:
        return 2.0 if turns_left > size else -1.0
    room = 99 if p.direction[seat] == 0 else _room(p, seat, p.last[seat], p.direction[seat])
    return 2.0 if room > 14 * size and turns_left > size else -1.0


@njit
def _worth_of_keeping(p, card):
    seat = p.turn
    worth = -0.4 - 1.2 * p.hand_size[seat]
    if is_bet(card):
        return worth + 1.0
    return worth


@njit
def _worth_of_closing(p):
    seat = p.turn
    if p.bet[seat] != 0:
        return -6.0
    points = points_of(p.numbers[seat])
    room = 99 if p.direction[seat] == 0 else _room(p, seat, p.last[seat], p.direction[seat])
    if points >= 1 and room < 8:
        return 1.0
    return -1.5 + 0.2 * points
