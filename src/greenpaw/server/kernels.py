"""Rules and bots are compiled on the first start of a version, in a thread: meanwhile the server answers."""

import asyncio
import logging
import threading
from collections.abc import Sequence
from contextlib import suppress

from greenpaw import games
from greenpaw.bots.compiling import compile_game
from greenpaw.games.contract import Game

log = logging.getLogger("greenpaw.kernels")

LONG_S = 30
"""To compile a game takes some seconds; one that takes longer than this is told of."""


class Kernels:
    """Says when a game's kernels can be called without waiting for the compiler."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        """Those that can be played here, as far as is known: one that can't be compiled is taken out."""
        self._compiled: dict[str, asyncio.Future[bool]] = {}
        """Whether it went well."""
        self._closed = False

    def start(self) -> None:
        """Begin to compile all games, those of Greenpaw before those from outside."""
        loop = asyncio.get_running_loop()
        self.games, failed = games.load_all()
        for why in failed:
            log.error("%s", why)
        self._compiled = {game.name: loop.create_future() for game in self.games}
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

    def _outcome(self, game: str) -> bool | None:
        """Whether the game was compiled well; None while that isn't known."""
        compiled = self._compiled.get(game)
        if compiled is None or not compiled.done() or compiled.cancelled():
            return None
        return compiled.result()

    async def ready(self, game: str) -> bool:
        """Wait until the game is compiled; False where it can't be."""
        return await asyncio.shield(self._compiled[game])

    def _compile_all(self, loop: asyncio.AbstractEventLoop, all_games: Sequence[Game]) -> None:
        """One after the other; for one that takes long, the others don't wait."""
        for game in sorted(all_games, key=games.is_from_outside):
            compiling = threading.Thread(
                target=self._compile, args=(loop, game), name=f"kernels {game.name}", daemon=True
            )
            compiling.start()
            compiling.join(LONG_S)
            if self._closed:
                return
            if compiling.is_alive():
                log.warning("%s isn't compiled after %g s; other games don't wait for it", game.name, LONG_S)

    def _compile(self, loop: asyncio.AbstractEventLoop, game: Game) -> None:
        compiled = True
        try:
            compile_game(game)
        except (Exception, SystemExit):
            compiled = False
            log.exception("%s can't be played", game.name)
        if self._closed:
            return
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self._tell, game, compiled)

    def _tell(self, game: Game, compiled: bool) -> None:
        if not compiled:
            self.games = [other for other in self.games if other is not game]
        self._compiled[game.name].set_result(compiled)
