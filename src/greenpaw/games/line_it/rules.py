"""The rules of LINE-IT (docs/rules/line-it.md): who decides, what is legal, what it changes, the scores."""

from greenpaw.games.contract import CHANCE, TERMINAL
from greenpaw.games.jit import njit
from greenpaw.games.line_it.actions import (
    CLOSE_ACTION,
    END_ACTION,
    PASS_ACTION,
    PLAY_CARD,
    TAKE_TO_HAND,
    TAKE_TO_LINE,
)
from greenpaw.games.line_it.cards import BETS
from greenpaw.games.line_it.lines import add_card, clear_line, close_line, fits, retire
from greenpaw.games.line_it.state import (
    EXTRA_CARDS,
    HAND_SIZE,
    LAST_CARDS,
    LEFT_OVER,
    MARKET,
    OVER,
    TURN,
)
from greenpaw.games.line_it.supply import insert, remove

LAPS = 2
"""Of the last cards: a second card comes in a second lap (T16)."""


@njit
def current_player(p):
    """The seat that must decide now, CHANCE or TERMINAL."""
    if p.phase < MARKET:
        return int(p.turn)
    return TERMINAL if p.phase == OVER else CHANCE


# What is allowed


@njit
def legal_actions(p, out):
    """Fill `out` with the codes of what the current player may do, ascending; how many there are."""
    if p.phase == TURN:
        return _legal_in_turn(p, out)
    if p.phase == LAST_CARDS:
        n = _legal_plays(p, out, 0)
        out[n] = PASS_ACTION
        return n + 1
    return 0


@njit
def _legal_in_turn(p, out):
    seat = p.turn
    n = 0
    if p.taken == 0:  # T7
        for k in range(p.market_size):
            if _is_new(p.market, k) and fits(p, seat, p.market[k]):
                out[n] = TAKE_TO_LINE + int(p.market[k])
                n += 1
        if p.hand_size[seat] < HAND_SIZE:  # T8
            for k in range(p.market_size):
                if _is_new(p.market, k):
                    out[n] = TAKE_TO_HAND + int(p.market[k])
                    n += 1
    if p.added == 0:
        n = _legal_plays(p, out, n)
    if p.line_size[seat] > 0:
        out[n] = CLOSE_ACTION
        n += 1
    if p.taken == 1:
        out[n] = END_ACTION
        n += 1
    return n


@njit
def _legal_plays(p, out, n):
    seat = p.turn
    for k in range(p.hand_size[seat]):
        if _is_new(p.hand[seat], k) and fits(p, seat, p.hand[seat, k]):
            out[n] = PLAY_CARD + int(p.hand[seat, k])
            n += 1
    return n


@njit
def _is_new(cards, k):
    """Whether the k-th of ascending cards isn't another copy of the one before it."""
    return k == 0 or cards[k] != cards[k - 1]


# What happens


@njit
def apply_action(p, action):
    """Carry out a legal decision, or the card that has come. Nothing is checked here."""
    if p.phase == MARKET:
        _deal_to_market(p, action)
    elif p.phase == LEFT_OVER:
        _deal_left_over(p, action)
    else:
        p.decisions += 1
        act(p, action)
        move_on(p, action)


@njit
def act(p, action):
    """The decision itself: what it changes before the turn may pass on."""
    seat = p.turn
    if action < TAKE_TO_HAND:
        _take(p, action - TAKE_TO_LINE)
        add_card(p, seat, action - TAKE_TO_LINE)
    elif action < PLAY_CARD:
        _take(p, action - TAKE_TO_HAND)
        insert(p.hand[seat], p.hand_size[seat], action - TAKE_TO_HAND)
        p.hand_size[seat] += 1
    elif action < CLOSE_ACTION:
        card = action - PLAY_CARD
        remove(p.hand[seat], p.hand_size[seat], card)
        p.hand_size[seat] -= 1
        p.added = 1
        add_card(p, seat, card)
    elif action == CLOSE_ACTION:
        close_line(p, seat)
        clear_line(p, seat)
    elif action == PASS_ACTION:
        p.passed[seat] = 1


@njit
def _take(p, card):
    remove(p.market, p.market_size, card)
    p.market_size -= 1
    p.taken = 1


@njit
def move_on(p, action):
    """After a decision: the turn, the round or the last cards pass on where they are to."""
    if p.phase == LAST_CARDS:
        p.turns += 1
        p.added = 0
        _find_last_card(p)
    elif action == END_ACTION or _nothing_is_left(p):
        _end_turn(p)


@njit
def _nothing_is_left(p):
    """T11: after taking, no optional action is legal. Onto an empty line any hand card fits."""
    seat = p.turn
    return p.taken == 1 and p.line_size[seat] == 0 and (p.added == 1 or p.hand_size[seat] == 0)


@njit
def _end_turn(p):
    p.taken = 0
    p.added = 0
    p.turns += 1
    if p.turns < p.players:
        p.turn = (p.turn + 1) % p.players
        return
    for k in range(p.market_size):  # T4
        retire(p, p.market[k])
        p.market[k] = 0
    p.market_size = 0
    p.turns = 0
    if p.deck < p.players + EXTRA_CARDS:
        _begin_the_end(p)
        return
    p.round_number += 1
    p.first = (p.first + 1) % p.players
    p.turn = p.first
    p.phase = MARKET


@njit
def _begin_the_end(p):
    """T15, T16: the deck's last cards, if any, then the last cards of the hands."""
    p.turn = p.first
    if p.deck > 0:
        p.phase = LEFT_OVER
        return
    p.phase = LAST_CARDS
    _find_last_card(p)


@njit
def _find_last_card(p):
    """T16: the next who may still add a card. When there is nobody every line is closed (T17)."""
    while p.lap < LAPS:
        while p.turns < p.players:
            seat = (p.first + p.turns) % p.players
            if p.passed[seat] == 0 and _count_that_fit(p, seat) > 0:
                p.turn = seat
                return
            p.turns += 1
        p.lap += 1
        p.turns = 0
    for seat in range(p.players):
        close_line(p, seat)
    p.phase = OVER


@njit
def _count_that_fit(p, seat):
    count = 0
    for k in range(p.hand_size[seat]):
        count += fits(p, seat, p.hand[seat, k])
    return count


# Cards that come


@njit
def _deal_to_market(p, card):
    _leaves_deck(p, card)
    insert(p.market, p.market_size, card)
    p.market_size += 1
    if p.market_size == p.players + EXTRA_CARDS:  # T3
        p.phase = TURN


@njit
def _deal_left_over(p, card):
    """T15."""
    _leaves_deck(p, card)
    retire(p, card)
    if p.deck == 0:
        _begin_the_end(p)


@njit
def _leaves_deck(p, card):
    p.undealt[card] -= 1
    p.deck -= 1
    p.dealt += 1


# Scores


@njit
def score_of(p, seat):
    """T18: one for each card in the score pile, plus and minus the bet tokens."""
    score = int(p.pile[seat])
    for kind in range(len(BETS)):
        score += BETS[kind] * (int(p.won[seat, kind]) - int(p.lost[seat, kind]))
    return score


@njit
def returns(p, out):
    """The scores, by seat."""
    for seat in range(p.players):
        out[seat] = score_of(p, seat)


@njit
def tie_break(p, out):
    """Nothing decides between equal scores (T18)."""
    for seat in range(p.players):
        out[seat] = 0
