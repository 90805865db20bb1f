"""One person against bots, by mouse, by keyboard alone, and by touch on a small phone."""

import random
from typing import Any

from people import LAPTOP, PHONE, By, People, Person
from playing import play_on
from playwright.sync_api import expect


def test_at_once_from_the_lobby_by_mouse(serve: Any, people: People) -> None:
    served = serve(seed=1)
    ann = people.come("Ann")
    ann.play_bots(served.root, bots=3)
    expect(ann.page.locator("main li bdi")).to_have_count(4)
    play_to_the_end(ann)


def test_with_options_by_keyboard_alone(serve: Any, people: People) -> None:
    with_options(serve(seed=2).root, people, "keys", LAPTOP)


def test_with_options_by_touch_on_a_small_phone(serve: Any, people: People) -> None:
    with_options(serve(seed=3).root, people, "touch", PHONE)


def with_options(root: str, people: People, by: By, viewport: Any) -> None:
    """Consolation and expert, chosen before the table is opened."""
    ann = people.come("Ann", by=by, viewport=viewport)
    clicks = watch_clicks(ann) if by == "keys" else None
    ann.arrive(root)
    ann.write(ann.page.locator("#name"), ann.name)
    ann.tap(ann.page.locator("summary"))
    for option in ("consolation", "expert"):
        ann.choose(f"linko-option-{option}", "on")
    ann.tap(ann.button("open-table"))
    for option in ("consolation", "expert"):
        group = ann.page.get_by_role("group", name=ann.says(f"linko-option-{option}"))
        expect(group.get_by_label(ann.says("on"), exact=True)).to_be_checked()
    for bots in (1, 2):
        ann.tap(ann.button("add-bot"))
        expect(ann.page.locator(".who bdi")).to_have_count(1 + bots)
    ann.tap(ann.button("start"))
    done = play_to_the_end(ann)
    assert "No draw" in done or "deck" in done
    if clicks is not None:
        assert clicks() == 0


def play_to_the_end(person: Person) -> list[str]:
    person.page.locator("main .hand").wait_for()
    done = play_on([person], random.Random(0))
    expect(person.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(person.button("next-round")).to_be_visible()
    assert any(did.startswith("lay") for did in done)
    return done


def watch_clicks(person: Person) -> Any:
    """How often anything was pressed with a pointer."""
    person.context.add_init_script(
        "window.presses = 0; addEventListener('pointerdown', () => presses++, { capture: true });"
    )
    return lambda: person.page.evaluate("presses")
