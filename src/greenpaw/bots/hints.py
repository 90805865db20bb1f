"""A hint: the best choices of whoever must decide, what each may come to, and what sets them apart."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from greenpaw.bots import marks, network
from greenpaw.bots.network import Plan
from greenpaw.games.contract import Action
from greenpaw.games.position import Position

CHOICES = 3
WHYS = 3
"""So many choices are told, and of each so many facts."""
COMPARED = 4
"""So many are compared for it."""


def looking(players: int) -> Plan:
    """How those that are compared are found: more choices in more worlds than *master* has time for."""
    return Plan.of(players)._replace(worlds=96, imagined=288, top=6, prior=0.1, most=100_000)


def comparing(players: int) -> Plan:
    """How they are compared: in equally many worlds, so that their figures tell which is better."""
    return Plan.of(players)._replace(worlds=256, imagined=512, most=150_000)


class HintedChoice(msgspec.Struct, frozen=True):
    """A choice, and what it may come to."""

    action: str
    points: float
    """Expected, ahead of the best other in the end; below zero, behind."""
    win: float
    """The chance to win, from 0 to 1; of a shared win a share."""
    whys: list[Any]
    """Facts of the game's own why type, the weightiest first: what speaks for the best choice before what
    speaks against it, of the others what speaks against them before what is for them. None where what is
    seen now doesn't explain the order, but only what looking ahead came to."""


class Hint(msgspec.Struct, frozen=True):
    """The best choices, best first: by the chance to win and points together, as bots weigh them."""

    choices: list[HintedChoice]


def hint(position: Position, record: Sequence[str], rng: np.ndarray) -> Hint:
    """The best choices of the current player, for whom `position` is masked; `record` is its seat record."""
    compared = _found(position, record, rng)
    plan = comparing(position.players)
    tries = network.of(position.game).tried(position, record, compared, rng, plan)
    points, wins = (figures.mean(axis=1) for figures in tries[:2])
    order = np.argsort(-marks.cost(points, wins), kind="stable")[:CHOICES].tolist()
    telling = tell([position.game.whys(position, compared[k]) for k in order])
    return Hint(
        [
            HintedChoice(str(compared[k]), round(float(points[k]), 2), round(float(wins[k]), 3), whys)
            for k, whys in zip(order, telling, strict=True)
        ]
    )


def _found(position: Position, record: Sequence[str], rng: np.ndarray) -> list[Action]:
    """The most promising choices; of those that come to the same, one."""
    judged, best = network.of(position.game).judge(position, record, rng, looking(position.players))
    # What was given up early has had fewer tries, and stays behind what it lost against.
    ranked = sorted(
        judged,
        key=lambda choice: (
            choice is not judged[best],
            -choice.tries,
            -marks.cost(choice.margin, choice.win),
        ),
    )
    same_as = position.game.same_as
    return list(dict.fromkeys(same_as(position, choice.action) for choice in ranked))[:COMPARED]


def tell(whys: Sequence[list[Any]]) -> list[list[Any]]:
    """Of each choice's facts those that help to see why the first is the best, few of them; maybe none.

    Of the best is told what speaks for it and in which no other is better, of another what speaks against it
    and in which the best is better; and the other way only beside that.
    """
    best, *others = whys
    return [
        _led([fact for fact in best if _helps_the_best(fact, others)], "for"),
        *(_led([fact for fact in other if _helps_another(fact, best)], "against") for other in others),
    ]


def _helps_the_best(fact: Any, others: list[list[Any]]) -> bool:
    """Whether it tells the best from some other, and no other has more of what speaks for the best."""
    if fact.speaks == "for" and any(_about_the_same(fact, other, operator.lt) for other in others):
        return False
    as_much = operator.le if fact.speaks == "for" else operator.ge
    return not others or not all(_about_the_same(fact, other, as_much) for other in others)


def _helps_another(fact: Any, best: list[Any]) -> bool:
    """Whether it tells this choice from the best; where both are good in a way, neither's good is told."""
    if fact.speaks == "against":
        return not _about_the_same(fact, best, operator.ge)
    return not any(good.speaks == "for" and good.measure[0] == fact.measure[0] for good in best)


def _about_the_same(fact: Any, facts: list[Any], compares: Callable[[float, float], bool]) -> bool:
    """Whether one of the facts is about the same, and this one's measure compares so with it."""
    about, good = fact.measure
    return any(about == other.measure[0] and compares(good, other.measure[1]) for other in facts)


def _led(facts: list[Any], speaks: str) -> list[Any]:
    """The weightiest, those that speak so first; none where no fact does."""
    leading = [fact for fact in facts if fact.speaks == speaks]
    return [*leading, *(fact for fact in facts if fact.speaks != speaks)][:WHYS] if leading else []
