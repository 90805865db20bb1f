"""A game in a folder outside the package is hosted as any other; one that can't be loaded harms no other."""

import asyncio
import logging
import threading
from pathlib import Path

import pytest
from at_server import House, play_round, run

from greenpaw.games import record
from greenpaw.games.contract import Game
from greenpaw.games.verify import has_checked_cards, verify
from greenpaw.server import kernels

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_two_people_and_a_bot_play_a_game_from_outside_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            (acorns,) = [each for each in await ann.http("GET", "/api/games") if each["name"] == "acorns"]
            assert acorns["players"] == [2, 4]
            assert acorns["bots"] == ["uniform"]
            table = await ann.open_table(game="acorns", options={"windy": True})
            pages = [await ann.page(table), await bo.page(table)]
            assert (await pages[1].do("sit", name="Bo"))["type"] == "ok"
            assert (await pages[0].do("add_bot"))["type"] == "ok"
            assert (await pages[0].do("start"))["type"] == "ok"
            await pages[1].until(lambda p: p.view and p.view["position"])
            mine = [[one["hidden"] for one in page.view["position"]["squirrels"]] for page in pages]
            assert [sum(hidden is not None for hidden in seen) for seen in mine] == [1, 1]
            await play_round(*pages)
            (name,) = [each["record"] for each in pages[0].view["match"]["rounds"]]
            made = record.read((await ann.browser.get(f"/api/tables/{table}/records/{name}")).content)
            assert made.options == {"windy": True}
            assert verify(made).is_over
            assert has_checked_cards(made)

    run(story)


def test_a_game_that_cannot_be_loaded_is_told_in_one_line_and_the_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "games" / "broken_one"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("import nothing_of_that_name")
    monkeypatch.setenv("GREENPAW_GAMES", str(folder.parent))

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            assert "broken-one" not in [each["name"] for each in await ann.http("GET", "/api/games")]
            refused = {"game": "broken-one", "name": "Ann"}
            answer = await ann.http("POST", "/api/tables", refused, status=422)
            assert answer["code"] == "no-such-game"
            await ann.open_table()

    with caplog.at_level(logging.ERROR, "greenpaw"):
        run(story)
    (told,) = caplog.messages
    assert "broken_one can't be loaded: ModuleNotFoundError" in told
    assert "\n" not in told


def test_a_game_that_cannot_be_compiled_is_not_offered_and_what_is_asked_of_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))
    opened = threading.Event()
    compile_game = kernels.compile_game

    def compile_all_but_one(game: Game) -> None:
        if game.name != "acorns":
            return compile_game(game)
        opened.wait(60)
        raise TypeError("a slip of the pen")

    monkeypatch.setattr(kernels, "compile_game", compile_all_but_one)

    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            before = [each["name"] for each in await ann.http("GET", "/api/games")]
            early = await ann.open_table(game="acorns")
            page = await ann.page(early)
            await page.do("add_bot")
            opened.set()
            offered = before
            while "acorns" in offered:
                offered = [each["name"] for each in await ann.http("GET", "/api/games")]
                await asyncio.sleep(0)
            assert offered == [name for name in before if name != "acorns"]
            assert "acorns" not in (await ann.http("GET", "/health"))["ready"]
            assert (await page.do("start"))["code"] == "game-broken"
            asked = {"game": "acorns", "name": "Ann"}
            assert (await ann.http("POST", "/api/tables", asked, status=422))["code"] == "game-broken"
            await ann.open_table()
            cookies = ann.cookies
        async with house.serving() as site:
            page = await (await site.person("Ann", cookies)).page()
            await page.send(type="hello", protocol=1, table=early)
            await page.until(lambda p: p.frames and p.frames[-1].get("code") == "broken-table")

    with caplog.at_level(logging.ERROR, "greenpaw"):
        run(story)
    assert caplog.messages == ["acorns can't be played"] * 2, "once by each server"


def test_a_game_that_comes_while_the_server_runs_waits_for_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "latecomer"
    folder.mkdir(parents=True)
    monkeypatch.setenv("GREENPAW_GAMES", str(folder.parent))

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            (folder / "__init__.py").write_text(f"open({str(folder / 'was_run')!r}, 'x').close()")
            asked = {"game": "latecomer", "name": "Ann"}
            assert (await ann.http("POST", "/api/tables", asked, status=422))["code"] == "no-such-game"
            assert not (folder / "was_run").exists()

    run(story)
