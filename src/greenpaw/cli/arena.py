"""`greenpaw arena`: bots against each other on duplicate deals, with progress; stopped, it can go on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from greenpaw.bots.arena import Contest, DealResult, pairings
from greenpaw.bots.crew import Crew
from greenpaw.bots.external import LIMIT_S
from greenpaw.bots.figures import Figures, Measured, figures, looks
from greenpaw.bots.ratings import Rating, ratings
from greenpaw.cli.printable import printable
from greenpaw.cli.results import ResultsFile
from greenpaw.cli.simulate import progress_bar


class Entry(Figures, frozen=True, kw_only=True):
    """A hero over all its pairings."""

    bot: str
    rating: Rating


class Pair(Figures, frozen=True, kw_only=True):
    """A hero among copies of the other."""

    hero: str
    other: str


class Report(msgspec.Struct):
    """What `--json` prints."""

    game: str
    players: int
    options: dict[str, bool]
    seed: int
    games: int
    """Deals of each pairing, at most."""
    until_sure: bool
    entries: list[Entry]
    """In the order of `--bots`; where heroes are named, theirs."""
    pairs: list[Pair]
    """In the same order: each hero with the others in turn."""
    interrupted: bool

    def print(self, console: Console) -> None:
        if self.interrupted:
            console.print("Interrupted: these are the deals played until then.")
        table = Table("bot", "win share", "95 %", "margin", "rating", "ms p50", "p99", "deals")
        for entry in self.entries:
            low, high = entry.interval
            table.add_row(
                printable(entry.bot),
                f"{entry.win_share:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{entry.margin:+.2f}",
                f"{entry.rating.mu:.1f} ± {entry.rating.sigma:.1f}",
                f"{entry.ms_p50:.2f}",
                f"{entry.ms_p99:.2f}",
                str(entry.deals),
            )
        console.print(table)
        names = dict.fromkeys([entry.bot for entry in self.entries] + [pair.other for pair in self.pairs])
        others = [name for name in names if any(pair.other == name for pair in self.pairs)]
        shares = {(pair.hero, pair.other): _share(pair) for pair in self.pairs}
        matrix = Table(
            "win share among", *map(printable, others), title=f"The fair share is {1 / self.players:.1%}"
        )
        for entry in self.entries:
            matrix.add_row(printable(entry.bot), *(shares.get((entry.bot, other), "") for other in others))
        console.print(matrix)


def _share(pair: Pair) -> str:
    low, high = pair.interval
    return f"{pair.win_share:.1%} ({low * 100:.0f}-{high * 100:.0f})"


def run(
    contest: Contest,
    count: int,
    *,
    heroes: Sequence[str] = (),
    until_sure: bool = False,
    workers: int = 1,
    limit_s: float = LIMIT_S,
    results: Path | None = None,
) -> Report:
    """Play `count` deals of each pairing, or what is left of them; on Ctrl-C, what has been played so far."""
    measured = Measured(contest, pairings(contest, heroes), looks(count, until_sure=until_sure))
    file = None if results is None else ResultsFile(results, contest, count if until_sure else None)
    for result in file.results if file else ():
        measured.add(result)
    interrupted = False
    try:
        with closing(_played(measured, min(workers, count * len(measured.pairs)), limit_s)) as played:
            for result in played:
                if file:
                    file.add(result)
                measured.add(result)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if file:
            file.close()
    return _report(measured, count, until_sure, interrupted)


def _played(measured: Measured, workers: int, limit_s: float) -> Generator[DealResult]:
    with progress_bar() as progress, Crew(measured.contest, workers, limit_s) as crew:
        task = progress.add_task("", total=0)
        done = 0
        for deals in measured.due():
            progress.update(task, total=done + len(deals))
            for result in crew.play(deals):
                yield result
                done += 1
                progress.update(task, completed=done)


def _report(measured: Measured, count: int, until_sure: bool, interrupted: bool) -> Report:
    contest, sure = measured.contest, measured.looks.sure
    rated = ratings(contest.bots, measured.results())
    return Report(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        seed=contest.seed,
        games=count,
        until_sure=until_sure,
        entries=[
            Entry(bot=name, rating=rated[name], **asdict(figures(own, sure)))
            for name in contest.bots
            if (own := measured.results(hero=name))
        ],
        pairs=[
            Pair(hero=pairing.hero, other=pairing.other, **asdict(figures(own, sure)))
            for pairing in measured.pairs
            if (own := measured.results(*pairing))
        ],
        interrupted=interrupted,
    )
