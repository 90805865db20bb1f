"""One source of the rules: compiled, with bounds checked, interpreted, and without Numba at all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from greenpaw import games

pytestmark = pytest.mark.once

PRINT_RECORDS = """
import sys
if {without_numba}:
    sys.modules["numba"] = None
from greenpaw.bots import bot
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from walks import variants
for variant in variants("{game}"):
    names = bot.names(variant.load())[::-1]
    bots = (names * variant.players)[: variant.players]
    series = Series(variant.load(), variant.players, bots, 7, dict(variant.options))
    for made, _ in series.records(0, 2, "", with_legal=True):
        print(record.write(made).decode())
"""


def records(game: str, *, without_numba: bool = False, **environment: str) -> str:
    """Two rounds of each variant of the game, with another environment."""
    source = PRINT_RECORDS.format(without_numba=without_numba, game=game)
    env = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")} | environment
    env["PYTHONPATH"] = str(Path(__file__).parent)
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", source], env=env, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture(scope="module", params=games.names())
def game(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def compiled(game: str) -> str:
    return records(game)


def test_interpreted_kernels_make_the_same_records(game: str, compiled: str):
    assert compiled
    assert records(game, NUMBA_DISABLE_JIT="1") == compiled


def test_without_numba_the_same_records_are_made(game: str, compiled: str):
    assert records(game, without_numba=True) == compiled


def test_with_bounds_checked_the_same_records_are_made(game: str, compiled: str, tmp_path: Path):
    assert records(game, NUMBA_BOUNDSCHECK="1", GREENPAW_CACHE=str(tmp_path)) == compiled
