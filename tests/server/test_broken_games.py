"""A game that breaks at one table harms no other table, no list of tables, and nothing that is written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from at_page import Page
from at_server import House, Person, run

from greenpaw import games


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """From now on this method of Linko's raises, or does `instead`. Other games go on."""

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


async def _plays_alone(person: Person) -> Page:
    """At a table with a bot, in a round in which the person decides first."""
    page = await person.page(await person.open_table())
    await page.do("add_bot")
    await page.do("set_first", seat=0)
    await page.do("start")
    await page.until(lambda p: p.decision)
    return page
