"""Whole rounds of every game and option, as `playthroughs/` has them, byte for byte.

After a wanted change: GREENPAW_UPDATE=1 python -m pytest tests/games/test_playthroughs.py, and read the
difference like code. A file's own first lines say which bots played it with which seed; edit those to have
another round.
"""

import os
from pathlib import Path

import pytest

from greenpaw import games
from greenpaw.bots import bot

from .playthrough import Case, cases_of, written

FOLDER = Path(__file__).with_name("playthroughs")
CASES = {case.name: case for name in games.names() for case in cases_of(games.load(name))}
ANEW = "run it with GREENPAW_UPDATE=1 to write it anew"


def seating(case: Case, path: Path) -> tuple[list[str], int]:
    """The bots and the seed that the file names, or those of a new one."""
    if not path.exists():
        strongest_first = bot.names(case.game)[::-1]
        return (strongest_first * case.players)[: case.players], 1
    header = dict(line.split(": ", 1) for line in path.read_text().splitlines()[:5])
    return header["bots"].split(","), int(header["seed"])


@pytest.mark.parametrize("name", CASES)
def test_the_round_goes_as_written(name):
    path = FOLDER / f"{name}.txt"
    text = written(CASES[name], *seating(CASES[name], path))
    if os.environ.get("GREENPAW_UPDATE"):
        path.write_text(text)
    assert path.exists(), f"{name} has no playthrough: {ANEW}"
    assert path.read_text().splitlines() == text.splitlines(), ANEW
    assert path.read_bytes() == text.encode()


def test_no_playthrough_is_left_over():
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in CASES}
