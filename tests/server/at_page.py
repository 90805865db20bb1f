"""A page at a table, as the real one behaves: what it was told, and what it asks."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from at_server import Person


class Page:
    """Follows a table as the real page does: snapshot, then updates; every frame is kept."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.version: int | None = None
        self.steps: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.drop: Callable[[dict[str, Any]], bool] = lambda frame: False
        """Frames that get lost on their way here."""
        self.asks_again = self._asking = False
        """Says hello again when it notices that a version is missing."""
        self.hashes_agree: list[bool] = []
        self._news = asyncio.Event()
        self._count = 0
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        try:
            async for text in self.socket:
                frame = json.loads(text)
                if not self.drop(frame):
                    self.frames.append(frame)
                    await self._take_in(frame)
                self._news.set()
        except ConnectionClosed:
            pass  # `socket.close_code` says why
        finally:
            self._news.set()

    async def _take_in(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "snapshot":
                self.view, self.version = frame["view"], frame["version"]
            case "update" if self.version is not None and frame["version"] == self.version + 1:
                self.view = {**(self.view or {}), **frame["changed"]}
                self.version += 1
                self.steps += frame["steps"]
            case "update" if self.asks_again and not self._asking and frame["version"] > (self.version or 0):
                self._asking = True
                await self.send(type="hello", protocol=1, table=(self.view or {})["table"], have=self.version)
            case "ok" | "refused":
                self.answers[frame["id"]] = frame
            case "presence":
                self.presence = frame
                self._asking = False  # it ends the answer to a hello
            case "chat":
                self.lines += [line for line in frame["lines"] if line not in self.lines]
            case _:
                pass
        if "hash" in frame and frame["version"] == self.version:
            self.hashes_agree.append(frame["hash"] == view_hash(self.view or {}))

    async def until(self, is_so: Callable[[Self], Any], seconds: float = 20) -> Any:
        """Wait for frames until it is so."""
        async with asyncio.timeout(seconds):
            while not (so := is_so(self)):
                assert not self._hearing.done(), f"the socket is open: {self.socket.close_code}"
                self._news.clear()
                await self._news.wait()
        return so

    async def until_closed(self) -> int | None:
        async with asyncio.timeout(20):
            await asyncio.wait([self._hearing])
        return self.socket.close_code

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def hello(self, table: str, have: int | None = None) -> None:
        seen = len(self.frames)
        await self.send(type="hello", protocol=1, table=table, have=have)
        await self.until(lambda page: any(f["type"] == "presence" for f in page.frames[seen:]))

    async def do(self, do: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Ask for something; its answer."""
        id = await self.ask(do, id, **fields)
        return await self.until(lambda page: page.answers.get(id))

    async def ask(self, do: str, id: str | None = None, **fields: Any) -> str:
        """Ask for something, without waiting for the answer."""
        self._count += 1
        id = id or f"{self.person.name}-{id_of(self)}-{self._count}"
        await self.send(type="do", id=id, command={"do": do, **fields})
        return id

    async def say(self, text: str, id: str | None = None) -> dict[str, Any]:
        self._count += 1
        id = id or f"{self.person.name}-{id_of(self)}-{self._count}"
        await self.send(type="chat", id=id, text=text)
        return await self.until(lambda page: page.answers.get(id))

    @property
    def seat(self) -> int | None:
        return None if self.view is None else self.view["seat"]

    @property
    def phase(self) -> str:
        return "" if self.view is None else self.view["phase"]

    @property
    def decision(self) -> tuple[int, int, int] | None:
        """Which decision is this page's to make: match, round and number; None while none is."""
        if self.view is None or not self.view["choices"]:
            return None
        round = self.view["round"]
        return len(self.view["match"]["rounds"]), round["number"], round["decision"]

    async def act(self, action: str, id: str | None = None) -> dict[str, Any]:
        return await self.do("act", id, decision=self.view["round"]["decision"], action=action)  # type: ignore[index]

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait([self._hearing])


def id_of(page: Page) -> str:
    return format(id(page), "x")


def view_hash(view: dict[str, Any]) -> str:
    """As docs/protocol.md says."""
    canonical = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
