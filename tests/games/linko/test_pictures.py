"""Linko's table as a terminal shows it."""

from greenpaw.cli.texts import Texts
from greenpaw.games import load
from greenpaw.games.position import Position

linko = load("linko")
NAMES = ["Ann", "Bo"]
DUEL = linko.position(  # type: ignore[attr-defined]
    duel=True,
    hands=["7,7,X,X,1", "3,4"],
    sets=[["2,2", "5,5,X"], []],
    display=["2,13", "9", "", "4", "X", "1"],
    phantom="3*3,6,6*2,11*4",
    deck="8",
    discard="12,12",
)


def picture(position: Position, seat: int | None, language: str = "en") -> list[str]:
    return linko.picture(position.observation(seat), seat, NAMES, Texts(linko, language).say)


def test_a_duel_where_a_set_is_due():
    assert picture(DUEL, 0) == [
        "Ann, 5 in hand, on turn:  2 2 · [5 5 X]",
        "Bo, 2 in hand:            no set yet",
        "Display: (1) 2+13   (2) 9   (3) nothing   (4) 4   (5) X   (6) 1",
        "Phantom: 3 3 3 · 6 6 6 · 11 11 11 11",
        "Deck: 1. Discarded: 2.",
        "Your hand (5): 1 · 7 7 · X X",
        "Your turn: lay a set, written like 7 7 X.",
    ]


def test_a_victim_is_told_that_the_turn_is_anothers_and_the_draw_theirs():
    hit = linko.position(hands=["9,1", "3"], sets=[[], ["4"]], display=["2"], deck="8,8").play("9")  # type: ignore[attr-defined]
    assert picture(hit, 0)[-1] == "You have hit Bo’s set 4. Take it or leave it?"
    assert picture(hit, 1)[-1] == "Ann decides: take or leave your set 4."
    assert picture(hit, 1, "fr")[-1] == "Ann décide\N{NO-BREAK SPACE}: prendre ou laisser ta série 4."
    assert picture(hit.play("take"), 1)[-1] == "Draw from a display place or from the deck: 1 to go."
    assert picture(hit.play("leave"), 1)[-1] == "Ann leaves you your set 4. Take it back or discard it?"


def test_the_public_sees_no_hand_and_nobody_is_spoken_to():
    shown = picture(DUEL, None)
    assert not any("hand (" in line for line in shown)
    assert shown[-1] == "Ann chooses a set."


def test_expert_counts_the_plays():
    expert = linko.position(expert=True, plays=7, hands=["7", "3"], display=["2"], deck="8")  # type: ignore[attr-defined]
    assert "Plays so far: 7 of at most 500." in picture(expert, 0)


def test_the_scores_are_counted_card_by_card_when_it_is_over():
    over = linko.position(hands=["7", "3,4"], sets=[["2,2"], ["5"]], display=["2"], deck="8").play("7")  # type: ignore[attr-defined]
    assert picture(over, 0)[-2:] == [
        "Ann: 3 laid, 0 in hand, score 3",
        "Bo: 1 laid, 2 in hand, score -1",
    ]
