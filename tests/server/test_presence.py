"""Who is here, who is absent, what they say, and which tables are listed."""

import asyncio
from pathlib import Path

import pytest
from at_server import House, play_round, run


def test_presence_is_a_count_of_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            page = await ann.page(table)
            assert page.presence == {"type": "presence", "seats": [True], "spectators": 0}
            one, two = await bo.page(table), await bo.page(table)
            await page.until(lambda p: p.presence["spectators"] == 1)
            await one.do("sit", name="Bo")
            await page.do("add_bot")
            await page.until(lambda p: p.presence["seats"] == [True, True, True])
            await one.close()
            await two.do("set_first", seat=None)
            assert page.presence["seats"] == [True, True, True]
            await two.close()
            await page.until(lambda p: p.presence["seats"] == [True, False, True])

    run(story)


def test_a_bot_decides_for_the_absent_until_they_are_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(grace_ms=150).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            page, gone = await ann.page(table), await bo.page(table)
            await gone.do("sit", name="Bo")
            await page.do("set_first", seat=1)
            await page.do("start")
            await gone.until(lambda p: p.decision)
            await gone.close()
            await page.until(lambda p: p.view["seats"][1]["stand_in"])
            await page.until(lambda p: any(s["by"] == "stand-in" and s["seat"] == 1 for s in p.steps))
            back = await bo.page(table)
            assert back.view["seats"][1]["stand_in"], "being connected isn't being back"
            assert back.view["choices"] == []
            assert (await back.do("back"))["type"] == "ok"
            await page.until(lambda p: not p.view["seats"][1]["stand_in"])
            done = len(page.steps)
            await play_round(page, back)
            assert all(step["by"] is None for step in page.steps[done:])

    run(story)


def test_who_comes_first_to_an_empty_table_waits_for_the_others_as_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(grace_ms=600_000).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            page, gone = await ann.page(table), await bo.page(table)
            await gone.do("sit", name="Bo")
            await page.do("set_first", seat=1)
            await page.do("start")
            await gone.until(lambda p: p.decision)
            await gone.close()
            await page.close()
            cookies, bos = ann.cookies, bo.cookies
        async with House(tmp_path).with_settings(grace_ms=500).serving() as site:
            bo = await site.person("Bo", bos)
            await asyncio.sleep(0.5)  # nobody is here for longer than the grace time
            page = await (await site.person("Ann", cookies)).page(table)
            back = await bo.page(table)
            await back.until(lambda p: p.decision)
            assert not page.view["seats"][1]["stand_in"]

    run(story)


def test_the_role_of_a_host_who_is_gone_passes_on_outside_a_round(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(grace_ms=150).serving() as site:
            ann, bo, cleo = [await site.person(name) for name in ("Ann", "Bo", "Cleo")]
            table = await ann.open_table()
            page, other = await ann.page(table), await bo.page(table)
            await cleo.page(table)
            hosts = lambda p: [seat["host"] for seat in p.view["seats"]]  # noqa: E731
            await other.do("sit", name="Bo")
            await page.close()
            await other.until(lambda p: hosts(p) == [False, True])
            assert (await other.do("start"))["type"] == "ok"
            back = await ann.page(table)
            await play_round(back, other)
            await other.close()
            await back.until(lambda p: hosts(p) == [True, False])

    run(story)


def test_asking_again_for_the_same_table_is_not_leaving_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            page, other = await ann.page(table), await bo.page(table)
            told = len([frame for frame in other.frames if frame["type"] == "presence"])
            await page.hello(table, page.version)
            await page.do("add_bot")
            await other.until(lambda p: p.version == 2)
            presences = [frame for frame in other.frames if frame["type"] == "presence"][told:]
            assert all(frame["seats"][0] for frame in presences)
            await page.hello(await ann.open_table())
            await other.until(lambda p: p.presence["seats"] == [False, True])

    run(story)


def test_a_table_where_nobody_is_waits_for_its_people(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path).with_settings(grace_ms=0)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            page = await ann.page(table)
            await page.do("add_bot")
            await page.do("set_first", seat=0)
            await page.do("start")
            await page.until(lambda p: p.decision)
            await page.close()
            await site.person("Someone")  # time for the server to notice
            page = await ann.page(table)
            assert page.decision
            assert not page.view["seats"][0]["stand_in"]

    run(story)


def test_chat_is_shown_to_all_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            page, other = await ann.page(table), await bo.page(table)
            text = "<b>hi</b> مرحبا 👋🏽 \u202eevil\u202c"
            said = await page.say(text, id="line")
            assert said == {"type": "ok", "id": "line", "version": None, "text": None, "arguments": {}}
            (line,) = await other.until(lambda p: p.lines)
            assert (line["name"], line["seat"], line["text"]) == ("Ann", 0, "<b>hi</b> مرحبا 👋🏽 evil")
            await page.say(text, id="line")
            assert (await other.say("hello"))["code"] == "name-first"
            await bo.http("PUT", "/api/me", {"name": "Bo"})
            assert (await other.say("hello"))["type"] == "ok"
            assert (await other.say(" \u200e "))["code"] == "empty-line"
        async with house.serving() as site:
            page = await (await site.person("Cleo")).page(table)
            assert [(line["number"], line["name"]) for line in page.lines] == [(1, "Ann"), (2, "Bo")]

    run(story)


def test_slash_commands_are_answered_like_the_buttons(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            page, other = await ann.page(table), await bo.page(table)
            assert (await other.say("/join Bo", id="j"))["version"] == 2
            assert (await other.say("/join Bo", id="j"))["version"] == 2
            who = await page.say("/who")
            assert (who["text"], who["arguments"]) == ("chat-who", {"count": 2, "names": "Ann, Bo"})
            assert (await page.say("/dance"))["code"] == "unknown-command"
            assert (await other.say("/bot"))["code"] == "not-host"
            assert (await page.say("/start"))["type"] == "ok"
            assert page.lines == []

    run(story)


def test_the_lobby_lists_public_tables_where_people_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).with_settings(leave_lobby_s=0.3).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            lobby = await bo.page()
            await lobby.send(type="lobby", protocol=1)
            listed = lambda p: p.frames and p.frames[-1].get("tables")  # noqa: E731
            page = await ann.page(await ann.open_table())
            (line,) = await lobby.until(listed)
            assert line == {
                "table": page.view["table"],
                "game": "linko",
                "phase": "gathering",
                "names": ["Ann"],
                "seats": [1, 5],
                "options": line["options"],
                "match": "open",
            }
            await page.do("set_match", kind="target", goal=50)
            await lobby.until(lambda p: listed(p) and listed(p)[0]["match"] == "target 50")
            await ann.page(await ann.open_table(public=False))
            await page.do("set_table", public=False)
            await lobby.until(lambda p: not listed(p))
            await page.do("set_table", public=True)
            await lobby.until(listed)
            await page.close()
            await lobby.until(lambda p: not listed(p))

    run(story)


def test_the_lobby_shows_no_table_that_left_while_nobody_looked(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            listed = lambda p: p.frames and p.frames[-1].get("tables")  # noqa: E731
            lobby = await bo.page()
            await lobby.send(type="lobby", protocol=1)
            page = await ann.page(await ann.open_table())
            await lobby.until(listed)
            await page.do("set_table", public=False)
            await lobby.until(lambda p: not listed(p))
            await lobby.close()
            await page.do("set_table", public=True)
            lobby = await bo.page()
            await lobby.send(type="lobby", protocol=1)
            await lobby.until(listed)
            await page.do("set_table", public=False)
            await lobby.until(lambda p: not listed(p))

    run(story)


def test_a_round_to_which_nobody_comes_back_is_abandoned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table = await ann.open_table()
            page = await ann.page(table)
            await page.do("add_bot")
            await page.do("start")
            await page.until(lambda p: p.phase == "playing")
            cookies = ann.cookies
        monkeypatch.setattr("greenpaw.server.hub.SETTLING_MS", 100)
        async with house.with_settings(abandon_s=0.1, rest_s=0.1).serving() as site:
            ann = await site.person("Ann", cookies)
            path = f"/api/tables/{table}/records/{page.view['round']['record']}"
            while (await ann.browser.get(path)).status_code == 404:
                pass
            assert (await ann.http("GET", path))["result"]["reason"] == "abandoned"

    run(story)
