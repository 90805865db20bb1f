"""All that is impure round the tables: the store, the clock, luck, threads. Tests bring their own."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from greenpaw.games import dice
from greenpaw.server.kernels import Kernels
from greenpaw.server.once import Once
from greenpaw.server.searches import Searches
from greenpaw.server.settings import Settings
from greenpaw.server.threads import Threads
from greenpaw.store.contract import Store


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


def _any_stream(table: str, seat: int) -> np.ndarray:
    return dice.stream(int.from_bytes(os.urandom(8), "big"))


@dataclass(frozen=True)
class Outside:
    store: Store
    settings: Settings
    now_ms: Callable[[], int] = _now_ms
    secrets: Callable[[int], bytes] = os.urandom
    """So many secret bytes: the operating system's, unless a test wants to know them."""
    bot_stream: Callable[[str, int], np.ndarray] = _any_stream
    """A random stream for a bot's decision, by table and seat."""
    kernels: Kernels = field(default_factory=Kernels)
    thinking: Threads = field(default_factory=lambda: Threads("thinking"))
    """Where bots think."""
    hinting: Searches = field(default_factory=Searches)
    """Where hints are found: bots don't wait for them."""
    reading: Threads = field(default_factory=lambda: Threads("reading"))
    """Where long logs are read and told."""
    trouble: Once = field(default_factory=Once)
    """Where trouble is told that may come again and again."""
