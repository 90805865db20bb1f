"""`greenpaw review`: the rounds of a file, decision by decision, with progress."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Column, Table

from greenpaw.bots import review as reviewing
from greenpaw.bots.marks import MARKS
from greenpaw.bots.review import CannotReview, Review
from greenpaw.cli.errors import BadInput
from greenpaw.cli.printable import printable
from greenpaw.cli.simulate import progress_bar
from greenpaw.cli.verify import texts_of
from greenpaw.games import record
from greenpaw.games.record import Record, RecordError

_Reviewing = Generator[reviewing.Progress, None, Review]

_WIDEST = 36
"""Columns of a curve."""
_HEIGHTS = "▁▂▃▄▅▆▇█"


def run(path: Path, only: int | None) -> Generator[tuple[Record, Review]]:
    """Review the records of the file one by one, or the one of this number; all are checked first."""
    texts = list(enumerate(texts_of(path), 1))
    if only is not None and only > len(texts):
        raise BadInput(f"{path} has {len(texts)} records, not {only}")
    chosen = texts if only is None else [texts[only - 1]]
    begun = [_begun(path, number, text) for number, text in chosen]
    for read, made, decisions in begun:
        yield read, _made(made, decisions)


def _begun(path: Path, number: int, text: bytes) -> tuple[Record, _Reviewing, int]:
    """The record, its review in the making, and how many decisions that has."""
    try:
        read = record.read(text)
        made = reviewing.review(read)
        return read, made, next(made).of
    except (RecordError, CannotReview) as error:
        raise BadInput(f"{path}: record {number}: {error}") from None


def _made(review: _Reviewing, decisions: int) -> Review:
    with progress_bar() as progress:
        task = progress.add_task("", total=decisions)
        while True:
            try:
                next(review)
            except StopIteration as stop:
                return stop.value
            progress.advance(task)


def show(read: Record, review: Review, console: Console) -> None:
    """What the round's decisions cost, how accurate each player was, and how the chances went."""
    names = [printable(seat.name or f"{seat.bot} {number}") for number, seat in enumerate(read.seats)]
    console.print(f"{printable(review.record)}: {read.game}, {', '.join(names)}")
    for table in (_costly(read, review, names), _accuracy(review, names), _chances(review, names)):
        console.print(table)


def _costly(read: Record, review: Review, names: Sequence[str]) -> Table:
    """Decisions are numbered from 1, those before which a round was played on as well."""
    decided = [index for index, step in enumerate(read.steps) if not step.startswith("*")]
    numbers = {index: number for number, index in enumerate(decided, 1)}
    table = Table(
        "decision", "player", "mark", "played", "better", "points", "chance", title="What cost something"
    )
    for each in review.decisions:
        lost = f"{-each.points_lost:z.1f}", f"{-each.win_lost:z.1%}"
        if lost != ("0.0", "0.0%"):
            table.add_row(str(numbers[each.step]), names[each.seat], each.mark, each.action, each.best, *lost)
    return table


def _accuracy(review: Review, names: Sequence[str]) -> Table:
    table = Table(
        "player", "accuracy", *MARKS, "points", "chance", title="Accuracy, and a decision's mean loss"
    )
    for player in review.players:
        accuracy = "" if player.accuracy is None else f"{player.accuracy:.0f}"
        counts = (str(player.marks[mark]) for mark in MARKS)
        lost = f"{-player.points_lost:z.2f}", f"{-player.win_lost:z.1%}"
        table.add_row(names[player.seat], accuracy, *counts, *lost)
    return table


def _chances(review: Review, names: Sequence[str]) -> Table:
    curve = Column("from the first step to the last", no_wrap=True)
    table = Table("player", "luck", curve, title="Chance to win, and what cards brought of it")
    for player in review.players:
        chances = [chances[player.seat] for chances in review.curve]
        table.add_row(names[player.seat], f"{player.luck:+z.0%}", _drawn(chances))
    return table


def _drawn(chances: Sequence[float]) -> str:
    """The curve, from the first to the last, in at most so many columns."""
    columns = min(_WIDEST, len(chances))
    places = (round(k * (len(chances) - 1) / max(columns - 1, 1)) for k in range(columns))
    return "".join(_HEIGHTS[min(int(chances[k] * len(_HEIGHTS)), len(_HEIGHTS) - 1)] for k in places)
