"""One connection: what its page says and is told. Knows nothing of the library that brings frames."""

import logging
from typing import Any

import msgspec

from greenpaw.server.hub import BrokenTable, GameMissing, Hub
from greenpaw.server.live import LiveTable
from greenpaw.server.messages import (
    PROTOCOL,
    Chat,
    Do,
    FromPage,
    Hello,
    Lobby,
    Ok,
    Ping,
    Pong,
    Problem,
    Refused,
    Visible,
)
from greenpaw.server.refusals import refusal
from greenpaw.server.updates import encode
from greenpaw.server.watchers import Connection
from greenpaw.store.contract import StoreError

log = logging.getLogger("greenpaw.session")

LARGEST = 16 * 1024
"""Bytes of a frame."""
SPOKEN = (PROTOCOL - 1, PROTOCOL)
"""Protocols that are understood: pages of the version before this one may still be open."""
POLICY, TOO_LARGE, TRY_AGAIN = 1008, 1009, 1013

_decode = msgspec.json.Decoder(FromPage).decode


class Session:
    def __init__(self, hub: Hub, connection: Connection, person: str) -> None:
        self._hub = hub
        self._connection = connection
        self._person = person
        self._live: LiveTable | None = None
        self._visible = True
        self._rates = hub.rates

    async def hear(self, frame: bytes) -> None:
        """A frame from the page. Frames of one page are heard in their order."""
        if len(frame) > LARGEST:
            self._tell_problem("too-large", f"a message has at most {LARGEST} bytes")
            self._connection.close(TOO_LARGE, "too large")
            return
        message, problem = None, ""
        try:
            message = _decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            problem = str(error)
        except RecursionError:
            problem = "the message is nested too deeply"
        if not self._rates.messages.take(self._person):
            self._slow_down(message)
            return
        if message is None:
            self._tell_problem("bad-message", problem)
        else:
            await self._take_up(message)

    def end(self) -> None:
        """The connection is gone."""
        self._leave()

    async def _take_up(self, message: FromPage) -> None:
        match message:
            case Ping():
                self._send(Pong(self._hub.outside.now_ms()))
            case Do(id, command):
                if self._live is None:
                    self._refuse(id, "no-table")
                else:
                    self._live.ask(self._person, id, command, "", self._send)
            case Chat(id, text):
                await self._say(id, text)
            case Visible(visible):
                self._visible = visible
                if self._live is not None:
                    self._live.look(self._connection, visible)
            case Hello(protocol, table, have):
                if self._live is None or self._live.is_broken or self._live.table.id != table:
                    self._leave()
                if self._speaks(protocol):
                    await self._join(table, have)
            case Lobby(protocol):
                self._leave()
                if self._speaks(protocol):
                    self._hub.lobby.follow(self._connection)

    async def _join(self, table: str, have: int | None) -> None:
        try:
            live = await self._hub.find(table)
        except GameMissing:
            self._tell_problem("unknown-game", refusal("unknown-game").text)
            return
        except BrokenTable:
            self._tell_problem("broken-table", refusal("table-broken").text)
            return
        except StoreError as error:
            log.error("table %s: %s", table, error)
            self._connection.close(TRY_AGAIN, "store")
            return
        if live is None:
            self._tell_problem("unknown-table", "there is no such table")
            return
        try:
            live.join(self._connection, self._person, have, self._visible)
        except Exception as error:
            live.break_off(error)
            self._tell_problem("broken-table", refusal("table-broken").text)
        else:
            self._live = live

    async def _say(self, id: str, text: str) -> None:
        if self._live is None:
            self._refuse(id, "no-table")
        elif not self._rates.lines.take(self._person):
            self._refuse(id, "too-fast")
        else:
            try:
                name = await self._hub.outside.store.name_of(self._person) or ""
            except StoreError as error:
                log.error("table %s: %s", self._live.table.id, error)
                self._refuse(id, "store")
                return
            self._live.ask(self._person, id, text, name, self._send)

    def _leave(self) -> None:
        if self._live is not None:
            self._live.leave(self._connection)
            self._live = None
        self._hub.lobby.leave(self._connection)

    def _speaks(self, protocol: int) -> bool:
        if protocol in SPOKEN:
            return True
        self._tell_problem("protocol", f"this server speaks protocol {PROTOCOL}; reload the page")
        return False

    def _slow_down(self, message: FromPage | None) -> None:
        if isinstance(message, Do | Chat):
            self._refuse(message.id, "too-fast")
        else:
            self._tell_problem("too-fast", refusal("too-fast").text)
        if not self._rates.patience.take(self._person):
            self._connection.close(POLICY, "too fast")

    def _refuse(self, id: str, code: str) -> None:
        why = refusal(code)
        self._send(Refused(id, why.code, why.text))

    def _tell_problem(self, code: Any, text: str) -> None:
        self._send(Problem(code, text))

    def _send(self, message: Ok | Refused | Pong | Problem) -> None:
        self._connection.send(encode(message))
