"""Reviews of rounds that are over, their decisions, and playing on from one of them."""

import asyncio
import json
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import pytest
from at_page import Page
from at_server import House, Person, Site, play_round, run

from greenpaw.bots import review, weights
from greenpaw.bots.review import Progress, Review, ReviewedDecision
from greenpaw.games import load
from greenpaw.games.record import Record, read
from greenpaw.games.verify import verify
from greenpaw.server import kernels, reviews
from greenpaw.store.contract import StoreError
from greenpaw.store.sqlite import SqliteStore
from greenpaw.table.seat import BOT_NAMES, bot_name


class Reviewer:
    """In the place of the real one, which takes long: it goes on when the test lets it."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.fails = False

    def review(self, record: Record) -> Generator[Progress, None, Review]:
        self.asked.append(record.id)
        began = 0 if record.from_ is None else record.from_.step
        steps = [i for i, step in enumerate(record.steps) if i >= began and not step.startswith("*")]
        for done in range(len(steps) + 1):
            yield Progress(done, len(steps))
            if done == 3:
                assert self.goes_on.wait(20)
        if self.fails:
            raise ArithmeticError("this round is beyond me")
        decisions = [ReviewedDecision(step, 0, "bot", "", "", "only", 0, 0, 0, 0, []) for step in steps]
        return Review(record.id, "v1", decisions, [[0.5, 0.5]], [])


@pytest.fixture
def reviewer(monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    reviewer = Reviewer()
    monkeypatch.setattr(review, "review", reviewer.review)
    monkeypatch.setattr(kernels, "compile_networks", lambda game: None)
    return reviewer


async def sits_with_a_bot(person: Person, **more: Any) -> Page:
    page = await person.page(await person.open_table(**more))
    await page.do("add_bot", bot="casual")
    await page.do("start")
    await page.until(lambda p: p.phase == "playing")
    return page


async def plays_a_round(person: Person) -> str:
    """To its end, against a bot; the id of its record."""
    page = await sits_with_a_bot(person)
    await play_round(page)
    return record_of(page)


def record_of(page: Page) -> str:
    return page.view["round"]["record"]  # type: ignore[index]


async def reviewed(person: Person, record: str) -> dict[str, Any]:
    """Asks until the review is there."""
    while True:
        answer = await person.http("GET", f"/api/records/{record}/review")
        if answer["reviewed"] is not None:
            return answer
        await asyncio.sleep(0.02)


def serving(story: Any, house: House) -> None:
    async def served() -> None:
        async with house.serving() as site:
            await story(site)

    run(served)


def test_nothing_of_a_round_that_runs_is_told(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story(site: Site) -> None:
        ann, spy = await site.person("Ann"), await site.person("Spy")
        page = await sits_with_a_bot(ann)
        await page.until(lambda p: p.decision)
        record = record_of(page)
        for person in (ann, spy):
            for path in ("review", "positions/1", "positions/0"):
                failed = await person.http("GET", f"/api/records/{record}/{path}", status=404)
                assert failed["code"] == "no-such-record"
            failed = await person.http("POST", f"/api/records/{record}/play-on", {"step": 1}, status=404)
            assert failed["code"] == "no-such-record"
        for strange in ("nowhere-1-1", record + "1", "x", record.replace("-", "_")):
            await ann.http("GET", f"/api/records/{strange}/review", status=404)
        assert reviewer.asked == []

    serving(story, House(tmp_path))


def test_a_review_tells_how_far_it_is_and_is_made_once(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story(site: Site) -> None:
        ann, bo = await site.person("Ann"), await site.person("Bo")
        record = await plays_a_round(ann)
        reviewer.goes_on.clear()
        answer = await ann.http("GET", f"/api/records/{record}/review")
        assert answer["reviewed"] is None
        assert (answer["record"], answer["game"], answer["number"]) == (record, "linko", 1)
        assert (answer["names"][0], answer["bots"], answer["seat"]) == ("Ann", [None, "casual"], 0)
        assert len(answer["outcome"]["scores"]) == 2
        while answer["done"] < 3:
            answer = await bo.http("GET", f"/api/records/{record}/review")
        assert answer["done"] == 3 < answer["decisions"]
        reviewer.goes_on.set()
        first = await reviewed(bo, record)
        assert (first["seat"], first["done"]) == (None, first["decisions"])
        assert len(first["reviewed"]["steps"]) == first["decisions"]
        assert all(step["seat"] is not None for step in first["reviewed"]["steps"])
        assert (await reviewed(ann, record))["reviewed"] == first["reviewed"]
        assert reviewer.asked == [record]

    serving(story, House(tmp_path))


def test_a_review_outlives_the_server_until_another_version_makes_its_own(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            record, half = await plays_a_round(ann), await plays_a_round(ann)
            before = await reviewed(ann, record)
            reviewer.goes_on.clear()
            await ann.http("GET", f"/api/records/{half}/review")
            while len(reviewer.asked) < 2:
                await asyncio.sleep(0.01)
        reviewer.goes_on.set()  # the server has stopped in the middle of it
        async with house.serving() as site:
            ann = await site.person("Ann", ann.cookies)
            assert (await reviewed(ann, record))["reviewed"] == before["reviewed"]
            assert reviewer.asked == [record, half]
            await reviewed(ann, half)
            assert reviewer.asked == [record, half, half]
        monkeypatch.setattr(review, "version", lambda game: "v2")
        async with house.serving() as site:
            await reviewed(await site.person("Bo"), record)
            assert reviewer.asked == [record, half, half, record]

    run(story)


def test_only_so_many_reviews_wait_for_their_turn(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST", 1)

    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        first, second = await plays_a_round(ann), await plays_a_round(ann)
        reviewer.goes_on.clear()
        await ann.http("GET", f"/api/records/{first}/review")
        await ann.http("GET", f"/api/records/{first}/review")
        failed = await ann.http("GET", f"/api/records/{second}/review", status=503)
        assert failed["code"] == "reviews-busy"
        reviewer.goes_on.set()
        await reviewed(ann, first)
        await reviewed(ann, second)

    serving(story, House(tmp_path))


def test_a_review_that_fails_is_not_tried_again_and_again(
    tmp_path: Path, reviewer: Reviewer, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        bad, good = await plays_a_round(ann), await plays_a_round(ann)
        reviewer.fails = True
        await ann.http("GET", f"/api/records/{bad}/review")
        while "beyond me" not in caplog.text:
            await asyncio.sleep(0.01)
        for _ in range(2):
            failed = await ann.http("GET", f"/api/records/{bad}/review", status=503)
            assert failed["code"] == "review-failed"
        assert reviewer.asked == [bad]
        reviewer.fails = False
        await reviewed(ann, good)

    serving(story, House(tmp_path))


def test_a_review_that_cannot_be_kept_is_made_again(
    tmp_path: Path, reviewer: Reviewer, caplog: pytest.LogCaptureFixture
) -> None:
    store: Any = None

    def around(real: SqliteStore) -> SqliteStore:
        nonlocal store
        store = real
        return real

    async def full(*_: Any) -> None:
        raise StoreError("disk full")

    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        record = await plays_a_round(ann)
        store.keep_review = full
        await ann.http("GET", f"/api/records/{record}/review")
        while "disk full" not in caplog.text:
            await asyncio.sleep(0.01)
        del store.keep_review
        await reviewed(ann, record)
        assert reviewer.asked == [record, record]

    serving(story, House(tmp_path, around=around))
    assert len(caplog.messages) == 1


def test_a_kept_review_that_is_spoilt_is_made_anew_and_told_of_once(
    tmp_path: Path, reviewer: Reviewer, caplog: pytest.LogCaptureFixture
) -> None:
    store: Any = None

    def around(real: SqliteStore) -> SqliteStore:
        nonlocal store
        store = real
        return real

    async def story(site: Site) -> None:
        ann, version = await site.person("Ann"), review.version(load("linko"))
        record = await plays_a_round(ann)
        whole = await reviewed(ann, record)
        kept = await store.review(record, version)
        spoilt = [
            kept[:-20],
            kept.replace(record.encode(), b"another-1-1"),
            kept.replace(b'"only"', b'"\xff"'),
            b"{}",
            b"[" * 100_000,
        ]
        for each in spoilt:
            await store.keep_review(record, version, each)
            assert await reviewed(ann, record) == whole
            assert await store.review(record, version) == kept
        assert reviewer.asked == [record] * 6

    serving(story, House(tmp_path, around=around).with_settings(history_per_s=100))
    assert len([line for line in caplog.messages if "can't be used" in line]) == 1


def test_one_person_alone_does_not_fill_the_waiting_room(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_EACH", 1)

    async def story(site: Site) -> None:
        ann, bo = await site.person("Ann"), await site.person("Bo")
        first, second = await plays_a_round(ann), await plays_a_round(ann)
        reviewer.goes_on.clear()
        await ann.http("GET", f"/api/records/{first}/review")
        failed = await ann.http("GET", f"/api/records/{second}/review", status=503)
        assert failed["code"] == "reviews-busy"
        await bo.http("GET", f"/api/records/{first}/review")
        await bo.http("GET", f"/api/records/{second}/review")
        await ann.http("GET", f"/api/records/{second}/review")
        reviewer.goes_on.set()
        await reviewed(ann, first)
        await reviewed(ann, second)

    serving(story, House(tmp_path))


def test_a_bots_seat_is_nobodys_own(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story(site: Site) -> None:
        record = await plays_a_round(await site.person("Ann"))
        async with httpx.AsyncClient(base_url=f"http://{site.host}", trust_env=False) as nobody:
            answer = (await nobody.get(f"/api/records/{record}/review")).json()
        assert answer["bots"][1] is not None
        assert answer["seat"] is None

    serving(story, House(tmp_path))


def test_a_game_without_a_network_has_no_reviews(
    tmp_path: Path, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "is_learnt", lambda game: False)

    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        record = await plays_a_round(ann)
        failed = await ann.http("GET", f"/api/records/{record}/review", status=404)
        assert failed["code"] == "no-review"
        assert reviewer.asked == []

    serving(story, House(tmp_path))


def test_reviews_are_asked_for_at_a_rate(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        path = f"/api/records/{await plays_a_round(ann)}/review"
        codes = [(await ann.browser.get(path)).status_code for _ in range(12)]
        assert codes[0] == 200
        assert codes[-1] == 429

    serving(story, House(tmp_path).with_settings(history_per_s=1))


def test_a_decision_is_shown_as_its_seat_saw_it(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story(site: Site) -> None:
        ann, bo = await site.person("Ann"), await site.person("Bo")
        page = await sits_with_a_bot(ann)
        decision = await page.until(lambda p: p.decision)
        seen: dict[str, Any] = page.view  # type: ignore[assignment]
        await play_round(page)
        record = record_of(page)
        table = seen["table"]
        steps = (await ann.http("GET", f"/api/tables/{table}/records/{record}"))["steps"]
        decisions = [i for i, step in enumerate(steps) if not step.startswith("*")]
        answer = await bo.http("GET", f"/api/records/{record}/positions/{decisions[decision[2]]}")
        assert answer["view"]["position"] == seen["position"]
        assert answer["view"]["seat"] == 0
        assert answer["view"]["round"]["outcome"] is answer["view"]["round"]["fairness"]["secret"] is None
        assert answer["view"]["choices"] == []
        assert answer["choices"] == seen["choices"]
        for other in ("0", "999999"):
            failed = await bo.http("GET", f"/api/records/{record}/positions/{other}", status=404)
            assert failed["code"] == "no-such-decision"
        await bo.http("GET", f"/api/records/{record}/positions/x", status=400)

    serving(story, House(tmp_path))


def test_a_round_is_played_on_at_a_new_table_by_whoever_asks(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story(site: Site) -> None:
        ann, bo = await site.person("Ann"), await site.person("Bo")
        await bo.http("PUT", "/api/me", {"name": "Bo"})
        page = await sits_with_a_bot(ann)
        await play_round(page)
        record = record_of(page)
        path = f"/api/tables/{page.view['table']}/records/{record}"  # type: ignore[index]
        steps = (await ann.http("GET", path))["steps"]
        step = max(i for i, text in enumerate(steps) if text.startswith("1:"))  # the bot's last decision
        then = await bo.http("GET", f"/api/records/{record}/positions/{step}")

        failed = await bo.http(
            "POST", f"/api/records/{record}/play-on", {"step": step, "bot": "nobody"}, status=422
        )
        assert failed["code"] == "no-such-bot"
        failed = await bo.http("POST", f"/api/records/{record}/play-on", {"step": 0}, status=422)
        assert failed["code"] == "no-such-decision"
        made = await bo.http("POST", f"/api/records/{record}/play-on", {"step": step, "bot": "newcomer"})
        anew = await bo.page(made["table"])
        assert anew.view is not None
        assert [(seat["name"], seat["bot"]) for seat in anew.view["seats"]][1] == ("Bo", None)
        assert anew.view["seats"][0]["bot"] == "newcomer"
        assert anew.view["position"] == then["view"]["position"]
        assert anew.view["choices"] == then["choices"]
        await play_round(anew)
        path = f"/api/tables/{made['table']}/records/{record_of(anew)}"
        played = read(json.dumps(await bo.http("GET", path)))
        assert played.from_ is not None
        assert (played.from_.id, played.from_.step) == (record, step)
        assert played.steps[:step] == steps[:step]
        verify(played)
        again = await reviewed(bo, record_of(anew))
        assert again["reviewed"]["steps"][0]["index"] == step
        assert len(again["reviewed"]["steps"]) == again["decisions"]
        before = sum(not text.startswith("*") for text in steps[:step])
        assert again["repeated"] == before
        assert anew.view["round"]["played_on"] == {"record": record, "step": step, "decision": before + 1}

    serving(story, House(tmp_path))


@pytest.mark.once
def test_who_has_given_no_name_plays_on_under_one_and_against_a_bot_by_its_former_name(
    tmp_path: Path, reviewer: Reviewer
) -> None:
    async def story(site: Site) -> None:
        ann, bo = await site.person("Ann"), await site.person("Bo")
        record = await plays_a_round(ann)
        made = await bo.http("POST", f"/api/records/{record}/play-on", {"step": 1, "bot": "greedy"})
        page = await bo.page(made["table"])
        assert page.view is not None
        assert page.seat is not None
        own, other = (page.view["seats"][seat] for seat in (page.seat, 1 - page.seat))
        assert (own["bot"], other["bot"]) == (None, "casual")
        assert own["name"] in BOT_NAMES
        assert own["name"] != bot_name(["Ann"]), "whom a bot was called in the round that is played on"
        assert other["name"] in BOT_NAMES
        assert own["name"] != other["name"]

    serving(story, House(tmp_path))


@pytest.mark.once
def test_where_no_level_is_named_bots_play_on_as_good_as_they_were_and_for_people_the_usual_one(
    tmp_path: Path, reviewer: Reviewer
) -> None:
    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        record = await plays_a_round(ann)
        steps = (await ann.http("GET", f"/api/tables/{record.split('-')[0]}/records/{record}"))["steps"]
        for seat, expected in ((0, "casual"), (1, "club")):
            step = next(i for i, text in enumerate(steps) if text.startswith(f"{seat}:"))
            made = await ann.http("POST", f"/api/records/{record}/play-on", {"step": step})
            page = await ann.page(made["table"])
            assert page.view is not None
            assert page.view["seats"][1 - seat]["bot"] == expected

    serving(story, House(tmp_path))


def test_a_table_that_was_played_on_goes_on_after_a_restart(tmp_path: Path, reviewer: Reviewer) -> None:
    async def story() -> None:
        house = House(tmp_path)
        async with house.serving() as site:
            ann = await site.person("Ann")
            record = await plays_a_round(ann)
            made = await ann.http("POST", f"/api/records/{record}/play-on", {"step": 1})
        async with house.serving() as site:
            ann = await site.person("Ann", ann.cookies)
            page = await ann.page(made["table"])
            await play_round(page)
            assert page.phase == "between"

    run(story)
