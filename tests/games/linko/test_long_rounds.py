"""Rounds, hands and stacks of sets as long and large as players can make them: L13, L22."""

import pytest

from greenpaw.games.dealer import Ordered
from greenpaw.games.linko.setup import placed
from greenpaw.games.linko.state import MOST_SETS
from greenpaw.games.position import Position

from .telling import after, hand, hit_by, legal, linko, phase, sets, victim

ROUND_FOR_EVER = ["1:13", "1:leave", "0:back", "0:1", "0:leave", "1:back"]
"""Among experts 1 beats 13 and 13 beats 1: each play hits the other's, which is left and taken back."""


def snatching_for_ever(limit: int | None = None) -> Position:
    amounts = {} if limit is None else {"play_limit": limit}
    position = linko.start(2, duel=False, expert=True, amounts=amounts)
    cards = [*["1"] * 7, *["2"] * 6, *["13"] * 7, *["3"] * 6, "4", "5", "6", "7", "8", "9"]
    return after(position, "*" + ",".join(cards), "0:1")


def test_two_experts_who_snatch_for_ever_are_stopped_by_their_500th_play():
    position = after(snatching_for_ever(), *ROUND_FOR_EVER * 249, *ROUND_FOR_EVER[:2])
    assert position.observation().plays == 500
    assert not position.is_over, "what the 500th play hit is still being settled"
    position = after(position, ROUND_FOR_EVER[2])
    assert position.outcome.reason == "play-limit"
    assert position.decisions == 1 + 499 * 3
    assert position.outcome.scores == [0 - 13, 1 - 12]
    assert position.outcome.winners == [1]


def test_nothing_is_sized_by_a_guess_at_the_longest_round():
    position = after(snatching_for_ever(limit=10**6), *ROUND_FOR_EVER * 1500)
    assert position.observation().plays == 3001
    assert position.decisions == 9001
    assert not position.is_over
    assert [sets(position, seat) for seat in (0, 1)] == [["1"], []]


def lowest_single_that_hits(position: Position) -> str:
    """The lowest single card that hits someone, else the lowest: a way to play that makes long rounds."""
    singles = [action for action in position.legal_actions() if action.size == 1]
    return str(min(singles, key=lambda action: (not position.effects(action), action.value)))


def test_without_expert_a_long_round_goes_on_past_500_plays_and_ends_by_itself():
    dealer = Ordered(70)
    position = linko.start(5).deal(dealer)
    while not position.is_over and position.decisions < 5000:
        action = {"take": "leave", "back": "back"}.get(phase(position)) or lowest_single_that_hits(position)
        position = position.play(action).deal(dealer)
    assert position.outcome.reason == "hand-empty"
    assert position.observation().plays == 559
    assert position.decisions == 1567


FORTY_FIVE = "1*8,2*8,3*8,4*8,5*8,9,X*4"


def test_a_hand_of_more_than_forty_cards_takes_draws_and_lays_like_any_other():
    position = linko.position(
        hands=["10*8,12", FORTY_FIVE],
        sets=[[], ["6*8"]],
        display=["7", "7", "7", "7", "7", "7"],
        deck="8*8,11",
    )
    draws = ["1:draw 1", "1:draw 2", "1:draw 3", "1:draw 4", "1:draw 5", "1:draw 6"]
    steps = ["0:10,10,10,10,10,10,10,10", "0:leave", "1:discard", *draws]
    position = after(position, *steps, "1:draw deck", "*8", "1:draw deck", "*11,8,8,8,8,8,8")
    assert position.observation().seats[1].hand == 53
    assert hand(position, 1).count("7") == 6
    assert len(legal(position)) == (5 * 8 + 6 + 1 + 1 + 1) * 5 + 4
    position = after(position, "1:5,5,5,5,5,5,5,5,X,X,X,X")
    assert position.observation().seats[1].hand == 41


def test_a_hand_can_hold_nearly_the_whole_deck():
    every = ",".join(f"{value}*8" for value in range(1, 13))
    position = linko.position(
        hands=[f"{every},13*6", "2"], sets=[[], ["X*5"]], display=["13"], deck="13", expert=True
    )
    assert position.observation().seats[0].hand == 102
    position = after(position, "0:1,1,1,1,1", "0:take", "1:draw 1", "1:draw deck", "*13")
    assert position.outcome.scores == [5 - 102, 0 - 3]


def test_a_set_holds_at_least_one_of_109_cards_so_one_seat_has_at_most_109_sets():
    assert MOST_SETS == 109
    single_cards = [str(value) for value in range(1, 13) for _ in range(8)] + ["13"] * 7 + ["X"] * 5
    assert len(single_cards) == 108
    position = linko.position(hands=["13", ""], sets=[single_cards, []], display=[], deck="")
    position = after(position, "0:13")
    assert sets(position, 0) == [*single_cards, "13"]
    assert position.outcome.scores == [109, 0]


def test_the_top_of_a_stack_of_106_sets_is_the_one_that_is_hit():
    stack = [str(value) for value in range(1, 13) for _ in range(8)] + ["13"] * 6 + ["X"] * 4
    position = linko.position(hands=["X,13", "13"], sets=[[], stack], display=[], deck="")
    assert hit_by(position, "X") == [], "a joker is no higher than a joker"
    position = linko.position(hands=["X,13", "13"], sets=[[], [*stack[::-1]]], display=["13"], deck="")
    position = after(position, "0:X")
    assert victim(position) == 1
    position = after(position, "0:leave", "1:back")
    assert sets(position, 1) == stack[::-1][:-1]
    assert hand(position, 1) == "1,13"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("players", "options"), [(2, {"duel": True}), (3, {"consolation": True}), (5, {"expert": True})]
)
def test_no_card_is_ever_lost_or_made(players, options, seed):
    dealer = Ordered(seed)
    position = linko.start(players, **options).deal(dealer)
    for step in range(400):
        record = position.record
        assert (placed(record) + record.undealt).tolist() == [0, *[8] * 13, 5]
        if position.is_over:
            break
        choices = position.legal_actions()
        position = position.play(choices[(step * 5 + seed) % len(choices)]).deal(dealer)
