"""What speaks for or against a choice of LINE-IT, in positions where anyone can tell."""

from greenpaw.games.line_it.why import LineItWhy

from .telling import line_it


def whys(action: str, **described) -> list[LineItWhy]:
    position = line_it.position(**{"rounds": 26, "round_number": 3, **described})
    return line_it.whys(position.mask(position.current_player), line_it.parse_action(action))


def kinds(action: str, **described) -> list[str]:
    return [fact.kind for fact in whys(action, **described)]


def test_the_third_red_wins_the_jackpot_and_the_second_is_near_it():
    table = {"market": "9,30,57,60", "jackpots": ["61,65", "", "", ""]}
    assert LineItWhy("jackpot", "for", color="red", count=2) in whys("take 9 line", lines=["1,5"], **table)
    assert LineItWhy("near", "for", color="red", count=2) in whys("take 9 line", lines=["1,2"], **table)


def test_a_third_red_that_finds_the_jackpot_empty_uses_the_chance_up():
    assert "empty-jackpot" in kinds("take 9 line", lines=["1,5"], market="9,30,57,60")


def test_a_card_further_on_skips_those_that_may_still_come():
    table = {"lines": ["10,14"], "market": "15,30,57,92", "deck": "16,17,18,31,32,33,90,91,93"}
    assert LineItWhy("skips", "for", count=0) in whys("take 15 line", **table)
    assert LineItWhy("skips", "against", count=3) in whys("take 30 line", **table)
    assert LineItWhy("room", "for", count=6) in whys("take 30 line", **table)
    assert LineItWhy("little-room", "against", count=1) in whys("take 92 line", **table)


def test_a_bet_says_how_many_numbers_it_needs_or_that_there_is_no_time():
    table = {"lines": ["10,14"], "market": "15,30,57,+5"}
    assert LineItWhy("bet-ahead", "for", card="+5", count=5) in whys("take +5 line", **table)
    assert LineItWhy("no-time", "against", card="+5", count=1) in whys(
        "take +5 line", **table, round_number=25
    )
    assert LineItWhy("bet-nearer", "for", card="+3", count=1) in whys(
        "take 15 line", lines=["10,+3,14"], market="15,30,57,+5"
    )


def test_closing_says_what_it_scores_loses_and_gives_up():
    table = {"lines": ["1,5,10,+4,15"], "market": "20,30,57,60", "jackpots": ["61,65", "", "", ""]}
    assert kinds("close", **table) == ["loses-bet", "scores", "gives-up", "fresh"]
    assert LineItWhy("scores", "for", count=1) in whys("close", **table)


def test_a_card_is_kept_from_whoever_would_win_with_it_or_left():
    table = {"lines": ["50", "1,5"], "market": "9,30,60,64", "jackpots": ["61,65", "", "", ""]}
    assert LineItWhy("denies", "for", seat=1, card="9") in whys("take 9 hand", **table)
    assert LineItWhy("leaves", "against", seat=1, card="9") in whys("take 30 hand", **table)
    last = {**table, "turns": 1, "turn": 1, "lines": ["1,5", "50"]}
    assert "leaves" not in kinds("take 30 hand", **last), "the first player has had a card of this market"


def test_what_is_kept_waits_for_this_line_or_the_next():
    table = {"lines": ["10,14"], "market": "2,30,57,+3", "hands": ["70"], "deck": "1,3,4,15,16"}
    assert whys("take 30 hand", **table) == [
        LineItWhy("for-later", "for", count=2),
        LineItWhy("hand-full", "against"),
    ]
    assert whys("take 2 hand", **table)[0] == LineItWhy("next-line", "for", count=4)
    assert kinds("take +3 hand", **table) == ["hand-full", "bet-later"]


def test_the_last_card_of_all_wins_or_does_not():
    table = {"phase": "last-cards", "lap": 1, "hands": ["40"], "market": "", "deck": ""}
    assert "wins" in kinds("play 40", lines=["10,20,30"], **table)
    assert "loses" in kinds("play 40", lines=["10,20,30", "1,2,3,4,5,6"], **table)


def test_where_no_number_may_come_any_more_none_is_said_to_follow():
    table = {"market": "12,82,84,95", "hands": ["19"]}
    assert kinds("take 12 line", **table, deck="13,+3") == ["starts"]
    assert kinds("take 12 line", **table, deck="+3") == []
    assert kinds("take 12 hand", **table, deck="+3") == ["hand-full"]


def test_of_two_facts_about_the_same_the_larger_measure_is_the_better():
    table = {"lines": ["10,14"], "market": "15,30,57,92", "deck": "16,17,18,31,32,33,90,91,93"}
    near, far, last = (
        dict(fact.measure for fact in whys(f"take {card} line", **table)) for card in (15, 30, 92)
    )
    assert near["skips"] > far["skips"] > last["skips"]
    assert near["room"] > far["room"] > last["room"], "little room is room"
