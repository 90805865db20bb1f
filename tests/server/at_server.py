"""A real server on a loopback port, and people who play at it through real sockets."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

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
