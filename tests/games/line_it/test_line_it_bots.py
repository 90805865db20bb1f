"""How well LINE-IT's *greedy* plays."""

import pytest

from greenpaw.bots.simulate import Series

from .telling import line_it

GAMES = 3000


@pytest.mark.once
@pytest.mark.parametrize("seat", range(2))
def test_greedy_wins_nine_of_ten_games_of_two_against_uniform(seat: int):
    bots = ["uniform", "uniform"]
    bots[seat] = "casual"
    tally = Series(line_it, 2, bots, 2026).play(0, GAMES)
    assert float(tally.wins[seat]) / GAMES >= 0.9
