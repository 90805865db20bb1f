"""No tampering with a record goes unseen by `verify`."""

from typing import Any

import pytest
from msgspec.structs import replace

from greenpaw.games import record
from greenpaw.games.dealer import Fair
from greenpaw.games.record import Fairness, PlayedOnFrom, Record, RecordError, RecordSeat, Result
from greenpaw.games.verify import has_checked_cards, verify

from .records import DEAL, fair_round, told


def tampered(**changed: Any) -> Record:
    return replace(fair_round(), **changed)


def caught(made: Record, says: str, step: int | None = None) -> None:
    with pytest.raises(RecordError, match=says) as error:
        verify(made)
    assert error.value.step == step


def test_the_record_itself_is_true():
    verify(fair_round())


def test_another_decision_is_caught():
    steps = list(fair_round().steps)
    index = next(k for k, step in enumerate(steps) if step.endswith(":take"))
    steps[index] = steps[index].replace("take", "leave")
    with pytest.raises(RecordError) as error:
        verify(tampered(steps=steps, legal=None, times=None))
    assert error.value.step > index


def test_another_result_is_caught():
    made = fair_round()
    scores, winners, reason = made.result.scores, made.result.winners, made.result.reason
    caught(tampered(result=Result([scores[0] + 1, *scores[1:]], winners, reason)), "the result is")
    caught(tampered(result=Result(scores, [0, 1, 2], reason)), "the result is")
    caught(tampered(result=Result(scores, winners, "play-limit")), "the result is")
    caught(tampered(result=None), "the round is over, but the result is null")


def test_a_result_before_the_end_is_caught():
    caught(
        told(DEAL, result=Result([1, 2, 3], [2], "hand-empty")), "there is a result, but the round isn't over"
    )


def test_a_round_given_up_has_no_scores_and_no_winners():
    verify(told(DEAL, result=Result(None, [], "abandoned")))
    caught(told(DEAL, result=Result([0, 0, 0], [], "abandoned")), "the result is")
    caught(told(DEAL, result=Result(None, [1], "abandoned")), "the result is")


def test_a_finished_round_is_not_passed_off_as_given_up():
    caught(tampered(result=Result(None, [], "abandoned")), "the result is")


@pytest.mark.parametrize("option", ["duel", "consolation", "expert"])
def test_a_missing_option_is_caught(option):
    options = {name: value for name, value in fair_round().options.items() if name != option}
    caught(tampered(options=options), f"the option '{option}' is missing")


def test_another_option_is_caught():
    with pytest.raises(RecordError):
        verify(tampered(options=fair_round().options | {"consolation": True}))


def test_missing_and_surplus_seats_are_caught():
    seats = fair_round().seats
    caught(tampered(seats=seats[:2]), "3 players, but 2 seats")
    caught(tampered(seats=[*seats, seats[0]]), "3 players, but 4 seats")


def test_wrong_legal_actions_are_caught_at_their_step():
    legal = fair_round().legal
    decisions = [k for k, step in enumerate(fair_round().steps) if not step.startswith("*")]
    for decision in (0, 3, len(legal) - 1):
        for wrong in ([*legal[decision], "pass"], legal[decision][:-1], ["no-such-action"]):
            lists = [*legal[:decision], wrong, *legal[decision + 1 :]]
            caught(tampered(legal=lists), "legal says", decisions[decision])


def test_legal_actions_in_another_order_are_caught():
    legal = fair_round().legal
    caught(tampered(legal=[legal[0][::-1], *legal[1:]]), "legal says", 1)


def test_lists_that_are_too_short_or_too_long_are_caught():
    legal, times = fair_round().legal, fair_round().times
    n = len(legal)
    caught(tampered(legal=legal[:-1]), f"legal has {n - 1} entries for {n} decisions")
    caught(tampered(legal=[*legal, ["pass"]]), f"legal has {n + 1} entries for {n} decisions")
    caught(tampered(times=times[:-1]), f"times has {n - 1} entries for {n} decisions")


def fairness(**changed: Any) -> Fairness:
    return replace(fair_round().fairness, **changed)


OTHER_SECRET = bytes(31) + b"\x01"


def test_another_secret_than_the_committed_one_is_caught():
    says = "isn't the one that was committed to"
    caught(tampered(fairness=fairness(secret=OTHER_SECRET.hex())), says)
    caught(tampered(fairness=fairness(commitment=Fair.commitment(OTHER_SECRET))), says)


def test_another_secret_with_its_own_commitment_is_caught_by_the_cards():
    made = fairness(secret=OTHER_SECRET.hex(), commitment=Fair.commitment(OTHER_SECRET), lot=False)
    caught(tampered(fairness=made), "fairness: card .* the secret gives", 0)


def test_a_changed_a_missing_and_a_moved_contribution_are_caught():
    ann, none, bo = fair_round().fairness.contributions
    for contributions in ([b"Amy".hex(), none, bo], [ann, bo, none], [none, none, none]):
        caught(tampered(fairness=fairness(contributions=contributions, lot=False)), "fairness: card", 0)


def test_a_first_player_who_was_not_drawn_is_caught():
    first = (fair_round().first_player + 1) % 3
    caught(tampered(first_player=first), "fairness: another first player was drawn")


def test_another_round_s_number_is_caught():
    match = replace(fair_round().match, round=3)
    caught(tampered(match=match, fairness=fairness(lot=False)), "fairness: card", 0)


def test_two_cards_that_changed_places_are_caught():
    cards = fair_round().steps[0][1:].split(",")
    k = next(k for k in range(len(cards) - 1) if cards[k] != cards[k + 1])
    cards[k], cards[k + 1] = cards[k + 1], cards[k]
    says = f"card {k + 1} is {cards[k]}, the secret gives {cards[k + 1]}"
    steps = ["*" + ",".join(cards), *fair_round().steps[1:]]
    caught(tampered(steps=steps), says, 0)


def with_another_last_card() -> tuple[list[str], int]:
    steps = list(fair_round().steps)
    index = max(k for k, step in enumerate(steps) if step.startswith("*"))
    drawn = steps[index][1:].split(",")
    drawn[-1] = "2" if drawn[-1] != "2" else "3"
    steps[index] = record.chance_step(drawn)
    return steps, index


def test_a_card_drawn_later_is_checked_too():
    steps, index = with_another_last_card()
    caught(tampered(steps=steps), "fairness: card", index)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"secret": "xyz"}, "fairness: non-hexadecimal"),
        ({"secret": "00"}, "fairness: a round's secret has 32 bytes"),
        ({"contributions": ["0", "", ""]}, "fairness: non-hexadecimal|fairness: .*hex"),
    ],
)
def test_fairness_that_is_not_hex_of_the_right_length_is_caught(changed, says):
    caught(tampered(fairness=fairness(**changed)), says)


def played_on(**changed: Any) -> Record:
    """A round that was played on from another after the deal: later cards come by this round's secret."""
    return tampered(from_=PlayedOnFrom("r0", 1), **changed)


def test_the_repeated_cards_of_a_round_played_on_are_not_held_against_its_secret():
    cards = fair_round().steps[0][1:].split(",")
    deal = record.chance_step([*cards[:-2], cards[-1], cards[-2]])
    verify(replace(told(deal), from_=PlayedOnFrom("r0", 1), fairness=fairness(lot=False)))


def test_the_cards_after_the_repeated_ones_are_held_against_the_secret():
    steps, index = with_another_last_card()
    caught(played_on(steps=steps), "fairness: card", index)


def test_a_repetition_longer_than_the_record_is_caught():
    caught(tampered(from_=PlayedOnFrom("r0", 10_000)), "from repeats 10000 steps")


@pytest.mark.parametrize("by", [(10_000, 0, "stand-in"), (0, 2, "stand-in"), (-1, 0, "stand-in")])
def test_a_stand_in_for_a_decision_that_was_not_there_is_caught(by):
    verify(tampered(by=[(1, int(fair_round().steps[1][0]), "stand-in")]))
    caught(tampered(by=[by]), "by says stand-in")


@pytest.mark.parametrize(
    ("contributions", "says"),
    [
        (["aa", "bb"], "2 contributions for 3 seats"),
        (["aa", "bb", "cc", "dd"], "4 contributions for 3 seats"),
        (["00" * 33, "", ""], "seat 0 can't have contributed 33 bytes"),
    ],
)
def test_a_contribution_too_many_or_too_long_is_caught(contributions, says):
    caught(tampered(fairness=fairness(contributions=contributions)), says)


def test_a_bot_has_nothing_to_contribute():
    seats = [RecordSeat(bot="casual", version="1"), *fair_round().seats[1:]]
    caught(tampered(seats=seats, fairness=fairness(contributions=["aa", "", ""])), "seat 0 can't have")


def test_a_shuffle_of_which_some_card_was_not_held_against_the_secret_does_not_count_as_checked():
    assert has_checked_cards(fair_round())
    assert not has_checked_cards(tampered(fairness=None))
    assert not has_checked_cards(tampered(from_=PlayedOnFrom("r0", 1)))
