"""A page that doesn't take what it is sent can't hold anything up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from at_server import House, run
from starlette.websockets import WebSocketDisconnected

from greenpaw.server import socket
from greenpaw.server.settings import Settings


class StuckSocket:
    """Takes one frame and never finishes with it."""

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError("it doesn't get that far")


class DeafSocket:
    """Says nothing, and never gets to hear that it is closed."""

    async def receive_text(self) -> str:
        return await asyncio.Event().wait() and ""

    async def close(self, code: int, reason: str) -> None:
        await asyncio.Event().wait()


def test_a_connection_stuck_in_a_frame_is_dropped_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "LAST_WORDS_S", 0.01)

    async def story() -> None:
        stuck: Any = StuckSocket()
        connection = socket.AsgiConnection(stuck, most_bytes=100)
        connection.send(b"x" * 60)
        await asyncio.sleep(0)
        connection.send(b"x" * 60)
        connection.send(b"more")
        async with asyncio.timeout(5):
            await asyncio.wait([connection.ended])
        assert connection.ended.cancelled()

    run(story)


def a_connection(of: Any) -> tuple[socket.AsgiConnection, Callable[[], Awaitable[None]]]:
    """A connection by this socket, and what hears it until it is closed."""
    hub: Any = SimpleNamespace(outside=SimpleNamespace(settings=Settings(silent_s=0.01)))
    nobody: Any = None
    connection = socket.AsgiConnection(of, most_bytes=100)
    return connection, lambda: socket.Sockets(hub, nobody)._hear_all(of, nobody, connection)


def test_who_is_silent_and_never_reads_is_dropped_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "LAST_WORDS_S", 0.01)

    async def story() -> None:
        connection, hear = a_connection(DeafSocket())
        async with asyncio.timeout(5):
            await hear()
        assert connection.ended.cancelled()

    run(story)


def test_hearing_ends_quietly_where_the_server_has_closed() -> None:
    class Closed:
        async def receive_text(self) -> str:
            raise WebSocketDisconnected

        async def close(self, code: int, reason: str) -> None:
            said.append(code)

    said: list[int] = []

    async def story() -> None:
        connection, hear = a_connection(Closed())
        connection.close(1009, "too large")
        await hear()
        assert said == [1009]

    run(story)


def test_a_frame_that_is_not_text_closes_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            page = await (await site.person("Ann")).page()
            await page.socket.send(b"\x00")
            assert await page.until_closed() == 1003

    run(story)
