"""Opening a table, sitting down, standing up, and who is host."""

import pytest
from tests.table.at_table import AtTable

from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Luck, Refusal, decide

NO_LUCK = Luck(None, bytes(32))


def opening(**changed: object) -> str:
    command = c.Open(**{"table": "t", "game": "linko", "name": "Ann"} | changed)  # type: ignore[arg-type]
    answer = decide(None, command, "ann", 0, NO_LUCK)
    assert isinstance(answer, Refusal)
    return answer.code


def test_whoever_opens_a_table_sits_at_it_and_is_its_host() -> None:
    seen = AtTable("Ann").seen_by("Ann")
    assert [(seat.name, seat.host) for seat in seen.seats] == [("Ann", True)]
    assert (seen.phase, seen.seat, seen.players) == ("gathering", 0, (2, 5))


def test_a_table_is_opened_once_and_before_all_else() -> None:
    assert AtTable("Ann").refuses("Bo", c.Open("t", "linko", "Bo")) == "table-exists"
    answer = decide(None, c.Start(), "ann", 0, NO_LUCK)
    assert isinstance(answer, Refusal)
    assert answer.code == "no-such-table"


def test_a_table_needs_a_game_a_name_and_options_that_go_together() -> None:
    assert opening(game="chess") == "no-such-game"
    assert opening(name="\u200b") == "bad-name"
    assert opening(options={"castling": True}) == "no-such-option"
    assert isinstance(decide(None, c.Open("t", "linko", "Ann"), None, 0, NO_LUCK), Refusal)


def test_people_sit_in_order_under_names_of_their_own() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Anna", c.Sit("  ANN "))
    assert at.names() == ["Ann", "Bo", "ANN (2)"]
    assert at.refuses("Cy", c.Sit("\u2060")) == "bad-name"
    assert at.refuses(None, c.Sit("Cy")) == "not-seated"


def test_sitting_twice_is_sitting_once() -> None:
    at = AtTable("Ann", "Bo")
    assert at.says("Bo", c.Sit("Bo")) == []
    assert at.says("Bo", c.Sit(" Bo ")) == []


def test_sitting_under_another_name_renames_outside_a_round() -> None:
    at = AtTable("Ann", "Bo")
    assert at.says("Bo", c.Sit("Bob")) == [e.Renamed(1, "Bob")]
    at.says("Bo", c.Sit("Ann"))
    assert at.names() == ["Ann", "Ann (2)"]
    assert at.says("Bo", c.Sit("Ann")) == []
    at.starts()
    assert at.refuses("Bo", c.Sit("Bo")) == "round-running"
    at.plays_on()
    at.says("Bo", c.Sit("Bo"))
    assert at.names() == ["Ann", "Bo"]
    assert at.seen_by("Ann").match.rounds[0].names == ["Ann", "Ann (2)"]


def test_the_table_is_full_at_five() -> None:
    at = AtTable("Ann", "Bo", "Cy", "Di", "Ed")
    assert at.refuses("Flo", c.Sit("Flo")) == "table-full"
    assert at.refuses("Ann", c.AddBot("casual")) == "table-full"


def test_nobody_sits_down_while_a_round_runs() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.Start())
    assert at.refuses("Cy", c.Sit("Cy")) == "round-running"
    at.deal()
    assert at.refuses("Cy", c.Sit("Cy")) == "round-running"
    assert at.refuses("Ann", c.AddBot("casual")) == "round-running"
    at.plays_on()
    at.says("Cy", c.Sit("Cy"))
    assert at.names() == ["Ann", "Bo", "Cy"]


def test_standing_up_before_the_match_frees_the_seat_and_seats_close_up() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Bo", c.StandUp())
    assert at.names() == ["Ann", "Cy"]
    assert at.seen_by("Cy").seat == 1
    assert at.refuses("Bo", c.StandUp()) == "not-seated"


def test_the_host_passes_to_whoever_has_sat_longest() -> None:
    at = AtTable("Ann")
    at.says("Ann", c.AddBot("casual"))
    at.says("Cy", c.Sit("Cy"))
    at.says("Bo", c.Sit("Bo"))
    at.says("Ann", c.StandUp())
    assert at.table.host == "cy"
    at.says("Bo", c.StandUp())
    assert at.table.host == "cy"


def test_when_the_last_person_goes_nobody_is_host_until_someone_sits_down() -> None:
    at = AtTable("Ann")
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.StandUp())
    assert at.table.host is None
    assert at.refuses("Ann", c.Start()) == "not-seated"
    at.says("Bo", c.Sit("Bo"))
    assert at.table.host == "bo"
    at.starts()


def test_a_host_who_leaves_during_a_round_hands_on_to_someone_who_is_there() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.says("Bo", c.StandUp())
    at.says("Ann", c.StandUp())
    assert at.table.host == "cy"
    at.says("Cy", c.StandUp())
    assert at.table.host == "cy", "nobody else is there: the host stays it"


def test_after_the_round_the_host_passes_on_even_to_someone_who_is_away() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.says("Bo", c.StandUp())
    at.plays_on()
    at.says("Ann", c.StandUp())
    assert at.table.host == "bo"


@pytest.mark.parametrize("phase", ["gathering", "between", "over"])
def test_a_host_who_is_gone_outside_a_round_hands_on_for_good_to_who_is_here(phase: str) -> None:
    at = AtTable("Ann", "Bo", "Cy", "Di")
    at.says("Ann", c.AddBot("casual"))
    if phase != "gathering":
        at.starts()
        assert at.refuses(None, c.HostAway("ann", ("bo",))) == "round-running"
        at.plays_on()
    if phase == "over":
        at.says("Ann", c.Finish())
    assert at.table.phase == phase
    at.orders(c.HostAway("ann", ("di", "cy", "zoe")))
    assert at.table.host == "cy", "Bo has sat longer, but isn't here"
    at.says("Cy", c.Remove(4))
    at.says("Ann", c.Sit("Ann"))
    assert at.refuses("Ann", c.Remove(3)) == "not-host"


def test_a_host_stays_host_while_nobody_else_is_here_and_is_not_taken_for_an_earlier_one() -> None:
    at = AtTable("Ann", "Bo")
    at.orders(c.HostAway("ann", ("ann", "zoe")))
    assert at.table.host == "ann"
    assert at.refuses(None, c.HostAway("bo", ("ann",))) == "stale"


def test_bots_have_names_and_scores_of_their_own() -> None:
    at = AtTable("Ann")
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.AddBot("uniform"))
    assert at.names() == ["Ann", "Hazel", "Rowan", "Juniper"]
    assert [seat.bot for seat in at.seen_by("Ann").seats] == [None, "casual", "casual", "uniform"]
    assert len({seat.key for seat in at.table.seats}) == 4


def test_a_bot_added_after_one_was_removed_starts_at_nil() -> None:
    at = AtTable("Ann")
    at.says("Ann", c.AddBot("casual"))
    at.starts()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    at.says("Ann", c.Remove(1))
    at.says("Ann", c.AddBot("casual"))
    assert [seat.total for seat in at.seen_by("Ann").seats] == [5, 0]


def test_the_host_removes_bots_and_people_but_not_during_a_round() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    assert at.refuses("Bo", c.Remove(0)) == "not-host"
    assert at.refuses("Ann", c.Remove(3)) == "no-such-seat"
    at.says("Ann", c.Remove(1))
    assert at.names() == ["Ann", "Cy"]
    at.starts()
    assert at.refuses("Ann", c.Remove(1)) == "round-running"
    at.plays_on()
    at.says("Ann", c.Remove(0))
    assert (at.names(), at.table.host) == (["Cy"], "cy")


@pytest.mark.parametrize("command", [c.AddBot("casual"), c.Remove(1), c.SetOption("duel", True), c.Start()])
def test_only_the_host_runs_the_table(command: c.Command) -> None:
    at = AtTable("Ann", "Bo")
    assert at.refuses("Bo", command) == "not-host"
    assert at.refuses("Cy", command) == "not-seated"
    assert [at.seen_by(name).leads for name in ("Ann", "Bo", "Cy")] == [True, False, False]


def test_while_a_stand_in_decides_for_the_host_anyone_seated_runs_the_table() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.SetFirst(0))
    at.starts()
    at.orders(c.Absent(0, 0))
    assert at.table.host == "ann"
    at.plays_on()
    at.says("Bo", c.SetOption("expert", True))
    assert [at.seen_by(name).leads for name in ("Ann", "Bo", "Cy")] == [True, True, False]
    at.says("Ann", c.Back())
    assert not at.seen_by("Bo").leads
    assert at.refuses("Bo", c.SetOption("expert", None)) == "not-host"


def test_whoever_moved_up_meanwhile_is_not_removed_instead() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Bo", c.StandUp())
    assert at.refuses("Ann", c.Remove(1, "Bo")) == "stale"
    assert at.refuses("Ann", c.SetFirst(1, "Bo")) == "stale"
    at.says("Ann", c.Remove(1, "Cy"))
    assert at.names() == ["Ann"]
