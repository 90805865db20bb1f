"""Beliefs: of many imagined worlds those are kept in which others' last decisions make sense.

As in Richards, Amir, "Opponent modeling in Scrabble", IJCAI 2007, and in bridge programs: how likely a world
is depends on how likely others would have done in it what the seat record shows. What they would have done
is the network's word, with doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from greenpaw.bots import instances
from greenpaw.games import dice
from greenpaw.games.contract import CHANCE, UNSEEN, Game
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, parse_step

LAST = 4
"""So many decisions of each other seat are looked back on."""
DOUBT = 0.06
"""An action that is so much worse than the best one is taken e times more seldom."""
MOST = 16_000
"""After so many words of the network no other world is weighed."""
_WORD = 1 << 32


class Memory(NamedTuple):
    """What a seat remembers of others' last decisions: see the template `beliefs`."""

    now: np.ndarray
    moments: np.ndarray
    actions: np.ndarray
    counts: np.ndarray


def remembered(position: Position, record: Sequence[str]) -> Memory | None:
    """Others' last decisions, from the seat record of the current player, for whom `position` is masked.

    None where nothing is hidden that others' play could tell of, nobody has decided yet, or the record
    doesn't lead to this position: to one made on purpose there is none.
    """
    game, masked, viewer = position.game, position.array, position.current_player
    first = next((step.partition(":")[0] for step in record if ":" in step), None)
    if "wind_back" not in game.kernels or first is None:
        return None
    options = tuple((option.name, bool(masked[option.name][0])) for option in game.options)
    now = _start(game, position.players, int(first), int(masked["rules"][0]), options).copy()
    seats, codes = _coded(game, record)
    moments = np.zeros(LAST * position.players, now.dtype)
    actions, counts = np.zeros(len(moments), np.int32), np.zeros(position.players, np.int32)
    follow = instances.beliefs(game).follow_at
    if not follow(now, 0, seats, codes, viewer, moments, actions, counts):
        return None
    seen = now.copy()
    game.boundary.mask_at(seen, 0, viewer)
    return Memory(now, moments, actions, counts) if seen.tobytes() == masked.tobytes() else None


def kept(
    game: Game,
    worlds: np.ndarray,
    count: int,
    memory: Memory,
    arrays: tuple[np.ndarray, ...],
    rng: np.ndarray,
) -> np.ndarray:
    """The numbers of `count` worlds, each about as often as it is likely (systematic resampling)."""
    logarithms = np.zeros(len(worlds))
    n = instances.beliefs(game).weigh_at(worlds, *memory, DOUBT, MOST, arrays, rng, logarithms)
    shares = np.cumsum(np.exp(logarithms[:n] - logarithms[:n].max()))
    drawn = (np.arange(count) + int(dice.below(rng, _WORD)) / _WORD) / count
    return np.searchsorted(shares / shares[-1], drawn)


@lru_cache(maxsize=256)
def _start(
    game: Game, players: int, first: int, rules: int, options: tuple[tuple[str, bool], ...]
) -> np.ndarray:
    return game.start(players, first, rules=rules, **dict(options)).array


def _coded(game: Game, record: Sequence[str]) -> tuple[np.ndarray, np.ndarray]:
    """By decision and card: who decides, or CHANCE, and its code."""
    coded = np.array([each for step in record for each in _codes(game, step)], np.int32).reshape(-1, 2)
    return coded[:, 0].copy(), coded[:, 1].copy()


@lru_cache(maxsize=1 << 13)
def _codes(game: Game, text: str) -> list[tuple[int, int]]:
    """A master reads the whole record before each of its decisions, so each step is read but once."""
    step = parse_step(text)
    if isinstance(step, Decision):
        return [(step.seat, game.code(game.parse_action(step.action)))]
    return [(CHANCE, UNSEEN if card == "?" else game.parse_card(card)) for card in step]
