"""Tree search in imagined worlds: *tree*, by a game's rules alone, and *tree-net*, with its network."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from greenpaw.bots import instances
from greenpaw.bots.weights import Weights, is_learnt
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position

SIMULATIONS = 1000
MOST_SIMULATIONS = 1_000_000
_NAME = re.compile(r"(tree|tree-net)(?::([1-9][0-9]{0,6}))?")


class Tree:
    """Searches with a fixed number of simulations; `tree` in any game, `tree-net` with its network."""

    def __init__(self, game: Game, simulations: int = SIMULATIONS, network: Weights | None = None) -> None:
        kind = "tree-net" if network else "tree"
        self.name = kind if simulations == SIMULATIONS else f"{kind}:{simulations}"
        made_of = instances.mark(game, ("greedy",), "tree", "playout", "result")
        self.version = f"{made_of}-{network.mark}" if network else made_of
        self._game = game
        self._searching = simulations, False, network.arrays if network else None

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        legal, visits = np.zeros((2, self._game.max_legal), np.int32)
        means = np.zeros(self._game.max_legal)
        kernel = instances.tree(self._game).search_at
        _, best = kernel(position.array, 0, *self._searching, rng, legal, visits, means)
        return self._game.action(int(legal[best]))


def names(game: Game) -> list[str]:
    """Of those that the game has what is needed for."""
    return ["tree", "tree-net"] if is_learnt(game) else ["tree"]


def load(name: str, game: Game) -> Tree | None:
    """The bot of this name, `tree` or `tree:N` (`tree-net` alike); None where there is no such one.

    Raises UnfitWeights.
    """
    named = _NAME.fullmatch(name)
    if named is None or named[1] not in names(game):
        return None
    simulations = int(named[2] or SIMULATIONS)
    if simulations > MOST_SIMULATIONS:
        return None
    return Tree(game, simulations, Weights.of(game) if named[1] == "tree-net" else None)
