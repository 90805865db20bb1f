"""Searches for hints: few wait, and one of each person, so that nobody waits long because of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from greenpaw.server.threads import Threads

P = ParamSpec("P")
T = TypeVar("T")

MOST = 8
"""People whose searches run or wait: with 0.4 s each, two at once, the last waits for two seconds."""


class TooMany(Exception):
    """Not now: as many people as may wait do."""


class Search:
    """One of a person's; it waits until it has begun."""

    def __init__(self, person: str, seek: Callable[[Search], Coroutine[Any, Any, Any]]) -> None:
        self.person = person
        self.after: Search | None = None
        """Another of the same person, that has begun."""
        self.has_begun = False
        self.task = asyncio.create_task(seek(self))

    def withdraw(self) -> None:
        """It isn't wanted any more: its task is cancelled, if it still waits."""
        if not self.has_begun:
            self.task.cancel()


class Searches:
    def __init__(self) -> None:
        self._threads = Threads("hinting")
        self._newest: dict[str, Search] = {}
        """Of each person."""

    async def run(
        self, search: Search, game: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the work comes to, in a thread of this game; raises TooMany.

        It takes the place of another of the same person that waits, and waits for one that has begun.
        """
        earlier = self._newest.get(search.person)
        if earlier is not None:
            earlier.withdraw()
            search.after = earlier if earlier.has_begun else earlier.after
        elif len(self._newest) >= MOST:
            raise TooMany
        self._newest[search.person] = search
        try:
            if search.after is not None:
                await asyncio.wait([search.after.task])
                search.after = None
            return await self._threads.run(game, _begun, search, work, *args, **kwargs)
        finally:
            if self._newest.get(search.person) is search:
                if search.after is not None and not search.after.task.done():
                    self._newest[search.person] = search.after
                else:
                    del self._newest[search.person]

    def close(self) -> None:
        self._threads.close()


def _begun(search: Search, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    search.has_begun = True
    return work(*args, **kwargs)
