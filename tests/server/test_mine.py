"""The way back to one's own tables."""

from pathlib import Path
from typing import Any

from at_server import House, Person, play_round, run


async def mine(person: Person) -> list[Any]:
    return await person.http("GET", "/api/me/tables")


def test_the_tables_where_one_has_a_seat_are_found_again(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            assert await mine(ann) == []
            hidden = await ann.open_table(public=False)
            played = await ann.open_table()
            page, other = await ann.page(played), await bo.page(played)
            await other.do("sit", name="Bo")
            await page.do("set_first", seat=1)
            await page.do("start")
            await other.until(lambda p: p.decision)
            waiting = {"table": played, "game": "linko", "phase": "playing", "others": ["Ann"], "acts": True}
            assert await mine(bo) == [waiting]
            assert [(line["table"], line["acts"]) for line in await mine(ann)] == [
                (played, False),
                (hidden, False),
            ]
            assert await mine(await site.person("Cleo")) == []
            bos = bo.cookies
        async with house.serving() as site:
            bo = await site.person("Bo", bos)
            assert await mine(bo) == [waiting], "a restart forgets no seat"

    run(story)


def test_a_table_that_one_has_left_is_not_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            assert len(await mine(ann)) == 1
            await page.do("stand_up")
            assert await mine(ann) == []

    run(story)


def test_a_finished_match_is_listed_while_someone_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            await page.do("add_bot")
            await page.do("start")
            await play_round(page)
            await page.do("finish")
            assert page.phase == "over"
            assert [line["phase"] for line in await mine(ann)] == ["over"]
            await page.close()
            while await mine(ann):
                pass

    run(story)
