"""What a person typed, understood."""

import pytest

from greenpaw.cli.answer import Ambiguous, NoSuchChoice, looks_like_choice, understand
from greenpaw.games import load
from greenpaw.games.contract import Reason

linko = load("linko")
DISPLAY = ["2", "9", "", "4", "X", "1"]
TO_LAY = linko.position(hands=["7,7,X,X,1,10", "3"], sets=[[], ["3"]], display=DISPLAY, deck="8")  # type: ignore
TO_TAKE = TO_LAY.play("7")
TO_SETTLE = TO_TAKE.play("leave")
TO_DRAW = TO_TAKE.play("take")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7,7,X", "7,7,X"),
        ("7 7 x", "7,7,X"),
        (" x, 7,7 ", "7,7,X"),
        ("7+7+x", "7,7,X"),
        ("x", "X"),
        ("X x", "X,X"),
        ("1", "1"),
        ("10", "10"),
        ("#1", "1"),
    ],
)
def test_a_set_is_typed_as_its_cards_in_any_order(typed: str, meant: str):
    assert str(understand(typed, TO_LAY)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"), [("t", "take"), ("Take", "take"), ("l", "leave"), ("1", "take"), ("#2", "leave")]
)
def test_a_beginning_or_a_number_is_enough_where_it_is_clear(typed: str, meant: str):
    assert str(understand(typed, TO_TAKE)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("4", "draw 4"), ("d 4", "draw 4"), ("draw 6", "draw 6"), ("de", "draw deck"), ("#3", "draw 4")],
)
def test_a_number_in_a_draw_is_the_place_and_never_the_choice(typed: str, meant: str):
    assert str(understand(typed, TO_DRAW)) == meant


def test_d_discards_where_nothing_else_begins_with_it():
    assert str(understand("d", TO_SETTLE)) == "discard"


def test_what_may_mean_several_actions_is_said_to():
    answer = understand("d", TO_DRAW)
    assert isinstance(answer, Ambiguous)
    assert [str(action) for action in answer.actions][:2] == ["draw 1", "draw 2"]


def test_a_choice_that_is_not_listed():
    assert understand("#9", TO_TAKE) == NoSuchChoice(9, 2)
    assert understand("0", TO_TAKE) == NoSuchChoice(0, 2)


def test_a_number_that_names_no_card_to_play_may_have_meant_a_choice():
    assert [looks_like_choice(typed, TO_LAY) for typed in ("2", "#2", "0", "99", "2 2", "two")] == [
        True, False, False, False, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "position", "code", "rule"),
    [
        ("x 9 9", TO_LAY, "not-in-hand", "L5"),
        ("7 8", TO_LAY, "mixed-set", "L5"),
        ("14", TO_LAY, "no-such-card", "L1"),
        ("take", TO_LAY, "set-due", "L5"),
        ("3", TO_DRAW, "draw-due", "L10"),
        ("draw 3", TO_DRAW, "place-empty", "L10"),
        ("7 7", TO_TAKE, "choice-due", "L10"),
        ("what?", TO_TAKE, "no-such-action", ""),
        ("draw +4", TO_DRAW, "no-such-action", ""),
        ("draw + 4", TO_DRAW, "no-such-action", ""),
        ("ünï \x1b[31m ٣", TO_LAY, "no-such-action", ""),
    ],
)
def test_what_cannot_be_done_has_its_reason(typed: str, position, code: str, rule: str):
    answer = understand(typed, position)
    assert isinstance(answer, Reason)
    assert (answer.code, answer.rule) == (code, rule)
