"""Why an action isn't allowed in LINE-IT: every reason, with the rule's id; and what the table suggests."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import variants, walk

from greenpaw.games.contract import IllegalAction, NotationError
from greenpaw.games.line_it import illegal
from greenpaw.games.line_it.actions import Take

from .telling import after, legal, line_it

RISING = line_it.position(hands=["60,+3"], lines=["70,+4,80"], market="10,81,+3,+5")
FALLING = line_it.position(hands=["60"], lines=["70,50"], market="10,51,81")
EMPTY = line_it.position(market="10,20,30,40")
TAKEN = after(line_it.position(hands=["81"], lines=["70,80"], market="10,20,30,40"), "0:take 10 hand")
ADDED = after(line_it.position(hands=["81,90"], lines=["70,80"], market="10,20,30,40"), "0:play 81")
BET_WON = line_it.position(hands=["+3"], lines=["70,80,90"], market="91,+4", bets_used=[0])
LAST_CARDS = line_it.position(phase="last-cards", hands=["60,90", "+3"], lines=["70,80", "10,20"], deck="")
OVER = after(LAST_CARDS, "0:pass", "1:pass")

WHY = [
    (RISING, "end", "take-first", "T7"),
    (RISING, "pass", "not-last-cards", "T16"),
    (RISING, "take 10 hand", "hand-full", "T8"),
    (RISING, "take 11 line", "not-in-market", "T7"),
    (RISING, "take 11 hand", "not-in-market", "T7"),
    (RISING, "take 60 line", "not-in-market", "T7"),
    (RISING, "take 10 line", "not-above", "T5"),
    (RISING, "play 60", "not-above", "T5"),
    (RISING, "take +3 line", "second-bet", "T6"),
    (RISING, "play +3", "second-bet", "T6"),
    (RISING, "play 81", "not-in-hand", "T9"),
    (BET_WON, "play +3", "second-bet", "T6"),
    (BET_WON, "take +4 line", "second-bet", "T6"),
    (FALLING, "take 51 line", "not-below", "T5"),
    (FALLING, "take 81 line", "not-below", "T5"),
    (FALLING, "play 60", "not-below", "T5"),
    (EMPTY, "close", "line-empty", "T9"),
    (EMPTY, "play 10", "not-in-hand", "T9"),
    (TAKEN, "take 20 line", "already-taken", "T7"),
    (TAKEN, "take 20 hand", "already-taken", "T7"),
    (TAKEN, "take 11 hand", "already-taken", "T7"),
    (TAKEN, "play 10", "not-above", "T5"),
    (ADDED, "play 90", "already-added", "T9"),
    (ADDED, "play 91", "already-added", "T9"),
    (LAST_CARDS, "close", "last-card-due", "T16"),
    (LAST_CARDS, "end", "last-card-due", "T16"),
    (LAST_CARDS, "take 10 hand", "last-card-due", "T16"),
    (LAST_CARDS, "play 60", "not-above", "T5"),
    (LAST_CARDS, "play +3", "not-in-hand", "T9"),
    (LAST_CARDS, "play 10", "not-in-hand", "T9"),
    (OVER, "end", "round-over", ""),
    (line_it.start(3), "end", "card-due", ""),
]


@pytest.mark.parametrize(
    ("position", "action", "code", "rule"), WHY, ids=[f"{why[2]}: {why[1]}" for why in WHY]
)
def test_an_action_is_refused_with_its_reason_and_the_rule_s_id(position, action, code, rule):
    reason = position.why_illegal(action)
    assert (reason.code, reason.rule) == (code, rule)
    before = repr(position)
    with pytest.raises(IllegalAction) as error:
        position.play(action)
    assert error.value.reason.code == code
    assert rule in str(error.value)
    assert repr(position) == before


def test_every_reason_of_the_rules_is_reached_above():
    written = set(re.findall(r'Reason\(\s*"([a-z-]+)"', Path(illegal.__file__).read_text()))
    assert {code for _, _, code, _ in WHY} == written | {"round-over", "card-due"}


def test_a_card_that_does_not_fit_is_told_with_the_last_number_which_no_bet_covers():
    seen = line_it.position(lines=["70,80,+4"], market="10").why_illegal("take 10 line")
    assert seen.text == "the line ascends: 10 isn't above 80"
    assert FALLING.why_illegal("play 60").text == "the line descends: 60 isn't below 50"
    assert EMPTY.why_illegal("take 7 hand").text == "the market has no 7"
    assert EMPTY.why_illegal("play 7").text == "the hand holds no 7"
    assert RISING.why_illegal("take 10 hand").text == "the hand is full: 2 cards at most"


def test_two_equal_bets_are_one_choice():
    position = line_it.position(hands=["+3,+3"], market="+4,+4")
    assert legal(position) == ["take +4 line", "play +3"]
    assert list(map(str, line_it.suggested(position))) == [
        *("take +4 line", "take +4 hand", "play +3", "close", "end")
    ]


CARDS = line_it.cards[1:]
ACTIONS = [
    *(f"take {card} {to}" for card in CARDS for to in ("line", "hand")),
    *(f"play {card}" for card in CARDS),
    *("close", "end", "pass"),
]
each_number_of_players = pytest.mark.parametrize("variant", variants("line-it"), ids=str)


@each_number_of_players
def test_an_action_is_legal_exactly_when_nothing_says_why_it_is_not(variant):
    for number, position in enumerate(walk(variant, 3)):
        if number % 8 == 0 and not position.is_over:
            allowed = [action for action in ACTIONS if position.why_illegal(action) is None]
            assert sorted(allowed) == sorted(legal(position))


@each_number_of_players
def test_what_is_suggested_is_each_card_that_lies_there_and_all_that_is_legal_but_pass(variant):
    for position in walk(variant, 1):
        if position.is_over:
            break
        suggested = list(map(str, line_it.suggested(position)))
        assert set(legal(position)) - set(suggested) <= {"pass"}
        seen = position.observation()
        lying = {*seen.market, *seen.seats[position.turn].hand}
        assert {action.split()[1] for action in suggested if " " in action} == lying


def test_before_a_card_is_taken_its_two_ways_are_suggested_and_closing_and_ending():
    position = line_it.position(hands=["60,61"], lines=["70,80"], market="+4,10")
    assert list(map(str, line_it.suggested(position))) == [
        *(
            "take 10 line",
            "take +4 line",
            "take 10 hand",
            "take +4 hand",
            "play 60",
            "play 61",
            "close",
            "end",
        )
    ]


def test_with_the_last_cards_only_hand_cards_are_suggested():
    assert list(map(str, line_it.suggested(LAST_CARDS))) == ["play 60", "play 90"]


NOT_NOTATION = [
    ("", "no-such-action"),
    ("fold", "no-such-action"),
    ("Close", "no-such-action"),
    ("close ", "no-such-action"),
    ("take 57", "no-such-action"),
    ("take 57 away", "no-such-action"),
    ("take 101 away", "no-such-action"),
    ("play", "no-such-action"),
    ("play  57", "no-such-action"),
    ("draw 57", "no-such-action"),
    ("take 0 line", "no-such-card"),
    ("take 101 hand", "no-such-card"),
    ("take ? hand", "no-such-card"),
    ("play 007", "no-such-card"),
    ("play +2", "no-such-card"),
    ("play +6", "no-such-card"),
    ("play -3", "no-such-card"),
    ("play 57 line", "no-such-action"),
    ("play ٣", "no-such-card"),
]


@pytest.mark.parametrize(("text", "code"), NOT_NOTATION)
def test_a_text_that_is_no_action_is_refused(text, code):
    with pytest.raises(NotationError) as error:
        line_it.parse_action(text)
    assert error.value.reason.code == code


def test_an_action_with_a_card_that_there_is_not_has_no_code():
    with pytest.raises(NotationError) as error:
        line_it.code(Take("101", "line"))
    assert error.value.reason.code == "no-such-action"


def test_every_action_is_read_from_its_own_notation_and_has_a_code_of_its_own():
    codes = set()
    for text in ACTIONS:
        action = line_it.parse_action(text)
        assert str(action) == text
        assert line_it.action(line_it.code(action)) == action
        codes.add(line_it.code(action))
    assert len(codes) == len(ACTIONS)


@settings(max_examples=300)
@given(st.text(alphabet="0123456789+? takelinhdpyc", max_size=14))
def test_any_other_text_is_either_the_notation_of_an_action_or_a_notation_error(text):
    try:
        action = line_it.parse_action(text)
    except NotationError:
        return
    assert str(action) == text
