"""One source of the rules: compiled, with bounds checked, interpreted, and without Numba at all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PRINT_RECORDS = """
import sys
if {without_numba}:
    sys.modules["numba"] = None
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from walks import variants
for variant in variants():
    bots = (["greedy", "uniform"] * variant.players)[: variant.players]
    series = Series(variant.load(), variant.players, bots, 7, dict(variant.options))
    for made, _ in series.records(0, {games}, "", with_legal=True):
        print(record.write(made).decode())
"""


def records(games: int, *, without_numba: bool = False, **environment: str) -> str:
    source = PRINT_RECORDS.format(without_numba=without_numba, games=games)
    env = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")} | environment
    env["PYTHONPATH"] = str(Path(__file__).parent)
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", source], env=env, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture(scope="module")
def compiled() -> str:
    return records(2)


def test_interpreted_kernels_make_the_same_records(compiled: str):
    assert records(2, NUMBA_DISABLE_JIT="1") == compiled


def test_without_numba_the_same_records_are_made(compiled: str):
    assert records(2, without_numba=True) == compiled


def test_with_bounds_checked_the_same_records_are_made(compiled: str, tmp_path: Path):
    assert records(2, NUMBA_BOUNDSCHECK="1", GREENPAW_CACHE=str(tmp_path)) == compiled
