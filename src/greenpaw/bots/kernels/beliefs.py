"""Beliefs: of many imagined worlds those are kept in which others' last decisions make sense.

A template, instantiated once per game (see `instances.beliefs`) with the game's kernels and those of its
network as globals. A seat record is replayed as far as its seat saw it: cards that it didn't see are UNSEEN,
and what others lay leaves their hands short. From there hands are wound back to their decisions.
"""
# pyright: reportUndefinedVariable=false

import numpy as np

from greenpaw.games.contract import CHANCE
from greenpaw.games.jit import njit
from greenpaw.games.masking import note_viewer

THEN, LATER, SEEN, AFTER = 0, 1, 2, 3


@njit
def follow_at(positions, i, seats, codes, viewer, moments, actions, counts):
    """Follow the viewer's seat record from positions[i], its start: whether it leads to its next decision.

    By step, `seats` has who decides, or CHANCE, and `codes` the action or the card. Of each other seat the
    last decisions are noted: their actions, and as `moments` the positions before them, in rings of
    len(moments) / players places; `counts` has how many decisions there were.
    """
    last = len(moments) // positions[i].players
    for k in range(len(codes)):
        seat = seats[k]
        if current_player(positions[i]) != seat:
            return False
        if seat != CHANCE and seat != viewer:
            at = seat * last + counts[seat] % last
            moments[at] = positions[i]
            actions[at] = codes[k]
            counts[seat] += 1
        apply_action(positions[i], codes[k])
    return current_player(positions[i]) == viewer


@njit
def weigh_at(worlds, now, moments, actions, counts, doubt, most, net, rng, logarithms):
    """Fill in by world the logarithm of how likely others' last decisions were in it: in how many worlds.

    `now` is the position that was followed to, and beside the moments what was noted on the way. An action
    that is `doubt` worse than the best one is taken e times more seldom. After `most` words of the network no
    other world is begun.
    """
    rooms = np.zeros(4, now.dtype)
    scratch = scratch_of(net)
    legal, values = np.zeros(MAX_LEGAL, np.int32), np.zeros(MAX_LEGAL, np.float32)
    players, viewer = int(now[0].players), current_player(now[0])
    last = len(moments) // players
    spent = 0
    for w in range(len(worlds)):
        if spent >= most:
            return w
        logarithms[w] = 0.0
        for seat in range(players):
            if seat == viewer:
                continue
            rooms[LATER] = worlds[w]
            for k in range(1, min(counts[seat], last) + 1):
                at = seat * last + (counts[seat] - k) % last
                later = seat * last + (counts[seat] - k + 1) % last
                rooms[THEN] = moments[at]
                wind_back(rooms[THEN], now[0] if k == 1 else moments[later], rooms[LATER], seat, rng)
                rooms[LATER] = rooms[THEN]
                rooms[SEEN] = rooms[THEN]
                note_viewer(rooms[SEEN], seat)
                mask(rooms[SEEN], seat)  # as that seat saw it
                n = legal_actions(rooms[SEEN], legal)
                if n > 1:
                    values_of(rooms, SEEN, AFTER, seat, legal, n, net, scratch, values)
                    spent += n
                    logarithms[w] += _log_share(legal, values, n, actions[at], doubt)
    return len(worlds)


@njit
def _log_share(legal, values, n, action, doubt):
    """The logarithm of the share that the action has."""
    best = values[0]
    for k in range(1, n):
        best = max(best, values[k])
    total, own = 0.0, 0.0
    for k in range(n):
        total += np.exp((values[k] - best) / doubt)
        if legal[k] == action:
            own = (values[k] - best) / doubt
    return own - np.log(total)
