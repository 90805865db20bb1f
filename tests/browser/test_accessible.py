"""For those who listen, who use keys, who see little contrast, and whom motion makes ill."""

import random
from typing import Any

import pytest
from checks import check_with_axe, longest_motion, watch_motion
from people import People, Person
from playing import OFFERED, choose, decide, group, hand, play_on
from playwright.sync_api import expect


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_any_place(serve: Any, people: People, axe: str, scheme: Any) -> None:
    served = serve(seed=3)
    ann = people.come("Ann", color_scheme=scheme, reduced_motion="reduce")

    def check(place: str) -> None:
        check_with_axe(ann, axe, f"{place}, {scheme}")

    ann.page.goto(f"{served.root}/rules/linko")
    ann.page.get_by_role("heading", level=2).first.wait_for()
    check("rules")
    ann.arrive(served.root)
    expect(ann.button("open-table")).to_be_visible()
    ann.tap(ann.page.locator("summary"))
    check("home")
    ann.open_table(served.root)
    for bots in (2, 3):
        ann.tap(ann.button("add-bot"))
        expect(ann.page.locator(".who bdi")).to_have_count(bots)
    check("before the start")
    ann.tap(ann.button("start"))
    ann.page.locator("main .hand").wait_for()
    luck = random.Random(0)
    play_on([ann], luck, 3)
    window = ann.page.locator(".answers")
    while not window.is_visible():
        ann.page.wait_for_function(OFFERED)
        if window.is_visible():
            break
        decide(ann, luck)
    check("a choice is open")
    decide(ann, luck)
    while ann.page.wait_for_function(OFFERED).json_value()["groups"] == []:
        decide(ann, luck)
    choose(ann, hand(ann.page)[0], 1)
    check("own turn, a card chosen")
    ann.page.keyboard.press("Escape")
    play_on([ann], luck)
    expect(ann.button("next-round")).to_be_visible()
    check("result")


def test_what_is_said_and_by_what_name(serve: Any, people: People) -> None:
    served = serve(seed=97)
    ann, bo = people.come("Ann"), people.come("Bo")
    address = ann.open_table(served.root)
    bo.sit(address)
    cleo = people.come("Cleo")
    cleo.sit(address)
    ann.tap(ann.button("start"))
    acting, others = who_acts(ann, bo, cleo)

    assert acting.page.title().startswith("★ Your turn")
    told = acting.page.locator("main").get_by_role("status").filter(has_text="Your turn: choose the cards")
    expect(told).to_be_visible()
    for other in others:
        assert not other.page.title().startswith("★")
        waiting = other.page.locator("main").get_by_role("status")
        expect(waiting.filter(has_text=f"{acting.name} is choosing a set.")).to_be_visible()
        players = other.page.get_by_role("list", name="Players")
        strip = players.get_by_role("listitem").filter(has_text=acting.name)
        expect(strip).to_contain_text("must decide now")

    page = acting.page
    expect(page.get_by_role("group", name="Your hand: 13 cards")).to_be_visible()
    expect(page.get_by_role("group", name="Display").get_by_role("img")).to_have_count(7)
    expect(page.get_by_role("img", name="Deck: 64 cards")).to_be_visible()
    expect(page.get_by_role("button", name="Lay", exact=True)).to_be_disabled()
    expect(page.get_by_role("log", name="Log")).to_contain_text("The cards are dealt.")
    card = hand(page)[0]
    first = group(page, card).get_by_role("button").first
    expect(first).to_have_attribute("aria-pressed", "false")
    choose(acting, card, 1)
    expect(first).to_have_attribute("aria-pressed", "true")
    paw = page.get_by_role("button", name=f"Lay 1\u00a0×\u00a0{card.replace('X', 'joker')}, hits nothing")
    expect(paw).to_be_enabled()


def test_motion_is_spared_those_who_ask_for_that(serve: Any, people: People) -> None:
    served = serve(seed=3)
    still = people.come("Ann", reduced_motion="reduce")
    moved = people.come("Bo")
    for person in (still, moved):
        watch_motion(person)
    address = still.open_table(served.root)
    moved.sit(address)
    still.tap(still.button("start"))
    luck = random.Random(3)
    play_on([still, moved], luck, 12)
    assert longest_motion(still) <= 100
    assert longest_motion(moved) > 100  # or the watch itself would be blind
    still.page.get_by_role("button", name="Rules").click()
    expect(still.page.get_by_role("dialog")).to_be_visible()
    assert longest_motion(still) <= 100


def who_acts(*people: Person) -> tuple[Person, list[Person]]:
    """Who has the star, and the others."""
    star = people[0].page.locator("main li.acts bdi")
    star.wait_for()
    name = star.inner_text()
    return next(p for p in people if p.name == name), [p for p in people if p.name != name]
