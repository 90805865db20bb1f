"""The rules of Linko, once: docs/rules/linko.md, rule by rule. Kernels, in place on one position."""

from greenpaw.games.contract import CHANCE, PUBLIC, TERMINAL
from greenpaw.games.jit import njit
from greenpaw.games.linko.actions import (
    BACK_ACTION,
    DISCARD_ACTION,
    DRAW_DECK,
    DRAW_PLACE,
    LAY,
    LAY_JOKERS,
    LEAVE_ACTION,
    PASS_ACTION,
    SNATCH_ACTION,
    TAKE_ACTION,
)
from greenpaw.games.linko.cards import CODES, JOKER
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
)

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
            if p.display[place, 0] != 0:
                out[n] = DRAW_PLACE + place
                n += 1
        if p.deck > 0:
            out[n] = DRAW_DECK
            n += 1
        if p.phase == CONSOLATION:
            out[n] = PASS_ACTION
            n += 1
    elif p.phase == SNATCH:
        for value in range(1, p.top_value):
            if is_combination_hit(p, value):
                out[n] = SNATCH_ACTION + value
                n += 1
    return n


@njit
def _legal_sets(p, out):
    """L5: cards of one value, with any number of jokers; or jokers alone."""
    n = 0
    jokers = p.hand[p.turn, JOKER]
    for value in range(1, p.top_value + 1):
        for numbers in range(1, p.hand[p.turn, value] + 1):
            for added in range(jokers + 1):
                out[n] = LAY + (value - 1) * 48 + (numbers - 1) * 6 + added
                n += 1
    for alone in range(1, jokers + 1):
        out[n] = LAY_JOKERS + alone - 1
        n += 1
    return n


# Hits


@njit
def beats(p, value, other):
    """L9: strictly higher; L22: with *expert* a 1 also beats a 13 and jokers alone."""
    return value > other or (p.expert and value == 1 and other >= p.top_value)


@njit
def is_hit(p, seat, size, value):
    """L9: the top set of `seat` has exactly this size and a lower value."""
    top = p.sets[seat] - 1
    return (
        top >= 0
        and p.set_numbers[seat, top] + p.set_jokers[seat, top] == size
        and beats(p, value, p.set_value[seat, top])
    )


@njit
def is_combination_within(p, combination, size, value):
    """L19: the phantom holds exactly `size` cards of the value `combination`, which is lower."""
    return p.phantom[combination] == size and combination < value


@njit
def is_combination_hit(p, combination):
    """L19, for the set just laid."""
    top = p.sets[p.turn] - 1
    size = p.set_numbers[p.turn, top] + p.set_jokers[p.turn, top]
    return is_combination_within(p, combination, size, p.set_value[p.turn, top])


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
        _snatch_combination(p, action - SNATCH_ACTION)
        if not _phantom_must_be_refilled(p):
            _look_on(p)
    elif p.phase == TAKE:
        if action == TAKE_ACTION:
            _must_draw(p, _top_set_into_hand(p, p.turn))
        else:
            p.phase = BACK
    elif p.phase == BACK:
        if action == BACK_ACTION:
            _top_set_into_hand(p, p.victim)
            _look_on(p)
        else:
            _must_draw(p, _top_set_discarded(p))
    elif action == PASS_ACTION:
        _look_on(p)
    else:
        _draw(p, action)


@njit
def _lay(p, action):
    """L5 to L8: a set from the hand onto the table."""
    seat = p.turn
    if action >= LAY_JOKERS:
        value, numbers, jokers = JOKER, 0, action - LAY_JOKERS + 1
    else:
        value, numbers, jokers = action // 48 + 1, action // 6 % 8 + 1, action % 6
        _leaves_hand(p, seat, value, numbers)
    _leaves_hand(p, seat, JOKER, jokers)
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


@njit
def _leaves_hand(p, seat, card, count):
    p.hand[seat, card] -= count
    p.hand_size_now[seat] -= count
    # What everyone saw going in is laid first, as far as anyone can tell: the rest stays certain.
    p.known[seat, card] = max(0, p.known[seat, card] - count)


@njit
def _enters_hand_seen(p, seat, card, count):
    p.hand[seat, card] += count
    p.hand_size_now[seat] += count
    p.known[seat, card] += count


# Settling a play


@njit
def _look_on(p):
    """L9, L20: the phantom, then each opponent clockwise, then consolation (L21), then the next turn (L12)."""
    while True:
        p.looked += 1
        p.victim = -1
        if p.looked == 0:
            if p.duel and _phantom_settles(p):
                return
        elif p.looked < p.players:
            seat = (p.turn + p.looked) % p.players
            top = p.sets[p.turn] - 1
            size = p.set_numbers[p.turn, top] + p.set_jokers[p.turn, top]
            if is_hit(p, seat, size, p.set_value[p.turn, top]):
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
def _phantom_settles(p):
    """L19: one combination is snatched; with several, the player chooses. Whether anything is due now."""
    count, only = 0, 0
    for value in range(1, p.top_value):
        if is_combination_hit(p, value):
            count += 1
            only = value
    if count == 0:
        return False
    p.hit = 1
    if count > 1:
        p.phase = SNATCH
        return True
    _snatch_combination(p, only)
    return _phantom_must_be_refilled(p)


@njit
def _snatch_combination(p, value):
    count = p.phantom[value]
    _enters_hand_seen(p, p.turn, value, count)
    p.phantom[value] = 0
    p.phantom_size_now -= count


@njit
def _top_set_into_hand(p, seat):
    """L10, L11: the victim's top set comes into this hand, jokers plain again. How many cards it held."""
    value, numbers, jokers = _remove_top_set(p)
    if numbers > 0:
        _enters_hand_seen(p, seat, value, numbers)
    _enters_hand_seen(p, seat, JOKER, jokers)
    return numbers + jokers


@njit
def _top_set_discarded(p):
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
            _enters_hand_seen(p, p.drawer, card, 1)
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
def displayed(p):
    """Number of display places that hold a card."""
    count = 0
    for place in range(p.places):
        if p.display[place, 0] != 0:
            count += 1
    return count


@njit
def first_empty_place(p):
    """The lowest empty display place, or -1."""
    for place in range(p.places):
        if p.display[place, 0] == 0:
            return place
    return -1


@njit
def _refill(p):
    """L10.5: the display is refilled from the deck, as far as it goes."""
    if p.deck > 0 and first_empty_place(p) >= 0:
        p.phase = REFILL
    else:
        _look_on(p)


# Cards that come


@njit
def chance_outcomes(p, cards, weights):
    """Fill in the cards that may come now, ascending, with how many of each are undealt."""
    n = 0
    if p.phase >= DEAL and p.phase != OVER:
        for card in range(1, CODES):
            if p.undealt[card] > 0:
                cards[n], weights[n] = card, p.undealt[card]
                n += 1
    return n


@njit
def dealt_to_seat(p):
    """The seat whose hand the card that is due goes to, or -1."""
    if p.phase == DRAWN:
        return p.drawer
    if p.phase == DEAL and p.dealt < p.players * p.hand_size:
        return p.dealt // p.hand_size
    return -1


@njit
def seen_by(p):
    """Who sees the card that is due: the seat whose hand it goes to, else everyone."""
    seat = dealt_to_seat(p)
    return seat if seat >= 0 else PUBLIC


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
        _to_phantom(p, card)
        if not _phantom_must_be_refilled(p):
            if p.plays == 0:
                p.phase = PLAY
            else:
                _look_on(p)
    else:
        p.display[first_empty_place(p), 0] = card
        if p.phase == REFILL:
            _refill(p)
    if p.phase == DEAL and p.dealt == p.players * p.hand_size + p.places:
        if not (p.duel and _phantom_must_be_refilled(p)):
            p.phase = PLAY


@njit
def pile_place(p):
    """L17: the place with a single card of the lowest value (jokers highest, then the lowest place), or -1."""
    found, lowest = -1, CODES
    for place in range(p.places):
        if p.display[place, 0] != 0 and p.display[place, 1] == 0 and p.display[place, 0] < lowest:
            found, lowest = place, p.display[place, 0]
    return found


@njit
def is_kept_by_phantom(p, card):
    """L17: the phantom never keeps a 13 or a joker."""
    return card < p.top_value


@njit
def _to_phantom(p, card):
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
def _phantom_must_be_refilled(p):
    """L17: until it has 13 cards, or the deck is empty. Whether a card for it is due now."""
    if p.phantom_size_now < p.phantom_size and p.deck > 0:
        p.phase = PHANTOM
        return True
    return False


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
