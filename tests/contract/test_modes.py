"""One source of the rules: compiled, with bounds checked, interpreted, and without Numba at all."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from greenpaw import games
from greenpaw.games.jit import JIT

pytestmark = pytest.mark.once

PRINT_ROUNDS = """
import sys
if {without_numba}:
    sys.modules["numba"] = None
from rounds_told import tell_rounds
tell_rounds("{game}")
"""
EXAMPLES = Path(__file__).parents[2] / "examples"


def run(source: str, *words: str, **environment: str) -> str:
    """What a script prints, with another environment."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")} | environment
    env["PYTHONPATH"] = str(Path(__file__).parent)
    command = [sys.executable, "-W", "error", "-c", source, *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def told(game: str, *, without_numba: bool = False, **environment: str) -> str:
    """Rounds of each variant of the game, with all that its kernels say, with another environment."""
    return run(PRINT_ROUNDS.format(without_numba=without_numba, game=game), **environment)


@pytest.fixture(scope="module", params=games.names())
def game(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def compiled(game: str) -> str:
    return told(game)


def test_interpreted_kernels_play_the_same_rounds(game: str, compiled: str):
    assert compiled
    assert told(game, NUMBA_DISABLE_JIT="1") == compiled


def test_without_numba_the_same_rounds_are_played(game: str, compiled: str):
    assert told(game, without_numba=True) == compiled


SAVE_FEATURES = """
import sys
from itertools import islice
import numpy as np
from walks import Variant, walk
numbers = []
for position in islice(walk(Variant("{game}", 3, ()), 1), 40):
    for seat in range(3):
        numbers.append(np.zeros(position.game.features, np.float32))
        position.game.kernels["features"](position.mask(seat).array[0], seat, numbers[-1])
np.save(sys.argv[1], np.array(numbers))
"""


def features(game: str, path: Path, **environment: str) -> np.ndarray:
    """What networks see of a round, with another environment."""
    run(SAVE_FEATURES.format(game=game), str(path), **environment)
    return np.load(path)


LEARNED = [name for name in games.names() if games.load(name).features]


@pytest.mark.parametrize("learned", LEARNED)
def test_interpreted_features_are_the_same_numbers(learned: str, tmp_path: Path):
    compiled = features(learned, tmp_path / "compiled.npy")
    interpreted = features(learned, tmp_path / "interpreted.npy", NUMBA_DISABLE_JIT="1")
    assert len(compiled) == 120
    assert interpreted == pytest.approx(compiled, abs=1e-6)


def test_with_bounds_checked_the_same_rounds_are_played(game: str, compiled: str, tmp_path: Path):
    assert told(game, NUMBA_BOUNDSCHECK="1", GREENPAW_CACHE=str(tmp_path)) == compiled


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
@pytest.mark.parametrize(
    "line",
    [
        "    out[:MAX_EFFECTS] = 0\n",
        "    for other in range(min(p.dealt, p.players)):\n",
    ],
    ids=["effects", "resample"],
)
def test_a_kernel_that_reads_past_an_array_is_found_with_bounds_checked(line: str, tmp_path: Path):
    folder = shutil.copytree(EXAMPLES / "acorns", tmp_path / "acorns")
    rules = folder / "rules.py"
    begin, found, rest = rules.read_text().partition(line)
    assert found
    rules.write_text(f"{begin}    p.turn += 0 * p.resting[p.players + MOST_PLAYERS]\n{line}{rest}")
    where = {"GREENPAW_GAMES": str(tmp_path), "GREENPAW_CACHE": str(tmp_path / "cache")}
    with pytest.raises(AssertionError, match="IndexError: index is out of bounds"):
        told("acorns", NUMBA_BOUNDSCHECK="1", **where)
