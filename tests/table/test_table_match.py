"""Rule L15: when a match is over, and who has won it."""

import pytest
from tests.table.at_table import AtTable

from greenpaw.table import commands as c
from greenpaw.table.match import Match, goal_of, is_decided, winners


def test_the_highest_total_wins() -> None:
    assert winners({"ann": 12, "bo": 9}, {"ann": 5, "bo": 0}) == ("ann",)


def test_of_equal_totals_the_one_with_fewer_cards_in_hand_wins() -> None:
    assert winners({"ann": 12, "bo": 12}, {"ann": 5, "bo": 3}) == ("bo",)


def test_what_is_equal_throughout_is_shared() -> None:
    assert winners({"ann": 12, "bo": 12, "cy": 11}, {"ann": 3, "bo": 3, "cy": 0}) == ("ann", "bo")


def test_who_missed_the_last_round_comes_after_an_equal_who_played_it() -> None:
    assert winners({"ann": 12, "bo": 12}, {"bo": 9}) == ("bo",)


def test_nobody_wins_what_nobody_played() -> None:
    assert winners({}, {}) == ()


@pytest.mark.parametrize(
    ("kind", "goal", "meant"),
    [("open", None, None), ("rounds", 1, 1), ("rounds", 20, 20), ("target", None, 50), ("target", 10, 10)],
)
def test_goals_that_fit(kind: c.MatchKind, goal: int | None, meant: int | None) -> None:
    assert goal_of(kind, goal) == meant


@pytest.mark.parametrize(
    ("kind", "goal"),
    [("open", 3), ("rounds", None), ("rounds", 21), ("rounds", 0), ("target", 9), ("target", 501)],
)
def test_goals_that_do_not_fit_are_refused(kind: c.MatchKind, goal: int | None) -> None:
    assert AtTable("Ann").refuses("Ann", c.SetMatch(kind, goal)) == "bad-goal"


def test_a_match_to_a_target_ends_when_a_total_has_reached_it() -> None:
    match = Match(1, "target", 50)
    assert not is_decided(match, 3, 3, {"ann": 49})
    assert is_decided(match, 3, 3, {"ann": 50})


def test_no_match_has_more_than_twenty_rounds() -> None:
    assert not is_decided(Match(1), 19, 19, {"ann": 900})
    assert is_decided(Match(1), 20, 20, {"ann": 1})
    assert is_decided(Match(1, "target", 500), 20, 20, {"ann": 1})


def test_a_match_of_two_rounds_ends_with_the_second() -> None:
    at = AtTable("Ann", "Bo", options={"duel": False})
    at.says("Ann", c.SetMatch("rounds", 2))
    at.starts()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.table.phase == "between"
    assert [seat.total for seat in at.seen_by("Ann").seats] == [5, -1]
    at.says("Bo", c.NextRound())
    at.deal()
    at.round_ends(laid=[2, 9], hands=[0, 1])
    assert at.table.phase == "over"
    assert [seat.total for seat in at.seen_by("Ann").seats] == [7, 7]
    assert at.seen_by("Ann").match.winners == [0]
    assert at.refuses("Ann", c.NextRound()) == "no-next-round"


def test_a_match_to_ten_ends_with_the_round_that_reaches_it() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.SetMatch("target", 10))
    at.starts()
    at.round_ends(laid=[5, 3, 9], hands=[0, 4, 0])
    assert at.table.phase == "between"
    at.says("Bo", c.NextRound())
    at.deal()
    at.round_ends(laid=[2, 9, 1], hands=[0, 1, 0])
    assert at.table.phase == "over"
    assert at.seen_by("Bo").match.winners == [2]


def test_an_open_match_goes_on_until_it_is_finished() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.refuses("Bo", c.Finish()) == "not-host"
    at.says("Ann", c.Finish())
    assert at.table.phase == "over"
    assert at.seen_by("Ann").match.winners == [0]


def test_a_match_with_a_goal_cannot_be_finished_before() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.SetMatch("rounds", 3))
    assert at.refuses("Ann", c.Finish()) == "nothing-to-finish"
    at.starts()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.refuses("Ann", c.Finish()) == "match-has-goal"


def test_who_joined_late_starts_at_nil_and_cannot_win_what_they_did_not_play() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.round_ends(laid=[1, 1], hands=[0, 9])
    at.says("Ann", c.StandUp())
    at.says("Cy", c.Sit("Cy"))
    assert [seat.total for seat in at.seen_by("Cy").seats] == [-8, 0]
    at.says("Bo", c.Finish())
    assert at.seen_by("Cy").match.winners == [0]


def test_who_won_a_match_has_won_it_though_they_leave_afterwards() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.round_ends(laid=[1, 9, 1], hands=[0, 0, 0])
    at.says("Ann", c.Finish())
    at.says("Bo", c.StandUp())
    match = at.seen_by("Ann").match
    assert [match.players[i].name for i in match.winners] == ["Bo"]
    assert [player.name for player in match.players if player.seat is None] == ["Bo"]


def test_scores_are_told_by_who_made_them_whatever_names_and_seats_were_since() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.AddBot("casual"))
    at.starts()
    at.round_ends(laid=[6, 1, 2], hands=[0, 9, 1])
    at.says("Ann", c.Remove(2))
    at.says("Ann", c.AddBot("casual"))
    at.says("Bo", c.Sit("Robert"))
    told = [(each.name, each.seat, each.seat_in, each.total) for each in at.seen_by("Ann").match.players]
    assert told == [
        ("Ann", 0, [0], 6),
        ("Robert", 1, [1], -8),
        ("Hazel", 2, [None], 0),
        ("Hazel", None, [2], 1),
    ]
    at.says("Ann", c.StandUp())
    assert [each.seat for each in at.seen_by("Bo").match.players] == [0, 1, None, None]


def test_a_total_waits_for_its_person_to_come_back() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.round_ends(laid=[6, 1, 2], hands=[0, 9, 1])
    at.says("Ann", c.StandUp())
    assert at.names() == ["Bo", "Cy"]
    at.says("Ann", c.Sit("Ann"))
    assert [(seat.name, seat.total) for seat in at.seen_by("Bo").seats] == [("Bo", -8), ("Cy", 1), ("Ann", 6)]


def test_the_match_is_chosen_before_it_starts_or_when_it_is_over() -> None:
    at = AtTable("Ann", "Bo")
    assert at.says("Ann", c.SetMatch("target"))
    assert at.says("Ann", c.SetMatch("target", 50)) == []
    at.says("Ann", c.SetMatch("open"))
    at.starts()
    assert at.refuses("Ann", c.SetMatch("rounds", 2)) == "match-running"
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.refuses("Ann", c.SetMatch("rounds", 2)) == "match-running"
    at.says("Ann", c.Finish())
    at.says("Ann", c.SetMatch("rounds", 1))
    at.says("Ann", c.Rematch())
    at.deal()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.table.phase == "over"
