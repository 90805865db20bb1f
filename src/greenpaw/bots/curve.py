"""The curve of a review: each seat's chance to win, step by step."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


class Curve:
    """The network's word at each point, moved to what looking ahead has found at a seat's own decisions.

    By how much the word was moved there changes evenly from one decision of the seat to its next. So the
    curve falls by what a decision cost, and in between it goes as the network sees it. Seats see different
    cards: two may both believe that they lead, and all chances together needn't be 1.
    """

    def __init__(self, players: int) -> None:
        self._players = players
        self._words: list[Sequence[float]] = []
        self._found: list[dict[int, float]] = [{} for _ in range(players)]

    def add(self, words: Sequence[float]) -> None:
        """The next point: by seat, the network's word on its chance to win; in the end, the result."""
        self._words.append(words)

    def found(self, point: int, seat: int, best: float, played: float) -> None:
        """What the seat's best choice at that point promises, and what the one that was played does."""
        self._found[seat][point] = best
        self._found[seat][point + 1] = played

    def whole(self) -> list[list[float]]:
        """By point the chances of all seats: equal ones first, the result last."""
        words = np.array(self._words)
        points = np.arange(len(words))
        for seat, found in enumerate(self._found):
            known = {0: words[0, seat], **found, len(words) - 1: words[-1, seat]}
            at = sorted(known)
            moved = [known[point] - words[point, seat] for point in at]
            words[:, seat] = np.clip(words[:, seat] + np.interp(points, at, moved), 0, 1)
        words[0] = 1 / self._players
        return words.tolist()

    def luck(self, seat: int, points: Sequence[int]) -> float:
        """By how much the seat's chance rose from each of these points to the next, all together.

        By the network's words alone, so scaled that all seats' are 1: what one gains by luck, others lose.
        """
        words = np.array(self._words)
        sums = words.sum(axis=1, keepdims=True)
        shares = np.divide(words, sums, out=np.full_like(words, 1 / self._players), where=sums > 0)
        return float(sum(shares[point + 1, seat] - shares[point, seat] for point in points))
