"""A game without a bot of its own."""

from pathlib import Path

import pytest

from greenpaw import games
from greenpaw.games.contract import Game

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def acorns(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))
    return games.load("acorns")
