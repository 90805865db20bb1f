"""What is true of every page, whatever the game: axe finds nothing, it speaks its language and fits."""

import re
from typing import Any

from people import LAPTOP, PHONE, TEXTS, Person

RUN_AXE = """async () => {
  const { violations, passes } = await axe.run(document);
  if (passes.length < 10) return ['hardly anything was looked at'];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}"""

WATCH_MOTION = """
window.longest = 0;
(function look() {
  for (const animation of document.getAnimations())
    if (animation.playState === 'running')
      longest = Math.max(longest, animation.effect.getComputedTiming().endTime);
  requestAnimationFrame(look);
})();
"""

AT_REST = """() => document.getAnimations().every((animation) =>
  animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)"""
"""What moves for ever, such as walking paws, may."""

MESSAGE = re.compile(r"^(?:([a-z][a-z0-9-]*) =)?(.*)$", re.MULTILINE)
HYPHENED = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
LINES = [line for folder in TEXTS for line in MESSAGE.findall((folder / "en.ftl").read_text())]
IDS = {id for id, _ in LINES if "-" in id} - {word for _, text in LINES for word in HYPHENED.findall(text)}
"""Message ids that aren't words of a text as well, such as "first-player token"."""

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


def check_with_axe(person: Person, axe: str, place: str) -> None:
    """Axe finds nothing at this place, on a laptop and on a phone; the page is then as large as it was."""
    before: Any = person.page.viewport_size
    for viewport in (LAPTOP, PHONE):
        person.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        person.page.evaluate(axe)
        assert person.page.evaluate(RUN_AXE) == [], f"{place}, {viewport['width']} px"
    person.page.set_viewport_size(before)


def check_language(person: Person, language: str) -> None:
    """The page is in the language, and all of it fits."""
    page = person.page
    assert page.locator("html").get_attribute("lang") == language
    ids = IDS & set(HYPHENED.findall(page.evaluate(SAID)))
    assert ids == set()
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, f"{page.url}: {overflow} px too wide"
    assert page.evaluate(CLIPPED) == []


def watch_motion(person: Person) -> None:
    """From the next page on, everything that moves there is timed."""
    person.context.add_init_script(WATCH_MOTION)


def longest_motion(person: Person) -> float:
    """How long the slowest motion was that the page has shown, in milliseconds."""
    return float(person.page.evaluate("longest"))
