"""A Linko position as numbers for networks, as one seat sees it: from a position masked for it.

In blocks of fixed places: one's hand, what is known of others' hands, the cards that can't be placed, the
display, each seat from one's own on, the phantom, whose turn it is and whose set is settled, what is due.
Seats that aren't there leave their places at zero.
"""

from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import CODES, JOKER
from greenpaw.games.linko.state import MOST_PLAYERS, OVER

CARDS = CODES - 1
HELD = 5
"""Of a card in one's hand up to so many are counted one by one."""
SIZES = 6
"""Sets of so many cards or more are alike, but for their size as a number."""
SEAT = 5 + SIZES + JOKER + 7
PHASES = OVER + 1
DUE = PHASES + 11 + MOST_PLAYERS - 1

KNOWN_AT = CARDS * HELD
UNDEALT_AT = KNOWN_AT + (MOST_PLAYERS - 1) * CARDS
DISPLAY_AT = UNDEALT_AT + CARDS
SEATS_AT = DISPLAY_AT + CARDS
PHANTOM_AT = SEATS_AT + MOST_PLAYERS * SEAT
PARTIES_AT = PHANTOM_AT + CARDS
DUE_AT = PARTIES_AT + 3 * MOST_PLAYERS
FEATURES = DUE_AT + DUE


@njit
def features(p, seat, out):
    """Fill `out`, of FEATURES numbers mostly from 0 to 1, with the masked position as `seat` sees it."""
    for k in range(FEATURES):
        out[k] = 0.0
    values = _hand(p, seat, out)
    for step in range(1, p.players):
        other = (seat + step) % p.players
        for card in range(1, CODES):
            out[KNOWN_AT + (step - 1) * CARDS + card - 1] = 0.4 * p.known[other, card]
    for card in range(1, CODES):
        out[UNDEALT_AT + card - 1] = 0.15 * p.undealt[card]
        out[PHANTOM_AT + card - 1] = 0.4 * p.phantom[card]
    for place in range(p.places):
        for k in range(2):
            if p.display[place, k] != 0:
                out[DISPLAY_AT + int(p.display[place, k]) - 1] += 0.5
    for step in range(p.players):
        _seat(p, (seat + step) % p.players, out, SEATS_AT + step * SEAT)
    _due(p, seat, values, out)


@njit
def _hand(p, seat, out):
    """How many of each card, up to HELD; how many different ones."""
    values = 0
    for card in range(1, CODES):
        count = int(p.hand[seat, card])
        values += count > 0
        for k in range(min(count, HELD)):
            out[(card - 1) * HELD + k] = 1.0
    return values


@njit
def _seat(p, seat, out, at):
    """Hand and score as numbers, the top set, and the one that lies under it."""
    hand, laid = int(p.hand_size_now[seat]), int(p.laid[seat])
    out[at] = 1.0
    out[at + 1] = hand / 13.0
    out[at + 2] = max(0.0, 1.0 - hand / 5.0)
    out[at + 3] = laid / 13.0
    out[at + 4] = (laid - hand) / 15.0
    top = int(p.sets[seat]) - 1
    if top < 0:
        return
    at += 5
    size = int(p.set_numbers[seat, top]) + int(p.set_jokers[seat, top])
    out[at + min(size, SIZES) - 1] = 1.0
    at += SIZES
    out[at + int(p.set_value[seat, top]) - 1] = 1.0
    at += JOKER
    out[at] = size / 5.0
    out[at + 1] = p.set_value[seat, top] / 14.0
    out[at + 2] = p.set_jokers[seat, top] / 2.0
    out[at + 3] = top / 5.0
    if top > 0:
        under = top - 1
        out[at + 4] = 1.0
        out[at + 5] = p.set_value[seat, under] / 14.0
        out[at + 6] = (int(p.set_numbers[seat, under]) + int(p.set_jokers[seat, under])) / 5.0


@njit
def _due(p, seat, values, out):
    players, phase = int(p.players), int(p.phase)
    if phase != OVER:
        out[PARTIES_AT + (int(p.turn) - seat) % players] = 1.0
        if p.victim >= 0:
            out[PARTIES_AT + MOST_PLAYERS + (int(p.victim) - seat) % players] = 1.0
        if p.drawer >= 0:
            out[PARTIES_AT + 2 * MOST_PLAYERS + (int(p.drawer) - seat) % players] = 1.0
    out[DUE_AT + phase] = 1.0
    at = DUE_AT + PHASES
    out[at] = p.deck / 50.0
    out[at + 1] = max(0.0, 1.0 - p.deck / 15.0)
    out[at + 2] = p.owed / 4.0
    out[at + 3] = p.looked / 5.0
    out[at + 4] = p.hit
    out[at + 5] = values / 8.0
    out[at + 6] = p.duel
    out[at + 7] = p.consolation
    if p.expert:
        out[at + 8] = 1.0
        out[at + 9] = max(0.0, 1.0 - (int(p.play_limit) - int(p.plays)) / 50.0)
    out[at + 10] = p.phantom_size_now / 13.0
    out[at + 11 + players - 2] = 1.0
