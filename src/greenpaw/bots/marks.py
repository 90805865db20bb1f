"""What a decision cost, in one number and in a word, and how accurately a player has decided."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple, TypeVar

import msgspec
import numpy as np

Mark = Literal["only", "best", "fine", "doubtful", "blunder"]
"""`only`: there was no choice."""
MARKS: tuple[Mark, ...] = ("best", "fine", "doubtful", "blunder")
"""Those of real decisions, the best first."""

_Figure = TypeVar("_Figure", float, np.ndarray)

_POINT = 1 / 40
"""A point counts as much as so much chance to win: bots play for both alike, see the kernel `worth`."""
_FINE, _DOUBTFUL = 0.05, 0.15
"""A decision that surely cost less than so much is fine, or doubtful."""
_LEAST_AT_STAKE = 0.25


def cost(points: _Figure, win: _Figure) -> _Figure:
    """What so many points and so much chance to win are worth together, as a chance to win."""
    return win + _POINT * points


class Measured(NamedTuple):
    mean: float
    noise: float
    """The standard error of the mean."""


def measured(ahead: np.ndarray, worlds: np.ndarray) -> Measured:
    """How far one choice is ahead of another; `worlds` are the numbers of those that they were tried in.

    What was tried in the same world tells of one world alone. Of a single one no noise is known: nothing is
    sure then.
    """
    mean = float(ahead.mean())
    of_world = np.bincount(np.unique(worlds, return_inverse=True)[1], ahead - mean)
    if (n := len(of_world)) < 2:
        return Measured(mean, math.inf)
    return Measured(mean, float(np.sqrt((of_world**2).sum() * n / (n - 1))) / len(ahead))


def mark(surely: float) -> Mark:
    """The word for a decision, not the best one, that cost so much at least: the cost less its noise."""
    if surely < _FINE:
        return "fine"
    return "doubtful" if surely < _DOUBTFUL else "blunder"


def accuracy(cost: float, at_stake: float) -> float | None:
    """From 100, where nothing was lost of what was at stake, to 0: no better than choosing by lot.

    None where so little was at stake that it would tell of chance alone.
    """
    return 100 * min(max(1 - cost / at_stake, 0.0), 1.0) if at_stake >= _LEAST_AT_STAKE else None


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
    """Mean of a decision; so is the next."""
    win_lost: float
    luck: float
    """By how much the curve rose for it when cards came, or fell, all together: nothing that was decided."""
