"""No frame tells anyone a card that isn't theirs to see, nor a secret that isn't published yet."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from at_page import Page
from at_server import House, play_round, run


def _own_cards(page: Page) -> list[str]:
    return page.view["position"]["hand"]


def _deal_of(page: Page) -> dict[str, Any]:
    return next(step for step in page.steps if step["step"].startswith("*"))


def test_the_deal_as_seats_and_spectators_see_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table(options={"duel": False})
            pages = [await ann.page(table), await bo.page(table)]
            pages.append(await (await site.person("Wim")).page(table))
            await pages[1].do("sit", name="Bo")
            await pages[0].do("start")
            for page in pages:
                await page.until(lambda p: p.phase == "playing")
            cards = [_deal_of(page)["step"][1:].split(",") for page in pages]
            assert len(cards[0]) == 13 + 13 + 6
            assert cards[0][:13].count("?") == 0
            assert cards[0][13:26] == ["?"] * 13
            assert cards[1][:13] == ["?"] * 13
            assert cards[1][13:26].count("?") == 0
            assert cards[2][:26] == ["?"] * 26
            assert cards[0][26:] == cards[1][26:] == cards[2][26:]
            assert sorted(_own_cards(pages[0])) == sorted(cards[0][:13])
            assert _own_cards(pages[2]) is None
            late = await (await site.person("Vera")).page(table)
            assert late.view == pages[2].view, "the very first frame is as any other"
            history = await late.person.http("GET", f"/api/tables/{table}/history")
            assert history["steps"] == pages[2].steps

    run(story)


def test_frames_change_only_with_what_their_viewer_may_see(tmp_path: Path) -> None:
    """The same round twice, played alike; in the second, Ann's hand is another one. Nothing that anybody
    else was sent before Ann's first play may differ, but for names of tables, times and commitments.
    """
    seen: list[dict[str, list[str]]] = []

    async def story_with(house: House) -> None:
        async with house.serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table(options={"duel": False})
            pages = {"Ann": await ann.page(table), "Bo": await bo.page(table)}
            pages["Wim"] = await (await site.person("Wim")).page(table)
            await pages["Bo"].do("sit", name="Bo")
            await pages["Ann"].do("set_first", seat=0)
            await pages["Ann"].do("start")
            for page in pages.values():
                await page.until(lambda p: p.phase == "playing")
            seen.append(
                {name: [_without_luck(frame, table) for frame in page.frames] for name, page in pages.items()}
            )

    # a dealer with Ann's first two cards exchanged for cards of the deck: the rest comes as before
    from greenpaw.games import dealer

    original = dealer.Fair.__call__

    async def both() -> None:
        taken: dict[int, int] = {}

        def noting(self: Any, round: int, k: int, undealt: Any) -> int:
            taken[k] = 1 + (k * 5) % 13
            return taken[k]

        def exchanged(self: Any, round: int, k: int, undealt: Any) -> int:
            return taken[k] if k > 2 else (14 if k == 1 else taken[k] % 13 + 1)

        for name, deal in (("one", noting), ("two", exchanged)):
            dealer.Fair.__call__ = deal  # type: ignore[method-assign]
            await story_with(House(tmp_path / name))

    try:
        run(both)
    finally:
        dealer.Fair.__call__ = original  # type: ignore[method-assign]
    one, two = seen
    assert one["Ann"] != two["Ann"]
    assert one["Bo"] == two["Bo"]
    assert one["Wim"] == two["Wim"]


def _without_luck(frame: dict[str, Any], table: str) -> str:
    def cleaned(value: Any, name: str = "") -> Any:
        if isinstance(value, dict):
            return {key: cleaned(part, key) for key, part in value.items()}
        if isinstance(value, list):
            return [cleaned(part) for part in value]
        return None if name in ("now_ms", "since_ms", "commitment", "hash", "id") else value

    return json.dumps(cleaned(frame)).replace(table, "TABLE")


def test_a_secret_is_first_told_when_its_round_is_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann, bo = await site.person("Ann"), await site.person("Bo")
            table = await ann.open_table()
            pages = [await ann.page(table), await bo.page(table)]
            await pages[1].do("sit", name="Bo")
            await pages[0].do("start")
            await play_round(*pages)
            texts = [json.dumps(frame) for page in pages for frame in page.frames]
            told = [text for text in texts if any(secret.hex() in text for secret in house.secrets.given)]
            assert len(told) == 2
            assert all('"phase": "between"' in text for text in told)
            log = caplog.text
            assert not any(secret.hex() in log or repr(secret) in log for secret in house.secrets.given)

    run(story)
