"""One person plays LINE-IT against a bot by keyboard alone; by touch: test_line_it_page.py."""

import random
from typing import Any

from people import People
from playing_line_it import play_on
from playwright.sync_api import expect


def test_one_plays_to_the_end(serve: Any, people: People) -> None:
    served = serve(seed=6)
    ann = people.come("Ann", by="keys")
    ann.play_bots(served.root, 1, "line-it")
    expect(ann.page.locator("main li bdi")).to_have_count(2)
    done = play_on([ann], random.Random(6))
    expect(ann.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    assert len(done) > 15
