"""Tree search in imagined worlds: SO-ISMCTS, one tree of what the observer knows.

A template, instantiated once per game (see `instances.tree`) with the game's kernels, those of its network
and `greedy` of `playout.py` as globals. Source: Cowling, Powley, Whitehouse, "Information set Monte Carlo
tree search", 2012, the single-observer kind.

Each simulation imagines a world anew and goes down the tree as far as it has been there, adds one node,
plays the round to its end and counts what came of it for whoever chose each step. What is legal differs from
world to world, so a choice is compared by how often it could have been made. A node is a decision that was
made, with its seat, or a card that the observer saw come; a card that it doesn't see is no part of the path:
what the observer will know must not depend on it.

Given a network, the tree grows where its word is good: every choice is a node with that word, which counts as
a first visit and as the prior of PUCT (Silver et al., "Mastering the game of Go without human knowledge",
2017), and what a simulation came to is half the network's word on the new node and half the play-out.
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.contract import CHANCE, PUBLIC, TERMINAL
from greenpaw.games.dice import below, pick
from greenpaw.games.jit import njit
from greenpaw.games.masking import note_viewer

MASKED, WORLD, SEEN, AFTER = 0, 1, 2, 3
ROOT, NONE = 0, -1
_BY_SEAT = 1 << 32
EXPLORE, EXPLORE_PRIOR = 0.7, 0.5
"""Weights of what is little known beside what is good: as in the source, and where there is a prior."""
_SHARPNESS = 10.0
"""Of the prior: a word better by a tenth makes a choice e times as likely."""
_BRANCHES = 16
"""With a network, the tree has room for so many choices a simulation; when it is full it grows no more, but
for a card a simulation."""

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", "i8"),  # seat and action, or minus the card
                ("total", "f8"),  # of what came of it, from 0 to 1, for the seat that chose it
                ("word", "f4"),  # of the network, from 0 to 1, for the same seat
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
                ("values", "f4", (MAX_LEGAL,)),
            ]
        ),
    )
)
"""Room for what kernels fill in. Arrays in a record aren't counted: each call that passes one on would else
count it up and down, which took a third of the time of a search."""


@njit
def search_at(positions, i, simulations, by_lot, net, rng, legal, visits, means):
    """Search for the current player of positions[i], masked for it: how many choices, and the best one.

    Play-outs go `by_lot`, or by the game's rules of thumb; `net` may be None. Fills in by choice the legal
    action, how often it was tried and what came of it, from 0 to 1. A single choice costs no simulation.
    """
    worlds, rooms = np.zeros(4, positions.dtype), np.zeros(1, ROOM)
    worlds[MASKED] = positions[i]
    observer, n = current_player(worlds[MASKED]), legal_actions(worlds[MASKED], legal)
    visits[:n], means[:n] = 0, 0.0
    if n < 2:
        return n, 0
    rooms[0].rng[0] = rng[0]
    if net is None:
        nodes = np.zeros(simulations + 1, NODE)
        _search(worlds, nodes, simulations, by_lot, None, None, rooms)
    else:
        nodes = np.zeros((_BRANCHES + 1) * simulations + MAX_LEGAL + 1, NODE)
        _search(worlds, nodes, simulations, by_lot, net, scratch_of(net), rooms)
    rng[0] = rooms["rng"][0, 0]  # rooms[0].rng would be read when the array is gone
    return n, _told(nodes, observer, legal, n, visits, means)


@njit
def _search(worlds, nodes, simulations, by_lot, net, scratch, rooms):
    """Make the tree; worlds[MASKED] is searched, with worlds[SEEN] and worlds[AFTER] as scratch."""
    masked, world, room = worlds[MASKED], worlds[WORLD], rooms[0]
    rng = room.rng
    observer = current_player(masked)
    nodes[ROOT].first, nodes[ROOT].parent, nodes[ROOT].seat = NONE, NONE, CHANCE
    count = 1
    for _ in range(simulations):
        worlds[WORLD] = worlds[MASKED]
        resample(world, observer, rng)
        world.masked = 0
        node = ROOT
        while node == ROOT or nodes[node].visits > 0:
            seat = int(current_player(world))
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
                if net is None:
                    action = _chosen(nodes, node, seat, n, room)
                else:
                    if _has_new(nodes, node, seat, n, room):
                        if count + n > len(nodes) - simulations:  # the rest is for cards
                            break
                        count = _all_added(worlds, nodes, count, node, seat, n, net, scratch, room)
                    action = _most_promising(nodes, node, seat, n, room)
                apply_action(world, action)
                node, count = _child(nodes, count, node, seat, _key(seat, action))
        assert count <= len(nodes)
        if net is None:
            _play_out(world, by_lot, room)
            worths = worths_of(world)
        else:
            while nodes[node].seat == CHANCE and current_player(world) == CHANCE:
                apply_action(world, _card(world, room))  # networks aren't taught what is half dealt
            worths = _words(worlds, net, scratch)
            _play_out(world, by_lot, room)
            worths = (worths + worths_of(world)) / np.float32(2)
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
def _chosen(nodes, parent, seat, n, room):
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
        score = nodes[child].total / tries + EXPLORE * np.sqrt(np.log(nodes[child].available) / tries)
        if score > best_score:
            best, best_score = legal[k], score
    return untried[below(room.rng, fresh)] if fresh > 0 else best


@njit
def _has_new(nodes, parent, seat, n, room):
    """Whether one of the legal actions isn't a child yet."""
    child = nodes[parent].first
    for k in range(n):
        key = _key(seat, room.legal[k])
        while child != NONE and nodes[child].key < key:
            child = nodes[child].next
        if child == NONE or nodes[child].key != key:
            return True
    return False


@njit
def _all_added(worlds, nodes, count, parent, seat, n, net, scratch, room):
    """Have every legal action as a child; how many nodes there are then."""
    worlds[SEEN] = worlds[WORLD]
    note_viewer(worlds[SEEN], seat)
    mask(worlds[SEEN], seat)
    values_of(worlds, SEEN, AFTER, seat, room.legal, n, net, scratch, room.values)
    for k in range(n):
        child, now = _child(nodes, count, parent, seat, _key(seat, room.legal[k]))
        if now > count:
            nodes[child].word, nodes[child].available = 0.5 + 0.5 * room.values[k], 0
            count = now
    return count


@njit
def _most_promising(nodes, parent, seat, n, room):
    """Of the legal actions, which all are children: what is good, or good by the network's word and new."""
    child, likely = nodes[parent].first, 0.0
    for k in range(n):
        while nodes[child].key < _key(seat, room.legal[k]):
            child = nodes[child].next
        room.values[k] = np.exp(_SHARPNESS * nodes[child].word)
        likely += room.values[k]
    child = nodes[parent].first
    best, best_score = room.legal[0], -1.0
    for k in range(n):
        while nodes[child].key < _key(seat, room.legal[k]):
            child = nodes[child].next
        nodes[child].available += 1
        known = nodes[child].visits + 1
        score = (nodes[child].total + nodes[child].word) / known
        score += EXPLORE_PRIOR * room.values[k] / likely * np.sqrt(nodes[child].available) / known
        if score > best_score:
            best, best_score = room.legal[k], score
    return best


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
def _words(worlds, net, scratch):
    """By seat, what the network has to say of the world: the same two numbers as `worths_of`."""
    if current_player(worlds[WORLD]) == TERMINAL:
        return worths_of(worlds[WORLD])
    words = np.zeros((worlds[WORLD].players, 2), np.float32)
    for seat in range(len(words)):
        worlds[SEEN] = worlds[WORLD]
        note_viewer(worlds[SEEN], seat)
        mask(worlds[SEEN], seat)
        words[seat, 0], words[seat, 1] = told(worlds[SEEN], seat, net, scratch)
    return words


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
            means[k] = nodes[child].total / max(visits[k], 1)
            child = nodes[child].next
        if visits[k] > visits[best] or (visits[k] == visits[best] and means[k] > means[best]):
            best = k
    return best
