"""What the server asks of a store: the log of each table, and what must not be in a log.

The log is the truth: one row per accepted command. Secrets, chat and persons lie apart from it, so
that a secret is never exported with events and chat can be deleted.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True):
    """An accepted command of a table, as the events it made."""

    table: str
    version: int
    """Counts the rows of the table, from 1."""
    at_ms: int
    """Milliseconds since 1970, UTC."""
    person: str | None
    """Who asked; None for the server's own orders."""
    command: str | None
    """The command's id, unique per table and person; None for the server's own orders."""
    schema: int
    events: bytes
    """JSON, in the words of `schema`; see `upcast`."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    """Counts the lines of the table, from 1."""
    at_ms: int
    name: str
    seat: int | None
    text: str


class StoreError(Exception):
    """Nothing was written, or what was asked for couldn't be read."""


class VersionTaken(StoreError):
    """The table has a row of this version already."""


class Repeated(StoreError):
    """This command of this person was accepted before, as `version`."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the command was accepted before, as version {version}")
        self.version = version


class Store(Protocol):
    """Methods return when what they wrote is durable, so that it may be shown and acknowledged."""

    async def append(self, row: Row, secret: bytes | None = None) -> None:
        """Add a row. `secret` is that of the round which this row opens, kept with it or not at all.

        Raises Repeated or VersionTaken, Repeated first where both are true.
        """
        ...

    async def rows(self, table: str) -> list[Row]:
        """The whole log of a table, in order; empty for an unknown table."""
        ...

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables where this person had a command accepted, that of the last one first."""
        ...

    async def secret(self, table: str) -> bytes | None:
        """The secret of the round opened last at this table."""
        ...

    async def is_resting(self, table: str) -> bool: ...

    async def rest(self, table: str, resting: bool) -> None:
        """A resting table waits for nothing by itself; it needs no waking when the server starts."""
        ...

    async def awake(self) -> list[str]:
        """The tables that aren't resting, oldest first; also those whose logs can't be read."""
        ...

    async def say(
        self, table: str, person: str, command: str, at_ms: int, name: str, seat: int | None, text: str
    ) -> Said | None:
        """Add a line of chat; None when this person's line with this command id is there already."""
        ...

    async def chat(self, table: str, limit: int) -> Sequence[Said]:
        """The newest lines, oldest first."""
        ...

    async def forget_chat(self, before_ms: int) -> None:
        """Delete all lines said before that time."""
        ...

    async def review(self, record: str, version: str) -> bytes | None:
        """The review of the round with this record, made by this version of those who review."""
        ...

    async def keep_review(self, record: str, version: str, review: bytes) -> None:
        """Keep a review that is whole, in the place of one by another version."""
        ...

    async def make_person(self, person: str, now_ms: int) -> None:
        """Note a new person, without a name; no change for a known one."""
        ...

    async def name_of(self, person: str) -> str | None:
        """The person's name, empty before they gave one; None for an unknown person."""
        ...

    async def rename(self, person: str, name: str) -> None: ...

    async def make_device_link(self, hashed: bytes, person: str, now_ms: int, expires_ms: int) -> None:
        """Note the hash of a link's token: whoever brings the token before it expires is this person.

        Links that have expired by now are deleted.
        """
        ...

    async def use_device_link(self, hashed: bytes, now_ms: int) -> str | None:
        """The person of a link, which is gone after this; None when unknown, used or expired."""
        ...

    async def close(self) -> None:
        """Write all that is queued and let go of the data folder."""
        ...
