"""An error inside a table, told without telling any secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenpaw.games.contract import PUBLIC

if TYPE_CHECKING:
    import msgspec

    from greenpaw.table.state import Table


class TableError(Exception):
    """Our bug, or a broken log: names table and version and what was at hand.

    It shows a position only as whoever must act knows it, no cards of an event, and not the words of the
    error it comes from, which may name cards; the traceback goes on to where that was raised.
    """

    table: str = "(new)"
    version: int = 0

    @classmethod
    def of(cls, table: Table | None, at: msgspec.Struct, error: Exception) -> TableError:
        named = (cls.table, cls.version) if table is None else (table.id, table.version)
        what = f"table {named[0]}, version {named[1]}: {type(error).__name__} at {type(at).__name__}"
        made = cls(what + _position_of(table))
        made.table, made.version = named
        return made.with_traceback(error.__traceback__)


def _position_of(table: Table | None) -> str:
    if table is None or table.round is None or table.round.position is None:
        return ""
    acting = table.round.acting
    position = table.round.position
    return f", round {table.round.number}: {position.mask(PUBLIC if acting is None else acting)!r}"
