"""A page that doesn't take what it is sent can't hold anything up."""

import asyncio
from typing import Any

import pytest
from at_server import run

from greenpaw.server import socket


class StuckSocket:
    """Takes one frame and never finishes with it."""

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError("it doesn't get that far")


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
