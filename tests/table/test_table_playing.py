"""Decisions: whose they are, which answer counts, and who decides for someone who is away."""

import msgspec
import pytest
from tests.table.at_table import AtTable

from greenpaw.games import load
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Refusal, decide
from greenpaw.table.due import BotDue, PersonDue, due
from greenpaw.table.evolve import evolve
from greenpaw.table.failure import TableError


def playing(*names: str) -> AtTable:
    """The cards are dealt, and the first of these people has to play."""
    at = AtTable(*names)
    at.says(names[0], c.SetFirst(0))
    at.starts()
    return at


def test_a_decision_becomes_an_event_in_notation() -> None:
    at = playing("Ann", "Bo", "Cy")
    action = at.choices()[0].action
    at.now_ms += 5
    assert at.says("Ann", c.Act(0, action)) == [e.Acted(0, action, at.now_ms)]
    assert at.round.since_ms == at.now_ms


def test_the_second_of_two_answers_is_stale() -> None:
    at = playing("Ann", "Bo")
    action = at.choices()[0].action
    at.says("Ann", c.Act(0, action))
    assert at.refuses("Ann", c.Act(0, action)) == "stale"
    assert at.refuses("Bo", c.Act(0, action)) == "stale"
    assert at.refuses("Ann", c.Act(7, action)) == "stale"


def test_only_whoever_must_act_may_act() -> None:
    at = playing("Ann", "Bo")
    action = at.choices()[0].action
    assert at.refuses("Bo", c.Act(0, action)) == "not-your-decision"
    assert at.refuses("Cy", c.Act(0, action)) == "not-seated"
    assert at.refuses(None, c.BotActs(0, 0, action)) == "not-your-decision"
    assert at.refuses(None, c.BotActs(1, 0, action)) == "not-your-decision"


def test_nobody_acts_before_the_deal_or_after_the_end() -> None:
    at = AtTable("Ann", "Bo")
    assert at.refuses("Ann", c.Act(0, "1")) == "no-round"
    at.says("Ann", c.Start())
    assert at.refuses("Ann", c.Act(0, "1")) == "no-round"
    at.deal()
    at.plays_on()
    assert at.refuses("Ann", c.Act(at.position.decisions, "1")) == "no-round"


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    at = playing("Ann", "Bo", "Cy")
    at.is_arranged(load("linko").position(players=3, hands=["2,3", "4", "5"]))  # type: ignore[attr-defined]
    answer = decide(at.table, c.Act(0, "7"), "ann", 0, at.luck)
    assert isinstance(answer, Refusal)
    assert answer.rule == "L5"
    assert at.refuses("Ann", c.Act(0, "castle")) == "no-such-action"


def test_cards_that_come_belong_to_the_decision_that_drew_them() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    while "draw deck" not in [choice.action for choice in at.choices()]:
        at.decides(lambda actions: actions[-1])
    drawer = at.acting
    (acted, *_) = at.says(drawer, c.Act(at.position.decisions, "draw deck"))
    assert isinstance(acted, e.Acted)
    assert len(acted.cards) >= 1


def test_the_table_waits_for_exactly_one_decision() -> None:
    at = playing("Ann", "Bo")
    assert due(at.table) == PersonDue(0, 0, at.now_ms)


def test_a_bot_decides_for_its_own_seat() -> None:
    at = AtTable("Ann")
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.SetFirst(1))
    at.starts()
    assert due(at.table) == BotDue(1, 0, stand_in=False, since_ms=at.now_ms)
    action = str(at.position.legal_actions()[0])
    assert at.refuses("Ann", c.Act(0, action)) == "not-your-decision"
    assert at.refuses(None, c.BotActs(1, 1, action)) == "stale"
    assert at.refuses(None, c.Absent(1, 0)) == "not-your-decision"
    (acted, *_) = at.orders(c.BotActs(1, 0, action))
    assert isinstance(acted, e.Acted)
    assert acted.by is None


def test_a_stand_in_decides_for_an_absent_person_until_they_are_back() -> None:
    at = playing("Ann", "Bo")
    assert at.refuses(None, c.Absent(1, 0)) == "not-your-decision"
    assert at.refuses(None, c.Absent(0, 1)) == "stale"
    at.now_ms += 30_000
    assert at.orders(c.Absent(0, 0)) == [e.StandInCame(0, at.now_ms)]
    assert at.orders(c.Absent(0, 0)) == []
    assert due(at.table) == BotDue(0, 0, stand_in=True, since_ms=at.now_ms)
    assert at.seen_by("Ann").choices == []
    action = str(at.position.legal_actions()[0])
    assert at.refuses("Ann", c.Act(0, action)) == "stand-in-decides"
    (acted, *_) = at.orders(c.BotActs(0, 0, action))
    assert isinstance(acted, e.Acted)
    assert acted.by == "stand-in"
    at.says("Ann", c.Back())
    assert at.says("Ann", c.Back()) == []
    assert not at.table.seats[0].stand_in


def test_who_comes_back_is_asked_anew() -> None:
    at = playing("Ann", "Bo")
    at.orders(c.Absent(0, 0))
    at.now_ms += 1000
    at.says("Ann", c.Back())
    assert due(at.table) == PersonDue(0, 0, at.now_ms)
    assert at.choices()


def test_who_stands_up_during_a_round_keeps_the_seat_and_comes_back_by_sitting_down() -> None:
    at = playing("Ann", "Bo", "Cy")
    at.says("Bo", c.StandUp())
    assert at.says("Bo", c.StandUp()) == []
    assert [seat.stand_in for seat in at.seen_by("Ann").seats] == [False, True, False]
    assert at.says("Bo", c.Sit("Bob")) == [e.StandInLeft(1, at.now_ms)]
    assert at.names() == ["Ann", "Bo", "Cy"]


def test_a_stand_in_stays_from_round_to_round() -> None:
    at = playing("Ann", "Bo")
    at.says("Bo", c.StandUp())
    at.plays_on()
    at.says("Ann", c.NextRound())
    at.deal()
    at.plays_on()
    assert at.seen_by("Ann").seats[1].stand_in
    at.says("Bo", c.StandUp())
    assert at.names() == ["Ann"]


def test_back_is_for_those_who_sit() -> None:
    assert AtTable("Ann").refuses("Bo", c.Back()) == "not-seated"


def test_an_error_names_table_and_version_and_shows_no_hidden_card() -> None:
    at = playing("Ann", "Bo", "Cy")
    impossible = e.Acted(0, "13*9", 0, cards=("7", "X"))
    with pytest.raises(TableError) as caught:
        evolve(at.table, impossible)
    assert (caught.value.table, caught.value.version) == ("t", at.table.version)
    text = str(caught.value)
    assert text.startswith(
        f"table t, version {at.table.version}: NotationError at Acted, round 1: game.position("
    )
    shown = eval(text.split(": ", 2)[2], {"game": load("linko")})
    assert shown == at.position.mask(0)
    assert caught.value.__suppress_context__


@pytest.mark.parametrize("event", [e.MatchStarted(1), e.Contributed(0, "")])
def test_a_log_that_makes_no_sense_is_an_error(event: e.Event) -> None:
    with pytest.raises(TableError, match=r"table \(new\), version 0"):
        evolve(None, event)


def test_a_table_opens_once() -> None:
    at = AtTable("Ann")
    opened = msgspec.json.decode(at.log[0], type=list[e.Event])[0]
    with pytest.raises(TableError, match="ValueError at Opened"):
        evolve(at.table, opened)
