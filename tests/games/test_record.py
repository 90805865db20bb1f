"""Records: what is kept, what is refused, and where it says that the fault lies."""

import json
from collections.abc import Callable

import pytest

from greenpaw.games import record
from greenpaw.games.contract import IllegalAction
from greenpaw.games.record import Decision, PlayedOnFrom, RecordError
from greenpaw.games.verify import verify

from .records import DEAL, HANDS, HITTING, fair_round, told

EVERY_OPTION = [
    (2, {"duel": False}),
    (2, {"duel": True}),
    (2, {"duel": True, "consolation": True, "expert": True}),
    (3, {}),
    (4, {"consolation": True}),
    (5, {"expert": True}),
]


# Reading and writing


@pytest.mark.parametrize(("players", "chosen"), EVERY_OPTION)
def test_a_record_is_read_as_it_was_written_byte_for_byte(players, chosen):
    line = record.write(fair_round(players, tuple(chosen.items())))
    assert b"\n" not in line
    assert record.write(record.read(line)) == line
    assert record.write(record.read(line.decode())) == line


@pytest.mark.parametrize(("players", "chosen"), EVERY_OPTION)
def test_a_record_of_each_option_is_true(players, chosen):
    made = fair_round(players, tuple(chosen.items()))
    assert verify(made).outcome.scores == made.result.scores
    assert record.final(made).is_over


def test_a_record_has_the_keys_of_the_design_in_their_order():
    keys = json.loads(record.write(fair_round()))
    assert list(keys) == [
        *("format", "id", "started", "game", "rules", "players", "options", "first_player", "match", "seats"),
        *("steps", "legal", "by", "times", "fairness", "result"),
    ]
    assert keys["format"] == "greenpaw-record/1"
    assert keys["match"] == {"id": "m1", "round": 2, "kind": "rounds", "goal": 3}
    assert keys["seats"][:2] == [{"name": "Ann"}, {"name": "Bo"}]
    assert keys["options"] == {"duel": False, "consolation": False, "expert": False}


def test_what_a_record_does_not_hold_is_not_written():
    keys = json.loads(record.write(told(DEAL)))
    assert not {"legal", "by", "from", "times", "fairness", "other"} & set(keys)
    assert keys["result"] is None
    assert "goal" not in keys["match"]


def test_keys_that_this_version_does_not_know_are_kept():
    keys = json.loads(record.write(told(DEAL))) | {"weather": ["wet", {"deep": 1}], "other": 3}
    read = record.read(json.dumps(keys))
    assert read.other == {"weather": ["wet", {"deep": 1}], "other": 3}
    assert json.loads(record.write(read)) == keys
    verify(read)


def test_from_is_written_under_its_own_name():
    line = record.write(told(DEAL, from_=PlayedOnFrom("r1", 1)))
    assert json.loads(line)["from"] == {"id": "r1", "step": 1}
    assert record.read(line).from_ == PlayedOnFrom("r1", 1)


def without(key: str) -> Callable[[dict], dict]:
    return lambda keys: {name: value for name, value in keys.items() if name != key}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda keys: keys | {"format": "greenpaw-record/9"}, "'greenpaw-record/9' is not known"),
        (lambda keys: keys | {"players": "three"}, r"Expected `int`, got `str` - at `\$.players`"),
        (lambda keys: keys | {"steps": ["*1", 7]}, r"at `\$.steps\[1\]`"),
        (lambda keys: keys | {"options": {"duel": 1}}, r"at `\$.options\[...\]`"),
        (lambda keys: keys | {"match": {"id": "m", "round": 0}}, r">= 1.*at `\$.match.round`"),
        (lambda keys: keys | {"match": {"id": "m", "round": 21}}, r"<= 20.*at `\$.match.round`"),
        (lambda keys: keys | {"seats": None}, r"at `\$.seats`"),
        (without("steps"), "missing required field `steps`"),
        (without("result"), "missing required field `result`"),
        (without("id"), "missing required field `id`"),
    ],
)
def test_what_is_no_record_says_where(change, says):
    with pytest.raises(RecordError, match=says) as error:
        record.read(json.dumps(change(json.loads(record.write(told(DEAL))))))
    assert error.value.step is None


@pytest.mark.parametrize("line", ["", "[]", "7", '{"id": ', b"\xff\xfe", "null"])
def test_what_is_not_even_an_object_is_no_record(line):
    with pytest.raises(RecordError, match="not a record"):
        record.read(line)


# Steps


@pytest.mark.parametrize("step", ["take", "", "x:take", ":take", "-1:take", "123:take", "0 take"])
def test_a_step_is_cards_or_a_decision(step):
    with pytest.raises(RecordError, match="neither cards"):
        record.parse_step(step)


def test_steps_are_read_as_they_are_written():
    assert record.parse_step("0:7,7,X") == Decision(0, "7,7,X")
    assert record.parse_step("*4,10,X") == ["4", "10", "X"]
    assert record.chance_step(["4", "10", "X"]) == "*4,10,X"
    assert record.decision_step(3, "draw deck") == "3:draw deck"


WRONG_STEPS = [
    # steps, index of the wrong one, what is said
    ([DEAL, "hello"], 1, "neither cards"),
    ([DEAL, "0:9"], 1, r"1 x 9 can't be laid: the hand holds 0 \(L5\)"),
    ([DEAL, "0:fly"], 1, "'fly' is not an action"),
    ([DEAL, "0:take"], 1, r"a set must be laid now \(L5\)"),
    ([DEAL, "1:3"], 1, "seat 1 decides, but the decision is seat 0's"),
    ([DEAL, "7:3"], 1, "seat 7 decides, but the decision is seat 0's"),
    (["0:1"], 0, "seat 0 decides, but a card is due"),
    ([DEAL, "*8"], 1, "cards come, but a decision of seat 0 is due"),
    ([DEAL[:-2]], 0, "44 cards are too few: another one is due"),
    ([DEAL + ",8"], 0, "card 8: .*cannot come now"),
    ([DEAL.replace("2,2,2,2,2", "1,2,2,2,2")], 0, "card 1: .*cannot come now"),
    ([DEAL.replace("2,2,2,2,2", "?,2,2,2,2")], 0, r"card \?: there is no card '\?' in linko"),
    ([DEAL.replace("2,2,2,2,2", "14,2,2,2,2")], 0, "there is no card '14'"),
    (["*"], 0, "there is no card ''"),
    ([*HITTING, "1:back", "0:2,2,2,2,2", "1:3"], 7, "the round is over"),
]


@pytest.mark.parametrize(("steps", "step", "says"), WRONG_STEPS)
@pytest.mark.parametrize("check", [verify, record.final], ids=["verify", "final"])
def test_the_first_wrong_step_is_named_with_why(check, steps, step, says):
    with pytest.raises(RecordError, match=says) as error:
        check(told(*steps))
    assert error.value.step == step
    assert str(error.value).startswith(f"step {step}: ")


def test_an_unfinished_round_is_a_record_too():
    position = verify(told(*HITTING))
    assert (position.current_player, position.observation().victim) == (1, 1)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 6}, "2 to 5 players"),
        ({"rules": 2}, "knows rules 1 to 1"),
        ({"rules": 0}, "knows rules 1 to 1"),
        ({"first_player": 3}, "a seat from 0 to 2"),
        ({"first_player": -1}, "a seat from 0 to 2"),
        ({"options": {"duel": True}}, "duel is for 2 players"),
        ({"options": {"hurry": True}}, "no option 'hurry'"),
        ({"options": {"amounts": True}}, "no option 'amounts'"),
        ({"options": {"rules": True}}, "no option 'rules'"),
        ({"options": {"players": True}}, "no option 'players'"),
    ],
)
def test_a_round_that_cannot_be_started_is_no_record_of_one(changed, says):
    with pytest.raises(RecordError, match=says):
        verify(told(DEAL, **changed))


# As a seat saw it


def test_a_seat_record_shows_each_seat_its_own_cards_and_all_that_lies_open():
    start = record.start_of(told())
    steps = [DEAL, "0:1", "1:3", "1:leave", "0:discard", "0:draw deck", "*9"]
    hidden = ["?"] * 13
    display = ["7"] * 6
    deals = {
        0: [*HANDS[:13], *hidden, *hidden, *display],
        1: [*hidden, *HANDS[13:26], *hidden, *display],
        2: [*hidden, *hidden, *HANDS[26:], *display],
        None: [*hidden * 3, *display],
    }
    for seat, deal in deals.items():
        drawn = "*9" if seat == 0 else "*?"
        expected = ["*" + ",".join(deal), *steps[1:6], drawn]
        assert record.seat_record(start, steps, seat) == expected


def test_a_draw_and_the_refill_after_it_are_one_step_of_which_others_see_the_refill():
    start = record.start_of(told())
    steps = [DEAL, "0:1,1", "1:3,3", "1:take", "0:draw 1", "0:draw deck", "*9,10"]
    assert record.seat_record(start, steps, 0)[-1] == "*9,10"
    assert record.seat_record(start, steps, 1)[-1] == "*?,10"
    assert record.seat_record(start, steps, None)[-1] == "*?,10"


def test_the_phantom_s_cards_are_seen_by_all():
    made = fair_round(2, (("duel", True),))
    start = record.start_of(made)
    seen = record.seat_record(start, made.steps, None)[0][1:].split(",")
    assert seen[:22] == ["?"] * 22
    assert "?" not in seen[22:]


@pytest.mark.parametrize("step", ["٠:1", "00:1", "-1:1", "1000:1", ":1", "0-1"])
def test_a_decision_has_one_notation(step):
    with pytest.raises(RecordError, match="neither cards"):
        record.parse_step(step)


def test_a_deeply_nested_text_is_no_record():
    with pytest.raises(RecordError, match="not a record"):
        record.read('{"a":' + "[" * 100_000)


def test_cards_that_are_not_due_are_refused_before_anything_is_made_of_them():
    position = record.final(told(DEAL))
    assert not position.is_chance
    with pytest.raises(IllegalAction, match="cannot come now"):
        record.cards_as_seen(position, ["5"], 0)
