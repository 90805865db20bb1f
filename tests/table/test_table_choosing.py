"""Options of the game, settings of the table, and who starts."""

import pytest
from tests.table.at_table import LOG, AtTable

from greenpaw import games
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Refusal, decide
from greenpaw.table.options import TableSettings


def duel(at: AtTable) -> tuple[bool | None, bool | None]:
    option = next(option for option in at.seen_by("Ann").options if option.name == "duel")
    return option.chosen, option.value


def test_the_duel_is_automatic_with_two_players() -> None:
    at = AtTable("Ann")
    assert duel(at) == (None, None)
    at.says("Bo", c.Sit("Bo"))
    assert duel(at) == (None, True)
    at.says("Cy", c.Sit("Cy"))
    assert duel(at) == (None, False)
    at.says("Cy", c.StandUp())
    at.starts()
    assert at.round.options == {"duel": True, "consolation": False, "expert": False}


def test_a_chosen_duel_makes_the_table_two_seated() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.SetOption("duel", True))
    assert at.seen_by("Ann").players == (2, 2)
    answer = decide(at.table, c.Sit("Cy"), "cy", 0, at.luck)
    assert answer == Refusal("duel-needs-two", "duel is for 2 players, not 3", "L4")
    assert at.refuses("Ann", c.AddBot("casual")) == "duel-needs-two"


def test_a_duel_cannot_be_chosen_with_three_seated() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    assert at.refuses("Ann", c.SetOption("duel", True)) == "duel-needs-two"


def test_an_option_can_be_chosen_and_made_automatic_again() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.SetOption("duel", False))
    assert duel(at) == (False, False)
    assert at.says("Ann", c.SetOption("duel", False)) == []
    at.says("Ann", c.SetOption("duel", None))
    assert duel(at) == (None, True)
    assert at.refuses("Ann", c.SetOption("castling", True)) == "no-such-option"


def test_options_change_between_rounds_and_never_within_one() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.Start())
    assert at.refuses("Ann", c.SetOption("expert", True)) == "round-running"
    at.deal()
    assert at.refuses("Ann", c.SetOption("expert", True)) == "round-running"
    at.plays_on()
    at.says("Ann", c.SetOption("expert", True))
    at.says("Bo", c.NextRound())
    assert at.round.options["expert"]
    assert not at.table.rounds[0].options["expert"]


def test_the_host_sets_pace_grace_and_whether_the_lobby_shows_the_table() -> None:
    at = AtTable("Ann", "Bo")
    assert at.says("Ann", c.SetTable()) == []
    at.says("Ann", c.SetTable(public=False, pace="fast"))
    at.starts()
    at.says("Ann", c.SetTable(grace_s=60))
    settings = at.seen_by("Bo").settings
    assert (settings.public, settings.pace, settings.grace_s) == (False, "fast", 60)
    assert at.refuses("Bo", c.SetTable(pace="slow")) == "not-host"


def test_open_hands_are_for_games_whose_hands_everyone_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable("Ann", "Bo")
    assert at.seen_by("Bo").settings.open_hands is None
    assert at.refuses("Ann", c.SetTable(open_hands=True)) == "hands-hidden"
    monkeypatch.setattr(type(games.load("linko")), "hands_are_open", True)
    assert at.seen_by("Bo").settings.open_hands is False
    assert at.says("Ann", c.SetTable(open_hands=False)) == []
    at.starts()
    at.says("Ann", c.SetTable(open_hands=True))
    assert at.seen_by("Bo").settings.open_hands is True
    assert at.seen_by("Zoe").settings.open_hands is True
    at.says("Ann", c.SetTable(pace="fast"))
    assert at.seen_by("Bo").settings.open_hands is True
    assert at.refuses("Bo", c.SetTable(open_hands=False)) == "not-host"
    assert at.replayed() == at.table


def test_a_table_from_before_there_were_open_hands_has_its_hands_hidden() -> None:
    row = b'[{"event":"settings-changed","settings":{"public":false,"pace":"fast","grace_s":60}}]'
    (changed,) = LOG.decode(row)
    assert changed == e.SettingsChanged(TableSettings(False, "fast", 60, open_hands=False))


def test_the_host_chooses_who_starts() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    assert at.refuses("Ann", c.SetFirst(3)) == "no-such-seat"
    at.says("Ann", c.SetFirst(2))
    assert at.says("Ann", c.SetFirst(2)) == []
    assert at.seen_by("Bo").match.first == 2
    at.starts()
    assert at.round.first == 2
    assert at.refuses("Ann", c.SetFirst(0)) == "match-running"


def test_a_chosen_start_follows_its_player_when_seats_close_up() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.SetFirst(2))
    at.says("Bo", c.StandUp())
    assert at.table.first == 1
    at.says("Cy", c.StandUp())
    assert at.table.first is None
