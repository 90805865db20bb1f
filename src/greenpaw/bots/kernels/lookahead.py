"""Looking ahead: the best choices are played on in imagined worlds, and what comes of each is compared.

A template, instantiated once per game (see `instances.lookahead`) with the game's kernels, those of its
network and `greedy` and `club` of `playout.py` as globals. All choices are tried in the same worlds with the
same luck; from part to part of the worlds the better half of them goes on alone, until two are left (as in
Karnin, Koren, Somekh, "Almost optimal exploration in multi-armed bandits", 2013).

Everyone plays on from what they would see. By what rules, changes from world to world: nobody knows how the
others play, and what is good against one kind of them only isn't chosen then. In one world of four all play
by the network, in two by club's rules, in one the seat itself by club's and the others as *casual* does.
Rules take a tenth of the network's time, so there can be more worlds.
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.contract import CHANCE, TERMINAL
from greenpaw.games.dice import below, fork, pick
from greenpaw.games.jit import njit
from greenpaw.games.masking import note_viewer

MASKED, AFTER, PLAYED, SEEN = 0, 1, 2, 3
NETWORK, CLUB, CASUAL = 0, 1, 2


@njit
def imagine_at(positions, i, rng, worlds):
    """Fill `worlds` with full positions that the current player of positions[i], masked for it, may be in."""
    for w in range(len(worlds)):
        worlds[w] = positions[i]
        resample(worlds[w], current_player(positions[i]), rng)
        worlds[w].masked = 0


@njit
def judge_at(positions, i, worlds, top, depth, prior, most, net, rng, legal, tries, margins, wins):
    """Judge the choices of the current player of positions[i], masked for it.

    Returns how many there are, which is best, and how many words of the network it took.

    The `top` ones by the network's word are tried in each of `worlds`, until the seat has acted again after
    `depth` decisions, or to the end. `prior` is what the network's word counts beside a mean of tries;
    after `most` of its words no other world is tried. Fills in by choice the legal action, its tries, and
    the means of margin and win; those of the network where it wasn't tried.
    """
    rooms = np.zeros(4, positions.dtype)
    rooms[MASKED] = positions[i]
    seat = int(current_player(rooms[MASKED]))
    n = legal_actions(rooms[MASKED], legal)
    scratch, values = scratch_of(net), np.zeros(MAX_LEGAL, np.float32)
    values_of(rooms, MASKED, AFTER, seat, legal, n, net, scratch, values)
    for k in range(n):
        rooms[AFTER] = rooms[MASKED]
        apply_action(rooms[AFTER], legal[k])
        tries[k] = 0
        margins[k], wins[k] = told(rooms[AFTER], seat, net, scratch)
    order = np.argsort(-values[:n], kind="mergesort")
    alive = min(top, n)
    part, parts = 1, _parts(alive)
    spent, done = 2 * n, 0
    if n > 1:
        while done < len(worlds) and spent < most:
            luck = fork(rng[0], done)
            for c in range(alive):
                spent += _try(rooms, worlds, done, seat, legal[order[c]], depth, luck, net, scratch)
                k = order[c]
                margin, win = _told_at_end(rooms, seat, net, scratch)
                margins[k] = (margins[k] * tries[k] + margin) / (tries[k] + 1)
                wins[k] = (wins[k] * tries[k] + win) / (tries[k] + 1)
                tries[k] += 1
            done += 1
            if part < parts and parts * done >= part * len(worlds):
                _sort(order, alive, prior, values, margins, wins)
                alive = (alive + 1) // 2
                part += 1
        below(rng, 2)
        _sort(order, alive, prior, values, margins, wins)
    return n, order[0], spent


@njit
def tried_at(positions, i, worlds, actions, depth, most, net, rng, margins, wins):
    """Try these actions of the current player of positions[i], masked for it, in each of `worlds` alike.

    Fills in by action and world the margin and the win that each try came to; in how many worlds: after
    `most` words of the network no other is tried.
    """
    rooms = np.zeros(4, positions.dtype)
    rooms[MASKED] = positions[i]
    seat = int(current_player(rooms[MASKED]))
    scratch = scratch_of(net)
    spent, done = 0, 0
    while done < len(worlds) and spent < most:
        luck = fork(rng[0], done)
        for c in range(len(actions)):
            spent += _try(rooms, worlds, done, seat, actions[c], depth, luck, net, scratch)
            margins[c, done], wins[c, done] = _told_at_end(rooms, seat, net, scratch)
        done += 1
    below(rng, 2)
    return done


@njit
def _parts(alive):
    """In so many equal parts of the worlds choices are tried, half as many in each, in the last one two."""
    parts = 1
    while alive > 2:
        alive = (alive + 1) // 2
        parts += 1
    return parts


@njit
def _sort(order, alive, prior, values, margins, wins):
    """The first `alive` of the order anew, best first."""
    for c in range(1, alive):
        k, d = order[c], c
        of_k = worth(margins[k], wins[k]) + prior * values[k]
        while d > 0:
            other = order[d - 1]
            if worth(margins[other], wins[other]) + prior * values[other] >= of_k:
                break
            order[d] = other
            d -= 1
        order[d] = k


@njit
def _rules(world):
    """What the seat itself, and what the others play by in the world of this number."""
    if world % 4 == 0:
        return NETWORK, NETWORK
    return CLUB, CASUAL if world % 4 == 2 else CLUB


@njit
def _try(rooms, worlds, world, seat, action, depth, luck, net, scratch):
    """Play `action` in worlds[world], and on until the seat has acted after `depth` decisions.

    Returns how many words of the network it took, or would have taken in the time.
    """
    rooms[PLAYED] = worlds[world]
    apply_action(rooms[PLAYED], action)
    rng = np.zeros(1, np.uint64)
    rng[0] = luck
    legal, values = np.zeros(MAX_LEGAL, np.int32), np.zeros(MAX_LEGAL, np.float32)
    cards, weights = np.zeros(CARDS, np.int32), np.zeros(CARDS, np.int32)
    own, others = _rules(world)
    spent, decisions = 1, 0
    while True:
        who = int(current_player(rooms[PLAYED]))
        if who == TERMINAL:
            return spent
        if who == CHANCE:
            card = pick(rng, cards, weights, chance_outcomes(rooms[PLAYED], cards, weights))
            apply_action(rooms[PLAYED], card)
            continue
        n = legal_actions(rooms[PLAYED], legal)
        action = legal[0]
        if n > 1:
            rooms[SEEN] = rooms[PLAYED]
            note_viewer(rooms[SEEN], who)
            mask(rooms[SEEN], who)
            rules = own if who == seat else others
            if rules == NETWORK:
                action = legal[values_of(rooms, SEEN, AFTER, who, legal, n, net, scratch, values)]
                spent += n
            else:
                is_club = rules == CLUB
                action = club(rooms[SEEN], legal, n, rng) if is_club else greedy(rooms[SEEN], legal, n, rng)
                spent += 1 + n // 8
        apply_action(rooms[PLAYED], action)
        decisions += 1
        if who == seat and decisions >= depth:
            return spent


@njit
def _told_at_end(rooms, seat, net, scratch):
    """What a try came to: the margin and the win, or the network's word on them."""
    if current_player(rooms[PLAYED]) == TERMINAL:
        worths = worths_of(rooms[PLAYED])
        return worths[seat, 0], worths[seat, 1]
    rooms[SEEN] = rooms[PLAYED]
    note_viewer(rooms[SEEN], seat)
    mask(rooms[SEEN], seat)
    return told(rooms[SEEN], seat, net, scratch)
