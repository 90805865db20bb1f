"""Each command is carried out once, and answered the same way however often it is asked."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from at_page import Page
from at_server import House, Site, run

from greenpaw.bots import bot
from greenpaw.games import load
from greenpaw.server.messages import FromPage


async def two_at_a_table(site: Site) -> tuple[Page, Page]:
    """Ann and Bo in a plain round whose first decision is due."""
    ann, bo = await site.person("Ann"), await site.person("Bo")
    table = await ann.open_table(options={"duel": False})
    first, second = await ann.page(table), await bo.page(table)
    await second.do("sit", name="Bo")
    await first.do("set_first", seat=0)
    await first.do("start")
    await first.until(lambda page: page.decision)
    return first, second


def test_the_same_id_is_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            once = await page.do("add_bot", id="a-bot", bot="casual")
            page.answers.clear()
            twice = await page.do("add_bot", id="a-bot", bot="casual")
            assert once == twice == {"type": "ok", "id": "a-bot", "version": 2, "text": None, "arguments": {}}
            assert len(page.view["seats"]) == 2

    run(story)


def test_the_same_id_gets_the_same_answer_on_another_connection_and_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            page = await ann.page(table)
            accepted = await page.do("add_bot", id="yes", bot="casual")
            refused = await page.do("start", id="no")
            refused = await page.do("rematch", id="no-2")
            assert refused["type"] == "refused"
            await page.close()
            again = await ann.page(table)
            assert await again.do("add_bot", id="yes", bot="casual") == accepted
            assert await again.do("rematch", id="no-2") == refused
            cookies = ann.cookies
        async with house.serving() as site:
            ann = await site.person("Ann", cookies)
            page = await ann.page(table)
            assert await page.do("add_bot", id="yes", bot="casual") == accepted
            assert len(page.view["seats"]) == 2

    run(story)


def test_of_two_tabs_that_race_for_one_decision_one_is_told_stale(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await two_at_a_table(site)
            tab = await ann.person.page(ann.view["table"])
            assert tab.view == ann.view
            action = ann.view["choices"][0]["action"]
            answers = await asyncio.gather(*(page.act(action) for page in (ann, tab, ann, tab)))
            codes = sorted(answer.get("code", "ok") for answer in answers)
            assert codes[0] == "ok"
            assert set(codes[1:]) <= {"stale", "not-your-decision"}
            assert "stale" in codes
            for page in (tab, bo):
                await page.until(lambda p: p.version == ann.version)
            assert tab.view == ann.view

    run(story)


def test_the_update_comes_before_the_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, _ = await two_at_a_table(site)
            answer = await ann.act(ann.view["choices"][0]["action"])
            updates = [f for f in ann.frames if f["type"] == "update" and f["version"] == answer["version"]]
            assert ann.frames.index(updates[0]) < ann.frames.index(answer)

    run(story)


def test_every_viewer_gets_every_version(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await two_at_a_table(site)
            watcher = await (await site.person("Wim")).page(ann.view["table"])
            for _ in range(5):
                acting = ann if ann.decision else bo
                await acting.act(acting.view["choices"][0]["action"])
                for page in (ann, bo, watcher):
                    await page.until(lambda p, v=acting.version: p.version >= v)
                if not (ann.decision or bo.decision):
                    break
            for page in (ann, bo, watcher):
                versions = [
                    frame["version"] for frame in page.frames if frame["type"] in ("snapshot", "update")
                ]
                assert versions == list(range(versions[0], versions[-1] + 1))
            assert watcher.view["choices"] == []

    run(story)


def test_a_bot_that_does_not_exist_is_not_seated(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            assert (await page.do("add_bot", bot="deep-blue"))["code"] == "no-such-bot"

    run(story)


def test_a_bot_that_is_not_named_is_the_games_usual_one_and_any_other_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            for asked in ({}, {"bot": "master"}, {"bot": "uniform"}, {"bot": "greedy"}):
                assert (await page.do("add_bot", **asked))["type"] == "ok"
            assert page.view is not None
            usual = bot.usual(load("linko"))
            assert [seat["bot"] for seat in page.view["seats"]] == [
                None,
                usual,
                "master",
                "uniform",
                "casual",
            ]

    run(story)


def test_commands_need_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            page = await (await site.person("Ann")).page()
            assert (await page.do("start"))["code"] == "no-table"
            await page.send(type="hello", protocol=1, table="nowhere", have=None)
            await page.until(lambda p: p.frames[-1].get("code") == "unknown-table")
            await page.send(type="hello", protocol=7, table="nowhere", have=None)
            await page.until(lambda p: p.frames[-1].get("code") == "protocol")
            await page.send(type="dance")
            await page.until(lambda p: p.frames[-1].get("code") == "bad-message")
            await page.send(type="do", id="x", command={"do": "deal", "round": 1})
            await page.until(lambda p: p.frames[-1].get("code") == "bad-message")

    run(story)


def a_command(id: str, hex: str) -> bytes:
    return msgspec.json.encode(
        {"type": "do", "id": id, "command": {"do": "contribute", "round": 1, "hex": hex}}
    )


def test_ids_and_contributions_end_where_they_seem_to() -> None:
    msgspec.json.decode(a_command("an-id", "00ff"), type=FromPage)
    for id, hex in [("an-id\n", "00ff"), ("\n", "00ff"), ("an-id", "00ff\n"), ("an-id", "\n")]:
        with pytest.raises(msgspec.ValidationError, match="regex"):
            msgspec.json.decode(a_command(id, hex), type=FromPage)
