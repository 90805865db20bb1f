"""The command line as a program runs it, in this process."""

from typing import NamedTuple

import pytest

from greenpaw.cli.main import main


class Told(NamedTuple):
    """What a command ended with, and what it printed."""

    status: int
    out: str
    err: str

    @property
    def line(self) -> str:
        """The one line of a refusal, and proof that there is nothing else."""
        assert (self.status, self.out) == (2, "")
        (line,) = self.err.splitlines()
        return line


class CommandLine:
    """`greenpaw(*words)` runs the command with these words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capfd = capfd

    def __call__(self, *words: object) -> Told:
        self._monkeypatch.setattr("sys.argv", ["greenpaw", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        return Told(int(ended.value.code or 0), *self._capfd.readouterr())
