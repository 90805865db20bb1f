"""The end of LINE-IT: the last cards and the scores, T16 to T18."""

import pytest

from .telling import after, hand, legal, line, line_it, phase, pile, score, tokens


def last_cards(**table):
    return line_it.position(phase="last-cards", deck="", **table)


def test_after_the_last_round_the_token_stays_and_its_owner_is_asked_first_t16():
    position = line_it.position(
        market="1,2,3", turn=1, turns=1, first=0, hands=["50", "60"], lines=["10", "20"], deck=""
    )
    position = after(position, "1:take 1 hand", "1:end")
    assert (phase(position), position.turn, position.observation().first) == ("last-cards", 0, 0)


@pytest.mark.parametrize("first", range(3))
def test_each_is_asked_clockwise_from_the_first_player_and_then_once_more_t16(first):
    position = last_cards(players=3, first=first, turn=first, hands=["50,51", "60,61", "70,71"])
    asked = []
    while not position.is_over:
        asked.append((position.observation().lap, position.turn))
        position = position.play(position.legal_actions()[0])
    seats = [(first + k) % 3 for k in range(3)]
    assert asked == [*((1, seat) for seat in seats), *((2, seat) for seat in seats)]


def test_a_pass_is_final_t16():
    position = last_cards(hands=["50,51", "60,61"])
    position = after(position, "0:pass", "1:play 60")
    assert (position.turn, position.observation().seats[0].passed) == (1, True)
    assert after(position, "1:play 61").is_over


def test_who_has_passed_all_but_last_is_not_asked_again_though_others_are_t16():
    position = after(
        last_cards(players=3, hands=["50,51", "60,61", "70,71"]), "0:play 50", "1:pass", "2:pass"
    )
    assert (position.turn, legal(position)) == (0, ["play 51", "pass"])


def test_who_has_no_card_that_fits_is_passed_over_unasked_t16():
    position = last_cards(players=3, hands=["5", "", "60"], lines=["10,20", "", "30"], turn=2)
    assert after(position, "2:play 60").is_over
    position = last_cards(hands=["5,30", "60,61"], lines=["10,20", ""])
    position = after(position, "0:play 30", "1:play 60")
    assert (position.turn, hand(position)) == (1, "5"), "5 doesn't fit any more"


def test_only_the_cards_that_fit_may_be_added_and_nothing_closed_t16():
    position = last_cards(hands=["5,30", "60"], lines=["10,20", "1"])
    assert legal(position) == ["play 30", "pass"]


def test_no_one_is_asked_where_no_card_fits_t16_t17():
    position = line_it.position(
        market="1,2,3", turn=1, turns=1, lines=["10,20,30,40", "50,60"], hands=["5", ""], deck=""
    )
    position = after(position, "1:take 1 hand", "1:end")
    assert position.outcome.scores == [1, 0]


def test_bets_and_jackpots_work_with_the_last_cards_too_t16():
    position = last_cards(hands=["9,+4", "60"], lines=["+3,1,5", "70,80"], jackpots=["21,25"])
    position = after(position, "0:play 9")
    assert position.is_over, "seat 0 has had its bet and nothing fits seat 1's line"
    assert (tokens(position), pile(position)) == ("+3", 2)


def test_a_bet_may_be_won_and_another_lost_in_the_end_t16_t17():
    position = last_cards(hands=["9", "+5"], lines=["+3,1,5", "70,80"])
    position = after(position, "0:play 9", "1:play +5")
    assert (tokens(position, 0), tokens(position, 1)) == ("+3", "-5")
    assert position.outcome.scores == [3, -5]


def test_every_line_is_closed_and_shown_as_it_was_t17():
    position = after(last_cards(hands=["9"], lines=["1,2,3,4", "+5,50,60,70,80"]), "0:pass")
    assert (line(position), line(position, 1)) == ("1,2,3,4", "+5,50,60,70,80")
    assert position.outcome.scores == [1, 1 - 5]


def test_cards_in_hand_count_nothing_t17():
    position = after(
        last_cards(hands=["9,8", "+3"], lines=["", "50"], piles=["11", "12"]), "0:pass", "1:pass"
    )
    assert position.outcome.scores == [1, 1]


def test_the_score_is_the_pile_with_the_tokens_t18():
    position = line_it.position(
        players=3,
        phase="over",
        piles=["10,14,15", "20", ""],
        tokens=["-3,-4", "+3,+4", "+5,-5"],
        deck="",
    )
    assert position.outcome.scores == [3 - 7, 1 + 7, 0]
    assert position.outcome.winners == [1]
    assert [score(position, seat) for seat in range(3)] == [-4, 8, 0]


def test_equal_scores_share_the_win_t18():
    position = line_it.position(
        players=3, phase="over", piles=["10,14,15", "20", ""], tokens=["", "", "+3"], deck=""
    )
    assert (position.outcome.winners, position.outcome.reason) == ([0, 2], "deck-out")
    assert line_it.tie_break(position) == [0, 0, 0]
