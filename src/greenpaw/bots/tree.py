"""The bot *tree*: tree search in imagined worlds, with no more knowledge of a game than its rules."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from greenpaw.bots import instances
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position

SIMULATIONS = 1000
MOST_SIMULATIONS = 1_000_000
EXPLORE = 0.7
"""As in the source that `kernels/tree.py` names."""


class Tree:
    """Searches with a fixed number of simulations; in any game, by its rules and its rules of thumb."""

    version = "1"

    def __init__(self, game: Game, simulations: int = SIMULATIONS) -> None:
        self.name = "tree" if simulations == SIMULATIONS else f"tree:{simulations}"
        self._game = game
        self._simulations = simulations

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        legal, visits = np.zeros((2, self._game.max_legal), np.int32)
        means = np.zeros(self._game.max_legal)
        searching = self._simulations, EXPLORE, False, rng
        kernel = instances.tree(self._game).search_at
        _, best = kernel(position.array, 0, *searching, legal, visits, means)
        return self._game.action(int(legal[best]))


def simulations_of(name: str) -> int | None:
    """How many the bot of this name, `tree` or `tree:N`, makes; None where it isn't such a name."""
    if name == "tree":
        return SIMULATIONS
    named = re.fullmatch(r"tree:([1-9][0-9]{0,6})", name)
    simulations = int(named[1]) if named else 0
    return simulations if 0 < simulations <= MOST_SIMULATIONS else None
