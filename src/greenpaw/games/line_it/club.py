"""LINE-IT as a good player plays it by rule: the bot *club*.

What a good player looks at after each choice is put into numbers, the terms; each has a weight, and the
choice with the largest sum is made. The weights were found by play, see `WEIGHTS`.
"""

import numpy as np

from greenpaw.games.jit import njit
from greenpaw.games.line_it.cards import COLORS, TOP_NUMBER, bet_size, color_of, is_bet
from greenpaw.games.line_it.lines import WINNING, fits, points_of
from greenpaw.games.line_it.rules import act, score_of
from greenpaw.games.line_it.state import DTYPE, EXTRA_CARDS, HAND_SIZE, TURN
from greenpaw.games.weighing import weightiest

NEAR = 30.0
"""A number so far beyond a line's last is no nearer than any other."""
EASY, HARD = 8.0, 16.0
"""For each number that a bet needs, so many in the deck that fit: then it is as good as won."""

# fmt: off
WEIGHTS = np.array((
    # points won, points in the line; while rounds are left: an empty line, of one, two, three numbers
    7.09, 9.45, -36.13, -17.12, 2.51, 11.92,
    # room: numbers to come that fit, their logarithm, chance that a market has one, none
    76.86, 20.49, -11.69, -15.48,
    # an open bet: easily won, won though hard, likely lost, without hope, numbers it needs; bet spent
    2.82, 4.33, -8.09, -5.07, 0.31, 4.64,
    # jackpots of which the next card wins, the next but one; colours no longer to be won, near
    2.16, 1.09, 4.10, 7.22,
    # hand: numbers that fit, near ones, that don't, bets that fit, that don't, full, bets in time
    8.77, 0.12, -4.28, -48.07, -7.01, 1.43, 15.20,
    # market, if a card is still to be taken: the nearest that fits, a jackpot it wins; else for the next seat
    8.80, 3.00, -7.99, -2.09,
    # the line's length and the room that is left
    1.07,
))
# fmt: on
"""By `python tools/tune.py line-it`, seed 7."""
MOST_TERMS = len(WEIGHTS)


@njit
def choose(p, legal, n, rng):
    """The action of the current player of a masked position; ties fall to the first."""
    terms = np.zeros((n, MOST_TERMS))
    at = terms_of(p, legal, n, terms)
    return legal[weightiest(terms, WEIGHTS[at:])]


@njit
def terms_of(p, legal, n, terms):
    """Fill in the terms of each legal action, zeros before; where the weights of the first term are."""
    after = np.zeros(1, DTYPE)
    for i in range(n):
        after[0] = p
        act(after[0], legal[i])
        terms_after(after[0], p.turn, terms[i])
    return 0


@njit
def terms_after(p, seat, terms):
    """Fill in, zeros before, the MOST_TERMS terms of a position after the seat's choice."""
    rounds = int(p.rounds) - int(p.round_number)
    going_on = rounds / (rounds + 4.0)
    terms[0] = score_of(p, seat)
    terms[1] = points_of(p.numbers[seat])
    if p.numbers[seat] <= 3:
        terms[2 + int(p.numbers[seat])] = going_on
    room = _room(p, seat)
    _terms_of_room(p, room, going_on, terms)
    terms[31] = going_on * terms[1] * np.log1p(room)
    if p.bet[seat] != 0:
        _terms_of_bet(p, seat, room, rounds, terms)
    terms[15] = going_on * (p.bet_used[seat] != 0 and p.bet[seat] == 0)
    for color in range(COLORS):
        if p.colors[seat, color] == WINNING - 1:
            terms[16] += p.jackpot[color]
            terms[19] += going_on
        elif p.colors[seat, color] == WINNING - 2:
            terms[17] += p.jackpot[color]
        elif p.colors[seat, color] >= WINNING:
            terms[18] += going_on
    _terms_of_hand(p, seat, rounds, going_on, terms)
    if p.phase == TURN:
        _terms_of_market(p, seat, terms)


@njit
def _room(p, seat):
    """How many numbers in the deck the line may still take: of an open direction, the better one."""
    last, direction = int(p.last[seat]), int(p.direction[seat])
    below, above = 0, 0
    for card in range(1, last):
        below += int(p.undealt[card])
    for card in range(last + 1, TOP_NUMBER + 1):
        above += int(p.undealt[card])
    if direction == 0:
        return max(below, above)
    return above if direction > 0 else below


@njit
def _terms_of_room(p, room, going_on, terms):
    terms[6] = going_on * room / TOP_NUMBER
    terms[7] = going_on * np.log1p(room)
    terms[8] = going_on * (1.0 - (1.0 - room / max(int(p.deck), 1)) ** (p.players + EXTRA_CARDS))
    terms[9] = going_on * (room == 0)


@njit
def _terms_of_bet(p, seat, room, rounds, terms):
    size = bet_size(p.bet[seat])
    needed = size - int(p.followed[seat])
    held = 0
    for k in range(p.hand_size[seat]):
        held += not is_bet(p.hand[seat, k]) and fits(p, seat, p.hand[seat, k])
    needed_yet = max(needed - held, 0)
    if needed > rounds + held:
        terms[13] = size
        return
    hard = 1.0 if needed_yet == 0 else min(room / (HARD * needed_yet), 1.0)
    easy = 1.0 if needed_yet == 0 else min(room / (EASY * needed_yet), 1.0)
    terms[10] = size * easy
    terms[11] = size * hard
    terms[12] = size * (1.0 - easy)
    terms[14] = needed


@njit
def _terms_of_hand(p, seat, rounds, going_on, terms):
    for k in range(p.hand_size[seat]):
        card = p.hand[seat, k]
        if is_bet(card):
            terms[23 if fits(p, seat, card) else 24] += going_on
            terms[26] += rounds > bet_size(card)
        elif fits(p, seat, card):
            terms[20] += 1.0
            terms[21] += _nearness(p, seat, card)
        else:
            terms[22] += going_on
    terms[25] = going_on * (p.hand_size[seat] == HAND_SIZE)


@njit
def _nearness(p, seat, card):
    """From 0 to 1: how little of its room the line loses with a number that fits it."""
    if p.numbers[seat] == 0:
        return 1.0 - min(card - 1, TOP_NUMBER - card) / 50.0
    return max(1.0 - abs(card - p.last[seat]) / NEAR, 0.0)


@njit
def _terms_of_market(p, seat, terms):
    """What the market offers to the seat, or to the next one."""
    whose, at = seat, 27
    if p.taken:
        whose, at = (seat + 1) % p.players, 29
        if p.turns == p.players - 1:
            return
    for k in range(p.market_size):
        card = p.market[k]
        if not is_bet(card) and fits(p, whose, card):
            terms[at] = max(terms[at], _nearness(p, whose, card))
            color = color_of(card)
            if p.colors[whose, color] == WINNING - 1:
                terms[at + 1] = max(terms[at + 1], float(p.jackpot[color]))
