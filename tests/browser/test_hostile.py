"""Names and lines of chat that try to be more than text."""

from typing import Any

from people import PHONE, People, Person
from playwright.sync_api import Locator, expect

MARKUP = "<img src=x onerror=alert(1)>"
RIGHT_TO_LEFT = "אבג ‮rtl‬ عربى"
FAMILY = "👩‍👩‍👧‍👦🏳️‍🌈🐾"
STACKED = "Z̷̢͇̖̈́͗a̸̛̮͝l̶͙̇̀g̴̦̏o̷̝͑"
TOWER = "A" + "\u0310" * 30
WIDE_NAME = "W" * 64
LINES = [
    "<script>document.title='mine'</script><b>bold</b> &amp; {{7*7}} ${7}",
    "‮evil‬ שלום עולם",
    "👩‍👩‍👧‍👦" * 20,
    STACKED * 6 + TOWER,
    "W" * 500,
]


def test_names_and_lines_are_text_inside_their_box(serve: Any, people: People) -> None:
    served = serve()
    host = people.come(MARKUP)
    address = host.open_table(served.root)
    phone = people.come(WIDE_NAME, viewport=PHONE, by="touch")
    others = [people.come(name) for name in (RIGHT_TO_LEFT, FAMILY)]
    for friend in (phone, *others):
        friend.sit(address)
    everyone = [host, phone, *others]
    names = shown_names(host)
    assert names[0] == MARKUP
    assert names[1] == "W" * 32
    assert "‮" not in names[2]
    assert names[3] == FAMILY
    for person in everyone:
        expect(person.page.locator(".who bdi")).to_have_count(4)
        assert shown_names(person) == names
        assert_in_its_box(person, person.page.locator(".who bdi"))

    host.tap(host.button("start"))
    for person in everyone:
        person.page.locator("main .hand").wait_for()
        assert_in_its_box(person, person.page.locator("main li bdi"))

    say(host, LINES)
    host_log = host.page.get_by_role("log", name="Chat").locator("bdi.text")
    expect(host_log).to_have_count(len(LINES))
    phone.tap(phone.page.get_by_role("button", name=f"Chat {len(LINES)} unread"))
    for person in (phone, *others):
        heard = person.page.get_by_role("log", name="Chat").locator("bdi.text")
        expect(heard).to_have_count(len(LINES))
        assert heard.all_text_contents() == host_log.all_text_contents()
        assert_in_its_box(person, heard)
    assert host_log.first.text_content() == LINES[0]
    for person in everyone:
        assert person.page.locator("img[src='x']").count() == 0
        assert person.page.title() != "mine"


def shown_names(person: Person) -> list[str]:
    return person.page.locator(".who bdi").all_text_contents()


def say(person: Person, lines: list[str]) -> None:
    field = person.page.get_by_label("Write something")
    for number, line in enumerate(lines, 1):
        field.fill(line)
        person.tap(person.button("chat-send"))
        expect(person.page.get_by_role("log", name="Chat").locator("bdi.text")).to_have_count(number)


def assert_in_its_box(person: Person, texts: Locator) -> None:
    """Nothing sticks out of the page, nor of its list, but for a space at a line's end.

    What marks stacked on a letter would paint over other rows is cut off.
    """
    assert texts.count() > 0
    overflow = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, f"{person.name}: the page is {overflow} px too wide"
    sticking_out = texts.evaluate_all(
        """texts => texts.filter((text) => {
            const box = text.closest('ol, ul').getBoundingClientRect();
            const own = text.getBoundingClientRect();
            return own.left < box.left - 6 || own.right > box.right + 6;
        }).map((text) => text.textContent)"""
    )
    assert sticking_out == []
    painting_over_others = texts.evaluate_all(
        """texts => texts.filter((text) => {
            for (let box = text; !box.matches('ol, ul'); box = box.parentElement) {
                const { contain, overflowY } = getComputedStyle(box);
                if (contain.includes('paint') || overflowY !== 'visible') return false;
            }
            return true;
        }).map((text) => text.textContent)"""
    )
    assert painting_over_others == []
