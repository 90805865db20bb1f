"""The position of LINE-IT: the market, everyone's line, hand and tokens, the jackpots, and what is due."""

from typing import Any

import numpy as np

from greenpaw.games.contract import HEADER
from greenpaw.games.line_it.cards import BETS, CODES, COLORS, TOP_NUMBER

PLAYERS = range(2, 6)
MOST_PLAYERS = 5
EXTRA_CARDS = 2
"""The market has so many cards more than there are players (T3)."""
MOST_MARKET = MOST_PLAYERS + EXTRA_CARDS
HAND_SIZE = 2
"""T8."""
MOST_LINE = 26
"""Cards of a line: each was taken in another of at most 26 rounds, 106 cards by four (T7, T15)."""

# Phases in which someone decides
TURN, LAST_CARDS = range(2)
# Phases in which a card is due
MARKET, LEFT_OVER = range(2, 4)
OVER = 4

# Where a number card is: at play (undealt, in the market, a line or a hand), in the pile of a seat (+ the
# seat), in a jackpot (+ its colour), or out of the game
AT_PLAY = 0
IN_PILE = 1
IN_JACKPOT = IN_PILE + MOST_PLAYERS
OUT = IN_JACKPOT + COLORS

DTYPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *HEADER,
                ("phase", "i1"),
                ("first", "i1"),  # who has the first-player token
                ("round_number", "i1"),  # from 1
                ("rounds", "i1"),  # that there will be (T15)
                ("turns", "i1"),  # over in this round; of the last cards: seats passed by in this lap
                ("lap", "i1"),  # of the last cards: 0, then 1 (T16)
                ("taken", "i1"),  # the market card of this turn has been taken (T7)
                ("added", "i1"),  # the hand card of this turn has been played (T9)
                # where the cards are
                ("deck", "i2"),  # number of cards in it
                ("undealt", "i1", (CODES,)),  # counts by code
                ("market_size", "i1"),
                ("market", "i1", (MOST_MARKET,)),  # codes, ascending
                ("place", "i1", (TOP_NUMBER + 1,)),  # of each number card
                ("spent", "i1", (len(BETS),)),  # bet cards that have left the game
                ("jackpot", "i1", (COLORS,)),  # number of cards in each
                # by seat
                ("pile", "i1", (MOST_PLAYERS,)),  # number of cards in the score pile
                ("won", "i1", (MOST_PLAYERS, len(BETS))),  # tokens, by kind
                ("lost", "i1", (MOST_PLAYERS, len(BETS))),
                ("passed", "i1", (MOST_PLAYERS,)),  # in the last cards, for good (T16)
                ("hand_size", "i1", (MOST_PLAYERS,)),
                ("hand", "i1", (MOST_PLAYERS, HAND_SIZE)),  # codes, ascending
                # lines; once the round is over they lie as they were when they were closed (T17)
                ("line_size", "i1", (MOST_PLAYERS,)),
                ("line", "i1", (MOST_PLAYERS, MOST_LINE)),  # codes, in the order they were added
                ("numbers", "i1", (MOST_PLAYERS,)),  # number cards in it
                ("last", "i1", (MOST_PLAYERS,)),  # its last number card, or 0
                ("direction", "i1", (MOST_PLAYERS,)),  # 1 ascending, -1 descending, 0 not yet fixed (T5)
                ("colors", "i1", (MOST_PLAYERS, COLORS)),  # number cards of each colour
                ("bet", "i1", (MOST_PLAYERS,)),  # the open bet's code, or 0
                ("followed", "i1", (MOST_PLAYERS,)),  # numbers since the open bet
                ("bet_used", "i1", (MOST_PLAYERS,)),  # the line has had its one bet, open or won (T6)
            ]
        ),
    )
)
"""Packed, without padding: equal positions have equal bytes."""


def empty() -> Any:
    """An array of one position with nothing in it."""
    return np.zeros(1, DTYPE)
