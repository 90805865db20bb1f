"""The rules of Linko, once: docs/rules/linko.md, rule by rule. Kernels, in place on one position."""

from greenpaw.games.contract import CHANCE, TERMINAL
from greenpaw.games.jit import njit
from greenpaw.games.linko.actions import (
    BACK_ACTION,
    DISCARD_ACTION,
    DRAW_DECK,
    DRAW_PLACE,
    LAY_JOKERS,
    LEAVE_ACTION,
    PASS_ACTION,
    SNATCH_ACTION,
    TAKE_ACTION,
    set_code,
    set_of,
)  # fmt: skip
from greenpaw.games.linko.cards import JOKER
from greenpaw.games.linko.phantom import (
    combinations_hit,
    is_combination_hit,
    phantom_must_be_refilled,
    snatch_combination,
    to_phantom,
)
from greenpaw.games.linko.sets import (
    enters_hand_seen,
    is_hit,
    leaves_hand,
    top_set,
    top_set_discarded,
    top_set_into_hand,
)
from greenpaw.games.linko.state import (
    BACK,
    CARDS_OUT,
    CONSOLATION,
    DEAL,
    DRAW,
    DRAWN,
    HAND_EMPTY,
    OVER,
    PHANTOM,
    PLAY,
    PLAY_LIMIT,
    REFILL,
    SNATCH,
    TAKE,
)  # fmt: skip
from greenpaw.games.linko.supply import dealt_to_seat, displayed, first_empty_place

# Who decides, and what


@njit
def current_player(p):
    """The seat that must decide now, or CHANCE, or TERMINAL."""
    if p.phase == OVER:
        return TERMINAL
    if p.phase >= DEAL:
        return CHANCE
    if p.phase == BACK:
        return p.victim
    if p.phase == DRAW:
        return p.drawer
    return p.turn


@njit
def legal_actions(p, out):
    """Fill `out` with the action codes that are allowed, ascending; how many there are."""
    n = 0
    if p.phase == PLAY:
        n = _legal_sets(p, out)
    elif p.phase == TAKE:
        out[0], out[1], n = TAKE_ACTION, LEAVE_ACTION, 2
    elif p.phase == BACK:
        out[0], out[1], n = BACK_ACTION, DISCARD_ACTION, 2
    elif p.phase == DRAW or p.phase == CONSOLATION:
        for place in range(p.places):
            out[n] = DRAW_PLACE + place
            n += p.display[place, 0] != 0
        if p.deck > 0:
            out[n] = DRAW_DECK
            n += 1
        if p.phase == CONSOLATION:
            out[n] = PASS_ACTION
            n += 1
    elif p.phase == SNATCH:
        laid_value, size = top_set(p, p.turn)
        for value in range(1, p.top_value):
            if is_combination_hit(p, value, laid_value, size):
                out[n] = SNATCH_ACTION + value
                n += 1
    return n


@njit
def _legal_sets(p, out):
    """L5: cards of one value, with any number of jokers; or jokers alone."""
    n = 0
    hand = p.hand[p.turn]
    jokers = int(hand[JOKER])  # eight bits would make slow loops
    for value in range(1, p.top_value + 1):
        for fewer in range(int(hand[value])):
            code = set_code(value, fewer + 1, 0)
            out[n] = code
            n += 1
            for added in range(1, jokers + 1):
                out[n] = code + added
                n += 1
    for alone in range(jokers):
        out[n] = LAY_JOKERS + alone
        n += 1
    return n


# Decisions


@njit
def apply_action(p, action):
    """Carry out a legal decision, or the card that has come. Nothing is checked here."""
    if p.phase >= DEAL:
        _deal(p, action)
        return
    p.decisions += 1
    if p.phase == PLAY:
        _lay(p, action)
    elif p.phase == SNATCH:
        snatch_combination(p, action - SNATCH_ACTION)
        if not phantom_must_be_refilled(p):
            _look_on(p)
    elif p.phase == TAKE:
        if action == TAKE_ACTION:
            _must_draw(p, top_set_into_hand(p, p.turn))
        else:
            p.phase = BACK
    elif p.phase == BACK:
        if action == BACK_ACTION:
            top_set_into_hand(p, p.victim)
            _look_on(p)
        else:
            _must_draw(p, top_set_discarded(p))
    elif action == PASS_ACTION:
        _look_on(p)
    else:
        _draw(p, action)


@njit
def _lay(p, action):
    """L5 to L8: a set from the hand onto the table."""
    seat = p.turn
    value, numbers, jokers = set_of(action)
    if numbers > 0:
        leaves_hand(p, seat, value, numbers)
    leaves_hand(p, seat, JOKER, jokers)
    top = p.sets[seat]
    p.set_value[seat, top], p.set_numbers[seat, top], p.set_jokers[seat, top] = value, numbers, jokers
    p.sets[seat] += 1
    p.laid[seat] += numbers + jokers
    p.plays += 1
    if p.hand_size_now[seat] == 0:
        _end(p, HAND_EMPTY)  # L8, L13 (a)
        return
    p.looked = -1
    p.hit = 0
    _look_on(p)


# Settling a play


@njit
def _look_on(p):
    """L9, L20: the phantom, then each opponent clockwise; then consolation (L21) and the next turn (L12)."""
    value, size = top_set(p, p.turn)
    while True:
        p.looked += 1
        p.victim = -1
        if p.looked == 0:
            if p.duel and _phantom_settles(p, value, size):
                return
        elif p.looked < p.players:
            seat = (p.turn + p.looked) % p.players
            if is_hit(p, seat, value, size):
                p.hit = 1
                p.victim = seat
                p.phase = TAKE
                return
        elif p.looked == p.players:
            if p.consolation and not p.hit:
                p.phase = CONSOLATION
                return
        else:
            _next_turn(p)
            return


@njit
def _phantom_settles(p, value, size):
    """L19: one combination is snatched; with several, the player chooses. Whether anything is due now."""
    count, only = combinations_hit(p, value, size)
    if count == 0:
        return False
    p.hit = 1
    if count > 1:
        p.phase = SNATCH
        return True
    snatch_combination(p, only)
    return phantom_must_be_refilled(p)


@njit
def _next_turn(p):
    """L12; L22: with *expert* the round ends when its last allowed play has been settled."""
    if p.expert and p.plays >= p.play_limit:
        _end(p, PLAY_LIMIT)
        return
    p.turn = (p.turn + 1) % p.players
    p.phase = PLAY


# Draws


@njit
def _must_draw(p, count):
    """L10: the victim draws as many cards as the set held."""
    p.drawer = p.victim
    p.owed = count
    p.phase = DRAW


@njit
def _draw(p, action):
    """L10.4, L18: one draw, from a display place (a pile gives both its cards) or the deck."""
    if p.phase == CONSOLATION:
        p.drawer = p.turn
        p.owed = 1
    if action == DRAW_DECK:
        p.phase = DRAWN
        return
    place = action - DRAW_PLACE
    for k in range(2):
        card = p.display[place, k]
        if card != 0:
            enters_hand_seen(p, p.drawer, card, 1)
            p.display[place, k] = 0
    _drew(p)


@njit
def _drew(p):
    p.owed -= 1
    if p.deck == 0 and displayed(p) == 0:
        _end(p, CARDS_OUT)  # L13 (b)
    elif p.owed > 0:
        p.phase = DRAW
    else:
        p.drawer = -1
        _refill(p)


@njit
def _refill(p):
    """L10.5: the display is refilled from the deck, as far as it goes."""
    if p.deck > 0 and first_empty_place(p) >= 0:
        p.phase = REFILL
    else:
        _look_on(p)


# Cards that come


@njit
def _deal(p, card):
    seat = dealt_to_seat(p)
    p.undealt[card] -= 1
    p.deck -= 1
    p.dealt += 1
    if seat >= 0:
        p.hand[seat, card] += 1
        p.hand_size_now[seat] += 1
        if p.phase == DRAWN:
            _drew(p)
    elif p.phase == PHANTOM:
        to_phantom(p, card)
        if not phantom_must_be_refilled(p):
            if p.plays == 0:
                p.phase = PLAY
            else:
                _look_on(p)
    else:
        p.display[first_empty_place(p), 0] = card
        if p.phase == REFILL:
            _refill(p)
    is_set_out = p.phase == DEAL and p.dealt == p.players * p.hand_size + p.places
    if is_set_out and not (p.duel and phantom_must_be_refilled(p)):
        p.phase = PLAY


# The end


@njit
def _end(p, reason):
    """L13: draws still owed and snatches still pending are dropped."""
    p.phase = OVER
    p.reason = reason
    p.owed = 0
    p.victim = -1
    p.drawer = -1


@njit
def returns(p, out):
    """L14: one point for each card laid, one off for each in hand."""
    for seat in range(p.players):
        out[seat] = p.laid[seat] - p.hand_size_now[seat]


@njit
def tie_break(p, out):
    """L14, L15: of equal scores or totals, the one with fewer cards in hand."""
    for seat in range(p.players):
        out[seat] = p.hand_size_now[seat]
