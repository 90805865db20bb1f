"""Rules and bots are compiled on the first start of a version, in a thread: meanwhile the server answers.

First the rules of all games with the bots that are kernels, then what networks need, which takes longer:
no table waits for more than its own bots and hints.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

from greenpaw import games
from greenpaw.bots import bot, weights
from greenpaw.bots.compiling import compile_game, compile_networks
from greenpaw.bots.weights import UnfitWeights
from greenpaw.games.contract import Game

log = logging.getLogger("greenpaw.kernels")

LONG_S = 30
"""To compile a game takes some seconds; one that takes longer than this is told of."""


Work = Callable[[Game], None]
Tell = Callable[[Game, bool], None]
"""Whether the work went well."""


class Kernels:
    """Says when a game's kernels can be called without waiting for the compiler."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        """Those that can be played here, as far as is known: one that can't be compiled is taken out."""
        self._compiled: dict[str, asyncio.Future[bool]] = {}
        """Whether it went well."""
        self._with_networks: dict[str, asyncio.Future[bool]] = {}
        """The same of what bots with a network and hints need."""
        self._failed: set[str] = set()
        self._closed = False

    def start(self) -> None:
        """Begin to compile all games, those of Greenpaw before those from outside."""
        loop = asyncio.get_running_loop()
        self.games, failed = games.load_all()
        for why in failed:
            log.error("%s", why)
        self._compiled = {game.name: loop.create_future() for game in self.games}
        self._with_networks = {game.name: loop.create_future() for game in self.games}
        # a daemon, and no executor: who stops the server doesn't wait for the compiler
        compiling = threading.Thread(
            target=self._compile_all, args=(loop, tuple(self.games)), name="kernels", daemon=True
        )
        compiling.start()

    def close(self) -> None:
        self._closed = True

    def knows(self, game: str) -> bool:
        """Whether the game was there when the server started: what comes later isn't looked for."""
        return game in self._compiled

    def is_ready(self, game: str) -> bool:
        return self._outcome(game) is True

    def is_broken(self, game: str) -> bool:
        return self._outcome(game) is False

    def has_networks(self, game: str) -> bool:
        """Whether bots with a network, and hints, needn't wait for the compiler either."""
        return self._outcome_of(self._with_networks, game) is True

    def lacks_networks(self, game: Game) -> bool:
        """Whether there are no bots with a network here, no hints and no new reviews: none has learnt this
        game, or what they need can't be compiled.
        """
        return not weights.is_learnt(game) or self._outcome_of(self._with_networks, game.name) is False

    def has_bot(self, name: str, game: Game) -> bool:
        """Whether the bot of this name can be seated here, as far as is known."""
        return name in bot.names(game) and not (bot.has_network(name) and self.lacks_networks(game))

    def _outcome(self, game: str) -> bool | None:
        return self._outcome_of(self._compiled, game)

    def _outcome_of(self, compiled: dict[str, asyncio.Future[bool]], game: str) -> bool | None:
        """Whether the game was compiled well; None while that isn't known."""
        future = compiled.get(game)
        if future is None or not future.done() or future.cancelled():
            return None
        return future.result()

    async def ready(self, game: str) -> bool:
        """Wait until the game is compiled; False where it can't be."""
        return await asyncio.shield(self._compiled[game])

    async def ready_with_networks(self, game: str) -> bool:
        """Wait until what networks need is compiled, too; False where it can't be."""
        return await asyncio.shield(self._with_networks[game])

    def _compile_all(self, loop: asyncio.AbstractEventLoop, all_games: Sequence[Game]) -> None:
        in_order = sorted(all_games, key=games.is_from_outside)
        self._compile_each(loop, in_order, compile_game, self._tell, "can't be played")
        whole = [game for game in in_order if game.name not in self._failed]
        lost = "has no bots with a network here, no hints and no new reviews"
        self._compile_each(loop, whole, compile_networks, self._tell_networks, lost)

    def _compile_each(
        self, loop: asyncio.AbstractEventLoop, in_order: Sequence[Game], work: Work, tell: Tell, lost: str
    ) -> None:
        """One after the other; for one that takes long, the others don't wait. `lost`: where it fails."""
        for game in in_order:
            if self._closed:
                return
            compiling = threading.Thread(
                target=self._compile,
                args=(loop, game, work, tell, lost),
                name=f"kernels {game.name}",
                daemon=True,
            )
            compiling.start()
            compiling.join(LONG_S)
            if compiling.is_alive() and not self._closed:
                log.warning("%s isn't compiled after %g s; other games don't wait for it", game.name, LONG_S)

    def _compile(
        self, loop: asyncio.AbstractEventLoop, game: Game, work: Work, tell: Tell, lost: str
    ) -> None:
        compiled = True
        try:
            work(game)
        except UnfitWeights as error:
            compiled = False
            log.error("%s %s: %s", game.name, lost, error)
        except (Exception, SystemExit):
            compiled = False
            self._failed.add(game.name)
            log.exception("%s %s", game.name, lost)
        if self._closed:
            return
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell, game, compiled)

    def _tell(self, game: Game, compiled: bool) -> None:
        if not compiled:
            self.games = [other for other in self.games if other is not game]
            self._tell_networks(game, compiled)
        self._compiled[game.name].set_result(compiled)

    def _tell_networks(self, game: Game, compiled: bool) -> None:
        if not self._with_networks[game.name].done():  # rules that fail late have told of it before
            self._with_networks[game.name].set_result(compiled)
