"""After a round: what each decision cost, and playing on from one of them."""

import random
from typing import Any

import pytest
from checks import check_language, check_with_axe, longest_motion, watch_motion
from people import LAPTOP, People, Person
from playing import decide, hand, play_on
from playwright.sync_api import expect

from greenpaw.bots import review
from greenpaw.bots.network import Plan

SMALL = {"width": 320, "height": 568}
HITS = """link => {
  const { left, width } = link.parentElement.getBoundingClientRect();
  const rows = Array.from({ length: innerHeight }, (_, y) => y);
  return rows.filter(y => document.elementFromPoint(left + width / 2, y) === link).length;
}"""
"""In how many rows of pixels a finger hits a link."""


@pytest.fixture(autouse=True)
def a_quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found here needn't be true, only soon."""
    monkeypatch.setattr(review, "LOOKING", Plan(worlds=8, top=3, depth=3))
    monkeypatch.setattr(review, "COMPARING", Plan(worlds=24, depth=3))


def reviewed(person: Person, root: str) -> str:
    """A round against a newcomer, to its end, and its review; its address."""
    person.arrive(root)
    person.choose("level", "bot-newcomer")
    person.write(person.page.locator("#name"), person.name)
    person.tap(person.page.locator(".bots").get_by_role("button").first)
    person.page.locator("main .hand").wait_for()
    play_on([person], random.Random(0))
    person.tap(person.page.get_by_role("link", name=person.says("review"), exact=True))
    person.page.locator("#moment-title").wait_for(timeout=60_000)
    return person.page.url


def test_a_mistake_is_looked_at_and_played_on_from(serve: Any, people: People, axe: str) -> None:
    served = serve(seed=5)
    ann = people.come("Ann")
    address = reviewed(ann, served.root)
    page = ann.page
    table = page.get_by_role("table").first
    for text in ("Ann", "you", "Newcomer", "Accuracy"):
        expect(table).to_contain_text(text)
    title = page.locator("#moment-title")
    mistakes = page.get_by_role("region", name=ann.says("review-decisions")).get_by_role("button")
    assert mistakes.count() >= 2
    ann.tap(mistakes.first)
    number = mistakes.first.locator(".number").inner_text()
    expect(title).to_have_text(f"Decision {number}: {name_in(title.inner_text())}")
    expect(title).to_be_focused()
    expect(page).to_have_url(f"{address.split('#')[0]}#{number}")
    page.keyboard.press("n")
    expect(title).not_to_contain_text(f"Decision {number}:")
    page.keyboard.press("p")
    expect(title).to_contain_text(f"Decision {number}:")
    expect(page.get_by_role("button", name=ann.says("previous-mistake"))).to_be_disabled()
    expect(page.locator(".told .lost")).to_contain_text("This cost")
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text(f"Decision {int(number) + 1}:")
    check_with_axe(ann, axe, "review")

    ann.tap(mistakes.first)
    page.locator(".hand").wait_for()
    held = hand(page)
    ann.tap(ann.button("play-on"))
    page.locator("main li.acts").wait_for()
    assert page.url.split("#")[0] != address.split("#")[0]
    expect(page.locator("main .hand .index")).to_have_text(held)
    decide(ann, random.Random(1))
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    assert page.locator("header .played-on").evaluate("element => element.clientHeight") < 24, "one line"
    assert page.locator("header .played-on a").evaluate(HITS) >= 24, "what a finger hits of it"
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    ann.tap(page.locator("header").get_by_role("link", name=f"Played on from decision {number}"))
    expect(title).to_contain_text(f"Decision {number}:")
    page.go_back()
    expect(page.locator("header .live")).to_be_attached()
    page.go_back()
    expect(title).to_contain_text(f"Decision {number}:")
    expect(title).to_be_in_viewport()
    expect(title).to_be_focused()


def test_a_review_speaks_each_language_on_a_small_phone_and_keeps_still(serve: Any, people: People) -> None:
    served = serve(seed=5)
    address = reviewed(people.come("Ann"), served.root)
    for language in ("en", "fr", "de", "nl"):
        bo = people.come("Bo", language=language, by="touch", viewport=SMALL, reduced_motion="reduce")
        watch_motion(bo)
        bo.page.goto(address)
        bo.page.locator(".board .board").wait_for()
        for summary in bo.page.locator("summary").all():
            bo.tap(summary)
        check_language(bo, language)
        bo.tap(bo.page.get_by_role("region", name=bo.says("review-decisions")).get_by_role("button").first)
        bo.tap(bo.button("next-mistake"))
        bo.choose("review-which", "review-all")
        check_language(bo, language)
        assert longest_motion(bo) <= 100


def name_in(title: str) -> str:
    return title.split(": ", 1)[1]
