"""Four people play a match of Linko, each at a browser of their own."""

import random
from pathlib import Path
from typing import Any

from people import PHONE, TABLET, WIDE, People, Person
from playing import decide, hand, play_on
from playwright.sync_api import expect

from greenpaw.cli.verify import verify_file

SEED = 97  # of a round with few decisions, but with all kinds of them


def test_a_match_through_reloads_a_cut_and_an_absence(serve: Any, people: People, tmp_path: Path) -> None:
    served = serve(SEED, grace_ms=5000)
    luck = random.Random(SEED)
    ann = people.come("Ann")
    bo = people.come("Bo", by="touch", viewport=PHONE)
    cleo = people.come("Cleo", viewport=TABLET, color_scheme="dark", reduced_motion="reduce")
    dee = people.come("Dée", viewport=WIDE, language="fr")
    everyone = [ann, bo, cleo, dee]

    address = ann.open_table(served.root)
    for friend in everyone[1:]:
        friend.sit(address)
    for person in everyone:
        for other in everyone:
            expect(person.page.locator(".who bdi").get_by_text(other.name, exact=True)).to_be_visible()
    ann.tap(ann.button("start"))

    play_on(everyone, luck, 4)
    for _ in range(2):
        held = hand(bo.page)
        bo.page.reload()
        expect(bo.page.locator(".hand .index")).to_have_text(held)
        play_on(everyone, luck, 3)

    play_on(everyone, luck, until=bo)
    decide(bo, luck)
    with bo.cut_off():
        expect(bo.page.get_by_text(bo.says("link-stale-about"))).to_be_visible()
        play_on([ann, cleo, dee], luck, 5, until=bo)
        counts = ann.page.locator(".count .unseen").all_text_contents()
        assert bo.page.locator(".count .unseen").all_text_contents() != counts
    bo.back_online()
    expect(bo.page.locator(".count .unseen")).to_have_text(counts)

    play_on(everyone, luck, until=dee)
    dee.page.close()
    mark = ann.page.get_by_role("list", name=ann.says("players")).get_by_text(ann.says("stand-in"))
    expect(mark).to_be_attached()
    play_on([ann, bo, cleo], luck, 8)
    dee.new_page().goto(address)
    dee.tap(dee.button("im-back"))
    expect(dee.button("im-back")).to_be_hidden()
    expect(mark).to_be_hidden()

    play_on(everyone, luck)
    first = scores(ann)
    assert [scores(person) for person in everyone] == [first] * 4
    for person in (ann, dee):
        check_record(person, tmp_path)

    ann.tap(ann.button("next-round"))
    for person in everyone:
        expect(person.page.locator("#result-title")).to_be_hidden()
    for person in (bo, cleo, dee):
        person.tap(person.button("to-round"))  # the scores were theirs to read until they say so
    play_on(everyone, random.Random(87))
    both = scores(ann)
    assert [scores(person) for person in everyone] == [both] * 4
    for name, (one, two, total) in both.items():
        assert [one] == first[name][:1]
        assert total == one + two

    ann.tap(ann.button("finish"))
    dee.tap(dee.button("rematch"))
    for person in (ann, bo, cleo):
        person.tap(person.button("to-round"))
    for person in everyone:
        expect(person.page.locator(".hand .index")).to_have_count(13)
        expect(person.page.locator("main li .total")).to_have_count(0)


def scores(person: Person) -> dict[str, list[int]]:
    """Each player's scores, round by round, and the total, as the page shows them."""
    rows = person.page.get_by_role("region", name=person.says("totals")).locator("tbody tr")
    rows.first.wait_for()
    return {
        row.locator("bdi").inner_text(): [
            int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()
        ]
        for row in rows.all()
    }


def check_record(person: Person, folder: Path) -> None:
    """The record that the page offers is right, and so is its shuffle."""
    with person.page.expect_download() as download:
        person.tap(person.page.get_by_text(person.says("record-download")))
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    report = verify_file(file)
    assert report.ok, report.wrong
    assert report.checked_shuffles == 1
