"""Linko's cards (L1), by code: 1 to 13 are the values, 14 is a joker, 0 a card that isn't seen."""

from collections.abc import Iterable, Sequence

from greenpaw.games.contract import NotationError

TOP_VALUE = 13
JOKER = 14
CODES = 15
COPIES = 8
JOKERS = 5
DECK = TOP_VALUE * COPIES + JOKERS

NOTATION = ("?", *map(str, range(1, TOP_VALUE + 1)), "X")
_CODE_OF = {text: code for code, text in enumerate(NOTATION) if code}


def cards_of(counts: Sequence[int]) -> list[str]:
    """The cards of a multiset, in notation and in order; the multiset is indexed by card code."""
    return [NOTATION[code] for code in range(1, CODES) for _ in range(counts[code])]


def counts_of(cards: Iterable[str]) -> list[int]:
    """The multiset, indexed by card code, of cards in notation."""
    counts = [0] * CODES
    for card in cards:
        if card not in _CODE_OF:
            raise NotationError("no-such-card", f"there is no card {card!r}: cards are 1 to 13 and X", "L1")
        counts[_CODE_OF[card]] += 1
    return counts


def written(cards: Iterable[str]) -> str:
    """Cards as one text."""
    return ",".join(cards)
