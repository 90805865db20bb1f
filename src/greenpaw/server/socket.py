"""The socket by way of ASGI: frames come and go through Starlette."""

import asyncio
from collections import Counter, deque

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from greenpaw.server.guard import is_from_here
from greenpaw.server.hub import Hub
from greenpaw.server.messages import Problem
from greenpaw.server.person import Persons
from greenpaw.server.session import POLICY, Session
from greenpaw.server.updates import encode

NO_PERSON = 4401
"""Close code: ask for /api/me first."""
SILENT = 1001
NO_TEXT = 1003
TOO_SLOW = 1013
LAST_WORDS_S = 2
"""Time that a connection gets to hear that it is closed: it may never read, or be stuck in a frame."""


class AsgiConnection:
    """Frames wait in an outbox; a task of their own sends them."""

    def __init__(self, websocket: WebSocket, most_bytes: int) -> None:
        self._websocket = websocket
        self._most_bytes = most_bytes
        self._outbox: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._sending = asyncio.create_task(self._send_all())

    def send(self, frame: bytes) -> None:
        if self._closing is not None:
            return
        self._outbox.append(frame)
        self._waiting_bytes += len(frame)
        if self._waiting_bytes > self._most_bytes:
            self._outbox.clear()
            self.close(TOO_SLOW, "too slow")
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = code, reason
            asyncio.get_running_loop().call_later(LAST_WORDS_S, self._sending.cancel)
        self._wake.set()

    async def close_now(self, code: int, reason: str) -> None:
        """Close, and wait until nothing more can be sent."""
        self.close(code, reason)
        await asyncio.wait([self._sending])

    @property
    def ended(self) -> asyncio.Task[None]:
        """Done when nothing more can be sent."""
        return self._sending

    async def _send_all(self) -> None:
        try:
            while True:
                while self._outbox:
                    frame = self._outbox.popleft()
                    await self._websocket.send_text(frame.decode())
                    self._waiting_bytes -= len(frame)
                if self._closing is not None:
                    await self._websocket.close(*self._closing)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError):
            self._closing = self._closing or (1006, "gone")  # the page is gone: what waits for it is dropped


class Sockets:
    """All connections; serves /ws."""

    def __init__(self, hub: Hub, persons: Persons) -> None:
        self._hub = hub
        self._persons = persons
        self._open: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        if not is_from_here(websocket.headers):
            await websocket.close(POLICY)  # before accepting: answered with 403
            return
        person = self._persons.of(websocket)
        await websocket.accept()
        if person is None:
            await websocket.close(NO_PERSON, "no person")
            return
        settings = self._hub.outside.settings
        connection = AsgiConnection(websocket, settings.outbox_bytes)
        if self._open[person] >= settings.connections_per_person:
            connection.send(encode(Problem("too-many", "too many connections of one person")))
            await connection.close_now(POLICY, "too many")
            return
        self._open[person] += 1
        session = Session(self._hub, connection, person)
        hearing = asyncio.create_task(self._hear_all(websocket, session, connection))
        try:
            await asyncio.wait((hearing, connection.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            session.end()
            self._open[person] -= 1
            if not self._open[person]:
                del self._open[person]
            hearing.cancel()
            connection.ended.cancel()
            await asyncio.gather(hearing, connection.ended, return_exceptions=True)
        if not hearing.cancelled() and (error := hearing.exception()):
            raise error

    async def _hear_all(self, websocket: WebSocket, session: Session, connection: AsgiConnection) -> None:
        silent_s = self._hub.outside.settings.silent_s
        while True:
            try:
                async with asyncio.timeout(silent_s):
                    text = await websocket.receive_text()
            except TimeoutError:
                await connection.close_now(SILENT, "silent")
                return
            except KeyError:  # a binary frame
                await connection.close_now(NO_TEXT, "not text")
                return
            except WebSocketDisconnect:
                return
            except WebSocketDisconnected:  # we are closing it: that is to be said to the end
                await asyncio.wait([connection.ended])
                return
            await session.hear(text.encode())
