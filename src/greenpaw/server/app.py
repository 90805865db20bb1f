"""The parts put together: HTTP, the socket, the page, and the hub behind them."""

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from greenpaw.server.answer import failed
from greenpaw.server.api import Api
from greenpaw.server.guard import Guard
from greenpaw.server.hub import Hub
from greenpaw.server.outside import Outside
from greenpaw.server.page import BUILT, Page
from greenpaw.server.past import Past
from greenpaw.server.person import Persons
from greenpaw.server.requests import Stop, stopped
from greenpaw.server.reviews import Reviews
from greenpaw.server.socket import Sockets
from greenpaw.store.contract import StoreError

log = logging.getLogger("greenpaw.app")


def make_app(
    outside: Outside,
    key: bytes,
    *,
    friends_host: str | None = None,
    page: Path = BUILT,
    on_ready: Callable[[], None] = lambda: None,
) -> ASGIApp:
    """The server as an ASGI application. `key` signs the cookies; `on_ready` is called when it serves."""
    hub = Hub(outside)
    persons = Persons(key, outside.store)
    reviews = Reviews(outside)

    @asynccontextmanager
    async def while_serving(app: Starlette) -> AsyncGenerator[None]:
        hub.start()
        on_ready()
        yield
        reviews.close()
        await hub.close()

    app = Starlette(
        routes=[
            *Api(hub, persons, friends_host).routes(),
            *Past(hub, persons, reviews).routes(),
            WebSocketRoute("/ws", Sockets(hub, persons).serve),
            *Page(outside.settings.root_path, page).routes(),
        ],
        exception_handlers={
            Stop: stopped,
            StoreError: _not_stored,
            HTTPException: _http_failed,
            Exception: _broke,
        },
        lifespan=while_serving,
    )
    return Guard(app, outside.settings.hosts)


async def _http_failed(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failed(status, "not-found" if status == 404 else "bad-request")


async def _not_stored(request: Request, error: Exception) -> Response:
    log.error("%s %s: %s", request.method, request.scope["path"], error)
    return failed(503, "store")


async def _broke(request: Request, error: Exception) -> Response:
    return failed(500, "broke")
