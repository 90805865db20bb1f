"""Hints: who may take one, that everyone sees that it was taken, and that nobody else sees what it says."""

import msgspec
from msgspec.structs import replace
from tests.table.at_table import LOG, AtTable

from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Refusal, decide
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
    return c.GiveHint(at.round.commitment, at.position.decisions, SAYS)


def gives(at: AtTable, name: str, hint: c.GiveHint) -> list[e.Event] | str:
    """What happens when this hint has been found for someone, or the code of the refusal."""
    answer = decide(at.table, hint, name.lower(), at.now_ms, at.luck)
    if isinstance(answer, Refusal):
        return answer.code
    at.takes(answer)
    return answer


def test_only_who_must_decide_sees_what_a_hint_says_and_everyone_that_it_was_taken() -> None:
    at = playing()
    acting = at.acting
    assert at.says(acting, c.TakeHint(at.position.decisions)) == []
    assert gives(at, acting, given(at)) == [e.Hinted(at.round.acting, at.position.decisions, SAYS)]
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
    gives(at, acting, first)
    assert at.says(acting, c.TakeHint(first.decision)) == []
    assert gives(at, acting, replace(first, hint={"choices": []})) == []
    assert at.seen_by(acting).hint == SAYS
    at.plays_on(most=1)
    assert all(at.seen_by(name).hint is None for name in at.names())
    assert at.refuses(acting, c.TakeHint(first.decision)) == "stale"
    assert gives(at, acting, first) == "stale"


def test_a_hint_is_for_its_round_alone() -> None:
    at = AtTable("Ann")
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.SetFirst(0))
    at.starts()
    hint = given(at)
    at.says("Ann", c.Finish())
    assert gives(at, "Ann", hint) == "no-round"
    at.says("Ann", c.Rematch())
    assert gives(at, "Ann", hint) == "stale"
    at.deal()
    while at.acting != "Ann":
        at.plays_on(most=1)
    assert gives(at, "Ann", replace(hint, decision=at.position.decisions)) == "stale"
    assert at.round.hints == ()
    assert gives(at, "Ann", given(at)) == [e.Hinted(at.round.acting, at.position.decisions, SAYS)]


def test_a_hint_is_for_who_asked_alone() -> None:
    at = playing()
    for name in others(at):
        assert gives(at, name, given(at)) == "not-your-decision"
    assert gives(at, "Zoe", given(at)) == "not-seated"


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
    assert gives(at, acting, hint) == "stand-in-decides"


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
    assert gives(at, at.acting, given(at)) == "no-hints", "it was looked for meanwhile"
    at.says("Ann", c.SetTable(pace="fast"))
    assert not at.seen_by("Zoe").settings.hints
    assert at.replayed() == at.table


def test_a_table_from_before_there_were_hints_allows_them() -> None:
    row = b'[{"event":"settings-changed","settings":{"public":false,"pace":"fast","grace_s":60}}]'
    (changed,) = LOG.decode(row)
    assert changed == e.SettingsChanged(TableSettings(False, "fast", 60, hints=True))


def test_every_round_counts_its_own() -> None:
    at = playing()
    gives(at, at.acting, given(at))
    at.plays_on()
    seen = at.seen_by("Ann").round
    assert seen is not None
    assert sum(seen.hints) == 1
    at.says("Ann", c.NextRound())
    at.deal()
    seen = at.seen_by("Ann").round
    assert seen is not None
    assert seen.hints == [0, 0, 0]
