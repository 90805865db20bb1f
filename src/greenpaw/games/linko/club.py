"""Linko as a good player plays it by rule: the bot *club*.

For every choice, what such a player looks at is put into numbers, the terms; each has a weight, and the
choice with the largest sum is made. Terms are from what the seat itself can see. The weights were found by
play, see `WEIGHTS`.
"""

import numpy as np

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
from greenpaw.games.linko.cards import CODES, JOKER, TOP_VALUE
from greenpaw.games.linko.phantom import is_combination_hit
from greenpaw.games.linko.rules import current_player
from greenpaw.games.linko.safety import SIZES, fill_safe
from greenpaw.games.linko.sets import beats, is_hit, top_set
from greenpaw.games.linko.state import BACK, CONSOLATION, PLAY, SNATCH, TAKE
from greenpaw.games.weighing import weightiest

FEW_CARDS = 6.0
"""With fewer in someone's hand the end of the round comes into sight."""
DECK_LOW = 12.0

# Where the weights of each kind of choice begin; the one with most terms comes last
SNATCH_AT = 0
TAKE_AT = SNATCH_AT + 3
BACK_AT = TAKE_AT + 13
DRAW_AT = BACK_AT + 12
SET_AT = DRAW_AT + 17
MOST_TERMS = 27

# fmt: off
WEIGHTS = np.array((
    # snatch from the phantom: pairs up, with how many, value
    14.94, 0.32, 11.90,
    # take: as such, cards, pairs up, with how many, value, jokers, end in sight, victim has few, values in
    # hand, deck low, cards then, the set safe when laid again, joker set
    -23.71, 2.46, 3.99, 4.62, 11.64, 4.31, -2.07, 5.82, 0.23, -0.68, -1.86, 9.19, -4.06,
    # take back: as such, cards, pairs up, with how many, value, jokers, end in sight, values in hand, deck
    # low, safe when laid again, joker set, cards with the end in sight
    -8.18, 6.65, 16.43, 10.78, 7.19, -11.56, -16.50, -6.90, 6.12, 8.55, 3.55, 2.62,
    # draw: pairs up, with how many, value, joker, alone, with one, pile, others like it there, hits a top set
    3.89, 3.36, 19.07, 40.10, -14.51, 1.62, -6.71, 10.79, 4.67,
    # alone with the end in sight, like a combination of the phantom; the deck, with the end in sight; pass,
    # with the end in sight; the last card, ahead or behind
    -14.29, 0.98, 5.93, -5.81, 15.78, 8.23, -1.24, 3.01,
    # a set: ends the round ahead, not ahead
    62.70, 48.51,
    # numbers, jokers, size squared, breaks up its value, cards of it left
    -0.84, -4.58, 0.79, -5.98, -5.42,
    # value, alone, in danger, cards in danger
    -12.74, -10.48, 21.61, -10.64,
    # others hit, their cards, that pair up, of one with few cards in hand
    9.30, 3.23, 8.52, 41.67,
    # the phantom's cards, that pair up
    -2.57, 4.11,
    # values left, only one left
    -6.92, -6.90,
    # with the end in sight: jokers, cards
    16.43, 9.72,
    # jokers early, jokers alone, value of all, nobody hit, jokers in danger, may go out next
    -3.43, -19.22, -0.08, 3.01, -20.65, 16.73,
))
# fmt: on
"""By `python tools/tune.py linko --deals 100`, seed 7."""


@njit
def choose(p, legal, n, rng):
    """The action of the current player of a masked position; ties fall to the first."""
    terms = np.zeros((n, MOST_TERMS))
    at = terms_of(p, legal, n, terms)
    return legal[weightiest(terms, WEIGHTS[at:])]


@njit
def terms_of(p, legal, n, terms):
    """Fill in the terms of each legal action, zeros before; where the weights of the first term are."""
    seat = current_player(p)
    safe = np.zeros((SIZES + 1, CODES))
    if p.phase <= BACK and p.phase != SNATCH:
        fill_safe(p, seat, safe)
    in_sight = _end_in_sight(p, seat)
    at = SET_AT
    for i in range(n):
        at = _terms(p, seat, legal[i], safe, in_sight, terms[i])
    return at


@njit
def _terms(p, seat, action, safe, in_sight, terms):
    """Fill in the terms of an action; where their weights begin."""
    if p.phase == PLAY:
        _terms_of_set(p, seat, action, safe, in_sight, terms)
        return SET_AT
    if p.phase == SNATCH:
        value = action - SNATCH_ACTION
        _terms_of_pairing(p, seat, value, terms, 0)
        terms[2] = value / TOP_VALUE
        return SNATCH_AT
    if p.phase == TAKE:
        if action == TAKE_ACTION:
            _terms_of_taking(p, seat, safe, in_sight, terms)
        return TAKE_AT
    if p.phase == BACK:
        if action == BACK_ACTION:
            _terms_of_taking_back(p, seat, safe, in_sight, terms)
        return BACK_AT
    _terms_of_draw(p, seat, action, in_sight, terms)
    return DRAW_AT


@njit
def _end_in_sight(p, seat):
    """From 0 to 1: another's hand is small, or the deck."""
    fewest = FEW_CARDS
    for other in range(p.players):
        if other != seat:
            fewest = min(fewest, float(p.hand_size_now[other]))
    return max(1.0 - fewest / FEW_CARDS, 1.0 - p.deck / DECK_LOW, 0.0)


@njit
def _lead(p, seat):
    """Points ahead of the best other as things lie."""
    best = -1000
    for other in range(p.players):
        if other != seat:
            best = max(best, int(p.laid[other]) - int(p.hand_size_now[other]))
    return int(p.laid[seat]) - int(p.hand_size_now[seat]) - best


@njit
def _values_in(p, seat):
    count = 0
    for value in range(1, JOKER):
        count += p.hand[seat, value] > 0
    return count


# Terms


@njit
def _terms_of_set(p, seat, action, safe, in_sight, terms):
    value, numbers, jokers = set_of(action)
    size = numbers + jokers
    hand = int(p.hand_size_now[seat])
    if size == hand:
        terms[0 if _lead(p, seat) + 2 * size > 0 else 1] = 1.0
        return
    left = int(p.hand[seat, value]) - numbers if numbers > 0 else 0
    danger = 1.0 - safe[min(size, SIZES), value]
    terms[2] = numbers
    terms[3] = jokers
    terms[4] = size * size / 8.0
    terms[5] = left > 0
    terms[6] = left
    terms[7] = value / TOP_VALUE
    terms[8] = size == 1
    terms[9] = danger
    terms[10] = danger * size
    _terms_of_hits(p, seat, value, size, terms)
    values = _values_in(p, seat) - (numbers > 0 and left == 0)
    terms[17] = values
    terms[18] = values <= 1
    terms[19] = jokers * in_sight
    terms[20] = size * in_sight
    terms[21] = jokers * min(p.deck / 40.0, 1.0)
    terms[22] = numbers == 0
    terms[23] = size * value / TOP_VALUE
    terms[24] = p.consolation and terms[11] == 0.0
    terms[25] = danger * jokers
    terms[26] = values <= 1 and _lead(p, seat) + 2 * hand > 0


@njit
def _terms_of_hits(p, seat, value, size, terms):
    for step in range(1, p.players):
        other = (seat + step) % p.players
        if is_hit(p, other, value, size):
            terms[11] += 1.0
            terms[12] += size
            terms[13] += p.hand[seat, top_set(p, other)[0]] > 0
            terms[14] += p.hand_size_now[other] <= 3
    if p.duel:
        for combination in range(1, p.top_value):
            if is_combination_hit(p, combination, value, size):
                terms[15] = size
                terms[16] = max(terms[16], float(p.hand[seat, combination]))


@njit
def _terms_of_pairing(p, seat, card, terms, at):
    """Whether the hand has that value, and how many of it."""
    terms[at] = p.hand[seat, card] > 0
    terms[at + 1] = p.hand[seat, card]


@njit
def _terms_of_taking(p, seat, safe, in_sight, terms):
    value, size = top_set(p, p.victim)
    terms[0] = 1.0
    terms[1] = size
    _terms_of_pairing(p, seat, value, terms, 2)
    terms[4] = value / TOP_VALUE
    terms[5] = p.set_jokers[p.victim, p.sets[p.victim] - 1]
    terms[6] = in_sight
    terms[7] = p.hand_size_now[p.victim] <= 3
    terms[8] = _values_in(p, seat)
    terms[9] = p.deck < DECK_LOW
    terms[10] = size * terms[9]
    terms[11] = safe[min(size + int(p.hand[seat, value]), SIZES), value]
    terms[12] = value == JOKER


@njit
def _terms_of_taking_back(p, seat, safe, in_sight, terms):
    value, size = top_set(p, p.victim)
    terms[0] = 1.0
    terms[1] = size
    _terms_of_pairing(p, seat, value, terms, 2)
    terms[4] = value / TOP_VALUE
    terms[5] = p.set_jokers[p.victim, p.sets[p.victim] - 1]
    terms[6] = in_sight
    terms[7] = _values_in(p, seat)
    terms[8] = p.deck < DECK_LOW
    terms[9] = safe[min(size + int(p.hand[seat, value]), SIZES), value]
    terms[10] = value == JOKER
    terms[11] = size * in_sight


@njit
def _terms_of_draw(p, seat, action, in_sight, terms):
    if action == PASS_ACTION:
        terms[13], terms[14] = 1.0, in_sight
        return
    if action == DRAW_DECK:
        terms[11], terms[12] = 1.0, in_sight
        return
    place = action - DRAW_PLACE
    for k in range(2):
        card = int(p.display[place, k])
        if card == JOKER:
            terms[3] += 1.0
        elif card != 0:
            _terms_of_drawn(p, seat, card, in_sight, terms)
    terms[6] = p.display[place, 1] != 0
    terms[15] = p.phase == CONSOLATION
    terms[16] = _lead(p, seat) * (p.deck == 0)


@njit
def _terms_of_drawn(p, seat, card, in_sight, terms):
    held = int(p.hand[seat, card])
    terms[0] += held > 0
    terms[1] += held
    terms[2] += card / TOP_VALUE
    terms[4] += held == 0
    terms[5] += held == 1
    terms[9] += in_sight * (held == 0)
    terms[10] += p.phantom[card] > 0
    for place in range(p.places):
        terms[7] += 0.5 * (p.display[place, 0] == card)
    terms[7] -= 0.5
    for step in range(1, p.players):
        value, size = top_set(p, (seat + step) % p.players)
        terms[8] += size == held + 1 and beats(p, card, value)
