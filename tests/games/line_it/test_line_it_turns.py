"""Turns and lines of LINE-IT: T5 to T14, beside the worked examples."""

import pytest

from .telling import after, direction, hand, jackpots, legal, line, line_it, phase, pile, tokens


@pytest.mark.parametrize("card", ["1", "57", "100", "+3", "+5"])
def test_any_card_may_start_a_line_t5(card):
    position = after(line_it.position(market=f"{card},50"), f"0:take {card} line")
    assert (line(position), direction(position)) == (card, "open")


def test_neighbours_fit_and_the_second_number_after_a_bet_fixes_the_direction_t5():
    position = after(line_it.position(market="56", lines=["+3,57"]), "0:take 56 line")
    assert direction(position) == "down"
    assert "take 55 line" in legal(line_it.position(lines=["57,56"], market="55"))
    assert "take 58 line" not in legal(line_it.position(lines=["57,56"], market="58"))
    assert "take 58 line" in legal(line_it.position(lines=["56,57"], market="58"))


@pytest.mark.parametrize("cards", ["", "57", "57,60", "60,57", "97,98,99,100"])
def test_a_bet_fits_anywhere_t5(cards):
    assert "take +3 line" in legal(line_it.position(lines=[cards], market="+3"))


def test_a_line_takes_a_bet_again_once_it_has_been_closed_t6():
    position = line_it.position(lines=["10,14,20,33"], bets_used=[0], market="+3,1")
    assert "take +3 line" not in legal(position)
    assert "take +3 line" in legal(after(position, "0:close"))


def test_a_card_must_be_taken_and_only_one_t7():
    position = line_it.position(lines=["10"], hands=["60"], market="1,2,3")
    assert "end" not in legal(position)
    position = after(position, "0:take 2 hand")
    assert not [action for action in legal(position) if action.startswith("take")]
    assert "end" in legal(position)


def test_a_hand_has_room_for_two_t8():
    position = line_it.position(lines=["10,20"], hands=["5"], market="1,2,30")
    assert hand(after(position, "0:take 2 hand")) == "2,5"
    full = line_it.position(lines=["10,20"], hands=["5,6"], market="1,2,30")
    assert legal(full) == ["take 30 line", "close"]


def test_one_hand_card_a_turn_before_or_after_taking_t9():
    position = line_it.position(lines=["10,20"], hands=["30,40"], market="25,35,50")
    before = after(position, "0:play 30", "0:take 35 line")
    assert (line(before), legal(before)) == ("10,20,30,35", ["close", "end"])
    later = after(position, "0:take 25 line", "0:play 40")
    assert (line(later), legal(later)) == ("10,20,25,40", ["close", "end"])


def test_a_card_kept_this_turn_is_a_hand_card_t9():
    position = after(line_it.position(lines=["10,20"], market="25,35"), "0:take 35 hand")
    assert legal(position) == ["play 35", "close", "end"]


def test_a_line_can_be_closed_more_than_once_a_turn_t9():
    position = line_it.position(lines=["10"], hands=["30,31"], market="25,35")
    position = after(position, "0:close", "0:play 30", "0:close", "0:take 25 line")
    assert position.turn == 0
    position = after(position, "0:close")
    assert position.turn == 1, "after the third nothing is left to do (T11)"


def test_an_empty_line_can_not_be_closed_t9():
    assert legal(line_it.position(market="25")) == ["take 25 line", "take 25 hand"]


def test_what_fits_must_be_taken_even_if_unwanted_when_the_hand_is_full_t10():
    position = line_it.position(lines=["10,20"], hands=["1,2"], market="25,35")
    assert legal(position) == ["take 25 line", "take 35 line", "close"]


@pytest.mark.parametrize(
    ("table", "action", "goes_on"),
    [
        ({"market": "25"}, "take 25 line", True),
        ({"market": "25"}, "take 25 hand", True),
        ({"market": "25", "hands": ["5"]}, "take 25 hand", True),
        ({"market": "25", "hands": ["5"], "added": 1}, "take 25 hand", False),
        ({"market": "25", "added": 1}, "take 25 hand", False),
        ({"market": "25", "added": 1}, "take 25 line", True),
        ({"taken": 1, "lines": ["10"]}, "close", False),
        ({"taken": 1, "lines": ["10"], "hands": ["5"]}, "close", True),
        ({"taken": 1, "lines": ["10"], "hands": ["5"], "added": 1}, "close", False),
        ({"taken": 1, "hands": ["5"]}, "play 5", True),
        ({"taken": 0, "lines": ["10"], "market": "25"}, "close", True),
        ({"taken": 1, "lines": ["10"], "hands": ["5"]}, "end", False),
    ],
)
def test_a_turn_ends_by_itself_when_nothing_else_is_left_and_else_when_it_is_said_t11(table, action, goes_on):
    assert (after(line_it.position(**table), f"0:{action}").current_player == 0) == goes_on


def test_end_must_be_said_even_if_only_closing_is_left_t11():
    position = after(line_it.position(market="25,35"), "0:take 25 line")
    assert legal(position) == ["close", "end"]


def test_the_next_turn_starts_with_nothing_taken_and_nothing_added_t7_t9():
    position = line_it.position(hands=["5", "6"], market="25,35,45")
    position = after(position, "0:play 5", "0:take 25 line", "0:end")
    assert legal(position) == [*(f"take {n} {to}" for to in ("line", "hand") for n in (35, 45)), "play 6"]


@pytest.mark.parametrize("size", [3, 4, 5])
def test_a_bet_is_won_with_as_many_numbers_as_it_says_wherever_it_lies_t12(size):
    numbers = ["10", "20", "30", "40", "50"][:size]
    before = [*numbers[:-1]]
    for lying in (f"+{size}", *before), ("5", f"+{size}", *before), ("2", "5", f"+{size}", *before):
        table = line_it.position(lines=[",".join(lying)], market=numbers[-1])
        assert tokens(table) == ""
        won = after(table, f"0:take {numbers[-1]} line")
        assert tokens(won) == f"+{size}"
        assert line(won) == ",".join(card for card in (*lying, numbers[-1]) if card[0] != "+")
        assert won.record.spent.tolist()[size - 3] == 1, "the bet card is out of the game"
        assert eval(repr(won), {"game": line_it}) == won, "nothing of it is left in the line"


def test_numbers_before_a_bet_do_not_count_for_it_t12():
    position = after(line_it.position(lines=["10,20,30"], hands=["40"], market="+3,50"), "0:take +3 line")
    assert tokens(after(position, "0:play 40")) == ""


def test_after_a_lost_bet_the_next_one_counts_from_nothing_t12():
    position = line_it.position(lines=["+3,10,20"], hands=["30"], market="+3,40")
    position = after(position, "0:close", "0:take +3 line", "0:play 30")
    bet = position.observation().seats[0].line.bet
    assert (tokens(position), bet.followed, bet.needed) == ("-3", 1, 2)


def test_a_hand_card_and_a_market_card_may_win_a_bet_together_t12():
    position = line_it.position(lines=["+3,10"], hands=["20"], market="30")
    assert tokens(after(position, "0:play 20", "0:take 30 line")) == "+3"


def test_a_won_bet_is_not_lost_when_the_line_closes_t12_t14():
    position = line_it.position(lines=["+3,10,20"], market="30")
    position = after(position, "0:take 30 line", "0:close")
    assert (tokens(position), pile(position), position.turn) == ("+3", 0, 1)


def test_one_line_may_win_several_jackpots_each_once_t13():
    position = line_it.position(
        lines=["1,2,5,6"], hands=["10"], market="9,13", jackpots=["21,25", "22,26,30"], turn=0
    )
    position = after(position, "0:take 9 line", "0:play 10")
    assert (pile(position), jackpots(position)) == (5, {})


def test_the_count_of_a_colour_starts_anew_with_the_next_line_t13():
    position = line_it.position(lines=["1,5"], market="9", jackpots=["21"])
    assert pile(after(position, "0:close", "0:take 9 line")) == 0


def test_another_seat_s_line_counts_for_itself_t13():
    position = line_it.position(lines=["1,5", "13"], market="9", jackpots=["21"], turn=1)
    assert pile(after(position, "1:take 9 line"), 1) == 0


def test_a_jackpot_grows_again_from_empty_t13_t4():
    position = line_it.position(lines=["", "1,5"], market="9,17,13", jackpots=["21"], turn=1, turns=1)
    position = after(position, "1:take 9 line", "1:end", "*50,51,52,54")
    assert (jackpots(position), pile(position, 1)) == ({"red": "13,17"}, 1)


def test_the_first_three_numbers_go_out_of_the_game_and_the_others_to_the_pile_t14():
    position = after(line_it.position(lines=["90,+5,80,70,60,50"], market="1"), "0:close")
    places = position.record.place
    assert len({places[card] for card in (90, 80, 70)}) == 1
    assert [card for card in range(1, 101) if places[card] == 1] == [50, 60]
    assert (pile(position), tokens(position), phase(position)) == (2, "-5", "turn")
