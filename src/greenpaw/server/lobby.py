"""The list of public tables, and those who follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from greenpaw.server.messages import LobbyTable, Tables
from greenpaw.server.outside import Outside
from greenpaw.server.updates import encode
from greenpaw.server.watchers import Connection
from greenpaw.table.options import resolved
from greenpaw.table.state import Table, game_of

if TYPE_CHECKING:
    from greenpaw.server.live import LiveTable

GATHER_S = 0.3
"""Changes within this time are told as one."""
MOST = 100
"""Tables that are listed; those that can be joined come first."""


class Lobby:
    def __init__(self, tables: Callable[[], list[LiveTable]], outside: Outside) -> None:
        self._tables = tables
        self._outside = outside
        self._followers: dict[Connection, Tables] = {}
        """Each with what it was told last."""
        self._telling: asyncio.TimerHandle | None = None

    def follow(self, connection: Connection) -> None:
        """Tell this connection the list now, and whenever it changes."""
        listed = self._list()
        self._followers[connection] = listed
        connection.send(encode(listed))

    def leave(self, connection: Connection) -> None:
        self._followers.pop(connection, None)

    def changed(self) -> None:
        """Something may have changed at some table."""
        if self._followers and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER_S, self._tell)

    def close(self) -> None:
        self._followers.clear()
        if self._telling is not None:
            self._telling.cancel()

    def _tell(self) -> None:
        self._telling = None
        listed = self._list()
        frame = encode(listed)
        for connection, told in list(self._followers.items()):
            if told != listed:
                self._followers[connection] = listed
                connection.send(frame)

    def _list(self) -> Tables:
        lines = [self._line(live.table) for live in self._tables() if self._is_listed(live)]
        listed = [line for line in lines if line is not None]
        return Tables(sorted(listed, key=lambda line: (line.phase != "gathering", line.table))[:MOST])

    def _line(self, table: Table) -> LobbyTable | None:
        """None where the game can't tell its options: one table's trouble isn't the lobby's."""
        try:
            return _line(table)
        except Exception as error:
            self._outside.trouble.log(f"table {table.id} can't be listed in the lobby", error)
            return None

    def _is_listed(self, live: LiveTable) -> bool:
        """Public, not over, and people are about: a table without them leaves the lobby."""
        if not live.table.settings.public or live.table.phase == "over":
            return False
        now, settings, watchers = self._outside.now_ms(), self._outside.settings, live.watchers
        return not (
            _is_longer(watchers.empty_ms, settings.leave_lobby_s, now)
            or _is_longer(watchers.unseen_ms, settings.unseen_s, now)
        )


def _is_longer(since_ms: int | None, seconds: float, now: int) -> bool:
    return since_ms is not None and now - since_ms > seconds * 1000


def _line(table: Table) -> LobbyTable:
    """From what the table is, not from a view of it: that one would be made of the whole position."""
    game, match, chosen = game_of(table), table.match, table.options.chosen
    return LobbyTable(
        table=table.id,
        game=table.game,
        phase=table.phase,
        names=[seat.name for seat in table.seats],
        seats=(len(table.seats), game.seats_allowed(chosen)[1]),
        options=resolved(game, len(table.seats), chosen) or {},
        match=match.kind if match.goal is None else f"{match.kind} {match.goal}",
    )
