"""Games to learn from: a network plays against itself and against rule bots, and what it did is noted.

A template, instantiated once per game with the game's kernels and those of `network.py` as globals. The
seats' bots are drawn anew for each game, so that the network learns to meet others than itself.
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.contract import CHANCE, TERMINAL
from greenpaw.games.dice import below, fork, pick
from greenpaw.games.jit import njit
from greenpaw.games.masking import note_viewer

NETWORK, PAST, CASUAL, CLUB, UNIFORM = 0, 1, 2, 3, 4
_OF = 1 << 16


@njit
def play_rows(starts, shares, stream, first_game, explore, net, past, inputs, targets):
    """Play games from `first_game` on until `inputs` is full: how many rows, games and decisions.

    `starts` are positions to begin from, all alike likely. `shares` are those of the network's seats, of its
    past's, of casual's and of club's, out of 65536, the rest is uniform; one seat always has the network.
    Each decision of the network and of club is a row: the features of the after-state, and as targets what
    came of the game for that seat. Both explore.
    """
    positions = np.zeros(3, starts.dtype)  # the game, masked for who decides, the after-state
    scratch = scratch_of(net)
    legal, values = np.zeros(MAX_LEGAL, np.int32), np.zeros(MAX_LEGAL, np.float32)
    cards, weights = np.zeros(CARDS, np.int32), np.zeros(CARDS, np.int32)
    rng, dealing = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    seats = np.zeros(len(inputs), np.int8)
    row, decisions, game = 0, 0, first_game
    while row < len(inputs):
        state = fork(stream, game)
        rng[0], dealing[0] = fork(state, 0), fork(state, 1)
        positions[0] = starts[below(rng, len(starts))]
        bots = _seated(positions[0].players, shares, rng)
        began = row
        while True:
            seat = current_player(positions[0])
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                action = pick(dealing, cards, weights, chance_outcomes(positions[0], cards, weights))
            else:
                decisions += 1
                n = legal_actions(positions[0], legal)
                action = legal[below(rng, n)]
                positions[1] = positions[0]
                note_viewer(positions[1], seat)
                mask(positions[1], seat)
                is_noted = n > 1 and (bots[seat] == NETWORK or bots[seat] == CLUB)
                if is_noted and below(rng, _OF) < explore:
                    pass  # by lot
                elif bots[seat] == NETWORK:
                    action = legal[values_of(positions, 1, 2, seat, legal, n, net, scratch, values)]
                elif bots[seat] == PAST:
                    action = legal[values_of(positions, 1, 2, seat, legal, n, past, scratch, values)]
                elif bots[seat] == CASUAL:
                    action = greedy(positions[1], legal, n, rng)
                elif bots[seat] == CLUB:
                    action = club(positions[1], legal, n, rng)
                if is_noted and row < len(inputs):
                    positions[2] = positions[1]
                    apply_action(positions[2], action)
                    features(positions[2], seat, inputs[row])
                    seats[row] = seat
                    row += 1
            apply_action(positions[0], action)
        worths = worths_of(positions[0])
        for k in range(began, row):
            targets[k] = worths[seats[k]]
        game += 1
    return row, game - first_game, decisions


@njit
def _seated(players, shares, rng):
    bots = np.zeros(players, np.int8)
    for seat in range(players):
        drawn = below(rng, _OF)
        while bots[seat] != UNIFORM and drawn >= shares[bots[seat]]:
            drawn -= shares[bots[seat]]
            bots[seat] += 1
    if shares[NETWORK] > 0:
        bots[below(rng, players)] = NETWORK
    return bots
