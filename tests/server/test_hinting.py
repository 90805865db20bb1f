"""A hint at a table: who hears that it was taken, who hears what it says, and what happens meanwhile."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from at_page import Page
from at_server import House, Person, Site, play_round, run

from greenpaw.bots import bot, weights
from greenpaw.bots.compiling import compile_networks
from greenpaw.bots.hints import Hint, HintedChoice
from greenpaw.games import load
from greenpaw.games.position import Position
from greenpaw.server import hinting, kernels, searches, threads

SAYS = "keeps-its-secret"


class Oracle:
    """Gives hints that a test knows, from whatever it gets."""

    def __init__(self) -> None:
        self.asked: list[tuple[Position, list[str]]] = []
        self.may_answer = threading.Event()
        self.may_answer.set()

    def __call__(self, position: Position, record: list[str], rng: Any) -> Hint:
        self.asked.append((position, record))
        assert self.may_answer.wait(20)
        action = str(position.legal_actions()[0])
        return Hint([HintedChoice(action, 2.5, 0.75, [{"kind": f"{SAYS}-{len(self.asked)}"}])])


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    oracle = Oracle()
    monkeypatch.setattr(kernels, "compile_networks", lambda game: None)  # which nobody needs then
    monkeypatch.setattr(hinting, "hint", oracle)
    return oracle


async def at_a_table(site: Site) -> tuple[Page, Page, Page]:
    """Ann, whose decision is due, Bo, and Wim who watches."""
    ann, bo, wim = [await site.person(name) for name in ("Ann", "Bo", "Wim")]
    table = await ann.open_table(options={"duel": False})
    pages = await ann.page(table), await bo.page(table), await wim.page(table)
    await pages[1].do("sit", name="Bo")
    await pages[0].do("set_first", seat=0)
    await pages[0].do("start")
    await pages[0].until(lambda page: page.decision)
    return pages


async def take(page: Page, **more: Any) -> dict[str, Any]:
    return await page.do("take_hint", decision=decision(page), **more)


async def has_been_heard(page: Page) -> None:
    """All that the page has asked so far: a table takes up one thing after the other."""
    await page.do("sit", name=page.person.name)


def decision(page: Page) -> int:
    assert page.view is not None
    return page.view["round"]["decision"]


def test_everyone_hears_that_a_hint_was_taken_and_only_who_took_it_what_it_says(
    tmp_path: Path, oracle: Oracle
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo, wim = await at_a_table(site)
            assert (await take(ann))["type"] == "ok"
            for page in (ann, bo, wim):
                await page.until(lambda p: p.view["round"]["hints"] == [1, 0])
            assert ann.view is not None
            assert ann.view["hint"]["choices"][0]["whys"] == [{"kind": f"{SAYS}-1"}]
            again = await ann.person.page(ann.view["table"])
            assert again.view == ann.view, "a page that comes anew shows it again"
            late = await site.person("Vera")
            others = [bo, wim, await late.page(ann.view["table"])]
            await ann.act(ann.view["choices"][0]["action"])
            await bo.until(lambda p: p.version == ann.version)
            await wim.until(lambda p: p.version == ann.version)
            assert ann.view["hint"] is None
            for page in others:
                assert SAYS not in json.dumps(page.frames)
                assert page.view is not None
                history = await page.person.http("GET", f"/api/tables/{page.view['table']}/history")
                assert SAYS not in json.dumps(history)

    run(story)


def test_it_is_made_from_what_the_seat_knows(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, _, _ = await at_a_table(site)
            await take(ann)
            ((position, record),) = oracle.asked
            assert position.is_masked
            assert position == position.mask(0)
            assert record[0].count("?") == 13

    run(story)


def test_asked_twice_it_is_the_same_and_is_told_once(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, _, _ = await at_a_table(site)
            oracle.may_answer.clear()
            both = asyncio.gather(take(ann, id="one"), take(ann, id="two"))
            await ann.do("set_table", pace="fast")  # the table goes on meanwhile
            oracle.may_answer.set()
            assert [answer["type"] for answer in await both] == ["ok", "ok"]
            assert ann.view is not None
            hint, version = ann.view["hint"], ann.version
            assert (await take(ann))["version"] is None
            assert (await take(ann, id="one")) == (await both)[0]
            assert (ann.view["hint"], ann.version, ann.view["round"]["hints"]) == (hint, version, [1, 0])
            assert len(oracle.asked) == 1

    run(story)


def test_a_hint_outlives_the_server(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann, _, _ = await at_a_table(site)
            await take(ann)
            before = ann.view
        async with house.serving() as site:
            person = await site.person("Ann", ann.person.cookies)
            assert before is not None
            assert (await person.page(before["table"])).view == before

    run(story)


def test_who_decides_meanwhile_is_told_that_it_comes_too_late(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo, _ = await at_a_table(site)
            oracle.may_answer.clear()
            await ann.ask("take_hint", id="late", decision=decision(ann))
            assert ann.view is not None
            await ann.act(ann.view["choices"][0]["action"])
            oracle.may_answer.set()
            late = await ann.until(lambda page: page.answers.get("late"))
            assert late["code"] in ("stale", "not-your-decision")
            await bo.until(lambda p: p.version == ann.version)
            assert bo.view is not None
            assert bo.view["round"]["hints"] == [0, 0]

    run(story)


def test_a_hint_that_is_found_in_another_round_is_given_to_nobody(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            page = await ann.page(await ann.open_table())
            await page.do("add_bot", bot="casual")
            await page.do("set_first", seat=0)
            await page.do("start")
            due = await page.until(lambda p: p.decision)
            oracle.may_answer.clear()
            late = await page.ask("take_hint", decision=due[2])
            await page.do("finish")
            await page.do("finish")
            await page.do("set_first", seat=0)
            await page.do("rematch")
            assert await page.until(lambda p: p.decision) == due
            again = await page.ask("take_hint", decision=due[2])
            oracle.may_answer.set()
            assert (await page.until(lambda p: p.answers.get(late)))["code"] == "stale"
            assert (await page.until(lambda p: p.answers.get(again)))["type"] == "ok"
            assert page.view is not None
            assert page.view["hint"]["choices"][0]["whys"] == [{"kind": f"{SAYS}-2"}]
            assert page.view["round"]["hints"] == [1, 0]

    run(story)


def test_a_hint_that_is_sought_for_a_decision_is_not_forgotten_when_an_earlier_one_fails(
    tmp_path: Path, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier_begins, earlier_fails = threading.Event(), threading.Event()
    asked: list[int] = []

    def hint(position: Position, record: list[str], rng: Any) -> Hint:
        asked.append(position.decisions)
        if position.decisions == asked[0]:
            earlier_begins.set()
            assert earlier_fails.wait(20)
            raise ZeroDivisionError
        return oracle(position, record, rng)

    monkeypatch.setattr(hinting, "hint", hint)

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo, _ = await at_a_table(site)
            pages = [ann, bo]
            late = await ann.ask("take_hint", decision=decision(ann))
            assert await asyncio.to_thread(earlier_begins.wait, 20)
            assert ann.view is not None
            await ann.act(ann.view["choices"][0]["action"])
            while not (due := [page for page in pages if page.decision]):
                await asyncio.sleep(0.01)
            oracle.may_answer.clear()
            first = await due[0].ask("take_hint", decision=decision(due[0]))
            await has_been_heard(due[0])
            earlier_fails.set()
            assert (await ann.until(lambda p: p.answers.get(late)))["code"] == "hint-failed"
            second = await due[0].ask("take_hint", decision=decision(due[0]))
            await has_been_heard(due[0])
            oracle.may_answer.set()
            for id in (first, second):
                assert (await due[0].until(lambda p, id=id: p.answers.get(id)))["type"] == "ok"
            assert len(asked) == 2

    run(story)


async def decides(person: Person) -> Page:
    """At a table of the person's own, against a bot: their decision is due."""
    page = await person.page(await person.open_table())
    await page.do("add_bot", bot="casual")
    await page.do("set_first", seat=0)
    await page.do("start")
    await page.until(lambda p: p.decision)
    return page


async def begun(oracle: Oracle, searches: int) -> None:
    while len(oracle.asked) < searches:
        await asyncio.sleep(0.01)


def test_a_hint_for_a_decision_that_is_past_is_searched_for_no_more(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo, cy = [await decides(await site.person(name)) for name in ("Ann", "Bo", "Cy")]
            oracle.may_answer.clear()
            both = asyncio.gather(take(ann), take(bo))
            await begun(oracle, threads.A_GAME)
            late = await cy.ask("take_hint", decision=decision(cy))
            assert cy.view is not None
            await cy.act(cy.view["choices"][0]["action"])
            assert (await cy.until(lambda p: p.answers.get(late)))["code"] in ("stale", "not-your-decision")
            oracle.may_answer.set()
            assert [answer["type"] for answer in await both] == ["ok", "ok"]
            assert len(oracle.asked) == 2

    run(story)


def test_a_person_has_one_search_at_a_time_and_the_newest_waits(tmp_path: Path, oracle: Oracle) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await site.person("Ann")
            pages = [await decides(ann) for _ in range(4)]
            oracle.may_answer.clear()
            ids = [await pages[0].ask("take_hint", decision=decision(pages[0]))]
            await begun(oracle, 1)
            for page in pages[1:]:
                ids.append(await page.ask("take_hint", decision=decision(page)))
                await has_been_heard(page)
            answers = [
                page.until(lambda p, id=id: p.answers.get(id)) for page, id in zip(pages, ids, strict=True)
            ]
            assert [(await answer)["code"] for answer in answers[1:3]] == ["hint-failed"] * 2
            assert len(oracle.asked) == 1
            oracle.may_answer.set()
            assert [(await answer)["type"] for answer in (answers[0], answers[3])] == ["ok", "ok"]
            assert len(oracle.asked) == 2

    run(story)


def test_a_search_that_runs_counts_on_when_a_later_one_of_its_person_was_withdrawn(
    tmp_path: Path, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "MOST", 1)

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = await site.person("Ann"), await decides(await site.person("Bo"))
            first, second = await decides(ann), await decides(ann)
            oracle.may_answer.clear()
            runs = asyncio.create_task(take(first))
            await begun(oracle, 1)
            late = await second.ask("take_hint", decision=decision(second))
            assert second.view is not None
            await second.act(second.view["choices"][0]["action"])
            assert (await second.until(lambda p: p.answers.get(late)))["type"] == "refused"
            assert (await take(bo))["code"] == "hint-failed"
            oracle.may_answer.set()
            assert (await runs)["type"] == "ok"
            assert (await take(bo))["type"] == "ok"

    run(story)


def test_only_so_many_people_wait_for_hints_and_who_is_refused_may_ask_again(
    tmp_path: Path, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "MOST", 1)

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo = [await decides(await site.person(name)) for name in ("Ann", "Bo")]
            oracle.may_answer.clear()
            first = asyncio.create_task(take(ann))
            await begun(oracle, 1)
            assert (await take(bo, id="again"))["code"] == "hint-failed"
            oracle.may_answer.set()
            assert (await first)["type"] == "ok"
            del bo.answers["again"]
            assert (await take(bo, id="again"))["type"] == "ok"

    run(story)


def test_nothing_is_offered_that_needs_a_network_which_cannot_be_compiled(
    tmp_path: Path, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = threading.Event()

    def compile_networks(game: Any) -> None:
        assert fails.wait(20)
        raise ZeroDivisionError

    monkeypatch.setattr(kernels, "compile_networks", compile_networks)

    async def offered(page: Page) -> dict[str, Any]:
        (told,) = [info for info in await page.person.http("GET", "/api/games") if info["name"] == "linko"]
        return told

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann = await (person := await site.person("Ann")).page(await person.open_table())
            assert (await ann.do("add_bot", bot="strong"))["type"] == "ok"
            await ann.do("set_first", seat=0)
            await ann.do("start")
            await ann.until(lambda p: p.decision)
            told = await offered(ann)
            assert "strong" in told["bots"]
            assert told["has_hints"] is told["has_reviews"] is True, "as far as is known"
            early = await ann.ask("take_hint", decision=decision(ann))
            await has_been_heard(ann)
            fails.set()
            assert (await ann.until(lambda p: p.answers.get(early)))["code"] == "hint-failed"
            assert (await take(ann))["code"] == "cannot-hint"
            told = await offered(ann)
            assert not [name for name in told["bots"] if bot.has_network(name)]
            assert told["usual_bot"] in told["bots"]
            assert told["has_hints"] is told["has_reviews"] is False
            await play_round(ann)  # another decides for the bot that was seated
            record = ann.view["round"]["record"]  # type: ignore[index]
            path = f"/api/records/{record}"
            assert (await ann.person.http("GET", f"{path}/review", status=503))["code"] == "review-failed"
            body = {"step": 1, "bot": "master"}
            assert (await ann.person.http("POST", f"{path}/play-on", body, 422))["code"] == "no-such-bot"
            await ann.do("finish")
            await ann.do("remove", seat=1)
            assert (await ann.do("add_bot", bot="master"))["code"] == "no-such-bot"
            assert oracle.asked == []

    run(story)


def test_none_is_given_where_the_table_or_the_game_has_none_or_it_cannot_be_found(
    tmp_path: Path, oracle: Oracle, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, bo, _ = await at_a_table(site)
            assert (await take(bo))["code"] == "not-your-decision"
            assert (await ann.do("take_hint", decision=7))["code"] == "stale"
            await ann.do("set_table", hints=False)
            assert (await take(ann))["code"] == "no-hints"
            await ann.do("set_table", hints=True)
            monkeypatch.setattr(hinting, "hint", lambda *_: 1 / 0)
            assert (await take(ann))["code"] == "hint-failed"
            monkeypatch.setattr(hinting, "hint", oracle)
            assert (await take(ann))["type"] == "ok", "asked again, it is looked for again"
            monkeypatch.setattr(weights, "is_learnt", lambda game: False)
            assert (await take(ann))["code"] == "cannot-hint"

    run(story)
    assert [line for line in caplog.messages if "no hint could be found at table" in line]


@pytest.mark.once
def test_a_real_hint_names_choices_that_there_are(tmp_path: Path) -> None:
    compile_networks(load("linko"))

    async def story() -> None:
        async with House(tmp_path).serving() as site:
            ann, _, _ = await at_a_table(site)
            assert (await take(ann))["type"] == "ok"
            assert ann.view is not None
            offered = {choice["action"] for choice in ann.view["choices"]}
            told = ann.view["hint"]["choices"]
            assert 1 <= len(told) <= 3
            assert {choice["action"] for choice in told} <= offered
            assert all(0 <= choice["win"] <= 1 for choice in told)

    run(story)
