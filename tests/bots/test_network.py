"""A network values after-states as plain arithmetic does, and picks the action that leads to the best one."""

import re
from pathlib import Path

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import bot, instances
from greenpaw.bots.bot import UnknownBot
from greenpaw.bots.network import load_from
from greenpaw.bots.weights import NAMES, Weights, shipped
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

LEARNED = [name for name in games.names() if games.load(name).features]


@pytest.fixture(params=LEARNED)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def decisions(game: Game, seed: int) -> list[Position]:
    """Positions in which more than one action is legal, masked for who decides, of a random game."""
    random = np.random.default_rng(seed)
    position = game.start(max(game.players)).deal(Ordered(seed))
    found: list[Position] = []
    while not position.is_over:
        actions = position.legal_actions()
        if len(actions) > 1:
            found.append(position.mask(position.current_player))
        position = position.play(actions[random.integers(len(actions))]).deal(Ordered(seed))
    return found


def inputs(position: Position, seat: int) -> np.ndarray:
    out = np.zeros(position.game.features, np.float32)
    position.game.kernels["features"](position.array[0], seat, out)
    return out


def plainly(weights: Weights, x: np.ndarray) -> float:
    w1, b1, w2, b2, w3, b3 = weights.arrays
    first = np.maximum(x @ w1 + b1, 0)
    return float((np.maximum(first @ w2 + b2, 0) @ w3 + b3).mean())


def test_the_best_action_is_that_of_the_best_after_state(game: Game):
    weights = Weights.fresh(game.features, 3)
    kernels = instances.network(game)
    legal, values = np.zeros(game.max_legal, np.int32), np.zeros(game.max_legal, np.float32)
    for position in decisions(game, 1)[:30]:
        seat = position.current_player
        after = [plainly(weights, inputs(position.play(action), seat)) for action in position.legal_actions()]
        best = kernels.best_action_at(position.array, 0, weights.arrays, legal, values)
        assert values[: len(after)] == pytest.approx(after, abs=1e-4)
        assert best == position.legal_codes()[int(np.argmax(values[: len(after)]))]


def test_weights_survive_their_file_but_for_half_their_precision(game: Game, tmp_path):
    made = Weights(Weights.fresh(game.features, 1).arrays, {"seed": 1})
    made.save(tmp_path / "weights.npz")
    read = Weights.load(tmp_path / "weights.npz")
    assert read.recipe == {"seed": 1}
    for one, other in zip(made.arrays, read.arrays, strict=True):
        assert other.dtype == np.float32
        assert other == pytest.approx(one, rel=1e-3, abs=1e-4)
    assert [path.name for path in tmp_path.iterdir()] == ["weights.npz"]


def misfits(game: Game) -> dict[str, tuple[str, dict[str, object]]]:
    """What a file of weights may hold instead, and what is then said."""
    fitting = dict(zip(NAMES, Weights.fresh(game.features, 1).arrays, strict=True))
    not_finite = fitting["w2"].copy()
    not_finite[0, 0] = np.nan
    narrow = {"w2": fitting["w2"][:, :6], "b2": fitting["b2"][:6], "w3": fitting["w3"][:6]}
    return {
        "long b1": ("w1 is float16", {"b1": np.zeros(4096)}),
        "long b2": ("w2 is float16", {"b2": np.zeros(200_000)}),
        "flat w1": ("w1 is float16", {"w1": fitting["w1"][:, 0]}),
        "nothing": ("w1 is float16", {"w1": np.float16(0)}),
        "wide w3": ("w3 is float16", {"w3": np.zeros((32, 3))}),
        "odd width": ("no multiple of 4", narrow),
        "not finite": ("not all numbers of w2 are finite", {"w2": not_finite}),
        "no numbers": ("b3 is", {"b3": np.array(["a", "b"])}),
        "no b3": ("'b3' is missing", {"b3": None}),
        "no recipe": ("'recipe' is missing", {"recipe": None}),
        "recipe of nothing": ("holds no weights", {"recipe": np.zeros(3, np.uint8)}),
    }


@pytest.mark.parametrize("kind", misfits(games.load("line-it")))
def test_a_file_whose_arrays_do_not_fit_is_refused_in_one_line(kind: str, tmp_path: Path):
    game = games.load("line-it")
    says, instead = misfits(game)[kind]
    held = dict(zip(NAMES, Weights.fresh(game.features, 1).arrays, strict=True))
    held = {**held, "recipe": np.frombuffer(b"{}", np.uint8), **instead}
    halves = {
        name: array.astype(np.float16) if array.dtype.kind == "f" else array
        for name, array in held.items()
        if array is not None
    }
    path = tmp_path / "weights.npz"
    np.savez(path, **halves)
    with pytest.raises(ValueError, match=re.escape(says)) as refused:
        Weights.load(path)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    with pytest.raises(UnknownBot, match=r"strong:.*weights\.npz"):
        load_from("strong", game, path)


@pytest.mark.parametrize("cut", [0, 1, 100, 1000, -1])
def test_a_file_that_is_cut_off_is_refused_in_one_line(cut: int, tmp_path: Path):
    path = tmp_path / "weights.npz"
    Weights.fresh(games.load("line-it").features, 1).save(path)
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(ValueError, match=r"^\S*weights\.npz is broken, or no \.npz file: [^\n]*$"):
        Weights.load(path)


def test_a_single_array_is_no_file_of_weights(tmp_path: Path):
    path = tmp_path / "weights.npy"
    np.save(path, np.zeros(3))
    with pytest.raises(ValueError, match=r"no \.npz file"):
        Weights.load(path)


def test_a_game_from_outside_plays_with_the_weights_in_its_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    game = games.load("line-it")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert shipped(game) is None
    assert "strong" not in bot.names(game)
    Weights.fresh(game.features, 1).save(tmp_path / "weights.npz")
    assert shipped(game) == tmp_path / "weights.npz"
    assert {"strong", "master"} <= set(bot.names(game))
