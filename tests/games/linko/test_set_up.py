"""Set-up and options: L1 to L4, L16."""

import pytest

from greenpaw.games.contract import OptionError
from greenpaw.games.dealer import Ordered
from greenpaw.games.described import NoSuchPosition

from .telling import after, deck, display, hand, linko, phantom, phase

PLAYERS = [(2, 77), (3, 64), (4, 51), (5, 38)]


def test_there_are_eight_of_each_value_and_five_jokers():
    undealt = dict(linko.start(3).chance_outcomes())
    assert undealt == dict.fromkeys(range(1, 14), 8) | {14: 5}
    assert sum(undealt.values()) == 109


@pytest.mark.parametrize(("players", "left"), PLAYERS)
def test_each_gets_13_cards_six_lie_in_the_display_and_the_rest_is_the_deck(players, left):
    position = linko.start(players, duel=False).deal(Ordered(1))
    public = position.observation()
    assert [seat.hand for seat in public.seats] == [13] * players
    assert [len(place) for place in public.display] == [1] * 6
    assert public.deck == left
    assert public.phantom is None
    assert (public.plays, public.discard, public.phase) == (0, [], "play")
    assert all(seat.sets == [] and seat.known == [] for seat in public.seats)


def test_seats_are_dealt_one_after_the_other_and_the_display_from_place_1_up():
    cards = [*["1"] * 8, *["2"] * 5, *["3"] * 8, *["4"] * 5, "5", "6", "7", "8", "9", "X"]
    position = after(linko.start(2, duel=False), "*" + ",".join(cards))
    assert hand(position, 0) == ",".join(cards[:13])
    assert hand(position, 1) == ",".join(cards[13:26])
    assert display(position) == cards[26:]


def test_in_a_duel_each_starts_with_two_jokers_and_eleven_dealt_cards():
    start = linko.start(2)
    assert sum(count for _, count in start.chance_outcomes()) == 105
    assert [seat.known for seat in start.observation().seats] == [["X", "X"]] * 2
    position = start.deal(Ordered(3))
    public = position.observation()
    assert [seat.hand for seat in public.seats] == [13, 13]
    assert [seat.known for seat in public.seats] == [["X", "X"]] * 2


def test_in_a_duel_without_13s_and_jokers_the_deck_holds_64_cards_after_the_phantom_s_13():
    cards = [*["1"] * 8, *["2"] * 3, *["3"] * 8, *["4"] * 3, *["5"] * 6, *["6"] * 8, *["7"] * 5]
    position = after(linko.start(2), "*" + ",".join(cards))
    assert deck(position) == 64
    assert phantom(position) == {6: 8, 7: 5}
    assert phase(position) == "play"


def test_in_a_duel_each_13_or_joker_the_phantom_gets_costs_one_deck_card_more():
    cards = [*["1"] * 8, *["2"] * 3, *["3"] * 8, *["4"] * 3, *["5"] * 6, "13", *["6"] * 8, "X", *["7"] * 5]
    position = after(linko.start(2), "*" + ",".join(cards))
    assert deck(position) == 62
    assert display(position) == ["5,13", "5,X", "5", "5", "5", "5"]


def test_a_player_can_hold_the_fifth_joker_too():
    cards = ["X", *["1"] * 8, "2", "2", *["3"] * 8, "4", "4", "4", *["5"] * 6, *["6"] * 8, *["7"] * 5]
    position = after(linko.start(2), "*" + ",".join(cards))
    assert hand(position, 0) == "1,1,1,1,1,1,1,1,2,2,X,X,X"


@pytest.mark.parametrize("first", range(4))
def test_any_seat_can_be_the_first_player(first):
    position = linko.start(4, first).deal(Ordered(2))
    assert (position.turn, position.current_player) == (first, first)


def test_every_seat_plays_in_turn_clockwise_from_the_first_player():
    position = linko.position(players=4, turn=2, hands=["3,4", "3,4", "3,4", "3,4"], display=["1"])
    seen = []
    for _ in range(5):
        seen.append(position.turn)
        position = position.play(position.legal_actions()[0])
        while phase(position) != "play" and not position.is_over:
            position = position.play(position.legal_actions()[-1])
    assert seen == [2, 3, 0, 1, 2]


def test_the_duel_is_on_by_default_for_two_and_off_for_more():
    assert linko.resolve_options(2, {}) == {"duel": True, "consolation": False, "expert": False}
    assert linko.resolve_options(3, {}) == {"duel": False, "consolation": False, "expert": False}


def test_two_can_switch_the_duel_off():
    assert linko.resolve_options(2, {"duel": False})["duel"] is False


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_duel_with_any_other_number_of_players_is_an_error(players):
    with pytest.raises(OptionError) as error:
        linko.start(players, duel=True)
    assert (error.value.reason.code, error.value.reason.rule) == ("duel-needs-two", "L4")


@pytest.mark.parametrize("players", [0, 1, 6])
def test_linko_is_for_2_to_5_players(players):
    with pytest.raises(OptionError) as error:
        linko.start(players)
    assert (error.value.reason.code, error.value.reason.rule) == ("players", "L2")


def test_an_unknown_option_is_an_error_that_names_those_there_are():
    with pytest.raises(OptionError, match="no option 'hurry'; it has duel, consolation, expert"):
        linko.start(3, hurry=True)


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_is_one_of_the_seats(first):
    with pytest.raises(OptionError) as error:
        linko.start(3, first)
    assert (error.value.reason.code, error.value.reason.rule) == ("first-player", "L3")


@pytest.mark.parametrize("rules", [0, 2])
def test_only_versions_of_the_rules_that_exist_can_be_played(rules):
    with pytest.raises(OptionError, match="knows rules 1 to 1"):
        linko.start(3, rules=rules)


@pytest.mark.parametrize(
    ("amounts", "says"),
    [
        ({"cards": 3}, "no amount 'cards'"),
        ({"hand_size": 14}, "hand_size lies from 1 to 13"),
        ({"top_value": 2, "copies": 1}, "not enough"),
        ({"hand_size": 0}, "hand_size lies from 1"),
        ({"places": 0}, "places lies from 1"),
        ({"gift_jokers": 2}, "not enough"),
        ({"copies": 9}, "copies lies from 1 to 8"),
    ],
)
def test_amounts_that_no_game_can_be_dealt_from_are_refused(amounts, says):
    with pytest.raises(OptionError, match=says):
        linko.start(3, amounts=amounts)


@pytest.mark.parametrize(
    ("said", "why", "rule"),
    [
        ({"phase": "lunch"}, "there is no phase 'lunch'; there are play, ", ""),
        ({"reason": "bored"}, "there is no reason 'bored'; there are hand-empty, ", ""),
        ({"turn": 2}, "turn: seats are 0 to 1, not 2", ""),
        ({"victim": -1}, "victim: seats are 0 to 1, not -1", ""),
        ({"drawer": 7}, "drawer: seats are 0 to 1, not 7", ""),
        ({"hands": ["1", "2", "3"]}, "hands: given for 3 seats, but there are 2 players", ""),
        ({"sets": [[], [], ["3"]]}, "sets: given for 3 seats", ""),
        ({"known": ["", "", "3"]}, "known: given for 3 seats", ""),
        ({"masked": -1}, "masked lies from 0 to 3, not -1", ""),
        ({"display": ["1"] * 7}, "the display has 6 places, not 7", "L2"),
        ({"display": ["1,13,X"]}, "a place of the display has two cards at most", "L17"),
        ({"sets": [["7,8"]]}, "'7,8' is no set: it has cards of one value, and jokers", "L5"),
        ({"sets": [[""]]}, "'' is no set", "L5"),
        ({"hands": ["7*5", "7*4"]}, "the card 7 lies in 9 places; a deck has 8 of it", ""),
    ],
)
def test_a_table_that_can_not_be_is_refused_in_a_sentence(said, why, rule):
    with pytest.raises(NoSuchPosition) as error:
        linko.position(**({"hands": ["1", "2"]} | said))
    assert why in str(error.value)
    assert error.value.reason.rule == rule
