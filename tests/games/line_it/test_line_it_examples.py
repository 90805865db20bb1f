"""The worked examples of docs/rules/line-it.md, by number; behind each, the rules that it shows."""

from .telling import after, direction, hand, jackpots, legal, line, line_it, market, phase, pile, tokens, told


def lays(position) -> list[str]:
    """The cards that may be added to the line now, from market or hand."""
    return [action.split()[1] for action in legal(position) if action.split()[-1] not in ("hand", "close")]


def test_example_1_50_then_32_descends_and_the_next_must_be_below_32_t5():
    position = after(line_it.position(market="31,33,50,99", hands=["32"]), "0:take 50 line")
    assert direction(position) == "open"
    position = after(position, "0:play 32")
    assert (line(position), direction(position)) == ("50,32", "down")
    assert lays(line_it.position(lines=["50,32"], market="1,31,33,99")) == ["1", "31"]


def test_example_1_23_then_27_ascends_and_the_next_must_be_above_27_t5():
    position = after(line_it.position(market="26,27,28,99", hands=["23"]), "0:play 23", "0:take 27 line")
    assert (line(position), direction(position)) == ("23,27", "up")
    assert lays(line_it.position(lines=["23,27"], market="1,26,28,99")) == ["28", "99"]


def test_example_1_23_bet_27_ascends_too_t5():
    position = after(line_it.position(market="26,28,99,+3", hands=["27"], lines=["23"]), "0:take +3 line")
    assert direction(position) == "open"
    position = after(position, "0:play 27")
    assert (line(position), direction(position)) == ("23,+3,27", "up")
    assert lays(line_it.position(lines=["23,+3,27"], market="1,26,28,99")) == ["28", "99"]


def test_example_2_two_of_a_market_of_four_go_to_the_jackpots_t3_t4():
    position = after(line_it.start(2), "*1,2,3,4")
    assert market(position) == "1,2,3,4"
    position = after(position, "0:take 1 line", "0:end", "1:take 4 line", "1:end", "*5,6,7,8")
    assert jackpots(position) == {"blue": "2", "green": "3"}
    assert market(position) == "5,6,7,8"


def test_example_3_a_bet_3_is_won_with_the_third_number_after_it_t12():
    position = line_it.position(lines=["50,+3,60,70"], market="1,2,3,71")
    position = after(position, "0:take 71 line")
    assert (tokens(position), line(position)) == ("+3", "50,60,70,71")


def test_example_3_closed_after_two_numbers_it_costs_3_t12():
    position = after(line_it.position(lines=["50,+3,60,70"], market="1,2,3,71"), "0:close")
    assert (tokens(position), line(position)) == ("-3", "")
    assert position.record.spent.tolist() == [1, 0, 0], "the card is out of the game"


def closed(cards: str) -> tuple[int, str]:
    """Points in the score pile and tokens that closing such a line brings."""
    position = after(line_it.position(lines=[cards], market="1"), "0:close")
    return pile(position), tokens(position)


def test_example_4_of_five_numbers_three_are_discarded_and_two_are_points_t14():
    position = line_it.position(lines=["10,14,20,33,40"], market="1")
    closing = position.observation().seats[0].line.closing
    assert (closing.discarded, closing.scored) == (["10", "14", "20"], ["33", "40"])
    assert closed("10,14,20,33,40") == (2, "")


def test_example_4_two_numbers_are_discarded_and_bring_nothing_t14():
    assert closed("10,14") == (0, "")


def test_example_4_a_bet_3_and_four_numbers_after_it_bring_1_point_and_the_token_t14_t12():
    position = line_it.position(lines=["+3,10,14"], hands=["20"], market="33,1,2,3")
    position = after(position, "0:play 20", "0:take 33 line", "0:close")
    assert (pile(position), tokens(position)) == (1, "+3")
    assert [card for card in (10, 14, 20, 33) if position.record.place[card] == 1] == [33]


def test_example_5_the_third_red_card_wins_the_red_jackpot_and_the_fourth_nothing_t13():
    position = line_it.position(lines=["1,5"], hands=["13"], market="9,2,3,4", jackpots=["21,25,29", "22"])
    position = after(position, "0:take 9 line")
    assert (pile(position), jackpots(position)) == (3, {"blue": "22"})
    assert told(position, "play 13") == ["lays seat=0 card=13 source=hand"]
    assert pile(after(position, "0:play 13")) == 3


def test_example_5_with_an_empty_jackpot_the_third_wins_nothing_and_neither_does_the_fourth_t13():
    position = line_it.position(lines=["1,5"], hands=["13"], market="9,2,3,4")
    position = after(position, "0:take 9 line")
    assert pile(position) == 0
    grown = line_it.position(lines=["1,5,9"], hands=["13"], market="2,3,4,6", jackpots=["21"])
    assert pile(after(grown, "0:play 13")) == 0
    assert jackpots(after(grown, "0:play 13")) == {"red": "21"}


def test_example_6_a_hand_card_and_a_market_card_are_added_in_one_turn_t9():
    position = line_it.position(hands=["10"], market="20,30,40,50")
    position = after(position, "0:play 10", "0:take 20 line")
    assert line(position) == "10,20"
    assert legal(position) == ["close", "end"]


def test_example_7_with_a_full_hand_and_nothing_that_fits_closing_is_forced_t10():
    position = line_it.position(hands=["60,61"], lines=["70,80"], market="10,20,30,40")
    assert legal(position) == ["close"]
    position = after(position, "0:close")
    assert legal(position) == [*(f"take {n} line" for n in (10, 20, 30, 40)), "play 60", "play 61"]
    position = after(position, "0:take 30 line")
    assert legal(position) == ["play 60", "play 61", "close", "end"]
    assert legal(after(position, "0:play 61")) == ["close", "end"]


def test_example_8_a_hand_card_is_played_first_and_then_any_market_card_can_be_kept_t9_t10():
    position = line_it.position(hands=["60,90"], lines=["70,80"], market="10,20,30,40")
    assert legal(position) == ["play 90", "close"]
    position = after(position, "0:play 90")
    assert legal(position) == [*(f"take {n} hand" for n in (10, 20, 30, 40)), "close"]
    assert hand(after(position, "0:take 20 hand")) == "20,60"


def test_example_9_a_forced_closing_brings_minus_4_t6_t10_t12():
    position = line_it.position(hands=["50,60"], lines=["90,+4,5,4"], market="+3,10,20,30")
    assert legal(position) == ["close"]
    assert told(position, "close") == [
        "closes seat=0 count=0 discarded=3",
        "loses-bet seat=0 card=+4 count=4",
    ]
    position = after(position, "0:close")
    assert tokens(position) == "-4"
    assert "take +3 line" in legal(position)


def test_example_10_a_second_bet_is_kept_until_the_line_is_closed_t6():
    position = line_it.position(lines=["+3,10,14"], hands=["20", ""], market="1,2,3,+4")
    position = after(position, "0:play 20")
    assert tokens(position) == "+3"
    assert [action for action in legal(position) if "+4" in action] == ["take +4 hand"]
    position = after(position, "0:take +4 hand", "0:end", "1:take 1 hand", "1:end", "*30,40,50,60")
    position = after(position, "1:take 30 hand", "1:end")
    assert "play +4" not in legal(position)
    assert "play +4" in legal(after(position, "0:close"))


def test_example_11_with_four_players_four_cards_are_left_over_for_the_end_t15_t16_t17():
    position = line_it.position(
        players=4,
        hands=["+5", "", "50,60", ""],
        lines=["10", "20,30,40,99", "70,80", "+3,1"],
        market="31,32,33",
        jackpots=["21", "22"],
        deck="2,3,4,+3",
        turn=1,
        first=2,
        turns=3,
        round_number=17,
    )
    position = after(position, "1:take 31 hand", "1:end", "*+3,4,2,3")
    assert jackpots(position) == {"red": "21,33", "blue": "2,22", "green": "3", "yellow": "4,32"}
    assert (phase(position), position.observation().first) == ("last-cards", 2)
    assert legal(position) == ["play +5", "pass"], "nothing that seat 2 holds fits, and seat 3 holds nothing"
    position = after(position, "0:play +5")
    assert position.outcome.scores == [-5, 1, 0, -3]


def test_example_11_twice_round_at_most_t16():
    position = line_it.position(
        phase="last-cards", hands=["50,60", "51,61"], lines=["10", "11"], deck="", first=1, turn=1
    )
    position = after(position, "1:play 51", "0:play 50", "1:play 61", "0:play 60")
    assert position.is_over


def test_example_12_after_playing_closing_and_keeping_the_turn_ends_by_itself_t11():
    position = line_it.position(hands=["60,61", ""], market="10,20,30,40")
    position = after(position, "0:play 60", "0:close")
    assert told(position, "take 10 hand") == ["keeps seat=0 card=10", "ends-turn seat=0"]
    assert after(position, "0:take 10 hand").current_player == 1


def test_example_12_a_card_kept_with_an_empty_hand_may_be_played_at_once_t9_t11():
    position = after(line_it.position(market="10,20,30,40"), "0:take 10 hand")
    assert legal(position) == ["play 10", "end"]


def test_example_13_only_the_bet_fits_or_closing_t5_t8():
    position = line_it.position(hands=["60,61"], lines=["70,80"], market="+4,10,20,30")
    assert legal(position) == ["take +4 line", "close"]


def test_example_14_a_9_wins_the_bet_and_the_red_jackpot_at_once_t12_t13():
    position = line_it.position(lines=["+3,1,5"], market="9,2,3,4", jackpots=["21,25"])
    assert told(position, "take 9 line") == [
        "lays seat=0 card=9 source=market",
        "jackpot seat=0 color=red count=2",
        "wins-bet seat=0 card=+3 count=3",
    ]
    position = after(position, "0:take 9 line")
    assert (tokens(position), pile(position)) == ("+3", 2)


def test_example_15_a_bet_as_a_last_card_is_legal_and_costs_5_t16_t17():
    position = line_it.position(phase="last-cards", hands=["+5", ""], lines=["1,2,3,4", ""], deck="")
    assert legal(position) == ["play +5", "pass"]
    outcome = after(position, "0:play +5").outcome
    assert (outcome.scores, outcome.winners) == ([1 - 5, 0], [1])


def test_example_15_all_pass_in_the_last_cards_and_the_lines_close_t16_t17():
    position = line_it.position(
        phase="last-cards", hands=["10,20", "30"], lines=["1,2,3,4,5", "21,22,23,24"], deck=""
    )
    outcome = after(position, "0:pass", "1:pass").outcome
    assert (outcome.scores, outcome.winners, outcome.reason) == ([2, 1], [0], "deck-out")


def test_example_16_colours_go_round_with_the_numbers_t1():
    cards = ["1", "2", "3", "4", "97", "98", "99", "100"]
    of_color = {}
    for card in cards:
        counts = line_it.position(lines=[card]).observation().seats[0].line.colors
        of_color[card] = [each.color for each in counts if each.count]
    assert of_color == dict(zip(cards, [["red"], ["blue"], ["green"], ["yellow"]] * 2, strict=True))
