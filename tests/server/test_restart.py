"""A restart, however rude, loses nothing and doubles nothing."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from at_server import House, Site, play_round, run

from greenpaw.store.contract import Row, StoreError
from greenpaw.store.sqlite import SqliteStore

SERVE = """
import sys
from pathlib import Path
from greenpaw.server.serve import serve
serve(host="127.0.0.1", port=0, data=Path(sys.argv[1]))
"""


@asynccontextmanager
async def process(folder: Path, before: str = "") -> AsyncIterator[tuple[Site, subprocess.Popen[str]]]:
    """A server in a process of its own, as `greenpaw serve` runs it, after what is to be done `before`."""
    environment = {**os.environ, "GREENPAW_DEAL_AFTER_MS": "200", "GREENPAW_PACE_NORMAL_MS": "0"}
    command = [sys.executable, "-c", before + SERVE, str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    try:
        line = await asyncio.to_thread(server.stdout.readline)
        site = Site(line.split("http://")[1].strip(" /\n"))
        yield site, server
        await site.leave()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def test_a_server_killed_in_the_middle_of_a_draw_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with process(tmp_path) as (site, server):
            ann, bo = await site.person("Ann"), await site.person("Bo")
            cookies = ann.cookies, bo.cookies
            table = await ann.open_table(options={"duel": False})
            pages = [await ann.page(table), await bo.page(table)]
            await pages[1].do("sit", name="Bo")
            await pages[0].do("start")
            drawer = None
            while drawer is None:
                await asyncio.wait(
                    [asyncio.create_task(page.until(lambda p: p.decision)) for page in pages],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                acting = next(page for page in pages if page.decision)
                actions = [choice["action"] for choice in acting.view["choices"]]
                if actions[0].startswith("draw"):
                    drawer = acting
                    break
                version = (await acting.act("take" if "take" in actions else actions[0]))["version"]
                for page in pages:
                    await page.until(lambda p, version=version: p.version >= version)
            who = pages.index(drawer)
            decision, before = drawer.view["round"]["decision"], drawer.version
            await drawer.ask("act", "the-draw", decision=decision, action="draw deck")
            server.send_signal(signal.SIGKILL)
            await drawer.until_closed()
            acknowledged = "the-draw" in drawer.answers

        async with process(tmp_path) as (site, _):
            person = await site.person("Drawer", cookies[who])
            page = await person.page(table)
            assert page.version in ((before + 1,) if acknowledged else (before, before + 1))
            held = page.view["position"]["seats"][who]["hand"]
            answer = await page.do("act", "the-draw", decision=decision, action="draw deck")
            assert answer["type"] == "ok"
            assert answer["version"] == before + 1 == page.version
            assert await page.do("act", "the-draw", decision=decision, action="draw deck") == answer
            position = page.view["position"]
            cards = (
                position["deck"] + len(position["discard"]) + sum(len(place) for place in position["display"])
            )
            cards += sum(seat["hand"] + seat["laid"] for seat in position["seats"])
            assert cards == 109
            assert page.view["position"]["seats"][who]["hand"] >= held

    run(story)


def test_bots_go_on_after_a_restart_and_people_find_their_view(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(pace_normal_ms=60_000)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table(options={"duel": False})
            page = await ann.page(table)
            await page.do("add_bot")
            await page.do("set_first", seat=1)
            await page.do("start")
            await page.until(lambda p: p.phase == "playing")
            before, version, cookies = page.view, page.version, ann.cookies
        async with house.with_settings(pace_normal_ms=60_000).serving() as site:
            ann = await site.person("Ann", cookies)
            page = await ann.page(table)
            assert (page.view, page.version) == (before, version)
        async with house.with_settings(pace_normal_ms=0).serving() as site:
            ann = await site.person("Ann", cookies)
            page = await ann.page(table)
            await page.until(lambda p: p.decision)
            await play_round(page)
            record = page.view["round"]["record"]
            played = await ann.http("GET", f"/api/tables/{table}/records/{record}")
            assert played["result"]["reason"] in ("hand-empty", "cards-out")

    run(story)


class Slow(SqliteStore):
    """Takes its time to say which tables are awake, while one of them comes and goes."""

    async def awake(self) -> list[str]:
        tables = await super().awake()
        while not all([await self.is_resting(table) for table in tables]):
            await asyncio.sleep(0.01)
        return tables


def slow(store: SqliteStore) -> SqliteStore:
    store.__class__ = Slow
    return store


def test_a_table_that_came_and_went_while_all_were_woken_is_not_forgotten_in_its_next_round(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(rest_s=0.05)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            cookies = ann.cookies
        async with replace(house, around=slow).serving() as site:
            ann = await site.person("Ann", cookies)
            page = await ann.page(table)
            await page.close()
            store = sqlite3.connect(tmp_path / "greenpaw.sqlite")
            rests = lambda: store.execute("select * from resting").fetchall() == [(table,)]  # noqa: E731
            while not rests():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # it is woken from a list that isn't true any more
            page = await ann.page(table)
            await page.do("add_bot")
            await page.do("start")
            await page.until(lambda p: p.phase == "playing")
            assert not rests()
            store.close()

    run(story)


def test_a_table_that_cannot_be_woken_keeps_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(pace_normal_ms=60_000)
        async with house.serving() as site:
            ann = await site.person("Ann")
            bad = await ann.open_table()
            table = await ann.open_table(options={"duel": False})
            page = await ann.page(table)
            await page.do("add_bot")
            await page.do("set_first", seat=1)
            await page.do("start")
            await page.until(lambda p: p.phase == "playing")
            version = page.version
        rows = SqliteStore.rows

        async def unreadable(store: SqliteStore, which: str) -> list[Row]:
            if which == bad:
                raise StoreError("disk I/O error")
            return await rows(store, which)

        monkeypatch.setattr(SqliteStore, "rows", unreadable)
        async with house.with_settings(pace_normal_ms=0).serving():
            log = sqlite3.connect(tmp_path / "greenpaw.sqlite")
            newest = "select max(version) from log where game_table = ?"
            while log.execute(newest, (table,)).fetchone() == (version,):
                await asyncio.sleep(0.01)
            log.close()

    run(story)


def test_a_list_of_tables_that_cannot_be_read_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unreadable(store: SqliteStore) -> list[str]:
        raise StoreError("disk I/O error")

    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table, cookies = await ann.open_table(), ann.cookies
        monkeypatch.setattr(SqliteStore, "awake", unreadable)
        async with house.serving() as site:
            await (await site.person("Ann", cookies)).page(table)
        assert "no table is woken before someone comes to it: disk I/O error" in caplog.messages

    run(story)


def test_a_stopping_server_says_that_it_restarts(tmp_path: Path) -> None:
    async def story() -> None:
        async with process(tmp_path) as (site, server):
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            server.send_signal(signal.SIGTERM)
            assert await page.until_closed() == 1012
            assert await asyncio.to_thread(server.wait, 10) in (0, -signal.SIGTERM)

    run(story)


COMPILES_FOR_LONG = """
import time
from greenpaw.server import kernels
kernels.compile_game = lambda game: time.sleep(600)
"""


def test_stopping_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    async def story() -> None:
        async with process(tmp_path, COMPILES_FOR_LONG) as (site, server):
            ann = await site.person("Ann")
            assert not any((await ann.http("GET", "/health"))["ready"].values())
            server.send_signal(signal.SIGINT)
            assert await asyncio.to_thread(server.wait, 20) == 0, "Ctrl-C is how it is meant to end"

    run(story)
