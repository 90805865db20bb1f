"""A game's network at play: what a position is worth to a seat, and the action that leads to the best one.

A template, instantiated once per game with the game's kernels as globals (see `instances.network`).
A network values *after-states*: the position right after one's own action, before luck and others. So one
network serves all actions, and what an action changes is few of the first layer's inputs: only those are
added to what the position before gave (as in Nasu, "Efficiently Updatable Neural-Network-based Evaluation
Functions", 2018).

`net` is the tuple of arrays of `Weights.arrays`. It gives the two numbers of `worths_of` (`result.py`).
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.jit import njit


@njit
def _first_layer(x, w1, b1, sums):
    for j in range(len(b1)):
        sums[j] = b1[j]
    for i in range(len(x)):
        if x[i] != 0.0:
            for j in range(len(b1)):
                sums[j] += x[i] * w1[i, j]


@njit
def _moved_on(x, before, w1, sums_before, sums):
    """The first layer of `x`, from that of `before`, which differs in few places."""
    for j in range(len(sums)):
        sums[j] = sums_before[j]
    for i in range(len(x)):
        change = x[i] - before[i]
        if change != 0.0:
            for j in range(len(sums)):
                sums[j] += change * w1[i, j]


@njit
def _later_layers(sums, net, hidden):
    """The margin and the win."""
    _, _, w2, b2, w3, b3 = net
    for k in range(len(b2)):
        hidden[k] = b2[k]
    for j in range(len(sums)):
        if sums[j] > 0.0:
            for k in range(len(b2)):
                hidden[k] += sums[j] * w2[j, k]
    margin, win = b3[0], b3[1]
    for k in range(len(b2)):
        if hidden[k] > 0.0:
            margin += hidden[k] * w3[k, 0]
            win += hidden[k] * w3[k, 1]
    return margin, win


@njit
def scratch_of(net):
    """Room for the two inputs, their first layers and the second: for `told` and `values_of`."""
    w1, b1, _, b2, _, _ = net
    return (
        np.zeros((2, len(w1)), np.float32),
        np.zeros((2, len(b1)), np.float32),
        np.zeros(len(b2), np.float32),
    )


@njit
def told(position, seat, net, scratch):
    """The margin and the win that a position, masked for the seat, promises it: each from -1 to 1."""
    xs, sums, hidden = scratch
    features(position, seat, xs[0])
    _first_layer(xs[0], net[0], net[1], sums[0])
    return _later_layers(sums[0], net, hidden)


@njit
def told_at(positions, i, seat, net):
    """The margin and the win that positions[i], masked for the seat, promises it."""
    return told(positions[i], seat, net, scratch_of(net))


@njit
def values_of(positions, masked, after, seat, legal, n, net, scratch, values):
    """Fill in what each legal action is worth; positions[masked] is masked, positions[after] is scratch.

    Returns the index of the best; of equal ones the first.
    """
    xs, sums, hidden = scratch
    features(positions[masked], seat, xs[0])
    _first_layer(xs[0], net[0], net[1], sums[0])
    best = 0
    for i in range(n):
        positions[after] = positions[masked]
        apply_action(positions[after], legal[i])
        features(positions[after], seat, xs[1])
        _moved_on(xs[1], xs[0], net[0], sums[0], sums[1])
        margin, win = _later_layers(sums[1], net, hidden)
        values[i] = worth(margin, win)
        if values[i] > values[best]:
            best = i
    return best


@njit
def best_action_at(positions, i, net, legal, values):
    """The action of the current player of positions[i], which is masked for that seat."""
    rooms = np.zeros(2, positions.dtype)
    rooms[0] = positions[i]
    seat = current_player(rooms[0])
    n = legal_actions(rooms[0], legal)
    return legal[values_of(rooms, 0, 1, seat, legal, n, net, scratch_of(net), values)]
