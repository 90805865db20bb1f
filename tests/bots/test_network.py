"""A network values after-states as plain arithmetic does, and picks the action that leads to the best one."""

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import instances
from greenpaw.bots.weights import Weights
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
