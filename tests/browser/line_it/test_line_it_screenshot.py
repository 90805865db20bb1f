"""README's picture of LINE-IT, from a real table; without --update-screenshots only that it can be made."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from checks import AT_REST
from people import LAPTOP, People
from playing_line_it import BUTTONS, OFFERED, play_on

PICTURE = Path(__file__).parents[3] / "docs" / "screenshots" / "line-it.png"
MARKET = ".market button:not([aria-disabled='true'])"


class Patient(random.Random):
    """Ends the turn once a card is taken, and takes the nearest card until then: the line grows."""

    def choice(self, seq: Sequence[Any]) -> Any:
        cards = [thing for thing in seq if thing[0] != BUTTONS]
        return seq[-1] if seq[-1][2] == "End turn" else (cards or seq)[0]

    def randrange(self, *_: Any) -> int:
        return 0


def test_screenshot(serve: Any, people: People, request: pytest.FixtureRequest) -> None:
    served = serve(12)
    ann = people.come("Ann", viewport=LAPTOP, color_scheme="light")
    ann.play_bots(served.root, 2, "line-it")
    play_on([ann], Patient(), 12)
    ann.page.wait_for_function(OFFERED)
    while ann.page.locator(MARKET).count() == 0:
        play_on([ann], Patient(), 1)
        ann.page.wait_for_function(OFFERED)
    ann.tap(ann.page.locator(MARKET).first)
    ann.page.mouse.move(1, 400)
    ann.page.wait_for_function(AT_REST)
    picture = ann.page.screenshot()
    assert len(picture) > 20_000
    if request.config.getoption("--update-screenshots"):
        PICTURE.write_bytes(picture)
