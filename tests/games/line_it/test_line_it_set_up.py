"""Set-up and rounds of LINE-IT: T1 to T4, T15."""

import pytest

from greenpaw.games.contract import NotationError, OptionError
from greenpaw.games.dealer import Ordered
from greenpaw.games.described import NoSuchPosition
from greenpaw.games.line_it.cards import COLOR_NAMES, NOTATION, color_of

from .telling import after, jackpots, line_it, market, phase


def test_there_are_a_hundred_numbers_once_and_two_bets_of_each_size_t1():
    undealt = {line_it.cards[card]: count for card, count in line_it.start(3).chance_outcomes()}
    numbers = dict.fromkeys(map(str, range(1, 101)), 1)
    assert undealt == numbers | {"+3": 2, "+4": 2, "+5": 2}
    assert sum(undealt.values()) == 106


def test_each_of_four_colours_has_25_numbers_t1():
    colors = [COLOR_NAMES[color_of(NOTATION.index(str(number)))] for number in range(1, 101)]
    assert {color: colors.count(color) for color in COLOR_NAMES} == dict.fromkeys(COLOR_NAMES, 25)


@pytest.mark.parametrize("players", line_it.players)
def test_hands_lines_and_jackpots_are_empty_at_the_start_t2(players):
    position = line_it.start(players)
    seen = position.observation()
    assert all((seat.hand, seat.line.cards, seat.pile, seat.tokens) == ([], [], 0, []) for seat in seen.seats)
    assert jackpots(position) == {}
    assert (seen.deck, seen.round, phase(position), seen.current_player) == (106, 1, "deal", None)
    assert not line_it.options


@pytest.mark.parametrize("first", range(4))
def test_any_seat_can_be_the_first_player_t2(first):
    position = line_it.start(4, first).deal(Ordered(2))
    assert (position.turn, position.current_player, position.observation().first) == (first, first, first)


@pytest.mark.parametrize("players", line_it.players)
def test_the_market_has_two_cards_more_than_there_are_players_ascending_bets_last_t3(players):
    cards = ["50", "+3", "7", "+3", "99", "1", "8"][: players + 2]
    position = after(line_it.start(players), "*" + ",".join(cards))
    numbers = sorted((card for card in cards if card[0] != "+"), key=int)
    assert market(position) == ",".join([*numbers, *(card for card in cards if card[0] == "+")])
    assert (phase(position), position.observation().deck) == ("turn", 104 - players)


def keep_first(position):
    """Whoever's turn it is keeps the first card of the market and ends the turn."""
    first, *_ = market(position).split(",")
    return position.play(f"take {first} hand").play("end")


def test_each_player_has_one_turn_clockwise_and_then_the_token_moves_on_by_a_seat_t3_t4():
    position = after(line_it.start(3, 1), "*1,2,3,4,5")
    turns = []
    for next_market in "*11,12,13,14,15", "*21,22,23,24,25":
        for _ in range(3):
            turns.append((position.observation().first, position.turn))
            position = keep_first(position)
        position = after(position, next_market)
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 2), (2, 0), (2, 1)]
    assert position.observation().first == 0


def test_what_is_left_over_goes_to_the_jackpots_and_a_bet_out_of_the_game_t4():
    position = after(line_it.start(2), "*10,+5,11,15")
    position = keep_first(keep_first(position))
    assert jackpots(position) == {"green": "15"}
    assert position.record.spent.tolist() == [0, 0, 1]


def test_a_jackpot_grows_round_by_round_t4():
    position = line_it.position(market="3,7,8", jackpots=["", "", "11", "12"], turns=1)
    position = after(position, "0:take 8 hand", "0:end", "*1,2,4,5")
    assert jackpots(position) == {"green": "3,7,11", "yellow": "12"}


@pytest.mark.parametrize(("players", "rounds", "left"), [(2, 26, 2), (3, 21, 1), (4, 17, 4), (5, 15, 1)])
def test_there_are_so_many_rounds_and_so_many_cards_left_over_t15(players, rounds, left):
    dealer = Ordered(players)
    position = line_it.start(players).deal(dealer)
    assert position.observation().rounds == rounds
    while position.observation().phase == "turn" and position.observation().round < rounds:
        position = position.play(position.legal_actions()[-1]).deal(dealer)
    assert (position.observation().round, position.observation().deck) == (rounds, left)


def test_the_deck_s_last_cards_come_in_one_step_numbers_to_jackpots_bets_away_t15():
    position = line_it.position(market="1,2,3", turn=1, turns=1, lines=["", "9"], deck="20,+4,+4")
    position = after(position, "1:take 1 hand", "1:end")
    assert (position.is_chance, position.turn) == (True, 0), "it is the first player's turn again"
    position = after(position, "*+4,20,+4")
    assert jackpots(position) == {"blue": "2", "green": "3", "yellow": "20"}
    assert position.record.spent.tolist() == [0, 2, 0]


def test_a_deck_of_exactly_a_market_is_one_round_more_t15():
    position = line_it.position(market="1,2,3", turn=1, turns=1, deck="20,30,40,50", round_number=25)
    position = after(position, "1:take 1 hand", "1:end", "*20,30,40,50")
    assert (phase(position), position.observation().round, position.observation().deck) == ("turn", 26, 0)


def test_players_are_two_to_five_and_the_first_one_of_them_t2():
    for players in 1, 6:
        with pytest.raises(OptionError) as error:
            line_it.start(players)
        assert error.value.reason.rule == "T2"
    with pytest.raises(OptionError) as error:
        line_it.start(3, 3)
    assert (error.value.reason.code, error.value.reason.rule) == ("first-player", "T2")
    with pytest.raises(OptionError):
        line_it.start(3, duel=True)


@pytest.mark.parametrize(
    "amounts", [{"jokers": 1}, {"numbers": 101}, {"bets": 3}, {"numbers": -1}, {"bets": -1}]
)
def test_amounts_that_there_are_not_are_refused(amounts):
    with pytest.raises(OptionError) as error:
        line_it.start(2, amounts=amounts)
    assert error.value.reason.code == "amounts"


def test_a_deck_too_small_for_a_market_is_refused_t3():
    with pytest.raises(OptionError) as error:
        line_it.start(5, amounts={"numbers": 3, "bets": 1})
    assert error.value.reason.rule == "T3"
    assert line_it.start(5, amounts={"numbers": 4, "bets": 1}).observation().rounds == 1


def test_a_described_table_is_the_one_that_is_described_again():
    said = {
        "players": 3,
        "market": "10,20,+5",
        "hands": ["60,+3", "", "61"],
        "lines": ["70,+4,65", "1", ""],
        "piles": ["33,40", "", "2"],
        "tokens": ["", "+3,-5", ""],
        "jackpots": ["5,9", "", "7", "8"],
        "out": "11,12,+4",
        "turn": 2,
        "first": 1,
        "bets_used": [1],
        "turns": 1,
        "added": 1,
        "round_number": 4,
    }
    position = line_it.position(**said)
    assert eval(repr(position), {"game": line_it}) == position
    assert line_it.card_counts(position) == [0, *[1] * 100, 2, 2, 2]
    seen = position.observation()
    assert ([seat.score for seat in seen.seats], seen.seats[1].tokens) == ([2, -2, 1], ["+3", "-5"])
    assert (seen.deck, [card for card in seen.undealt if card[0] == "+"]) == (84, [])


def test_a_table_is_the_same_in_whatever_order_its_cards_are_told():
    one = line_it.position(market="10,20,+3", hands=["60,61"], piles=["1,2"])
    assert line_it.position(market="+3,20,10", hands=["61,60"], piles=["2,1"]) == one


def test_no_table_has_a_card_or_a_field_that_there_is_not():
    with pytest.raises(NotationError) as error:
        line_it.position(hands=["101"])
    assert (error.value.reason.code, error.value.reason.rule) == ("no-such-card", "T1")
    with pytest.raises(TypeError):
        line_it.position(plays=3)


@pytest.mark.parametrize(
    ("said", "why", "rule"),
    [
        ({"phase": "lunch"}, "there is no phase 'lunch'; there are turn, last-cards", ""),
        ({"turn": 2}, "turn: seats are 0 to 1, not 2", ""),
        ({"first": -1}, "first: seats are 0 to 1, not -1", ""),
        ({"passed": [5]}, "passed: seats are 0 to 1, not 5", ""),
        ({"bets_used": [-1]}, "bets_used: seats are 0 to 1, not -1", ""),
        ({"hands": ["1", "2", "3"]}, "hands: given for 3 seats, but there are 2 players", ""),
        ({"lines": ["", "", "1"]}, "lines: given for 3 seats", ""),
        ({"piles": ["", "", ""]}, "piles: given for 3 seats", ""),
        ({"tokens": ["", "", "+3"]}, "tokens: given for 3 seats", ""),
        ({"masked": 4}, "masked lies from 0 to 3, not 4", ""),
        ({"market": "1,2,3,4,5"}, "the market of 2 players has 4 cards at most", "T3"),
        ({"hands": ["1,2,3"]}, "a hand has 2 cards at most", "T8"),
        ({"lines": ["10,20,15"]}, "the line '10,20,15' neither only rises nor only falls", "T5"),
        ({"lines": ["20,+3,10,15"]}, "neither only rises nor only falls", "T5"),
        ({"lines": ["10,10"]}, "neither only rises nor only falls", "T5"),
        ({"lines": ["+3,10,+4"]}, "has had more than one bet", "T6"),
        ({"lines": ["10,+4"], "bets_used": [0]}, "has had more than one bet", "T6"),
        ({"hands": ["57"], "market": "57"}, "the card 57 lies in 2 places; a deck has 1 of it", ""),
        ({"tokens": ["+3,+3,-3"]}, "the card +3 lies in 3 places; a deck has 2 of it", ""),
        ({"piles": ["10,+3"]}, "in '10,+3': score piles and jackpots have number cards only", "T12"),
        ({"jackpots": ["+3"]}, "score piles and jackpots have number cards only", "T12"),
    ],
)
def test_a_table_that_can_not_be_is_refused_in_a_sentence(said, why, rule):
    with pytest.raises(NoSuchPosition) as error:
        line_it.position(**said)
    assert why in str(error.value)
    assert error.value.reason.rule == rule


@pytest.mark.parametrize("said", [{"tokens": ["+9"]}, {"market": "101"}, {"out": "?"}])
def test_a_table_with_a_card_that_there_is_not_is_refused_too(said):
    with pytest.raises(NotationError):
        line_it.position(**said)
