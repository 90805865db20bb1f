"""A LINE-IT position as numbers for networks, as one seat sees it.

In blocks of fixed places: each seat from one's own on, the market, the jackpots, the cards to come, the
round, the scores, and by seat what a club player looks at. Seats and market cards that aren't there leave
their places at zero.
"""

import numpy as np

from greenpaw.games.jit import njit
from greenpaw.games.line_it.cards import BETS, COLORS, FIRST_BET, TOP_NUMBER, bet_size, color_of, is_bet
from greenpaw.games.line_it.club import MOST_TERMS, terms_after
from greenpaw.games.line_it.lines import DISCARDED, WINNING, fits, points_of
from greenpaw.games.line_it.rules import score_of
from greenpaw.games.line_it.state import HAND_SIZE, LAST_CARDS, MOST_MARKET, MOST_PLAYERS, TURN

CARD = 5 + COLORS + len(BETS)
HAND_CARD = CARD + 1
LINE = 9 + DISCARDED + COLORS * WINNING + 5
SEAT = LINE + 1 + HAND_SIZE * HAND_CARD
MARKET_CARD = CARD + 6
BINS = 10
"""Cards to come are counted in tens."""
UNDEALT = 3 * BINS + COLORS + 1
ROUND = 9 + len(range(2, MOST_PLAYERS + 1))

MARKET_AT = MOST_PLAYERS * SEAT
JACKPOTS_AT = MARKET_AT + MOST_MARKET * MARKET_CARD
UNDEALT_AT = JACKPOTS_AT + 2 * COLORS
ROUND_AT = UNDEALT_AT + UNDEALT
SCORES_AT = ROUND_AT + ROUND
TERMS_AT = SCORES_AT + MOST_PLAYERS
FEATURES = TERMS_AT + MOST_PLAYERS * MOST_TERMS

SCALES = np.ones(MOST_TERMS, np.float32)
"""Of the terms, so that each is mostly from -1 to 1."""
SCALES[0], SCALES[1], SCALES[7], SCALES[31] = 0.05, 0.1, 0.25, 0.03
for _points in (10, 11, 12, 13, 14, 16, 17, 18, 28, 30):
    SCALES[_points] = 0.2


@njit
def features(p, seat, out):
    """Fill `out`, of FEATURES numbers mostly from 0 to 1, with the position as `seat` sees it."""
    for k in range(FEATURES):
        out[k] = 0.0
    players = int(p.players)
    for step in range(players):
        other = (seat + step) % players
        _seat(p, other, out, step * SEAT)
        out[SCORES_AT + step] = score_of(p, other) / 20.0
        _terms(p, other, out[TERMS_AT + step * MOST_TERMS : TERMS_AT + (step + 1) * MOST_TERMS])
    _market(p, seat, out)
    for color in range(COLORS):
        out[JACKPOTS_AT + color] = p.jackpot[color] / 5.0
        out[JACKPOTS_AT + COLORS + color] = p.jackpot[color] == 0
    _undealt(p, seat, out)
    _round(p, seat, out)


@njit
def _terms(p, seat, out):
    terms_after(p, seat, out)
    for k in range(MOST_TERMS):
        out[k] *= SCALES[k]


@njit
def _seat(p, seat, out, at):
    out[at] = 1.0
    _line(p, seat, out, at + 1)
    at += 1 + LINE
    for k in range(p.hand_size[seat]):
        card = int(p.hand[seat, k])
        _card(card, out, at)
        out[at + CARD] = fits(p, seat, card)
        at += HAND_CARD


@njit
def _line(p, seat, out, at):
    """Where it goes, the room it has left, its numbers, colours and bet."""
    direction, numbers, last = p.direction[seat], int(p.numbers[seat]), int(p.last[seat])
    room = 1.0
    if direction != 0:
        room = (TOP_NUMBER - last if direction > 0 else last - 1) / 100.0
    out[at] = last / 100.0
    out[at + 1] = direction > 0
    out[at + 2] = direction < 0
    out[at + 3] = room
    out[at + 4] = max(0.0, 1.0 - 2.0 * room)
    out[at + 5] = max(0.0, 1.0 - 5.0 * room)
    out[at + 6] = numbers / 10.0
    out[at + 7] = points_of(numbers) / 10.0
    out[at + 8] = p.bet_used[seat]
    at += 9
    for k in range(DISCARDED):
        out[at + k] = numbers > k
    at += DISCARDED
    for color in range(COLORS):
        count = min(int(p.colors[seat, color]), WINNING)
        if count > 0:
            out[at + color * WINNING + count - 1] = 1.0
    at += COLORS * WINNING
    if p.bet[seat] != 0:
        size = bet_size(p.bet[seat])
        needed = size - int(p.followed[seat])
        out[at] = 1.0
        out[at + 1] = needed / 5.0
        out[at + 2] = needed == 1
        out[at + 3] = size / 5.0
    out[at + 4] = p.hand_size[seat] == HAND_SIZE


@njit
def _card(card, out, at):
    """That it is there, its number, how near either end and the middle are, its colour; or its bet."""
    out[at] = 1.0
    if is_bet(card):
        out[at + 5 + COLORS + card - FIRST_BET] = 1.0
        return
    out[at + 1] = card / 100.0
    out[at + 2] = max(0.0, 1.0 - card / 34.0)
    out[at + 3] = max(0.0, 1.0 - (TOP_NUMBER + 1 - card) / 34.0)
    out[at + 4] = 1.0 - abs(card - 50.5) / 50.0
    out[at + 5 + color_of(card)] = 1.0


@njit
def _market(p, seat, out):
    """Each card, and whether it fits one's own line, that of the turn and the next one, and what it skips."""
    at = MARKET_AT
    for k in range(p.market_size):
        card = int(p.market[k])
        _card(card, out, at)
        for j in range(3):
            whose = seat if j == 0 else (int(p.turn) + j - 1) % int(p.players)
            out[at + CARD + 2 * j] = fits(p, whose, card)
            if not is_bet(card) and p.numbers[whose] > 0:
                out[at + CARD + 2 * j + 1] = abs(card - int(p.last[whose])) / 100.0
        at += MARKET_CARD


@njit
def _undealt(p, seat, out):
    """Numbers still to come: by tens, by tens above and below one's own last number, by colour, in all."""
    last = int(p.last[seat])
    for card in range(1, FIRST_BET):
        if p.undealt[card] > 0:
            out[UNDEALT_AT + (card - 1) // BINS] += 0.1
            if last > 0 and card > last:
                out[UNDEALT_AT + BINS + (card - last - 1) // BINS] += 0.1
            elif last > 0:
                out[UNDEALT_AT + 2 * BINS + (last - card - 1) // BINS] += 0.1
            out[UNDEALT_AT + 3 * BINS + color_of(card)] += 0.04
            out[UNDEALT_AT + 3 * BINS + COLORS] += 0.01


@njit
def _round(p, seat, out):
    players, turn = int(p.players), int(p.turn)
    left = int(p.rounds) - int(p.round_number)
    out[ROUND_AT] = left / 26.0
    out[ROUND_AT + 1] = max(0.0, 1.0 - left / 5.0)
    out[ROUND_AT + 2] = p.phase == LAST_CARDS
    if p.phase == TURN and turn == seat:
        out[ROUND_AT + 3] = 1.0
        out[ROUND_AT + 4] = p.taken
        out[ROUND_AT + 5] = p.added
    out[ROUND_AT + 6] = (turn - seat) % players / 5.0
    out[ROUND_AT + 7] = (int(p.first) - seat) % players / 5.0
    out[ROUND_AT + 8] = (players - int(p.turns)) / 5.0
    out[ROUND_AT + 9 + players - 2] = 1.0
