"""Having a game's kernels compiled before someone waits for them."""

from collections.abc import Sequence

import numpy as np

from greenpaw.bots import bot
from greenpaw.bots.bot import Bot
from greenpaw.games import dice
from greenpaw.games.contract import Action, Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

MOST_STEPS = 10_000
"""Cards and decisions of the round that is played: far more than any that is meant to end."""


class EndlessRound(Exception):
    """Bots have played this game, and no end came."""


def compile_game(game: Game) -> None:
    """Call every kernel that a table may call, by playing a round between all bots.

    Raises whatever the game raises, and EndlessRound.
    """
    bots = [bot.load(name, game) for name in bot.names(game)]
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
            position = position.play(_decision(position, bots, rng))
    raise EndlessRound(f"a round of {game.name} isn't over after {MOST_STEPS} cards and decisions")


def _decision(position: Position, bots: Sequence[Bot], rng: np.ndarray) -> Action:
    """That of the last bot, after all has been asked that a table asks."""
    seat = position.current_player
    position.observation(None)
    position.observation(seat)
    position.resample(seat, rng)
    masked = position.mask(seat)
    for action in masked.legal_actions():
        masked.effects(action)
    for action in position.game.suggested(masked):
        masked.why_illegal(action)
    return [each.choose(masked, [], rng) for each in bots][-1]
