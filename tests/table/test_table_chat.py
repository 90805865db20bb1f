"""Slash commands: what may be typed instead of tapped."""

import pytest
from tests.table.at_table import AtTable

from greenpaw import games
from greenpaw.games.contract import OptionError
from greenpaw.table import commands as c
from greenpaw.table.chat import Answer, read
from greenpaw.table.decide import Refusal


def typed(text: str, at: AtTable | None = None, name: str = "") -> c.Command | Answer | str | None:
    """What Ann's line means; the code where it is refused."""
    said = read(text, (at or AtTable("Ann", "Bo")).table, "ann", name)
    return said.code if isinstance(said, Refusal) else said


@pytest.mark.parametrize("text", ["hello", " /start", "1/2", ""])
def test_plain_chat_is_no_command(text: str) -> None:
    assert typed(text) is None


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("/join Anna", c.Sit("Anna")),
        ("/join", c.Sit("Ann")),
        ("/start", c.Start()),
        ("/START ", c.Start()),
        ("/leave", c.StandUp()),
        ("/option duel", c.SetOption("duel", True)),
        ("/option duel on", c.SetOption("duel", True)),
        ("/option Duel OFF", c.SetOption("duel", False)),
        ("/option duel auto", c.SetOption("duel", None)),
        ("/option consolation", c.SetOption("consolation", True)),
        ("/option expert off", c.SetOption("expert", False)),
        ("/option start bo", c.SetFirst(1)),
        ("/option start", c.SetFirst(None)),
        ("/bot", c.AddBot()),
        ("/bot Uniform", c.AddBot("uniform")),
        ("/remove Bo", c.Remove(1)),
        ("/rematch", c.Rematch()),
        ("/who", Answer("chat-who", {"count": 2, "names": "Ann, Bo"})),
        ("/help", Answer("chat-help", {"count": 3, "options": "duel, consolation, expert"})),
        ("/option", Answer("chat-options", {"count": 3, "options": "duel, consolation, expert"})),
    ],
)
def test_commands_that_are_typed(text: str, command: object) -> None:
    assert typed(text) == command


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("/dance", "unknown-command"),
        ("/", "unknown-command"),
        ("/option castling", "no-such-option"),
        ("/option duel maybe", "on-off-auto"),
        ("/option start Zoe", "no-such-player"),
        ("/remove", "no-such-player"),
        ("/remove Zoe", "no-such-player"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, code: str) -> None:
    assert typed(text) == code


def test_a_game_without_options_says_that_it_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable("Ann")
    monkeypatch.setattr(type(games.load("linko")), "options", ())
    assert typed("/option", at) == Answer("chat-options", {"count": 0, "options": ""})
    assert typed("/option duel", at) == "no-such-option"
    assert at.seen_by("Ann").options == []
    assert at.seen_by("Ann").players == (2, 5)
    with pytest.raises(OptionError, match="linko has no option 'duel'; it has none"):
        games.load("linko").resolve_options(2, {"duel": True})


def test_joining_without_a_name_takes_the_one_the_person_has() -> None:
    table = AtTable("Bo").table
    assert read("/join", table, "ann", "Ann") == c.Sit("Ann")
    refused = read("/join", table, "ann")
    assert isinstance(refused, Refusal)
    assert refused.code == "name-needed"


def test_start_means_whatever_starts_next() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on()
    assert typed("/start", at) == c.NextRound()
    at.says("Ann", c.Finish())
    assert typed("/start", at) == c.Rematch()
