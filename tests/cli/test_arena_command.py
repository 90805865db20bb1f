"""`greenpaw arena`: what it reports, its results file, interruptions, what it refuses."""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from told import CommandLine

from greenpaw.bots import crew
from greenpaw.bots.arena import DealResult, Pairing
from greenpaw.bots.crew import Crew

LINKO = "arena linko --players 3 --games 4 --seed 9"
BOTS = "uniform,casual,newcomer"
FIGURES = {"deals", "win_share", "interval", "margin", "ms_p50", "ms_p99"}


class Line:
    """`arena("--workers 1")` runs three bots of Linko with these words and gives the JSON report."""

    def __init__(self, greenpaw: CommandLine) -> None:
        self._greenpaw = greenpaw

    def __call__(self, words: str = "--workers 1", bots: str = BOTS) -> dict[str, Any]:
        told = self._greenpaw(*f"{LINKO} --json".split(), "--bots", bots, *words.split())
        assert (told.status, told.err) == (0, "")
        return json.loads(told.out)


@pytest.fixture
def arena(greenpaw: CommandLine) -> Line:
    return Line(greenpaw)


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """The report without how long moves took: all else is fixed by the seed."""
    for part in (*report["entries"], *report["pairs"]):
        assert part.pop("ms_p50") <= part.pop("ms_p99")
    return report


# What it reports


def test_json_tells_each_bot_in_the_order_given_and_each_pair(arena: Line):
    told = arena()
    assert {
        name: told[name] for name in ("game", "players", "games", "seed", "until_sure", "interrupted")
    } == {
        "game": "linko",
        "players": 3,
        "games": 4,
        "seed": 9,
        "until_sure": False,
        "interrupted": False,
    }
    assert told["options"] == {"duel": False, "consolation": False, "expert": False}
    assert [entry["bot"] for entry in told["entries"]] == BOTS.split(",")
    assert all(set(entry) == FIGURES | {"bot", "rating"} for entry in told["entries"])
    assert [set(entry["rating"]) for entry in told["entries"]] == [{"mu", "sigma"}] * 3
    pairs = [(pair["hero"], pair["other"]) for pair in told["pairs"]]
    assert pairs[:3] == [("uniform", "casual"), ("uniform", "newcomer"), ("casual", "uniform")]
    assert len(pairs) == 6
    assert all(set(pair) == FIGURES | {"hero", "other"} for pair in told["pairs"])


def test_an_entry_is_the_average_of_its_pairs(arena: Line):
    told = arena()
    for entry in told["entries"]:
        pairs = [pair for pair in told["pairs"] if pair["hero"] == entry["bot"]]
        for name in ("win_share", "margin"):
            assert entry[name] == pytest.approx(sum(pair[name] for pair in pairs) / 2)
        low, high = entry["interval"]
        assert 0 <= low <= entry["win_share"] <= high <= 1


def test_the_better_bot_is_seen_to_be_better(arena: Line):
    uniform, casual, _ = arena()["entries"]
    assert casual["win_share"] > 0.5 > uniform["win_share"]
    assert casual["margin"] > 0 > uniform["margin"]
    assert casual["rating"]["mu"] > uniform["rating"]["mu"]


@pytest.mark.once
def test_it_is_the_same_however_many_processes_play(arena: Line):
    assert timeless(arena("--workers 2")) == timeless(arena("--workers 1"))


def test_with_heroes_only_theirs_are_played(arena: Line):
    told = arena("--workers 1 --hero casual")
    assert [entry["bot"] for entry in told["entries"]] == ["casual"]
    assert [(pair["hero"], pair["other"]) for pair in told["pairs"]] == [
        ("casual", "uniform"),
        ("casual", "newcomer"),
    ]


def test_until_sure_a_decided_pairing_is_played_no_longer(arena: Line):
    told = arena("--workers 1 --until-sure --games 200", bots="casual,uniform")
    assert all(pair["deals"] in (40, 80) for pair in told["pairs"])
    assert told["games"] == 200


def test_without_json_a_person_reads_it(greenpaw: CommandLine):
    told = greenpaw(*LINKO.split(), "--bots", BOTS, "--workers", 1)
    assert (told.status, told.err) == (0, "")
    assert "The fair share is 33.3%" in told.out
    assert all(told.out.count(name) >= 3 for name in BOTS.split(","))


def test_a_worker_that_ends_by_itself_is_told_in_one_line(
    greenpaw: CommandLine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(crew, "_work", slice)  # takes as many arguments, and is over at once
    line = greenpaw(*LINKO.split(), "--bots", BOTS, "--workers", 2).line
    assert line.startswith("greenpaw: a process that plays deals has ended")


# Results, to go on from


def test_results_are_gone_on_with_after_an_interruption_in_mid_line(arena: Line, tmp_path: Path):
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    report = arena(f"--workers 1 --results {whole}")
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6 * 4
    part.write_bytes(b"".join(lines[:9]) + lines[9][:-20])
    assert timeless(arena(f"--workers 1 --results {part}")) == timeless(report)
    assert part.read_bytes().startswith(b"".join(lines[:9]))
    assert len(part.read_bytes().splitlines()) == len(lines)


def test_a_contest_that_is_played_is_told_again_and_can_be_made_longer(arena: Line, tmp_path: Path):
    file = tmp_path / "results.jsonl"
    report = arena(f"--workers 1 --results {file}")
    before = file.read_bytes()
    assert arena(f"--workers 1 --results {file}") == report
    assert file.read_bytes() == before
    longer = arena(f"--workers 1 --results {file} --games 5")
    assert file.read_bytes().startswith(before)
    assert timeless(longer) == timeless(arena("--workers 1 --games 5"))


def test_control_c_tells_what_was_played_and_leaves_it_to_go_on_from(
    arena: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file, whole = tmp_path / "results.jsonl", Crew.play

    def interrupted_later(whole_crew: Crew, deals: Iterable[tuple[Pairing, int]]) -> Iterator[DealResult]:
        for number, result in enumerate(whole(whole_crew, deals)):
            if number == 5:
                raise KeyboardInterrupt
            yield result

    with monkeypatch.context() as patched:
        patched.setattr(Crew, "play", interrupted_later)
        told = arena(f"--workers 1 --results {file}")
    assert told["interrupted"] is True
    assert [pair["deals"] for pair in told["pairs"]] == [1] * 5
    assert timeless(arena(f"--workers 1 --results {file}")) == timeless(arena())


@pytest.mark.parametrize("words", ["--until-sure --games 3", "--games 2"])
def test_what_is_played_until_sure_is_gone_on_with_alike_or_not_at_all(
    arena: Line, greenpaw: CommandLine, tmp_path: Path, words: str
):
    """More deals would make other looks than those that what is there was looked at with."""
    file, call = tmp_path / "results.jsonl", f"--workers 1 --results {tmp_path / 'results.jsonl'}"
    begun = arena(f"{call} --until-sure --games 2", bots="uniform,casual")
    assert arena(f"{call} --until-sure --games 2", bots="uniform,casual") == begun
    before = file.read_bytes()
    refused = greenpaw(*LINKO.split(), "--bots", "uniform,casual", *call.split(), *words.split())
    assert "was begun with --until-sure --games 2: go on alike" in refused.line
    assert file.read_bytes() == before


OTHERS = [
    ("--seed 10", BOTS),
    ("--players 4", BOTS),
    ("--option expert=on", BOTS),
    ("", "uniform,casual"),
    ("", "casual,uniform,newcomer"),
]


@pytest.mark.parametrize(("words", "bots"), OTHERS, ids=str)
def test_results_of_another_contest_are_refused_and_left(
    arena: Line, greenpaw: CommandLine, tmp_path: Path, words: str, bots: str
):
    file = tmp_path / "results.jsonl"
    arena(f"--workers 1 --games 1 --results {file}")
    before = file.read_bytes() + b'{"hero":'
    file.write_bytes(before)
    line = greenpaw(*LINKO.split(), "--bots", bots, *words.split(), "--results", file).line
    assert "results.jsonl holds another contest" in line
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"my own words, without a line end", "holds no whole line"),
        (b"my own words\n", "holds no results of an arena"),
        (b"[" * 100_000 + b"\n", "holds no results of an arena"),
        (b'{"format":"greenpaw-record/1"}\n', "holds no results of an arena"),
    ],
    ids=["words", "lines", "deep", "record"],
)
def test_a_file_that_is_not_ours_is_refused_and_left(
    greenpaw: CommandLine, tmp_path: Path, content: bytes, why: str
):
    file = tmp_path / "mine.txt"
    file.write_bytes(content)
    assert why in greenpaw(*LINKO.split(), "--bots", BOTS, "--results", file).line
    assert file.read_bytes() == content


def test_a_line_that_is_no_result_is_told(arena: Line, greenpaw: CommandLine, tmp_path: Path):
    file = tmp_path / "results.jsonl"
    arena(f"--workers 1 --games 1 --results {file}")
    file.write_bytes(file.read_bytes() + b"{}\n")
    assert "results.jsonl, line 8: " in greenpaw(*LINKO.split(), "--bots", BOTS, "--results", file).line


END: dict[str, Any] = {"scores": [1, 2, 3], "winners": [2], "reason": "end"}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"outcomes": []}, "it has 0 outcomes, not 3"),
        ({"outcomes": [END] * 2}, "it has 2 outcomes, not 3"),
        ({"outcomes": [END, END, {**END, "scores": []}]}, "an outcome has 0 scores, not 3"),
        ({"outcomes": [{**END, "scores": [1, 2, 3, 4]}] * 3}, "an outcome has 4 scores, not 3"),
        ({"outcomes": [{**END, "scores": [1, 2, -(10**400)]}] * 3}, "an outcome has more than 2147483647"),
        ({"outcomes": [END, END, {**END, "winners": []}]}, "an outcome has the winners [], of 3 seats"),
        ({"outcomes": [{**END, "winners": [3]}] * 3}, "an outcome has the winners [3], of 3 seats"),
        ({"outcomes": [{**END, "winners": [-1]}] * 3}, "an outcome has the winners [-1], of 3 seats"),
        ({"outcomes": [{**END, "winners": [0, 0]}] * 3}, "an outcome has the winners [0, 0], of 3 seats"),
        ({"ms": [3.0, -0.1]}, "a move took less than no time"),
        ({"deal": -1}, "there is no deal -1"),
        ({"hero": "club"}, "'club' among 'casual' is no pairing of the contest"),
        ({"other": "uniform"}, "'uniform' among 'uniform' is no pairing of the contest"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_result_that_cannot_be_one_of_the_contest_is_told_and_left(
    arena: Line, greenpaw: CommandLine, tmp_path: Path, wrong: dict[str, Any], why: str
):
    file = tmp_path / "results.jsonl"
    arena(f"--workers 1 --games 1 --results {file}")
    head, first, *more = file.read_bytes().splitlines()
    line = json.dumps(json.loads(first) | wrong).encode()
    before = b"\n".join([head, first, line, *more, b""])
    file.write_bytes(before)
    told = greenpaw(*LINKO.split(), "--bots", BOTS, "--results", file).line
    assert f"results.jsonl, line 3: {why}" in told
    assert file.read_bytes() == before


# What it refuses


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--bots", "casual"], "name two bots at least"),
        (["--bots", "casual,casual"], "casual is named twice"),
        (["--bots", "casual,nobody"], "there is no bot 'nobody'; there are: uniform"),
        (["--bots", "casual,exec:"], "'exec:' names no command"),
        (["--bots", BOTS, "--hero", "strong"], "the hero 'strong' is none of the bots"),
        (["--bots", BOTS, "--option", "duel=on"], "duel is for 2 players, not 3 (L4)"),
        (["--bots", BOTS, "--results", "/no/such/folder/file"], "can't be written: No such file"),
        (["--bots", BOTS, "--results", "/"], "/ can't be written: Is a directory"),
        (["--bots", BOTS, "--games", "0"], "Invalid value for '--games'"),
        (["--bots", BOTS, "--workers", "0"], "Invalid value for '--workers'"),
        ([], "Missing option '--bots'"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(greenpaw: CommandLine, words: list[str], why: str):
    assert why in greenpaw(*LINKO.split(), *words).line


@pytest.mark.once
def test_a_bot_that_fails_is_told_in_one_line_and_what_was_played_is_kept(
    greenpaw: CommandLine, tmp_path: Path
):
    program, file = tmp_path / "bot.py", tmp_path / "results.jsonl"
    program.write_text("import sys\nfor line in sys.stdin:\n    print('pass', flush=True)\n")
    bots = f"casual,uniform,exec:{sys.executable} {program}"
    line = greenpaw(*LINKO.split(), "--workers", 1, "--bots", bots, "--results", file).line
    assert re.search(r"bot\.py, seat \d, decision \d+: it answered 'pass'", line), line
    assert line.endswith(f"(deal 0, casual in seat 0 among exec:{sys.executable} {program})")
    assert json.loads(file.read_bytes().splitlines()[0])["contest"]["bots"][0] == "casual"
