"""The phantom of a duel: L17 to L20."""

import pytest

from .telling import FULL, after, deck, discarded, display, facts, hand, legal, linko, phantom, phase, victim


def duel(hand: str, phantom: str, **told):
    told = {"display": FULL, "deck": "10*9", "sets": [[], ["12*5"]]} | told
    return linko.position(duel=True, hands=[hand, "1"], phantom=phantom, **told)


def test_the_phantom_gets_as_many_cards_as_it_lost():
    position = after(duel("8,8,8,1", "7*3,11*8,12*2"), "0:8,8,8", "*10,10,10")
    assert phantom(position) == {10: 3, 11: 8, 12: 2}
    assert deck(position) == 6


def test_a_13_that_comes_in_a_refill_makes_a_pile_and_the_phantom_gets_another_card():
    position = duel("8,1", "7,11*8,12*4", deck="13,10", display=["4", "3", "2", "3", "2", "5"])
    position = after(position, "0:8", "*13,10")
    assert display(position) == ["4", "3", "2,13", "3", "2", "5"], "of two 2s the lower place"
    assert phantom(position) == {10: 1, 11: 8, 12: 4}


def test_several_in_one_refill_are_put_away_in_the_order_in_which_they_came():
    position = duel("8,8,1", "7*2,11*8,12*3", deck="13,X,13,10*2", display=["4", "3", "2", "12", "11", "5"])
    position = after(position, "0:8,8", "*X,10,13,13,10")
    assert display(position) == ["4,13", "3,13", "2,X", "12", "11", "5"]
    assert phantom(position) == {10: 2, 11: 8, 12: 3}


def test_a_pile_is_not_covered_again():
    position = duel("8,1", "7,11*8,12*4", deck="13,10", display=["1,13", "3", "5", "6", "7", "8"])
    assert display(after(position, "0:8", "*13,10"))[:2] == ["1,13", "3,13"]


def test_with_no_single_card_left_a_13_and_a_joker_go_face_up_to_the_discard_pile():
    piles = ["1,13", "2,13", "3,13", "4,13", "5,13", "6,X"]
    position = duel("8,1", "7,11*8,12*4", deck="13,X,10", display=piles)
    position = after(position, "0:8", "*X,13,10")
    assert discarded(position) == "13,X"
    assert display(position) == piles
    assert phantom(position)[10] == 1


def test_an_empty_place_is_not_filled_by_the_phantom_s_13():
    position = duel("8,1", "7,11*8,12*4", deck="13", display=["", "9", "", "", "", ""])
    assert display(after(position, "0:8", "*13")) == ["", "9,13", "", "", "", ""]


def test_a_deck_that_runs_out_on_a_13_leaves_the_phantom_short_and_play_goes_on():
    position = duel("8,8,1", "7*2,11*8,12*3", deck="13,X", display=FULL)
    position = after(position, "0:8,8", "*13,X")
    assert phantom(position) == {11: 8, 12: 3}
    assert deck(position) == 0
    assert display(position)[:2] == ["1,13", "2,X"]
    assert (position.is_over, position.turn, phase(position)) == (False, 1, "play")


def test_a_pile_of_two_is_one_draw_for_consolation_too():
    position = duel("8,1", "11*8,12*5", consolation=True, display=["4,13", "5", "6", "7", "8", "9"])
    position = after(position, "0:8", "0:draw 1", "*10")
    assert hand(position, 0) == "1,4,13"


def test_jokers_alone_beat_any_combination_of_their_size():
    position = after(duel("X,X,1", "4*2,12*2,3*9"), "0:X,X")
    assert legal(position) == ["snatch 4", "snatch 12"]


def test_a_mixed_set_beats_by_the_value_of_its_number_cards():
    position = after(duel("7,X,1", "6*2,7*2,8*2,3*7"), "0:7,X", "*10,10")
    assert hand(position, 0) == "1,6,6"


@pytest.mark.parametrize("size", [1, 3, 4])
def test_only_a_combination_of_exactly_the_same_number_is_snatched(size):
    laid = ",".join(["8"] * size)
    position = after(duel("8*4,1", "7*2,11*8,12*3"), f"0:{laid}")
    assert phantom(position) == {7: 2, 11: 8, 12: 3}
    assert position.turn == 1


def test_a_snatched_combination_always_goes_to_the_active_player_s_hand_without_a_choice():
    position = after(duel("8,8,1", "7*2,11*8,12*3"), "0:8,8", "*10,10")
    assert hand(position, 0) == "1,7,7"
    assert position.observation().seats[0].known == ["7", "7"], "everyone saw it"


def test_the_phantom_comes_first_its_refill_included_then_the_opponent():
    position = duel("8,1", "7,11*8,12*4", sets=[[], ["5"]])
    assert facts(position.effects("8")) == ["phantom seat=0 count=1 value=7", "hits seat=1 count=1 value=5"]
    position = after(position, "0:8")
    assert position.is_chance
    position = after(position, "*10")
    assert (victim(position), phase(position)) == (1, "take")


def test_the_opponent_s_discard_is_refilled_after_the_phantom_s():
    position = duel("8,1", "7,11*8,12*4", sets=[[], ["5"]], deck="13,10,9")
    position = after(position, "0:8", "*13,10", "0:leave", "1:discard", "1:draw 1", "*9")
    assert hand(position, 1) == "1,1,13"
    assert display(position)[0] == "9"


def test_the_phantom_never_plays_and_never_scores():
    position = after(duel("8,1", "11*8,12*5"), "0:8", "1:1")
    assert position.outcome.reason == "hand-empty"
    assert len(position.outcome.scores) == 2


def test_cards_that_come_to_the_phantom_are_seen_by_everyone():
    position = after(duel("8,1", "7,11*8,12*4", deck="10*8,13"), "0:8")
    assert position.seen_by == -1
    assert facts(position.card_effects(10)) == ["phantom-gets card=10"]
    assert facts(position.card_effects(13)) == ["pile card=13 place=1"]


def test_the_very_first_play_can_hit_the_phantom_and_then_the_turn_passes():
    deal = [*["9"] * 8, *["1"] * 3, *["3"] * 8, *["4"] * 3, *["5"] * 6, *["6"] * 8, *["7"] * 5]
    position = after(linko.start(2), "*" + ",".join(deal), "0:9,9,9,9,9", "*10,10,10,11,12")
    assert hand(position, 0) == "1,1,1,7,7,7,7,7,9,9,9,X,X"
    assert (position.turn, phase(position)) == (1, "play")
