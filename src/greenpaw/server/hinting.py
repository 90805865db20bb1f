"""Hints are found outside the loop: the table goes on, and who asked is answered once there is one."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from greenpaw.bots.hints import hint
from greenpaw.server.outside import Outside
from greenpaw.table.commands import GiveHint
from greenpaw.table.records import bot_input
from greenpaw.table.state import Table

if TYPE_CHECKING:
    import numpy as np

    from greenpaw.server.live import Asked, LiveTable


class Hinting:
    """Finds the hints of one table: one for each decision, however often it is asked for."""

    def __init__(self, live: LiveTable, outside: Outside) -> None:
        self._live = live
        self._outside = outside
        self._sought: tuple[str, int] | None = None
        self._seeking: asyncio.Task[GiveHint | None] | None = None

    def seek(self, asked: Asked) -> None:
        """Have the hint for the decision that is due given as the answer to what was asked."""
        table = self._live.table
        round = table.round
        assert round is not None and round.position is not None and round.acting is not None  # noqa: PT018
        which = round.commitment, round.position.decisions
        if self._seeking is None or which != self._sought:
            self._sought = which
            self._seeking = asyncio.create_task(self._seek(table, round.acting, *which))
        self._seeking.add_done_callback(partial(self._found, asked))

    def stop(self) -> None:
        if self._seeking is not None:
            self._seeking.cancel()

    async def _seek(self, table: Table, seat: int, round: str, decision: int) -> GiveHint | None:
        """None where what hints need can't be compiled."""
        if not await self._outside.kernels.ready_with_networks(table.game):
            return None
        rng = self._outside.bot_stream(table.id, seat)
        return GiveHint(round, decision, await self._outside.hinting.run(table.game, find, table, seat, rng))

    def _found(self, asked: Asked, sought: asyncio.Task[GiveHint | None]) -> None:
        error = None if sought.cancelled() else sought.exception()
        hint = None if sought.cancelled() or error is not None else sought.result()
        if isinstance(error, Exception):
            self._outside.trouble.log(f"no hint could be found at table {self._live.table.id}", error)
        if hint is None and self._seeking is sought:
            self._seeking = None  # asked again, it is sought again
        self._live.give(asked, hint)


def find(table: Table, seat: int, rng: np.ndarray) -> dict[str, Any]:
    """The hint for this seat, from what it knows, as JSON has it."""
    position, record = bot_input(table, seat)
    return msgspec.to_builtins(hint(position, record, rng))
