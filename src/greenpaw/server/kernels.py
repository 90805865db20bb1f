"""Rules and bots are compiled on the first start of a version, in a thread: meanwhile the server answers."""

import asyncio
import logging
import threading

from greenpaw import games
from greenpaw.bots.compiling import compile_game
from greenpaw.games.contract import Game

log = logging.getLogger("greenpaw.kernels")


class Kernels:
    """Says when a game's kernels can be called without waiting for the compiler."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        """Those that can be played here."""
        self._compiled: dict[str, asyncio.Future[None]] = {}
        self._closed = False

    def start(self) -> None:
        """Begin to compile all games, one after the other."""
        loop = asyncio.get_running_loop()
        self.games, failed = games.load_all()
        for why in failed:
            log.error("%s", why)
        self._compiled = {game.name: loop.create_future() for game in self.games}
        # a daemon, and no executor: who stops the server doesn't wait for the compiler
        threading.Thread(target=self._compile_all, args=(loop,), name="kernels", daemon=True).start()

    def close(self) -> None:
        self._closed = True

    def is_ready(self, game: str) -> bool:
        compiled = self._compiled.get(game)
        return (
            compiled is not None and compiled.done() and not compiled.cancelled() and not compiled.exception()
        )

    async def ready(self, game: str) -> None:
        """Wait until the game is compiled; raises what its compiling raised."""
        if game in self._compiled:
            await asyncio.shield(self._compiled[game])

    def _compile_all(self, loop: asyncio.AbstractEventLoop) -> None:
        for game in self.games:
            error: Exception | None = None
            try:
                compile_game(game)
            except Exception as raised:
                error = raised
                log.error("%s can't be played", game.name, exc_info=error)
            if self._closed:
                return
            try:
                loop.call_soon_threadsafe(_tell, self._compiled[game.name], error)
            except RuntimeError:
                return  # the loop is closed: nobody waits any more


def _tell(compiled: asyncio.Future[None], error: Exception | None) -> None:
    if error is None:
        compiled.set_result(None)
    else:
        compiled.set_exception(error)
