"""Hints are found outside the loop: the table goes on, and who asked is answered once there is one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from greenpaw.bots.hints import hint
from greenpaw.server.asked import Asked
from greenpaw.server.outside import Outside
from greenpaw.server.searches import Search, TooMany
from greenpaw.table.commands import GiveHint
from greenpaw.table.records import bot_input
from greenpaw.table.state import Table

if TYPE_CHECKING:
    import numpy as np

    from greenpaw.server.live import LiveTable


Decision = tuple[str, int]
"""The commitment of the round, and its number in it."""


class Hinting:
    """Finds the hints of one table: one for each decision, however often it is asked for."""

    def __init__(self, live: LiveTable, outside: Outside) -> None:
        self._live = live
        self._outside = outside
        self._sought: Decision | None = None
        self._search: Search | None = None
        """For that decision."""

    def seek(self, asked: Asked) -> None:
        """Have the hint for the decision that is due given as the answer to what was asked."""
        table, decision = self._live.table, _due(self._live.table)
        assert table.round is not None and table.round.acting is not None and decision is not None  # noqa: PT018
        if self._search is None or decision != self._sought:
            self._sought = decision
            self._search = Search(asked.person, partial(self._seek, table, table.round.acting, decision))
        self._search.task.add_done_callback(partial(self._found, asked, self._search, decision))

    def look(self) -> None:
        """What is past is searched for no more."""
        if self._search is not None and self._sought != _due(self._live.table):
            self._search.withdraw()

    def stop(self) -> None:
        if self._search is not None:
            self._search.task.cancel()

    async def _seek(self, table: Table, seat: int, decision: Decision, search: Search) -> GiveHint | None:
        """None where what hints need can't be compiled, or too many are being searched for."""
        if not await self._outside.kernels.ready_with_networks(table.game):
            return None
        rng = self._outside.bot_stream(table.id, seat)
        try:
            found = await self._outside.hinting.run(search, table.game, find, table, seat, rng)
        except TooMany:
            return None
        return GiveHint(*decision, found)

    def _found(
        self, asked: Asked, search: Search, decision: Decision, sought: asyncio.Task[GiveHint | None]
    ) -> None:
        error = None if sought.cancelled() else sought.exception()
        hint = None if sought.cancelled() or error is not None else sought.result()
        if isinstance(error, Exception):
            self._outside.trouble.log(f"no hint could be found at table {self._live.table.id}", error)
        if hint is None and self._search is search:
            self._search = None  # asked again, it is sought again
        if sought.cancelled() and decision != _due(self._live.table):
            hint = GiveHint(*decision, {})  # which is refused, as it comes too late
        self._live.give(asked, hint)


def _due(table: Table) -> Decision | None:
    round = table.round
    return None if round is None or round.position is None else (round.commitment, round.position.decisions)


def find(table: Table, seat: int, rng: np.ndarray) -> dict[str, Any]:
    """The hint for this seat, from what it knows, as JSON has it."""
    position, record = bot_input(table, seat)
    return msgspec.to_builtins(hint(position, record, rng))
