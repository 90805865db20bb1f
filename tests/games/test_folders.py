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


AGAIN = """
from greenpaw.games.linko import Linko
class Again(Linko):
    name = "linko-again"
GAME = Again()
"""
LACKING = """
from greenpaw.games.contract import Game
class Lacking(Game):
    name = "broken-one"
Lacking.__abstractmethods__ = frozenset()
GAME = Lacking()
"""
KERNEL_LESS = """
from greenpaw.games.linko import Linko
class Lacking(Linko):
    name = "broken-one"
    kernels = {name: kernel for name, kernel in Linko.kernels.items() if name != "tie_break"}
GAME = Lacking()
"""


def test_a_folder_elsewhere_is_a_game(elsewhere: Path):
    before = games.names()
    add(elsewhere, "linko_again", AGAIN)
    assert games.names() == sorted([*before, "linko-again"])
    assert games.load("linko-again").start(3).players == 3


def test_a_folder_elsewhere_takes_no_game_s_place(elsewhere: Path):
    add(elsewhere, "linko", "x = 1")
    assert games.load("linko").folder.parent != elsewhere


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import nothing_of_that_name", "ModuleNotFoundError"),
        ("GAME = 7", "no Game"),
        ("x = 1", "AttributeError"),
        ("def (", "SyntaxError"),
        ("raise ValueError('one\\ntwo')", "ValueError: one$"),
        (
            "from greenpaw.games.linko import GAME",
            "it is called 'linko', but the folder's name says 'broken-one'",
        ),
        (LACKING, "it doesn't say its newest_rules"),
        (KERNEL_LESS, "it has no kernel tie_break"),
        ("from greenpaw.games.contract import Game\nGAME = Game()", "TypeError: .*abstract"),
    ],
)
def test_a_folder_that_is_no_game_is_named_in_one_line(elsewhere: Path, source: str, says: str):
    add(elsewhere, "broken_one", source)
    with pytest.raises(games.UnknownGame, match=f"broken_one can't be loaded: .*{says}"):
        games.load("broken-one")


def test_a_folder_named_like_a_module_of_ours_is_refused(elsewhere: Path):
    add(elsewhere, "dice", "GAME = 7")
    with pytest.raises(games.UnknownGame, match="the name 'dice' is taken"):
        games.load("dice")


def test_a_folder_that_ends_python_is_named_in_one_line(elsewhere: Path):
    add(elsewhere, "broken_one", "import sys\nsys.exit(3)")
    with pytest.raises(games.UnknownGame, match="broken_one can't be loaded: SystemExit: 3"):
        games.load("broken-one")


def test_what_a_folder_that_is_no_game_says_moves_no_cursor(elsewhere: Path):
    add(elsewhere, "broken_one", r"raise ValueError('red \x1b[31m\rover')")
    with pytest.raises(games.UnknownGame) as told:
        games.load("broken-one")
    assert str(told.value).isprintable()
    assert r"ValueError: red \x1b[31m" in str(told.value)


def test_a_folder_that_is_no_game_is_run_once(elsewhere: Path):
    runs = f"with open({str(elsewhere / 'runs')!r}, 'a') as runs:\n    runs.write('x')"
    add(elsewhere, "broken_one", f"{runs}\nraise ValueError")
    for _ in range(2):
        with pytest.raises(games.UnknownGame, match="ValueError"):
            games.load("broken-one")
    assert (elsewhere / "runs").read_text() == "x"


@pytest.mark.parametrize("name", ["my game", "a-b", "LINKO", "_x", "2", "e\x1b[31m", "x\ny", "x" * 33, "é"])
def test_a_folder_that_is_not_named_as_a_game_is_told_and_passed_over(elsewhere: Path, name: str):
    before = games.names()
    add(elsewhere, name, AGAIN)
    assert games.names() == before
    (why,) = map(str, games.load_all()[1])
    assert "can't be loaded: its folder's name must be of" in why
    assert why.isprintable()


def test_a_folder_that_is_no_game_leaves_the_others_alone(elsewhere: Path):
    before = games.load_all()[0]
    add(elsewhere, "broken_one", "import nothing_of_that_name")
    loaded, failed = games.load_all()
    assert [game.name for game in loaded] == [game.name for game in before]
    (why,) = map(str, failed)
    assert "broken_one can't be loaded" in why


def test_a_name_that_no_folder_has_is_told_with_those_there_are():
    with pytest.raises(
        games.UnknownGame, match=f"there is no game 'chess'; there are: {', '.join(games.names())}"
    ):
        games.load("chess")


@pytest.mark.parametrize("named", ["nowhere", "chess"])
def test_a_folder_that_holds_no_game_is_named_where_one_is_missed(
    named: str, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
):
    """A slip of the pen, and the game's own folder instead of the one that holds it."""
    add(elsewhere, "chess", "x = 1")
    monkeypatch.setenv("GREENPAW_GAMES", str(elsewhere / named))
    with pytest.raises(games.UnknownGame, match=f"GREENPAW_GAMES names .*{named}, which holds none$"):
        games.load("chess")


def test_where_games_lie_may_be_said_from_the_folder_one_is_in(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
):
    add(elsewhere, "linko_again", AGAIN)
    monkeypatch.chdir(elsewhere)
    monkeypatch.setenv("GREENPAW_GAMES", ".")
    assert games.load("linko-again").name == "linko-again"
