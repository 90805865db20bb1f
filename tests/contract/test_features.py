"""A position as numbers for networks, of every game that has them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import Variant, one_of, variants, walk

from greenpaw import games
from greenpaw.games.position import Position

LEARNED = [variant for variant in variants() if variant.load().features]
each_variant = pytest.mark.parametrize("variant", LEARNED, ids=str)
seeds = st.integers(0, 2**32)


def features(position: Position, seat: int, filled_with: float = 0.0) -> np.ndarray:
    out = np.full(position.game.features + 1, filled_with, np.float32)
    position.game.kernels["features"](position.mask(seat).array[0], seat, out[:-1])
    assert out[-1] == np.float32(filled_with), "nothing is written beyond the numbers there are"
    return out[:-1]


@each_variant
@given(seed=seeds)
def test_every_number_is_filled_in_and_small(variant: Variant, seed: int):
    position = one_of(variant, seed)
    for seat in range(variant.players):
        numbers = features(position, seat)
        assert np.array_equal(numbers, features(position, seat, filled_with=7.5))
        assert np.all(np.isfinite(numbers))
        assert np.abs(numbers).max() <= 8


@each_variant
@given(seed=seeds)
def test_what_a_seat_imagines_has_the_numbers_of_what_it_sees(variant: Variant, seed: int):
    """Cards dealt anew where the seat can't see them change none of its numbers."""
    position = one_of(variant, seed)
    for seat in range(variant.players):
        imagined = position.resample(seat, np.array([seed], np.uint64))
        assert np.array_equal(features(imagined, seat), features(position, seat))


@pytest.mark.once
@pytest.mark.parametrize("game", sorted({variant.game for variant in LEARNED}))
def test_no_place_is_for_nothing(game: str):
    """Over some rounds of a game's variants nearly all numbers are something else than nothing at times."""
    seen = np.zeros(games.load(game).features, bool)
    for variant in (variant for variant in LEARNED if variant.game == game):
        for seed in range(3):
            for position in walk(variant, seed):
                for seat in range(variant.players):
                    seen |= features(position, seat) != 0
    assert seen.mean() > 0.9, f"never used: {np.flatnonzero(~seen).tolist()}"
