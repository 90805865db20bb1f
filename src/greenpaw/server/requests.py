"""What the requests over HTTP have in common: reading them, their rates, and being stopped."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from greenpaw.server.answer import failed
from greenpaw.server.bucket import Buckets
from greenpaw.server.hub import BrokenTable, GameMissing, Hub
from greenpaw.server.live import LiveTable
from greenpaw.server.person import Persons
from greenpaw.table.refusal import Refusal, refusal

T = TypeVar("T")


class Stop(Exception):
    def __init__(self, status: int, why: str | Refusal) -> None:
        self.response = failed(status, why)


def stopped(request: Request, stop: Any) -> Response:
    """The answer of a request that was stopped."""
    return stop.response


def read(body: bytes, into: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=into)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Stop(400, "bad-request") from None


def take(rate: Buckets, key: str) -> None:
    if not rate.take(key):
        raise Stop(429, "too-fast")


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def who(persons: Persons, request: Request) -> str:
    """Whose rates count: the person's, or the address's where nobody has come yet."""
    return persons.of(request) or address_of(request)


async def find(hub: Hub, table: str) -> LiveTable:
    try:
        live = await hub.find(table)
    except GameMissing:
        raise Stop(404, "unknown-game") from None
    except BrokenTable:
        raise Stop(503, "table-broken") from None
    if live is None:
        raise Stop(404, refusal("no-such-table"))
    return live
