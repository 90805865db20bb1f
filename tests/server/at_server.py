"""A real server on a loopback port, and people who play at it through real sockets."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from at_page import Page
from websockets.asyncio.client import connect

from greenpaw.games import dice
from greenpaw.server.app import make_app
from greenpaw.server.outside import Outside
from greenpaw.server.serve import listen, uvicorn_config
from greenpaw.server.settings import Settings
from greenpaw.store.sqlite import SqliteStore

QUICK = Settings(
    deal_after_ms=200,
    pace_slow_ms=0,
    pace_normal_ms=0,
    pace_fast_ms=0,
    sweep_s=0.1,
    messages_per_s=10_000,
    tables_per_minute=1000,
    writes_per_minute=1000,
    history_per_s=1000,
    persons_per_minute=1000,
)
KEY = b"k" * 32


class CountedSecrets:
    """Secrets that a test knows."""

    def __init__(self, seed: int = 0) -> None:
        self.given: list[bytes] = []
        self._seed = seed

    def __call__(self, size: int) -> bytes:
        secret = hashlib.sha256(f"{self._seed}/{len(self.given)}".encode()).digest()[:size]
        self.given.append(secret)
        return secret


@dataclass
class House:
    """A server's data folder, which outlives the server."""

    folder: Path
    settings: Settings = QUICK
    secrets: CountedSecrets = field(default_factory=CountedSecrets)
    around: Callable[[Any], Any] = lambda store: store
    """What a test puts round the store."""
    page: Path | None = None
    """The folder of the built page; None: there is none."""
    host: str = "127.0.0.1"
    friends_host: str | None = None

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Site"]:
        store = self.around(SqliteStore(self.folder))
        streams = iter(range(1_000_000))
        outside = Outside(
            store,
            self.settings,
            secrets=self.secrets,
            bot_stream=lambda table, seat: dice.stream(1, seat, next(streams)),
        )
        page = self.page or self.folder / "static"
        app = make_app(outside, KEY, friends_host=self.friends_host, page=page)
        listening = listen(self.host, 0)
        server = uvicorn.Server(uvicorn_config(app, self.settings))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        site = Site(f"{self.host}:{listening.getsockname()[1]}")
        try:
            while not server.started:
                assert not running.done(), "the server starts"
                await asyncio.sleep(0.01)
            yield site
        finally:
            await site.leave()
            server.should_exit = True
            await running
            listening.close()

    def with_settings(self, **changes: Any) -> "House":
        return replace(self, settings=msgspec.structs.replace(self.settings, **changes))


class Site:
    def __init__(self, host: str) -> None:
        self.host = host
        self._people: list[Person] = []

    async def person(self, name: str, cookies: Any = None) -> "Person":
        """Someone with a browser; `cookies` of an earlier visit make them the same person again."""
        person = Person(self, name, cookies)
        self._people.append(person)
        await person.http("GET", "/api/me")
        return person

    async def leave(self) -> None:
        for person in self._people:
            await person.leave()


class Person:
    def __init__(self, site: Site, name: str, cookies: Any) -> None:
        self.name = name
        self.site = site
        self.browser = httpx.AsyncClient(base_url=f"http://{site.host}", trust_env=False, cookies=cookies)
        self._pages: list[Page] = []

    @property
    def cookies(self) -> Any:
        return self.browser.cookies

    async def http(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        headers = {} if method == "GET" else {"Origin": f"http://{self.site.host}"}
        response = await self.browser.request(method, path, json=body, headers=headers)
        assert response.status_code == status, response.text
        return response.json()

    async def open_table(self, **more: Any) -> str:
        made = await self.http("POST", "/api/tables", {"game": "linko", "name": self.name, **more})
        return made["table"]

    async def page(self, table: str | None = None, have: int | None = None) -> "Page":
        """A page (a tab), looking at a table."""
        cookie = f"greenpaw={self.browser.cookies['greenpaw']}"
        socket = await connect(
            f"ws://{self.site.host}/ws",
            origin=f"http://{self.site.host}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            compression=None,
            proxy=None,
            max_size=None,
        )
        page = Page(self, socket)
        self._pages.append(page)
        if table is not None:
            await page.hello(table, have)
        return page

    async def leave(self) -> None:
        for page in self._pages:
            await page.close()
        await self.browser.aclose()


async def play_round(*pages: Page, choose: Callable[[list[dict[str, Any]]], int] = lambda choices: 0) -> None:
    """Each page makes its decisions, by choosing from the choices it is offered, until the round is over."""

    async def play(page: Page) -> None:
        done: tuple[int, int, int] | None = None
        while True:
            await page.until(
                lambda p, done=done: p.phase in ("between", "over") or p.decision not in (None, done)
            )
            if page.phase in ("between", "over"):
                return
            done = page.decision
            choices = page.view["choices"]  # type: ignore[index]
            answer = await page.act(choices[choose(choices)]["action"])
            assert answer["type"] == "ok", answer

    await asyncio.gather(*map(play, pages))


def run(story: Callable[[], Awaitable[None]], seconds: float = 120) -> None:
    """Run a story to its end."""

    async def within() -> None:
        async with asyncio.timeout(seconds):
            await story()

    asyncio.run(within())
