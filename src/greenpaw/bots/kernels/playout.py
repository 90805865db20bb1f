"""Whole rounds inside compiled code: bots that are kernels play against each other.

A template, instantiated once per game (see `instances.playout`) with the game's kernels as globals. A bot
kernel, `bot(position, legal, n, rng)`, gets the position masked for its seat.
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.contract import CHANCE, TERMINAL
from greenpaw.games.dice import BOTS, below, fork, pick
from greenpaw.games.jit import njit
from greenpaw.games.masking import note_viewer

UNIFORM, NEWCOMER, CASUAL, CLUB = 0, 1, 2, 3
OVERLOOKED_BY_CLUB = 12
"""Of a hundred choices, so many aren't seen."""
FEWEST_OVERLOOKED, MORE_OVERLOOKED, MOST_OVERLOOKED = 4, 3, 60
"""By a newcomer: so many, more with each choice there is, and at most."""

# A game without one: the name must stand for something when this is compiled.
if "greedy" not in globals():

    @njit
    def greedy(position, legal, n, rng):
        return legal[below(rng, n)]


if "club" not in globals():

    @njit
    def club(position, legal, n, rng):
        return greedy(position, legal, n, rng)


@njit
def choose_at(positions, i, bot, legal, rng):
    """The action that a bot, by number, chooses in a position that is masked for it."""
    return _choose(positions[i], bot, legal, legal_actions(positions[i], legal), rng)


@njit
def _choose(position, bot, legal, n, rng):
    if bot == UNIFORM:
        return legal[below(rng, n)]
    if bot == CASUAL:
        return greedy(position, legal, n, rng)
    noticed = np.zeros(n, np.int32)
    if bot == NEWCOMER:
        overlooked = min(FEWEST_OVERLOOKED + MORE_OVERLOOKED * n, MOST_OVERLOOKED)
        count = _noticed(legal, n, overlooked, rng, noticed)
        return greedy(position, noticed, count, rng)
    count = _noticed(legal, n, OVERLOOKED_BY_CLUB, rng, noticed)
    return club(position, noticed, count, rng)


@njit
def _noticed(legal, n, overlooked, rng, noticed):
    """Fill in the choices that weren't overlooked, one at least: how many."""
    count = 0
    for i in range(n):
        if below(rng, 100) >= overlooked:
            noticed[count] = legal[i]
            count += 1
    if count == 0:
        noticed[0] = legal[below(rng, n)]
        return 1
    return count


@njit
def play_on(positions, bots, rngs, dealing, legal, cards, weights, log, is_logged):
    """Play positions[0] to its end, or until the log is full: how many decisions, how many log entries.

    `bots` and `rngs` by seat; `dealing` is the stream of the ordered dealer; positions[1] is scratch. The
    log takes cards and actions in their order, card codes as negative numbers.
    """
    position, masked = positions[0], positions[1]
    decisions, logged = 0, 0
    while not is_logged or logged < len(log):
        seat = current_player(position)
        if seat == TERMINAL:
            break
        if seat == CHANCE:
            action = pick(dealing, cards, weights, chance_outcomes(position, cards, weights))
            if is_logged:
                log[logged] = -action
        else:
            n = legal_actions(position, legal)
            bot = bots[seat]
            if bot == UNIFORM:
                action = legal[below(rngs[seat], n)]
            else:
                positions[1] = positions[0]
                note_viewer(masked, seat)
                mask(masked, seat)
                action = _choose(masked, bot, legal, n, rngs[seat])
            decisions += 1
            if is_logged:
                log[logged] = action
        logged += 1
        apply_action(position, action)
    return decisions, logged


@njit
def set_out(positions, starts, seed_state, game, rngs, dealing):
    """Make positions[0] the start of this game of a series; the seat that starts. Sets up its streams."""
    state = fork(seed_state, game)
    dealing[0] = fork(state, 1)
    for seat in range(len(rngs)):
        rngs[seat, 0] = fork(state, BOTS + seat)
    first = below(dealing, len(starts))
    positions[0] = starts[first]
    return first


@njit
def play_series(starts, bots, seed_state, first_game, games, legal, cards, weights, scores, wins):
    """Play games of a series; adds scores and shares of wins by seat; how many decisions."""
    positions = np.zeros(2, starts.dtype)
    rngs = np.zeros((len(bots), 1), np.uint64)
    dealing = np.zeros(1, np.uint64)
    log = np.zeros(1, np.int32)
    result, broken = np.zeros(len(bots), np.int32), np.zeros(len(bots), np.int32)
    decisions = 0
    for game in range(first_game, first_game + games):
        set_out(positions, starts, seed_state, game, rngs, dealing)
        decisions += play_on(positions, bots, rngs, dealing, legal, cards, weights, log, False)[0]
        returns(positions[0], result)
        tie_break(positions[0], broken)
        best, winners = 0, 0
        for seat in range(len(bots)):
            scores[seat] += result[seat]
            if _is_better(result, broken, seat, best):
                best, winners = seat, 0
            if not _is_better(result, broken, best, seat):
                winners += 1
        for seat in range(len(bots)):
            if not _is_better(result, broken, best, seat):
                wins[seat] += 1.0 / winners
    return decisions


@njit
def _is_better(result, broken, one, other):
    return result[one] > result[other] or (result[one] == result[other] and broken[one] < broken[other])
