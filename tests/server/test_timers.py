"""When the server says that a host is away, and how long it waits at most."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from at_server import run
from at_watchers import Quiet
from msgspec.structs import replace

from greenpaw.bots import bot
from greenpaw.games import load
from greenpaw.server import timers
from greenpaw.server.settings import Settings
from greenpaw.server.threads import Threads
from greenpaw.server.timers import Timers
from greenpaw.server.watchers import Watchers
from greenpaw.table.commands import BotActs, HostAway, Order
from greenpaw.table.due import BotDue
from greenpaw.table.options import GameOptions, TableSettings
from greenpaw.table.seat import Seat
from greenpaw.table.state import Table

GRACE_MS = 30_000
SEATS = (Seat("Ann", "ann", "ann"), Seat("Bo", "bo", "bo"), Seat("Hazel", "bot-1", bot="casual"))
TABLE = Table("t", "linko", 1, 0, "ann", TableSettings(grace_s=30), GameOptions(), SEATS)


class House:
    """A table that Ann hosts and where Bo is seated, with a clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0
        self.watchers = Watchers(lambda: self.now, None)
        self._pages: dict[str, Quiet] = {}

    def comes(self, person: str, at: int) -> None:
        self.now = at
        self._pages[person] = Quiet()
        self.watchers.add(self._pages[person], person, visible=True)

    def goes(self, person: str, at: int) -> None:
        self.now = at
        self.watchers.remove(self._pages.pop(person), TABLE)

    @property
    def ordered(self) -> tuple[int, Order] | None:
        """What will be ordered, and when, as things are now."""
        found: list[tuple[int, Order]] = []

        class Noted(Timers):
            def _order_after(self, since_ms: int, wait_ms: int, order: Order) -> None:
                found.append((since_ms + wait_ms, order))

        live: Any = SimpleNamespace(table=TABLE, watchers=self.watchers)
        outside: Any = SimpleNamespace(settings=Settings())
        Noted(live, outside).set()
        return found[0] if found else None


AWAY = HostAway("ann", ("bo",))


def test_a_host_who_is_here_is_not_away() -> None:
    house = House()
    house.comes("ann", 1)
    house.comes("bo", 2)
    assert house.ordered is None


def test_a_host_is_away_the_grace_time_after_going() -> None:
    house = House()
    house.comes("ann", 1)
    house.comes("bo", 2)
    house.goes("ann", 1000)
    assert house.ordered == (1000 + GRACE_MS, AWAY)
    house.comes("ann", 2000)
    assert house.ordered is None


def test_who_comes_to_an_empty_table_waits_for_the_host_as_long() -> None:
    house = House()
    house.comes("ann", 1)
    house.goes("ann", 1000)
    assert house.ordered is None, "nobody waits"
    house.comes("passer-by", 500_000)
    assert house.ordered is None, "nobody who is seated waits"
    house.comes("bo", 900_000)
    assert house.ordered == (900_000 + GRACE_MS, AWAY)


def test_no_wait_is_longer_than_its_whole_where_the_clock_was_set_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(timers, "choose", lambda *_: "take")

    class Compiled:
        async def ready(self, game: str) -> bool:
            return True

    async def story() -> None:
        ordered: asyncio.Queue[Order] = asyncio.Queue()
        settings = Settings(pace_normal_ms=10)
        outside: Any = SimpleNamespace(
            settings=settings,
            now_ms=lambda: 1_000_000,
            kernels=Compiled(),
            bot_stream=lambda table, seat: None,
            thinking=Threads("thinking"),
        )
        live: Any = SimpleNamespace(order=ordered.put_nowait)
        later_ms = 90_000_000
        await Timers(live, outside)._decide(TABLE, BotDue(2, 7, stand_in=False, since_ms=later_ms))
        assert await ordered.get() == BotActs(2, 7, "take")
        Timers(live, outside)._order_after(later_ms, 10, AWAY)
        assert await ordered.get() == AWAY

    run(story, seconds=5)


@pytest.mark.parametrize(
    ("seated", "stand_in", "has_networks", "decides"),
    [
        (None, "greedy", True, "casual"),
        (None, "nobody", True, bot.usual(load("linko"))),
        (None, "strong", False, bot.usual(load("linko"))),
        ("strong", "club", True, "strong"),
        ("strong", "uniform", False, bot.usual(load("linko"))),
        ("casual", "uniform", False, "casual"),
    ],
)
def test_a_bot_that_is_called_otherwise_today_or_cannot_be_compiled_is_the_nearest_that_can_play(
    monkeypatch: pytest.MonkeyPatch, seated: str | None, stand_in: str, has_networks: bool, decides: str
) -> None:
    asked: list[str] = []

    def choose(table: Table, seat: int, name: str, rng: Any) -> str:
        asked.append(name)
        return "take"

    monkeypatch.setattr(timers, "choose", choose)

    class Compiled:
        async def ready(self, game: str) -> bool:
            return True

        async def ready_with_networks(self, game: str) -> bool:
            return has_networks

    async def story() -> None:
        outside: Any = SimpleNamespace(
            settings=Settings(pace_normal_ms=0, stand_in=stand_in),
            now_ms=lambda: 0,
            kernels=Compiled(),
            bot_stream=lambda table, seat: None,
            thinking=Threads("thinking"),
        )
        live: Any = SimpleNamespace(order=lambda order: None)
        table = replace(TABLE, seats=(Seat("Ann", "ann", bot=seated),))
        await Timers(live, outside)._decide(table, BotDue(0, 7, stand_in=seated is None, since_ms=0))

    run(story, seconds=5)
    assert asked == [decides]
