"""What a decision cost, in one number and in a word, and how accurately a player has decided."""

from __future__ import annotations

import math
from typing import Literal, TypeVar

import msgspec
import numpy as np

Mark = Literal["only", "best", "fine", "doubtful", "blunder"]
"""`only`: there was no choice."""
MARKS: tuple[Mark, ...] = ("best", "fine", "doubtful", "blunder")
"""Those of real decisions, the best first."""

_Figure = TypeVar("_Figure", float, np.ndarray)

_POINT = 1 / 40
"""A point counts as much as so much chance to win: bots play for both alike, see the kernel `worth`."""
_FINE, _DOUBTFUL = 0.03, 0.1
"""A decision that surely cost less than so much is fine, or doubtful."""


def cost(points: _Figure, win: _Figure) -> _Figure:
    """What so many points and so much chance to win are worth together, as a chance to win."""
    return win + _POINT * points


def mean_and_noise(ahead: np.ndarray, worlds: np.ndarray) -> tuple[float, float]:
    """Of costs, and the standard error of the mean; `worlds` are the numbers of those that were tried.

    What was tried in the same world tells of one world alone. Of a single one no noise is known: nothing is
    sure then.
    """
    mean = float(ahead.mean())
    of_world = np.bincount(np.unique(worlds, return_inverse=True)[1], ahead - mean)
    if (n := len(of_world)) < 2:
        return mean, math.inf
    return mean, float(np.sqrt((of_world**2).sum() * n / (n - 1))) / len(ahead)


def mark(surely: float) -> Mark:
    """The word for a decision, not the best one, that cost so much at least: the cost less its noise."""
    if surely < _FINE:
        return "fine"
    return "doubtful" if surely < _DOUBTFUL else "blunder"


def accuracy(lost: float, at_stake: float) -> float | None:
    """From 100, where nothing was lost of what was at stake, to 0: no better than choosing by lot."""
    return 100 * max(0.0, 1 - lost / at_stake) if at_stake > 0 else None


class PlayerReview(msgspec.Struct, frozen=True):
    """How one seat has decided, of the decisions in which it had a choice, and what luck it had."""

    seat: int
    decisions: int
    marks: dict[Mark, int]
    """How many of each of MARKS."""
    sound: float | None
    """Share of decisions that were best or fine; None where there was no choice."""
    accuracy: float | None
    """From 0 to 100, see docs/bots.md."""
    points_lost: float
    """Mean of a decision."""
    skill: float
    """The chance to win that its own decisions lost, all together: nil at best, below it otherwise."""
    luck: float
    """By how much its chance to win changed when cards came, all together."""
    others: float
    """The rest of what lies between its chance at the beginning and the result: what others' decisions
    brought."""
