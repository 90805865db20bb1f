"""Tree search in imagined worlds: SO-ISMCTS, one tree of what the observer knows.

A template, instantiated once per game (see `instances.tree`) with the game's kernels, those of its network
and `greedy` of `playout.py` as globals. Source: Cowling, Powley, Whitehouse, "Information set Monte Carlo
tree search", 2012, the single-observer kind.

Each simulation imagines a world anew and goes down the tree as far as it has been there, adds one node,
plays the round to its end and counts what came of it for whoever chose each step. What is legal differs from
world to world, so a choice is compared by how often it could have been made. A node is a decision that was
made, with its seat, or a card that the observer saw come; a card that it doesn't see is no part of the path:
what the observer will know must not depend on it.
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.contract import CHANCE, PUBLIC, TERMINAL
from greenpaw.games.dice import below, pick
from greenpaw.games.jit import njit

MASKED, WORLD = 0, 1
ROOT, NONE = 0, -1
_BY_SEAT = 1 << 32

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", "i8"),  # seat and action, or minus the card
                ("total", "f8"),  # of what came of it, from 0 to 1, for the seat that chose it
                ("parent", "i4"),
                ("first", "i4"),  # of its children, ascending by key
                ("next", "i4"),  # child of the same parent
                ("seat", "i4"),  # that chose it, or CHANCE
                ("visits", "i4"),
                ("available", "i4"),  # how often it could be chosen when its parent was left by a choice
            ]
        ),
    )
)


@njit
def search_at(positions, i, simulations, explore, rng, legal, visits, means):
    """Search for the current player of positions[i], masked for it: how many choices, and the best one.

    `explore` is the weight of what is little known beside what is good. Fills in by choice the legal
    action, how often it was tried and what came of it, from 0 to 1. A single choice costs no simulation.
    """
    rooms = np.zeros(2, positions.dtype)
    rooms[MASKED] = positions[i]
    observer = current_player(rooms[MASKED])
    n = legal_actions(rooms[MASKED], legal)
    visits[:n], means[:n] = 0, 0.0
    if n < 2:
        return n, 0
    nodes = np.zeros(simulations + 1, NODE)
    nodes[ROOT].first, nodes[ROOT].parent, nodes[ROOT].seat = NONE, NONE, CHANCE
    count = 1
    room, untried = np.zeros(MAX_LEGAL, np.int32), np.zeros(MAX_LEGAL, np.int32)
    cards, weights = np.zeros(CARDS, np.int32), np.zeros(CARDS, np.int32)
    for _ in range(simulations):
        rooms[WORLD] = rooms[MASKED]
        resample(rooms[WORLD], observer, rng)
        rooms[WORLD].masked = 0
        node, known = ROOT, count
        while count == known:
            seat = current_player(rooms[WORLD])
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                seer = seen_by(rooms[WORLD])
                card = pick(rng, cards, weights, chance_outcomes(rooms[WORLD], cards, weights))
                apply_action(rooms[WORLD], card)
                if seer in (PUBLIC, observer):
                    node, count = _child(nodes, count, node, CHANCE, -card)
            else:
                m = legal_actions(rooms[WORLD], room)
                action = _chosen(nodes, node, seat, room, m, explore, rng, untried)
                apply_action(rooms[WORLD], action)
                node, count = _child(nodes, count, node, seat, _key(seat, action))
        assert count <= len(nodes)
        _play_out(rooms, room, cards, weights, rng)
        worths = worths_of(rooms[WORLD])
        while node != NONE:
            seat = nodes[node].seat
            nodes[node].visits += 1
            if seat != CHANCE:
                nodes[node].total += 0.5 + 0.5 * worth(worths[seat, 0], worths[seat, 1])
            node = nodes[node].parent
    return n, _told(nodes, observer, legal, n, visits, means)


@njit
def _key(seat, action):
    return int(seat) * _BY_SEAT + int(action)


@njit
def _chosen(nodes, parent, seat, legal, n, explore, rng, untried):
    """One of the actions that haven't been tried here, by lot; else the most promising one."""
    child, fresh = nodes[parent].first, 0
    best, best_score = legal[0], -1.0
    for k in range(n):
        key = _key(seat, legal[k])
        while child != NONE and nodes[child].key < key:
            child = nodes[child].next
        if child == NONE or nodes[child].key != key:
            untried[fresh] = legal[k]
            fresh += 1
            continue
        nodes[child].available += 1
        tries = nodes[child].visits
        score = nodes[child].total / tries + explore * np.sqrt(np.log(nodes[child].available) / tries)
        if score > best_score:
            best, best_score = legal[k], score
    return untried[below(rng, fresh)] if fresh > 0 else best


@njit
def _child(nodes, count, parent, seat, key):
    """The child of that key, which is added where it isn't there; and how many nodes there are then."""
    before, child = NONE, nodes[parent].first
    while child != NONE and nodes[child].key < key:
        before, child = child, nodes[child].next
    if child != NONE and nodes[child].key == key:
        return child, count
    added = count
    nodes[added].key, nodes[added].seat, nodes[added].parent = key, seat, parent
    nodes[added].first, nodes[added].next, nodes[added].available = NONE, child, 1
    if before == NONE:
        nodes[parent].first = added
    else:
        nodes[before].next = added
    return added, count + 1


@njit
def _play_out(rooms, legal, cards, weights, rng):
    """Play the world to its end by the game's own rules.

    Nothing is masked for them: what others hold is imagined here in any case.
    """
    while True:
        seat = current_player(rooms[WORLD])
        if seat == TERMINAL:
            return
        if seat == CHANCE:
            action = pick(rng, cards, weights, chance_outcomes(rooms[WORLD], cards, weights))
        else:
            action = greedy(rooms[WORLD], legal, legal_actions(rooms[WORLD], legal), rng)
        apply_action(rooms[WORLD], action)


@njit
def _told(nodes, observer, legal, n, visits, means):
    """Fill in what is known of the choices; the one most often tried, of equal ones the better one."""
    best, child = 0, nodes[ROOT].first
    for k in range(n):
        if child != NONE and nodes[child].key == _key(observer, legal[k]):
            visits[k] = nodes[child].visits
            means[k] = nodes[child].total / visits[k]
            child = nodes[child].next
        if visits[k] > visits[best] or (visits[k] == visits[best] and means[k] > means[best]):
            best = k
    return best
