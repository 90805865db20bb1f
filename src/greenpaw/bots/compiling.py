"""Having a game's kernels compiled before someone waits for them."""

from greenpaw.bots import bot
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered


def compile_game(game: Game) -> None:
    """Call every kernel that a table may call, by playing a round between all bots."""
    position = game.start(game.players[0]).deal(Ordered(0))
    bots = [bot.load(name, game) for name in bot.names(game)]
    rng = dice.stream(0)
    position.observation(None)
    position.resample(position.current_player, rng)
    while not position.is_over:
        seat = position.current_player
        position.observation(seat)
        masked = position.mask(seat)
        for action in masked.legal_actions():
            masked.effects(action)
        for action in game.suggested(masked):
            masked.why_illegal(action)
        choices = [each.choose(masked, [], rng) for each in bots]
        position = position.play(choices[-1])
        while position.is_chance:
            _ = position.seen_by, position.card_effects(0)
            position = position.deal_card(position.chance_outcomes()[0][0])
    _ = position.outcome
