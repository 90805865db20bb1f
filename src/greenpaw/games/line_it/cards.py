"""LINE-IT's cards (T1), by code: 1 to 100 are the number cards, then the bets +3, +4 and +5; 0 isn't seen."""

from greenpaw.games.jit import njit

TOP_NUMBER = 100
COLORS = 4
COLOR_NAMES = ("red", "blue", "green", "yellow")
BETS = (3, 4, 5)
"""How many numbers must follow a bet, which is also what it brings or costs (T12)."""
BET_COPIES = 2
FIRST_BET = TOP_NUMBER + 1
CODES = FIRST_BET + len(BETS)

NOTATION = ("?", *map(str, range(1, FIRST_BET)), *(f"+{size}" for size in BETS))


@njit
def is_bet(card):
    return card >= FIRST_BET


@njit
def bet_size(card):
    """How many numbers must follow this bet card."""
    return card - FIRST_BET + 3


@njit
def color_of(card):
    """0 red, 1 blue, 2 green, 3 yellow, of a number card (T1)."""
    return (card - 1) % 4
