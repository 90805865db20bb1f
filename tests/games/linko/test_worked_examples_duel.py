"""The worked examples of docs/rules/linko.md for the duel, 12 to 16, each under its number."""

import pytest

from .telling import (
    FULL,
    after,
    deck,
    discarded,
    display,
    facts,
    hand,
    hit_by,
    legal,
    linko,
    phantom,
    phase,
    sets,
    victim,
)


def phantom_lacks_one(*surplus: str, display: list[str]):
    """A phantom that lacks one card is dealt these, none of which it keeps, and then a 7."""
    position = linko.position(
        duel=True,
        hands=["1", "1"],
        display=display,
        phantom="3*4,4*4,6*4",
        deck=",".join([*surplus, "7*9"]),
        phase="phantom",
    )
    return after(position, "*" + ",".join([*surplus, "7"]))


def test_example_12_two_13s_and_a_joker_make_piles_on_the_lowest_single_cards():
    position = phantom_lacks_one("13", "13", "X", display=["2", "5", "5", "9", "11", "X"])
    assert display(position) == ["2,13", "5,13", "5,X", "9", "11", "X"]
    assert phantom(position) == {3: 4, 4: 4, 6: 4, 7: 1}


def test_example_12_happens_at_a_set_up_too():
    start = linko.start(2, duel=True, amounts={"gift_jokers": 1, "hand_size": 12})
    hands = ["1"] * 8 + ["2"] * 4 + ["3"] * 8 + ["4"] * 4
    cards = [*hands, "2", "5", "5", "9", "11", "X", "13", "13", "X", *["6"] * 8, "13", *["7"] * 5]
    position = after(start, "*" + ",".join(cards))
    assert display(position) == ["2,13", "5,13", "5,X", "9,13", "11", "X"]
    assert phantom(position) == {6: 8, 7: 5}
    assert (phase(position), position.current_player) == ("play", 0)


@pytest.mark.parametrize("surplus", ["13", "X"])
def test_example_12_with_six_piles_a_further_13_or_joker_leaves_the_round(surplus):
    piles = ["2,13", "5,13", "5,X", "9,13", "11,13", "12,X"]
    position = phantom_lacks_one(surplus, display=piles)
    assert display(position) == piles
    assert discarded(position) == surplus


def test_example_12_a_single_joker_counts_above_13_and_is_covered_last():
    display_after = display(
        phantom_lacks_one("13", "X", "13", display=["X", "13", "12", "1,13", "2,13", "3,13"])
    )
    assert display_after == ["X,13", "13,X", "12,13", "1,13", "2,13", "3,13"]


def duel_of_example_13(hand: str, opponent_top: str = "12", **changed):
    return linko.position(
        duel=True,
        hands=[hand, "1"],
        sets=[[], [opponent_top]],
        display=FULL,
        phantom="3*3,4,6*2,7,11*6",
        deck="10*9",
        **changed,
    )


def test_example_13_a_single_5_must_take_the_4_without_being_asked():
    position = duel_of_example_13("5,1")
    assert facts(position.effects("5")) == ["phantom seat=0 count=1 value=4"]
    position = after(position, "0:5", "*10")
    assert hand(position, 0) == "1,4"
    assert phantom(position) == {3: 3, 6: 2, 7: 1, 10: 1, 11: 6}
    assert (position.turn, phase(position)) == (1, "play")


def test_example_13_8_8_takes_6_6():
    position = after(duel_of_example_13("8,8,1"), "0:8,8", "*10,10")
    assert hand(position, 0) == "1,6,6"
    assert phantom(position) == {3: 3, 4: 1, 7: 1, 10: 2, 11: 6}


def test_example_13_a_single_2_takes_nothing():
    position = after(duel_of_example_13("2,1"), "0:2")
    assert hand(position, 0) == "1"
    assert (position.turn, phase(position)) == (1, "play")


def test_example_13_part_of_a_combination_cannot_be_snatched():
    assert hand(after(duel_of_example_13("12*5,1"), "0:12,12,12,12,12"), 0) == "1", "six 11s are not five"
    assert (
        hand(after(duel_of_example_13("12*6,1"), "0:12,12,12,12,12,12", "*" + ",".join(["10"] * 6)), 0).count(
            "11"
        )
        == 6
    )


@pytest.mark.parametrize(("value", "left"), [("4", {7: 1}), ("7", {4: 1})])
def test_example_13_a_single_9_chooses_4_or_7_then_the_refill_then_the_opponent_s_8(value, left):
    position = duel_of_example_13("9,1", opponent_top="8")
    assert facts(position.effects("9")) == ["choice count=2", "hits seat=1 count=1 value=8"]
    position = after(position, "0:9")
    assert (position.current_player, legal(position)) == (0, ["snatch 4", "snatch 7"])
    position = after(position, f"0:snatch {value}")
    assert position.is_chance, "the phantom is refilled before the opponent is looked at"
    position = after(position, "*10")
    assert hand(position, 0) == f"1,{value}"
    assert phantom(position) == {3: 3, 6: 2, 10: 1, 11: 6} | left
    assert (victim(position), legal(position)) == (1, ["take", "leave"])


def test_example_13_the_refilled_phantom_is_not_looked_at_again_that_turn():
    position = duel_of_example_13("9,1", opponent_top="8")
    position = after(position, "0:9", "0:snatch 4", "*10", "0:leave", "1:back")
    assert phantom(position)[7] == 1
    assert (position.turn, phase(position)) == (1, "play")


def duel_with_pile(first_display_place: str):
    return linko.position(
        duel=True,
        hands=["8,8,1", "1"],
        sets=[[], ["5,5"]],
        display=[first_display_place, "3", "4", "6", "7", "9"],
        phantom="10*6,11*7",
        deck="12*9",
    )


def test_example_14_a_pile_counts_as_one_draw_and_puts_both_cards_in_hand():
    position = after(duel_with_pile("2,13"), "0:8,8", "0:take")
    assert facts(position.effects("draw 1")) == [
        "draws seat=1 card=2 place=1",
        "draws seat=1 card=13 place=1",
    ]
    position = after(position, "1:draw 1", "1:draw deck", "*12,12")
    assert hand(position, 1) == "1,2,12,13"
    assert (position.turn, phase(position)) == (1, "play"), "the draw is complete"
    assert display(position)[0] == "12", "a pile fills one place, and one card refills it"


def test_example_14_a_single_card_is_one_card():
    position = after(duel_with_pile("2"), "0:8,8", "0:take", "1:draw 1", "1:draw deck", "*12,12")
    assert hand(position, 1) == "1,2,12"


def test_example_15_a_single_12_must_take_one_of_3_8_and_10_of_the_player_s_choice():
    position = linko.position(
        duel=True, hands=["12,1", "2"], display=FULL, phantom="3,5*5,8,10,11*5", deck="9*3"
    )
    position = after(position, "0:12")
    assert legal(position) == ["snatch 3", "snatch 8", "snatch 10"]
    for value in (3, 8, 10):
        assert hand(after(position, f"0:snatch {value}", "*9"), 0) == f"1,{value}"


def test_example_15_equal_values_are_not_snatched():
    position = linko.position(
        duel=True, hands=["10,1", "2"], display=FULL, phantom="3,5*5,8,10,11*5", deck="9*3"
    )
    assert legal(after(position, "0:10")) == ["snatch 3", "snatch 8"]


def test_example_16_the_phantom_takes_the_deck_s_last_card_and_stays_short_and_the_round_goes_on():
    position = linko.position(
        duel=True,
        hands=["12,12,1", "1"],
        sets=[[], ["5,5"]],
        display=FULL,
        phantom="3*3,4*2,6*4,7*4",
        deck="2",
    )
    position = after(position, "0:12,12", "*2")
    assert hand(position, 0) == "1,4,4"
    assert phantom(position) == {2: 1, 3: 3, 6: 4, 7: 4}
    assert sum(phantom(position).values()) == 12
    assert deck(position) == 0
    assert (victim(position), phase(position)) == (1, "take"), "the opponent's 5 5 is hit"


def test_example_16_with_an_empty_deck_the_phantom_gets_nothing_and_play_goes_on():
    position = linko.position(
        duel=True, hands=["12,12,1", "1"], sets=[[], ["5,5"]], display=FULL, phantom="3*3,4*2", deck=""
    )
    position = after(position, "0:12,12")
    assert phantom(position) == {3: 3}
    assert (victim(position), phase(position)) == (1, "take")


def test_a_play_that_empties_the_hand_snatches_nothing_from_the_phantom_either():
    position = linko.position(
        duel=True, hands=["5", "1"], sets=[[], ["3"]], display=FULL, phantom="4,6*7,7*5"
    )
    assert facts(position.effects("5")) == ["ends reason=hand-empty"]
    position = after(position, "0:5")
    assert position.outcome.scores == [1, 0]
    assert phantom(position) == {4: 1, 6: 7, 7: 5}
    assert sets(position, 1) == ["3"]


def test_in_a_duel_the_opponent_is_hit_even_when_the_phantom_is_not():
    position = linko.position(
        duel=True, hands=["5,1", "1"], sets=[[], ["3"]], display=FULL, phantom="6*6,7*7", deck="9*3"
    )
    assert hit_by(position, "5") == [1]
