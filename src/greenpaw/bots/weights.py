"""The weights of a game's network: made by `greenpaw train`, shipped as `weights.npz` in its folder."""

from __future__ import annotations

import hashlib
import io
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from greenpaw.games.contract import Game, GameError

HIDDEN = (256, 32)
"""Width of the two hidden layers; the first is wide, as only what changes of it is computed anew."""
NAMES = ("w1", "b1", "w2", "b2", "w3", "b3")
_AT_ONCE = 4
"""So many outputs of the second layer are computed at once: its width is a multiple."""


class UnfitWeights(GameError):
    """The weights in a game's folder aren't such that its network could play with them."""


@dataclass(frozen=True)
class Weights:
    """Three layers, input first: float32 arrays, and how they were made."""

    arrays: tuple[np.ndarray, ...]
    recipe: dict[str, Any] = field(default_factory=dict[str, Any])

    @classmethod
    def fresh(cls, inputs: int, seed: int) -> Weights:
        """Random ones to begin with, so scaled that each layer's sums are of about size one (He et al. 2015);
        of the inputs about forty aren't zero."""
        random = np.random.default_rng(seed)
        shapes = ((inputs, HIDDEN[0], 40), (*HIDDEN, HIDDEN[0] / 2), (HIDDEN[1], 2, 100))
        arrays: list[np.ndarray] = []
        for rows, columns, fan_in in shapes:
            layer = random.standard_normal((rows, columns)) / np.sqrt(fan_in)
            arrays += [layer.astype(np.float32), np.zeros(columns, np.float32)]
        return cls(tuple(arrays))

    @property
    def mark(self) -> str:
        """Tells them from all others: eight hexadecimal digits."""
        digest = hashlib.sha256()
        for array in self.arrays:
            digest.update(array.astype(np.float16).tobytes())
        return digest.hexdigest()[:8]

    def save(self, path: Path) -> None:
        """Halves of float32: what play can tell is kept, at half the size. Written whole or not at all."""
        room = io.BytesIO()
        parts: dict[str, Any] = {
            name: array.astype(np.float16) for name, array in zip(NAMES, self.arrays, strict=True)
        }
        np.savez_compressed(room, recipe=np.frombuffer(msgspec.json.encode(self.recipe), np.uint8), **parts)
        whole = path.with_suffix(".part")
        whole.write_bytes(room.getvalue())
        whole.replace(path)

    @classmethod
    def load(cls, path: Path) -> Weights:
        """From a file that `save` wrote; raises OSError, and ValueError where it is no such file."""
        parts = arrays_in(path)
        try:
            halves = tuple(parts[name] for name in NAMES)
            recipe = msgspec.json.decode(parts["recipe"].tobytes(), type=dict[str, Any])
            _check(halves)
        except KeyError as missing:
            raise ValueError(f"{path} holds no weights: {missing} is missing") from None
        except (ValueError, msgspec.MsgspecError) as error:
            raise ValueError(f"{path} holds no weights: {error}") from None
        return cls(tuple(half.astype(np.float32) for half in halves), recipe)

    @classmethod
    def of(cls, game: Game) -> Weights:
        """Those in the folder of a game that is learnt; raises UnfitWeights."""
        path = shipped(game)
        assert path is not None, "it was asked before whether the game is learnt"
        try:
            found = cls.load(path)
            found.check_fit(game)
        except (OSError, ValueError) as error:
            mend = f"train it anew with `greenpaw train {game.name}`, or do without: remove {path}"
            raise UnfitWeights("unfit-weights", f"{game.name}: {error}; {mend}") from None
        return found

    def check_fit(self, game: Game) -> None:
        """Raise ValueError where they are for other features than the game's: kernels check nothing."""
        if (inputs := len(self.arrays[0])) != game.features:
            raise ValueError(f"the weights are for {inputs} features, and {game.name} has {game.features}")


def arrays_in(path: Path) -> dict[str, np.ndarray]:
    """All arrays of an .npz file; raises OSError, and ValueError where it is broken, or no such file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as parts:
            return {name: np.asarray(part) for name, part in parts.items()}
    except (ValueError, TypeError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error) as error:
        raise ValueError(f"{path} is broken, or no .npz file: {error}") from None


def _check(halves: Sequence[np.ndarray]) -> None:
    """Raise ValueError where they aren't those of three layers: kernels trust shapes, and check nothing."""
    w1, b1, _, b2, _, _ = halves
    first, second = b1.size, b2.size
    shapes = ((*w1.shape[:1], first), (first,), (first, second), (second,), (second, 2), (2,))
    for name, half, shape in zip(NAMES, halves, shapes, strict=True):
        if half.dtype != np.float16 or half.shape != shape:
            raise ValueError(f"{name} is {half.dtype} {half.shape}, not float16 {shape}")
        if not np.isfinite(half).all():
            raise ValueError(f"not all numbers of {name} are finite")
    if second % _AT_ONCE:
        raise ValueError(f"b2 has {second} numbers, no multiple of {_AT_ONCE}")


def is_learnt(game: Game) -> bool:
    """Whether there are weights of this game: then it has bots with a network, hints and reviews."""
    return shipped(game) is not None


def shipped(game: Game) -> Path | None:
    """The file of the game's weights in its folder, if there is one."""
    path = game.folder / "weights.npz"
    return path if game.features and path.exists() else None
