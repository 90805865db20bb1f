"""A seat's line: what fits, what a card added to it brings, and how it is closed (T5, T6, T12 to T14)."""

from greenpaw.games.jit import njit
from greenpaw.games.line_it.cards import COLORS, FIRST_BET, bet_size, color_of, is_bet
from greenpaw.games.line_it.state import IN_JACKPOT, IN_PILE, OUT

DISCARDED = 3
"""Number cards of a closed line that bring nothing (T14)."""
WINNING = 3
"""Which card of a colour in a line wins its jackpot (T13)."""


@njit
def fits(p, seat, card):
    """Whether the card may be added to the seat's line now (T5, T6)."""
    if is_bet(card):
        return p.bet_used[seat] == 0
    return p.direction[seat] == 0 or (card - p.last[seat]) * p.direction[seat] > 0


@njit
def add_card(p, seat, card):
    """Put a card that fits at the end of the line, with all that this brings at once (T12, T13)."""
    p.line[seat, p.line_size[seat]] = card
    p.line_size[seat] += 1
    if is_bet(card):
        p.bet[seat] = card
        p.bet_used[seat] = 1
        return
    if p.numbers[seat] == 1:
        p.direction[seat] = 1 if card > p.last[seat] else -1
    p.numbers[seat] += 1
    p.last[seat] = card
    color = color_of(card)
    p.colors[seat, color] += 1
    if p.colors[seat, color] == WINNING:
        _win_jackpot(p, seat, color)
    if p.bet[seat] != 0:
        p.followed[seat] += 1
        if p.followed[seat] == bet_size(p.bet[seat]):
            _win_bet(p, seat)


@njit
def _win_jackpot(p, seat, color):
    p.pile[seat] += p.jackpot[color]
    p.jackpot[color] = 0
    for card in range(color + 1, len(p.place), COLORS):
        if p.place[card] == IN_JACKPOT + color:
            p.place[card] = IN_PILE + seat


@njit
def _win_bet(p, seat):
    """T12: the bet card leaves the line and the game."""
    kind = p.bet[seat] - FIRST_BET
    p.won[seat, kind] += 1
    p.spent[kind] += 1
    at = 0
    while p.line[seat, at] != p.bet[seat]:
        at += 1
    for k in range(at, p.line_size[seat] - 1):
        p.line[seat, k] = p.line[seat, k + 1]
    p.line_size[seat] -= 1
    p.line[seat, p.line_size[seat]] = 0
    p.bet[seat] = 0
    p.followed[seat] = 0


@njit
def points_of(numbers):
    """What closing a line of so many number cards brings to the score pile (T14)."""
    return max(numbers - DISCARDED, 0)


@njit
def close_line(p, seat):
    """Close the line: its cards and its open bet are settled (T12, T14), and lie as they were."""
    left = DISCARDED
    for k in range(p.line_size[seat]):
        card = p.line[seat, k]
        if not is_bet(card):
            p.place[card] = OUT if left > 0 else IN_PILE + seat
            left -= 1
    p.pile[seat] += points_of(p.numbers[seat])
    if p.bet[seat] != 0:
        kind = p.bet[seat] - FIRST_BET
        p.lost[seat, kind] += 1
        p.spent[kind] += 1


@njit
def clear_line(p, seat):
    """Take the closed line's cards away, for a new one to be started."""
    for k in range(p.line_size[seat]):
        p.line[seat, k] = 0
    p.line_size[seat] = 0
    p.numbers[seat] = 0
    p.last[seat] = 0
    p.direction[seat] = 0
    p.bet[seat] = 0
    p.followed[seat] = 0
    p.bet_used[seat] = 0
    for color in range(COLORS):
        p.colors[seat, color] = 0


@njit
def retire(p, card):
    """T4, T15: a card that nobody took goes to the jackpot of its colour; a bet leaves the game."""
    if is_bet(card):
        p.spent[card - FIRST_BET] += 1
    else:
        color = color_of(card)
        p.place[card] = IN_JACKPOT + color
        p.jackpot[color] += 1
