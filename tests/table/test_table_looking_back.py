"""Rounds that are over, as they were at each decision."""

from msgspec.structs import replace
from tests.table.at_table import AtTable

from greenpaw.table import commands as c
from greenpaw.table.decide import Refusal, decide
from greenpaw.table.looking_back import round_of, seen_then
from greenpaw.table.state import Decided, SeatViewer
from greenpaw.table.view import View, view


def takes_a_hint(at: AtTable) -> None:
    hint = c.GiveHint(at.round.commitment, at.position.decisions, {"choices": []})
    given = decide(at.table, hint, at.acting.lower(), at.now_ms, at.luck)
    assert not isinstance(given, Refusal)
    at.takes(given)


def test_a_decision_is_seen_again_as_its_seat_saw_it_then() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    then: dict[int, View] = {}
    while not at.round.is_over:
        assert at.round.acting is not None
        then[len(at.round.steps)] = view(at.table, SeatViewer(at.round.acting))
        if len(then) % 3 == 1:
            takes_a_hint(at)
        at.plays_on(most=1)
    at.says("Ann", c.Finish())
    at.says("Ann", c.SetMatch("rounds", 3))
    at.says("Ann", c.SetOption("expert", True))
    at.says("Ann", c.Rematch())
    at.deal()
    at.plays_on(most=3)

    first = round_of(at.table, 1, 1)
    assert first is not None
    decisions = [index for index, step in enumerate(first.steps) if isinstance(step, Decided)]
    assert decisions == list(then)
    for step, seen in then.items():
        found = seen_then(at.table, first, step)
        assert found is not None
        again, choices = found
        assert again.position == seen.position
        assert (again.seat, again.match) == (seen.seat, seen.match)
        assert again.seats == [replace(seat, host=False) for seat in seen.seats]
        assert not again.leads
        assert again.round == replace(seen.round, since_ms=again.round.since_ms)  # type: ignore[union-attr]
        assert [option.value for option in again.options] == [option.value for option in seen.options]
        assert again.choices == again.barred == []
        assert again.hint is None
        assert choices == seen.choices


def test_only_decisions_of_rounds_that_are_over_are_looked_back_at() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on(most=4)
    assert round_of(at.table, 1, 1) is None
    at.plays_on()
    first = round_of(at.table, 1, 1)
    assert first is not None
    assert seen_then(at.table, first, 0) is None  # the deal
    assert seen_then(at.table, first, len(first.steps)) is None
    at.says("Ann", c.NextRound())
    at.deal()
    at.orders(c.Abandon())
    assert round_of(at.table, 1, 2) is None
