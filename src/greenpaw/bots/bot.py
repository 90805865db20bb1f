"""What a bot is, and the bots there are: one name seats a bot everywhere."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from greenpaw.bots import instances
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
    """A bot that is a kernel: *uniform* (all legal actions alike) or the game's own *greedy*."""

    version = "1"

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self._game = game
        self.number = _NUMBERS[name]

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        legal = np.zeros(self._game.max_legal, np.int32)
        return self._game.action(
            int(instances.playout(self._game).choose_at(position.array, 0, self.number, legal, rng))
        )


_NUMBERS = {"uniform": 0, "greedy": 1}


def names(game: Game) -> list[str]:
    """The bots that can be seated in this game, weakest first: *greedy* where the game brings one."""
    return [name for name in _NUMBERS if name == "uniform" or name in game.kernels]


def usual(game: Game) -> str:
    """The bot where none is named: the strongest."""
    return names(game)[-1]


def load(name: str, game: Game) -> KernelBot:
    """The bot of that name; raises UnknownBot."""
    if name not in names(game):
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(names(game))}")
    return KernelBot(name, game)
