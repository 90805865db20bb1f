"""`greenpaw review`: what it says of rounds that are over, and how it refuses others."""

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from told import CommandLine

from greenpaw import games
from greenpaw.bots import marks
from greenpaw.bots import review as reviewing
from greenpaw.bots.marks import PlayerReview
from greenpaw.bots.network import Plan
from greenpaw.bots.review import Progress, Review, ReviewedDecision
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.contract import Game
from greenpaw.games.record import Record, RecordSeat

pytestmark = pytest.mark.once

STARTED = "2026-11-29T20:13:00Z"


@pytest.fixture(scope="module")
def rounds() -> list[Record]:
    """Two rounds of LINE-IT."""
    series = Series(games.load("line-it"), 2, ["casual", "uniform"], 1)
    return [made for made, _ in series.records(0, 2, STARTED)]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "DEPTH", 1)
    monkeypatch.setattr(reviewing, "LOOKING", Plan(worlds=4, top=2))
    monkeypatch.setattr(reviewing, "COMPARING", Plan(worlds=4))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "records.jsonl"


def put(file: Path, records: Iterable[Record]) -> None:
    file.write_bytes(b"".join(record.write(each) + b"\n" for each in records))


def test_it_tells_what_cost_something_how_accurate_players_were_and_the_chances(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    put(file, rounds[:1])
    told = greenpaw("review", file)
    assert (told.status, told.err) == (0, "")
    first, *lines = told.out.splitlines()
    assert first == "line-it-1-0: line-it, casual 0, uniform 1"
    assert [line.strip() for line in lines if line.startswith("  ")] == [
        "What cost something",
        "Accuracy, and a decision's mean loss",
        "Chance to win, and what cards brought of it",
    ]
    assert sum("casual 0" in line and "▄" in line for line in lines) == 1, "its chances as a curve"
    assert max(map(len, lines)) <= 80


def test_names_are_printed_as_they_are(greenpaw: CommandLine, file: Path, rounds: list[Record]):
    seats = [RecordSeat(name="Ann [/b]"), RecordSeat(name="[red]Bo")]
    put(file, [msgspec.structs.replace(rounds[0], seats=seats)])
    told = greenpaw("review", file)
    assert told.status == 0
    first, *lines = told.out.splitlines()
    assert first.endswith(", Ann [/b], [red]Bo")
    for seat in seats:
        assert sum(f" {seat.name} " in line for line in lines) >= 2, "its accuracy, and its chances"


def test_what_would_move_the_cursor_of_a_terminal_is_spelt_out(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    seats = [RecordSeat(name="A\x1b[2J\n"), RecordSeat(bot="B\u202e\x9b")]
    put(file, [msgspec.structs.replace(rounds[0], id="x\x1b]0;\x07y", seats=seats)])
    told = greenpaw("review", file)
    assert told.out.splitlines()[0] == r"x\x1b]0;\x07y: line-it, A\x1b[2J\n, B\u202e\x9b 1"
    assert told.out.replace("\n", "").isprintable()


def test_every_record_of_a_file_is_reviewed_or_the_one_that_is_named(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    put(file, rounds)
    lines = greenpaw("review", file, "--json").out.splitlines()
    reviews = [msgspec.json.decode(line, type=Review) for line in lines]
    assert [review.record for review in reviews] == ["line-it-1-0", "line-it-1-1"]
    assert greenpaw("review", file, "--record", 2, "--json").out.splitlines() == lines[1:]


def test_a_review_is_written_before_the_next_one_is_begun(
    greenpaw: CommandLine, file: Path, rounds: list[Record], monkeypatch: pytest.MonkeyPatch
):
    def stopped_at_the_second(read: Record):
        yield Progress(0, 1)
        if read == rounds[1]:
            raise KeyboardInterrupt
        return Review(read.id, "", [], [], [])

    monkeypatch.setattr(reviewing, "review", stopped_at_the_second)
    put(file, rounds)
    told = greenpaw("review", file, "--json")
    assert (told.status, told.err) == (130, "")
    assert [json.loads(line)["record"] for line in told.out.splitlines()] == ["line-it-1-0"]


def test_decisions_are_told_by_their_numbers_in_the_round_and_nothing_lost_has_no_sign(
    greenpaw: CommandLine, file: Path, rounds: list[Record], monkeypatch: pytest.MonkeyPatch
):
    """Of four decisions, the third has lost less than is written."""
    decided = [index for index, step in enumerate(rounds[0].steps) if not step.startswith("*")]
    lost = [(2.0, 0.0), (0.0, 0.2), (0.04, 0.0004), (1.0, 0.1)]

    def reviewed(read: Record):
        yield Progress(0, 1)
        decisions = [
            ReviewedDecision(step, 0, "bot", "a", "b", "doubtful", points, win, 0.1, 0.1, [])
            for step, (points, win) in zip(decided[10:], lost, strict=False)
        ]
        player = PlayerReview(0, 4, dict.fromkeys(marks.MARKS, 0), 0.0, None, 0.001, 0.0, -0.001)
        return Review(read.id, "", decisions, [[0.5]] * 9, [player])

    monkeypatch.setattr(reviewing, "review", reviewed)
    put(file, rounds[:1])
    out = greenpaw("review", file).out
    rows = [[cell.strip() for cell in line.split("│")] for line in out.splitlines() if "doubtful" in line]
    assert [(row[1], *row[-3:-1]) for row in rows if "casual 0" in row] == [
        ("11", "-2.0", "0.0%"),
        ("12", "0.0", "-20.0%"),
        ("14", "-1.0", "-10.0%"),
    ]
    assert "-0.0" not in out
    assert "-0%" not in out


def test_a_record_that_is_not_there_is_told_in_one_line(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    put(file, rounds)
    assert greenpaw("review", file, "--record", 3).line == f"greenpaw: {file} has 2 records, not 3"
    assert "--record" in greenpaw("review", file, "--record", 0).line


def test_nothing_is_reviewed_where_a_record_of_the_file_is_wrong(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    steps = rounds[1].steps
    put(file, [rounds[0], msgspec.structs.replace(rounds[1], steps=[*steps[:3], "0:eat", *steps[4:]])])
    assert greenpaw("review", file).line.startswith(f"greenpaw: {file}: record 2: step 3: ")


def test_a_round_that_is_not_over_is_told_in_one_line(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    put(file, [msgspec.structs.replace(rounds[0], steps=rounds[0].steps[:9], result=None)])
    line = greenpaw("review", file).line
    assert line == f"greenpaw: {file}: record 1: the round wasn't played to its end"


def test_a_game_that_is_not_there_or_has_no_network_is_told_in_one_line(
    greenpaw: CommandLine, file: Path, rounds: list[Record], acorns: Game
):
    put(file, [msgspec.structs.replace(rounds[0], game="whist")])
    assert "whist" in greenpaw("review", file).line
    put(file, (made for made, _ in Series(acorns, 2, ["uniform"], 1).records(0, 1, STARTED)))
    assert greenpaw("review", file).line.endswith("acorns can't be reviewed: it has no network")


def test_what_is_no_record_is_told_in_one_line(greenpaw: CommandLine, file: Path):
    assert "can't be read" in greenpaw("review", file).line
    file.write_text("\n")
    assert "holds no record" in greenpaw("review", file).line
    file.write_text("{}\n")
    assert "record 1: not a record" in greenpaw("review", file).line


def test_it_can_be_stopped(
    greenpaw: CommandLine, file: Path, rounds: list[Record], monkeypatch: pytest.MonkeyPatch
):
    def stopped(read: Record):
        yield Progress(0, 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "review", stopped)
    put(file, rounds[:1])
    assert greenpaw("review", file) == (130, "", "")
