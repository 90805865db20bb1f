"""Seeded random walks through any game."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import settings

from greenpaw import games
from greenpaw.bots import bot
from greenpaw.bots.bot import KernelBot
from greenpaw.games.contract import PUBLIC, Game
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
        amounts = {"amounts": dict(self.amounts)} if self.amounts else {}
        return self.load().start(self.players, first_player, **amounts, **dict(self.options))


def kernel_bots(game: Game) -> list[str]:
    """The names of the bots that think no longer than a kernel takes, weakest first."""
    return [name for name in bot.names(game) if isinstance(bot.load(name, game), KernelBot)]


def variants(*names: str) -> list[Variant]:
    """Of these games, or of all there are: each number of players as it is by default, with each option
    turned, and with all switched on."""
    found = []
    for name in names or games.names():
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


def some(count: int) -> range:
    """So many seeds, or a quarter of them in the modes that ask for few examples."""
    return range(max(1, count * settings.default.max_examples // 8))


def walk(variant: Variant, seed: int) -> Iterator[Position]:
    """The positions of a random round in which a decision is due, and its last one."""
    random = Random(seed)
    dealer = Ordered(seed)
    position = variant.start(random.randrange(variant.players)).deal(dealer)
    while not position.is_over:
        yield position
        position = position.play(random.choice(position.legal_actions())).deal(dealer)
    yield position


def steps(variant: Variant, seed: int) -> Iterator[Position]:
    """All positions of a random round, those in which a card is due too."""
    random = Random(seed)
    dealer = Ordered(seed)
    position = variant.start(random.randrange(variant.players))
    while not position.is_over:
        yield position
        if position.is_chance:
            card = dealer(1, position.dealt + 1, position.record.undealt)
            position = position.deal_card(card)
        else:
            position = position.play(random.choice(position.legal_actions()))
    yield position


def two_worlds(variant: Variant, seed: int, seat: int) -> Iterator[tuple[Position, Position]]:
    """Two rounds played side by side, as far as they are one and the same to this seat.

    Cards that the seat doesn't see come otherwise in the other world, where they can.
    """
    random = Random(seed)
    one = other = variant.start(random.randrange(variant.players))
    while not one.is_over:
        yield one, other
        if one.is_chance:
            here, there = ([card for card, _ in world.chance_outcomes()] for world in (one, other))
            both = [card for card in here if card in there]
            if one.seen_by not in (PUBLIC, seat):
                card = random.choice(here)
                another = random.choice([other for other in there if other != card] or there)
                one, other = one.deal_card(card), other.deal_card(another)
            elif both:
                card = random.choice(both)
                one, other = one.deal_card(card), other.deal_card(card)
            else:
                return
        else:
            shared = [code for code in one.legal_codes() if code in other.legal_codes()]
            if not shared:
                return
            action = variant.load().action(random.choice(shared))
            one, other = one.play(action), other.play(action)
    assert other.is_over


def one_of(variant: Variant, seed: int) -> Position:
    """A position somewhere in a random round."""
    positions = list(walk(variant, seed))
    return Random(seed).choice(positions)
