"""`greenpaw arena`: bots against each other on duplicate deals, with progress."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

import msgspec
from rich.console import Console
from rich.table import Table

from greenpaw.bots.arena import Contest, DealResult, Figures, figures, pairings, played
from greenpaw.cli.simulate import progress_bar


class Entry(msgspec.Struct):
    """A hero over all its pairings."""

    bot: str
    deals: int
    win_share: float
    interval: tuple[float, float]
    margin: float
    ms_p50: float
    ms_p99: float


class Pair(msgspec.Struct):
    """A hero among copies of the other."""

    hero: str
    other: str
    deals: int
    win_share: float
    interval: tuple[float, float]
    margin: float
    ms_p50: float
    ms_p99: float


class Report(msgspec.Struct):
    """What `--json` prints."""

    game: str
    players: int
    options: dict[str, bool]
    seed: int
    games: int
    entries: list[Entry]
    """In the order of `--bots`."""
    pairs: list[Pair]
    interrupted: bool

    def print(self, console: Console) -> None:
        if self.interrupted:
            console.print("Interrupted: these are the deals played until then.")
        figures = ("deals", "win share", "95 %", "margin", "ms p50", "ms p99")
        table = Table("bot", *figures)
        for entry in self.entries:
            table.add_row(entry.bot, *_cells(entry))
        console.print(table)
        table = Table("hero", "among", *figures)
        for pair in self.pairs:
            table.add_row(pair.hero, pair.other, *_cells(pair))
        console.print(table)


def _cells(of: Entry | Pair) -> list[str]:
    low, high = of.interval
    return [
        str(of.deals),
        f"{of.win_share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{of.margin:+.2f}",
        f"{of.ms_p50:.2f}",
        f"{of.ms_p99:.2f}",
    ]


def run(contest: Contest, count: int, heroes: Sequence[str] = ()) -> Report:
    """Play `count` deals of each pairing; on Ctrl-C, what has been played so far."""
    pairs = pairings(contest, heroes)
    to_play = [(pairing, number) for number, pairing in product(range(count), pairs)]
    results: list[DealResult] = []
    interrupted = False
    with progress_bar(len(to_play)) as progress:
        task = progress.add_task("", total=len(to_play))
        try:
            for result in played(contest, to_play):
                results.append(result)
                progress.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    return Report(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        seed=contest.seed,
        games=count,
        entries=[
            Entry(name, *_figures(result for result in results if result.hero == name))
            for name in contest.bots
            if any(result.hero == name for result in results)
        ],
        pairs=[
            Pair(*pairing, *_figures(result for result in results if result.pairing == pairing))
            for pairing in pairs
            if any(result.pairing == pairing for result in results)
        ],
        interrupted=interrupted,
    )


def _figures(results: Iterable[DealResult]) -> Figures:
    return figures(list(results))
