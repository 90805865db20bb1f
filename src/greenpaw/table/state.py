"""What is true of a table now. It follows from the events alone: see `evolve`."""

import re
from typing import Any, Literal

import msgspec

from greenpaw import games
from greenpaw.games.contract import Game, Outcome
from greenpaw.games.position import Position
from greenpaw.games.record import PlayedOnFrom
from greenpaw.table.commands import MatchKind
from greenpaw.table.events import By, Hinted
from greenpaw.table.match import Match
from greenpaw.table.options import GameOptions, TableSettings
from greenpaw.table.seat import Seat

Phase = Literal["gathering", "opening", "playing", "between", "over"]
"""Before the match · contributions are open · cards are played · between two rounds · the match is over."""


class SeatViewer(msgspec.Struct, frozen=True):
    """Someone who has a seat."""

    seat: int


class Spectator(msgspec.Struct, frozen=True):
    """Someone who only watches."""


class Afterwards(msgspec.Struct, frozen=True):
    """Anyone, looking back: a round that is over may be seen in full."""


Viewer = SeatViewer | Spectator | Afterwards


class Came(msgspec.Struct, frozen=True):
    """A chance step: cards that came between two decisions."""

    cards: tuple[str, ...]
    seen_by: tuple[int, ...]
    """Who saw each card come: a seat, or PUBLIC."""


class Decided(msgspec.Struct, frozen=True):
    """A decision, in notation."""

    seat: int
    action: str
    by: By | None
    at_ms: int


class Round(msgspec.Struct, frozen=True):
    """The running round, or one that is over."""

    match: int
    kind: MatchKind
    goal: int | None
    number: int
    """Within its match, from 1."""
    seats: tuple[Seat, ...]
    """Who played it."""
    first: int | None
    """Who starts; None until it's drawn by lot."""
    lot: bool
    """Whether it is drawn by lot."""
    options: dict[str, bool]
    commitment: str
    opened_ms: int
    since_ms: int
    """When that became due which is due now."""
    contributions: tuple[str | None, ...]
    """By seat, in hex; None where none has come."""
    position: Position | None = None
    """None until the deal."""
    steps: tuple[Came | Decided, ...] = ()
    hints: tuple[Hinted, ...] = ()
    """That were taken, in their order."""
    from_: PlayedOnFrom | None = None
    """Where it was played on from."""
    outcome: Outcome | None = None
    """None while it runs, and when it was abandoned."""
    tie_break: tuple[int, ...] = ()
    secret: str | None = None
    """None while it runs."""

    @property
    def is_over(self) -> bool:
        return self.secret is not None

    @property
    def acting(self) -> int | None:
        """The seat that must decide now."""
        if self.position is None or self.is_over:
            return None
        seat = self.position.current_player
        return seat if seat >= 0 else None

    @property
    def hint(self) -> dict[str, Any] | None:
        """The one that was taken for the decision that is due."""
        if self.acting is None or self.position is None or not self.hints:
            return None
        newest = self.hints[-1]
        return newest.hint if newest.decision == self.position.decisions else None


class Table(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    opened_ms: int
    host: str | None
    settings: TableSettings
    options: GameOptions
    seats: tuple[Seat, ...] = ()
    """Only taken seats, in the order of sitting down."""
    phase: Phase = "gathering"
    match: Match = Match()
    first: int | None = None
    """The seat chosen to start the next match, or the running one."""
    round: Round | None = None
    """The running round, or the last one."""
    rounds: tuple[Round, ...] = ()
    """All rounds that are over, of all matches."""
    version: int = 0

    @property
    def is_in_round(self) -> bool:
        """Seats are settled: contributions are open, or cards are played."""
        return self.phase in ("opening", "playing")


def game_of(table: Table) -> Game:
    return games.load(table.game)


def seat_of(table: Table, person: str | None) -> int | None:
    """The seat of this person."""
    if person is None:
        return None
    return next((i for i, seat in enumerate(table.seats) if seat.person == person), None)


def start_position(table: Table, first_player: int) -> Position:
    """The empty table of the game where the round's first card is due."""
    round = table.round
    assert round is not None, "a round is open"
    return game_of(table).start(len(round.seats), first_player, rules=table.rules, **round.options)


def viewer_of(table: Table, person: str | None) -> SeatViewer | Spectator:
    """As whom this person may see the table now."""
    seat = seat_of(table, person)
    return Spectator() if seat is None else SeatViewer(seat)


def eyes(table: Table, viewer: Viewer) -> int | None:
    """The seat of the running or last round whose cards this viewer may see.

    Between rounds seats may change hands: who sits there now sees nothing of who sat there then.
    """
    if table.round is None or not isinstance(viewer, SeatViewer):
        return None
    key = table.seats[viewer.seat].key
    return next((i for i, seat in enumerate(table.round.seats) if seat.key == key), None)


def rounds_of_match(table: Table) -> list[Round]:
    """The rounds of the running, or last, match that were played to an end."""
    return [r for r in table.rounds if r.match == table.match.number and r.outcome is not None]


def totals(table: Table) -> dict[str, int]:
    """The scores of the match so far, by the key of who made them: they stay with person or bot."""
    total: dict[str, int] = {}
    for played in rounds_of_match(table):
        assert played.outcome is not None
        for seat, score in zip(played.seats, played.outcome.scores, strict=True):
            total[seat.key] = total.get(seat.key, 0) + score
    return total


def is_abandoned(round: Round) -> bool:
    return round.is_over and round.outcome is None


def repeated(round: Round) -> int:
    """So many of its decisions are those of the round that it was played on from."""
    steps = round.steps[: 0 if round.from_ is None else round.from_.step]
    return sum(isinstance(step, Decided) for step in steps)


def record_id(table: Table, round: Round) -> str:
    """Names the record of a round: table, number of the match, number of the round in it."""
    return f"{table.id}-{round.match}-{round.number}"


def named_by(record: str) -> tuple[str, int, int] | None:
    """What the id of a record is made of; None where it's no such id."""
    parts = re.fullmatch(r"(\w+)-([0-9]{1,6})-([0-9]{1,6})", record)
    return None if parts is None else (parts[1], int(parts[2]), int(parts[3]))
