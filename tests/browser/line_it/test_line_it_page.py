"""LINE-IT's page in every language, as seen, heard and touched on small and on large screens."""

import random
from typing import Any

import pytest
from checks import check_language, check_with_axe, longest_motion, watch_motion
from people import PHONE, People, Person
from playing_line_it import OFFERED, play_on
from playwright.sync_api import expect

SIZES = ((320, 568), (360, 740), (740, 360), (1366, 768))

STANDS_STILL = """async () => {
  const top = (what) => document.querySelector(`main ${what}`)?.getBoundingClientRect().top;
  const tops = () => ['.market', '.hand', '.bar'].map(top).join(', ');
  const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const bar = document.querySelector('main .bar');
  const before = tops();
  const wrong = [];
  for (const thing of document.querySelectorAll('.market button, .hand button, .buttons button:not(.end)')) {
    thing.click();
    await shown();
    if (tops() !== before) wrong.push(`${thing.innerText}: ${before} became ${tops()}`);
    if (bar.scrollHeight > bar.clientHeight + 1) wrong.push(`${thing.innerText}: too much for the bar`);
    const ways = bar.querySelector('.ways')?.getBoundingClientRect();
    if (ways && ways.bottom > innerHeight + 1) wrong.push(`${thing.innerText}: ways below the screen`);
    thing.click();
    await shown();
  }
  for (const told of document.querySelectorAll('main :is(.player, .mine) :is(.counts > b, .next)')) {
    const [box, around] = [told, told.closest('section')].map((element) => element.getBoundingClientRect());
    if (box.left < around.left || box.right > around.right + 1 || box.right > innerWidth)
      wrong.push(`${told.innerText} is cut off`);
  }
  return wrong;
}"""
"""Whatever is chosen, cards and bar stay where they are, and all that it says is in sight."""


@pytest.mark.parametrize(
    ("language", "scheme"), [("en", "light"), ("fr", "dark"), ("de", "light"), ("nl", "dark")]
)
def test_all_of_it_is_in_the_language_and_fits_a_small_phone(
    serve: Any, people: People, axe: str, language: str, scheme: Any
) -> None:
    served = serve(seed=6)
    ann = people.come(
        "Ann", language=language, by="touch", viewport=PHONE, color_scheme=scheme, reduced_motion="reduce"
    )
    watch_motion(ann)
    ann.page.goto(f"{served.root}/rules/line-it")
    expect(ann.page.get_by_role("heading", name=ann.says("line-it-rules-aim-title"))).to_be_visible()
    check_language(ann, language)
    if language in ("de", "nl"):
        check_with_axe(ann, axe, f"rules, {scheme}")

    ann.play_bots(served.root, 4, "line-it")
    luck = random.Random(6)
    choose_a_card(ann)
    if language in ("de", "nl"):
        check_with_axe(ann, axe, f"own turn, a card chosen, {scheme}")
    decided = 0
    while play_on([ann], luck, 1):
        decided += 1
        check_language(ann, language)
    expect(ann.button("next-round")).to_be_visible()
    check_language(ann, language)
    for summary in ann.page.locator("summary").all():
        ann.tap(summary)
    check_language(ann, language)
    if language in ("de", "nl"):
        check_with_axe(ann, axe, f"scores, {scheme}")
    assert decided > 15
    assert longest_motion(ann) <= 100


def test_what_one_chooses_moves_nothing_and_is_in_sight(serve: Any, people: People) -> None:
    served = serve(seed=6)
    ann = people.come("Ann", language="de", viewport=PHONE)
    watch_motion(ann)
    ann.play_bots(served.root, 4, "line-it")
    luck = random.Random(6)
    for _ in range(5):
        ann.page.wait_for_function(OFFERED)
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate(STANDS_STILL) == [], f"{width} x {height}"
        ann.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        play_on([ann], luck, 1)
    assert longest_motion(ann) > 100  # or the watch would be blind


def choose_a_card(person: Person) -> None:
    """At the beginning, when all of the market can be taken."""
    person.page.wait_for_function(OFFERED)
    person.tap(person.page.locator(".market button:not([aria-disabled='true'])").first)
    person.page.locator(".ways").wait_for()
