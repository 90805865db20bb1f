"""Why an action isn't allowed: every reason, with the rule's id; and what isn't notation at all."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greenpaw.games.contract import IllegalAction, NotationError
from greenpaw.games.dealer import Ordered
from greenpaw.games.linko.actions import ACTIONS

from .telling import FULL, after, linko

SET_DUE = linko.position(hands=["7,7,X,4", "1"], sets=[[], ["3"]], display=["2", "", "5"], deck="")
CHOICE_DUE = after(SET_DUE, "0:4")
VICTIM_DUE = after(CHOICE_DUE, "0:leave")
DRAW_DUE = after(CHOICE_DUE, "0:take")
CONSOLATION_DUE = after(
    linko.position(consolation=True, hands=["7,4", "1"], display=["2", "", "5"], deck=""), "0:4"
)
COMBINATION_DUE = after(
    linko.position(duel=True, hands=["9,1", "1"], display=FULL, phantom="4,7,6*2,11,12*8"), "0:9"
)
OVER = after(linko.position(hands=["4", "1"], display=FULL), "0:4")

WHY = [
    (SET_DUE, "take", "set-due", "L5"),
    (SET_DUE, "draw 1", "set-due", "L5"),
    (SET_DUE, "pass", "set-due", "L5"),
    (SET_DUE, "8", "not-in-hand", "L5"),
    (SET_DUE, "7,7,7", "not-in-hand", "L5"),
    (SET_DUE, "7,X,X", "not-in-hand", "L5"),
    (SET_DUE, "X,X", "not-in-hand", "L5"),
    (CHOICE_DUE, "7", "choice-due", "L10"),
    (CHOICE_DUE, "back", "choice-due", "L10"),
    (VICTIM_DUE, "take", "victim-due", "L10"),
    (VICTIM_DUE, "draw 1", "victim-due", "L10"),
    (DRAW_DUE, "1", "draw-due", "L10"),
    (DRAW_DUE, "pass", "draw-due", "L10"),
    (DRAW_DUE, "draw 2", "place-empty", "L10"),
    (DRAW_DUE, "draw 6", "place-empty", "L10"),
    (DRAW_DUE, "draw deck", "deck-empty", "L10"),
    (CONSOLATION_DUE, "7", "consolation-due", "L21"),
    (CONSOLATION_DUE, "take", "consolation-due", "L21"),
    (CONSOLATION_DUE, "draw 2", "place-empty", "L10"),
    (CONSOLATION_DUE, "draw deck", "deck-empty", "L10"),
    (COMBINATION_DUE, "take", "combination-due", "L19"),
    (COMBINATION_DUE, "snatch 6", "combination-size", "L19"),
    (COMBINATION_DUE, "snatch 3", "combination-size", "L19"),
    (COMBINATION_DUE, "snatch 11", "combination-value", "L19"),
    (OVER, "1", "round-over", ""),
    (linko.start(3), "1", "card-due", ""),
]


@pytest.mark.parametrize(
    ("position", "action", "code", "rule"), WHY, ids=[f"{why[1]}: {why[2]}" for why in WHY]
)
def test_an_illegal_action_is_refused_with_its_reason_and_the_rule_s_id(position, action, code, rule):
    reason = position.why_illegal(action)
    assert (reason.code, reason.rule) == (code, rule)
    with pytest.raises(IllegalAction) as error:
        position.play(action)
    assert error.value.reason.code == code
    assert action in str(error.value)
    assert rule in str(error.value)


def test_every_reason_of_the_rules_is_reached_above():
    from greenpaw.games.linko import illegal

    written = {reason.code for reason in illegal._DUE.values()} | {
        *("not-in-hand", "combination-size", "combination-value", "place-empty", "deck-empty")
    }
    assert written <= {code for _, _, code, _ in WHY}


def test_a_set_that_is_not_held_is_told_with_what_is():
    assert SET_DUE.why_illegal("7,7,7").text == "3 x 7 can't be laid: the hand holds 2"
    assert SET_DUE.why_illegal("8,X").text == "1 x 8 can't be laid: the hand holds 0"
    assert SET_DUE.why_illegal("X,X").text == "2 x X can't be laid: the hand holds 1"


def test_a_refused_action_changes_nothing():
    before = repr(SET_DUE)
    with pytest.raises(IllegalAction):
        SET_DUE.play("8")
    assert repr(SET_DUE) == before


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (2, {"consolation": True}), (3, {"consolation": True, "expert": True}), (5, {})],
)
def test_an_action_is_legal_exactly_when_nothing_says_why_it_is_not(players, options):
    actions = [linko.action(code) for code in range(ACTIONS)]
    dealer = Ordered(7, players)
    position = linko.start(players, **options).deal(dealer)
    for turn in range(30):
        if position.is_over:
            break
        legal = set(position.legal_actions())
        assert {action for action in actions if position.why_illegal(action) is None} == legal
        chosen = sorted(legal, key=str)[turn * 7 % len(legal)]
        position = position.play(chosen).deal(dealer)


NOT_NOTATION = [
    ("", "no-such-action"),
    ("fold", "no-such-action"),
    ("Take", "no-such-action"),
    ("draw 0", "no-such-action"),
    ("draw 7", "no-such-action"),
    ("draw", "no-such-action"),
    ("snatch 13", "no-such-action"),
    ("snatch 0", "no-such-action"),
    ("7,7,8", "mixed-set"),
    ("X,7", "card-order"),
    ("7,X,7", "card-order"),
    ("14", "no-such-card"),
    ("0", "no-such-card"),
    ("07", "no-such-card"),
    ("7, 7", "no-such-card"),
    ("7,", "no-such-card"),
    ("7,?", "no-such-card"),
    ("٣", "no-such-card"),
    (",".join(["7"] * 9), "no-such-set"),
    (",".join(["X"] * 6), "no-such-set"),
]


@pytest.mark.parametrize(("text", "code"), NOT_NOTATION)
def test_a_text_that_is_no_action_is_refused(text, code):
    with pytest.raises(NotationError) as error:
        linko.parse_action(text)
    assert error.value.reason.code == code


def test_every_action_is_read_from_its_own_notation():
    for code in range(ACTIONS):
        action = linko.action(code)
        assert linko.code(linko.parse_action(str(action))) == code


@settings(max_examples=300)
@given(st.text(alphabet="0123456789X,? drawecksntpi*", max_size=14))
def test_any_other_text_is_either_the_notation_of_an_action_or_a_notation_error(text):
    try:
        action = linko.parse_action(text)
    except NotationError:
        return
    assert str(action) == text
