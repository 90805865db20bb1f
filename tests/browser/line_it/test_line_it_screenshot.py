"""README's picture of LINE-IT, from a real table; without --update-screenshots only that it can be made."""

import random
from pathlib import Path
from typing import Any

import pytest
from checks import AT_REST
from people import LAPTOP, People
from playing_line_it import CARDS, OFFERED, play_on

PICTURE = Path(__file__).parents[3] / "docs" / "screenshots" / "line-it.png"
SEED = 12


def test_screenshot(serve: Any, people: People, request: pytest.FixtureRequest) -> None:
    served = serve(SEED)
    ann = people.come("Ann", viewport=LAPTOP, color_scheme="light")
    ann.play_bots(served.root, 2, "line-it")
    play_on([ann], random.Random(SEED), 12)
    ann.page.wait_for_function(OFFERED)
    ann.tap(ann.page.locator(f":is({CARDS}):not([aria-disabled='true'])").first)
    ann.page.mouse.move(1, 400)
    ann.page.wait_for_function(AT_REST)
    picture = ann.page.screenshot()
    assert len(picture) > 20_000
    if request.config.getoption("--update-screenshots"):
        PICTURE.write_bytes(picture)
