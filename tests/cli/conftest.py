"""What the command line's tests share."""

from pathlib import Path

import pytest
from told import CommandLine

from greenpaw import games
from greenpaw.games.contract import Game

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def greenpaw(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capfd)


@pytest.fixture
def acorns(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game from outside the package: that of docs/adding-a-game.md."""
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))
    return games.load("acorns")
