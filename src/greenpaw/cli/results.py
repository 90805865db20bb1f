"""The file of an arena's results: its contest in the first line, then the result of a deal in each."""

from __future__ import annotations

from pathlib import Path

import msgspec

from greenpaw.bots.arena import Contest, DealResult, pairings
from greenpaw.cli.errors import BadInput

_FORMAT = "greenpaw-arena/1"
_MOST_POINTS = 2**31 - 1
"""What a game can count."""


class _Head(msgspec.Struct, frozen=True, omit_defaults=True):
    format: str
    contest: Contest
    until_sure: int | None = None
    """How many deals at most, where it is looked on the way: with another number there would be other looks,
    and what they promise together would no longer be true."""


class ResultsFile:
    """Made or gone on with; nothing is changed in a file that isn't this contest's own. Raises BadInput."""

    def __init__(self, path: Path, contest: Contest, until_sure: int | None = None) -> None:
        """`until_sure`: how many deals at most, where it is looked on the way whether they are enough."""
        self._path = path
        self._head = _Head(_FORMAT, contest, until_sure)
        try:
            lines, whole = _whole_lines(path)
            self.results = self._read(lines)
            """Those that were in it."""
            self._file = path.open("ab")
            self._file.truncate(whole)
            if not lines:
                self._add(self._head)
        except OSError as error:
            raise self._unwritten(error) from None

    def add(self, result: DealResult) -> None:
        """Add a deal, as a whole line."""
        try:
            self._add(result)
        except OSError as error:
            raise self._unwritten(error) from None

    def close(self) -> None:
        self._file.close()

    def _add(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _unwritten(self, error: OSError) -> BadInput:
        return BadInput(f"{self._path} can't be written: {error.strerror}")

    def _read(self, lines: list[bytes]) -> list[DealResult]:
        if not lines:
            return []
        try:
            head = msgspec.json.decode(lines[0], type=_Head)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadInput(f"{self._path} holds no results of an arena: {error}") from None
        contest = self._head.contest
        if (head.format, head.contest) != (_FORMAT, contest):
            there = msgspec.json.encode(head.contest).decode()
            raise BadInput(
                f"{self._path} holds another contest, {there}: name another file, or call it alike"
            )
        if head != self._head:
            sure = head.until_sure
            alike = "without --until-sure" if sure is None else f"with --until-sure --games {sure}"
            raise BadInput(f"{self._path} was begun {alike}: go on alike, or name another file")
        results: list[DealResult] = []
        pairs = set(pairings(contest))
        for number, line in enumerate(lines[1:], 2):
            try:
                result = msgspec.json.decode(line, type=DealResult)
            except (msgspec.MsgspecError, RecursionError) as error:
                raise BadInput(f"{self._path}, line {number}: {error}") from None
            if result.pairing not in pairs:
                fault = f"{result.hero!r} among {result.other!r} is no pairing of the contest"
            else:
                fault = _fault(result, contest.players)
            if fault:
                raise BadInput(f"{self._path}, line {number}: {fault}")
            results.append(result)
        return results


def _fault(result: DealResult, players: int) -> str | None:
    """Why it can't be what came of a deal with so many players."""
    if result.deal < 0:
        return f"there is no deal {result.deal}"
    if len(result.outcomes) != players:
        return f"it has {len(result.outcomes)} outcomes, not {players}"
    for outcome in result.outcomes:
        if len(outcome.scores) != players:
            return f"an outcome has {len(outcome.scores)} scores, not {players}"
        if any(abs(score) > _MOST_POINTS for score in outcome.scores):
            return f"an outcome has more than {_MOST_POINTS} points"
        seats = set(outcome.winners)
        if not seats or len(seats) < len(outcome.winners) or not seats <= set(range(players)):
            return f"an outcome has the winners {outcome.winners}, of {players} seats"
    if any(spent < 0 for spent in result.ms):
        return "a move took less than no time"
    return None


def _whole_lines(path: Path) -> tuple[list[bytes], int]:
    """The lines of the file, if it is there, and their length: one cut off by an interruption is left out."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return [], 0
    *lines, cut_off = text.split(b"\n")
    if cut_off and not lines:
        raise BadInput(f"{path} holds no whole line: name another file, or remove it")
    return lines, len(text) - len(cut_off)
