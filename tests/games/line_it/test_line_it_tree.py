"""Every way a tiny game can go, counted to its end: a wrong count prints its split by first step.

The counts below were found by the reference and by the engine alike. Each way to a node counts, so that the
same cards in another order are another way; equal copies of a bet are one card.
"""

from collections import Counter
from functools import cache

import pytest

from greenpaw.games.position import Position

from .reference import CARD_IS_DUE, GAME_IS_OVER, Game
from .telling import line_it

Tree = Counter
"""How many `decisions`, `cards` that come, and ends of the game by their scores."""

THREE_ROUNDS = [
    *("1", "4", "13", "+3", "take 1 line", "end", "take +3 line", "end"),
    *("5", "8", "2", "12", "take 2 line", "end", "take 5 line", "end"),
    *("3", "6", "+5", "11", "take 11 hand", "end", "take 3 line", "end"),
]
"""Then seat 0 has the line 1,5 and 11 in hand, seat 1 the line +3,2,3; in red's jackpot lies 13."""

TREES = {
    # name: (players, amounts, steps taken before), decisions, cards, ends by their scores
    "one round": ((2, {"numbers": 4, "bets": 0}, []), 8280, 41, {(0, 0): 10368}),
    "one round with bets": (
        (2, {"numbers": 1, "bets": 1}, []),
        *(8280, 41),
        {(0, 0): 1008}
        | dict.fromkeys([(0, -3), (0, -4), (0, -5), (-3, 0), (-4, 0), (-5, 0)], 960)
        | dict.fromkeys([(-3, -4), (-3, -5), (-4, -3), (-4, -5), (-5, -3), (-5, -4)], 600),
    ),
    "a card left over": ((2, {"numbers": 5, "bets": 0}, []), 41400, 36086, {(0, 0): 51840}),
    "a card left over, with bets": (
        (2, {"numbers": 2, "bets": 1}, []),
        *(41400, 36086),
        {(0, 0): 10800}
        | dict.fromkeys([(0, -3), (0, -4), (0, -5), (-3, 0), (-4, 0), (-5, 0)], 5040)
        | dict.fromkeys([(-3, -4), (-3, -5), (-4, -3), (-4, -5), (-5, -3), (-5, -4)], 1800),
    ),
    "three players": ((3, {"numbers": 5, "bets": 0}, ["1", "2", "3"]), 21602, 3, {(0, 0, 0): 25920}),
    "the last of four rounds": (
        (2, {"numbers": 14, "bets": 1}, [*THREE_ROUNDS, "7", "9", "14", "+4"]),
        *(9932, 5694),
        {(0, 3): 2130, (1, 3): 190, (2, 3): 50, (0, -3): 5244, (1, -3): 475, (2, -3): 125}
        | {(0, -7): 1488, (1, -7): 152, (2, -7): 40, (-4, 3): 855, (-4, -3): 1881},
    ),
}


@cache
def engine_tree(position: Position) -> Tree:
    if position.is_over:
        return Tree({tuple(position.outcome.scores): 1})
    node = Tree(cards=1) if position.is_chance else Tree(decisions=1)
    return sum(map(engine_tree, engine_steps(position).values()), node)


def engine_steps(position: Position) -> dict[str, Position]:
    if position.is_chance:
        return {line_it.cards[card]: position.deal_card(card) for card, _ in position.chance_outcomes()}
    return {str(action): position.play(action) for action in position.legal_actions()}


def engine_after(players: int, amounts: dict[str, int], path: list[str]) -> Position:
    position = line_it.start(players, amounts=amounts)
    for step in path:
        position = engine_steps(position)[step]
    return position


def reference_tree(players: int, amounts: dict[str, int], path: list[str]) -> Tree:
    """The reference can't be copied: each path is played anew; each table is counted once."""
    counted: dict[str, Tree] = {}

    def count(path: list[str]) -> Tree:
        game = reference_after(players, amounts, path)
        here = table(game)
        if here not in counted:
            counted[here] = sum((count([*path, step]) for step in reference_steps(game)), node_of(game))
        return counted[here]

    return count(path)


def reference_after(players: int, amounts: dict[str, int], path: list[str]) -> Game:
    game = Game(players, **amounts)
    for step in path:
        game.go_on(step)
    return game


def reference_steps(game: Game) -> list[str]:
    if game.due == (GAME_IS_OVER,):
        return []
    return list(dict.fromkeys(game.deck if game.due == (CARD_IS_DUE,) else game.due[1]))


def node_of(game: Game) -> Tree:
    if game.due == (GAME_IS_OVER,):
        return Tree({tuple(game.scores()): 1})
    return Tree(cards=1) if game.due == (CARD_IS_DUE,) else Tree(decisions=1)


def table(game: Game) -> str:
    """All that matters for what may come."""
    lines = [(line.cards, line.had_bet) for line in game.lines]
    what_lies = [game.deck, game.market, game.hands, lines, game.jackpots, game.scores(), game.out]
    what_is_due = [game.due, game.first, game.lap, sorted(game.passed), game.taken, game.added]
    return repr([what_lies, what_is_due])


def split(players: int, amounts: dict[str, int], path: list[str]) -> str:
    """Both trees by first step; go down the line that differs to find the fault."""
    lines = []
    for step, after in engine_steps(engine_after(players, amounts, path)).items():
        engine, reference = engine_tree(after), reference_tree(players, amounts, [*path, step])
        lines.append(f"{'same' if engine == reference else 'differ'} {step}: {engine} {reference}")
    return "\n".join(lines)


@pytest.mark.parametrize("name", TREES)
def test_the_engine_counts_the_tree(name):
    tree, decisions, cards, ends = TREES[name]
    assert engine_tree(engine_after(*tree)) == Tree(ends, decisions=decisions, cards=cards), split(*tree)


@pytest.mark.once
@pytest.mark.parametrize("name", TREES)
def test_the_reference_counts_the_same(name):
    tree, decisions, cards, ends = TREES[name]
    assert reference_tree(*tree) == Tree(ends, decisions=decisions, cards=cards)
