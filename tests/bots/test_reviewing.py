"""A review judges each decision by what its seat knew, and says what follows of each player."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import instances, marks
from greenpaw.bots import review as reviewing
from greenpaw.bots.network import Network, Plan
from greenpaw.bots.review import CannotReview, Progress, Review, review, version
from greenpaw.bots.simulate import Series
from greenpaw.bots.weights import Weights, is_learnt
from greenpaw.games import record
from greenpaw.games.contract import Game
from greenpaw.games.position import Position
from greenpaw.games.record import ABANDONED, Decision, PlayedOnFrom, Record, RecordError, RecordSeat, Result

pytestmark = pytest.mark.once

REVIEWED = [name for name in games.names() if is_learnt(games.load(name))]
FEW = Plan(worlds=8, top=3)


@pytest.fixture(scope="module", params=REVIEWED)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


@pytest.fixture(scope="module")
def played(game: Game) -> Record:
    """A round of two, casual and uniform, as if by a person and a bot."""
    made, _ = next(Series(game, 2, ["casual", "uniform"], 3).records(0, 1, "2026-11-29T20:13:00Z"))
    return msgspec.structs.replace(made, seats=[RecordSeat(name="Ann"), made.seats[1]])


@pytest.fixture(scope="module", autouse=True)
def few_worlds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "DEPTH", 1)
        patch.setattr(reviewing, "LOOKING", FEW)
        patch.setattr(reviewing, "COMPARING", FEW)
        yield


@pytest.fixture(scope="module")
def reviewed(played: Record) -> Review:
    return made(played)


def made(played: Record) -> Review:
    return walked(played)[1]


def walked(played: Record) -> tuple[list[Progress], Review]:
    """All that is said on the way, and the review."""
    progress: list[Progress] = []
    making = review(played)
    while True:
        try:
            progress.append(next(making))
        except StopIteration as stop:
            return progress, stop.value


def decisions(played: Record) -> list[tuple[int, Position, Decision]]:
    moments = record.replay(played)
    return [(number, position, step) for number, position, step in moments if isinstance(step, Decision)]


# What it says of decisions


def test_each_decision_is_reviewed_in_its_order(played: Record, reviewed: Review):
    said = [(each.step, each.seat, each.action) for each in reviewed.decisions]
    assert said == [(number, step.seat, step.action) for number, _, step in decisions(played)]
    assert {each.by for each in reviewed.decisions} == {"person", "bot"}
    assert all((each.by == "person") == (each.seat == 0) for each in reviewed.decisions)


def test_the_best_is_first_and_the_one_that_was_played_is_among_the_choices(reviewed: Review):
    for each in reviewed.decisions:
        if each.mark == "only":
            assert each.choices == []
            continue
        assert each.choices[0].action == each.best
        assert each.action in [choice.action for choice in each.choices]
        assert len({choice.action for choice in each.choices}) == len(each.choices) <= reviewing.SHOWN
        assert (each.mark == "best") == (each.action == each.best)


def test_choices_are_told_by_what_they_would_have_lost_against_the_best(reviewed: Review):
    real = [each for each in reviewed.decisions if each.choices]
    assert {0.0, 1.0} <= {np.sign(each.points_lost) for each in real}
    for each in real:
        best = each.choices[0]
        own = next(choice for choice in each.choices if choice.action == each.action)
        assert (best.points_lost, best.win_lost) == (0.0, 0.0)
        assert each.points_lost == max(0.0, own.points_lost)
        assert each.win_lost == max(0.0, own.win_lost)
        for choice in each.choices:
            assert marks.cost(choice.points_lost, choice.win_lost) > -1e-3


def test_nothing_is_lost_where_it_may_be_by_chance_but_its_cost_is_told_as_measured(reviewed: Review):
    real = [each for each in reviewed.decisions if each.choices]
    sure = [each for each in real if each.points_lost or each.win_lost]
    assert any(each.cost > 0 for each in real if each not in sure)
    assert all(each.cost > 0 for each in sure)
    assert all(each.mark == "best" for each in real if each.cost < 0)


def test_one_choice_by_lot_stands_for_all_that_came_nowhere_near(
    played: Record, monkeypatch: pytest.MonkeyPatch
):
    """Each choice that is tried loses a tenth more than the one before."""

    def tried(self: Network, position: Position, seen: list[str], actions: list[Any], *more: Any) -> Any:
        wins = np.repeat(1 - 0.1 * np.arange(len(actions))[:, None], 2, axis=1)
        return np.zeros_like(wins), wins, np.arange(2)

    monkeypatch.setattr(Network, "tried", tried)
    for (_, position, _), each in zip(decisions(played), made(played).decisions, strict=True):
        if each.choices:
            shown, legal = len(each.choices), len(position.legal_actions())
            at_stake = sum(0.1 * k for k in range(shown)) + 0.1 * shown * (legal - shown)
            assert each.at_stake == pytest.approx(at_stake / legal, abs=1e-4)


def test_what_was_tried_in_one_world_again_and_again_makes_nothing_surer():
    ahead = np.array([0.1, 0.3, 0.2, 0.6])
    mean, noise = marks.measured(ahead, np.arange(4))
    assert (mean, noise) == (pytest.approx(0.3), pytest.approx(np.std(ahead, ddof=1) / 2))
    again = marks.measured(np.repeat(ahead, 5), np.repeat(np.arange(4), 5))
    assert again == (pytest.approx(mean), pytest.approx(noise))
    assert marks.measured(np.repeat(ahead, 5), np.arange(20)).noise < 0.5 * noise


def test_of_a_single_world_nothing_is_sure():
    assert marks.measured(np.array([0.5, 0.6]), np.zeros(2, np.int64)).noise == np.inf


def test_where_there_was_no_choice_none_is_judged(played: Record, reviewed: Review):
    for (_, position, _), each in zip(decisions(played), reviewed.decisions, strict=True):
        assert (each.mark == "only") == (len(position.legal_actions()) == 1)


def test_only_what_the_seat_knew_is_looked_at(
    game: Game, played: Record, reviewed: Review, monkeypatch: pytest.MonkeyPatch
):
    shown: list[tuple[Position, list[str]]] = []

    def seen(method: Any) -> Any:
        def noting(self: Network, position: Position, seen: list[str], *more: Any) -> Any:
            shown.append((position, seen))
            return method(self, position, seen, *more)

        return noting

    monkeypatch.setattr(Network, "judge", seen(Network.judge))
    monkeypatch.setattr(Network, "tried", seen(Network.tried))
    assert made(played) == reviewed
    start = record.start_of(played)
    real = [each for each in decisions(played) if len(each[1].legal_actions()) > 1]
    assert len(shown) == 2 * len(real)
    for k, (number, position, step) in enumerate(real):
        known = record.seat_record(start, played.steps[:number], step.seat)
        assert shown[2 * k] == shown[2 * k + 1] == (position.mask(step.seat), known)


def test_the_same_record_has_the_same_review_whoever_played_it(played: Record, reviewed: Review):
    others = msgspec.structs.replace(played, seats=[RecordSeat(bot="club"), RecordSeat(name="Bo")])
    again = made(others)
    assert again.curve == reviewed.curve
    for one, other in zip(again.decisions, reviewed.decisions, strict=True):
        assert msgspec.structs.replace(one, by=other.by) == other


def test_what_a_stand_in_decided_is_not_laid_to_the_person(played: Record):
    number, _, step = next(each for each in decisions(played) if each[2].seat == 0)
    stood_in = msgspec.structs.replace(played, by=[(number, step.seat, "stand-in")])
    by = {each.step: each.by for each in made(stood_in).decisions}
    assert [step for step, who in by.items() if who == "stand-in"] == [number]


# What follows


def test_the_curve_goes_from_equal_shares_to_the_result(played: Record, reviewed: Review):
    assert len(reviewed.curve) == len(played.steps) + 1
    assert all(0 <= chance <= 1 for chances in reviewed.curve for chance in chances)
    assert reviewed.curve[0] == [0.5, 0.5]
    assert played.result is not None
    assert [seat for seat in (0, 1) if reviewed.curve[-1][seat]] == played.result.winners


def test_what_one_gains_by_luck_others_lose(reviewed: Review):
    assert sum(player.luck for player in reviewed.players) == pytest.approx(0)
    assert any(player.luck for player in reviewed.players)


def test_a_players_figures_are_those_of_the_real_decisions(reviewed: Review):
    for player in reviewed.players:
        real = [each for each in reviewed.decisions if each.seat == player.seat and each.mark != "only"]
        assert player.decisions == len(real) == sum(player.marks.values())
        assert player.marks == {mark: sum(each.mark == mark for each in real) for mark in marks.MARKS}
        assert player.sound == pytest.approx((player.marks["best"] + player.marks["fine"]) / len(real))
        assert player.points_lost == pytest.approx(sum(each.points_lost for each in real) / len(real))
        assert player.win_lost == pytest.approx(sum(each.win_lost for each in real) / len(real))
        at_stake = sum(each.at_stake for each in real)
        assert player.accuracy == marks.accuracy(sum(each.cost for each in real), at_stake)


def test_progress_counts_the_decisions(played: Record):
    progress, _ = walked(played)
    due = len(decisions(played))
    assert progress == [Progress(done, due) for done in range(due + 1)]


def test_of_a_round_that_was_played_on_only_what_came_then_is_reviewed(played: Record, reviewed: Review):
    number = decisions(played)[5][0]
    progress, rest = walked(msgspec.structs.replace(played, from_=PlayedOnFrom("another", number)))
    assert rest.decisions == [each for each in reviewed.decisions if each.step >= number]
    assert progress[-1] == Progress(len(rest.decisions), len(rest.decisions))
    real = [each for each in rest.decisions if each.mark != "only"]
    known = max(min(each.step for each in real if each.seat == seat) for seat in (0, 1))
    assert rest.curve[known:] == reviewed.curve[known:]


def test_a_review_goes_over_the_wire_and_back(reviewed: Review):
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=Review) == reviewed


# What can't be reviewed


def test_a_game_without_a_network_says_so(acorns: Game):
    assert not is_learnt(acorns)
    made, _ = next(Series(acorns, 2, ["uniform"], 1).records(0, 1, "2026-11-29T20:13:00Z"))
    with pytest.raises(CannotReview, match="acorns can't be reviewed: it has no network"):
        next(review(made))
    with pytest.raises(CannotReview):
        version(acorns)


def test_a_round_that_has_no_end_is_refused_before_anything_is_judged(played: Record):
    running = msgspec.structs.replace(played, steps=played.steps[:5], result=None)
    abandoned = msgspec.structs.replace(running, result=Result(None, [], ABANDONED))
    for unfinished in (running, abandoned):
        with pytest.raises(CannotReview, match="wasn't played to its end"):
            next(review(unfinished))


def test_the_first_wrong_step_of_a_record_is_named(played: Record):
    steps = [*played.steps[:3], "0:nothing", *played.steps[4:]]
    with pytest.raises(RecordError) as told:
        next(review(msgspec.structs.replace(played, steps=steps)))
    assert told.value.step == 3


def test_a_review_is_of_another_version_where_the_weights_are_others(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    before = version(game)
    assert before == version(game)
    weights = tmp_path / "other.npz"
    Weights.fresh(game.features, 1).save(weights)
    monkeypatch.setattr(reviewing, "shipped", lambda game: weights)
    assert version(game) != before


# Marks


def test_what_costs_more_has_a_worse_mark():
    costs = [k / 200 for k in range(60)]
    order = [marks.MARKS.index(marks.mark(lost)) for lost in costs]
    assert order == sorted(order)
    assert {marks.mark(lost) for lost in costs} == {"fine", "doubtful", "blunder"}


def test_points_and_the_win_count_as_networks_play_for_them(game: Game):
    """The kernel takes points in units of MARGIN, and a chance to win of a half as 0."""
    kernels = instances.result(game)
    for points, win in ((7.0, 0.0), (0.0, 0.3), (-5.0, 0.4)):
        played_for = kernels.worth(points / kernels.MARGIN, 2 * win)
        assert marks.cost(points, win) == pytest.approx(played_for)


def test_accuracy_is_a_hundred_where_nothing_was_lost_and_nil_where_it_was_like_by_lot():
    assert marks.accuracy(0.0, 0.5) == 100
    assert marks.accuracy(0.2, 0.8) == pytest.approx(75)
    assert marks.accuracy(0.9, 0.8) == 0
    assert marks.accuracy(-0.1, 0.8) == 100


def test_where_hardly_anything_was_at_stake_there_is_no_accuracy():
    assert marks.accuracy(0.0, 0.0) is None
    assert marks.accuracy(0.01, -0.02) is None
    assert marks.accuracy(0.0, 0.01) is None
