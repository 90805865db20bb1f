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


ROOM = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", "u8", (1,)),
                ("legal", "i4", (MAX_LEGAL,)),
                ("untried", "i4", (MAX_LEGAL,)),
                ("cards", "i4", (CARDS,)),
                ("weights", "i4", (CARDS,)),
            ]
        ),
    )
)
"""Room for what kernels fill in. Arrays in a record aren't counted: each call that passes one on would else
count it up and down, which took a third of the time of a search."""


@njit
def search_at(positions, i, simulations, explore, by_lot, rng, legal, visits, means):
    """Search for the current player of positions[i], masked for it: how many choices, and the best one.

    `explore` is the weight of what is little known beside what is good; play-outs go `by_lot`, or by the
    game's rules of thumb. Fills in by choice the legal action, how often it was tried and what came of it,
    from 0 to 1. A single choice costs no simulation.
    """
    worlds, rooms = np.zeros(2, positions.dtype), np.zeros(1, ROOM)
    nodes = np.zeros(simulations + 1, NODE)
    worlds[MASKED] = positions[i]
    n = legal_actions(worlds[MASKED], legal)
    visits[:n], means[:n] = 0, 0.0
    if n < 2:
        return n, 0
    rooms[0].rng[0] = rng[0]
    _search(worlds, nodes, simulations, explore, by_lot, rooms)
    rng[0] = rooms[0].rng[0]
    return n, _told(nodes, current_player(worlds[MASKED]), legal, n, visits, means)


@njit
def _search(worlds, nodes, simulations, explore, by_lot, rooms):
    """Make the tree; worlds[MASKED] is searched."""
    masked, world, room = worlds[MASKED], worlds[WORLD], rooms[0]
    rng = room.rng
    observer = current_player(masked)
    nodes[ROOT].first, nodes[ROOT].parent, nodes[ROOT].seat = NONE, NONE, CHANCE
    count = 1
    for _ in range(simulations):
        worlds[WORLD] = worlds[MASKED]
        resample(world, observer, rng)
        world.masked = 0
        node, known = ROOT, count
        while count == known:
            seat = current_player(world)
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                seer = seen_by(world)
                card = _card(world, room)
                apply_action(world, card)
                if seer in (PUBLIC, observer):
                    node, count = _child(nodes, count, node, CHANCE, -card)
            else:
                n = legal_actions(world, room.legal)
                action = _chosen(nodes, node, seat, n, explore, room)
                apply_action(world, action)
                node, count = _child(nodes, count, node, seat, _key(seat, action))
        assert count <= len(nodes)
        _play_out(world, by_lot, room)
        worths = worths_of(world)
        while node != NONE:
            seat = nodes[node].seat
            nodes[node].visits += 1
            if seat != CHANCE:
                nodes[node].total += 0.5 + 0.5 * worth(worths[seat, 0], worths[seat, 1])
            node = nodes[node].parent


@njit
def _card(world, room):
    """A card that is due, by lot."""
    return pick(room.rng, room.cards, room.weights, chance_outcomes(world, room.cards, room.weights))


@njit
def _key(seat, action):
    return int(seat) * _BY_SEAT + int(action)


@njit
def _chosen(nodes, parent, seat, n, explore, room):
    """One of the actions that haven't been tried here, by lot; else the most promising one."""
    legal, untried = room.legal, room.untried
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
    return untried[below(room.rng, fresh)] if fresh > 0 else best


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
def _play_out(world, by_lot, room):
    """Play the world to its end, by lot or by the game's own rules of thumb.

    Nothing is masked for them: what others hold is imagined here in any case.
    """
    legal, rng = room.legal, room.rng
    while True:
        seat = current_player(world)
        if seat == TERMINAL:
            return
        if seat == CHANCE:
            action = _card(world, room)
        else:
            n = legal_actions(world, legal)
            action = legal[below(rng, n)] if by_lot else greedy(world, legal, n, rng)
        apply_action(world, action)


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
