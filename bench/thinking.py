"""How long each level thinks: in rounds of its own game, and in positions given.

    python bench/thinking.py GAME [EXPRESSION ...] [--players N ...]

An expression makes a position of `game`, as `repr` of one tells it. Prints milliseconds of wall-clock time:
half of the decisions take no longer than p50, 99 of 100 no longer than p99. At most 100 are wanted, on a
machine that does nothing else.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from time import perf_counter

import numpy as np

from greenpaw import games
from greenpaw.bots import bot, rounds
from greenpaw.bots.bot import Bot
from greenpaw.games import dice
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position

ROUNDS = 4
AGAIN = 25
"""So often a given position is decided."""


class Timed:
    """Plays as another bot, and notes how long each decision with a choice takes, in milliseconds."""

    def __init__(self, plays: Bot) -> None:
        self._plays = plays
        self.name, self.version = plays.name, plays.version
        self.times: list[float] = []

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        legal, seen = position.legal_actions(), list(record)
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        action = self._plays.choose(position, seen, rng)
        self.times.append((perf_counter() - began) * 1000)
        return action


def thought(name: str, game: Game, players: int, seed: int) -> list[float]:
    """Milliseconds of each decision with a choice, in a round between bots of this level."""
    timed = Timed(bot.load(name, game))
    rngs = [dice.stream(seed, dice.BOTS + seat) for seat in range(players)]
    rounds.play(game.start(players, seed % players), [timed] * players, rngs, dice.stream(seed))
    return timed.times


def decided(name: str, position: Position) -> Iterator[float]:
    """Milliseconds of deciding this one, again and again.

    There is no record that leads there: what others' play tells isn't weighed. Where there is one, that takes
    at most `beliefs.MOST` words of the network more.
    """
    player, masked = bot.load(name, position.game), position.mask(position.current_player)
    for seed in range(AGAIN):
        began = perf_counter()
        player.choose(masked, [], dice.stream(seed))
        yield (perf_counter() - began) * 1000


def tell(name: str, what: str, times: Sequence[float]) -> None:
    p50, p99 = np.percentile(times, [50, 99])
    print(f"{name:10} {what:12} p50 {p50:7.2f}   p99 {p99:7.2f}   of {len(times)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("positions", nargs="*", metavar="EXPRESSION")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    asked = parser.parse_args()
    game = games.load(asked.game)
    given = [eval(each, {"game": game}) for each in asked.positions]  # noqa: S307 - from whoever runs it
    for name in bot.levels(game):
        thought(name, game, game.players[0], 0)  # compiled before time is taken
        for players in asked.players:
            times = [ms for seed in range(ROUNDS) for ms in thought(name, game, players, seed + 1)]
            tell(name, f"{players} players", times)
        for number, position in enumerate(given, 1):
            tell(name, f"position {number}", list(decided(name, position)))


if __name__ == "__main__":
    main()
