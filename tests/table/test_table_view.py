"""What each viewer sees, and never sees."""

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.at_table import AtTable

from greenpaw import games
from greenpaw.games import dice
from greenpaw.games.contract import PUBLIC
from greenpaw.games.position import Position
from greenpaw.server.updates import Change, Shown
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.evolve import advance
from greenpaw.table.state import Afterwards, Came, SeatViewer, Spectator, Table, Viewer, eyes
from greenpaw.table.steps import history, steps_seen
from greenpaw.table.view import view


def canonical(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def imagined(table: Table, viewer: Viewer, *seed: int) -> Table:
    """The table as this viewer may believe it to be: all that they don't see is dealt anew."""
    assert table.round is not None
    assert table.round.position is not None
    seat = eyes(table, viewer)
    position = table.round.position.resample(PUBLIC if seat is None else seat, dice.stream(*seed))
    return replace(table, round=replace(table.round, position=position))


def test_only_whoever_must_act_sees_choices() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    for name in ("Ann", "Bo", "Cy", "Di"):
        assert bool(at.seen_by(name).choices) == (name == at.acting)
    assert [choice.action for choice in at.choices()] == [str(a) for a in at.position.legal_actions()]


def test_a_choice_says_what_it_does() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.plays_on(most=2)
    for choice in at.choices():
        assert choice.effects == at.position.effects(choice.action)


def suggests(monkeypatch: pytest.MonkeyPatch, *actions: str) -> None:
    """From now on the game suggests these, whatever is legal."""
    suggested = [games.load("linko").parse_action(action) for action in actions]
    monkeypatch.setattr(type(games.load("linko")), "suggested", lambda game, position: suggested)


def test_what_is_suggested_in_vain_is_barred_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    legal = at.choices()[0].action
    suggests(monkeypatch, "draw deck", legal, "take")
    seen = at.seen_by(at.acting)
    assert [barred.action for barred in seen.barred] == ["draw deck", "take"]
    for barred in seen.barred:
        reason = at.position.why_illegal(barred.action)
        assert reason is not None
        assert (barred.code, barred.text, barred.rule) == (reason.code, reason.text, reason.rule)


def test_only_whoever_must_act_sees_what_is_barred(monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    assert at.seen_by(at.acting).barred == []
    suggests(monkeypatch, "take")
    for name in ("Ann", "Bo", "Cy", "Di"):
        assert bool(at.seen_by(name).barred) == (name == at.acting)
    absent, seat = at.acting, at.round.acting
    assert seat is not None
    at.orders(c.Absent(seat, at.position.decisions))
    assert at.seen_by(absent).barred == []


def test_what_is_barred_is_found_in_what_its_viewer_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    asked: list[Position] = []
    monkeypatch.setattr(
        type(at.position.game), "suggested", lambda game, position: asked.append(position) or []
    )
    at.seen_by(at.acting)
    assert at.round.acting is not None
    assert asked == [at.position.mask(at.round.acting)]


def test_what_is_barred_changes_with_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    suggests(monkeypatch, "take")
    before, acting = Shown(at.table), at.acting
    acted = at.says(acting, c.Act(at.position.decisions, at.choices()[0].action))
    changed = Change(before, acted, Shown(at.table)).update(acting.lower(), at.now_ms).changed
    assert changed["barred"] == at.seen_by(acting).barred


def test_people_see_their_own_hand_and_spectators_none() -> None:
    at = AtTable("Ann", "Bo")
    assert at.seen_by("Ann").position is None
    at.starts()
    assert len(at.seen_by("Ann").position.hand) == 13
    assert at.seen_by("Ann").position.hand != at.seen_by("Bo").position.hand
    assert at.seen_by("Zoe").position.hand is None
    assert view(at.table, Afterwards()).position.hand is None


@pytest.mark.parametrize("options", [{}, {"duel": False, "consolation": True}])
def test_views_do_not_depend_on_what_their_viewer_does_not_know(options: dict[str, bool]) -> None:
    at = AtTable("Ann", "Bo", options=options)
    at.starts()
    for number in range(60):
        for viewer in (SeatViewer(0), SeatViewer(1), Spectator(), Afterwards()):
            other = imagined(at.table, viewer, number)
            assert canonical(view(other, viewer)) == canonical(view(at.table, viewer))
        at.plays_on(number, most=1)
        if at.table.phase != "playing":
            break


def test_steps_show_cards_only_to_those_who_see_them_come() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.Start())
    before = at.table
    dealt = at.orders(c.Deal(1))
    (for_ann,) = steps_seen(before, dealt, SeatViewer(0))
    (for_all,) = steps_seen(before, dealt, Spectator())
    cards = at.round.steps[0].cards  # type: ignore[union-attr]
    assert for_ann.step == "*" + ",".join((*cards[:13], *"?" * 26, *cards[39:]))
    assert for_all.step == "*" + ",".join((*"?" * 39, *cards[39:]))
    assert [fact.card for fact in for_all.effects] == ["?"] * 39 + list(cards[39:])


def test_steps_are_the_same_whatever_was_dealt_to_others() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.Start())
    (dealt,) = at.orders(c.Deal(1))
    assert isinstance(dealt, e.Dealt)
    exchanged = (*dealt.cards[:13], *dealt.cards[26:39], *dealt.cards[13:26], *dealt.cards[39:])
    opening = at.replayed_to(len(at.log) - 1)
    for viewer in (SeatViewer(0), Spectator()):
        one = steps_seen(opening, [dealt], viewer)
        other = steps_seen(opening, [replace(dealt, cards=exchanged)], viewer)
        assert canonical(one) == canonical(other)


def test_a_card_drawn_from_the_deck_is_seen_by_its_drawer_alone() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    while "draw deck" not in [choice.action for choice in at.choices()]:
        at.decides(lambda actions: actions[-1])
    before, drawer = at.table, at.round.acting
    acted, *rest = at.says(at.acting, c.Act(at.position.decisions, "draw deck"))
    assert isinstance(acted, e.Acted)
    drawn = acted.cards[0]
    another = next(card for card in may_be_drawn(before) if card != drawn)
    for seat in range(3):
        decision, came = steps_seen(before, [acted, *rest], SeatViewer(seat))[:2]
        assert decision.step == f"{drawer}:draw deck"
        assert came.step.startswith(f"*{drawn}" if seat == drawer else "*?")
        if seat != drawer and len(acted.cards) == 1:
            changed = steps_seen(before, [replace(acted, cards=(another,))], SeatViewer(seat))
            assert canonical(changed) == canonical([decision, came])


def may_be_drawn(table: Table) -> list[str]:
    assert table.round is not None
    assert table.round.position is not None
    position = table.round.position.play("draw deck")
    return [position.game.cards[card] for card, _ in position.chance_outcomes()]


def test_history_comes_in_pages_newest_first() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    assert history(at.table, SeatViewer(0), None, 10) == ([], 0)
    at.starts()
    at.plays_on(most=30)
    whole, first = history(at.table, SeatViewer(0), None, 1000)
    assert (len(whole), first) == (len(at.round.steps), 0)
    assert [step.index for step in whole] == list(range(len(whole)))
    newest, first = history(at.table, SeatViewer(0), None, 10)
    assert (newest, first) == (whole[-10:], len(whole) - 10)
    older, first = history(at.table, SeatViewer(0), first, 10)
    assert (older, first) == (whole[-20:-10], len(whole) - 20)
    assert history(at.table, SeatViewer(0), 5, 10) == (whole[:5], 0)
    assert history(at.table, SeatViewer(0), 10_000, 3) == history(at.table, SeatViewer(0), None, 3)


def test_history_is_what_was_seen_when_it_happened() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.says("Ann", c.Start())
    seen = {viewer: [] for viewer in (SeatViewer(0), SeatViewer(2), Spectator())}
    table = at.table
    at.deal()
    at.plays_on()
    for row in at.log[-(at.table.version - table.version) :]:
        events = msgspec.json.decode(row, type=list[e.Event])
        for viewer, steps in seen.items():
            steps += steps_seen(table, events, viewer)
        table = advance(table, events)
    for viewer, steps in seen.items():
        assert history(at.table, viewer, None, 10_000) == (steps, 0)


def test_who_comes_and_goes_between_rounds_adds_no_step_for_anyone() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on()
    for name, command in (
        ("Cy", c.Sit("Cy")),
        ("Ann", c.Remove(1)),
        ("Bo", c.Sit("Bo")),
        ("Ann", c.StandUp()),
    ):
        before = Shown(at.table)
        change = Change(before, at.says(name, command), Shown(at.table))
        for person in ("ann", "bo", "cy", "zoe"):
            update = change.update(person, at.now_ms)
            assert update.steps == []
            assert "seats" in update.changed


def test_who_looks_back_is_never_taken_for_who_watches_now() -> None:
    assert len({Spectator(), Afterwards(), SeatViewer(0), SeatViewer(1)}) == 4
    assert Spectator() != Afterwards()
    assert {Spectator(): 1}[Spectator()] == 1


def test_a_round_is_seen_in_full_only_when_it_is_over() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    assert history(at.table, Afterwards(), None, 9) == history(at.table, Spectator(), None, 9)
    at.plays_on()
    whole, _ = history(at.table, Afterwards(), None, 10_000)
    assert not [step for step in whole if "?" in step.step]
    still_hidden, _ = history(at.table, Spectator(), None, 10_000)
    assert [step for step in still_hidden if "?" in step.step]


def test_who_takes_over_a_seat_between_rounds_does_not_see_the_hand_that_was_there() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.plays_on()
    hand = at.seen_by("Cy").position.hand
    at.says("Bo", c.StandUp())
    assert at.seen_by("Cy").seat == 1
    assert at.seen_by("Cy").round.seat == 2  # type: ignore[union-attr]
    assert at.seen_by("Cy").round.names == ["Ann", "Bo", "Cy"]  # type: ignore[union-attr]
    assert at.seen_by("Cy").position.hand == hand
    at.says("Di", c.Sit("Di"))
    assert at.seen_by("Di").position.hand is None
    assert "?" in history(at.table, at.viewer("Di"), 1, 1)[0][0].step


def test_the_secret_is_seen_when_the_round_is_over_and_not_before() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    secret = at.secrets[0].hex()
    while at.table.phase == "playing":
        assert secret.encode() not in b"".join(at.log)
        assert secret.encode() not in canonical(at.seen_by("Ann"))
        at.plays_on(most=1)
    assert at.seen_by("Zoe").round.fairness.secret == secret  # type: ignore[union-attr]


def test_what_comes_after_a_decision_is_one_chance_step() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.plays_on(most=60)
    kinds = [isinstance(step, Came) for step in at.round.steps]
    assert kinds[0]
    assert (True, True) not in list(pairwise(kinds))
