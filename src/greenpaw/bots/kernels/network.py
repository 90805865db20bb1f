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

from greenpaw.games.jit import njit, njit_reordered


@njit
def _first_layer(x, before, sums_before, w1, xs, pairs, sums, rows, changes):
    """The sums of the inputs xs[x], from those of xs[before], which differ in few places.

    Takes single arrays: taking them out of their tuples, for each word, took a quarter of a word's time.
    """
    n = 0
    for k in range(0, pairs.shape[1], 4):
        differ = (pairs[x, k] ^ pairs[before, k]) | (pairs[x, k + 1] ^ pairs[before, k + 1])
        if differ | (pairs[x, k + 2] ^ pairs[before, k + 2]) | (pairs[x, k + 3] ^ pairs[before, k + 3]):
            for i in range(2 * k, 2 * k + 8):  # written before it is known whether it counts
                rows[n], changes[n] = i, xs[x, i] - xs[before, i]
                n += xs[x, i] != xs[before, i]
    sums[x] = sums_before
    _add_rows(rows, changes, n, w1, sums[x])


@njit
def _add_rows(rows, times, n, w1, sums):
    """Add n rows of `w1`, each so many times: four at once, as it takes longer to read and write the sums."""
    k = 0
    while k + 4 <= n:
        r0, r1, r2, r3 = rows[k], rows[k + 1], rows[k + 2], rows[k + 3]
        t0, t1, t2, t3 = times[k], times[k + 1], times[k + 2], times[k + 3]
        for j in range(len(sums)):
            sums[j] += (t0 * w1[r0, j] + t1 * w1[r1, j]) + (t2 * w1[r2, j] + t3 * w1[r3, j])
        k += 4
    while k < n:
        row, time = rows[k], times[k]
        for j in range(len(sums)):
            sums[j] += time * w1[row, j]
        k += 1


@njit_reordered
def _later_layers(sums, w2, b2, w3, b3, hidden):
    """The margin and the win."""
    zero = np.float32(0)
    for k in range(0, len(b2), 4):  # four at once: each input is read once for all
        h0, h1, h2, h3 = zero, zero, zero, zero
        for j in range(len(sums)):
            active = max(sums[j], zero)
            h0 += active * w2[k, j]
            h1 += active * w2[k + 1, j]
            h2 += active * w2[k + 2, j]
            h3 += active * w2[k + 3, j]
        hidden[k], hidden[k + 1], hidden[k + 2], hidden[k + 3] = h0, h1, h2, h3
    margin, win = b3[0], b3[1]
    for k in range(len(b2)):
        active = max(hidden[k] + b2[k], zero)
        margin += active * w3[k, 0]
        win += active * w3[k, 1]
    return margin, win


@njit
def scratch_of(net):
    """Room for `told` and `values_of`.

    Three inputs, of which the last is nothing; the same as pairs, to be compared at once; two first layers;
    the second; its weights by output; which inputs have changed, and by how much.
    """
    w1, b1, w2, b2, _, _ = net
    width = (len(w1) + 7) // 8 * 8
    xs = np.zeros((3, width), np.float32)
    return (
        xs,
        xs.view(np.int64),
        np.zeros((2, len(b1)), np.float32),
        np.zeros(len(b2), np.float32),
        np.ascontiguousarray(w2.T),
        np.zeros(width + 1, np.int64),
        np.zeros(width + 1, np.float32),
    )


@njit
def told(position, seat, net, scratch):
    """The margin and the win that a position, masked for the seat, promises it: each from -1 to 1."""
    w1, b1, _, b2, w3, b3 = net
    xs, pairs, sums, hidden, w2, rows, changes = scratch
    features(position, seat, xs[0])
    _first_layer(0, 2, b1, w1, xs, pairs, sums, rows, changes)
    return _later_layers(sums[0], w2, b2, w3, b3, hidden)


@njit
def told_at(positions, i, seat, net):
    """The margin and the win that positions[i], masked for the seat, promises it."""
    return told(positions[i], seat, net, scratch_of(net))


@njit
def values_of(positions, masked, after, seat, legal, n, net, scratch, values):
    """Fill in what each legal action is worth; positions[masked] is masked, positions[after] is scratch.

    Returns the index of the best; of equal ones the first.
    """
    w1, b1, _, b2, w3, b3 = net
    xs, pairs, sums, hidden, w2, rows, changes = scratch
    features(positions[masked], seat, xs[0])
    _first_layer(0, 2, b1, w1, xs, pairs, sums, rows, changes)
    best = 0
    for i in range(n):
        positions[after] = positions[masked]
        apply_action(positions[after], legal[i])
        features(positions[after], seat, xs[1])
        _first_layer(1, 0, sums[0], w1, xs, pairs, sums, rows, changes)
        margin, win = _later_layers(sums[1], w2, b2, w3, b3, hidden)
        values[i] = worth(margin, win)
        if values[i] > values[best]:
            best = i
    return best


@njit
def best_action_at(positions, i, net, legal, values):
    """The action of the current player of positions[i], which is masked for that seat."""
    rooms = np.zeros(2, positions.dtype)
    rooms[0] = positions[i]
    seat = int(current_player(rooms[0]))
    n = legal_actions(rooms[0], legal)
    return legal[values_of(rooms, 0, 1, seat, legal, n, net, scratch_of(net), values)]
