"""Where the output can't go, and whoever read it has gone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

GREENPAW = [sys.executable, "-W", "error", "-c", "from greenpaw.cli.main import main; main()"]
SIMULATE = ["simulate", "linko", "--players", "3", "--games", "5"]
CALLS = pytest.mark.parametrize(
    "words", [SIMULATE, [*SIMULATE, "--json"], ["--help"]], ids=["table", "json", "help"]
)
BUFFERED = pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])


def environment(unbuffered: str) -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": unbuffered}


@CALLS
@BUFFERED
def test_output_that_cannot_be_written_is_told_in_one_line(words: list[str], unbuffered: str):
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [*GREENPAW, *words], stdout=full, stderr=subprocess.PIPE, text=True, env=environment(unbuffered)
        )
    assert told.returncode == 2
    assert told.stderr == "greenpaw: the output can't be written: No space left on device\n"


@CALLS
@BUFFERED
def test_a_reader_who_has_gone_is_told_nothing(words: list[str], unbuffered: str):
    reading, writing = os.pipe()
    os.close(reading)
    told = subprocess.run(
        [*GREENPAW, *words], stdout=writing, stderr=subprocess.PIPE, text=True, env=environment(unbuffered)
    )
    os.close(writing)
    assert (told.returncode, told.stderr) == (1, "")
