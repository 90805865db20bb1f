"""Bots of chosen levels, and a hint that everyone sees was taken."""

from collections.abc import Callable

import pytest
from checks import check_with_axe
from people import PHONE, People
from playwright.sync_api import expect
from served import Served

from greenpaw.bots.compiling import compile_networks
from greenpaw.games import load


def test_levels_are_chosen_by_name_and_everyone_sees_that_a_hint_was_taken_but_not_what_it_says(
    serve: Callable[..., Served], people: People, axe: str
):
    compile_networks(load("linko"))
    ann, bo = people.come("Ann"), people.come("Bo", language="de", by="touch", viewport=PHONE)
    address = ann.open_table(serve(seed=3).root)
    bo.sit(address)
    for level in ("bot-master", "bot-newcomer"):
        ann.choose("level", level)
        ann.tap(ann.button("add-bot"))
        expect(ann.page.locator(".who", has_text=ann.says(level))).to_be_visible()
    expect(bo.page.locator(".who", has_text=bo.says("bot-master"))).to_be_visible()
    ann.page.get_by_label(ann.says("first-player")).select_option("Ann")
    ann.tap(ann.button("start"))

    ann.tap(ann.button("hint"))
    expect(ann.page.locator(".hint li")).to_have_count(3)
    check_with_axe(ann, axe, "a hint")
    where = ann.page.locator(".hand").bounding_box()
    for person, took in ((ann, "Ann takes a hint."), (bo, "Ann holt sich einen Tipp.")):
        expect(person.page.get_by_role("log").get_by_text(took)).to_be_visible()
    expect(bo.page.locator(".hint button")).to_be_hidden()
    assert any('"whys"' in frame for frame in ann.heard)
    assert not any('"whys"' in frame for frame in bo.heard)

    ann.page.reload()
    ann.tap(ann.button("hint"))
    expect(ann.page.locator(".hint li")).to_have_count(3)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".hint li")).to_have_count(0)
    assert ann.page.locator(".hand").bounding_box() == where, "nothing moves for it"


@pytest.mark.parametrize("game", ["linko", "line-it"])
def test_on_a_phone_a_hint_leaves_in_sight_what_is_decided_about(
    game: str, serve: Callable[..., Served], people: People
):
    compile_networks(load(game))
    ann = people.come("Ann", by="touch", viewport={"width": 360, "height": 640})
    ann.play_bots(serve(seed=3).root, 3, game)
    choices = ann.page.locator(".hint li .choice")
    ann.tap(ann.button("hint"))
    expect(choices).to_have_count(3)
    sheet = ann.page.get_by_role("region", name=ann.says("hint"), exact=True)
    bottom = sheet.evaluate("element => element.getBoundingClientRect().bottom")
    for part in {"linko": [".display", ".dock .hand"], "line-it": [".dock .market", ".dock div.hand"]}[game]:
        top = ann.page.locator(f"main {part}").evaluate("element => element.getBoundingClientRect().top")
        assert bottom <= top, f"{part} stays in sight"
    for number in range(3):
        if number > 0:  # the first is told, and pointed at, from the beginning
            ann.tap(choices.nth(number))
        expect(choices.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(sheet.locator(".more:visible")).to_have_count(1)
    ann.tap(sheet.get_by_role("button", name=ann.says("close")))
    expect(choices).to_have_count(0)
    expect(ann.button("hint")).to_be_enabled()
