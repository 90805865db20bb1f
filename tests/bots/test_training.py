"""Training: fixed by its recipe, resumed as if it had never stopped, and better than chance soon."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots.arena import Arena, Pairing, contest
from greenpaw.bots.figures import figures
from greenpaw.bots.learner import BATCH, Learner
from greenpaw.bots.training import Recipe, Training, code_of
from greenpaw.bots.weights import Weights

GAME = games.load("line-it")
SHORT = Recipe(GAME.name, [(2, {}), (3, {})], rows=8000, part=2048, seed=5, past_kept=2)


def arrays_of(training: Training) -> list[bytes]:
    return [array.tobytes() for array in training.weights.arrays]


@pytest.fixture(scope="module")
def whole() -> Training:
    training = Training(GAME, SHORT)
    for _ in training.parts():
        pass
    return training


def test_the_same_recipe_makes_the_same_weights(whole: Training):
    again = Training(GAME, SHORT)
    assert [part.rows for part in again.parts()][-1] >= SHORT.rows
    assert arrays_of(again) == arrays_of(whole)


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not(whole: Training, tmp_path):
    first = Training(GAME, SHORT)
    next(first.parts())
    first.save(tmp_path / "state.npz")
    second = Training(GAME, SHORT)
    second.load(tmp_path / "state.npz")
    assert second.rows == first.rows
    for _ in second.parts():
        pass
    assert arrays_of(second) == arrays_of(whole)


def test_what_another_recipe_has_left_is_refused(tmp_path):
    training = Training(GAME, SHORT)
    training.save(tmp_path / "state.npz")
    other = Training(GAME, Recipe(GAME.name, [(2, {})], rows=6000, seed=6))
    with pytest.raises(ValueError, match="another training"):
        other.load(tmp_path / "state.npz")


def test_the_weights_say_how_they_were_made(whole: Training):
    recipe = whole.weights.recipe
    assert (recipe["game"], recipe["seed"], recipe["learnt"]) == (GAME.name, 5, whole.rows)
    assert recipe["version"]
    assert recipe["code"] == code_of(GAME)


def test_the_code_of_a_training_is_told_apart_by_every_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    before = code_of(GAME)
    folder = tmp_path / GAME.folder.name
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(type(GAME), "folder", folder)
    assert code_of(GAME) == before
    (folder / "features.py").write_text("# another way")
    assert code_of(GAME) != before


def test_a_learner_finds_what_there_is_to_learn():
    random = np.random.default_rng(1)
    x = random.standard_normal((4096, 10)).astype(np.float32)
    y = np.stack([np.sin(x[:, 0]), np.abs(x[:, 1])], 1).astype(np.float32)
    learner = Learner(Weights.fresh(10, 1))
    errors = [learner.learn(x, y, 3e-3, random) for _ in range(60)]
    assert errors[-1] < 0.02 < errors[0]


def test_a_step_goes_down_the_slope_of_the_error():
    """The gradient, by small differences: with Adam's first step each weight moves against its sign."""
    random = np.random.default_rng(2)
    x = random.standard_normal((1024, 6)).astype(np.float32)
    y = random.standard_normal((1024, 2)).astype(np.float32)
    fresh = Weights.fresh(6, 3)

    def error(arrays: list[np.ndarray]) -> float:
        w1, b1, w2, b2, w3, b3 = (array.astype(np.float64) for array in arrays)
        out = np.maximum(np.maximum(x @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3
        return float(((out - y) ** 2).mean())

    learner = Learner(fresh)
    learner.learn(x, y, 1e-3, random)
    for k, array in enumerate(fresh.arrays):
        for place in list(np.ndindex(array.shape))[:: max(array.size // 12, 1)]:
            moved = [other.astype(np.float64) for other in fresh.arrays]
            moved[k][place] += 1e-5
            slope = (error(moved) - error(list(fresh.arrays))) / 1e-5
            if abs(slope) > 1e-3:
                assert np.sign(learner.taught[k][place] - array[place]) == -np.sign(slope)


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "options", "rows"),
    [("linko", {"duel": False}, 500_000), ("line-it", {}, 600_000)],
    ids=["linko", "line-it"],
)
def test_what_a_short_training_has_learnt_beats_casual(
    name: str, options: dict[str, bool], rows: int, tmp_path: Path
):
    """By the arena, on deals that no training has seen: the whole interval lies above 60 %."""
    recipe = Recipe(name, [(2, options)], rows, part=20 * BATCH)
    training = Training(games.load(name), recipe)
    for _ in training.parts():
        pass
    training.weights.save(tmp_path / "short.npz")
    pairing = Pairing(f"strong:{tmp_path / 'short.npz'}", "casual")
    arena = Arena(contest(name, 2, options, 1000, pairing))
    told = figures([arena.play(pairing, number) for number in range(200)])
    assert told.interval[0] > 0.6, told
