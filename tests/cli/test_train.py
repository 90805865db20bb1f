"""`greenpaw train`: what it writes, and how it is stopped and gone on with."""

import signal
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from told import CommandLine

from greenpaw import games
from greenpaw.bots.learner import Learner
from greenpaw.bots.training import Recipe, Training
from greenpaw.bots.weights import Weights
from greenpaw.cli.train import variants
from greenpaw.games.contract import Game

ROWS = 70_000  # two parts


def train(greenpaw: CommandLine, out: Path, *more: object) -> int:
    told = greenpaw("train", "line-it", "--rows", ROWS, "--out", out, *more)
    assert told.out == ""
    if told.status == 0:
        assert "against club" in told.err
    return told.status


@pytest.mark.once
def test_stopped_inside_a_part_and_called_again_it_makes_the_weights_that_it_makes_at_one_go(
    greenpaw: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert train(greenpaw, tmp_path / "whole.npz") == 0
    step = Learner._step
    steps = count()

    def stopped(learner: Learner, *of: Any) -> float:
        if next(steps) == 3:
            signal.raise_signal(signal.SIGINT)
        return step(learner, *of)

    with monkeypatch.context() as interrupted:
        interrupted.setattr(Learner, "_step", stopped)
        assert train(greenpaw, tmp_path / "twice.npz") == 130
    assert next(steps) == 40, "the part was learnt to its end"
    assert (tmp_path / "twice.state").exists()
    assert train(greenpaw, tmp_path / "twice.npz") == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["twice.npz", "whole.npz"]
    whole, twice = (Weights.load(tmp_path / f"{name}.npz") for name in ("whole", "twice"))
    assert whole.recipe == twice.recipe
    assert all((one == other).all() for one, other in zip(whole.arrays, twice.arrays, strict=True))
    assert len(whole.arrays[0]) == games.load("line-it").features


def broken(kind: str, whole: Path) -> bytes:
    """A state of a training that is no whole one."""
    if kind == "junk":
        return b"junk"
    if kind == "empty":
        return b""
    if kind == "cut off":
        return whole.read_bytes()[:-1000]
    with np.load(whole) as parts:
        held = dict(parts)
    if kind == "no moments":
        del held["first-2"]
    elif kind == "no past":
        del held["past-5"]
    elif kind == "no recipe":
        del held["recipe"]
    elif kind == "other recipe":
        held["recipe"] = np.zeros(2, np.uint8)
    elif kind == "other shape":
        held["taught-3"] = held["taught-3"][1:]
    np.savez(whole.with_name("broken.npz"), **held)
    return whole.with_name("broken.npz").read_bytes()


@pytest.mark.parametrize(
    "kind",
    ["junk", "empty", "cut off", "no moments", "no past", "no recipe", "other recipe", "other shape"],
)
def test_a_state_that_is_no_whole_one_is_told_in_one_line(greenpaw: CommandLine, kind: str, tmp_path: Path):
    game = games.load("line-it")
    Training(game, Recipe(game.name, variants(game, game.players), 10, 1)).save(tmp_path / "whole.npz")
    (tmp_path / "w.state").write_bytes(broken(kind, tmp_path / "whole.npz"))
    told = greenpaw("train", "line-it", "--rows", 10, "--out", tmp_path / "w.npz")
    assert "w.state" in told.line


@pytest.mark.parametrize("out", ["w.state", "w.bin", "w", "npz"])
def test_weights_go_to_an_npz_file_alone(greenpaw: CommandLine, out: str, tmp_path: Path):
    told = greenpaw("train", "line-it", "--rows", 10, "--out", tmp_path / out)
    assert "--out must end in .npz" in told.line
    assert not list(tmp_path.iterdir())


def test_a_game_without_features_is_told_in_one_line(greenpaw: CommandLine, acorns: Game, tmp_path: Path):
    told = greenpaw("train", acorns.name, "--out", tmp_path / "w.npz")
    assert "acorns has no kernel features" in told.line


def test_a_folder_that_is_not_there_is_told_in_one_line(greenpaw: CommandLine, tmp_path: Path):
    told = greenpaw("train", "line-it", "--rows", 10, "--out", tmp_path / "none" / "w.npz")
    assert "can't be written" in told.line
