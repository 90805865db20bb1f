"""When something breaks, it breaks alone."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from at_server import House, play_round, run

from greenpaw.server import live, timers
from greenpaw.store.contract import Row, StoreError
from greenpaw.store.sqlite import SqliteStore


def test_a_broken_table_tells_its_people_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            bad, good = await ann.page(await ann.open_table()), await bo.page(await bo.open_table())
            watching = await bo.page(bad.view["table"])
            decide = live.decide

            def broken(table: Any, *rest: Any) -> Any:
                if table.id == bad.view["table"]:
                    raise ZeroDivisionError
                return decide(table, *rest)

            monkeypatch.setattr(live, "decide", broken)
            assert (await bad.do("add_bot", id="poison"))["code"] == "table-broken"
            await watching.until(lambda p: p.frames[-1].get("code") == "broken-table")
            assert (await good.do("add_bot"))["type"] == "ok"
            monkeypatch.setattr(live, "decide", decide)
            again = await ann.page(bad.view["table"])
            assert (await again.do("add_bot", id="poison"))["type"] == "ok", "its log is whole"

    run(story)


@pytest.mark.parametrize(
    ("bad_events", "problem", "status", "code", "logged"),
    [
        ("'[{}]'", "broken-table", 503, "table-broken", "table {} can't be read from its log"),
        (
            "replace(events, '\"linko\"', '\"gone\"')",
            "unknown-game",
            404,
            "unknown-game",
            "table {} can't be shown: its game gone isn't here",
        ),
    ],
)
def test_a_log_that_cannot_be_read_is_one_tables_trouble_and_told_once(
    tmp_path: Path,
    bad_events: str,
    problem: str,
    status: int,
    code: str,
    logged: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            bad, good = await ann.open_table(), await ann.open_table()
            cookies = ann.cookies
        file = sqlite3.connect(tmp_path / "greenpaw.sqlite")
        file.execute(f"update log set events = {bad_events} where game_table = ?", (bad,))
        file.commit()
        file.close()
        async with house.serving() as site:
            ann = await site.person("Ann", cookies)
            page = await ann.page()
            for _ in range(2):
                await page.send(type="hello", protocol=1, table=bad)
                await page.until(lambda p: p.frames and p.frames[-1].get("code") == problem)
                page.frames.clear()
            await page.hello(good)
            assert page.seat == 0
            failed = await ann.http("GET", f"/api/tables/{bad}/history", status=status)
            assert failed["code"] == code
        assert caplog.messages == [logged.format(bad)]

    run(story)


class Full(SqliteStore):
    """A store on a disk that is full now and then, or can't be read."""

    is_full = False
    is_unreadable = False
    refuses_orders_once = False
    refused: frozenset[int] = frozenset()
    """Versions that were orders of the server, and refused."""

    async def append(self, row: Row, secret: bytes | None = None) -> None:
        if self.is_full:
            raise StoreError("disk full")
        if self.refuses_orders_once and row.person is None and row.version not in self.refused:
            self.refused |= {row.version}
            raise StoreError("disk full")
        await super().append(row, secret)

    async def rows(self, table: str) -> list[Row]:
        self._must_be_readable()
        return await super().rows(table)

    async def name_of(self, person: str) -> str | None:
        self._must_be_readable()
        return await super().name_of(person)

    def _must_be_readable(self) -> None:
        if self.is_unreadable:
            raise StoreError("disk I/O error")


class FullNowAndThen:
    """Puts itself round a house's store."""

    store: Full

    def __call__(self, store: SqliteStore) -> SqliteStore:
        store.__class__ = Full
        assert isinstance(store, Full)
        self.store = store
        return store


def test_what_cannot_be_written_is_not_shown_and_can_be_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        disk = FullNowAndThen()
        async with House(tmp_path, around=disk).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            disk.store.is_full = True
            assert (await page.do("add_bot", id="b"))["code"] == "store"
            assert page.version == 1
            disk.store.is_full = False
            page.answers.clear()
            assert (await page.do("add_bot", id="b"))["version"] == 2

    run(story)


def test_what_the_server_itself_asked_for_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "AGAIN_S", 0.01)

    async def story() -> None:
        disk = FullNowAndThen()
        async with House(tmp_path, around=disk).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table(options={"duel": False}))
            await page.do("add_bot")
            disk.store.refuses_orders_once = True
            await page.do("start")
            await play_round(page)
            assert len(disk.store.refused) > 2, "the deal and every decision of the bot"

    run(story)


def test_a_command_that_is_being_written_while_its_table_breaks_off_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, written = threading.Event(), asyncio.Event()

    def choose(*_: Any) -> str:
        broken.wait(20)
        raise ZeroDivisionError

    monkeypatch.setattr(timers, "choose", choose)
    append = SqliteStore.append

    async def append_slowly(store: SqliteStore, row: Row, secret: bytes | None = None) -> None:
        if row.command == "the-pace":
            broken.set()
            await written.wait()
        await append(store, row, secret)

    monkeypatch.setattr(SqliteStore, "append", append_slowly)

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            await page.do("add_bot")
            await page.do("set_first", seat=1)
            await page.do("start")
            await page.until(lambda p: p.phase == "playing")
            await page.ask("set_table", "the-pace", pace="fast")
            await page.until(lambda p: any(frame.get("code") == "broken-table" for frame in p.frames))
            again = await ann.page()
            await again.send(type="hello", protocol=1, table=page.view["table"])
            await site.person("Someone")  # time for the server to take it up
            written.set()
            answer = await page.until(lambda p: p.answers.get("the-pace"))
            await again.until(lambda p: p.presence)
            assert (answer["type"], answer["version"]) == ("ok", again.version)

    run(story)


def test_what_the_store_refuses_is_told_over_http_and_the_socket(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        disk = FullNowAndThen()
        async with House(tmp_path, around=disk).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            disk.store.is_full = disk.store.is_unreadable = True
            failed = await ann.http("POST", "/api/tables", {"game": "linko", "name": "Ann"}, status=503)
            assert failed["code"] == "store"
            assert (await ann.http("GET", "/api/me", status=503))["code"] == "store"
            assert (await page.say("hello"))["code"] == "store"
            await page.send(type="hello", protocol=1, table="another")
            assert await page.until_closed() == 1013
            assert not [record for record in caplog.records if record.exc_info], "one line, no traceback"

    run(story)


def test_a_table_that_nobody_needs_leaves_the_memory_and_comes_back_whole(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(rest_s=0.05)
        async with house.serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            await page.do("add_bot", id="b")
            await page.close()
            table = page.view["table"]
            while True:
                file = sqlite3.connect(tmp_path / "greenpaw.sqlite")
                resting = file.execute("select game_table from resting").fetchall()
                file.close()
                if resting == [(table,)]:
                    break
                await site.person("Someone")
            again = await ann.page(table)
            assert (again.view, again.version) == (page.view, page.version)
            assert (await again.do("add_bot", id="b"))["version"] == 2
            assert (await again.do("add_bot", id="c"))["version"] == 3
            file = sqlite3.connect(tmp_path / "greenpaw.sqlite")
            assert file.execute("select * from resting").fetchall() == []
            file.close()

    run(story)
