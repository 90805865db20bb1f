"""Names of any script, shown as text and told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greenpaw.table.seat import BOT_NAMES, bot_name, distinct_name
from greenpaw.table.text import LONGEST_NAME, clean_line, clean_name, graphemes


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\tMarie\n\nB", "Ann Marie B"),
        ("e\u0301ve", "éve"),
        ("\u202eevil\u202c", "evil"),
        ("a\u0000b\u200fc", "abc"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("שלום", "שלום"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("क्ष", "क्ष"),
        ("\U0001fadf", "\U0001fadf"),
    ],
)
def test_a_name_is_shown_on_one_line_in_its_own_script(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200d", "\u200b\u2060", "\u3164", "\u2800", "\u0301", "\u202e"]
)
def test_a_name_that_shows_nothing_is_no_name(typed: str) -> None:
    assert clean_name(typed) is None


def test_a_family_a_flag_and_a_toned_hand_are_one_character_each() -> None:
    assert len(graphemes("👨‍👩‍👧")) == 1
    assert len(graphemes("🇫🇷🇳🇱")) == 2
    assert len(graphemes("👋🏽")) == 1
    assert len(graphemes("e\u0301\u0323x")) == 2


def test_a_long_name_is_cut_between_characters() -> None:
    assert clean_name("👨‍👩‍👧" * 40) == "👨‍👩‍👧" * LONGEST_NAME


def test_a_second_ann_is_ann_2() -> None:
    assert distinct_name("Ann", ["Bo"]) == "Ann"
    assert distinct_name("Ann", ["Ann"]) == "Ann (2)"
    assert distinct_name("Ann", ["Ann", "Ann (2)"]) == "Ann (3)"
    assert distinct_name("Ann (2)", ["Ann", "Ann (2)"]) == "Ann (3)"


def test_names_that_look_alike_are_alike() -> None:
    assert distinct_name("ANN", ["ann"]) == "ANN (2)"
    assert distinct_name("A\u200dnn", ["Ann"]) == "A\u200dnn (2)"
    assert distinct_name("\u0410nn", ["Ann"]) == "\u0410nn (2)"


@pytest.mark.parametrize("mark", ["\u034f", "\ufe0f", "\U000e0100", "\u17b4", "\ufe01", "\u180b"])
def test_marks_that_show_nothing_are_dropped(mark: str) -> None:
    assert clean_name(f"An{mark}n") == "Ann"


def test_an_emoji_keeps_its_colours() -> None:
    assert clean_name("\u2764\ufe0f Ann") == "\u2764\ufe0f Ann"


def test_piled_up_marks_stay_within_their_line() -> None:
    assert len(clean_name("A" + "\u0323" * 126) or "") <= 6
    assert len(clean_line("x" + "\u0301" * 400)) <= 6


def test_a_line_of_nothing_is_empty() -> None:
    assert clean_line("\u3164\u2800\u034f") == ""


@given(st.text(max_size=128), st.lists(st.text(max_size=10), max_size=4))
def test_every_name_stays_short_clean_and_distinct(typed: str, others: list[str]) -> None:
    name = clean_name(typed)
    if name is None:
        return
    assert clean_name(name) == name
    distinct = distinct_name(name, others)
    assert len(graphemes(distinct)) <= LONGEST_NAME
    assert distinct.casefold() not in {other.casefold() for other in others}


def test_a_bot_takes_no_name_that_is_taken():
    assert bot_name([]) == "Hazel"
    assert bot_name(["hazel", "Rowan"]) == "Juniper"
    assert bot_name(BOT_NAMES) == "Hazel (2)"
