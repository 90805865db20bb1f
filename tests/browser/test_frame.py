"""What the page has around every game's board."""

import random
from typing import Any

from people import PHONE, People
from playing import decide, play_on
from playwright.sync_api import Locator, expect


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


def below(area: Locator) -> float:
    """How much of what is scrolled lies below what is seen."""
    return float(area.evaluate("e => e.scrollHeight - e.scrollTop - e.clientHeight"))
