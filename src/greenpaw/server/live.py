"""A table that people are at: its one writer, and those who watch it.

Whatever is asked of a table stands in its queue. One task takes it: decide, append, commit, show,
acknowledge. Nothing is shown or acknowledged that isn't durable.
"""

import asyncio
import logging
from collections.abc import Callable

from greenpaw.bots import bot
from greenpaw.server.answered import Answered
from greenpaw.server.asked import Asked, Reply, refused
from greenpaw.server.chat import Chat
from greenpaw.server.hinting import Hinting
from greenpaw.server.messages import Ok, Problem, Refused
from greenpaw.server.newest import Newest
from greenpaw.server.outside import Outside
from greenpaw.server.refusals import refusal
from greenpaw.server.timers import Timers
from greenpaw.server.updates import Change, Shown, encode
from greenpaw.server.watchers import Connection, Watchers
from greenpaw.store.contract import Row, StoreError, VersionTaken
from greenpaw.store.upcast import encode_events
from greenpaw.table.chat import Answer, read
from greenpaw.table.commands import (
    Act,
    AddBot,
    BotActs,
    Command,
    Deal,
    GiveHint,
    NextRound,
    Order,
    Rematch,
    Start,
    TakeHint,
)
from greenpaw.table.decide import Luck, decide
from greenpaw.table.due import BotDue, DealDue, due
from greenpaw.table.events import EVENT_SCHEMA, RoundOpened
from greenpaw.table.evolve import advance
from greenpaw.table.refusal import Refusal
from greenpaw.table.state import Table, game_of

log = logging.getLogger("greenpaw.table")

TOO_LATE = ("stale", "no-round", "not-your-decision")
"""Why a bot's decision is refused that was right when it was made."""


class NotAllowed(Exception):
    """A bot has decided what the rules don't allow: nobody else can go on."""


class LiveTable:
    def __init__(
        self,
        shown: Shown,
        outside: Outside,
        chat: Chat,
        *,
        answered: Answered,
        secret: bytes | None,
        is_resting: bool,
        last_ms: int | None,
        on_change: Callable[[], None],
    ) -> None:
        """`secret`: of the running round.

        `last_ms`: when something happened last, at a table that was read from its log.
        """
        self.shown = shown
        self.is_broken = False
        self.is_resting = is_resting
        self._is_busy = False
        self.watchers = Watchers(outside.now_ms, last_ms)
        self._outside = outside
        self._chat = chat
        self._on_change = on_change
        self._answered = answered
        self._secret = secret
        self._next_secret = outside.secrets(32)
        self._newest = Newest()
        self._queue: asyncio.Queue[Asked | Order] = asyncio.Queue()
        self._hinting = Hinting(self, outside)
        self._timers = Timers(self, outside)
        self._timers.set()
        self._writer = asyncio.create_task(self._write(), name=f"table {self.table.id}")

    @property
    def table(self) -> Table:
        return self.shown.table

    @property
    def _has_hint(self) -> bool:
        return self.table.round is not None and self.table.round.hint is not None

    @property
    def is_idle(self) -> bool:
        """Nobody watches, and nothing is asked."""
        return not self._is_busy and self._queue.empty() and not self.watchers.is_anyone_here

    @property
    def waits_for_people(self) -> bool:
        """Nothing will happen here until someone comes."""
        return not isinstance(due(self.table), BotDue | DealDue)

    # For connections

    def ask(self, person: str, id: str, what: Command | str, name: str, reply: Reply) -> None:
        """A command, or a line of chat. `reply` is called once, after what it did was shown."""
        if self.is_broken:
            reply(refused(id, refusal("table-broken")))
        else:
            self._queue.put_nowait(Asked(person, id, what, name, reply))

    def order(self, order: Order) -> None:
        """Something that the server itself asks."""
        if not self.is_broken:
            self._queue.put_nowait(order)

    def give(self, asked: Asked, hint: GiveHint | None) -> None:
        """The hint that was asked for, in answer to that; None where none could be found."""
        if self.is_broken:
            asked.reply(refused(asked.id, refusal("table-broken")))
        elif hint is None:
            asked.reply(refused(asked.id, refusal("hint-failed")))
        else:
            self._queue.put_nowait(asked._replace(what=hint))

    def join(self, connection: Connection, person: str, have: int | None, visible: bool) -> None:
        """Show the table to a connection from now on, beginning with what it lacks since `have`.

        Raises what keeps the table from being shown: nothing is sent then.
        """
        missing = self._newest.missing(self.shown, person, have, self._outside.now_ms())
        for frame in [encode(each) for each in missing]:
            connection.send(frame)
        connection.send(encode(self._chat.newest()))
        self.watchers.add(connection, person, visible)
        self._presence_changed(connection)

    def leave(self, connection: Connection) -> None:
        self.watchers.remove(connection, self.table)
        if not self.is_broken:
            self._presence_changed()

    def look(self, connection: Connection, visible: bool) -> None:
        """The connection's page is, or isn't, visible right now."""
        self.watchers.set_visible(connection, visible)

    def _presence_changed(self, newcomer: Connection | None = None) -> None:
        self.watchers.tell_presence(self.table, newcomer)
        if not self.is_broken:
            self._timers.set()
        self._on_change()

    # The one writer

    async def _write(self) -> None:
        while not self.is_broken:
            self._is_busy = False
            asked = await self._queue.get()
            self._is_busy = True
            try:
                await self._take_up(asked)
            except Exception as error:
                self.break_off(error)
                if isinstance(asked, Asked):
                    asked.reply(refused(asked.id, refusal("table-broken")))
                return

    async def _take_up(self, asked: Asked | Order) -> None:
        if not isinstance(asked, Asked):
            done = await self._carry_out(asked, None, None)
            if isinstance(done, Refusal) and not self.is_broken:
                self._order_refused(asked, done)
            return
        key = asked.person, asked.id
        answer = self._answered.to(key)
        if answer is None:
            answer = await self._answer(asked)
            if answer is None:
                return
            self._answered.remember(key, answer)
        asked.reply(answer)

    def _order_refused(self, order: Order, why: Refusal) -> None:
        if why.code == "store":
            self._timers.set_later()
        elif isinstance(order, BotActs) and why.code not in TOO_LATE:
            raise NotAllowed(f"a bot, seat {order.seat}, decision {order.decision}: {why.code}")
        else:
            log.debug("table %s: %s came too late: %s", self.table.id, type(order).__name__, why.code)

    async def _answer(self, asked: Asked) -> Ok | Refused | None:
        """None where it has to wait for a hint, which then comes as asked anew."""
        command = asked.what
        if isinstance(command, str):
            command = read(command, self.table, asked.person, asked.name)
            if command is None:
                said = await self._chat.say(asked.person, asked.id, asked.name, str(asked.what), self.table)
                return refused(asked.id, said) if isinstance(said, Refusal) else self._told(asked.id, said)
        match command:
            case Answer(message, arguments):
                return Ok(asked.id, None, message, arguments)
            case Refusal():
                return refused(asked.id, command)
            case _:
                done = await self._carry_out(command, asked.person, asked.id)
                if isinstance(done, Refusal):
                    return refused(asked.id, done)
                if isinstance(command, TakeHint) and not self._has_hint:
                    self._hinting.seek(asked)
                    return None
                return Ok(asked.id, done)

    def _told(self, id: str, line: bytes | None) -> Ok:
        if line is not None:
            self.watchers.send(line)
        return Ok(id, None)

    async def _carry_out(
        self, command: Command | Order, person: str | None, id: str | None
    ) -> int | Refusal | None:
        """The version that the command became; None when it changed nothing."""
        if not await self._has_rules_for(command):
            return refusal("game-broken")
        if self.is_broken:
            return refusal("table-broken")
        if isinstance(command, AddBot):
            game = game_of(self.table)
            name = bot.today(command.bot or bot.usual(game))
            if not self._outside.kernels.has_bot(name, game):
                return refusal("no-such-bot")
            command = AddBot(name)
        if isinstance(command, TakeHint) and self._outside.kernels.lacks_networks(game_of(self.table)):
            return refusal("cannot-hint")
        now = self._outside.now_ms()
        events = decide(self.table, command, person, now, Luck(self._secret, self._next_secret))
        if isinstance(events, Refusal):
            return events
        if not events:
            return None
        # before it is written, so that nothing gets into the log that can't be read from it, and shown
        after = advance(self.table, events)
        due(after)
        change = Change(self.shown, events, Shown(after))
        change.make_all()
        opens = any(isinstance(event, RoundOpened) for event in events)
        row = Row(self.table.id, after.version, now, person, id, EVENT_SCHEMA, encode_events(events))
        try:
            if self.is_resting:
                await self._outside.store.rest(self.table.id, False)
                self.is_resting = False
            await self._outside.store.append(row, self._next_secret if opens else None)
        except VersionTaken:
            raise  # someone else writes this table: what is in memory is not true
        except StoreError as error:
            log.error("table %s, version %d: %s", row.table, row.version, error)
            return refusal("store")
        if opens:
            self._secret, self._next_secret = self._next_secret, self._outside.secrets(32)
        if person is not None and id is not None:
            self._answered.accept((person, id), after.version)
        self._show(change)
        return after.version

    async def _has_rules_for(self, command: Command | Order) -> bool:
        """Whether the game's rules can be used, where the command needs them; waits for the compiler."""
        kernels, game = self._outside.kernels, self.table.game
        if isinstance(command, Act | Deal | BotActs):
            return await kernels.ready(game)
        return not (isinstance(command, Start | NextRound | Rematch) and kernels.is_broken(game))

    def _show(self, change: Change) -> None:
        self.shown = change.after
        self._newest.keep(change)
        self.watchers.send_update(change)
        self._hinting.look()
        self._presence_changed()

    def break_off(self, error: Exception) -> None:
        """The table met an error of ours: its people are told, other tables go on."""
        where = f"table {self.table.id}, version {self.table.version}"
        self._outside.trouble.log(f"{where} broke off: {type(error).__name__}", error)
        self.close()
        self.watchers.send(encode(Problem("broken-table", refusal("table-broken").text)))
        while not self._queue.empty():
            asked = self._queue.get_nowait()
            if isinstance(asked, Asked):
                asked.reply(refused(asked.id, refusal("table-broken")))

    @property
    def ended(self) -> asyncio.Task[None]:
        """Done when this table is closed and nothing is being written any more."""
        return self._writer

    def close(self) -> None:
        """Take nothing up any more. What is being written is still written, shown and answered."""
        self.is_broken = True
        self._timers.stop()
        self._hinting.stop()
        if not self._is_busy:
            self._writer.cancel()
        self._on_change()
