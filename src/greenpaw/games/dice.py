"""Random numbers for kernels: splitmix64, its state an array of one 64-bit word.

The only module with arithmetic that wraps. Source: Steele, Lea, Flood, "Fast splittable
pseudorandom number generators", OOPSLA 2014.
"""

import numpy as np

from greenpaw.games.jit import JIT, njit

_MASK = (1 << 64) - 1
_GOLDEN, _MIX_1, _MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

BOTS = 1000
"""Label of bots' streams beside those of rounds (1 to 20): `stream(seed, game, BOTS + seat)`."""


def stream(*seed: int) -> np.ndarray:
    """The state of a new random stream; different seeds give unrelated streams."""
    state = 0
    for word in seed:
        state = _fork_plain(state, word)
    return np.array([state], np.uint64)


def skip(rng: np.ndarray, count: int) -> np.ndarray:
    """The stream as it is after `count` more numbers."""
    return np.array([(int(rng[0]) + count * _GOLDEN) & _MASK], np.uint64)


def _scramble(z: int) -> int:
    z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
    z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
    return z ^ (z >> 31)


def _fork_plain(state, word):
    return _scramble((int(state) + int(word) + _GOLDEN) & _MASK)


def _below_plain(rng, n):
    state = (int(rng[0]) + _GOLDEN) & _MASK
    rng[0] = state
    return ((_scramble(state) >> 32) * int(n)) >> 32


_GOLDEN_64, _MIX_1_64, _MIX_2_64 = np.uint64(_GOLDEN), np.uint64(_MIX_1), np.uint64(_MIX_2)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def _scramble_wrapping(z):
    z = (z ^ (z >> _30)) * _MIX_1_64
    z = (z ^ (z >> _27)) * _MIX_2_64
    return z ^ (z >> _31)


_mixed = njit(_scramble_wrapping)


def _fork_wrapping(state, word):
    return _mixed(np.uint64(state) + np.uint64(word) + _GOLDEN_64)


def _below_wrapping(rng, n):
    rng[0] += _GOLDEN_64
    return np.int64(((_mixed(rng[0]) >> _32) * np.uint64(n)) >> _32)


below = njit(_below_wrapping) if JIT else _below_plain
"""`below(rng, n)`: a number from 0 to n - 1; moves the stream on. n at most 2^32; bias below n / 2^32."""

fork = njit(_fork_wrapping) if JIT else _fork_plain
"""`fork(state, word)`: the state that `stream(*seed, word)` starts from, given that of `stream(*seed)`."""


@njit
def pick(rng, cards, weights, n):
    """One of the first n `cards`, each as likely as its weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    chosen = below(rng, total)
    index, passed = 0, 0
    for i in range(n):  # without a branch: which card comes can't be predicted
        passed += weights[i]
        index += passed <= chosen
    return cards[index]
