"""Every language on a small phone, at every place of the page."""

import random
from typing import Any

import pytest
from checks import check_language, longest_motion, watch_motion
from people import PHONE, People, texts
from playing import play_on
from playwright.sync_api import expect

LANGUAGES = ("en", "fr", "de", "nl")
NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "nl": "Nederlands"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_browser_at_every_place(
    serve: Any, people: People, language: str
) -> None:
    served = serve(seed=3)
    person = people.come("Ann", language=language, by="touch", viewport=PHONE, reduced_motion="reduce")
    watch_motion(person)
    person.arrive(served.root)
    expect(person.button("open-table")).to_be_visible()
    check_language(person, language)
    person.tap(person.page.locator("summary"))
    check_language(person, language)

    person.page.goto(f"{served.root}/rules/linko")
    expect(person.page.get_by_role("heading", name=person.says("linko-rules-aim-title"))).to_be_visible()
    check_language(person, language)

    person.open_table(served.root)
    for _ in range(2):
        person.tap(person.button("add-bot"))
    expect(person.page.locator(".who bdi")).to_have_count(3)
    check_language(person, language)

    person.tap(person.button("start"))
    person.page.locator("main .hand").wait_for()
    check_language(person, language)
    person.tap(person.page.get_by_role("button", name=person.says("menu"), exact=True))
    check_language(person, language)
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name=person.says("close")))
    luck = random.Random(3)
    while play_on([person], luck, decisions=1):
        check_language(person, language)
    expect(person.button("next-round")).to_be_visible()
    check_language(person, language)
    for summary in person.page.locator("summary").all():
        person.tap(summary)
    check_language(person, language)
    assert longest_motion(person) <= 100


def test_a_language_can_be_chosen_and_is_remembered(serve: Any, people: People) -> None:
    served = serve()
    person = people.come("Ann", viewport=PHONE)
    person.page.goto(f"{served.root}/")
    settings = "Settings"
    for language in ("fr", "de", "nl", "en", "fr"):
        person.page.get_by_role("button", name=settings, exact=True).click()
        person.page.get_by_role("dialog").get_by_text(NAMES[language], exact=True).click()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        person.page.keyboard.press("Escape")
        settings = texts(language)["settings"]
        expect(person.page.get_by_role("button", name=settings, exact=True)).to_be_visible()
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    other = person.new_page()
    other.goto(f"{served.root}/rules/linko")
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    other.get_by_role("combobox").select_option(label="Nederlands")
    expect(other.locator("html")).to_have_attribute("lang", "nl")
    expect(person.page.locator("html")).to_have_attribute("lang", "nl")
