"""Where a game's rules and bots work for long, never on the loop: each game in threads of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

A_GAME = 2
"""Threads of one game. One that never comes back holds up that game alone."""


class Threads:
    def __init__(self, what: str) -> None:
        """`what` they are for, in their names."""
        self._what = what
        self._pools: dict[str, ThreadPoolExecutor] = {}
        self._waited_for = 0

    @property
    def is_busy(self) -> bool:
        """Whether someone waits for what is worked on here."""
        return self._waited_for > 0

    async def run(self, game: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work comes to, in a thread of this game."""
        if game not in self._pools:
            self._pools[game] = ThreadPoolExecutor(A_GAME, f"{self._what} {game}")
        self._waited_for += 1
        try:
            return await asyncio.wrap_future(self._pools[game].submit(work, *args, **kwargs))
        finally:
            self._waited_for -= 1

    def close(self) -> None:
        """Begin nothing more, and wait for nothing."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
