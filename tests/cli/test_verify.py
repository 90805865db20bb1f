"""`greenpaw verify`: what it says of right and of wrong records, for people and for programs."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from told import CommandLine

from greenpaw import games
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.dealer import Fair
from greenpaw.games.record import Fairness, PlayedOnFrom, Record, Result

SECRET = bytes(32)


@pytest.fixture(scope="module")
def rounds() -> list[Record]:
    series = Series(games.load("linko"), 3, ["uniform"], 1)
    return [made for made, _ in series.records(0, 3, "2026-11-29T20:13:00Z")]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "records.jsonl"


def put(file: Path, records: Iterable[Record]) -> None:
    file.write_bytes(b"".join(record.write(each) + b"\n" for each in records))


def changed(made: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(made, **fields)


def with_wrong_scores(made: Record) -> Record:
    assert made.result is not None
    return changed(made, result=Result([99, 0, 0], [0], made.result.reason))


def fair(made: Record, steps: int) -> Record:
    """The round dealt by the fair dealer instead, as far as so many steps: its deal, or not even that."""
    start = record.start_of(made)
    _, cards = record.deal(start, Fair(SECRET, [b""] * 3))
    promised = Fairness(Fair.commitment(SECRET), SECRET.hex(), [""] * 3)
    return changed(made, steps=[record.chance_step(cards)][:steps], result=None, fairness=promised)


# Right


def test_right_records_are_counted(greenpaw: CommandLine, file: Path, rounds: list[Record]):
    put(file, rounds)
    told = greenpaw("verify", file)
    assert (told.status, told.err) == (0, "")
    assert told.out == f"{file}: all right; records: 3, shuffles checked: 0\n"


def test_right_records_in_json(greenpaw: CommandLine, file: Path, rounds: list[Record]):
    put(file, rounds)
    told = greenpaw("verify", file, "--json")
    assert (told.status, told.err) == (0, "")
    assert json.loads(told.out) == {
        "file": str(file),
        "ok": True,
        "records": 3,
        "checked_shuffles": 0,
        "wrong": None,
    }


def test_only_a_shuffle_of_which_a_card_was_checked_counts(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    dealt = fair(rounds[0], 1)
    not_yet_dealt = fair(rounds[0], 0)
    dealt_before = changed(dealt, from_=PlayedOnFrom("another", 1))
    put(file, [rounds[0], dealt, not_yet_dealt, dealt_before])
    told = json.loads(greenpaw("verify", file, "--json").out)
    assert (told["records"], told["checked_shuffles"]) == (4, 1)


@pytest.mark.parametrize("indent", [0, 2], ids=["one line", "pretty"])
def test_one_object_may_stand_on_several_lines(
    greenpaw: CommandLine, file: Path, rounds: list[Record], indent: int
):
    file.write_text(json.dumps(json.loads(record.write(rounds[0])), indent=indent) + "\n")
    assert greenpaw("verify", file).out.endswith("records: 1, shuffles checked: 0\n")


def test_empty_lines_and_a_missing_last_line_end_are_no_matter(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    file.write_bytes(b"\n" + b"\r\n\r\n".join(map(record.write, rounds)))
    assert "records: 3" in greenpaw("verify", file).out


# Wrong


def test_the_first_wrong_record_is_named(greenpaw: CommandLine, file: Path, rounds: list[Record]):
    put(file, [rounds[0], with_wrong_scores(rounds[1]), with_wrong_scores(rounds[2])])
    line = greenpaw("verify", file).line
    assert line.startswith(f"greenpaw: {file}: record 2: the result is ")
    told = greenpaw("verify", file, "--json")
    assert (told.status, told.err) == (2, "")
    wrong = json.loads(told.out)
    assert wrong.pop("wrong") == {"record": 2, "step": None, "why": line.partition("record 2: ")[2]}
    assert wrong == {"file": str(file), "ok": False, "records": 1, "checked_shuffles": 0}


def test_the_first_wrong_step_is_named(greenpaw: CommandLine, file: Path, rounds: list[Record]):
    made = rounds[0]
    put(file, [changed(made, steps=[*made.steps[:3], "0:14", *made.steps[4:]])])
    line = greenpaw("verify", file).line
    assert line.startswith(f"greenpaw: {file}: record 1: step 3: ")
    wrong = json.loads(greenpaw("verify", file, "--json").out)["wrong"]
    assert (wrong["record"], wrong["step"]) == (1, 3)
    assert line.endswith(wrong["why"])


def test_a_card_that_the_secret_does_not_give_is_named(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    dealt = fair(rounds[0], 1)
    put(file, [dealt, changed(dealt, steps=[rounds[0].steps[0]])])
    line = greenpaw("verify", file).line
    assert "record 2: step 0: fairness: card 1 is" in line
    told = json.loads(greenpaw("verify", file, "--json").out)
    assert (told["records"], told["checked_shuffles"]) == (1, 1)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "holds no record"),
        (b" \n\n", "holds no record"),
        (b"nonsense", "record 1: not a record: "),
        (b"\xff\xfe\x00", "record 1: not a record: "),
        (b"[]", "record 1: not a record: "),
        (b"{}", "record 1: not a record: "),
        (b"null", "record 1: not a record: "),
        (b"[" * 100_000, "record 1: not a record: "),
        (b'{"steps":' * 100_000 + b"\n", "record 1: not a record: "),
        (b'{"format": "greenpaw-record/1",\n "id": 1}', "record 1: not a record: "),
    ],
    ids=[
        "empty",
        "blank",
        "words",
        "bytes",
        "list",
        "no keys",
        "null",
        "deep",
        "deep objects",
        "wrong types",
    ],
)
def test_what_is_no_record_is_told_in_one_line(greenpaw: CommandLine, file: Path, content: bytes, why: str):
    file.write_bytes(content)
    assert why in greenpaw("verify", file).line


@pytest.mark.parametrize(
    "fields",
    [
        {"format": "greenpaw-record/99"},
        {"game": "chess"},
        {"game": "a\nb"},
        {"rules": 99},
        {"players": 9},
        {"options": {}},
        {"options": {"a\nb": True}},
        {"first_player": 3},
        {"seats": []},
        {"steps": ["*a\nb"]},
        {"steps": ["a\nb"]},
        {"steps": ["\x1b[31m"]},
        {"by": [(0, 0, "a\nb")]},
        {"legal": []},
        {"times": [1]},
        {"fairness": Fairness("a\nb", "c\nd", [])},
        {"result": None},
    ],
    ids=lambda fields: " ".join(fields),
)
def test_what_a_record_holds_cannot_make_a_second_line(
    greenpaw: CommandLine, file: Path, rounds: list[Record], fields: dict[str, Any]
):
    put(file, [changed(rounds[0], **fields)])
    line = greenpaw("verify", file).line
    assert line.startswith(f"greenpaw: {file}: record 1: ")
    assert line.isprintable()
    told = greenpaw("verify", file, "--json")
    assert (told.status, told.err) == (2, "")
    assert json.loads(told.out)["ok"] is False


def test_many_records_with_a_wrong_one_among_them_are_one_line_too(
    greenpaw: CommandLine, file: Path, rounds: list[Record]
):
    put(file, [*rounds * 20, with_wrong_scores(rounds[0])])
    assert "record 61: " in greenpaw("verify", file).line
