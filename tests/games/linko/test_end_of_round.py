"""How a round ends and who wins it: L13, L14, L22's limit."""

import pytest

from .telling import FULL, after, deck, hand, legal, linko, phase, sets

# The last card of deck and display: L13


def owing(count: int, display: list[str], deck: str, **options):
    """Seat 1 owes so many draws; seat 2's top set would be hit next."""
    hands = [",".join(["9"] * count + ["2"]), "1", "1"]
    tops = [[], [",".join(["5"] * count)], [",".join(["6"] * count)]]
    position = linko.position(players=3, hands=hands, sets=tops, display=display, deck=deck, **options)
    return after(position, f"0:{','.join(['9'] * count)}", "0:take")


def test_the_last_display_card_ends_the_round_when_the_deck_is_empty():
    position = after(owing(2, ["4"], ""), "1:draw 1")
    assert position.outcome.reason == "cards-out"
    assert sets(position, 2) == ["6,6"], "a snatch still pending is dropped"


def test_the_last_deck_card_ends_the_round_when_the_display_is_empty():
    position = after(owing(2, [], "4"), "1:draw deck", "*4")
    assert position.outcome.reason == "cards-out"
    assert hand(position, 1) == "1,4", "the card itself still comes into the hand"


def test_the_last_deck_card_does_not_end_the_round_while_the_display_holds_one():
    position = after(owing(1, ["4"], "7"), "1:draw deck", "*7")
    assert (position.is_over, phase(position), position.observation().victim) == (False, "take", 2)


def test_the_very_draw_that_settles_all_owed_ends_the_round_too_when_it_takes_the_last_card():
    position = after(owing(2, ["4", "7"], ""), "1:draw 2", "1:draw 1")
    assert position.outcome.reason == "cards-out"
    assert sets(position, 2) == ["6,6"]


def test_a_refill_that_empties_the_deck_does_not_end_the_round():
    position = after(owing(1, ["4"], "7"), "1:draw 1", "*7")
    assert (deck(position), position.is_over, phase(position)) == (0, False, "take")


def test_a_draw_from_an_empty_display_can_only_be_from_the_deck():
    position = owing(2, [], "4,7,8")
    assert legal(position) == ["draw deck"]
    position = after(position, "1:draw deck", "*4", "1:draw deck", "*7,8")
    assert hand(position, 1) == "1,4,7"
    assert position.observation().display == [["8"], [], [], [], [], []]


def test_with_deck_and_display_as_they_are_a_set_taken_back_ends_nothing():
    position = linko.position(hands=["9,2", "1"], sets=[[], ["3"]], display=["4"], deck="")
    position = after(position, "0:9", "0:leave", "1:back")
    assert (position.is_over, position.turn) == (False, 1)


def test_a_pile_can_be_the_last_card_of_all():
    position = linko.position(
        duel=True, hands=["9,9,2", "1"], sets=[[], ["5,5"]], display=["4,13"], deck="", phantom="12*2"
    )
    position = after(position, "0:9,9", "0:take", "1:draw 1")
    assert position.outcome.reason == "cards-out"
    assert hand(position, 1) == "1,4,13"


# An empty hand: L8, L13


def test_a_play_that_empties_the_hand_ends_the_round_even_when_it_would_hit_everyone():
    position = linko.position(players=3, hands=["9,9", "1", "1"], sets=[[], ["3,3"], ["4,4"]], display=FULL)
    position = after(position, "0:9,9")
    assert position.outcome.reason == "hand-empty"
    assert position.outcome.scores == [2, 1, 1]
    assert position.legal_actions() == []


# Scores and winners: L14


def over(hands: list[str], sets: list[list[str]]):
    return linko.position(
        players=len(hands), hands=hands, sets=sets, display=[], deck="", phase="over", reason="cards-out"
    ).outcome


def test_a_card_laid_is_worth_1_and_a_card_in_hand_minus_1_whatever_its_value():
    assert over(["13,X,1", "12,12"], [["1", "2,2,X"], ["X,X"]]).scores == [4 - 3, 2 - 2]


def test_scores_may_be_negative_and_the_highest_wins():
    outcome = over(["1,2,3", "4,5"], [[], []])
    assert outcome.scores == [-3, -2]
    assert outcome.winners == [1]


def test_on_equal_scores_fewer_cards_in_hand_win():
    outcome = over(["1,2", "3", "4,5,6"], [["7,7"], ["8"], ["9,9,9"]])
    assert outcome.scores == [0, 0, 0]
    assert outcome.winners == [1]


def test_equal_scores_and_hands_share_the_win():
    outcome = over(["1,2", "3,4", "5"], [["7,7"], ["8,8"], []])
    assert outcome.scores == [0, 0, -1]
    assert outcome.winners == [0, 1]


def test_all_can_share_the_win():
    assert over(["1"] * 5, [["2"]] * 5).winners == [0, 1, 2, 3, 4]


def test_a_better_score_beats_fewer_cards_in_hand():
    assert over(["1,2,3", ""], [["7*4"], []]).winners == [0]


def test_a_set_counts_for_whom_it_lies_before_and_a_snatched_one_in_the_hand():
    position = linko.position(hands=["9,9,2", "1"], sets=[["1"], ["3", "5,5"]], display=["4"], deck="")
    assert after(position, "0:9,9", "0:take", "1:draw 1").outcome.scores == [3 - 3, 1 - 2]


# The limit of plays among experts: L22


def near_the_limit(hands: list[str], top: str = "12", **told):
    told = {"expert": True, "plays": 499, "display": FULL, "deck": "7*9"} | told
    return linko.position(hands=hands, sets=[["13"], [top]], **told)


def test_the_500th_play_that_hits_nobody_ends_the_round():
    position = near_the_limit(["5,2", "1"])
    assert position.observation().play_limit == 500
    position = after(position, "0:5")
    assert position.outcome.reason == "play-limit"
    assert position.outcome.scores == [2 - 1, 1 - 1]
    assert position.observation().plays == 500


def test_the_499th_play_does_not():
    assert not after(near_the_limit(["5,2", "1"], plays=498), "0:5").is_over


def test_the_500th_play_is_settled_first_with_all_that_it_snatched():
    position = after(near_the_limit(["5,2", "1"], top="4"), "0:5", "0:take")
    assert not position.is_over
    position = after(position, "1:draw 1")
    assert position.is_chance, "the display is refilled before the end"
    position = after(position, "*7")
    assert position.outcome.reason == "play-limit"
    assert position.outcome.scores == [2 - 2, 0 - 2]


def test_the_500th_play_left_and_taken_back_ends_the_round():
    assert (
        after(near_the_limit(["5,2", "1"], top="4"), "0:5", "0:leave", "1:back").outcome.reason
        == "play-limit"
    )


def test_the_500th_play_hits_every_opponent_before_the_end():
    position = linko.position(
        players=3, expert=True, plays=499, hands=["5,2", "1", "1"], sets=[[], ["3"], ["4"]], display=FULL
    )
    position = after(position, "0:5", "0:leave", "1:back")
    assert not position.is_over
    assert after(position, "0:leave", "2:back").outcome.reason == "play-limit"


@pytest.mark.parametrize("consoled", [["0:pass"], ["0:draw 1", "*7"], ["0:draw deck", "*7"]])
def test_the_500th_play_is_settled_with_its_consolation_draw(consoled):
    position = after(near_the_limit(["5,2", "1"], consolation=True), "0:5")
    assert phase(position) == "consolation"
    assert after(position, *consoled).outcome.reason == "play-limit"


def test_the_500th_play_of_a_duel_is_settled_with_the_phantom():
    position = near_the_limit(["5,2", "1"], duel=True, phantom="4,6*12")
    position = after(position, "0:5", "*7")
    assert position.outcome.reason == "play-limit"
    assert hand(position, 0) == "2,4"


def test_a_500th_play_that_empties_the_hand_ends_the_round_for_that_reason():
    assert after(near_the_limit(["5", "1"]), "0:5").outcome.reason == "hand-empty"


def test_a_500th_play_that_takes_the_last_card_ends_the_round_for_that_reason():
    position = near_the_limit(["5,2", "1"], top="4", display=["3"], deck="")
    assert after(position, "0:5", "0:take", "1:draw 1").outcome.reason == "cards-out"


def test_without_expert_there_is_no_limit():
    position = near_the_limit(["5,2", "1"], expert=False)
    assert position.observation().play_limit is None
    assert not after(position, "0:5").is_over


def ends(position, action: str) -> list[str]:
    return [fact.reason for fact in position.effects(action) if fact.kind == "ends"]


def test_a_500th_play_that_hits_nobody_says_that_it_ends_the_round():
    assert ends(near_the_limit(["5,2", "1"]), "5") == ["play-limit"]
    assert ends(near_the_limit(["5,2", "1"], consolation=True), "5") == []
    assert ends(after(near_the_limit(["5,2", "1"], consolation=True), "0:5"), "pass") == ["play-limit"]


@pytest.mark.parametrize(
    ("told", "steps", "last"),
    [
        ({"top": "4"}, ["0:5", "0:leave"], "back"),
        ({"top": "4", "deck": ""}, ["0:5", "0:take"], "draw 1"),
        ({"duel": True, "phantom": "4", "deck": ""}, [], "5"),
        ({"duel": True, "phantom": "3,4", "deck": ""}, ["0:5"], "snatch 3"),
        ({"consolation": True, "deck": ""}, ["0:5"], "draw 1"),
    ],
)
def test_whatever_settles_the_500th_play_without_luck_says_that_it_ends_the_round(told, steps, last):
    position = after(near_the_limit(["5,2", "1"], **told), *steps)
    assert position.play(last).outcome.reason == "play-limit"
    assert ends(position, last) == ["play-limit"]


def test_a_small_limit_ends_a_round_of_a_tiny_game():
    amounts = {"top_value": 3, "copies": 2, "jokers": 0, "hand_size": 2, "places": 1, "play_limit": 2}
    start = linko.start(2, duel=False, expert=True, amounts=amounts)
    position = after(start, "*1,2,1,2,3", "0:1", "1:1")
    assert position.outcome.reason == "play-limit"
