"""`greenpaw bench`: the shape of what it reports. Its figures are no matter of tests."""

import io
import json
import sys

import msgspec
import pytest
from rich.console import Console
from told import CommandLine

from greenpaw import games
from greenpaw.cli import bench
from greenpaw.cli.bench import Counts, Line, run
from greenpaw.games.contract import Game

FEW = Counts(rounds=2, games=3, peer_games=3, calls=20, searches=2, simulations=3)
PEER = "OpenSpiel C++ crazy_eights, 4 players"
SEARCHING_PEER = "OpenSpiel C++ ISMCTS, hearts, 4 players, 3 simulations"


def told_of(report: bench.Report) -> list[str]:
    """What is told in any run: which game is the fastest may differ."""
    return [line.what for line in report.lines if "the fastest" not in line.what]


@pytest.fixture(params=["with OpenSpiel", "without"])
def has_peer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if request.param == "without":
        monkeypatch.setitem(sys.modules, "pyspiel", None)
        return False
    pytest.importorskip("pyspiel")
    return True


def by_name(lines: list[Line]) -> dict[str, Line]:
    return {line.what: line for line in lines}


def test_every_game_is_measured_for_every_number_of_players(has_peer: bool):
    report = run(FEW)
    lines = by_name(report.lines)
    for name in games.names():
        for players in games.load(name).players:
            line = lines[f"{name}, {players} players, uniform"]
            assert (line.value > 0, line.unit) == (True, "decisions/s")
            assert (line.ratio is not None) == (has_peer and players == 4)
        call = lines[f"{name}, apply_action + legal_actions from Python"]
        assert (call.value > 0, call.unit, call.against) == (True, "us", "an empty compiled call")
        assert call.ratio is not None
    assert (PEER in lines) == has_peer


def test_a_ratio_is_against_the_peer_of_the_same_run():
    pytest.importorskip("pyspiel")
    lines = by_name(run(FEW).lines)
    for name in games.names():
        if 4 in games.load(name).players:
            ours = lines[f"{name}, 4 players, uniform"]
            assert ours.ratio == pytest.approx(ours.value / lines[PEER].value)
            assert ours.against == "crazy_eights"


def test_tree_search_is_timed_against_the_peer_s_of_the_same_run(has_peer: bool):
    lines = by_name(run(FEW).lines)
    assert (SEARCHING_PEER in lines) == has_peer
    for name in games.names():
        for players, wanted in ((2, "at most 0.25"), (4, "at most 1")):
            ours = lines[f"{name}, {players} players, 3 simulations by lot"]
            bots = lines[f"{name}, {players} players, 3 simulations of tree"]
            assert all(line.value > 0 and line.unit == "ms" for line in (ours, bots))
            if has_peer:
                assert ours.ratio == pytest.approx(ours.value / lines[SEARCHING_PEER].value)
                assert (ours.against, ours.wanted, bots.against, bots.wanted) == (
                    "hearts",
                    wanted,
                    "hearts",
                    None,
                )
            else:
                assert (ours.ratio, ours.against, ours.wanted) == (None, None, None)


def test_games_of_greenpaw_are_compared_with_the_fastest_of_them_in_the_same_run():
    lines = by_name(run(FEW).lines)
    for players in sorted({players for name in games.names() for players in games.load(name).players}):
        playing = [name for name in games.names() if players in games.load(name).players]
        ours = [name for name in playing if not games.is_from_outside(games.load(name))]
        rates = {name: lines[f"{name}, {players} players, uniform"].value for name in ours}
        fastest = max(ours, key=lambda name: rates[name], default=None)
        for name in playing:
            line = lines.get(f"{name} beside the fastest game, {players} players")
            assert (line is not None) == (name in ours and name != fastest)
            if line is not None:
                ratio = pytest.approx(rates[name] / rates[fastest])
                assert (line.ratio, line.against, line.wanted) == (ratio, fastest, "at least 0.5")


def test_a_game_from_outside_is_measured_and_not_compared_with_greenpaw_s_own(acorns: Game):
    lines = by_name(run(FEW).lines)
    for players in acorns.players:
        assert lines[f"acorns, {players} players, uniform"].value > 0
        assert f"acorns beside the fastest game, {players} players" not in lines
    assert "acorns" not in {line.against for line in lines.values()}
    assert lines["acorns, 2 players, 3 simulations by lot"].value > 0


def test_what_was_not_compared_is_said(has_peer: bool):
    notes = run(FEW).notes
    assert [note.partition(",")[0] for note in notes] == ([] if has_peer else ["OpenSpiel isn't installed"])


def test_the_command_prints_it_for_people_and_for_programs(
    greenpaw: CommandLine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(bench, "run", lambda: run(FEW))
    told = greenpaw("bench", "--json")
    assert (told.status, told.err) == (0, "")
    report = msgspec.convert(json.loads(told.out), bench.Report)
    assert told_of(report) == told_of(run(FEW))
    told = greenpaw("bench")
    assert (told.status, told.err) == (0, "")
    assert "nothing was compared with it: `make bench` installs it." in " ".join(told.out.split())


def test_a_line_shows_its_ratio_to_two_places():
    shown = io.StringIO()
    line = Line("linko", 1234567.0, "decisions/s", 4.4449, "crazy_eights", "at least 3")
    bench.Report([line], ["and a note"]).print(Console(file=shown, width=120))
    assert "4.44 " in shown.getvalue()
    assert shown.getvalue().endswith("and a note\n")
