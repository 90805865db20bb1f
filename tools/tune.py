"""Find the weights of a game's bot *club* by play: `python tools/tune.py linko`.

Club chooses what has the largest sum of terms times weights (`games/GAME/club.py`). Here it chooses by lot,
likelier what has the larger sum, against casual and against itself as it was some turns ago; the weights
begin at zero. Each deal is played several times: what came of its games, beside their mean, tells which
terms deserve more weight. That is a natural policy gradient (Kakade, 2001) with steps of a fixed size (as in
Schulman et al., "Trust Region Policy Optimization", 2015). A seed gives the same weights again.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Iterator
from typing import Any

import numba
import numpy as np

from greenpaw import games
from greenpaw.bots import instances
from greenpaw.games import dice
from greenpaw.games.contract import CHANCE, TERMINAL, Game, OptionError
from greenpaw.games.masking import note_viewer

AGAIN = 4
"""So many games of each deal."""
STEP = 0.02
"""How far the weights move in a turn: how much the choices may change (a Kullback-Leibler divergence)."""
STEADY = 0.05
"""Of each term's own part in the curvature, added to it: what few choices tell of isn't overdone."""
PAST = 10
"""Every so many turns the weights are taken as the past ones to play against."""
KEPT = 0.1
"""The weights that come out are a running mean: of each turn's, so much."""
OF_TWO = 4
"""Two players are played so many times as often as any other number."""
HERO, CASUAL, FORMER = range(3)


def compiled(game: Game, terms_of: Callable[..., Any], most_terms: int) -> Callable[..., Any]:
    """`play(starts, weights, past, state, first, deals, again, is_by_lot, curvature, gradient)`.

    Plays games of one hero with the weights: how many of its choices, and its share of wins. Where it
    chooses by lot, they are added to `curvature` and `gradient`.
    """
    kernels = game.kernels
    current_player, legal_actions, apply_action = (
        kernels[name] for name in ("current_player", "legal_actions", "apply_action")
    )
    chance_outcomes, mask, greedy = (kernels[name] for name in ("chance_outcomes", "mask", "greedy"))
    set_out, worths_of = instances.playout(game).set_out, instances.result(game).worths_of
    worth, below, fork, pick = instances.result(game).worth, dice.below, dice.fork, dice.pick
    max_legal, cards_there_are = game.max_legal, len(game.cards)

    @numba.njit
    def chances_of(terms, n, weights, at, chances):
        """How likely each choice is; the index of the likeliest."""
        best, total = 0, 0.0
        for i in range(n):
            chances[i] = 0.0
            for k in range(most_terms):
                chances[i] += weights[at + k] * terms[i, k]
            if chances[i] > chances[best]:
                best = i
        top = chances[best]
        for i in range(n):
            chances[i] = np.exp(chances[i] - top)
            total += chances[i]
        for i in range(n):
            chances[i] /= total
        return best

    @numba.njit
    def by_lot(chances, n, rng):
        left = below(rng, 1 << 30) / (1 << 30)
        for i in range(n - 1):
            left -= chances[i]
            if left < 0.0:
                return i
        return n - 1

    @numba.njit
    def note(terms, n, chosen, at, chances, curvature, path):
        """How the choice differs from the mean of all: what makes it likelier."""
        differs = np.zeros(most_terms)
        for k in range(most_terms):
            differs[k] = terms[chosen, k]
            for i in range(n):
                differs[k] -= chances[i] * terms[i, k]
        for k in range(most_terms):
            if differs[k] != 0.0:
                path[at + k] += differs[k]
                for m in range(most_terms):
                    curvature[at + k, at + m] += differs[k] * differs[m]

    @numba.njit
    def play_one(positions, bots, weights, past, rngs, dealing, is_by_lot, curvature, path):
        legal, terms = np.zeros(max_legal, np.int32), np.zeros((max_legal, most_terms))
        cards, counts = np.zeros((2, cards_there_are), np.int32)
        chances = np.zeros(max_legal)
        choices = 0
        while True:
            seat = current_player(positions[0])
            if seat == TERMINAL:
                return choices
            if seat == CHANCE:
                n = chance_outcomes(positions[0], cards, counts)
                apply_action(positions[0], pick(dealing, cards, counts, n))
                continue
            n = legal_actions(positions[0], legal)
            positions[1] = positions[0]
            note_viewer(positions[1], seat)
            mask(positions[1], seat)
            if bots[seat] == CASUAL:
                action = greedy(positions[1], legal, n, rngs[seat])
            else:
                terms[:n] = 0.0
                at = terms_of(positions[1], legal, n, terms)
                chosen = chances_of(terms, n, weights if bots[seat] == HERO else past, at, chances)
                if bots[seat] == HERO and is_by_lot and n > 1:
                    chosen = by_lot(chances, n, rngs[seat])
                    note(terms, n, chosen, at, chances, curvature, path)
                    choices += 1
                action = legal[chosen]
            apply_action(positions[0], action)

    @numba.njit
    def play(starts, weights, past, state, first, deals, again, is_by_lot, curvature, gradient):
        players = len(starts)
        positions, bots = np.zeros(2, starts.dtype), np.zeros(players, np.int64)
        rngs, dealing = np.zeros((players, 1), np.uint64), np.zeros(1, np.uint64)
        paths, worths = np.zeros((again, len(weights))), np.zeros(again)
        choices, wins = 0, 0.0
        for deal in range(first, first + deals):
            hero = deal % players
            paths[:] = 0.0
            for k in range(again):
                set_out(positions, starts, state, deal, rngs, dealing)
                for seat in range(players):
                    bots[seat] = CASUAL + (is_by_lot and below(rngs[seat], 2))
                bots[hero] = HERO
                rngs[hero, 0] = fork(rngs[hero, 0], k)
                choices += play_one(
                    positions, bots, weights, past, rngs, dealing, is_by_lot, curvature, paths[k]
                )
                came = worths_of(positions[0])
                worths[k] = worth(came[hero, 0], came[hero, 1])
                wins += 0.5 + 0.5 * came[hero, 1]
            if again > 1:
                for k in range(again):
                    gradient += paths[k] * (worths[k] - worths.mean()) * again / (again - 1)
        return choices, wins / (deals * again)

    return play


def tables(game: Game) -> Iterator[tuple[str, np.ndarray]]:
    """Every number of players with no option, and with each alone: its name, the starts by first player."""
    off = {option.name: False for option in game.options}
    for players in game.players:
        for on in ("", *off):
            try:
                options = game.resolve_options(players, {**off, on: True} if on else off)
            except OptionError:
                continue
            starts = [game.start(players, first, **options).array for first in range(players)]
            yield f"{players} {on}".strip(), np.concatenate(starts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--deals", type=int, default=300, help="of each number of players and option, a turn")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    game = games.load(asked.game)
    club = importlib.import_module(f"greenpaw.games.{game.folder.name}.club")
    play = compiled(game, club.terms_of, club.MOST_TERMS)
    count = len(club.WEIGHTS)
    weights, past, mean = np.zeros((3, count))
    for turn in range(asked.turns):
        curvature, gradient, choices = np.zeros((count, count)), np.zeros(count), 0
        for number, (_, starts) in enumerate(tables(game)):
            state = dice.stream(asked.seed, turn, number)[0]
            deals = asked.deals * (OF_TWO if len(starts) == 2 else 1)
            choices += play(starts, weights, past, state, 0, deals, AGAIN, True, curvature, gradient)[0]
        curvature, gradient = curvature / choices, gradient / choices
        curvature += np.diag(STEADY * np.diag(curvature) + 1e-6)
        way = np.linalg.solve(curvature, gradient)
        fades = 1.0 - turn / asked.turns
        weights = weights + way * np.sqrt(2 * STEP * fades / (way @ gradient))
        mean += max(KEPT, 1.0 / (turn + 1)) * (weights - mean)
        if turn % PAST == PAST - 1:
            past = weights.copy()
            told = [
                f"{name}: {100 * _share(play, starts, mean, asked.seed):.0f} %"
                for name, starts in tables(game)
            ]
            print(f"turn {turn + 1}, against casual: {', '.join(told)}", flush=True)
    print(", ".join(f"{weight:.2f}" for weight in mean))


def _share(play: Callable[..., Any], starts: np.ndarray, weights: np.ndarray, seed: int) -> float:
    """Of wins against casual, always choosing the best."""
    count = len(weights)
    state = dice.stream(seed)[0]
    nothing = np.zeros((count, count)), np.zeros(count)
    return float(play(starts, weights, weights, state, 0, 1000, 1, False, *nothing)[1])


if __name__ == "__main__":
    main()
