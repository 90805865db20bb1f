"""Three people play a seeded game of LINE-IT to its end, one of them through a reload in the middle."""

import random
import re
from pathlib import Path
from typing import Any

from people import PHONE, TABLET, People, Person
from playing_line_it import play_on
from playwright.sync_api import expect

from greenpaw.cli.verify import verify_file

SEED = 5


def test_three_people_play_a_game_to_its_end(serve: Any, people: People, tmp_path: Path) -> None:
    served = serve(SEED)
    luck = random.Random(SEED)
    ann = people.come("Ann")
    bo = people.come("Bo", by="touch", viewport=PHONE)
    cleo = people.come("Cleo", viewport=TABLET, language="de", color_scheme="dark", reduced_motion="reduce")
    everyone = [ann, bo, cleo]
    address = ann.open_table(served.root, "line-it")
    for friend in everyone[1:]:
        friend.sit(address)
    for person in everyone:
        expect(person.page.locator(".who bdi")).to_have_count(3)
    ann.tap(ann.button("start"))

    done = play_on(everyone, luck, 60)
    shown = cards(bo)
    bo.page.reload()
    bo.page.locator(".hand[role=group]").wait_for()
    assert cards(bo) == shown

    done += play_on(everyone, luck)
    scores = {person.name: final_scores(person) for person in everyone}
    assert scores["Ann"] == scores["Bo"] == scores["Cleo"]
    assert sum("Bo" in name or "Ann" in name or "Cleo" in name for name in scores["Ann"]) == 3
    for wanted in ("line-it-way-line", "line-it-way-hand", "line-it-end"):
        assert any(ann.says(wanted) in did for did in done), wanted
    check_record(ann, tmp_path)


def test_others_hands_are_backs_unless_the_table_shows_them(serve: Any, people: People) -> None:
    served = serve(SEED)
    luck = random.Random(SEED)
    ann, bo = people.come("Ann"), people.come("Bo", by="touch", viewport=PHONE)
    bo.sit(ann.open_table(served.root, "line-it"))
    expect(ann.page.locator(".who bdi")).to_have_count(2)
    ann.tap(ann.button("start"))
    while not hand(bo):
        play_on([ann, bo], luck, 1)
    held = hand(bo)
    told = ann.page.locator(".others .player .counts .unseen")
    faces = ann.page.locator(".others .player .counts .hand .card")
    expect(told).to_have_text(re.compile(r"cards? in hand(, first-player token)?\s*$"))
    expect(faces.locator(".back")).to_have_count(len(held))
    expect(faces.locator("text")).to_have_count(0)
    ann.tap(ann.button("menu"))
    ann.choose("hands", "hands-open")
    ann.page.keyboard.press("Escape")
    expect(told).to_contain_text(f": {' and '.join(name(card) for card in held)}")
    expect(faces.locator("text")).to_have_text(held)
    expect(faces.locator(".back")).to_have_count(0)


def name(card: str) -> str:
    """A card as it is called in English."""
    is_bet = card.startswith("+")
    return f"bet {card}" if is_bet else f"{('red', 'blue', 'green', 'yellow')[(int(card) - 1) % 4]} {card}"


def cards(person: Person) -> list[str]:
    """All cards on the page, where they lie."""
    return person.page.locator("main .board [data-card]").evaluate_all(
        "(all) => all.map((card) => card.dataset.card)"
    )


def hand(person: Person) -> list[str]:
    person.page.locator(".hand[role=group]").wait_for()
    return person.page.locator(".hand[role=group] [data-card]").evaluate_all(
        "(all) => all.map((card) => card.dataset.card)"
    )


def final_scores(person: Person) -> dict[str, str]:
    """Each player's score of the game, as the page's totals show it."""
    rows = person.page.get_by_role("region", name=person.says("totals")).locator("tbody tr")
    rows.first.wait_for()
    return {row.locator("bdi").inner_text(): row.locator("td").last.inner_text() for row in rows.all()}


def check_record(person: Person, folder: Path) -> None:
    """The record that the page offers is right, and so is its shuffle."""
    with person.page.expect_download() as download:
        person.tap(person.page.get_by_text(person.says("record-download")))
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    report = verify_file(file)
    assert report.ok, report.wrong
    assert report.checked_shuffles == 1
