"""The bots that have learnt: *strong*, the network alone, and *master*, which looks ahead as well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from greenpaw.bots import beliefs, instances
from greenpaw.bots.bot import UnknownBot
from greenpaw.bots.weights import Weights
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position


class Plan(NamedTuple):
    """How far a look-ahead goes: fixed numbers and no clock, so that a choice is repeatable."""

    worlds: int = 48
    """In so many imagined worlds a choice is tried."""
    top: int = 4
    """So many choices, the best by the network's word, are tried."""
    depth: int = 8
    """So many decisions, and on until the seat has acted again, each world is played on."""
    prior: float = 0.5
    """What the network's word counts beside the mean of the tries."""
    most: int = 24_000
    """After so many words of the network, or as long, no other world is begun."""
    imagined: int = 48
    """Where others' play tells of hidden cards: the worlds are chosen among so many; 0: any will do."""

    @classmethod
    def of(cls, players: int) -> Plan:
        """That of *master*: with more players, who take longer to come round, fewer worlds are tried."""
        return cls(worlds=96 // players, imagined=96 // players)


class Judged(NamedTuple):
    """What a choice may lead to."""

    action: Action
    margin: float
    """Expected points ahead of the best other, from -20 to 20."""
    win: float
    """Chance to win; of a shared win each has a share."""
    tries: int
    """Imagined games behind these figures; 0: the network's word alone."""


class Network:
    """A game's weights at play."""

    def __init__(self, game: Game, weights: Weights) -> None:
        weights.check_fit(game)
        self.game = game
        self._arrays = weights.arrays
        self.mark = weights.mark

    def choose(self, position: Position) -> Action:
        """The best action by the network's word; `position` is masked for its current player."""
        legal, values = np.zeros(self.game.max_legal, np.int32), np.zeros(self.game.max_legal, np.float32)
        kernel = instances.network(self.game).best_action_at
        return self.game.action(int(kernel(position.array, 0, self._arrays, legal, values)))

    def judge(
        self, position: Position, record: Sequence[str], rng: np.ndarray, plan: Plan
    ) -> tuple[list[Judged], int]:
        """Each choice of the current player in legal order, and the index of the best.

        `position` is masked for that seat, `record` is its seat record.
        """
        kernels = instances.lookahead(self.game)
        worlds, _ = self._worlds(position, record, rng, plan)
        legal, tries = np.zeros((2, self.game.max_legal), np.int32)
        margins, wins = np.zeros((2, self.game.max_legal))
        looking = plan.top, plan.depth, plan.prior, plan.most
        filled = legal, tries, margins, wins
        n, best, _ = kernels.judge_at(position.array, 0, worlds, *looking, self._arrays, rng, *filled)
        scale = instances.network(self.game).MARGIN
        judged = [
            Judged(
                self.game.action(int(legal[k])),
                float(margins[k]) * scale,
                min(max((float(wins[k]) + 1) / 2, 0.0), 1.0),
                int(tries[k]),
            )
            for k in range(n)
        ]
        return judged, int(best)

    def tried(
        self,
        position: Position,
        record: Sequence[str],
        actions: Sequence[Action],
        rng: np.ndarray,
        plan: Plan,
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Points and chances to win, by action and imagined world: each action in the same worlds.

        And the worlds' numbers: a likely one may be there several times, each time with other luck.
        `position` is masked for its current player, `record` is its seat record.
        """
        kernels = instances.lookahead(self.game)
        worlds, numbers = self._worlds(position, record, rng, plan)
        codes = np.array([self.game.code(action) for action in actions], np.int32)
        margins, wins = np.zeros((2, len(actions), plan.worlds))
        looking = plan.depth, plan.most
        done = kernels.tried_at(position.array, 0, worlds, codes, *looking, self._arrays, rng, margins, wins)
        scale = instances.network(self.game).MARGIN
        return margins[:, :done] * scale, np.clip((wins[:, :done] + 1) / 2, 0.0, 1.0), numbers[:done]

    def _worlds(
        self, position: Position, record: Sequence[str], rng: np.ndarray, plan: Plan
    ) -> tuple[np.ndarray, np.ndarray]:
        """Worlds that the current player may be in, by what it sees and what others have done.

        And a number of each: worlds of the same number have been imagined but once.
        """
        memory = beliefs.remembered(position, record) if plan.imagined else None
        worlds = np.zeros(max(plan.worlds, plan.imagined if memory else 0), position.array.dtype)
        instances.lookahead(self.game).imagine_at(position.array, 0, rng, worlds)
        if memory is None:
            return worlds, np.arange(len(worlds))
        numbers = beliefs.kept(self.game, worlds, plan.worlds, memory, self._arrays, rng)
        return worlds[numbers], numbers

    def told(self, position: Position, seat: int) -> tuple[float, float]:
        """Points and the chance to win that a position, masked for the seat, promises it."""
        kernels = instances.network(self.game)
        margin, win = kernels.told_at(position.array, 0, seat, self._arrays)
        return float(margin) * kernels.MARGIN, min(max((float(win) + 1) / 2, 0.0), 1.0)


def looking(game: Game) -> str:
    """Changes when a look-ahead may come to something else with the same weights.

    The number goes up by hand, where plans, beliefs or what is here change.
    """
    by = ("lookahead", "beliefs", "network", "playout", "result")
    return f"3-{instances.mark(game, ('features', 'greedy', 'club'), *by)}"


@cache
def of(game: Game) -> Network:
    """The network of a game that is learnt; raises UnfitWeights."""
    return Network(game, Weights.of(game))


class Strong:
    """The network alone."""

    name = "strong"

    def __init__(self, network: Network) -> None:
        self._network = network
        self.version = f"{instances.mark(network.game, ('features',), 'network', 'result')}-{network.mark}"

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        return self._network.choose(position)


class Master:
    """The network and a look-ahead."""

    name = "master"

    def __init__(self, network: Network) -> None:
        self._network = network
        self.version = f"{looking(network.game)}-{network.mark}"

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        judged, best = self._network.judge(position, record, rng, Plan.of(position.players))
        return judged[best].action


def load(name: str, network: Network) -> Strong | Master:
    """*strong* or *master*."""
    return {"strong": Strong, "master": Master}[name](network)


def load_from(name: str, game: Game, file: Path) -> Strong | Master:
    """*strong* or *master* with the weights in that file, named `NAME:FILE`; raises UnknownBot."""
    try:
        network = Network(game, Weights.load(file))
    except (OSError, ValueError) as error:
        raise UnknownBot(f"{name}:{file}: {error}") from None
    loaded = load(name, network)
    loaded.name = f"{name}:{file}"
    return loaded
