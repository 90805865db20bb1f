"""What the page asks over HTTP."""

import io
from importlib.metadata import version
from ipaddress import ip_address
from typing import Any

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from greenpaw.bots import bot
from greenpaw.games import record
from greenpaw.games.contract import Game
from greenpaw.server import mine
from greenpaw.server.answer import answer
from greenpaw.server.hub import Hub
from greenpaw.server.kernels import Kernels
from greenpaw.server.messages import (
    DeviceLink,
    GameInfo,
    GameOption,
    History,
    Me,
    NewDeviceLink,
    NewName,
    NewTable,
    TableMade,
    UseDeviceLink,
)
from greenpaw.server.person import Persons
from greenpaw.server.requests import Stop, address_of, find, read, take, who
from greenpaw.table import records
from greenpaw.table.refusal import Refusal, refusal
from greenpaw.table.state import Afterwards, named_by, viewer_of
from greenpaw.table.steps import history
from greenpaw.table.text import clean_name

PAGE = 200
"""Steps of a page of history."""
LOOKS: dict[str, Any] = {"scale": 4, "border": 3, "light": "#fff"}
"""Of codes to scan, whatever the page's colours."""


class Api:
    def __init__(self, hub: Hub, persons: Persons, friends_host: str | None) -> None:
        """`friends_host`: this server's address for others in the same network."""
        self._hub = hub
        self._rates = hub.rates
        self._outside = hub.outside
        self._persons = persons
        self._friends_host = friends_host

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.rename, methods=["PUT"]),
            Route("/api/me/tables", self.my_tables),
            Route("/api/games", self.games),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{table}/history", self.history),
            Route("/api/tables/{table}/records/{record}", self.record),
            Route("/api/tables/{table}/qr.svg", self.qr),
            Route("/api/device-link", self.make_link, methods=["POST"]),
            Route("/api/device", self.use_link, methods=["POST"]),
            Route("/health", self.health),
        ]

    # Persons

    async def me(self, request: Request) -> Response:
        """Who this browser is; the first time, someone new."""
        person = self._persons.of(request)
        name = None if person is None else await self._outside.store.name_of(person)
        if person is None:
            take(self._rates.persons, address_of(request))
            person = await self._persons.make(self._outside.now_ms())
        elif name is None:  # the cookie is ours, but the store was emptied
            await self._outside.store.make_person(person, self._outside.now_ms())
        return self._as(person, request, name or "")

    async def rename(self, request: Request) -> Response:
        person = self._person(request)
        name = _clean(read(await request.body(), NewName).name)
        take(self._rates.writes, person)
        await self._outside.store.rename(person, name)
        return answer(Me(name, self._friends(request)))

    async def my_tables(self, request: Request) -> Response:
        person = self._person(request)
        take(self._rates.history, person)
        return answer(await mine.tables_of(self._hub, person))

    async def make_link(self, request: Request) -> Response:
        """A link, and a code to scan, by which another device becomes this person."""
        person = self._person(request)
        table = read(await request.body() or b"{}", NewDeviceLink).table
        take(self._rates.writes, person)
        link = await self._persons.make_link(person, self._outside.now_ms())
        root = self._friends(request) or _root(request)
        address = f"{root}device#{link.token}{f'/{table}' if table else ''}"
        return answer(DeviceLink(link.token, address, _code(address).svg_data_uri(**LOOKS), link.expires_ms))

    async def use_link(self, request: Request) -> Response:
        """From now on this browser is the person who made the link."""
        token = read(await request.body(), UseDeviceLink).token
        take(self._rates.writes, who(self._persons, request))
        person = await self._persons.use_link(token, self._outside.now_ms())
        if person is None:
            raise Stop(410, "link-expired")
        return self._as(person, request, await self._outside.store.name_of(person) or "")

    def _as(self, person: str, request: Request, name: str) -> Response:
        response = answer(Me(name, self._friends(request)))
        self._persons.remember(person, request, response)
        return response

    def _person(self, request: Request) -> str:
        person = self._persons.of(request)
        if person is None:
            raise Stop(401, "no-person")
        return person

    # Games and tables

    async def games(self, request: Request) -> Response:
        kernels = self._outside.kernels
        return answer([_info(game, kernels) for game in kernels.games])

    async def open_table(self, request: Request) -> Response:
        person = self._person(request)
        new = read(await request.body(), NewTable)
        take(self._rates.tables, person)
        await self._outside.store.rename(person, _clean(new.name))
        table = await self._hub.open(person, new)
        if isinstance(table, Refusal):
            raise Stop(422, table)
        return answer(TableMade(table))

    async def history(self, request: Request) -> Response:
        """A page of the steps of the running or last round, as this person may know them."""
        take(self._rates.history, who(self._persons, request))
        live = await find(self._hub, request.path_params["table"])
        table = live.table
        is_over = table.round is not None and table.round.is_over
        viewer = Afterwards() if is_over else viewer_of(table, self._persons.of(request))
        before = request.query_params.get("before")
        if before is not None and not (before.isascii() and before.isdigit() and len(before) < 10):
            raise Stop(400, "bad-request")
        asked = None if before is None else int(before)
        try:
            steps, first = await self._outside.reading.run(table.game, history, table, viewer, asked, PAGE)
            return answer(History(steps, first))
        except Exception as error:
            self._outside.trouble.log(f"the history of table {table.id} can't be told", error)
            raise Stop(503, "table-broken") from None

    async def record(self, request: Request) -> Response:
        """A round that is over, whole."""
        take(self._rates.history, who(self._persons, request))
        live = await find(self._hub, request.path_params["table"])
        name = request.path_params["record"]
        named, table = named_by(name), live.table
        if named is None or named[0] != table.id:
            raise Stop(404, "no-such-record")
        _, match, number = named
        found = await self._outside.reading.run(table.game, records.record_of, table, number, match)
        if found is None:
            raise Stop(404, "no-such-record")
        response = Response(record.write(found), media_type="application/json")
        if "download" in request.query_params:
            response.headers["content-disposition"] = f'attachment; filename="greenpaw-{name}.json"'
        return response

    async def qr(self, request: Request) -> Response:
        """The table's address, for friends to scan."""
        live = await find(self._hub, request.path_params["table"])
        address = f"{self._friends(request) or _root(request)}t/{live.table.id}"
        svg = io.BytesIO()
        _code(address).save(svg, kind="svg", xmldecl=False, **LOOKS)
        return Response(svg.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-cache"})

    def _friends(self, request: Request) -> str | None:
        """The page's address for others in the same network."""
        if not _is_loopback(request.base_url.hostname or ""):
            return _root(request)
        if self._friends_host is None:
            return None
        return _root(request, hostname=self._friends_host)

    async def health(self, request: Request) -> Response:
        kernels = self._outside.kernels
        ready = {game.name: kernels.is_ready(game.name) for game in kernels.games}
        networks = {game.name: kernels.has_networks(game.name) for game in kernels.games}
        told = {"status": "ok", "version": version("greenpaw"), "ready": ready, "networks": networks}
        return answer(told)


def _clean(name: str) -> str:
    cleaned = clean_name(name)
    if cleaned is None:
        raise Stop(422, refusal("bad-name"))
    return cleaned


def _info(game: Game, kernels: Kernels) -> GameInfo:
    has_networks = not kernels.lacks_networks(game)
    return GameInfo(
        name=game.name,
        players=(game.players[0], game.players[-1]),
        options=[
            GameOption(o.name, o.automatic, o.default, o.min_players, o.max_players, o.rule)
            for o in game.options
        ],
        bots=[name for name in bot.levels(game) if kernels.has_bot(name, game)],
        usual_bot=bot.usual(game),
        has_hints=has_networks,
        has_reviews=has_networks,
        ready=kernels.is_ready(game.name),
    )


def _root(request: Request, **other: str) -> str:
    """The page's address as this browser has it, but for what is to be other."""
    root_path = request.scope.get("root_path", "")
    return str(request.base_url.replace(path=f"{root_path}/", query="", **other))


def _code(address: str) -> segno.QRCode:
    return segno.make(address, micro=False)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
