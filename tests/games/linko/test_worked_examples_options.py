"""The worked examples of docs/rules/linko.md for the options, 17 (expert) and 18 (consolation)."""

import pytest

from .telling import FULL, after, deck, display, hand, hit_by, legal, linko, phase


def single(hand: str, top: str, **options):
    return linko.position(hands=[hand, "2"], sets=[[], [top]], display=FULL, **options)


ONES = [
    # laid, top, hits among experts, hits otherwise
    ("1", "13", True, False),
    ("1", "X", True, False),
    ("1,X", "13,13", True, False),
    ("1,X", "13,X", True, False),
    ("1,X", "X,X", True, False),
    ("1,1", "X,X", True, False),
    ("1,1", "13,13", True, False),
    ("1,1,1", "13,13,X", True, False),
    ("13", "1", True, True),
    ("X", "1", True, True),
    ("13,13", "1,X", True, True),
    ("1,1", "13", False, False),
    ("1", "13,13", False, False),
    ("1", "12", False, False),
    ("1", "1", False, False),
    ("1,X", "12,12", False, False),
    ("2", "13", False, False),
    ("2", "X", False, False),
    ("X", "13", True, True),
    ("13", "X", False, False),
]


@pytest.mark.parametrize(("laid", "top", "is_hit", "_"), ONES)
def test_example_17_among_experts_1s_beat_13s_and_jokers_alone(laid, top, is_hit, _):
    assert hit_by(single("1*3,2*3,13*3,X*3", top, expert=True), laid) == ([1] if is_hit else [])


@pytest.mark.parametrize(("laid", "top", "_", "is_hit"), ONES)
def test_example_17_without_expert_1s_beat_nothing(laid, top, _, is_hit):
    assert hit_by(single("1*3,2*3,13*3,X*3", top), laid) == ([1] if is_hit else [])


@pytest.mark.parametrize("phantom", ["12,3*7,5*5", "1,3*7,5*5", "2,3*7,5*5"])
def test_example_17_1s_take_nothing_from_the_phantom(phantom):
    position = linko.position(duel=True, expert=True, hands=["1,2", "2"], display=FULL, phantom=phantom)
    position = after(position, "0:1")
    assert hand(position, 0) == "2"
    assert (position.turn, phase(position)) == (1, "play")


def test_example_17_in_a_duel_1s_beat_the_opponent_s_13():
    position = linko.position(
        duel=True, expert=True, hands=["1,2", "2"], sets=[[], ["13"]], display=FULL, phantom="3*6,4*7"
    )
    assert hit_by(position, "1") == [1]


def consoled(top: str, **changed):
    told = {"display": ["3", "4", "6", "7", "8", "10"], "deck": "12,11"} | changed
    return linko.position(consolation=True, hands=["5,5,1", "2"], sets=[[], [top]], **told)


def test_example_18_5_against_9_may_draw_once_or_decline():
    position = after(consoled("9"), "0:5")
    assert (position.current_player, phase(position)) == (0, "consolation")
    assert legal(position) == [*(f"draw {place}" for place in range(1, 7)), "draw deck", "pass"]


def test_example_18_one_draw_from_the_display_which_is_then_refilled():
    position = after(consoled("9"), "0:5", "0:draw 4", "*11")
    assert hand(position, 0) == "1,5,7"
    assert display(position) == ["3", "4", "6", "11", "8", "10"]
    assert (position.turn, phase(position)) == (1, "play")


def test_example_18_one_draw_from_the_deck():
    position = after(consoled("9"), "0:5", "0:draw deck", "*12")
    assert hand(position, 0) == "1,5,12"
    assert deck(position) == 1
    assert (position.turn, phase(position)) == (1, "play")


def test_example_18_declined():
    position = after(consoled("9"), "0:5", "0:pass")
    assert hand(position, 0) == "1,5"
    assert (position.turn, phase(position)) == (1, "play")


def test_example_18_5_against_4_left_and_taken_back_gives_none():
    position = after(consoled("4"), "0:5", "0:leave", "1:back")
    assert (position.turn, phase(position)) == (1, "play")


def test_example_18_5_against_4_taken_gives_none():
    position = after(consoled("4"), "0:5", "0:take", "1:draw deck", "*12")
    assert (position.turn, phase(position)) == (1, "play")


def consoled_duel(phantom: str):
    return linko.position(
        duel=True,
        consolation=True,
        hands=["5,1", "2"],
        sets=[[], ["9"]],
        display=FULL,
        phantom=phantom,
        deck="10*3",
    )


def test_example_18_the_phantom_hit_gives_none():
    position = after(consoled_duel("4,7*12"), "0:5", "*10")
    assert (position.turn, phase(position)) == (1, "play")


def test_example_18_neither_phantom_nor_opponent_hit_gives_one():
    assert phase(after(consoled_duel("6,7*12"), "0:5")) == "consolation"


@pytest.mark.parametrize(
    ("display", "deck", "draw"), [(["3"], "", ["0:draw 1"]), (["", ""], "12", ["0:draw deck", "*12"])]
)
def test_example_18_taking_the_last_card_ends_the_round(display, deck, draw):
    position = after(consoled("9", display=display, deck=deck), "0:5", *draw)
    assert position.outcome.reason == "cards-out"
    assert position.outcome.scores == [1 - 3, 1 - 1]


def test_example_18_with_the_last_card_due_it_can_be_declined():
    position = after(consoled("9", display=["3"], deck=""), "0:5")
    assert legal(position) == ["draw 1", "pass"]
    position = after(position, "0:pass")
    assert (position.is_over, position.turn) == (False, 1)


def test_a_play_that_empties_the_hand_gives_no_consolation():
    position = linko.position(consolation=True, hands=["5", "2"], sets=[[], ["9"]], display=FULL)
    assert after(position, "0:5").outcome.reason == "hand-empty"


def test_without_consolation_a_play_that_hits_nobody_passes_the_turn():
    position = after(single("5,1", "9"), "0:5")
    assert (position.turn, phase(position)) == (1, "play")


def test_what_another_s_play_hit_before_takes_no_consolation_away():
    position = linko.position(consolation=True, hands=["5,5,1", "2,2"], sets=[[], ["4"]], display=FULL)
    position = after(position, "0:5", "0:leave", "1:back", "1:2")
    assert (position.current_player, phase(position)) == (1, "consolation")
    position = after(position, "1:pass", "0:5", "0:leave", "1:back")
    assert (position.turn, phase(position)) == (1, "play")
