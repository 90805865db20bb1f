"""A game is a folder: those of the package, and those that GREENPAW_GAMES names."""

from pathlib import Path

import pytest

from greenpaw import games


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GREENPAW_GAMES", str(tmp_path))
    monkeypatch.setattr(games, "load", games.load.__wrapped__)
    return tmp_path


def add(folder: Path, name: str, source: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source)


def test_a_folder_elsewhere_is_a_game(elsewhere: Path):
    add(elsewhere, "linko_again", "from greenpaw.games.linko import Linko\nGAME = Linko()\n")
    assert games.names() == ["linko", "linko-again"]
    assert games.load("linko-again").start(3).players == 3


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError"),
        ("GAME = 7", "no Game"),
        ("x = 1", "AttributeError"),
        ("def (", "SyntaxError"),
    ],
)
def test_a_folder_that_is_no_game_is_named_in_one_line(elsewhere: Path, source: str, says: str):
    add(elsewhere, "broken_one", source)
    with pytest.raises(games.UnknownGame, match=f"broken_one can't be loaded: .*{says}"):
        games.load("broken-one")


def test_a_name_that_no_folder_has_is_told_with_those_there_are():
    with pytest.raises(games.UnknownGame, match="there is no game 'chess'; there are: linko"):
        games.load("chess")
