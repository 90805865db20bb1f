"""Two people and the phantom."""

import random
from typing import Any

from people import PHONE, People
from playing import play_on
from playwright.sync_api import expect

SEED = 106  # a short duel in which the phantom's cards are to be chosen among several times


def test_a_duel_to_its_end(serve: Any, people: People) -> None:
    served = serve(SEED)
    ann = people.come("Ann")
    bo = people.come("Bo", by="touch", viewport=PHONE)
    address = ann.open_table(served.root)
    bo.sit(address)
    duel = ann.page.get_by_role("group", name="Duel")
    expect(duel.get_by_role("radio", name="Automatic (on)")).to_be_checked()
    ann.tap(ann.button("start"))

    for person in (ann, bo):
        phantom = person.page.get_by_role("region", name="Phantom")
        expect(phantom).to_be_visible()
        shown = sum(
            int(said.split("\u00a0")[0]) for said in phantom.locator("li .unseen").all_text_contents()
        )
        assert shown == 13
        expect(person.page.locator(".hand .index")).to_have_count(13)

    done = play_on([ann, bo], random.Random(SEED))
    assert sum(said.startswith("Snatch") for said in done) >= 2
    assert {"Take", "Leave"} & {said.split("\n")[0] for said in done}
    for person in (ann, bo):
        expect(person.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    log = ann.page.get_by_role("log", name="Log")
    expect(log).to_contain_text("the phantom’s")
    assert ann.page.locator("tbody").last.inner_text() == bo.page.locator("tbody").last.inner_text()
