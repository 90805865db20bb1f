"""Rates: so many a second on average, and a handful at once."""

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Holds up to `burst` tokens and gets `per_s` new ones a second; each thing done takes one."""

    def __init__(self, per_s: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._per_s, self._burst, self._clock = per_s, burst, clock
        self._tokens, self._at = burst, clock()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_s)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._tokens + (self._clock() - self._at) * self._per_s >= self._burst


class Buckets:
    """A bucket for each person or address."""

    FORGET_FROM = 10_000

    def __init__(self, per_s: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._per_s, self._burst, self._clock = per_s, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.FORGET_FROM:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full}
            bucket = self._buckets[key] = Bucket(self._per_s, self._burst, self._clock)
        return bucket.take()
