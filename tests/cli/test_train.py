"""`greenpaw train`: what it writes, and how it is stopped and gone on with."""

from pathlib import Path

import pytest
from told import CommandLine

from greenpaw import games
from greenpaw.bots.training import Progress, Training
from greenpaw.bots.weights import Weights
from greenpaw.games.contract import Game

ROWS = 70_000  # two parts


def train(greenpaw: CommandLine, out: Path, *more: object) -> int:
    told = greenpaw("train", "line-it", "--rows", ROWS, "--out", out, *more)
    assert told.out == ""
    if told.status == 0:
        assert "against club" in told.err
    return told.status


@pytest.mark.once
def test_stopped_and_called_again_it_makes_the_weights_that_it_makes_at_one_go(
    greenpaw: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert train(greenpaw, tmp_path / "whole.npz") == 0
    parts = Training.parts

    def stopped(training: Training):
        part = next(iter(parts(training)))
        yield Progress(*part)
        raise KeyboardInterrupt

    with monkeypatch.context() as interrupted:
        interrupted.setattr(Training, "parts", stopped)
        assert train(greenpaw, tmp_path / "twice.npz") == 130
    assert (tmp_path / "twice.state").exists()
    assert train(greenpaw, tmp_path / "twice.npz") == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["twice.npz", "whole.npz"]
    whole, twice = (Weights.load(tmp_path / f"{name}.npz") for name in ("whole", "twice"))
    assert whole.recipe == twice.recipe
    assert all((one == other).all() for one, other in zip(whole.arrays, twice.arrays, strict=True))
    assert len(whole.arrays[0]) == games.load("line-it").features


def test_what_another_training_left_is_told_in_one_line(greenpaw: CommandLine, tmp_path: Path):
    (tmp_path / "w.state").write_bytes(b"junk")
    told = greenpaw("train", "line-it", "--rows", 10, "--out", tmp_path / "w.npz")
    assert "w.state" in told.line


def test_a_game_without_features_is_told_in_one_line(greenpaw: CommandLine, acorns: Game, tmp_path: Path):
    told = greenpaw("train", acorns.name, "--out", tmp_path / "w.npz")
    assert "acorns has no kernel features" in told.line


def test_a_folder_that_is_not_there_is_told_in_one_line(greenpaw: CommandLine, tmp_path: Path):
    told = greenpaw("train", "line-it", "--rows", 10, "--out", tmp_path / "none" / "w.npz")
    assert "can't be written" in told.line
