"""The position of Linko: what is on the table, in hands and due next."""

from typing import Any

import numpy as np

from greenpaw.games.contract import HEADER
from greenpaw.games.linko.cards import CODES, DECK

PLAYERS = range(2, 6)
MOST_PLAYERS = 5
MOST_PLACES = 6
MOST_SETS = DECK
"""Sets before one player: each holds at least one of the 109 cards (L1)."""

# Phases in which someone decides
PLAY, SNATCH, TAKE, BACK, DRAW, CONSOLATION = range(6)
# Phases in which a card is due
DEAL, DRAWN, REFILL, PHANTOM = range(6, 10)
OVER = 10

# Reasons for the end
NOT_OVER, HAND_EMPTY, CARDS_OUT, PLAY_LIMIT = range(4)
REASONS = ("", "hand-empty", "cards-out", "play-limit")

DTYPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *HEADER,
                ("duel", "i1"),
                ("consolation", "i1"),
                ("expert", "i1"),
                # amounts
                ("play_limit", "i4"),
                ("hand_size", "i1"),
                ("top_value", "i1"),
                ("places", "i1"),
                ("phantom_size", "i1"),
                # what is due
                ("plays", "i4"),
                ("owed", "i2"),  # draws still to be made
                ("phase", "i1"),
                ("looked", "i1"),  # the last party looked at: -1 none, 0 the phantom, then opponents (L20)
                ("victim", "i1"),  # whose top set is being settled, or -1
                ("drawer", "i1"),  # who draws, or -1
                ("hit", "i1"),  # this play has hit someone or the phantom (L21)
                ("reason", "i1"),
                # where the cards are, as counts by card code unless said otherwise
                ("deck", "i2"),  # number of cards in it
                ("undealt", "i2", (CODES,)),
                ("discard", "i2", (CODES,)),
                ("hand_size_now", "i2", (MOST_PLAYERS,)),
                ("phantom_size_now", "i2"),
                ("laid", "i2", (MOST_PLAYERS,)),  # cards in all sets of a seat
                ("sets", "i2", (MOST_PLAYERS,)),  # number of them
                ("hand", "i1", (MOST_PLAYERS, CODES)),
                ("known", "i1", (MOST_PLAYERS, CODES)),  # of the hand, seen by everyone going in
                ("display", "i1", (MOST_PLACES, 2)),  # card codes; the second makes a pile (L17)
                ("phantom", "i1", (CODES,)),
                # sets on the table, oldest first
                ("set_value", "i1", (MOST_PLAYERS, MOST_SETS)),
                ("set_numbers", "i1", (MOST_PLAYERS, MOST_SETS)),
                ("set_jokers", "i1", (MOST_PLAYERS, MOST_SETS)),
            ]
        ),
    )
)
"""Packed, without padding: equal positions have equal bytes."""


def empty() -> Any:
    """An array of one position with nothing in it."""
    array = np.zeros(1, DTYPE)
    array["victim"], array["drawer"], array["looked"] = -1, -1, -1
    return array
