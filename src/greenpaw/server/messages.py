"""What goes over the socket. One JSON object a text frame, tagged by `type`; see docs/protocol.md.

The page's TypeScript types and the OpenAPI document are generated from these structs.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from greenpaw.table.commands import Command
from greenpaw.table.view import StepView, View

PROTOCOL = 1

# `$` alone allows a newline at the end, and `\Z` is unknown to those who read the patterns in the OpenAPI
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]


class _FromPage(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class _FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


# From the page


class Hello(_FromPage, frozen=True):
    """Look at a table, from version `have` on (None: from nothing); on one socket, one table at a time."""

    protocol: int
    table: Id
    have: Annotated[int, Meta(ge=0)] | None = None


class Do(_FromPage, frozen=True):
    """A command. The same id gets the same answer, and is carried out once."""

    id: Id
    command: Command


class Chat(_FromPage, frozen=True):
    """A line of chat, or a slash command such as `/start` (answered like `Do`)."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Lobby(_FromPage, frozen=True):
    """Follow the list of public tables (instead of a table)."""

    protocol: int


class Visible(_FromPage, frozen=True):
    """Whether this page can be seen right now."""

    visible: bool


class Ping(_FromPage, frozen=True):
    """Heartbeat; answered by `Pong`."""


FromPage = Hello | Do | Chat | Lobby | Visible | Ping


# From the server


class Snapshot(_FromServer, frozen=True):
    version: int
    view: View
    now_ms: int
    protocol: int = PROTOCOL


class Update(_FromServer, frozen=True):
    """From version - 1 to version, for this viewer; empty where there is nothing for it."""

    version: int
    steps: list[StepView] = []
    changed: dict[str, Any] = {}
    """Top-level parts of the view that changed, each whole."""
    hash: str | UnsetType = UNSET
    """After a resume: SHA-256 of this viewer's view as canonical JSON, first 16 hex digits. When nothing
    was missed, `version` is the one that the page has and nothing has changed."""
    now_ms: int = 0


class Ok(_FromServer, frozen=True):
    """The command with this id was carried out, as this version (None: it needed no new version)."""

    id: str
    version: int | None
    text: str | None = None
    """What a slash command such as `/who` answers: a message id of the page's texts."""
    arguments: dict[str, Any] = {}


class Refused(_FromServer, frozen=True):
    """The command with this id was not carried out. `code` is a message id; `text` is for logs and people."""

    id: str
    code: str
    text: str
    rule: str = ""


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    at_ms: int
    name: str
    seat: int | None
    text: str


class ChatLines(_FromServer, frozen=True, tag="chat"):
    lines: list[ChatLine]


class Presence(_FromServer, frozen=True):
    """Who is here: live connections by seat, and spectators."""

    seats: list[bool]
    spectators: int


class LobbyTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    phase: str
    names: list[str]
    seats: tuple[int, int]
    """Seats taken, seats there are at most."""
    options: dict[str, bool]
    match: str


class Tables(_FromServer, frozen=True):
    tables: list[LobbyTable]


class Pong(_FromServer, frozen=True):
    now_ms: int


class Problem(_FromServer, frozen=True):
    """The connection can't go on as asked: unknown table, protocol too old, message not understood, …"""

    code: Literal[
        "unknown-table", "unknown-game", "broken-table", "protocol", "bad-message", "too-fast", "too-large",
        "too-many",
    ]  # fmt: skip
    text: str


FromServer = Snapshot | Update | Ok | Refused | ChatLines | Presence | Tables | Pong | Problem


# Over HTTP


class Me(msgspec.Struct, frozen=True):
    """The person behind the cookie; a first request makes one."""

    name: str
    friends: str | None
    """The page's address for others in the same network, where it was opened at this computer's own
    (`127.0.0.1`): links for others begin with it. None where only this computer can open the page."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=128)]


class MyTable(msgspec.Struct, frozen=True):
    """A table where the person has a seat."""

    table: str
    game: str
    phase: str
    others: list[str]
    """The names of the others who are seated."""
    acts: bool
    """Whether the person must act there now."""


class NewDeviceLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: Id | None = None
    """Where the other device lands; None is the lobby."""


class DeviceLink(msgspec.Struct, frozen=True):
    """Makes another device the same person, once, until it expires."""

    token: str
    address: str
    """The page's `/device#token`, or `/device#token/table`."""
    qr: str
    """The address to scan, as the address of a picture."""
    expires_ms: int


class UseDeviceLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    name: Annotated[str, Meta(min_length=1, max_length=128)]
    options: dict[str, bool] = {}
    public: bool = True


class TableMade(msgspec.Struct, frozen=True):
    table: str


class GameOption(msgspec.Struct, frozen=True):
    name: str
    automatic: bool
    default: bool
    min_players: int
    max_players: int
    rule: str


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    players: tuple[int, int]
    options: list[GameOption]
    bots: list[str]
    """The levels that people are offered, the weakest first."""
    usual_bot: str
    """The bot where none is named, and who stands in where the server names no other."""
    has_hints: bool
    """Whether there are hints in it."""
    has_reviews: bool
    """Whether its rounds can be reviewed once they are over."""
    ready: bool
    """False while the rules are being compiled for the first time."""


class History(msgspec.Struct, frozen=True):
    """A page of a round's steps as the viewer may know them, oldest first."""

    steps: list[StepView]
    first: int
    """Index of the first step given here; ask again with `before=first` for earlier ones."""


class Failed(msgspec.Struct, frozen=True):
    """Why an HTTP request was not carried out. `code` is a message id; `text` is for logs and people."""

    code: str
    text: str
    rule: str = ""
