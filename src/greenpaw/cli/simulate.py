"""`greenpaw simulate`: a series with progress, that can be interrupted and, with records, resumed."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from greenpaw.bots.simulate import Series, Tally
from greenpaw.cli.errors import BadInput
from greenpaw.cli.printable import printable
from greenpaw.games import record

_PART_SECONDS = 0.25


class SeatReport(msgspec.Struct):
    bot: str
    mean_score: float
    win_share: float
    """Wins, ties split, per game."""


class Report(msgspec.Struct):
    """What `--json` prints: of the games played now, those of a resumed file not counted again.

    `seconds` are of play alone, without compiling and without writing records.
    """

    game: str
    players: int
    options: dict[str, bool]
    seed: int
    games: int
    decisions: int
    seconds: float
    seats: list[SeatReport]
    interrupted: bool

    def print(self, console: Console) -> None:
        rate = self.decisions / self.seconds if self.seconds else 0.0
        speed = f"{self.seconds:.2f} s ({rate:,.0f}/s)"
        console.print(f"{self.games} games, {self.decisions} decisions in {speed}")
        if self.interrupted:
            console.print("Interrupted: these are the games played until then.")
        table = Table("seat", "bot", "mean score", "win share")
        for seat, line in enumerate(self.seats):
            table.add_row(str(seat), printable(line.bot), f"{line.mean_score:.2f}", f"{line.win_share:.1%}")
        console.print(table)


def run(series: Series, count: int, *, records: Path | None, with_legal: bool, resume: bool) -> Report:
    """Play `count` games, or what is left of them; on Ctrl-C, what has been played so far."""
    if resume and records is None:
        raise BadInput("--resume needs --records FILE: it goes on after the games in that file")
    if with_legal and records is None:
        raise BadInput("--with-legal needs --records FILE: the legal actions are written there")
    series.compile()
    tally, interrupted = series.nothing(), False
    parts = (
        _played(series, count) if records is None else _recorded(series, count, records, with_legal, resume)
    )
    with progress_bar() as progress:
        task = progress.add_task("", total=count)
        try:
            for part in parts:
                tally += part
                progress.advance(task, part.games)
        except KeyboardInterrupt:
            interrupted = True
    seats = [
        SeatReport(bot.name, float(score) / max(tally.games, 1), float(wins) / max(tally.games, 1))
        for bot, score, wins in zip(series.bots, tally.scores, tally.wins, strict=True)
    ]
    name, players = series.game.name, len(series.bots)
    return Report(
        name,
        players,
        series.options,
        series.seed,
        tally.games,
        tally.decisions,
        tally.seconds,
        seats,
        interrupted,
    )


@contextmanager
def progress_bar() -> Generator[Progress]:
    """Told on standard error, and only to a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress


def _played(series: Series, count: int) -> Iterator[Tally]:
    """Parts of about a quarter of a second, so that progress moves and Ctrl-C is heard."""
    first, size = 0, 1
    while first < count:
        began = monotonic()
        size = min(size, count - first)
        yield series.play(first, size)
        first += size
        spent = monotonic() - began
        size = max(1, min(size * 4, int(size * _PART_SECONDS / max(spent, 1e-6))))


def _recorded(series: Series, count: int, path: Path, with_legal: bool, resume: bool) -> Iterator[Tally]:
    first = _written(series, path, with_legal) if resume else 0
    try:
        with path.open("ab" if resume else "xb") as file:
            started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            for made, tally in series.records(first, max(0, count - first), started, with_legal=with_legal):
                file.write(record.write(made) + b"\n")
                yield tally
    except FileExistsError:
        raise BadInput(f"{path} exists: name another file, or go on with --resume") from None
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror}") from None


def _written(series: Series, path: Path, with_legal: bool) -> int:
    """How many games of this series the file holds; a line cut off by an interruption is taken away.

    Nothing is changed in a file that isn't this series' own.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}") from None
    *lines, cut_off = text.split(b"\n")
    if cut_off and not lines:
        raise BadInput(f"{path} holds no whole record: name another file, or remove it")
    for number, line in enumerate(lines):
        _check_same_series(series, path, line, number, with_legal)
    with path.open("r+b") as file:
        file.truncate(len(text) - len(cut_off))
    return len(lines)


def _check_same_series(series: Series, path: Path, line: bytes, number: int, with_legal: bool) -> None:
    try:
        there = record.read(line)
    except record.RecordError as error:
        raise BadInput(f"{path}, record {number + 1}: {error}") from None
    same = (
        there.game == series.game.name
        and there.options == series.options
        and [seat.bot for seat in there.seats] == [bot.name for bot in series.bots]
        and there.id == series.id_of(number)
    )
    if not same:
        text = f"{path} holds another series ({there.id}): name another file, or the same game, seed and bots"
        raise BadInput(text)
    if (there.legal is not None) != with_legal:
        raise BadInput(f"{path} was written {'without' if with_legal else 'with'} --with-legal: go on alike")
