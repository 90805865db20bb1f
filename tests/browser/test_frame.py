"""What the page has around every game's board."""

import random
import re
from typing import Any

import pytest
from people import PHONE, People
from playing import decide, play_on
from playwright.sync_api import Locator, expect

ON_ITS_SIDE = {"width": 740, "height": 360}


def test_a_phones_log_opens_at_its_newest_line_and_follows(serve: Any, people: People) -> None:
    ann, bo = people.come("Ann", by="touch", viewport=PHONE), people.come("Bo")
    bo.sit(ann.open_table(serve(seed=3).root))
    for count in (3, 4):
        ann.tap(ann.button("add-bot"))
        expect(ann.page.locator(".who bdi")).to_have_count(count)
    ann.tap(ann.button("start"))
    luck = random.Random(3)
    play_on([ann, bo], luck, 10)
    play_on([ann], luck, until=bo)
    ann.tap(ann.page.locator(".newest"))
    log = ann.page.get_by_role("dialog").get_by_role("log")
    expect(log.locator(".line").last).to_be_in_viewport()
    assert below(log) < 1 < log.evaluate("e => e.scrollTop")
    lines = log.locator(".line").count()
    decide(bo, luck)
    expect(log.locator(".line").nth(lines)).to_be_attached()
    assert below(log) < 1


@pytest.mark.parametrize("viewport", [PHONE, ON_ITS_SIDE])
def test_a_phone_shows_at_once_who_won_and_what_one_has(serve: Any, people: People, viewport: Any) -> None:
    ann = people.come("Ann", by="touch", viewport=viewport)
    ann.play_bots(serve(seed=3).root, bots=4)
    play_on([ann], random.Random(3))
    scores = ann.page.get_by_role("list", name="Scores of round 1")
    for what in (ann.page.locator("#result-title"), scores.locator(".winner").first, scores.locator(".me")):
        expect(what).to_be_in_viewport(ratio=1)
    expect(ann.page.locator("#result-title")).to_be_focused()
    expect(ann.page.locator(".newest")).to_contain_text(re.compile(r"Round 1: .* (win|wins|share) .*\d"))


def test_all_that_one_can_begin_with_is_in_sight_on_a_small_laptop(serve: Any, people: People) -> None:
    ann = people.come("Ann", viewport={"width": 1366, "height": 768})
    ann.arrive(serve().root)
    for what in (ann.page.locator("#name"), ann.page.locator(".bots button").last, ann.button("open-table")):
        expect(what).to_be_in_viewport(ratio=1)


def below(area: Locator) -> float:
    """How much of what is scrolled lies below what is seen."""
    return float(area.evaluate("e => e.scrollHeight - e.scrollTop - e.clientHeight"))
