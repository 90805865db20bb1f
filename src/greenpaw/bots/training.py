"""Deep Monte Carlo in a league: play games, learn from what came of each decision, and again.

After Zha et al., "DouZero: mastering DouDizhu with self-play deep reinforcement learning", ICML 2021, with
after-states in the place of actions. Everything is fixed by the seed; the work can be stopped after any
part and gone on with.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from greenpaw.bots import instances
from greenpaw.bots.learner import BATCH, Learner
from greenpaw.bots.weights import Weights, arrays_in
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.jit import SHARED


class Recipe(msgspec.Struct, frozen=True):
    """What a training is made of: the same recipe makes the same weights."""

    game: str
    variants: list[tuple[int, dict[str, bool]]]
    """Numbers of players with chosen options; all alike often."""
    rows: int
    """Decisions to learn from, each once."""
    seed: int = 1
    part: int = 40 * BATCH
    """Rows played with the same weights, then learnt from."""
    rate: tuple[float, float] = (2e-3, 3e-5)
    """Adam's rate at the beginning and the end; between them it falls by the same share a part."""
    explore: tuple[float, float] = (0.2, 0.01)
    """How often the network's seat acts at random, at the beginning and the end."""
    past: float = 0.07
    """Share of seats that the network has as it was some parts ago; those below are shares too."""
    casual: float = 0.07
    club: float = 0.4
    uniform: float = 0.03
    past_kept: int = 25
    """So many parts long the past stays the same."""


class Progress(NamedTuple):
    rows: int
    games: int
    error: float


class Training:
    """A training at some point of its recipe."""

    def __init__(self, game: Game, recipe: Recipe) -> None:
        self.game = game
        self.recipe = recipe
        self.learner = Learner(Weights.fresh(game.features, recipe.seed))
        self._past = [array.copy() for array in self.learner.averaged]
        self._parts = 0
        self.rows = 0
        self.games = 0
        self._kernels = instances.league(game)
        self._code = code_of(game)
        self._starts = np.concatenate(
            [
                game.start(players, first, **options).array
                for players, options in recipe.variants
                for first in range(players)
            ]
        )
        self._inputs = np.zeros((recipe.part, game.features), np.float32)
        self._targets = np.zeros((recipe.part, 2), np.float32)

    @property
    def weights(self) -> Weights:
        """Those that play, as they are now."""
        made_by = {"version": version("greenpaw"), "code": self._code}
        recipe = {**msgspec.to_builtins(self.recipe), **made_by, "learnt": self.rows}
        return Weights(tuple(self.learner.averaged), recipe)

    def parts(self) -> Iterator[Progress]:
        """Play and learn part after part, to the end of the recipe."""
        recipe = self.recipe
        casual = recipe.casual if "greedy" in self.game.kernels else 0.0
        club = recipe.club if "club" in self.game.kernels else 0.0
        own = 1 - recipe.past - casual - club - recipe.uniform
        shares = np.array([own, recipe.past, casual, club]) * (1 << 16)
        stream = dice.stream(recipe.seed)[0]
        while self.rows < recipe.rows:
            done = self.rows / recipe.rows
            explore = recipe.explore[0] + done * (recipe.explore[1] - recipe.explore[0])
            rate = recipe.rate[0] * (recipe.rate[1] / recipe.rate[0]) ** done
            played, games, _ = self._kernels.play_rows(
                self._starts,
                shares.astype(np.int64),
                stream,
                self.games,
                int(explore * (1 << 16)),
                tuple(self.learner.taught),
                tuple(self._past),
                self._inputs,
                self._targets,
            )
            random = np.random.default_rng([recipe.seed, self.rows])
            error = self.learner.learn(self._inputs[:played], self._targets[:played], rate, random)
            self.rows += int(played)
            self.games += int(games)
            self._parts += 1
            if self._parts % recipe.past_kept == 0:
                self._past = [array.copy() for array in self.learner.averaged]
            yield Progress(self.rows, self.games, error)

    # To go on later

    def save(self, path: Path) -> None:
        """All that going on needs, written whole or not at all; between two parts."""
        whole = path.with_suffix(".part")
        with whole.open("wb") as file:
            recipe = np.frombuffer(msgspec.json.encode(self.recipe), np.uint8)
            parts: dict[str, Any] = {"recipe": recipe, **self._state()}
            np.savez(file, **parts)
        whole.replace(path)

    def _state(self) -> dict[str, np.ndarray]:
        return {
            "counts": np.array([self.rows, self.games, self._parts]),
            **{f"past-{k}": array for k, array in enumerate(self._past)},
            **self.learner.state(),
        }

    def load(self, path: Path) -> None:
        """Go on from what was saved; raises ValueError where that was another recipe, or is broken."""
        state = arrays_in(path)
        try:
            recipe = msgspec.json.decode(state.pop("recipe").tobytes(), type=Recipe)
        except (KeyError, ValueError, msgspec.MsgspecError):
            raise ValueError(f"{path} is no state of a training") from None
        if recipe != self.recipe:
            raise ValueError(f"{path} is of another training: {recipe}")
        for name, array in self._state().items():
            if name not in state or (state[name].dtype, state[name].shape) != (array.dtype, array.shape):
                raise ValueError(f"{path} is no whole state of a training: {name} is missing or doesn't fit")
        self.rows, self.games, self._parts = map(int, state.pop("counts"))
        self._past = [state.pop(f"past-{k}") for k in range(len(self._past))]
        self.learner.go_on(state)


def code_of(game: Game) -> str:
    """Tells the sources apart that a training's weights come from: sixteen hexadecimal digits."""
    own = Path(__file__).parent
    makers = (
        own / "training.py",
        own / "learner.py",
        own / "weights.py",
        SHARED / "dice.py",
        SHARED / "masking.py",
        SHARED / "weighing.py",
    )
    digest = hashlib.sha256()
    for source in [*makers, *sorted((own / "kernels").glob("*.py")), *sorted(game.folder.glob("*.py"))]:
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
