"""Playing LINE-IT by what the page offers: cards of market and hand, the ways at the thumb, the buttons."""

import random
from collections.abc import Sequence

from people import Person
from playing import NEXT
from playwright.sync_api import Locator

CARDS = ".market button, .hand button"
BUTTONS = ".buttons button"
WAYS = ".ways button:not([aria-disabled='true'])"

OFFERED = f"""() => {{
  const main = document.querySelector('main');
  if (!main?.querySelector('.bar.due')) return null;
  const free = (selector) => [...main.querySelectorAll(selector)].flatMap((e, i) =>
    e.ariaDisabled === 'true' ? [] : [[selector, i, e.dataset.card ?? e.innerText.split('\\n')[0].trim()]]);
  const things = [...free('{CARDS}'), ...free('{BUTTONS}')];
  return things.length ? things : null;
}}"""
"""What may be chosen: which of the cards or buttons, and the card's or button's name."""

DECIDED = """([before, sent]) => {
  const cloth = document.querySelector('main .cloth');
  return document.querySelector('#result-title') !== null
    || (cloth.innerText !== before && cloth.querySelector('.bar p').innerText !== sent);
}"""
"""Whether the table has gone on from what it showed, and doesn't say that a choice is on its way."""


def decide(person: Person, luck: random.Random) -> str:
    """Make the decision that is due; what was chosen, and the way taken with it, in the page's words."""
    page = person.page
    kind, which, name = luck.choice(page.wait_for_function(OFFERED).json_value())
    thing = page.locator(kind).nth(which)
    if name == person.says("line-it-end"):
        _go(person, thing)
        return name
    if person.by == "keys" and kind == CARDS:
        page.keyboard.press(f"Digit{thing.locator('span.number').inner_text()}")
    elif page.locator(WAYS).count() == 0:  # else the line must be closed, and that is chosen already
        person.tap(thing)
    ways = page.locator(WAYS)
    ways.first.wait_for()
    way = ways.nth(luck.randrange(ways.count()))
    return f"{name}: {_go(person, way)}"


def _go(person: Person, way: Locator) -> str:
    """Take this way, and see it done."""
    said = way.inner_text()
    before = person.page.locator("main .cloth").inner_text()
    person.tap(way)
    person.page.wait_for_function(DECIDED, arg=[before, person.says("line-it-sent")])
    return said


def play_on(people: Sequence[Person], luck: random.Random, decisions: int = 1000) -> list[str]:
    """The people make the decisions that are theirs: so many, or to the end of the game. What they did."""
    done: list[str] = []
    watching = people[0]
    names = [person.name for person in people]
    while len(done) < decisions:
        found = watching.page.wait_for_function(NEXT, arg=names).json_value()
        if found.get("over"):
            break
        watching = next(person for person in people if person.name == found["name"])
        done.append(decide(watching, luck))
    return done
