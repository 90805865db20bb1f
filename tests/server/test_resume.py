"""Reconnecting is the normal case: whatever got lost, the page ends up with the exact view."""

from pathlib import Path

import pytest
from at_page import Page, view_hash
from at_server import House, play_round, run


@pytest.mark.parametrize("nth", [2, 3, 7])
def test_every_nth_frame_is_lost_and_the_view_is_exact_all_the_same(tmp_path: Path, nth: int) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            first, second = await ann.page(table), await bo.page(table)
            await second.do("sit", name="Bo")
            lossy = await (await site.person("Wim")).page(table)
            count = 0

            def drop(frame: dict) -> bool:
                nonlocal count
                is_state = frame["type"] in ("update", "snapshot")
                count += is_state
                return is_state and count % nth == 0

            lossy.drop, lossy.asks_again = drop, True
            await first.do("start")
            await play_round(first, second)
            lossy.drop = lambda frame: False
            await lossy.hello(table, lossy.version)
            await lossy.until(lambda p: p.version == first.version)
            await lossy.hello(table, lossy.version)
            await lossy.until(lambda p: p.hashes_agree)
            assert all(lossy.hashes_agree)
            fresh = await lossy.person.page(table)
            assert fresh.view == lossy.view

    run(story)


async def _resumed(page: Page, table: str, have: int | None) -> list[dict]:
    seen = len(page.frames)
    await page.hello(table, have)
    return [frame for frame in page.frames[seen:] if frame["type"] in ("snapshot", "update")]


def test_a_page_is_told_just_what_it_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            page = await ann.page(table)
            for _ in range(3):
                await page.do("add_bot")
            assert page.version == 4
            other = await ann.page()
            assert [f["version"] for f in await _resumed(other, table, 1)] == [2, 3, 4]
            (nothing,) = await _resumed(other, table, 4)
            assert (nothing["version"], nothing["changed"], nothing["hash"]) == (4, {}, view_hash(page.view))
            (whole,) = await _resumed(other, table, 99)
            assert whole["type"] == "snapshot"
            (whole,) = await _resumed(other, table, None)
            assert whole["view"] == page.view

    run(story)


def test_who_missed_too_much_gets_a_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            page = await ann.page(table)
            for seat in range(70):
                await page.do("set_first", seat=0 if seat % 2 == 0 else None)
            (whole,) = await _resumed(await ann.page(), table, 1)
            assert (whole["type"], whole["version"]) == ("snapshot", page.version)

    run(story)


def test_who_sat_down_meanwhile_is_told_as_someone_seated(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            watching, sitting = await bo.page(table), await bo.page(table)
            have = watching.version
            await watching.close()
            await sitting.do("sit", name="Bo")
            back = await bo.page()
            back.view, back.version = watching.view, have
            await back.hello(table, have)
            assert back.view == sitting.view
            assert back.seat == 1

    run(story)
