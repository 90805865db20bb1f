"""Opening a round, the checkable shuffle, going on, finishing, and playing again."""

import pytest
from msgspec.structs import replace
from tests.table.at_table import AtTable

from greenpaw import games
from greenpaw.games.dealer import Fair
from greenpaw.games.record import deal
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Luck, decide
from greenpaw.table.due import DealDue, due
from greenpaw.table.failure import TableError


def test_a_match_starts_when_players_and_options_fit() -> None:
    at = AtTable("Ann")
    assert at.refuses("Ann", c.Start()) == "too-few-players"
    at.says("Bo", c.Sit("Bo"))
    started, opened = at.says("Ann", c.Start())
    assert started == e.MatchStarted(1)
    assert isinstance(opened, e.RoundOpened)
    assert at.table.phase == "opening"
    assert at.refuses("Ann", c.Start()) == "already-started"


def test_a_start_that_no_option_allows_is_refused_by_the_game() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.table = replace(at.table, options=at.table.options.with_choice("duel", True))
    assert at.refuses("Ann", c.Start()) == "duel-needs-two"


def test_the_commitment_is_known_before_anyone_contributes() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.Start())
    fairness = at.seen_by("Bo").round.fairness  # type: ignore[union-attr]
    assert fairness.commitment == Fair.commitment(at.secrets[0])
    assert (fairness.contributed, fairness.secret) == ([False, False], None)


def test_each_person_contributes_once_while_the_round_opens() -> None:
    at = AtTable("Ann", "Bo")
    assert at.refuses("Ann", c.Contribute(1, "aa")) == "no-contributions"
    at.says("Ann", c.Start())
    at.says("Ann", c.Contribute(1, "aa"))
    assert at.says("Ann", c.Contribute(1, "aa")) == []
    assert at.refuses("Ann", c.Contribute(1, "bb")) == "contributed"
    assert at.refuses("Cy", c.Contribute(1, "bb")) == "not-seated"
    assert at.refuses("Bo", c.Contribute(2, "bb")) == "no-contributions"
    at.deal()
    assert at.refuses("Bo", c.Contribute(1, "bb")) == "no-contributions"


def test_the_deal_waits_for_the_people_who_are_there() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.AddBot("casual"))
    assert due(at.table) is None
    at.says("Ann", c.Start())
    assert due(at.table) == DealDue(1, at.now_ms, complete=False)
    at.says("Ann", c.Contribute(1, ""))
    at.says("Bo", c.StandUp())
    assert due(at.table) == DealDue(1, at.now_ms, complete=True)


def test_the_cards_come_from_the_secret_and_all_contributions_in_seat_order() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.Start())
    at.says("Cy", c.Contribute(1, "0c"))
    at.says("Ann", c.Contribute(1, "0a"))
    (dealt,) = at.orders(c.Deal(1))
    assert isinstance(dealt, e.Dealt)
    dealer = Fair(at.secrets[0], [b"\x0a", b"", b"\x0c"])
    assert dealt.first_player == dealer.number(1, 0, 3)
    start = games.load("linko").start(3, dealt.first_player)
    assert list(dealt.cards) == deal(start, dealer, 1)[1]


def test_a_deal_comes_once_and_for_the_round_that_opens() -> None:
    at = AtTable("Ann", "Bo")
    assert at.refuses(None, c.Deal(1)) == "stale"
    at.says("Ann", c.Start())
    assert at.refuses(None, c.Deal(2)) == "stale"
    at.deal()
    assert at.refuses(None, c.Deal(1)) == "stale"


def test_a_secret_that_was_not_committed_to_deals_nothing() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.Start())
    with pytest.raises(TableError, match="table t, version 3: AssertionError at Deal"):
        decide(at.table, c.Deal(1), None, 0, Luck(bytes(32), bytes(32)))


def test_each_round_starts_one_seat_on_and_has_a_secret_of_its_own() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.SetFirst(1))
    at.starts()
    starts = [at.round.first]
    for seed in range(3):
        at.plays_on(seed)
        at.says("Cy", c.NextRound())
        assert at.refuses("Ann", c.NextRound()) == "no-next-round"
        at.deal()
        starts.append(at.round.first)
    assert starts == [1, 2, 0, 1]
    assert len(set(at.secrets)) == 4


def test_when_someone_leaves_the_start_goes_on_from_the_last_one() -> None:
    at = AtTable("Ann", "Bo", "Cy", "Di")
    at.says("Ann", c.SetFirst(1))
    at.starts()
    at.plays_on()
    at.says("Bo", c.StandUp())
    at.says("Ann", c.StandUp())
    at.says("Cy", c.NextRound())
    assert at.table.seats[at.round.first or 0].name == "Cy"


def test_the_next_round_needs_enough_players() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on()
    at.says("Bo", c.StandUp())
    assert at.refuses("Ann", c.NextRound()) == "too-few-players"
    assert at.refuses("Bo", c.NextRound()) == "not-seated"
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.NextRound())


def test_a_rematch_starts_at_nil_one_seat_on_from_the_last_first_start() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    assert at.refuses("Ann", c.Rematch()) == "no-rematch"
    at.says("Ann", c.SetFirst(2))
    at.starts()
    at.plays_on()
    at.says("Bo", c.NextRound())
    at.deal()
    at.plays_on()
    at.says("Ann", c.Finish())
    at.says("Bo", c.Rematch())
    assert (at.table.phase, at.round.number, at.round.match) == ("opening", 1, 2)
    assert at.round.first == 0
    assert [seat.total for seat in at.seen_by("Ann").seats] == [0, 0, 0]
    assert at.seen_by("Ann").match.rounds == []


def test_a_rematch_between_rounds_ends_the_open_match_first() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.refuses("Bo", c.Rematch()) == "not-host"
    events = at.says("Ann", c.Rematch())
    assert events[:2] == [e.MatchEnded(("ann",)), e.MatchStarted(2)]


def test_a_match_with_a_goal_has_no_rematch_before_its_end() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.SetMatch("rounds", 3))
    at.starts()
    at.round_ends(laid=[5, 3], hands=[0, 4])
    assert at.refuses("Ann", c.Rematch()) == "no-rematch"


def test_who_starts_a_rematch_can_be_chosen() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.plays_on()
    at.says("Ann", c.Finish())
    assert at.table.first is None
    at.says("Ann", c.SetFirst(1))
    at.says("Ann", c.Rematch())
    assert at.round.first == 1


def test_an_abandoned_round_has_no_scores_but_its_secret_is_published() -> None:
    at = AtTable("Ann", "Bo")
    assert at.refuses(None, c.Abandon()) == "no-round"
    at.starts()
    at.plays_on(most=3)
    at.orders(c.Abandon())
    seen = at.seen_by("Ann")
    assert seen.round is not None
    assert seen.round.outcome is not None
    assert (seen.round.outcome.reason, seen.round.outcome.winners) == ("abandoned", [])
    assert seen.round.fairness.secret == at.secrets[0].hex()
    assert (seen.phase, seen.match.rounds, seen.round.acting, seen.choices) == ("between", [], None, [])
    assert due(at.table) is None
    at.says("Bo", c.NextRound())
    assert at.round.number == 2


def test_a_round_abandoned_before_the_deal_leaves_the_start_as_it_was_chosen() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.SetFirst(2))
    at.says("Ann", c.Start())
    at.orders(c.Abandon())
    at.says("Ann", c.NextRound())
    assert at.round.first == 2


def test_twenty_rounds_are_the_most_even_when_all_are_abandoned() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.Start())
    for _ in range(19):
        at.orders(c.Abandon())
        at.says("Ann", c.NextRound())
    at.orders(c.Abandon())
    assert (at.table.phase, at.round.number) == ("over", 20)
    assert at.seen_by("Ann").match.winners == []


def test_a_round_is_given_up_by_the_only_person_in_it() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.AddBot("casual"))
    at.starts()
    assert at.refuses("Ann", c.Finish()) == "others-play"
    at.says("Bo", c.StandUp())
    at.says("Ann", c.Finish())
    assert at.table.phase == "between"
    at.says("Ann", c.Finish())
    assert at.table.phase == "over"
