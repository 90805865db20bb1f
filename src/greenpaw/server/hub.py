"""All tables: found by id, read from their logs when someone comes, forgotten when nobody is there."""

import asyncio
import logging
import secrets
from base64 import b32encode

from greenpaw.games.record import Record
from greenpaw.server.answered import Answered, AskedBy
from greenpaw.server.chat import NEWEST, Chat
from greenpaw.server.live import LiveTable
from greenpaw.server.lobby import Lobby
from greenpaw.server.messages import NewTable
from greenpaw.server.outside import Outside
from greenpaw.server.rates import Rates
from greenpaw.server.refusals import refusal
from greenpaw.server.updates import Shown
from greenpaw.store.contract import Row, StoreError
from greenpaw.store.upcast import decode_events, encode_events
from greenpaw.table import refusal as at_table
from greenpaw.table.commands import Abandon, Open, PlayOn
from greenpaw.table.decide import Luck, decide
from greenpaw.table.due import due
from greenpaw.table.events import EVENT_SCHEMA
from greenpaw.table.evolve import advance
from greenpaw.table.refusal import Refusal
from greenpaw.table.state import Table

log = logging.getLogger("greenpaw.hub")

SETTLING_MS = 60_000
"""After waking a table, people get this long to come back before its round may be abandoned."""


class BrokenTable(Exception):
    """The log of this table can't be read."""


class GameMissing(BrokenTable):
    """The game of this table isn't on this server, or not any more."""


class Hub:
    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.rates = Rates(outside.settings)
        self.lobby = Lobby(self._tables_here, outside)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._waiting: dict[str, int] = {}
        """Tables out of memory whose round waits for its people, each with the time when it is abandoned."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.outside.kernels.start()
        self._tasks = [asyncio.create_task(self._wake_all()), asyncio.create_task(self._sweep_on())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self._tables.values():
            live.close()
        self.lobby.close()
        self.outside.kernels.close()
        self.outside.thinking.close()
        self.outside.hinting.close()
        self.outside.reading.close()
        await self.outside.store.close()

    # Finding and opening

    async def find(self, table: str) -> LiveTable | None:
        """The table of this id; None where there is none. Raises BrokenTable, GameMissing."""
        live = self._tables.get(table)
        if live is not None and not live.is_broken:
            return live
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def open(self, person: str, new: NewTable) -> str | Refusal:
        """Open a table; its id, or why not."""
        if not self.outside.kernels.knows(new.game):
            return at_table.refusal("no-such-game")
        if self.outside.kernels.is_broken(new.game):
            return refusal("game-broken")
        return await self._open(person, Open(new_table_id(), new.game, new.name, new.options, new.public))

    async def play_on(
        self, person: str, name: str, record: Record, step: int, bots: tuple[str, ...]
    ) -> str | Refusal:
        """Open a table where this decision of a round that is over is due again; its id, or why not."""
        return await self._open(person, PlayOn(new_table_id(), name, record, step, bots))

    async def _open(self, person: str, command: Open | PlayOn) -> str | Refusal:
        table, now = command.table, self.outside.now_ms()
        secret = self.outside.secrets(32) if isinstance(command, PlayOn) else None
        try:
            events = decide(None, command, person, now, Luck(None, secret or bytes(32)))
            if isinstance(events, Refusal):
                return events
            opened = shown_of(advance(None, events))
        except Exception as error:
            self.outside.trouble.log(f"{type(command).__name__} opens no table", error)
            return refusal("game-broken")
        row = Row(table, opened.table.version, now, person, None, EVENT_SCHEMA, encode_events(events))
        await self.outside.store.append(row, secret)
        self._tables[table] = self._live(opened, {}, secret, Chat(table, self.outside, []), is_resting=False)
        self.lobby.changed()
        return table

    async def _load(self, table: str) -> LiveTable | None:
        try:
            if (broken := self._tables.get(table)) is not None:
                await asyncio.wait([broken.ended])
            rows = await self.outside.store.rows(table)
            if not rows:
                return None
            try:
                game = _game_of(rows)
                if not self.outside.kernels.knows(game):
                    self.outside.trouble.log(f"table {table} can't be shown: its game {game} isn't here")
                    raise GameMissing(table)
                if not await self.outside.kernels.ready(game):
                    raise BrokenTable(table)
                shown = await self.outside.reading.run(game, lambda: shown_of(fold(rows)))
                # as true as the log: while a table isn't in memory, nothing writes about it
                is_resting = await self.outside.store.is_resting(table)
                secret = await self.outside.store.secret(table)
                chat = Chat(table, self.outside, list(await self.outside.store.chat(table, NEWEST)))
                accepted: dict[AskedBy, int] = {
                    (row.person, row.command): row.version for row in rows if row.person and row.command
                }
                last_ms = rows[-1].at_ms
                live = self._live(shown, accepted, secret, chat, is_resting=is_resting, last_ms=last_ms)
            except (BrokenTable, StoreError):
                raise  # the one is in the log already, the other isn't this table's trouble
            except Exception as error:
                self.outside.trouble.log(f"table {table} can't be read from its log", error)
                raise BrokenTable(table) from error
            self._tables[table] = live
            self._waiting.pop(table, None)
            return live
        finally:
            del self._loading[table]

    def _live(
        self,
        shown: Shown,
        accepted: dict[AskedBy, int],
        secret: bytes | None,
        chat: Chat,
        *,
        is_resting: bool,
        last_ms: int | None = None,
    ) -> LiveTable:
        return LiveTable(
            shown,
            self.outside,
            chat,
            answered=Answered(accepted),
            secret=secret,
            is_resting=is_resting,
            last_ms=last_ms,
            on_change=self.lobby.changed,
        )

    async def _wake_all(self) -> None:
        """After a start: bots and clocks go on where they were."""
        try:
            tables = await self.outside.store.awake()
        except StoreError as error:
            log.error("no table is woken before someone comes to it: %s", error)
            return
        for table in tables:
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Read a table into memory. An error at one table is no other table's trouble."""
        try:
            await self.find(table)
        except BrokenTable:
            self._waiting.pop(table, None)
        except StoreError as error:
            log.error("table %s couldn't be woken: %s", table, error)
        except Exception:
            log.exception("table %s couldn't be woken", table)

    # What time brings

    async def _sweep_on(self) -> None:
        settings = self.outside.settings
        while True:
            try:
                oldest_ms = self.outside.now_ms() - round(settings.chat_days * 86_400_000)
                await self.outside.store.forget_chat(oldest_ms)
                for _ in range(720):
                    await asyncio.sleep(settings.sweep_s)
                    await self._sweep()
            except Exception:
                log.exception("sweeping met an error; it goes on")
                await asyncio.sleep(settings.sweep_s)

    async def _sweep(self) -> None:
        now = self.outside.now_ms()
        for table, live in list(self._tables.items()):
            if self._tables.get(table) is not live:
                continue  # it was read anew meanwhile
            if live.ended.done():
                del self._tables[table]
            elif live.is_idle:
                await self._tidy(live, now)
        for table in [table for table, at_ms in self._waiting.items() if at_ms <= now]:
            await self._wake(table)
        self.lobby.changed()

    async def _tidy(self, live: LiveTable, now: int) -> None:
        """Nobody is at this table."""
        settings, watchers, table = self.outside.settings, live.watchers, live.table
        empty_ms = watchers.empty_ms
        assert empty_ms is not None, "nobody is here"
        is_quiet = now >= max(empty_ms, watchers.since_ms) + round(settings.rest_s * 1000)
        if table.is_in_round:
            abandon_ms = max(empty_ms + round(settings.abandon_s * 1000), watchers.since_ms + SETTLING_MS)
            if now >= abandon_ms:
                live.order(Abandon())
            elif is_quiet and live.waits_for_people:
                self._forget(live)
                self._waiting[table.id] = abandon_ms
        elif is_quiet:
            await self._lay_to_rest(live)

    async def _lay_to_rest(self, live: LiveTable) -> None:
        """Noted before the table is forgotten, so that whoever reads it anew reads that it rests."""
        live.is_resting = True  # a command that comes meanwhile notes the contrary, after this
        try:
            await self.outside.store.rest(live.table.id, True)
        except StoreError as error:
            log.error("table %s: %s", live.table.id, error)
            return
        if live.is_idle and self._tables.get(live.table.id) is live:
            self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        live.close()
        del self._tables[live.table.id]

    def _tables_here(self) -> list[LiveTable]:
        return [live for live in self._tables.values() if not live.is_broken]


def fold(rows: list[Row]) -> Table:
    """The table that its log makes. Raises UnknownGame where its game isn't there any more."""
    table: Table | None = None
    for row in rows:
        table = advance(table, decode_events(row.schema, row.events))
    assert table is not None, "a log has rows"
    return table


def shown_of(table: Table) -> Shown:
    """The table, to be shown. Raises what keeps it from being shown, or from going on by itself."""
    due(table)
    shown = Shown(table)
    shown.make_all()
    return shown


def _game_of(rows: list[Row]) -> str:
    return fold(rows[:1]).game


def new_table_id() -> str:
    """80 random bits: whoever has the link may come, and nobody can guess it."""
    return b32encode(secrets.token_bytes(10)).decode().lower()
