"""What a table does by itself: deals, has bots decide, notes that someone is absent or the host away.

Every timer follows from `due(table)` and from who is here, and is set anew after each version, so that a
restart of the server loses none.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from greenpaw.bots import bot
from greenpaw.server.outside import Outside
from greenpaw.table.commands import Absent, BotActs, Deal, HostAway, Order
from greenpaw.table.due import BotDue, DealDue, PersonDue, due
from greenpaw.table.records import bot_input
from greenpaw.table.state import Table, game_of

if TYPE_CHECKING:
    import numpy as np

    from greenpaw.server.live import LiveTable


log = logging.getLogger("greenpaw.timers")

LONG_S = 10
"""A bot that hasn't decided after this time is told of."""
AGAIN_S = 1
"""After this time an order that couldn't be written is given again."""


class Timers:
    def __init__(self, live: LiveTable, outside: Outside) -> None:
        self._live = live
        self._outside = outside
        self._handle: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought_of: tuple[str, BotDue] | None = None

    def set(self) -> None:
        """Derive the timer anew from what is due now."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        table = self._live.table
        now_due = due(table)
        if not isinstance(now_due, BotDue):
            self._stop_thinking()
        match now_due:
            case DealDue(round, since_ms, complete):
                wait_ms = 0 if complete else self._outside.settings.deal_after_ms
                self._order_after(since_ms, wait_ms, Deal(round))
            case BotDue():
                self._think(table, now_due)
            case PersonDue():
                self._note_absence(table, now_due)
            case None:
                self._note_host_away(table)

    def set_later(self) -> None:
        """The store refused an order: what is due is still due, and asked for again after a while."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(AGAIN_S, self.set)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        self._stop_thinking()

    def _order_after(self, since_ms: int, wait_ms: int, order: Order) -> None:
        wait_s = self._left_s(since_ms, wait_ms)
        self._handle = asyncio.get_running_loop().call_later(wait_s, self._live.order, order)

    def _left_s(self, since_ms: int, wait_ms: int) -> float:
        """What is left of a wait. Where the clock was set back, never more than the whole of it."""
        left_ms = since_ms + wait_ms - self._outside.now_ms()
        return min(max(0, left_ms), wait_ms) / 1000

    def _note_absence(self, table: Table, person_due: PersonDue) -> None:
        """Only while someone else waits, and only after waiting: where nobody is, the table waits for all."""
        person = table.seats[person_due.seat].person
        assert person is not None, "a person's decision is due"
        gone_ms, here_ms = self._live.watchers.gone_ms(person), self._live.watchers.here_ms
        if gone_ms is None or here_ms is None:
            return
        since_ms = max(gone_ms, here_ms, person_due.since_ms)
        self._order_after(since_ms, self._grace_ms(table), Absent(person_due.seat, person_due.decision))

    def _note_host_away(self, table: Table) -> None:
        """Outside a round only the host can begin anything; others who are seated don't wait for ever."""
        watchers, host = self._live.watchers, table.host
        if host is None:
            return
        seated = {seat.person for seat in table.seats if seat.person is not None}
        here = watchers.persons & seated - {host}
        gone_ms, here_ms = watchers.gone_ms(host), watchers.since_ms_of(here)
        if gone_ms is not None and here_ms is not None:
            away = HostAway(host, tuple(sorted(here)))
            self._order_after(max(gone_ms, here_ms), self._grace_ms(table), away)

    def _grace_ms(self, table: Table) -> int:
        grace_ms = self._outside.settings.grace_ms
        return table.settings.grace_s * 1000 if grace_ms is None else grace_ms

    # Bots

    def _think(self, table: Table, bot_due: BotDue) -> None:
        assert table.round is not None, "a round is played"
        which = table.round.commitment, bot_due
        if which == self._thought_of:
            return
        self._stop_thinking()
        self._thought_of = which
        self._thinking = asyncio.create_task(self._decide(table, bot_due))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = self._thought_of = None

    async def _decide(self, table: Table, bot_due: BotDue) -> None:
        try:
            if not await self._outside.kernels.ready(table.game):
                return
            name = table.seats[bot_due.seat].bot or self._stand_in(table)
            if bot.has_network(name) and not await self._outside.kernels.ready_with_networks(table.game):
                name = bot.usual(game_of(table))  # weaker, but the round goes on
            rng = self._outside.bot_stream(table.id, bot_due.seat)
            slow = asyncio.get_running_loop().call_later(LONG_S, _tell_slow, table, bot_due, name)
            try:
                thought = self._outside.thinking.run(table.game, choose, table, bot_due.seat, name, rng)
                action = await thought
            finally:
                slow.cancel()
        except Exception as error:
            self._live.break_off(error)
            return
        await asyncio.sleep(self._left_s(bot_due.since_ms, self._pace_ms(table)))
        self._live.order(BotActs(bot_due.seat, bot_due.decision, action))

    def _stand_in(self, table: Table) -> str:
        name, game = bot.today(self._outside.settings.stand_in), game_of(table)
        return name if name in bot.names(game) else bot.usual(game)

    def _pace_ms(self, table: Table) -> int:
        settings = self._outside.settings
        paces = {
            "slow": settings.pace_slow_ms,
            "normal": settings.pace_normal_ms,
            "fast": settings.pace_fast_ms,
        }
        return paces[table.settings.pace]


def _tell_slow(table: Table, bot_due: BotDue, name: str) -> None:
    log.warning(
        "table %s: the bot %s of %s, seat %d, hasn't decided for %g s (decision %d)",
        table.id, name, table.game, bot_due.seat, LONG_S, bot_due.decision,
    )  # fmt: skip


def choose(table: Table, seat: int, name: str, rng: np.ndarray) -> str:
    """The decision of the bot of this name for this seat, in notation."""
    position, record = bot_input(table, seat)
    return str(bot.load(name, game_of(table)).choose(position, record, rng))
