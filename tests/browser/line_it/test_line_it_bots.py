"""One person plays LINE-IT against bots, by mouse and by keyboard alone."""

import random
from typing import Any

import pytest
from people import LAPTOP, PHONE, By, People
from playing_line_it import play_on
from playwright.sync_api import expect


@pytest.mark.parametrize(("by", "viewport", "bots"), [("touch", PHONE, 4), ("keys", LAPTOP, 1)])
def test_one_plays_to_the_end(serve: Any, people: People, by: By, viewport: Any, bots: int) -> None:
    served = serve(seed=6)
    ann = people.come("Ann", by=by, viewport=viewport)
    ann.play_bots(served.root, bots, "line-it")
    expect(ann.page.locator("main li bdi")).to_have_count(1 + bots)
    done = play_on([ann], random.Random(6))
    expect(ann.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    assert len(done) > 15
