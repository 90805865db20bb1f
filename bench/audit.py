"""Whether bots peek: what a seat can't see is dealt anew, and each bot must choose the same from it.

    python bench/audit.py GAME [--positions 10000] [--first 0] [--bots newcomer,casual,...]

All bots of the game and those of tree search, as they are at tables, with their seats' records. Positions
are those of rounds of every number of players, without options and with all of them, in which the seat can't
place every card and there is something to choose.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, islice
from time import perf_counter

from greenpaw import games
from greenpaw.bots import bot, tree
from greenpaw.bots.simulate import Series
from greenpaw.games import dice, record
from greenpaw.games.contract import Game
from greenpaw.games.position import Position
from greenpaw.games.record import Decision


def with_something_hidden(game: Game) -> Iterator[tuple[Position, Position, list[str]]]:
    """A position in which a decision is due, one that its seat can't tell from it, and the seat's record."""
    usual = bot.usual(game)
    for number in count():
        players = game.players[number // 2 % len(game.players)]
        options = {each.name: number % 2 == 0 for each in game.options if each.may_be_on(players)}
        ((made, _),) = Series(game, players, [usual], number, options).records(number, 1, "")
        start = record.start_of(made)
        for moment in record.replay(made):
            if not isinstance(moment.step, Decision) or len(moment.position.legal_codes()) < 2:
                continue
            seat = moment.position.current_player
            other = moment.position.resample(seat, dice.stream(7, number, moment.number))
            if other != moment.position:
                yield moment.position, other, record.seat_record(start, made.steps[: moment.number], seat)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("game")
    asked.add_argument("--positions", type=int, default=10_000)
    asked.add_argument("--first", type=int, default=0, help="go on after so many")
    asked.add_argument("--bots", help="names with commas between them; all where none is named")
    told = asked.parse_args()
    game = games.load(told.game)
    if not hides_anything(game):
        print(f"{game.name} hides nothing")
        return 0
    names = told.bots.split(",") if told.bots else [*bot.names(game), *tree.names(game)]
    bots = [bot.load(name, game) for name in names]
    began, peeked = perf_counter(), 0
    for tried, (position, other, seen) in enumerate(
        islice(with_something_hidden(game), told.first, told.first + told.positions), told.first
    ):
        seat = position.current_player
        for each in bots:
            one, two = (each.choose(p.mask(seat), seen, dice.stream(3, tried)) for p in (position, other))
            if one != two:
                peeked += 1
                print(f"{each.name}, position {tried}: {one} in {position!r}, {two} in {other!r}")
        if (tried + 1) % 100 == 0:
            print(f"{tried + 1} positions, {peeked} times peeked, {perf_counter() - began:.0f} s", flush=True)
    print(f"{game.name}: {told.positions} positions, {', '.join(names)}: {peeked} times peeked")
    return 1 if peeked else 0


def hides_anything(game: Game) -> bool:
    """Whether a seat may ever not know where a card is that isn't in the deck."""
    for players in game.players:
        ((made, _),) = Series(game, players, [bot.usual(game)], 0).records(0, 1, "")
        for moment in record.replay(made):
            for seat in range(players):
                if moment.position.resample(seat, dice.stream(7, moment.number)) != moment.position:
                    return True
    return False


if __name__ == "__main__":
    sys.exit(main())
