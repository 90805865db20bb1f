"""What speaks for or against a choice of Linko, in positions where anyone can tell."""

from greenpaw.games.linko.why import LinkoWhy

from .telling import FULL, linko


def whys(action: str, **described) -> list[LinkoWhy]:
    position = linko.position(**{"display": FULL, **described})
    return linko.whys(position.mask(position.current_player), linko.parse_action(action))


def kinds(action: str, **described) -> list[str]:
    return [fact.kind for fact in whys(action, **described)]


def hidden(count: int) -> str:
    return ",".join("?" * count)


def test_the_last_cards_win_while_another_holds_six():
    table = {"hands": ["9,9", "1,2,3,4,5,6"], "sets": [["5,5"], []]}
    assert whys("9,9", **table) == [LinkoWhy("wins", "for", seat=1, count=6)]


def test_the_last_card_may_end_a_round_that_is_lost():
    table = {"hands": ["9", "1"], "sets": [[], ["5,5,5", "6,6"]]}
    assert whys("9", **table) == [LinkoWhy("loses", "against")]


def test_four_9s_are_kept_together_or_broken_up():
    table = {"hands": ["2,9,9,9,9,X", hidden(8)]}
    assert LinkoWhy("keeps", "for", count=4, value=9) in whys("2", **table)
    assert LinkoWhy("keeps-jokers", "for", count=1) in whys("2", **table)
    assert LinkoWhy("breaks", "against", count=4, value=9) in whys("9,9", **table)
    assert LinkoWhy("lays-all", "for", count=4, value=9) in whys("9,9,9,9", **table)
    assert LinkoWhy("spends", "against", count=1) in whys("9,9,9,9,X", **table)


def test_what_is_known_to_be_in_a_hand_surely_snatches():
    hands, known = ["2,7,7", f"3,{hidden(5)}", f"9,9,{hidden(5)}"], ["", "3", "9,9"]
    assert LinkoWhy("surely-snatched", "against", seat=2, count=2, value=9) in whys(
        "7,7", players=3, hands=hands, known=known
    )


def test_a_set_that_hardly_any_hand_beats_is_not_called_safe():
    """Seven nines are in the hand that has them in truth, and in none of those that are imagined."""
    hands = ["5*7,1", "9*7,2,3,4,6,7,8,10"]
    rest = "1*3,2*5,3*5,4*5,5*1,6*5,7*5,8*5,9*1,10*3,11*3,12*3,13*3,X*2"
    told = whys(
        ",".join("5" * 7), players=2, duel=False, hands=hands, sets=[[], []], display=["1", "2"], deck=rest
    )
    (snatched,) = [fact for fact in told if fact.kind in ("safe", "rarely-snatched")]
    assert (snatched.kind, snatched.seat, snatched.players, snatched.chance) == ("rarely-snatched", 1, 1, 5)


def test_jokers_laid_alone_are_safe_as_nothing_beats_them():
    assert "safe" in kinds("X,X", players=3, hands=["2,3,X,X", hidden(9), hidden(9)])


def test_a_set_that_no_hand_is_large_enough_for_is_safe():
    assert LinkoWhy("safe", "for") in whys("7,7,7", hands=["2,7,7,7", "9,9"])


def test_of_two_large_hands_either_may_hold_what_beats_a_low_pair_and_rarely_five_of_a_kind():
    table = {"hands": ["2,2,12,12,12,12,12", hidden(13), hidden(13)], "players": 3}
    (pair,) = (fact for fact in whys("2,2", **table) if fact.kind == "likely-snatched")
    assert (pair.players, pair.count, pair.chance) == (2, 2, 90)
    assert "rarely-snatched" in kinds("12,12,12,12,12", **table)


def test_1s_beat_13s_with_expert_alone_l22():
    table = {"hands": ["2,13,13", "1,1"], "known": ["", "1,1"]}
    assert "safe" in kinds("13,13", **table)
    assert "surely-snatched" in kinds("13,13", **table, expert=True)


def test_a_hit_says_whom_and_what_is_taken_says_what_it_goes_with():
    table = {"hands": ["5,9,9", "3,4"], "sets": [[], ["5,5"]]}
    assert LinkoWhy("hits", "for", seat=1, count=2, value=5) in whys("9,9", **table)
    taking = {"hands": ["5", "3,4"], "sets": [["9,9"], ["5,5"]], "phase": "take", "victim": 1, "looked": 1}
    assert kinds("take", **taking) == ["joins", "burdens", "grows", "gains"]
    assert whys("take", **taking)[0] == LinkoWhy("joins", "for", count=3, value=5)
    assert kinds("leave", **taking) == ["stays", "may-take-back"]


def test_a_draw_is_judged_by_what_it_goes_with():
    owed = {"hands": ["3", "5,5"], "sets": [["9,9"]], "phase": "draw", "victim": 1, "drawer": 1, "owed": 2}
    table = owed | {"display": ["5", "7", "X", "5,13"], "looked": 1}
    assert whys("draw 1", **table) == [LinkoWhy("joins", "for", count=3, value=5)]
    assert whys("draw 2", **table) == [LinkoWhy("alone", "against", value=7)]
    assert whys("draw 3", **table) == [LinkoWhy("joker", "for", count=1)]
    assert kinds("draw 4", **table) == ["joins", "two", "alone"]
    assert kinds("draw deck", **table) == ["unseen"]


def test_draws_that_take_the_last_cards_end_the_round():
    table = {
        "sets": [["9,9"], ["5,5"]],
        "phase": "take",
        "victim": 1,
        "looked": 1,
        "display": ["1"],
        "deck": "2",
    }
    assert LinkoWhy("runs-out", "for") in whys("take", hands=["5", "3,4"], **table)
    assert LinkoWhy("runs-out", "for") in whys("take", hands=["5,6,7", "3,4"], **table), "-3 to -4 then"
    assert LinkoWhy("runs-out", "against") in whys("take", hands=["5,6,7,8,9", "3,4"], **table)


def test_whoever_discards_the_last_cards_counts_them_as_drawn():
    table = {"sets": [["9,9"], ["1,1,1", "5,5"]], "phase": "back", "victim": 1, "looked": 1}
    hands, left = ["4,5", "3"], {"display": ["1"], "deck": "2"}
    assert LinkoWhy("runs-out", "against") in whys("discard", hands=hands, **table, **left), "0 to 0 then"
    assert LinkoWhy("runs-out", "for") in whys("discard", hands=["4,5,6", "3"], **table, **left)


def test_of_places_with_the_same_cards_the_first_stands_for_all():
    owed = {"hands": ["3", "5,5"], "sets": [["9,9"]], "phase": "draw", "victim": 1, "drawer": 1, "owed": 2}
    table = linko.position(**owed, display=["5", "7,X", "5", "X,7", "7"], looked=1).mask(1)
    same = {str(action): str(linko.same_as(table, action)) for action in table.legal_actions()}
    assert same == {f"draw {place}": f"draw {place}" for place in (1, 2, 5)} | {
        "draw 3": "draw 1",
        "draw 4": "draw 2",
    } | {"draw deck": "draw deck"}


def test_a_set_speaks_for_itself_where_it_is_rarely_snatched_and_against_where_it_likely_is():
    table = {"hands": ["2,2,12,12,12,12,12", hidden(13), hidden(13)], "players": 3}
    speaks = {fact.kind: fact.speaks for lay in ("2,2", "12,12,12,12,12") for fact in whys(lay, **table)}
    assert (speaks["likely-snatched"], speaks["rarely-snatched"]) == ("against", "for")


def test_of_two_sets_the_one_that_is_snatched_less_likely_has_the_larger_measure():
    table = {"hands": ["2,2,12,12,12,12,12", hidden(13), hidden(13)], "players": 3}
    measures = (dict(fact.measure for fact in whys(lay, **table)) for lay in ("2,2", "12,12,12,12,12"))
    low, high = (measure["snatched"] for measure in measures)
    safe = {"hands": ["2,7,7,7", "9,9"]}
    assert low < high < dict(fact.measure for fact in whys("7,7,7", **safe))["snatched"]
    assert LinkoWhy("breaks", "against", count=4).measure < LinkoWhy("breaks", "against", count=2).measure
