"""`greenpaw simulate`: what it reports, the records it writes, interruptions."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from told import CommandLine, Told

from greenpaw import games
from greenpaw.bots.simulate import Series, Tally
from greenpaw.cli.simulate import Report, SeatReport
from greenpaw.games import record
from greenpaw.games.record import Record
from greenpaw.games.verify import verify

THREE = "simulate linko --players 3"


def report(told: Told) -> dict[str, Any]:
    assert (told.status, told.err) == (0, "")
    return json.loads(told.out)


def records_in(path: Path) -> list[Record]:
    return [record.read(line) for line in path.read_bytes().splitlines()]


def decisions(made: Record) -> int:
    return sum(not step.startswith("*") for step in made.steps)


class Line:
    """`simulate("--games 4")` runs three players of Linko with these words and gives the JSON report."""

    def __init__(self, greenpaw: CommandLine) -> None:
        self._greenpaw = greenpaw

    def __call__(self, words: str) -> dict[str, Any]:
        return report(self._greenpaw(*f"{THREE} --json {words}".split()))


@pytest.fixture
def simulate(greenpaw: CommandLine) -> Line:
    return Line(greenpaw)


# What it reports


def test_json_tells_games_decisions_seconds_and_each_seat(simulate: Line):
    told = simulate("--games 40 --seed 5 --bots casual,uniform,uniform")
    series = Series(games.load("linko"), 3, ["casual", "uniform", "uniform"], 5).play(0, 40)
    assert told.pop("seconds") > 0
    assert told == {
        "game": "linko",
        "players": 3,
        "options": {"duel": False, "consolation": False, "expert": False},
        "seed": 5,
        "games": 40,
        "decisions": series.decisions,
        "seats": [
            {"bot": bot, "mean_score": score / 40, "win_share": wins / 40}
            for bot, score, wins in zip(
                ("casual", "uniform", "uniform"), series.scores, series.wins, strict=True
            )
        ],
        "interrupted": False,
    }


def test_the_counts_are_those_of_the_records(simulate: Line, tmp_path: Path):
    file = tmp_path / "series.jsonl"
    told = simulate(f"--games 12 --records {file}")
    made = records_in(file)
    assert told["games"] == len(made) == 12
    assert told["decisions"] == sum(map(decisions, made))
    scores = [each.result.scores for each in made if each.result and each.result.scores]
    for seat in range(3):
        assert told["seats"][seat]["mean_score"] == sum(score[seat] for score in scores) / 12
    shares = [sum(seat in r.winners and 1 / len(r.winners) for r in results(made)) / 12 for seat in range(3)]
    assert [seat["win_share"] for seat in told["seats"]] == pytest.approx(shares)


def results(made: list[Record]) -> Iterator[record.Result]:
    return filter(None, (each.result for each in made))


def test_the_same_seed_plays_the_same_games_and_another_seed_others(simulate: Line):
    def played(seed: int) -> dict[str, Any]:
        return {
            name: value for name, value in simulate(f"--games 30 --seed {seed}").items() if name != "seconds"
        }

    assert played(1) == played(1)
    assert played(1)["decisions"] != played(2)["decisions"]


def test_one_bot_is_seated_everywhere(simulate: Line):
    assert [seat["bot"] for seat in simulate("--games 1 --bots casual")["seats"]] == ["casual"] * 3


def test_options_are_resolved_whole(greenpaw: CommandLine, tmp_path: Path):
    file = tmp_path / "series.jsonl"
    two = f"simulate linko --players 2 --games 1 --json --records {file} --option"
    told = report(greenpaw(*two.split(), "duel=off", "--option", "expert=on"))
    assert told["options"] == {"duel": False, "consolation": False, "expert": True}
    (made,) = records_in(file)
    assert made.options == told["options"]


def test_without_json_a_person_reads_it(greenpaw: CommandLine):
    told = greenpaw(*THREE.split(), "--games", 20)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("20 games, ")
    assert "uniform" in told.out


def test_what_would_move_the_cursor_of_a_terminal_is_spelt_out(capsys: pytest.CaptureFixture[str]):
    seats = [SeatReport("exec:a\x1b[2J", 1.0, 0.5), SeatReport("casual", 1.0, 0.5)]
    Report("linko", 2, {}, 1, 1, 1, 1.0, seats, interrupted=False).print(Console(width=80))
    out = capsys.readouterr().out
    assert r"exec:a\x1b[2J" in out
    assert "\x1b" not in out


def test_bots_that_are_no_kernels_play_too(simulate: Line, tmp_path: Path):
    file = tmp_path / "series.jsonl"
    told = simulate(f"--games 2 --bots strong,casual,uniform --records {file} --with-legal")
    assert told["seats"] == simulate("--games 2 --bots strong,casual,uniform")["seats"]
    assert told["seconds"] > 0
    for made in records_in(file):
        assert [seat.bot for seat in made.seats] == ["strong", "casual", "uniform"]
        assert made.legal is not None
        verify(made)


# Records


def test_records_are_the_series_own_and_right(simulate: Line, tmp_path: Path):
    file = tmp_path / "series.jsonl"
    simulate(f"--games 3 --seed 9 --bots uniform,casual,uniform --records {file}")
    made = records_in(file)
    assert [each.id for each in made] == ["linko-9-0", "linko-9-1", "linko-9-2"]
    assert [seat.bot for seat in made[0].seats] == ["uniform", "casual", "uniform"]
    assert all(each.legal is None for each in made)
    for each in made:
        verify(each)


def test_with_legal_each_decision_has_its_legal_actions(simulate: Line, tmp_path: Path):
    file = tmp_path / "series.jsonl"
    simulate(f"--games 2 --with-legal --records {file}")
    for each in records_in(file):
        assert each.legal is not None
        assert len(each.legal) == decisions(each)
        chosen = [step.split(":")[1] for step in each.steps if not step.startswith("*")]
        assert all(action in legal for action, legal in zip(chosen, each.legal, strict=True))
        verify(each)


def test_a_file_that_is_there_is_not_written_over(greenpaw: CommandLine, tmp_path: Path):
    file = tmp_path / "mine.txt"
    file.write_bytes(b"my own words")
    line = greenpaw(*THREE.split(), "--games", 2, "--records", file).line
    assert line.endswith("mine.txt exists: name another file, or go on with --resume")
    assert file.read_bytes() == b"my own words"


# Going on


def steps_of(path: Path) -> list[list[str]]:
    return [each.steps for each in records_in(path)]


@pytest.mark.parametrize("legal", ["", " --with-legal"], ids=["plain", "with-legal"])
def test_resume_goes_on_after_an_interruption_in_mid_line(simulate: Line, tmp_path: Path, legal: str):
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    simulate(f"--games 6 --records {whole}{legal}")
    lines = whole.read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join(lines[:2]) + lines[2][:-1])
    told = simulate(f"--games 6 --records {part} --resume{legal}")
    assert told["games"] == 4
    assert steps_of(part) == steps_of(whole)
    assert part.read_bytes().startswith(b"".join(lines[:2]))
    assert [each.id for each in records_in(part)] == [each.id for each in records_in(whole)]


def test_resume_begins_a_file_that_is_not_there(simulate: Line, tmp_path: Path):
    file = tmp_path / "new.jsonl"
    assert simulate(f"--games 3 --records {file} --resume")["games"] == 3
    assert len(records_in(file)) == 3


@pytest.mark.parametrize("games", [2, 4])
def test_resume_leaves_a_series_that_is_long_enough(simulate: Line, tmp_path: Path, games: int):
    file = tmp_path / "series.jsonl"
    simulate(f"--games 4 --records {file}")
    before = file.read_bytes()
    told = simulate(f"--games {games} --records {file} --resume")
    assert (told["games"], told["decisions"]) == (0, 0)
    assert file.read_bytes() == before


SERIES = f"{THREE} --games 3 --seed 4 --bots casual,uniform,uniform"


@pytest.mark.parametrize(
    ("others", "why"),
    [
        (SERIES.replace("--seed 4", "--seed 5"), "another series (linko-4-0)"),
        (SERIES.replace("casual,uniform,uniform", "uniform"), "another series"),
        (SERIES.replace("casual,uniform,uniform", "uniform,casual,uniform"), "another series"),
        (f"{SERIES} --option expert=on", "another series"),
        (SERIES.replace("players 3", "players 4").replace("casual", "casual,uniform"), "another series"),
        (f"{SERIES} --with-legal", "was written without --with-legal: go on alike"),
    ],
)
def test_resume_refuses_a_file_of_another_series_and_leaves_it(
    greenpaw: CommandLine, tmp_path: Path, others: str, why: str
):
    file = tmp_path / "series.jsonl"
    greenpaw(*SERIES.split(), "--records", file)
    file.write_bytes(file.read_bytes() + b'{"format":"green')
    before = file.read_bytes()
    assert why in greenpaw(*others.split(), "--records", file, "--resume").line
    assert file.read_bytes() == before


def test_resume_refuses_to_go_on_without_legal_actions_where_they_are_written(
    greenpaw: CommandLine, tmp_path: Path
):
    file = tmp_path / "series.jsonl"
    greenpaw(*SERIES.split(), "--records", file, "--with-legal")
    before = file.read_bytes()
    told = greenpaw(*SERIES.split(), "--records", file, "--resume")
    assert "was written with --with-legal: go on alike" in told.line
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"my own words, without a line end", "holds no whole record"),
        (b"my own words\nand more", "record 1: not a record"),
        (b"\n", "record 1: not a record"),
        (b"\xff\xfe\n", "record 1: not a record"),
        (b"[" * 100_000 + b"\n", "record 1: not a record"),
        (b'{"format":"greenpaw-record/1"}\n', "record 1: not a record"),
    ],
    ids=["words", "lines", "empty line", "no text", "deep", "parts"],
)
def test_resume_refuses_a_file_that_is_not_ours_and_leaves_it(
    greenpaw: CommandLine, tmp_path: Path, content: bytes, why: str
):
    file = tmp_path / "mine.txt"
    file.write_bytes(content)
    assert why in greenpaw(*SERIES.split(), "--records", file, "--resume").line
    assert file.read_bytes() == content


def test_resume_refuses_a_series_with_a_game_missing(greenpaw: CommandLine, tmp_path: Path):
    file = tmp_path / "series.jsonl"
    greenpaw(*SERIES.split(), "--records", file)
    first, _, third = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(first + third)
    assert "another series (linko-4-2)" in greenpaw(*SERIES.split(), "--records", file, "--resume").line
    assert file.read_bytes() == first + third


# Interruptions


def test_control_c_reports_what_was_played(simulate: Line, monkeypatch: pytest.MonkeyPatch):
    whole = Series.play

    def interrupted_later(series: Series, first: int, games: int) -> Tally:
        if first > 16:
            raise KeyboardInterrupt
        return whole(series, first, games)

    monkeypatch.setattr(Series, "play", interrupted_later)
    told = simulate("--games 100000")
    assert told["interrupted"] is True
    assert 16 < told["games"] < 100_000
    expected = whole(Series(games.load("linko"), 3, ["uniform"], 1), 0, told["games"])
    assert told["decisions"] == expected.decisions


def test_control_c_keeps_the_records_and_they_can_be_gone_on_with(
    simulate: Line, greenpaw: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    file, whole_file = tmp_path / "series.jsonl", tmp_path / "whole.jsonl"
    simulate(f"--games 6 --records {whole_file}")
    whole = Series._record

    def interrupted_later(series: Series, number: int, *rest: Any) -> tuple[Record, Tally]:
        if number == 4:
            raise KeyboardInterrupt
        return whole(series, number, *rest)

    with monkeypatch.context() as patched:
        patched.setattr(Series, "_record", interrupted_later)
        told = simulate(f"--games 6 --records {file}")
        assert (told["games"], told["interrupted"]) == (4, True)
        told = greenpaw(*THREE.split(), "--games", 6, "--records", file, "--resume")
        assert (told.status, told.out.splitlines()[0].split(",")[0]) == (0, "0 games")
        assert "Interrupted" in told.out
    assert len(records_in(file)) == 4
    simulate(f"--games 6 --records {file} --resume")
    assert steps_of(file) == steps_of(whole_file)
