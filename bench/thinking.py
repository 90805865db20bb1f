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
from greenpaw.bots import bot
from greenpaw.games import dice, record
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

ROUNDS = 4
AGAIN = 25
"""So often a given position is decided."""


def thought(name: str, game: Game, players: int, seed: int) -> Iterator[float]:
    """Milliseconds of each decision with a choice, in a round between bots of this level."""
    player = bot.load(name, game)
    position = game.start(players, seed % players)
    rngs = [dice.stream(seed, dice.BOTS + seat) for seat in range(players)]
    records: list[list[str]] = [[] for _ in range(players)]
    while not position.is_over:
        if position.is_chance:
            after, cards = record.deal(position, Ordered(seed))
            for seat, steps in enumerate(records):
                seen = record.cards_as_seen(position, cards, seat)
                steps.append(record.chance_step(card.text for card in seen))
            position = after
            continue
        seat, legal = position.current_player, position.legal_actions()
        action = legal[0]
        if len(legal) > 1:
            masked = position.mask(seat)
            began = perf_counter()
            action = player.choose(masked, records[seat], rngs[seat])
            yield (perf_counter() - began) * 1000
        for steps in records:
            steps.append(record.decision_step(seat, str(action)))
        position = position.play(action)


def decided(name: str, position: Position) -> Iterator[float]:
    """Milliseconds of deciding this one, again and again."""
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
        list(thought(name, game, game.players[0], 0))  # compiled before time is taken
        for players in asked.players:
            times = [ms for seed in range(ROUNDS) for ms in thought(name, game, players, seed + 1)]
            tell(name, f"{players} players", times)
        for number, position in enumerate(given, 1):
            tell(name, f"position {number}", list(decided(name, position)))


if __name__ == "__main__":
    main()
