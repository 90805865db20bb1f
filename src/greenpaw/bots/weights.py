"""The weights of a game's network: made by `greenpaw train`, shipped in `weights/GAME.npz`."""

from __future__ import annotations

import hashlib
import io
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from greenpaw.games.contract import Game

HIDDEN = (256, 32)
"""Width of the two hidden layers; the first is wide, as only what changes of it is computed anew."""
NAMES = ("w1", "b1", "w2", "b2", "w3", "b3")
_SHIPPED = Path(__file__).with_name("weights")


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
        try:
            with np.load(path, allow_pickle=False) as parts:
                arrays = tuple(parts[name].astype(np.float32) for name in NAMES)
                return cls(arrays, msgspec.json.decode(parts["recipe"].tobytes()))
        except (KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
            raise ValueError(f"{path} holds no weights: {error}") from None


def shipped(game: Game) -> Path | None:
    """The file of the game's weights in the package, if there is one."""
    path = _SHIPPED / f"{game.name}.npz"
    return path if path.exists() else None
