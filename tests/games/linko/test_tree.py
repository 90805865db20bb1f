"""Every way a tiny game can go, counted: a wrong count prints its split by first step.

The counts below were found by the reference and by the engine alike. Steps count alike whether they are a
card that comes (each kind once) or a decision; the deal is part of the tree.
"""

from functools import cache

import pytest

import greenpaw
from greenpaw.games.position import Position

from .reference import CARD_IS_DUE, NAMES, ROUND_IS_OVER, Round

linko = greenpaw.load("linko")

TINY = {"top_value": 3, "copies": 2, "jokers": 1, "hand_size": 2, "places": 1}
DUEL = {
    "top_value": 3,
    "copies": 4,
    "jokers": 2,
    "hand_size": 1,
    "gift_jokers": 1,
    "places": 2,
    "phantom_size": 2,
}
"""Two players start with a joker and a card each; two cards lie in the display, two with the phantom."""

TREES = {
    # name: (players, options, amounts, depth, positions at that depth, rounds over by then)
    "plain": (2, {"duel": False}, TINY, 11, 5418, 2892),
    "three players": (3, {}, TINY | {"copies": 3}, 10, 27840, 9294),
    "consolation": (2, {"duel": False, "consolation": True}, TINY, 11, 20838, 5964),
    "expert": (2, {"duel": False, "expert": True}, TINY | {"play_limit": 3}, 12, 9174, 8702),
    "duel": (2, {"duel": True}, DUEL, 10, 13684, 6652),
    "duel with consolation": (2, {"duel": True, "consolation": True}, DUEL, 10, 27042, 7230),
    "duel for experts": (2, {"duel": True, "expert": True}, DUEL | {"play_limit": 2}, 11, 21985, 17574),
}

Count = tuple[int, int]
"""Ways to be still in the round after so many steps, and ways to be over by then."""


def engine_counts(position: Position, depth: int) -> Count:
    @cache
    def count(position: Position, depth: int) -> Count:
        if position.is_over:
            return 0, 1
        if depth == 0:
            return 1, 0
        return total(count(after, depth - 1) for after in engine_steps(position).values())

    return count(position, depth)


def engine_steps(position: Position) -> dict[str, Position]:
    if position.is_chance:
        return {"*" + NAMES[card]: position.deal_card(card) for card, _ in position.chance_outcomes()}
    return {str(action): position.play(action) for action in position.legal_actions()}


def reference_counts(players, options, amounts, path, depth: int) -> Count:
    """The reference can't be copied: each path but the first on from here is played again from the start."""

    def count(round: Round, path: list, depth: int) -> Count:
        if round.due == (ROUND_IS_OVER,):
            return 0, 1
        if depth == 0:
            return 1, 0
        counts = []
        for step in reference_steps(round):
            fresh = Round(players, **options, **amounts)
            for earlier in path:
                fresh.go_on(earlier)
            fresh.go_on(step)
            counts.append(count(fresh, [*path, step], depth - 1))
        return total(counts)

    round = Round(players, **options, **amounts)
    for step in path:
        round.go_on(step)
    return count(round, list(path), depth)


def reference_steps(round: Round) -> list:
    if round.due == (CARD_IS_DUE,):
        return [card for card, left in enumerate(round.deck) if left]
    return round.due[1]


def total(counts) -> Count:
    counts = list(counts)
    return sum(going for going, _ in counts), sum(over for _, over in counts)


def split(players, options, amounts, depth: int) -> str:
    """Count by first step, on both sides; go down the line that differs to find the fault."""
    start = linko.start(players, **options, amounts=amounts)
    lines = [f"{'step':>6} {'engine':>20} {'reference':>20}"]
    for text, after in engine_steps(start).items():
        step = NAMES.index(text.removeprefix("*"))  # the first step is always a card
        engine = engine_counts(after, depth - 1)
        lines.append(
            f"{text:>6} {engine!s:>20} {reference_counts(players, options, amounts, [step], depth - 1)!s:>20}"
        )
    return "\n".join(lines)


@pytest.mark.parametrize("tree", TREES)
def test_the_engine_counts_the_tree(tree):
    players, options, amounts, depth, *counts = TREES[tree]
    found = engine_counts(linko.start(players, **options, amounts=amounts), depth)
    assert found == tuple(counts), split(players, options, amounts, depth)


@pytest.mark.once
@pytest.mark.parametrize("tree", TREES)
def test_the_reference_counts_the_same(tree):
    players, options, amounts, depth, *counts = TREES[tree]
    assert reference_counts(players, options, amounts, [], depth) == tuple(counts)
