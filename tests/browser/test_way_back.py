"""From the lobby, and from another device, back to one's own table."""

from typing import Any

from people import PHONE, People
from playwright.sync_api import expect


def test_the_lobby_leads_back_to_ones_own_table(serve: Any, people: People) -> None:
    served = serve()
    ann, bo = people.come("Ann"), people.come("Bo", viewport=PHONE)
    address = ann.open_table(served.root)
    bo.sit(address)
    ann.tap(ann.button("start"))
    bo.page.goto(f"{served.root}/")
    mine = bo.page.get_by_role("region", name=bo.says("my-tables"))
    bo.tap(mine.get_by_role("link", name="with Ann"))
    expect(bo.page.locator("main .hand")).to_be_visible()
    assert bo.page.url == address
    assert people.complaints() == []


def test_another_device_lands_at_the_table_it_was_invited_from(serve: Any, people: People) -> None:
    served = serve()
    ann, phone = people.come("Ann"), people.come("Ann", viewport=PHONE)
    address = ann.open_table(served.root)
    ann.tap(ann.button("menu"))
    ann.tap(ann.button("device-continue"))
    phone.page.goto(ann.page.get_by_label(ann.says("device-link")).input_value())
    phone.tap(phone.button("device-confirm"))
    expect(phone.page.locator("#invite-title")).to_be_visible()
    assert phone.page.url == address
    expect(phone.page.locator(".who").filter(has_text="Ann")).to_contain_text("you")
    assert people.complaints() == []


def test_who_only_this_computer_reaches_is_told_so(serve: Any, people: People) -> None:
    ann = people.come("Ann")
    ann.open_table(serve().root)
    invitation = ann.page.get_by_role("region", name=ann.says("invite"))
    expect(invitation).to_contain_text(ann.says("only-here"))
    expect(invitation.get_by_role("img")).to_have_count(0)
