"""A game that breaks at one table harms no other table, no list of tables, and nothing that is written."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from at_page import Page
from at_server import House, Person, play_round, run

from greenpaw import games
from greenpaw.games.position import Position
from greenpaw.server import hub, kernels, timers
from greenpaw.store.contract import Row
from greenpaw.table.state import Round, Table

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """From now on this method of Linko's raises, or does `instead`."""
    monkeypatch.setattr(kernels, "compile_game", lambda game: None)  # which would notice

    def breaks(method: str, instead: Callable[..., Any] | None = None) -> None:
        def broken(*_: Any, **__: Any) -> Any:
            raise RuntimeError("a slip of the pen")

        monkeypatch.setattr(type(games.load("linko")), method, instead or broken)

    return breaks


async def listed(person: Person) -> list[str]:
    """The tables that the lobby tells someone who comes to it now."""
    page = await person.page()
    await page.send(type="lobby", protocol=1)
    await page.until(lambda p: p.frames)
    tables = [line["table"] for line in page.frames[0]["tables"]]
    await page.close()
    return tables


def test_the_lobby_lists_a_table_whose_view_cannot_be_made(
    tmp_path: Path, breaks: Callable[..., None]
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await _plays_alone(ann)
            breaks("observation")
            assert await listed(ann) == [page.view["table"]]

    run(story)


def test_a_table_that_cannot_be_listed_is_missing_alone_and_logged_once(
    tmp_path: Path, breaks: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            bad, good = await ann.page(await ann.open_table()), await ann.page(await ann.open_table())
            resolve = type(games.load("linko")).resolve_options
            await good.do("set_option", name="expert", value=True)

            def resolve_some(game: Any, players: int, chosen: dict[str, bool]) -> dict[str, bool]:
                if not chosen:
                    raise RuntimeError("a slip of the pen")
                return resolve(game, players, chosen)

            breaks("resolve_options", resolve_some)
            for _ in range(2):
                assert await listed(ann) == [good.view["table"]]
            (told,) = caplog.messages
            assert told == f"table {bad.view['table']} can't be listed in the lobby"

    run(story)


def test_what_cannot_be_shown_is_not_written(
    tmp_path: Path, breaks: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            page, good = await _plays_alone(ann), await bo.page(await bo.open_table())
            table, before = page.view["table"], page.version
            with monkeypatch.context() as patch:
                patch.setattr(type(games.load("linko")), "observation", lambda *_: object())
                assert (await page.act(page.view["choices"][0]["action"], id="a"))["code"] == "table-broken"
            assert (await good.do("add_bot"))["type"] == "ok"
            again = await ann.page(table)
            assert again.version == before
            assert (await again.act(again.view["choices"][0]["action"], id="a"))["type"] == "ok"

    run(story)


def test_a_table_that_can_no_longer_be_shown_breaks_off_and_the_log_has_no_words_of_the_game_s(
    tmp_path: Path, breaks: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            page = await _plays_alone(ann)
            breaks("observation")
            await is_told_of_trouble(bo, page.view["table"], have=page.version - 1)
            await page.until(lambda p: p.frames[-1].get("code") == "broken-table")
            assert "RuntimeError at Spectator" in caplog.text
            assert "RuntimeError: a slip of the pen" not in caplog.text

    run(story)


def test_a_table_that_cannot_be_shown_is_its_own_peoples_trouble_and_logged_once(
    tmp_path: Path, breaks: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            table = (await _plays_alone(ann)).view["table"]
            good, cookies = await ann.open_table(), ann.cookies
        breaks("observation")
        async with house.serving() as site:
            ann = await site.person("Ann", cookies)
            for _ in range(2):
                await is_told_of_trouble(ann, table)
                assert [line["table"] for line in await ann.http("GET", "/api/me/tables")] == [good]
                failed = await ann.http("GET", f"/api/tables/{table}/history", status=503)
                assert failed["code"] == "table-broken"
            assert caplog.messages == [f"table {table} can't be read from its log"]

    run(story)


async def is_told_of_trouble(person: Person, table: str, have: int | None = None) -> None:
    page = await person.page()
    await page.send(type="hello", protocol=1, table=table, have=have)
    await page.until(lambda p: p.frames)
    assert page.frames[0].get("code") == "broken-table"


def test_a_seat_that_no_table_has_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await _plays_alone(ann)
            before = page.version
            with monkeypatch.context() as patch:
                patch.setattr(Position, "current_player", property(lambda position: 9 * position.decisions))
                answer = await page.act(page.view["choices"][0]["action"])
                assert answer["code"] == "table-broken"
            again = await ann.page(page.view["table"])
            assert (again.version, again.phase) == (before, "playing")

    run(story)


def test_what_cannot_be_told_of_a_table_is_missing_in_lists_and_asked_for_again(
    tmp_path: Path, breaks: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page, other = await _plays_alone(ann), await ann.open_table()
            table = page.view["table"]
            breaks("effect")
            failed = await ann.http("GET", f"/api/tables/{table}/history", status=503)
            assert failed["code"] == "table-broken"
            monkeypatch.setattr(Round, "acting", property(lambda round: round.seats[9]))
            assert [line["table"] for line in await ann.http("GET", "/api/me/tables")] == [other]

    run(story)


def test_a_table_that_could_not_be_shown_is_not_opened(tmp_path: Path, breaks: Callable[..., None]) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            breaks("seats_allowed")
            asked = {"game": "linko", "name": "Ann"}
            assert (await ann.http("POST", "/api/tables", asked, status=422))["code"] == "game-broken"
            assert await ann.http("GET", "/api/me/tables") == []

    run(story)


def test_a_bot_that_decides_what_is_not_allowed_breaks_its_table_off_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(timers, "choose", lambda *_: "back")

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await _plays_alone(ann)
            await page.act(page.view["choices"][0]["action"])
            await page.until(lambda p: p.frames[-1].get("code") == "broken-table")
            await page.hello(page.view["table"])
            await page.until(lambda p: p.frames[-1].get("code") == "broken-table")
            (told,) = caplog.messages
            assert told == f"table {page.view['table']}, version {page.version} broke off: NotAllowed"
            assert "a bot, seat 1, decision 1" in caplog.text

    run(story)


def test_bots_and_logs_that_never_come_back_hold_up_their_own_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))
    monkeypatch.setattr(timers, "LONG_S", 0.05)
    choose, fold, over = timers.choose, hub.fold, threading.Event()

    def choose_or_not(table: Table, *rest: Any) -> str:
        return choose(table, *rest) if table.game == "linko" else str(over.wait(60))

    def fold_or_not(rows: list[Row]) -> Table:
        table = fold(rows)
        assert len(rows) == 1 or table.game == "linko" or over.wait(60)
        return table

    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            quiet = await _plays_alone(ann)
            monkeypatch.setattr(timers, "choose", choose_or_not)
            for page in [await _plays_alone(ann, "acorns") for _ in range(3)]:
                assert (await page.act("gather"))["type"] == "ok"
            while len(caplog.messages) < 3:
                await site.person("Someone")
            assert "the bot uniform of acorns, seat 1, hasn't decided for 0.05 s" in caplog.messages[0]
            await play_round(quiet)
            cookies = ann.cookies
        monkeypatch.setattr(hub, "fold", fold_or_not)
        async with house.serving() as site:
            ann = await site.person("Ann", cookies)
            assert (await ann.page(quiet.view["table"])).phase == "between"

    try:
        run(story)
    finally:
        over.set()


async def _plays_alone(person: Person, game: str = "linko") -> Page:
    """At a table with a bot, in a round in which the person decides first."""
    page = await person.page(await person.open_table(game=game))
    await page.do("add_bot")
    await page.do("set_first", seat=0)
    await page.do("start")
    await page.until(lambda p: p.decision)
    return page
