"""Seeded random walks through any game."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from greenpaw import games
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position


class Variant(NamedTuple):
    """One way to play a game: a number of players, chosen options, and other amounts than usual."""

    game: str
    players: int
    options: tuple[tuple[str, bool], ...]
    amounts: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in (*self.options, *self.amounts))
        return "-".join([self.game, str(self.players), *chosen])

    def load(self) -> Game:
        return games.load(self.game)

    def start(self, first_player: int = 0) -> Position:
        options, amounts = dict(self.options), dict(self.amounts)
        return self.load().start(self.players, first_player, amounts=amounts, **options)


def variants() -> list[Variant]:
    """Each number of players as it is by default, with each option turned, and with all switched on."""
    found = []
    for name in games.names():
        game = games.load(name)
        for players in game.players:
            defaults = game.resolve_options(players, {})
            choices = [
                {},
                *({option: not value} for option, value in defaults.items()),
                dict.fromkeys(defaults, True),
            ]
            for chosen in choices:
                low, high = game.seats_allowed(chosen)
                variant = Variant(name, players, tuple(sorted(chosen.items())))
                if low <= players <= high and variant not in found:
                    found.append(variant)
    return found


def walk(variant: Variant, seed: int) -> Iterator[Position]:
    """The positions of a random round in which a decision is due, and its last one."""
    random = Random(seed)
    dealer = Ordered(seed)
    position = variant.start(random.randrange(variant.players)).deal(dealer)
    while not position.is_over:
        yield position
        position = position.play(random.choice(position.legal_actions())).deal(dealer)
    yield position


def one_of(variant: Variant, seed: int) -> Position:
    """A position somewhere in a random round."""
    positions = list(walk(variant, seed))
    return Random(seed).choice(positions)
