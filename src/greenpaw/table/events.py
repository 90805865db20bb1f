"""What happened at a table: one fact each. The log of these is the truth, and everything follows from it.

Cards are in events, so the log is the server's alone. A round's secret is only in the event that ends it.
"""

from typing import Any, Literal

import msgspec

from greenpaw.games.contract import Outcome
from greenpaw.table.commands import MatchKind
from greenpaw.table.options import TableSettings
from greenpaw.table.seat import Seat

EVENT_SCHEMA = 1

By = Literal["stand-in"]


def _kebab(name: str) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


class _Event(msgspec.Struct, frozen=True, tag_field="event", tag=_kebab, omit_defaults=True):
    pass


# The table and who sits at it


class Opened(_Event, frozen=True):
    table: str
    game: str
    rules: int
    """The version of the rules that this table plays by to its end."""
    host: str
    options: dict[str, bool]
    settings: TableSettings
    at_ms: int


class Sat(_Event, frozen=True):
    person: str
    name: str


class BotAdded(_Event, frozen=True):
    bot: str
    name: str
    key: str


class Renamed(_Event, frozen=True):
    seat: int
    name: str


class StoodUp(_Event, frozen=True):
    """The seat is free; those after it close up."""

    seat: int


class Removed(_Event, frozen=True):
    """The host freed the seat; those after it close up."""

    seat: int


class HostPassed(_Event, frozen=True):
    person: str | None
    """None: nobody is left to be host."""


class StandInCame(_Event, frozen=True):
    """From now on a bot decides for this person."""

    seat: int
    at_ms: int


class StandInLeft(_Event, frozen=True):
    seat: int
    at_ms: int


# What is chosen


class OptionChosen(_Event, frozen=True):
    name: str
    value: bool | None
    """None: automatic again."""


class SettingsChanged(_Event, frozen=True):
    settings: TableSettings


class MatchChosen(_Event, frozen=True):
    kind: MatchKind
    goal: int | None


class FirstChosen(_Event, frozen=True):
    seat: int | None
    """Who starts the next match; None is by lot."""


# Matches and rounds


class MatchStarted(_Event, frozen=True):
    number: int


class RoundOpened(_Event, frozen=True):
    """Contributions are open, the seats are settled, and so are the options."""

    number: int
    seats: tuple[Seat, ...]
    first: int | None
    """Who starts; None is drawn by lot at the deal."""
    options: dict[str, bool]
    commitment: str
    at_ms: int


class Contributed(_Event, frozen=True):
    seat: int
    hex: str


class Dealt(_Event, frozen=True):
    first_player: int
    cards: tuple[str, ...]
    at_ms: int


class PlayedOn(_Event, frozen=True):
    """The steps of another round up to one of its decisions; from there this one is played."""

    record: str
    """Id of the other round's record."""
    steps: tuple[str, ...]
    """In record notation."""
    at_ms: int


class Acted(_Event, frozen=True):
    """A decision, and the cards that came after it."""

    seat: int
    action: str
    at_ms: int
    by: By | None = None
    cards: tuple[str, ...] = ()


class Hinted(_Event, frozen=True):
    """Someone took a hint for the decision that is due. It is made from what that seat knows: its alone."""

    seat: int
    decision: int
    hint: dict[str, Any]
    """As `View.hint` shows it."""


class RoundEnded(_Event, frozen=True):
    outcome: Outcome
    tie_break: tuple[int, ...]
    """By seat, smaller is better: parts equal totals should the match end with this round."""
    secret: str


class RoundAbandoned(_Event, frozen=True):
    """The round ended without a result."""

    secret: str


class MatchEnded(_Event, frozen=True):
    winners: tuple[str, ...]
    """The keys of the seats that won it."""


Event = (
    Opened | Sat | BotAdded | Renamed | StoodUp | Removed | HostPassed | StandInCame | StandInLeft
    | OptionChosen | SettingsChanged | MatchChosen | FirstChosen
    | MatchStarted | RoundOpened | Contributed | Dealt | PlayedOn | Acted | Hinted
    | RoundEnded | RoundAbandoned | MatchEnded
)  # fmt: skip
