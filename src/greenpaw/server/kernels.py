"""Rules and bots are compiled on the first start of a version, in a thread: meanwhile the server answers."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from greenpaw import games
from greenpaw.bots import bot
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered

log = logging.getLogger("greenpaw.kernels")


class Kernels:
    """Says when a game's kernels can be called without waiting for the compiler."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "kernels")
        self._compiled: dict[str, asyncio.Future[None]] = {}

    def start(self) -> None:
        """Begin to compile all games, one after the other."""
        loop = asyncio.get_running_loop()
        for name in games.names():
            self._compiled[name] = loop.run_in_executor(self._thread, compile_game, games.load(name))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def is_ready(self, game: str) -> bool:
        compiled = self._compiled.get(game)
        return (
            compiled is not None and compiled.done() and not compiled.cancelled() and not compiled.exception()
        )

    async def ready(self, game: str) -> None:
        """Wait until the game is compiled; raises what its compiling raised."""
        if game in self._compiled:
            await asyncio.shield(self._compiled[game])


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
        choices = [each.choose(masked, [], rng) for each in bots]
        position = position.play(choices[-1])
        while position.is_chance:
            _ = position.seen_by, position.card_effects(0)
            position = position.deal_card(position.chance_outcomes()[0][0])
    log.info("%s is compiled: %s", game.name, position.outcome is not None)
