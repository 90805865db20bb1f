"""How accurate the review finds each level: it must put them in their order, and *uniform* near 0.

    python bench/accuracy.py GAME [--players 2] [--rounds 60] [--seed 1]

Plays rounds between levels drawn by lot and reviews them. Prints by level the accuracy of all its decisions
together, then the mean of its rounds, with the interval in which that lies nineteen times out of twenty; how
often of a hundred decisions each mark is given, and what a decision loses in points and chance to win. At
last, the processor time of a review.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from time import process_time

import numpy as np

from greenpaw import games
from greenpaw.bots import bot, marks
from greenpaw.bots.marks import PlayerReview
from greenpaw.bots.review import Review, ReviewedDecision, review
from greenpaw.bots.simulate import Series
from greenpaw.games.contract import Game
from greenpaw.games.record import Record


class Reviews:
    """Of one level."""

    def __init__(self) -> None:
        self.players: list[PlayerReview] = []
        self.decisions: list[ReviewedDecision] = []

    def add(self, made: Review, seat: int) -> None:
        self.players.append(made.players[seat])
        self.decisions += [each for each in made.decisions if each.seat == seat and each.mark != "only"]

    def cells(self) -> list[str]:
        whole = 100 * (1 - self._mean("cost") / self._mean("at_stake"))
        rounds = [each.accuracy for each in self.players if each.accuracy is not None]
        around = 1.96 * np.std(rounds, ddof=1) / len(rounds) ** 0.5 if len(rounds) > 1 else np.inf
        count = len(self.decisions)
        marked = [sum(each.mark == mark for each in self.decisions) / count for mark in marks.MARKS]
        lost = f"{self._mean('points_lost'):.2f}", f"{self._mean('win_lost'):.1%}"
        told = f"{whole:.0f}", f"{np.mean(rounds):.0f} ± {around:.0f}", f"{len(rounds)}"
        return [*told, *(f"{100 * share:.0f}" for share in marked), *lost]

    def _mean(self, figure: str) -> float:
        return float(np.mean([getattr(each, figure) for each in self.decisions]))


def played(game: Game, players: int, rounds: int, seed: int) -> Iterator[Record]:
    names = np.resize(bot.names(game), max(players, len(bot.names(game))))
    for number in range(rounds):
        drawn = np.random.default_rng((seed, number)).permutation(names)[:players].tolist()
        yield next(Series(game, players, drawn, seed).records(number, 1, ""))[0]


def reviewed(record: Record) -> Review:
    making = review(record)
    while True:
        try:
            next(making)
        except StopIteration as stop:
            return stop.value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = games.load(asked.game)
    levels: dict[str | None, Reviews] = defaultdict(Reviews)
    times: list[float] = []
    for record in played(game, asked.players, asked.rounds, asked.seed):
        began = process_time()
        made = reviewed(record)
        times.append(process_time() - began)
        for seat, sits in enumerate(record.seats):
            levels[sits.bot].add(made, seat)
    print(("{:10}" * 10).format("", "accuracy", "of rounds", "rounds", *marks.MARKS, "points", "chance"))
    for name in bot.names(game):
        if levels[name].decisions:
            print(("{:10}" * 10).format(name, *levels[name].cells()))
    print(f"A review took {np.median(times):.0f} s, the longest {max(times):.0f} s (the first compiles).")


if __name__ == "__main__":
    main()
