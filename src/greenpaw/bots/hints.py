"""A hint: the best choices of whoever must decide, what each may come to, and what sets them apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from greenpaw.bots import marks, network, weights
from greenpaw.bots.network import Judged, Plan
from greenpaw.games.contract import Game
from greenpaw.games.position import Position

CHOICES = 3
WHYS = 3
"""So many choices are told, and of each so many facts."""


def plan(players: int) -> Plan:
    """More choices in more worlds than *master* has time for: there is most of a second."""
    return Plan.of(players)._replace(worlds=192, imagined=576, top=6, prior=0.1, most=250_000)


class HintedChoice(msgspec.Struct, frozen=True):
    """A choice, and what it may come to."""

    action: str
    points: float
    """Expected, ahead of the best other in the end; below zero, behind."""
    win: float
    """The chance to win, from 0 to 1; of a shared win a share."""
    whys: list[Any]
    """Facts of the game's own why type that speak for or against it, the weightiest first."""


class Hint(msgspec.Struct, frozen=True):
    """The best choices, best first."""

    choices: list[HintedChoice]


def can_hint(game: Game) -> bool:
    """Whether there are hints in this game: there must be a network."""
    return weights.shipped(game) is not None


def hint(position: Position, record: Sequence[str], rng: np.ndarray) -> Hint:
    """The best choices of the current player, for whom `position` is masked; `record` is its seat record."""
    judged, best = network.of(position.game).judge(position, record, rng, plan(position.players))
    ranked = sorted(judged, key=lambda choice: _rank(choice, judged[best]))
    told: list[tuple[Judged, list[Any]]] = []
    for choice in ranked:
        whys = position.game.whys(position, choice.action)
        if not any(_come_to_the_same(choice, whys, *other) for other in told):
            told.append((choice, whys))
        if len(told) == CHOICES:
            break
    telling = _telling([whys for _, whys in told])
    return Hint(
        [
            HintedChoice(str(choice.action), round(choice.margin, 2), round(choice.win, 3), whys)
            for (choice, _), whys in zip(told, telling, strict=True)
        ]
    )


def _rank(choice: Judged, best: Judged) -> tuple[bool, int, float]:
    """Choices that were given up early have had fewer tries, and stay behind those they lost against."""
    return choice is not best, -choice.tries, -marks.cost(choice.margin, choice.win)


def _come_to_the_same(one: Judged, its_whys: list[Any], other: Judged, others_whys: list[Any]) -> bool:
    """Such as two places with the same card."""
    return (one.margin, one.win, its_whys) == (other.margin, other.win, others_whys)


def _telling(whys: Sequence[list[Any]]) -> list[list[Any]]:
    """By choice, the weightiest of what sets it apart: what all share explains nothing."""
    if len(whys) == 1:
        return [whys[0][:WHYS]]
    shared = [fact for fact in whys[0] if all(fact in others for others in whys[1:])]
    return [[fact for fact in facts if fact not in shared][:WHYS] for facts in whys]
