"""Having a game's kernels compiled before someone waits for them."""

from functools import cache

import numpy as np

from greenpaw.bots import bot, hints, rounds
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.jit import JIT
from greenpaw.games.position import Position

MOST_STEPS = 10_000
"""Cards and decisions of the round that is played: far more than any that is meant to end."""


class EndlessRound(Exception):
    """Bots have played this game, and no end came."""


def compile_game(game: Game) -> None:
    """Call every kernel that a table may call, those of networks apart, by playing a round between bots.

    Raises whatever the game raises, and EndlessRound.
    """
    bots = [bot.load(name, game) for name in bot.names(game) if not bot.has_network(name)]
    rng, dealer = dice.stream(0), Ordered(0)
    position = game.start(game.players[0])
    for _ in range(MOST_STEPS):
        if position.is_over:
            _ = position.outcome
            return
        if position.is_chance:
            _ = position.seen_by, position.card_effects(0)
            position = position.deal_card(dealer(1, position.dealt + 1, position.record.undealt))
        else:
            masked = _asked_all(position, rng)
            position = position.play([each.choose(masked, [], rng) for each in bots][-1])
    raise EndlessRound(f"a round of {game.name} isn't over after {MOST_STEPS} cards and decisions")


@cache
def compile_networks(game: Game) -> None:
    """Call the kernels that bots with a network and hints need, where the game has one, at one decision.

    Once: they think long, in plain Python too long for nothing. Raises UnfitWeights, too.
    """
    bots = [bot.load(name, game) for name in bot.names(game) if bot.has_network(name)]
    if not bots or not JIT:
        return
    rng = dice.stream(0)
    masked, seen = rounds.some_way_in(game.start(game.players[0]))
    for each in bots:
        each.choose(masked, seen, rng)
    hints.hint(masked, seen, rng)


def _asked_all(position: Position, rng: np.ndarray) -> Position:
    """The position masked for whoever must decide, after all has been asked that a table asks."""
    seat = position.current_player
    position.observation(None)
    position.observation(seat)
    position.resample(seat, rng)
    masked = position.mask(seat)
    for action in masked.legal_actions():
        masked.effects(action)
    for action in position.game.suggested(masked):
        masked.why_illegal(action)
    return masked
