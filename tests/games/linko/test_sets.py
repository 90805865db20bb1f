"""Sets and snatching: L5 to L12, and what is public."""

import pytest

from greenpaw.games.contract import IllegalAction

from .telling import FULL, after, deck, discarded, facts, hand, hit_by, legal, linko, phase, sets, victim

# Laying a set: L5 to L8


def test_a_set_is_cards_of_one_value_with_any_number_of_jokers_or_jokers_alone():
    position = linko.position(hands=["4,4,9,X,X", "1"], display=FULL)
    assert legal(position) == [
        *("4", "4,X", "4,X,X", "4,4", "4,4,X", "4,4,X,X"),
        *("9", "9,X", "9,X,X", "X", "X,X"),
    ]


def test_nobody_can_pass():
    with pytest.raises(IllegalAction, match="a set must be laid"):
        linko.position(consolation=True, hands=["4", "1"], display=FULL).play("pass")


def test_fewer_cards_than_one_holds_may_be_laid():
    position = after(linko.position(hands=["4,4,4", "1"], display=FULL), "0:4")
    assert hand(position, 0) == "4,4"
    assert sets(position, 0) == ["4"]


def test_a_set_lies_on_top_of_the_older_ones_which_stay_visible():
    position = linko.position(hands=["4,5,X,2", "1,1"], sets=[["9,9"]], display=FULL)
    position = after(position, "0:5,X", "1:1", "0:4")
    assert sets(position, 0) == ["9,9", "5,X", "4"]


def test_an_older_set_cannot_be_snatched_while_another_lies_on_it():
    assert hit_by(linko.position(hands=["9,2", "1"], sets=[[], ["3", "4,4"]], display=FULL), "9") == []


def test_there_are_as_many_sets_to_lay_as_codes_for_a_hand_of_all_cards():
    everything = ",".join([*(f"{value}*8" for value in range(1, 14)), "X*5"])
    position = linko.position(hands=[everything, ""], display=[], deck="")
    assert len(legal(position)) == linko.max_legal == 13 * 8 * 6 + 5


# Who is hit: L9


def test_opponents_are_looked_at_clockwise_from_the_active_player_round_the_table():
    position = linko.position(
        players=5, turn=3, hands=["1"] * 3 + ["9,1", "1"], sets=[["2"], ["3"], ["4"], [], ["5"]], display=FULL
    )
    assert hit_by(position, "9") == [4, 0, 1, 2]


@pytest.mark.parametrize(
    ("laid", "top", "is_hit"),
    [
        ("9", "8", True),
        ("9", "9", False),
        ("9", "10", False),
        ("9,9", "8", False),
        ("9", "8,8", False),
        ("9,X", "8,8", True),
        ("9,9", "8,X", True),
        ("9,X,X", "8,8,8", True),
        ("2", "1", True),
        ("1", "13", False),
    ],
)
def test_only_exactly_as_many_cards_of_a_strictly_lower_value_are_hit(laid, top, is_hit):
    position = linko.position(hands=["1,2,9,9,X,X,5", "1"], sets=[[], [top]], display=FULL)
    assert hit_by(position, laid) == ([1] if is_hit else [])


def test_an_opponent_without_sets_is_not_hit():
    position = linko.position(players=3, hands=["9,2", "1", "1"], sets=[[], [], ["3"]], display=FULL)
    assert hit_by(position, "9") == [2]


def test_one_s_own_sets_are_not_hit():
    assert hit_by(linko.position(hands=["9,2", "1"], sets=[["3"], ["12"]], display=FULL), "9") == []


def test_snatching_is_compulsory():
    position = after(linko.position(hands=["9,2", "1"], sets=[[], ["3"]], display=FULL), "0:9")
    assert legal(position) == ["take", "leave"]


def test_a_set_that_is_uncovered_and_would_be_hit_is_safe_this_turn_however_the_first_goes():
    for settling in (
        ["0:take", "1:draw 1", "*7"],
        ["0:leave", "1:back"],
        ["0:leave", "1:discard", "1:draw 1", "*7"],
    ):
        position = linko.position(hands=["9,2", "1"], sets=[[], ["3", "4"]], display=FULL, deck="7")
        position = after(position, "0:9", *settling)
        assert sets(position, 1) == ["3"]
        assert (position.turn, phase(position)) == (1, "play")


# Settling: L10 to L12


def owing_two(**changed):
    told = {"display": ["3", "4"], "deck": "7,8,10"} | changed
    position = linko.position(players=3, hands=["9,9,2", "1", "1"], sets=[[], ["5,5"]], **told)
    return after(position, "0:9,9", "0:take")


def test_each_draw_is_asked_by_itself_from_any_place_that_holds_a_card_or_the_deck():
    position = owing_two(display=["3", "", "4"])
    assert (position.current_player, legal(position)) == (1, ["draw 1", "draw 3", "draw deck"])
    assert position.observation().owed == 2
    position = after(position, "1:draw 3")
    assert (legal(position), position.observation().owed) == (["draw 1", "draw deck"], 1)


def test_a_card_from_the_deck_is_seen_by_its_drawer_alone_before_the_next_draw():
    position = owing_two().play("draw deck")
    assert position.is_chance
    assert position.seen_by == 1
    position = after(position, "*10")
    assert (position.current_player, position.observation().owed) == (1, 1)
    assert "10" in hand(position, 1)
    assert position.observation(0).hand == ["2", "5", "5"]
    assert position.observation().seats[1].known == []


def test_a_draw_is_asked_even_when_only_one_is_possible():
    assert legal(owing_two(display=["3"], deck="")) == ["draw 1"]


def test_the_display_is_refilled_from_place_1_up_only_when_all_draws_are_done():
    position = after(owing_two(display=FULL), "1:draw 5", "1:draw 2", "*7,8")
    assert [place[0] for place in position.observation().display] == ["1", "7", "3", "4", "8", "8"]


def test_the_display_is_refilled_as_far_as_the_deck_goes():
    position = after(owing_two(display=FULL, deck="7"), "1:draw 5", "1:draw 2", "*7")
    assert position.observation().display == [["1"], ["7"], ["3"], ["4"], [], ["8"]]


def test_nothing_is_refilled_after_a_set_is_taken_back():
    position = linko.position(hands=["9,2", "1"], sets=[[], ["3"]], display=["4"], deck="7,8")
    position = after(position, "0:9", "0:leave", "1:back")
    assert deck(position) == 2
    assert phase(position) == "play"


def test_each_opponent_hit_gets_a_choice_of_its_own():
    position = linko.position(
        players=4, hands=["9,2", "1", "1", "1"], sets=[[], ["3"], ["4"], ["5"]], display=FULL, deck="7*3"
    )
    position = after(position, "0:9", "0:take", "1:draw 1", "*7", "0:leave", "2:back", "0:leave", "3:discard")
    assert facts(position.effects("draw 2")) == ["draws seat=3 card=2 place=2"]
    position = after(position, "3:draw 2", "*7")
    assert [hand(position, seat) for seat in range(4)] == ["2,3", "1,1", "1,4", "1,2"]
    assert discarded(position) == "5"
    assert (position.turn, phase(position)) == (1, "play")


def test_the_victims_of_one_play_keep_what_they_laid_before():
    position = linko.position(
        players=3, hands=["9,2", "1", "1"], sets=[[], ["6,6", "3"], ["4"]], display=FULL
    )
    position = after(position, "0:9", "0:leave", "1:back", "0:leave", "2:back")
    assert [sets(position, seat) for seat in range(3)] == [["9"], ["6,6"], []]


def test_a_joker_discarded_leaves_the_round_face_up():
    position = linko.position(hands=["9,9,2", "1"], sets=[[], ["5,X"]], display=FULL, deck="7*2")
    position = after(position, "0:9,9", "0:leave", "1:discard", "1:draw 1", "1:draw 2", "*7,7")
    assert discarded(position) == "5,X"
    assert hand(position, 0) == "2"
    assert deck(position) == 0, "nothing is reshuffled"


def test_the_turn_passes_clockwise_from_the_active_player_and_not_from_the_victim():
    position = linko.position(players=3, hands=["9,2", "1", "1"], sets=[[], [], ["3"]], display=FULL)
    position = after(position, "0:9", "0:leave", "2:back")
    assert position.turn == 1


def test_after_the_last_seat_comes_the_first():
    position = after(linko.position(players=3, turn=2, hands=["1", "1", "9,2"], display=FULL), "2:9")
    assert position.turn == 0


# What is public


def test_everyone_knows_what_was_snatched_taken_back_or_drawn_from_the_display():
    position = linko.position(
        players=3, hands=["9,2", "1", "1"], sets=[[], ["3"], ["4"]], display=FULL, deck="7*2"
    )
    position = after(position, "0:9", "0:take", "1:draw 6", "*7", "0:leave", "2:back")
    assert [seat.known for seat in position.observation().seats] == [["3"], ["8"], ["4"]]


def test_a_known_card_that_is_laid_is_no_longer_known_in_hand():
    position = linko.position(hands=["3,3,2", "1,1"], known=["3"], display=FULL)
    assert position.observation().seats[0].known == ["3"]
    assert after(position, "0:3").observation().seats[0].known == []


def test_the_jokers_of_a_duel_are_known_until_laid():
    position = linko.position(
        duel=True, hands=["9,X,X,X", "1"], known=["X,X", "X,X"], display=FULL, phantom="2*7,7*6"
    )
    assert after(position, "0:9,X").observation().seats[0].known == ["X"]
    assert after(position, "0:X,X").observation().seats[0].known == []


def test_another_s_hand_is_only_a_count():
    position = linko.position(hands=["9,2", "1,4,4"], display=FULL)
    seen = position.observation(0)
    assert seen.hand == ["2", "9"]
    assert seen.seats[1].hand == 3
    assert position.observation().hand is None


def test_victim_is_named_while_a_set_is_settled():
    position = after(linko.position(hands=["9,2", "1"], sets=[[], ["3"]], display=FULL), "0:9")
    assert victim(position) == 1
    assert victim(after(position, "0:leave", "1:back")) is None
