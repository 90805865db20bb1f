"""The random numbers of kernels: the same compiled and plain, even, and each stream its own."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from greenpaw.games import dice

WORDS = st.integers(0, 2**64 - 1)
UNLIKELY = 0.001


def state(word: int) -> np.ndarray:
    return np.array([word], np.uint64)


def test_the_first_numbers_are_those_that_splitmix64_is_known_for():
    rng = state(0)
    upper_halves = [0xE220A839, 0x6E789E6A, 0x06C45D18, 0xF88BB8A8]
    assert [int(dice.below(rng, 2**32)) for _ in upper_halves] == upper_halves


@settings(max_examples=100)
@given(WORDS, st.integers(1, 2**32))
def test_below_is_the_same_compiled_and_plain(word, n):
    compiled, plain = state(word), state(word)
    assert int(dice.below(compiled, n)) == int(dice._below_plain(plain, n)) in range(n)
    assert compiled == plain


@settings(max_examples=100)
@given(WORDS, st.integers(0, 2**62))
def test_fork_is_the_same_compiled_and_plain(word, label):
    assert int(dice.fork(np.uint64(word), label)) == dice._fork_plain(word, label)


@settings(max_examples=100)
@given(st.lists(st.integers(0, 2**31), min_size=1, max_size=3), st.integers(0, 2000))
def test_fork_gives_the_stream_of_a_longer_seed(seed, label):
    assert int(dice.fork(dice.stream(*seed)[0], label)) == int(dice.stream(*seed, label)[0])


@settings(max_examples=100)
@given(WORDS, st.integers(0, 50))
def test_skipping_is_drawing_without_looking(word, count):
    drawn = state(word)
    for _ in range(count):
        dice.below(drawn, 7)
    assert dice.skip(state(word), count) == drawn


def test_skipping_leaves_the_stream_itself_where_it_was():
    rng = dice.stream(1)
    before = int(rng[0])
    dice.skip(rng, 5)
    assert int(rng[0]) == before


@pytest.mark.parametrize("n", [2, 3, 6, 109, 628])
def test_below_is_even(n):
    rng = dice.stream(4, n)
    counts = np.bincount([dice.below(rng, n) for _ in range(100 * n)], minlength=n)
    assert stats.chisquare(counts).pvalue > UNLIKELY


@pytest.mark.parametrize("n", [2, 7])
def test_neighbouring_numbers_know_nothing_of_each_other(n):
    rng = dice.stream(9)
    numbers = np.array([dice.below(rng, n) for _ in range(20_000)])
    pairs = np.bincount(numbers[:-1] * n + numbers[1:], minlength=n * n)
    assert stats.chisquare(pairs).pvalue > UNLIKELY


def test_streams_of_neighbouring_seeds_are_unrelated():
    first = np.array([dice.below(dice.stream(seed), 10) for seed in range(5000)])
    assert stats.chisquare(np.bincount(first)).pvalue > UNLIKELY
    pairs = np.bincount(first[:-1] * 10 + first[1:], minlength=100)
    assert stats.chisquare(pairs).pvalue > UNLIKELY


def test_different_seeds_give_different_streams():
    seeds = [(), (0,), (1,), (0, 0), (0, 1), (1, 0), (1, 0, 0), *((7, game) for game in range(2000))]
    assert len({int(dice.stream(*seed)[0]) for seed in seeds}) == len(seeds)


def test_pick_takes_each_card_as_often_as_its_weight_says():
    cards, weights = np.array([2, 5, 14, 9]), np.array([8, 0, 5, 3])
    rng = dice.stream(3)
    picked = np.bincount([dice.pick(rng, cards, weights, 3) for _ in range(6500)], minlength=15)
    assert picked[[2, 5, 14]].sum() == 6500, "only the first n are looked at"
    assert picked[5] == 0
    assert stats.chisquare(picked[[2, 14]], [4000, 2500]).pvalue > UNLIKELY
