"""LINE-IT in a terminal: its table as lines of text, and what is typed."""

import pytest

from greenpaw.cli.answer import Ambiguous, understand
from greenpaw.cli.texts import Texts
from greenpaw.games.contract import Reason
from greenpaw.games.position import Position

from .telling import after, line_it

NAMES = ["Ann", "Bo"]
MIDDLE = line_it.position(
    market="3,50,70,+4",
    hands=["61", ""],
    lines=["10,14,+3,57", ""],
    tokens=["+5,+3,-4", ""],
    piles=["21", ""],
    jackpots=["1,5", "", "", "4"],
    first=1,
)


def picture(position: Position, seat: int | None, language: str = "en") -> list[str]:
    return line_it.picture(position.observation(seat), seat, NAMES, Texts(line_it, language).say)


def test_a_turn_is_shown_with_what_fits_and_which_card_would_be_a_third():
    assert picture(MIDDLE, 0) == [
        "Market 1 of 26. First to play: Bo. Deck: 90.",
        "Jackpots: ♥ red 2 · ♦ blue 0 · ♣ green 0 · ★ yellow 1",
        "Ann, on turn: 5 points (pile 1, bets +3 +5 −4). Hand: 61♥",
        "   10♦ 14♦ +3 57♥  (next above 57 · +3: 2 to go · third: ♦)",
        "Bo: 0 points (pile 0, bets 0). Hand: nothing",
        "   no line",
        "Market: 3♣ 50♦ 70♦ +4",
        "Your turn: take a card (57 line or 57 hand); before it, also play 57 or close.",
    ]


def test_others_are_told_whom_the_game_waits_for():
    assert picture(MIDDLE, 1)[-1] == picture(MIDDLE, None)[-1] == "It is Ann’s turn."
    taken = after(MIDDLE, "0:take 70 hand")
    assert picture(taken, 0)[-1] == "Your turn goes on: a hand card (play 57), close, or end."


def test_the_last_cards_are_asked_for():
    last = line_it.position(phase="last-cards", hands=["61", ""], lines=["10", ""], deck="")
    assert picture(last, 0)[-1] == "Last cards: a hand card (play 57), or pass."
    assert picture(last, 1)[-1] == "Last cards: Ann may add a hand card."


def test_at_the_end_each_line_is_shown_as_it_was_closed():
    last = line_it.position(
        phase="last-cards", hands=["61,2", "3"], lines=["10,14,+3,20", "100,98,97,90"], deck=""
    )
    over = after(last, "0:pass", "1:play 3")
    assert picture(over, 0)[2:] == [
        "Ann: -3 points (pile 0, bets −3). Hand: 2♦ 61♥",
        "   10♦ 14♦ +3 20★  (closed: 0 points, bet −3)",
        "Bo: 2 points (pile 2, bets 0). Hand: nothing",
        "   100★ 98♦ 97♥ 90♦ 3♣  (closed: 2 points)",
    ]


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_a_table_fits_into_80_columns(language: str):
    taken = after(MIDDLE, "0:take 70 hand")
    last = line_it.position(phase="last-cards", hands=["61", ""], lines=["10", ""], deck="")
    for position in (MIDDLE, taken, last):
        for seat in (0, 1, None):
            assert max(map(len, picture(position, seat, language))) <= 80


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take 70 line", "take 70 line"),
        ("70 l", "take 70 line"),
        ("t 3 h", "take 3 hand"),
        ("+4 hand", "take +4 hand"),
        ("+4", "take +4 hand"),
        ("61", "play 61"),
        ("p 61", "play 61"),
        ("c", "close"),
    ],
)
def test_a_card_and_a_beginning_are_enough(typed: str, meant: str):
    assert str(understand(typed, MIDDLE)) == meant


def test_a_card_that_can_go_to_line_and_hand_is_asked_about():
    answer = understand("70", MIDDLE)
    assert isinstance(answer, Ambiguous)
    assert list(map(str, answer.actions)) == ["take 70 line", "take 70 hand"]


def test_a_bet_is_never_mistaken_for_the_number_or_a_number_for_the_bet():
    both = line_it.position(market="3,50,70,+3", lines=["2"])
    for typed, meant in {
        "take +3 line": "take +3 line",
        "take 3 line": "take 3 line",
        "+3 h": "take +3 hand",
    }.items():
        assert str(understand(typed, both)) == meant
    assert isinstance(understand("take + 3 line", both), Reason)


@pytest.mark.parametrize(
    ("typed", "code", "rule"),
    [
        ("3 line", "not-above", "T5"),
        ("3 l", "not-above", "T5"),
        ("+4 l", "second-bet", "T6"),
        ("take 71 line", "not-in-market", "T7"),
        ("take 101 hand", "no-such-card", "T1"),
        ("end", "take-first", "T7"),
        ("pass", "not-last-cards", "T16"),
    ],
)
def test_what_is_barred_has_its_reason_however_short_it_is_typed(typed: str, code: str, rule: str):
    answer = understand(typed, MIDDLE)
    assert isinstance(answer, Reason)
    assert (answer.code, answer.rule) == (code, rule)
