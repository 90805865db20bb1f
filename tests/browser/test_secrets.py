"""What each browser gets from the server before the round is over: no card that its person may not see."""

import json
import random
from collections.abc import Iterator
from typing import Any

from people import People, Person
from playing import play_on
from playwright.sync_api import expect

from greenpaw.games import record
from greenpaw.games.record import Record

SEED = 538  # a short round with several cards from the deck
NAMES = ("Ann", "Bo", "Cleo", "Dee")


def test_no_browser_hears_of_cards_that_its_person_may_not_see(serve: Any, people: People) -> None:
    served = serve(SEED)
    everyone = [people.come(name) for name in NAMES]
    watcher = people.come("Wim")
    viewers = [*everyone, watcher]
    for viewer in viewers:
        viewer.listen_to_answers()
    address = everyone[0].open_table(served.root)
    for friend in everyone[1:]:
        friend.sit(address)
    watcher.page.goto(address)
    watcher.tap(watcher.button("only-watch"))
    everyone[0].tap(everyone[0].button("start"))
    luck = random.Random(SEED)
    play_on(everyone, luck, 20)
    reloaded = everyone[1]
    reloaded.page.reload()  # what comes anew after this holds no more than before
    reloaded.page.locator("main .hand").wait_for()
    play_on(everyone, luck)
    for viewer in viewers:
        expect(viewer.page.locator("#result-title")).to_be_visible()

    link = everyone[0].page.get_by_text("Download the record of the round").get_attribute("href")
    finished = record.read(everyone[0].page.request.get(str(link)).text())
    assert sum(step.endswith("draw deck") for step in finished.steps) > 0
    hands = hands_held(finished)
    for seat, viewer in enumerate(viewers):
        before = [*heard_before_the_end(viewer)]
        assert len(before) > len(finished.steps) // 3
        assert_nothing_secret(before, finished, seat if seat < 4 else None, hands)
        seen = steps_of(before)
        whole = record.seat_record(record.start_of(finished), finished.steps, seat if seat < 4 else None)
        if viewer is not reloaded:
            assert seen == whole[: len(seen)]
            assert len(seen) >= len(whole) - 2  # the last ones come with the end
            assert any("?" in step for step in seen)
            assert_draws_of_others_are_hidden(seen, finished, seat)


def assert_nothing_secret(
    before: list[str], finished: Record, seat: int | None, hands: list[set[tuple[str, ...]]]
) -> None:
    fairness = finished.fairness
    assert fairness is not None
    others = set().union(*(held for other, held in enumerate(hands) if other != seat))
    own = hands[seat] if seat is not None else set()
    for text in before:
        assert str(fairness.secret) not in text
        message = json.loads(text)
        for cards in card_lists(message):
            assert cards not in others - own, f"a hand of another seat: {text[:300]}"
        for fact in facts(message):
            assert fact["kind"] != "dealt" or fact["seat"] == seat or fact["card"] == "?", fact


def assert_draws_of_others_are_hidden(seen: list[str], finished: Record, seat: int) -> None:
    """Told from the record alone: after `N:draw deck`, what N gets is `?` to everyone else."""
    for before, after, shown in zip(finished.steps, finished.steps[1:], seen[1:], strict=False):
        drawer, _, action = before.partition(":")
        if action == "draw deck":
            first = after.removeprefix("*").split(",")[0]
            assert shown.removeprefix("*").split(",")[0] == (first if int(drawer) == seat else "?")


def heard_before_the_end(viewer: Person) -> Iterator[str]:
    """Up to the frame that says that the round is over."""
    for text in viewer.heard:
        if not text.startswith(("{", "[")):  # the picture of a QR code
            continue
        if '"phase":"between"' in text:
            return
        yield text


def steps_of(heard: list[str]) -> list[str]:
    messages = [json.loads(text) for text in heard]
    return [
        step["step"]
        for message in messages
        if isinstance(message, dict) and message.get("type") == "update"
        for step in message["steps"]
    ]


def hands_held(finished: Record) -> list[set[tuple[str, ...]]]:
    """By seat: every hand of five cards or more that it ever held."""
    held: list[set[tuple[str, ...]]] = [set() for _ in finished.seats]
    for moment in record.replay(finished):
        for seat, hands in enumerate(held):
            cards = moment.position.observation(seat).hand
            if len(cards) >= 5:
                hands.add(sorted_cards(cards))
    return held


def card_lists(message: Any) -> Iterator[tuple[str, ...]]:
    """Every list of texts anywhere in the message, sorted."""
    if isinstance(message, dict):
        for part in message.values():
            yield from card_lists(part)
    elif isinstance(message, list):
        if message and all(isinstance(part, str) for part in message):
            yield sorted_cards(message)
        for part in message:
            yield from card_lists(part)


def facts(message: Any) -> Iterator[dict[str, Any]]:
    """Everything anywhere in the message that says what a step makes true."""
    if isinstance(message, dict):
        if "kind" in message and "seat" in message:
            yield message
        for part in message.values():
            yield from facts(part)
    elif isinstance(message, list):
        for part in message:
            yield from facts(part)


def sorted_cards(cards: list[str]) -> tuple[str, ...]:
    return tuple(sorted(cards))
