"""What LINE-IT says a step will do, each kind of fact in a sentence; and how many facts there can be."""

import pytest
from ends import check_ends
from walks import Variant, variants

from greenpaw.games.line_it.actions import MAX_LEGAL
from greenpaw.games.line_it.effects import MAX_EFFECTS
from greenpaw.games.line_it.state import MOST_LINE

from .telling import after, facts, legal, line, line_it, told


def card_told(position, card: str) -> list[str]:
    return facts(position.card_effects(line_it.parse_card(card)))


def test_a_card_is_laid_from_market_or_hand():
    position = line_it.position(hands=["60"], market="10,20,30,+3")
    assert told(position, "take 10 line") == ["lays seat=0 card=10 source=market"]
    assert told(position, "take +3 line") == ["lays seat=0 card=+3 source=market"]
    assert told(position, "play 60") == ["lays seat=0 card=60 source=hand"]


def test_a_card_is_kept():
    assert told(line_it.position(market="10,20,30,+3"), "take 20 hand") == ["keeps seat=0 card=20"]


def test_the_third_of_a_colour_wins_a_jackpot_of_any_size_and_only_the_third():
    full = line_it.position(lines=["2,6"], market="10,1,3,4", jackpots=["21", "22,26,30"])
    assert told(full, "take 10 line")[1:] == ["jackpot seat=0 color=blue count=3"]
    empty = line_it.position(lines=["2,6"], market="10,1,3,4", jackpots=["21"])
    assert told(empty, "take 10 line")[1:] == ["jackpot seat=0 color=blue count=0"]
    for cards in "2", "2,6,14", "1,3,4,5,7,8,9":
        assert told(line_it.position(lines=[cards], market="18"), "take 18 line")[1:] == []


def test_a_bet_is_won_by_exactly_as_many_numbers():
    for bet, numbers in ("+3", "10,11,13,14"), ("+4", "10,11,13,14"), ("+5", "10,11,13,14,16"):
        cards = numbers.split(",")
        for k in range(2, int(bet) - 1):
            position = line_it.position(lines=[f"5,{bet},{','.join(cards[:k])}"], market="99")
            assert told(position, "take 99 line")[1:] == []
        position = line_it.position(lines=[f"5,{bet},{','.join(cards[: int(bet) - 1])}"], market="99")
        assert f"wins-bet seat=0 card={bet} count={int(bet)}" in told(position, "take 99 line")


@pytest.mark.parametrize(
    ("cards", "points", "discarded"),
    [("10", 0, 1), ("10,14,20", 0, 3), ("10,14,20,33", 1, 3), ("10,14,20,33,40,41", 3, 3), ("+3", 0, 0)],
)
def test_a_closed_line_brings_its_points_and_an_open_bet_is_lost(cards, points, discarded):
    lost = ["loses-bet seat=0 card=+3 count=3"] if "+3" in cards else []
    closes = f"closes seat=0 count={points} discarded={discarded}"
    assert told(line_it.position(lines=[cards], market="1"), "close") == [closes, *lost]


def test_closing_a_line_whose_bet_was_won_loses_nothing():
    position = line_it.position(lines=["10,14,20,33"], bets_used=[0], tokens=["+3"], market="1")
    assert told(position, "close") == ["closes seat=0 count=1 discarded=3"]


def test_a_turn_ends_when_it_is_said_or_by_itself():
    position = line_it.position(lines=["10"], market="1,2", taken=1)
    assert told(position, "end") == ["ends-turn seat=0"]
    assert told(position, "close") == ["closes seat=0 count=0 discarded=1", "ends-turn seat=0"]
    holding = line_it.position(lines=["10"], hands=["60"], market="1,2", taken=1)
    assert told(holding, "close") == ["closes seat=0 count=0 discarded=1"]


def test_the_last_turn_of_a_round_sends_what_is_left_over_away_and_starts_the_next():
    position = line_it.position(lines=["", "10"], market="7,+4", turn=1, turns=1, taken=1)
    assert told(position, "end") == [
        *("ends-turn seat=1", "to-jackpot card=7 color=green", "out card=+4", "starts seat=1")
    ]


def test_cards_that_come_go_to_the_market_or_at_the_end_away():
    assert card_told(line_it.start(2), "57") == ["market card=57"]
    assert card_told(line_it.start(2), "+4") == ["market card=+4"]
    ending = line_it.position(phase="left-over", deck="8,+4,9", hands=["60"], lines=["10"])
    assert card_told(ending, "8") == ["to-jackpot card=8 color=yellow"]
    assert card_told(ending, "+4") == ["out card=+4"]
    last = line_it.position(phase="left-over", deck="8", hands=["60"], lines=["10"])
    assert card_told(last, "8") == ["to-jackpot card=8 color=yellow", "last-cards"]


def test_the_last_card_of_the_deck_ends_the_game_where_no_hand_card_fits():
    last = line_it.position(phase="left-over", deck="8", hands=["60", ""], lines=["70,80", "+5,1"])
    assert card_told(last, "8") == [
        "to-jackpot card=8 color=yellow",
        *("closes seat=0 count=0 discarded=2", "closes seat=1 count=0 discarded=1"),
        *("loses-bet seat=1 card=+5 count=5", "ends reason=deck-out"),
    ]


def test_the_end_closes_lines_in_which_something_lies_and_no_others():
    position = line_it.position(players=3, phase="last-cards", hands=["60"], lines=["", "10"], deck="")
    assert told(position, "pass") == [
        *("passes seat=0", "closes seat=1 count=0 discarded=1", "ends reason=deck-out")
    ]
    assert told(position, "play 60") == [
        "lays seat=0 card=60 source=hand",
        *("closes seat=0 count=0 discarded=1", "closes seat=1 count=0 discarded=1", "ends reason=deck-out"),
    ]


def test_a_last_card_wins_bets_and_jackpots_as_ever_and_is_closed_with_its_line():
    position = line_it.position(
        phase="last-cards", hands=["9"], lines=["+3,1,5"], jackpots=["21,25"], deck=""
    )
    assert told(position, "play 9") == [
        *("lays seat=0 card=9 source=hand", "jackpot seat=0 color=red count=2"),
        *("wins-bet seat=0 card=+3 count=3", "closes seat=0 count=0 discarded=3", "ends reason=deck-out"),
    ]


FEW_CARDS = [
    (("numbers", 12), ("bets", 1)),
    (("numbers", 8), ("bets", 0)),
    (("numbers", 4), ("bets", 1)),
    (("numbers", 1), ("bets", 2)),
]
TINY = [variant._replace(amounts=few) for variant in variants("line-it") for few in FEW_CARDS]


@pytest.mark.parametrize("variant", TINY, ids=str)
def test_the_end_of_a_tiny_game_is_told_by_the_step_that_makes_it_certain(variant: Variant):
    for seed in range(10):
        check_ends(variant, seed)


# Bounds


def test_one_decision_has_at_most_14_facts():
    """The last turn of all ends, two cards are left over and none in the deck, five open bets are lost."""
    position = line_it.position(
        players=5,
        lines=["+3,1", "+3,2", "+4,3", "+4,4", "+5,5"],
        market="10,11",
        turn=4,
        turns=4,
        taken=1,
        deck="",
    )
    assert len(told(position, "end")) == len(told(position, "close")) == 14
    assert MAX_EFFECTS == 14


def test_one_last_card_has_at_most_13_facts():
    position = line_it.position(
        players=5,
        phase="last-cards",
        hands=["9"],
        lines=["+5,1,5", "+3,2", "+3,6", "+4,3", "+4,4"],
        jackpots=["13"],
        deck="",
    )
    assert len(told(position, "play 9")) == 13


def test_one_card_that_comes_has_at_most_12_facts():
    lines = ["+3,1", "+3,2", "+4,3", "+4,4", "+5,5"]
    position = line_it.position(players=5, phase="left-over", lines=lines, deck="10")
    assert len(card_told(position, "10")) == 12


def test_one_decision_has_at_most_16_legal_actions():
    """Seven market cards both ways, the one card of a hand that has room, and closing."""
    position = line_it.position(players=5, market="10,20,30,40,50,60,+3", hands=["99"], lines=["70"], turn=0)
    assert len(legal(position)) == 16 == MAX_LEGAL


def test_a_line_has_at_most_26_cards_as_each_of_a_seat_comes_in_another_round():
    position = line_it.start(2)
    others = (*line_it.cards[27:101], "+3", "+3", "+4", "+4")
    for round in range(26):
        market = [str(round + 1), *others[3 * round : 3 * round + 3]]
        long = ["0:take " + market[0] + " line", "0:end"]
        short = ["1:close"] * (round > 0) + [f"1:take {market[1]} line", "1:end"]
        position = after(
            position, "*" + ",".join(market), *(long + short if round % 2 == 0 else short + long)
        )
    position = after(position, "*+5,+5")
    assert line(position) == ",".join(map(str, range(1, 27)))
    assert position.observation().seats[0].line.closing.scored == [str(n) for n in range(4, 27)]
    assert MOST_LINE == 26
