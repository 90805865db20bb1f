"""Every language on a small phone, at every place of the page."""

import random
import re
from typing import Any

import pytest
from people import PHONE, TEXTS, People, Person, texts
from playing import play_on
from playwright.sync_api import expect

LANGUAGES = ("en", "fr", "de", "nl")
NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "nl": "Nederlands"}

IDS = {
    id
    for folder in TEXTS
    for id in re.findall(r"^([a-z][a-z0-9-]*) =", (folder / "en.ftl").read_text(), re.MULTILINE)
    if "-" in id
}
"""Message ids that can't be words of a text."""

SAID = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '')),
].join(' ')"""

CLIPPED = """() => [...document.querySelectorAll('button, .button, label, select')].flatMap((element) => {
  const box = element.getBoundingClientRect();
  // The newest line of the log and older sets fade out on purpose: a tap shows them whole.
  if (!element.checkVisibility() || element.matches('.newest, .older')) return [];
  if (element.matches('select')) return element.scrollWidth > element.clientWidth ? [element.outerHTML] : [];
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const clipped = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement.closest('.unseen, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects())
      if (rect.left < box.left - 1 || rect.right > box.right + 1) clipped.push(text.data);
  }
  return clipped;
})"""
"""Texts that stick out of their button or label."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_browser_at_every_place(
    serve: Any, people: People, language: str
) -> None:
    served = serve(seed=3)
    person = people.come("Ann", language=language, by="touch", viewport=PHONE)
    person.arrive(served.root)
    expect(person.button("open-table")).to_be_visible()
    check(person, language)
    person.tap(person.page.locator("summary"))
    check(person, language)

    person.page.goto(f"{served.root}/rules/linko")
    expect(person.page.get_by_role("heading", name=person.says("linko-rules-aim-title"))).to_be_visible()
    check(person, language)

    person.open_table(served.root)
    for _ in range(2):
        person.tap(person.button("add-bot"))
    expect(person.page.locator(".who bdi")).to_have_count(3)
    check(person, language)

    person.tap(person.button("start"))
    person.page.locator("main .hand").wait_for()
    check(person, language)
    person.tap(person.page.get_by_role("button", name=person.says("menu"), exact=True))
    check(person, language)
    person.tap(person.page.get_by_role("dialog").get_by_role("button", name=person.says("close")))
    luck = random.Random(3)
    while play_on([person], luck, decisions=1):
        check(person, language)
    expect(person.button("next-round")).to_be_visible()
    check(person, language)
    for summary in person.page.locator("summary").all():
        person.tap(summary)
    check(person, language)


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


def check(person: Person, language: str) -> None:
    """The page is in the language, and all of it fits."""
    page = person.page
    assert page.locator("html").get_attribute("lang") == language
    ids = IDS & set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", page.evaluate(SAID)))
    assert ids == set()
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, f"{page.url}: {overflow} px too wide"
    assert page.evaluate(CLIPPED) == []
