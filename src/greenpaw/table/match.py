"""Rounds whose scores add up, and when they are enough."""

from collections.abc import Mapping

import msgspec

from greenpaw.games.record import MOST_ROUNDS
from greenpaw.table.commands import MatchKind

TARGETS = range(10, 501)
DEFAULT_TARGET = 50


class Match(msgspec.Struct, frozen=True):
    """The running match, the last one, or, as number 0, what the first one will be."""

    number: int = 0
    kind: MatchKind = "open"
    goal: int | None = None
    """A number of rounds, a total, or None for an open match."""
    start: int | None = None
    """The seat that started its first round."""
    last_start: int | None = None
    """The seat that started its newest round."""
    winners: tuple[str, ...] = ()
    """Keys of seats, once it is over."""


def goal_of(kind: MatchKind, goal: int | None) -> int | None:
    """The goal that is meant; raises ValueError where it doesn't fit the kind of match."""
    if kind == "target":
        goal = DEFAULT_TARGET if goal is None else goal
        fits = goal in TARGETS
    elif kind == "rounds":
        fits = goal is not None and 1 <= goal <= MOST_ROUNDS
    else:
        fits = goal is None
    if not fits:
        raise ValueError(f"{goal} is no goal of a match of kind {kind}")
    return goal


def is_decided(match: Match, number: int, played: int, totals: Mapping[str, int]) -> bool:
    """Whether the match ends with its round `number`, the `played`-th that came to an end."""
    if number >= MOST_ROUNDS:
        return True
    if match.goal is None:
        return False
    return played >= match.goal if match.kind == "rounds" else max(totals.values(), default=0) >= match.goal


def winners(totals: Mapping[str, int], tie_breaks: Mapping[str, int]) -> tuple[str, ...]:
    """The keys with the highest total; of equal ones those with the smallest tie-break of the last round.

    Who didn't play the last round comes after those who did.
    """
    if not totals:
        return ()

    def rank(key: str) -> tuple[int, bool, int]:
        return -totals[key], key not in tie_breaks, tie_breaks.get(key, 0)

    best = min(map(rank, totals))
    return tuple(key for key in totals if rank(key) == best)
