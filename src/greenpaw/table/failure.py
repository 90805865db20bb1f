"""An error inside a table, told without telling any secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenpaw.games.contract import PUBLIC

if TYPE_CHECKING:
    import msgspec

    from greenpaw.table.state import Table


class TableError(Exception):
    """Our bug, or a broken log: names table and version and what was at hand.

    It shows a position only as whoever must act knows it, and no cards of an event.
    """

    def __init__(self, table: Table | None, at: msgspec.Struct) -> None:
        self.table = table.id if table else None
        self.version = table.version if table else 0
        what = f"table {self.table or '(new)'}, version {self.version}, at {type(at).__name__}"
        super().__init__(what + _position_of(table))


def _position_of(table: Table | None) -> str:
    if table is None or table.round is None or table.round.position is None:
        return ""
    acting = table.round.acting
    position = table.round.position
    return f", round {table.round.number}: {position.mask(PUBLIC if acting is None else acting)!r}"
