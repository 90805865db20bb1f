"""Playing Linko by what the page offers: its cards, its paw, its buttons."""

import random
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from people import Person
from playwright.sync_api import Locator, Page

KEYS = {str(n): f"Digit{n}" for n in range(1, 10)} | {
    "10": "Digit0",
    "11": "KeyJ",
    "12": "KeyQ",
    "13": "KeyK",
    "X": "KeyX",
}

OFFERED = """() => {
  const main = document.querySelector('main');
  const free = (selector) => [...main.querySelectorAll(selector)].filter((e) => e.ariaDisabled !== 'true');
  const answers = free('.answers button').length;
  const draws = free('.display button').map((e) => e.dataset.spot);
  const paw = free('.bar > button').length;
  const groups = paw === 0 ? [] : [...main.querySelectorAll('.hand:not(.idle) .group')].map((group) =>
    [group.querySelector('.index').textContent, group.querySelectorAll('button').length]);
  return answers || draws.length || groups.length ? { answers, draws, groups } : null;
}"""
"""What the page lets its person do now; null while nothing is."""

SETTLED = "() => !document.querySelector('main .sent')"
"""Whether what was chosen last has been carried out."""

NEXT = """(names) => {
  if (document.querySelector('#result-title')) return { over: true };
  const name = document.querySelector('main li.acts bdi')?.textContent;
  return names.includes(name) ? { name } : null;
}"""
"""Who of these people has the star, or whether the round is over."""


class Offered(NamedTuple):
    """`answers`: buttons of a choice. `draws`: places, deck. `groups`: the hand, each card and its count."""

    answers: int
    draws: list[str]
    groups: list[list[Any]]


def largest(groups: Sequence[Sequence[Any]]) -> int:
    """The group with the most cards, of the lowest value; jokers last."""
    return max(range(len(groups)), key=lambda i: (groups[i][0] != "X", groups[i][1], -i))


def offered(person: Person) -> Offered:
    return Offered(**person.page.wait_for_function(OFFERED).json_value())


def decide(person: Person, luck: random.Random) -> str:
    """Make the decision that is due; what it was, in the words of the page where it has any."""
    done = _decide(person, offered(person), luck)
    person.page.wait_for_function(SETTLED)
    return done


def _decide(person: Person, choices: Offered, luck: random.Random) -> str:
    if choices.groups and not choices.answers:
        card, count = choices.groups[largest(choices.groups)]
        lay(person, card, count)
        return f"lay {count} x {card}"
    chosen = luck.randrange(len(choices.draws) + choices.answers)
    if chosen < len(choices.draws):
        _draw(person, choices.draws[chosen])
        return choices.draws[chosen]
    answer = person.page.locator(".answers button").nth(chosen - len(choices.draws))
    said = answer.inner_text()
    person.tap(answer)
    return said


def lay(person: Person, card: str, count: int) -> None:
    """Choose so many cards of a value, one by one, and lay them with the paw."""
    choose(person, card, count)
    if person.by == "keys":
        person.page.keyboard.press("Enter")  # the paw has the keyboard since a card was chosen
    else:
        person.tap(person.page.locator(".bar > button"))


def choose(person: Person, card: str, count: int) -> None:
    """Choose so many cards of a value: by keys one by one; a tap takes all at once, the next one less."""
    cards = group(person.page, card).get_by_role("button")
    if person.by == "keys":
        for _ in range(count):
            person.page.keyboard.press(KEYS[card])
    elif card == "X":
        for i in range(count):
            person.tap(cards.nth(i), left=True)
    else:
        for _ in range(1 + cards.count() - count):
            person.tap(cards.first, left=True)


def group(page: Page, card: str) -> Locator:
    """The cards of a value in one's hand."""
    index = page.locator(".index", has_text=re.compile(f"^{card}$"))
    return page.locator(".hand .group").filter(has=index)


def hand(page: Page) -> list[str]:
    return page.locator(".hand .index").all_text_contents()


def _draw(person: Person, spot: str) -> None:
    if person.by == "keys":
        person.page.keyboard.press("Digit0" if spot == "deck" else f"Digit{spot.removeprefix('place-')}")
    else:
        person.tap(person.page.locator(f'.display [data-spot="{spot}"]'))


def play_on(
    people: Sequence[Person], luck: random.Random, decisions: int = 1000, until: Person | None = None
) -> list[str]:
    """The people make the decisions that are theirs: so many, or to the end of the round, or until it is
    that person's turn to decide. What they did."""
    done: list[str] = []
    watching = people[0]
    names = [person.name for person in (*people, *([until] if until else []))]
    while len(done) < decisions:
        found = watching.page.wait_for_function(NEXT, arg=names).json_value()
        if found.get("over") or (until is not None and found["name"] == until.name):
            break
        watching = next(person for person in people if person.name == found["name"])
        done.append(decide(watching, luck))
    return done
