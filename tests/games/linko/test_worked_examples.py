"""The worked examples of docs/rules/linko.md, 1 to 11 and 19, each under its number."""

import pytest

from .telling import FULL, after, deck, discarded, display, hand, hit_by, legal, linko, phase, sets, victim


def three_tops():
    return linko.position(
        players=3,
        hands=["7*3,11*4,12*4,1", "2", "3"],
        sets=[[], ["5,5,5"], ["10,10,10,10"]],
        display=FULL,
    )


def test_example_01_three_7s_hit_the_three_5s_and_not_the_four_10s():
    assert hit_by(three_tops(), "7,7,7") == [1]


@pytest.mark.parametrize("four", ["11,11,11,11", "12,12,12,12"])
def test_example_01_four_11s_or_12s_hit_the_four_10s_only(four):
    assert hit_by(three_tops(), four) == [2]


def nines_on_fives():
    return linko.position(
        hands=["9*3,1", "2"], sets=[[], ["5,5,5"]], display=["4", "7", "8", "10", "11", "12"], deck="6*4"
    )


def test_example_02_taken_5s_go_to_the_hand_and_the_victim_draws_three_before_anything_else():
    position = after(nines_on_fives(), "0:9,9,9", "0:take")
    assert hand(position, 0) == "1,5,5,5"
    assert sets(position, 1) == []
    position = after(position, "1:draw 1", "1:draw deck", "*6", "1:draw 2")
    assert position.is_chance, "only now is the display refilled"
    position = after(position, "*6,6")
    assert hand(position, 1) == "2,4,6,7"
    assert (position.turn, phase(position)) == (1, "play")


def test_example_02_left_5s_taken_back_cost_no_draw():
    position = after(nines_on_fives(), "0:9,9,9", "0:leave")
    assert (position.current_player, legal(position)) == (1, ["back", "discard"])
    position = after(position, "1:back")
    assert hand(position, 1) == "2,5,5,5"
    assert sets(position, 1) == []
    assert (position.turn, phase(position), deck(position)) == (1, "play", 4)


def test_example_02_left_5s_discarded_cost_three_draws():
    position = after(nines_on_fives(), "0:9,9,9", "0:leave", "1:discard")
    assert discarded(position) == "5,5,5"
    assert position.observation().owed == 3
    position = after(position, "1:draw 6", "1:draw 5", "1:draw 4", "*6,6,6")
    assert hand(position, 1) == "2,10,11,12"
    assert hand(position, 0) == "1"
    assert (position.turn, phase(position)) == (1, "play")


def against(top: str, hand: str, **options):
    return linko.position(hands=[hand, "2"], sets=[[], [top]], display=FULL, **options)


@pytest.mark.parametrize(
    ("laid", "top", "is_hit"),
    [
        ("X,X", "13,13", True),
        ("X", "13", True),
        ("X", "X", False),
        ("13,X", "13,13", False),
        ("9,9", "9,9", False),
        ("X,X", "13,X", True),
        ("13,13", "X,X", False),
        ("13", "X", False),
        ("X,X", "X,X", False),
        ("13,13", "13,X", False),
        ("X", "13,13", False),
    ],
)
def test_example_03_jokers_alone_rank_above_13_and_a_mixed_set_of_13s_as_13(laid, top, is_hit):
    assert hit_by(against(top, "9*2,13*2,X*2,1"), laid) == ([1] if is_hit else [])


def test_example_04_7_7_7_x_is_four_7s():
    assert hit_by(against("6*4", "7*3,X,1"), "7,7,7,X") == [1]
    assert hit_by(against("6*3", "7*3,X,1"), "7,7,7,X") == []
    assert hit_by(against("7*4", "7*3,X,1"), "7,7,7,X") == []


def test_example_04_12_12_x_hits_6_6_6():
    assert hit_by(against("6*3", "12*2,X,1"), "12,12,X") == [1]


def test_example_04_6_6_x_put_in_a_hand_is_two_6s_and_a_joker():
    position = after(against("6,6,X", "12*3,1"), "0:12,12,12", "0:take")
    assert hand(position, 0) == "1,6,6,X"
    position = linko.position(hands=["1", "12*3,2"], sets=[["6,6,X"], []], turn=1, display=FULL)
    position = after(position, "1:12,12,12", "1:leave", "0:back")
    assert legal(position) == ["1", "1,X", "6", "6,X", "6,6", "6,6,X", "X"], (
        "the joker goes with anything again"
    )


def tens_of_four():
    return linko.position(
        players=4,
        hands=["10,10,1", "2", "2", "2"],
        sets=[[], ["3,3"], ["10,10"], ["4,4"]],
        display=["5", "6", "7", "8", "9", "11"],
        deck="12*5",
    )


def test_example_05_b_is_settled_draws_and_refill_included_then_d_and_c_is_not_touched():
    position = after(tens_of_four(), "0:10,10")
    assert victim(position) == 1
    position = after(position, "0:take", "1:draw 1", "1:draw 2")
    assert position.is_chance, "B's refill comes before D is looked at"
    position = after(position, "*12,12")
    assert display(position) == ["12", "12", "7", "8", "9", "11"]
    assert victim(position) == 3
    position = after(position, "0:leave", "3:back")
    assert sets(position, 2) == ["10,10"]
    assert (position.turn, phase(position)) == (1, "play"), "the turn passes on from A, not from D"


def test_example_05_d_draws_from_the_display_as_refilled_after_b():
    steps = [
        "0:10,10",
        "0:take",
        "1:draw 1",
        "1:draw 2",
        "*12,12",
        "0:take",
        "3:draw 1",
        "3:draw 3",
        "*12,12",
    ]
    assert hand(after(tens_of_four(), *steps), 3) == "2,7,12"


def two_sets_of_two():
    return linko.position(
        hands=["6,6,3,3,1", "4"],
        sets=[[], ["2,2", "5,5"]],
        display=["7", "8", "9", "10", "11", "12"],
        deck="13*9",
    )


def test_example_06_only_the_5s_go_and_the_2s_are_safe_this_turn():
    position = after(two_sets_of_two(), "0:6,6", "0:take", "1:draw 1", "1:draw 2", "*13,13")
    assert sets(position, 1) == ["2,2"]
    assert (position.turn, phase(position)) == (1, "play")


def test_example_06_the_2s_can_be_hit_in_a_later_turn():
    position = linko.position(hands=["6,6,3,3,1", "4"], sets=[[], ["2,2"]], display=FULL)
    assert hit_by(position, "3,3") == [1]


def test_example_07_a_last_card_ends_the_round_and_b_keeps_the_2():
    position = after(linko.position(hands=["13", "4,4"], sets=[["1"], ["2"]], display=FULL), "0:13")
    assert position.is_over
    assert position.outcome.reason == "hand-empty"
    assert sets(position, 1) == ["2"]
    assert position.outcome.scores == [2, -1]
    assert position.outcome.winners == [0]


def test_example_07_with_a_card_left_in_hand_the_2_is_hit():
    assert hit_by(linko.position(hands=["13,1", "4,4"], sets=[["1"], ["2"]], display=FULL), "13") == [1]


def test_example_08_the_round_ends_with_the_second_of_three_draws():
    position = linko.position(hands=["9*3,2", "1"], sets=[["1"], ["5,5,5"]], display=["4", "9"], deck="")
    position = after(position, "0:9,9,9", "0:take", "1:draw 1")
    assert not position.is_over
    position = after(position, "1:draw 2")
    assert position.outcome.reason == "cards-out"
    assert hand(position, 0) == "2,5,5,5", "what A snatched counts -1 each"
    assert position.outcome.scores == [4 - 4, 0 - 3]


def test_example_09_a_refill_with_the_last_deck_card_does_not_end_the_round():
    position = linko.position(hands=["9,9,2", "1"], sets=[[], ["5,5"]], display=FULL, deck="13")
    position = after(position, "0:9,9", "0:take", "1:draw 2", "1:draw 6", "*13")
    assert display(position) == ["1", "13", "3", "4", "6", ""]
    assert deck(position) == 0
    assert (position.is_over, position.turn, phase(position)) == (False, 1, "play")


def test_example_10_taking_the_last_display_card_does_not_end_the_round_while_the_deck_holds_cards():
    position = linko.position(hands=["9,9,2", "1"], sets=[[], ["5,5"]], display=["", "4"], deck="3,8,10")
    position = after(position, "0:9,9", "0:take", "1:draw 2")
    assert not position.is_over
    assert legal(position) == ["draw deck"], "the display is not refilled in between"
    position = after(position, "1:draw deck", "*8,10,3")
    assert hand(position, 1) == "1,4,8"
    assert display(position) == ["10", "3", "", "", "", ""]
    assert (position.is_over, position.turn) == (False, 1)


def test_example_11_14_on_the_table_and_3_in_hand_score_11_and_12_and_1_win_by_fewer_in_hand():
    position = linko.position(
        players=3,
        hands=["1,2,3", "4", "13"],
        sets=[["5*8", "6*6"], ["7*8", "8*4"], []],
        turn=2,
        display=["9"],
    )
    outcome = after(position, "2:13").outcome
    assert outcome.scores == [11, 11, 1]
    assert outcome.winners == [1]


def five_players():
    return linko.position(
        players=5,
        hands=["9,9,1", "1", "1", "1", "1"],
        sets=[[], ["5,5"], ["6,6"], [], ["8,8"]],
        display=["4", "9", "3"],
        deck="2",
    )


def test_example_19_the_round_ends_while_c_draws_and_e_keeps_8_8():
    position = after(five_players(), "0:9,9", "0:leave", "1:discard", "1:draw 3", "1:draw deck", "*2")
    assert (victim(position), phase(position)) == (2, "take"), "the display is short, and the round goes on"
    position = after(position, "0:take", "2:draw 1", "2:draw 2")
    assert position.outcome.reason == "cards-out"
    assert sets(position, 4) == ["8,8"]
    assert hand(position, 0) == "1,6,6"
    assert position.outcome.scores == [2 - 3, 0 - 3, 0 - 3, 0 - 1, 2 - 1]
    assert position.outcome.winners == [4]


def test_example_19_taken_back_by_c_the_round_goes_on_to_e():
    steps = ["0:9,9", "0:leave", "1:discard", "1:draw 3", "1:draw deck", "*2", "0:leave", "2:back"]
    assert victim(after(five_players(), *steps)) == 4
