"""Hints: who may take one, that everyone sees that it was taken, and that nobody else sees what it says."""

import msgspec
from tests.table.at_table import LOG, AtTable

from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.options import TableSettings
from greenpaw.table.state import Afterwards, Spectator
from greenpaw.table.view import view

SAYS = {"choices": [{"action": "1", "points": 2.5, "win": 0.75, "whys": [{"kind": "alone"}]}]}


def playing() -> AtTable:
    """Ann, Bo and Cy in a round where a person's decision is due."""
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    return at


def others(at: AtTable) -> list[str]:
    return [name for name in at.names() if name != at.acting]


def given(at: AtTable) -> c.GiveHint:
    assert at.round.acting is not None
    return c.GiveHint(at.round.acting, at.position.decisions, SAYS)


def test_only_who_must_decide_sees_what_a_hint_says_and_everyone_that_it_was_taken() -> None:
    at = playing()
    acting = at.acting
    assert at.says(acting, c.TakeHint(at.position.decisions)) == []
    assert at.orders(given(at)) == [e.Hinted(at.round.acting, at.position.decisions, SAYS)]
    assert at.seen_by(acting).hint == SAYS
    told = [at.seen_by(name) for name in others(at)]
    told += [view(at.table, Spectator()), view(at.table, Afterwards())]
    for seen in told:
        assert seen.hint is None
        assert b"0.75" not in msgspec.json.encode(seen)
    for seen in (*told, at.seen_by(acting)):
        assert seen.round is not None
        assert seen.round.hints == [int(name == acting) for name in at.names()]
    assert at.replayed() == at.table


def test_a_hint_is_for_its_decision_alone_and_each_decision_has_one() -> None:
    at = playing()
    acting, first = at.acting, given(at)
    at.orders(first)
    assert at.says(acting, c.TakeHint(first.decision)) == []
    assert at.orders(c.GiveHint(first.seat, first.decision, {"choices": []})) == []
    assert at.seen_by(acting).hint == SAYS
    at.plays_on(most=1)
    assert all(at.seen_by(name).hint is None for name in at.names())
    assert at.refuses(acting, c.TakeHint(first.decision)) == "stale"
    assert at.refuses(None, first) == "stale"


def test_no_other_may_take_it() -> None:
    at = playing()
    decision = at.position.decisions
    for name in others(at):
        assert at.refuses(name, c.TakeHint(decision)) == "not-your-decision"
    assert at.refuses("Zoe", c.TakeHint(decision)) == "not-seated"
    assert at.refuses(at.acting, c.TakeHint(decision + 1)) == "stale"
    acting, hint = at.acting, given(at)
    at.says(acting, c.StandUp())
    assert at.refuses(acting, c.TakeHint(decision)) == "stand-in-decides"
    assert at.refuses(None, hint) == "not-your-decision", "a stand-in needs none"


def test_there_are_none_outside_a_round() -> None:
    at = AtTable("Ann", "Bo")
    assert at.refuses("Ann", c.TakeHint(0)) == "no-round"
    at.says("Ann", c.Start())
    assert at.refuses("Ann", c.TakeHint(0)) == "no-round"


def test_the_host_says_whether_a_table_allows_hints() -> None:
    at = playing()
    assert at.seen_by("Zoe").settings.hints, "unless the host says otherwise"
    assert at.refuses("Bo", c.SetTable(hints=False)) == "not-host"
    at.says("Ann", c.SetTable(hints=False))
    assert not at.seen_by("Zoe").settings.hints
    assert at.refuses(at.acting, c.TakeHint(at.position.decisions)) == "no-hints"
    assert at.refuses(None, given(at)) == "no-hints", "it was looked for meanwhile"
    at.says("Ann", c.SetTable(pace="fast"))
    assert not at.seen_by("Zoe").settings.hints
    assert at.replayed() == at.table


def test_a_table_from_before_there_were_hints_allows_them() -> None:
    row = b'[{"event":"settings-changed","settings":{"public":false,"pace":"fast","grace_s":60}}]'
    (changed,) = LOG.decode(row)
    assert changed == e.SettingsChanged(TableSettings(False, "fast", 60, hints=True))


def test_every_round_counts_its_own() -> None:
    at = playing()
    at.orders(given(at))
    at.plays_on()
    seen = at.seen_by("Ann").round
    assert seen is not None
    assert sum(seen.hints) == 1
    at.says("Ann", c.NextRound())
    at.deal()
    seen = at.seen_by("Ann").round
    assert seen is not None
    assert seen.hints == [0, 0, 0]
