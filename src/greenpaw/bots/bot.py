"""What a bot is, and the bots there are: one name seats a bot everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from greenpaw.bots import instances, tree, weights
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position


class Bot(Protocol):
    """Chooses for one seat from what that seat knows, and from a random stream of its own."""

    name: str
    version: str

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        """The action in this position, which is masked for the seat; `record` is its seat record."""
        ...


class UnknownBot(ValueError):
    """A name that no bot of this game has."""


class KernelBot:
    """A bot that is a kernel: `number` is what the template `playout` calls it."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.version = instances.mark(game, (_NEEDS.get(name, ""),), "playout")
        self._game = game
        self.number: int = getattr(instances.playout(game), name.upper())

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        legal = np.zeros(self._game.max_legal, np.int32)
        return self._game.action(
            int(instances.playout(self._game).choose_at(position.array, 0, self.number, legal, rng))
        )


_NEEDS = {"newcomer": "greedy", "casual": "greedy", "club": "club"}
"""The kernel of the game that a level is made of."""
_WITH_NETWORK = ("strong", "master")
_FORMER = {"greedy": "casual"}
"""Names that stored tables and records know a bot by."""


def levels(game: Game) -> list[str]:
    """The bots that people are offered, weakest first: the levels that the game has what is needed for."""
    found = [name for name, kernel in _NEEDS.items() if kernel in game.kernels]
    if weights.is_learnt(game):
        found += _WITH_NETWORK
    return found or ["uniform"]


def names(game: Game) -> list[str]:
    """The bots that can be seated at a table of this game, weakest first."""
    return list(dict.fromkeys(["uniform", *levels(game)]))


def has_network(name: str) -> bool:
    """Whether the bot of this name plays with what the game's network has learnt."""
    return name in _WITH_NETWORK


def today(name: str) -> str:
    """What the bot is called today that may be known by a former name."""
    return _FORMER.get(name, name)


def usual(game: Game) -> str:
    """The bot where none is named: *club*, or the strongest below it; where there is none, the weakest."""
    offered = levels(game)
    return ([name for name in offered if name in _NEEDS] or offered[:1])[-1]


def load(name: str, game: Game) -> Bot:
    """The bot of that name; *tree* and *tree-net*, no levels, may name their simulations (`tree:500`).

    Raises UnknownBot, and UnfitWeights where the game's network can't play.
    """
    name = today(name)
    if (searching := tree.load(name, game)) is not None:
        return searching
    if name not in names(game):
        known = [*names(game), *tree.names(game)]
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(known)}")
    if not has_network(name):
        return KernelBot(name, game)
    from greenpaw.bots import network  # what networks need is loaded by who plays with one

    return network.load(name, network.of(game))
