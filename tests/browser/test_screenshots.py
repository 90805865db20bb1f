"""The pictures of README.md, made from a real table; without --update-screenshots only that they can be."""

import random
from pathlib import Path
from typing import Any

import pytest
from checks import AT_REST
from people import LAPTOP, PHONE, People, Person
from playing import OFFERED, choose, decide, group, play_on
from playwright.sync_api import expect

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SEED = 97


def test_screenshots(serve: Any, people: People, request: pytest.FixtureRequest) -> None:
    served = serve(SEED)
    ann = people.come("Ann", viewport=LAPTOP, color_scheme="light")
    bo = people.come("Bo", viewport=PHONE, color_scheme="dark", by="touch", device_scale_factor=2)
    everyone = [ann, bo, people.come("Cleo"), people.come("Dee")]
    address = ann.open_table(served.root)
    for friend in everyone[1:]:
        friend.sit(address)
    for person, line in zip(
        everyone, ("Hello all!", "🐾", "Good luck", "One more round, then soup"), strict=True
    ):
        if person is not bo:  # the chat is a tap away on a phone
            person.page.get_by_label("Write something").fill(line)
            person.tap(person.button("chat-send"))
    ann.tap(ann.button("start"))
    luck = random.Random(SEED)
    play_on(everyone, luck, 24)
    for person, name in ((ann, "table.png"), (bo, "phone.png")):
        to_a_turn_of(person, everyone, luck)
        choose_what_hits(person)
        person.page.mouse.move(1, 400)
        person.page.wait_for_function(AT_REST)
        picture = person.page.screenshot()
        assert len(picture) > 20_000
        if request.config.getoption("--update-screenshots"):
            FOLDER.mkdir(parents=True, exist_ok=True)
            (FOLDER / name).write_bytes(picture)
        person.page.keyboard.press("Escape")  # nothing is chosen any more


def to_a_turn_of(person: Person, everyone: list[Person], luck: random.Random) -> None:
    """Go on until this person is to lay a set."""
    while True:
        play_on([other for other in everyone if other is not person], luck, until=person)
        if person.page.wait_for_function(OFFERED).json_value()["groups"]:
            return
        decide(person, luck)


def choose_what_hits(person: Person) -> None:
    """Choose cards that hit someone, if there are any: the page says so before they are laid."""
    offered = person.page.wait_for_function(OFFERED).json_value()["groups"]
    for card, count in sorted(offered, key=lambda held: -held[1]):
        for cards in range(count, 0, -1):
            choose(person, card, cards)
            if "hits nothing" not in str(person.page.locator(".bar > button").get_attribute("aria-label")):
                expect(group(person.page, card).locator(".chosen")).to_have_count(cards)
                return
            for chosen in range(cards):
                person.tap(group(person.page, card).get_by_role("button").nth(cards - 1 - chosen), left=True)
