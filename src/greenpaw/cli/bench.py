"""`greenpaw bench`: speed of the engine, as ratios against peers measured in the same run, on one core."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

from greenpaw import games
from greenpaw.bots.simulate import Series
from greenpaw.cli import bench_searching as searching
from greenpaw.cli.bench_searching import Line
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.jit import njit


class Counts(NamedTuple):
    """How much is measured."""

    rounds: int = 7
    """Each figure is the median of this many, taken in turn with its peer's."""
    games: int = 5000
    peer_games: int = 2000
    calls: int = 20_000
    searches: int = 21
    simulations: int = 1000


USUAL = Counts()


class Report(msgspec.Struct):
    lines: list[Line]
    notes: list[str]

    def print(self, console: Console) -> None:
        table = Table("what", "value", "unit", "ratio", "against", "wanted")
        for line in self.lines:
            ratio = "" if line.ratio is None else f"{line.ratio:.2f}"
            table.add_row(line.what, f"{line.value:,.3g}", line.unit, ratio, line.against, line.wanted)
        console.print(table)
        for note in self.notes:
            console.print(note)


def run(counts: Counts = USUAL) -> Report:
    """Measure every game that is there."""
    report = Report([], [])
    peer = _crazy_eights(4, counts.peer_games)
    if peer is None:
        report.notes.append(
            "OpenSpiel isn't installed, so nothing was compared with it: `make bench` installs it."
        )
    found = [games.load(name) for name in games.names()]
    for players in sorted({players for game in found for players in game.players}):
        playing = [game for game in found if players in game.players]
        _random_play(report, counts, playing, players, peer if players == 4 else None)
    for game in found:
        _calls(report, counts, game)
    searching.measure(report.lines, found, counts.searches, counts.simulations)
    return report


def _random_play(
    report: Report, counts: Counts, playing: list[Game], players: int, peer: Callable[[], float] | None
) -> None:
    """Games and peer take turns, so that whatever else the machine does hits them alike."""
    all_series = {game.name: Series(game, players, ["uniform"], 1) for game in playing}
    for series in all_series.values():
        series.compile()
    ours: dict[str, list[float]] = {name: [] for name in all_series}
    theirs: list[float] = []
    for part in range(counts.rounds):
        for name, series in all_series.items():
            tally = series.play(part * counts.games, counts.games)
            ours[name].append(tally.decisions / tally.seconds)
        if peer is not None:
            theirs.append(peer())
    rates = {name: median(measured) for name, measured in ours.items()}
    for name, rate in rates.items():
        line = Line(f"{name}, {players} players, uniform", rate, "decisions/s")
        report.lines.append(line)
        if theirs:
            line.ratio, line.against, line.wanted = rate / median(theirs), "crazy_eights", "at least 3"
    ours_alone = {game.name: rates[game.name] for game in playing if not games.is_from_outside(game)}
    _compare(report, ours_alone, players)
    if theirs:
        report.lines.append(Line("OpenSpiel C++ crazy_eights, 4 players", median(theirs), "decisions/s"))


def _compare(report: Report, rates: dict[str, float], players: int) -> None:
    """Games of Greenpaw are alike in speed; how fast one from outside is, is its own affair."""
    fastest = max(rates, key=rates.__getitem__, default="")
    for name, rate in rates.items():
        if name != fastest:
            what = f"{name} beside the fastest game, {players} players"
            ratio = rate / rates[fastest]
            report.lines.append(Line(what, rate, "decisions/s", ratio, fastest, "at least 0.5"))


def _crazy_eights(players: int, count: int) -> Callable[[], float] | None:
    """Decisions a second of OpenSpiel's C++ game, bots and all in C++; None where it isn't installed."""
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    spiel: Any = pyspiel
    game = spiel.load_game(f"crazy_eights(players={players})")
    per_game = sum(_decisions(spiel, game, seed) for seed in range(300)) / 300

    def measure() -> float:
        bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]
        began = perf_counter()
        for seed in range(count):
            spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return per_game * count / (perf_counter() - began)

    return measure


def _decisions(spiel: Any, game: Any, seed: int) -> int:
    """Players' decisions, without chance, in one random game."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=weights)))
        else:
            count += 1
            state.apply_action(int(random.choice(state.legal_actions())))
    return count


@njit
def _empty() -> None:
    return None


def _calls(report: Report, counts: Counts, game: Game) -> None:
    """One decision from Python, `apply_action` and `legal_actions`, against an empty compiled call."""
    position = game.start(max(game.players)).deal(Ordered(1))
    action = position.legal_codes()[0]
    start, array = position.array, position.array
    out = np.zeros(game.max_legal, np.int32)
    apply, legal = game.boundary.apply_action_at, game.boundary.legal_actions_at
    _empty()
    empty: list[float] = []
    both: list[float] = []
    for _ in range(counts.rounds):
        began = perf_counter()
        for _ in range(counts.calls):
            _empty()
        empty.append((perf_counter() - began) / counts.calls)
        spent = 0.0
        for _ in range(counts.calls // 10):
            array[0] = start[0]
            began = perf_counter()
            apply(array, 0, action)
            legal(array, 0, out)
            spent += perf_counter() - began
        both.append(spent / (counts.calls // 10))
    report.lines.append(
        Line(
            f"{game.name}, apply_action + legal_actions from Python",
            median(both) * 1e6,
            "us",
            median(both) / median(empty),
            "an empty compiled call",
            "at most 40",
        )
    )
