"""`greenpaw verify`: records from a file, replayed and checked one by one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from greenpaw.cli.errors import BadInput
from greenpaw.games import record
from greenpaw.games.verify import has_checked_cards, verify


class Wrong(msgspec.Struct):
    record: int
    """Counts from 1."""
    step: int | None
    """Index from 0 of the first wrong step, where the fault lies in one."""
    why: str


class Report(msgspec.Struct):
    """What `--json` prints."""

    file: str
    ok: bool
    records: int
    """Records that are right, up to the first wrong one."""
    checked_shuffles: int
    wrong: Wrong | None

    def wrong_text(self) -> str:
        """The first fault in one line: file, record, step, why."""
        assert self.wrong is not None
        return f"{self.file}: record {self.wrong.record}: {self.wrong.why}"


def verify_file(path: Path) -> Report:
    """Check every record of the file, up to the first wrong one."""
    texts = list(texts_of(path))
    shuffles = 0
    console = Console(stderr=True)
    is_shown = console.is_terminal and len(texts) >= 50
    for number, text in enumerate(track(texts, console=console, transient=True, disable=not is_shown)):
        try:
            read = record.read(text)
            verify(read)
        except record.RecordError as error:
            return Report(str(path), False, number, shuffles, Wrong(number + 1, error.step, str(error)))
        shuffles += has_checked_cards(read)
    return Report(str(path), True, len(texts), shuffles, None)


def texts_of(path: Path) -> Iterator[bytes]:
    """The records of a file, one JSON object or one a line; raises BadInput."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}") from None
    if not content.strip():
        raise BadInput(f"{path} holds no record")
    try:
        msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError):
        yield from (line for line in content.splitlines() if line.strip())
    else:
        yield content  # one object, perhaps over several lines
