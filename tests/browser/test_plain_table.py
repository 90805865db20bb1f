"""A game from outside the package, with no folder of the page: text and buttons, and played all the same."""

import json
from pathlib import Path
from typing import Any

import pytest
from people import PHONE, People, Person
from playing import NEXT
from playwright.sync_api import expect

EXAMPLES = Path(__file__).parents[2] / "examples"

CHANGED = "(before) => document.querySelector('main pre')?.textContent !== before"
"""Whether the position isn't what it was, or the table has made room for the scores."""


def test_a_game_from_outside_is_opened_from_the_lobby_and_played_to_its_scores(
    serve: Any, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))
    served = serve(seed=4)
    ann, bo = people.come("Ann"), people.come("Bo", by="touch", viewport=PHONE)
    bo.sit(opened(ann, served.root))
    ann.tap(ann.button("add-bot"))
    expect(ann.page.locator(".who bdi")).to_have_count(3)
    ann.tap(ann.button("start"))
    for seat, person in enumerate((ann, bo)):
        hidden = [squirrel["hidden"] for squirrel in position(person)["squirrels"]]
        assert [place for place, acorn in enumerate(hidden) if acorn is not None] == [seat]
    said = play(ann, bo)
    assert said >= {"gather", "rest"}
    for person in (ann, bo):
        expect(person.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
        expect(person.page.get_by_text("Bo: ").first).to_be_visible()
    expect(ann.button("next-round")).to_be_visible()


def test_a_game_from_outside_is_played_against_bots_at_once_from_the_lobby(
    serve: Any, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENPAW_GAMES", str(EXAMPLES))
    served = serve(seed=5)
    ann = people.come("Ann")
    look_at(ann, served.root)
    ann.tap(ann.page.locator(".bots").get_by_role("button").first)
    play(ann)
    expect(ann.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()


def look_at(person: Person, root: str) -> None:
    """Choose the game in the lobby."""
    person.page.goto(f"{root}/")
    person.write(person.page.locator("#name"), person.name)
    person.page.get_by_role("radio", name="acorns").check()


def opened(person: Person, root: str) -> str:
    """Open a table of the game; its address."""
    look_at(person, root)
    person.tap(person.button("open-table"))
    return person.page.get_by_label(person.says("invite-link")).input_value()


def position(person: Person) -> Any:
    return json.loads(person.page.locator("main pre").inner_text())


def play(*people: Person) -> set[str]:
    """Each gathers as long as it may, to the end of the round; what they did."""
    done: set[str] = set()
    watching = people[0]
    names = [person.name for person in people]
    while not (found := watching.page.wait_for_function(NEXT, arg=names).json_value()).get("over"):
        watching = next(person for person in people if person.name == found["name"])
        choices = watching.page.get_by_role("group", name=watching.says("generic-choose"))
        button = choices.get_by_role("button").first
        done.add(button.inner_text())
        before = watching.page.locator("main pre").text_content()
        watching.tap(button)
        watching.page.wait_for_function(CHANGED, arg=before)
    return done
