"""The curve of a review: each seat's chance to win, step by step."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


class Curve:
    """The network's word at each point, moved to what looking ahead has found at a seat's own decisions.

    By how much the word was moved there changes evenly from one decision of the seat to its next. So the
    curve falls by what a decision cost, and in between it goes as the network sees it.
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
        """By point the chances of all seats, together 1: equal ones first, the result last."""
        words = np.array(self._words)
        points = np.arange(len(words))
        for seat, found in enumerate(self._found):
            known = {0: words[0, seat], **found, len(words) - 1: words[-1, seat]}
            at = sorted(known)
            moved = [known[point] - words[point, seat] for point in at]
            words[:, seat] = np.clip(words[:, seat] + np.interp(points, at, moved), 0, 1)
        words[0] = 1
        sums = words.sum(axis=1, keepdims=True)
        shares = np.where(sums > 0, words / np.where(sums > 0, sums, 1), 1 / self._players)
        return shares.tolist()
