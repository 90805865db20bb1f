"""Where cards come from. Luck is never inside a position: a dealer names the next card.

A dealer is called with the round's number in its match, the number k of the card within the round
(from 1), and how many of each card are undealt, indexed by card code. Card k depends on decisions only
through what is left; as decisions never change what is undealt, one seed deals the same cards at any
table.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterable, Sequence
from typing import Protocol

from greenpaw.games import dice


class Dealer(Protocol):
    def __call__(self, round: int, k: int, undealt: Sequence[int]) -> int: ...


def nth_card(undealt: Sequence[int], index: int) -> int:
    """The card code at `index` of the undealt cards laid out in the order of their codes."""
    for card, count in enumerate(undealt):
        index -= int(count)
        if index < 0:
            return card
    raise IndexError("there are fewer undealt cards than that")


class Fair:
    """The dealer of tables: anyone can check it once the round's secret is published.

    HMAC-SHA256 with the secret as key, over the label, round, k and try as big-endian 32-bit numbers,
    and the SHA-256 of the length-prefixed contributions in seat order. The first eight bytes, as a
    number, choose without bias. Test vectors: docs/protocol.md.
    """

    LABEL = b"greenpaw-deal/1"

    def __init__(self, secret: bytes, contributions: Iterable[bytes] = ()) -> None:
        if len(secret) != 32:
            raise ValueError("a round's secret has 32 bytes")
        self._secret = secret
        mixed = hashlib.sha256()
        for contribution in contributions:
            mixed.update(struct.pack(">I", len(contribution)) + contribution)
        self._mixed = mixed.digest()

    @staticmethod
    def commitment(secret: bytes) -> str:
        """What is made known before anyone contributes: the secret's SHA-256, in hex."""
        return hashlib.sha256(secret).hexdigest()

    def number(self, round: int, k: int, n: int) -> int:
        """A number from 0 to n - 1. k = 0 draws the first player of n; cards count from k = 1."""
        limit = 2**64 - 2**64 % n
        attempt = 0
        while True:
            message = self.LABEL + struct.pack(">III", round, k, attempt) + self._mixed
            u = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            if u < limit:
                return u % n
            attempt += 1

    def __call__(self, round: int, k: int, undealt: Sequence[int]) -> int:
        return nth_card(undealt, self.number(round, k, int(sum(undealt))))


class Ordered:
    """A whole order of the cards, fixed by a seed: for the arena, duplicate deals, simulations and tests."""

    def __init__(self, *seed: int) -> None:
        self._seed = seed

    def number(self, round: int, k: int, n: int) -> int:
        """A number from 0 to n - 1, fixed by seed, round and k. k = 0 draws the first player."""
        return int(dice.below(dice.skip(dice.stream(*self._seed, round), k), n))

    def __call__(self, round: int, k: int, undealt: Sequence[int]) -> int:
        return nth_card(undealt, self.number(round, k, int(sum(undealt))))


class Listed:
    """The cards of a record, in their order: for replay and for tests that want a certain deal."""

    def __init__(self, cards: Iterable[int]) -> None:
        self._cards = list(cards)

    def __call__(self, round: int, k: int, undealt: Sequence[int]) -> int:
        if k > len(self._cards):
            raise OutOfCards(f"card {k} is due, but only {len(self._cards)} are listed")
        return self._cards[k - 1]


class OutOfCards(ValueError):
    """A listed dealer was asked for a card beyond its list."""
