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
    """A bucket for each person or address; of so many at most, the lately used."""

    MOST = 10_000

    def __init__(self, per_s: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._per_s, self._burst, self._clock = per_s, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget()
            bucket = Bucket(self._per_s, self._burst, self._clock)
        self._buckets[key] = bucket  # the last used is the last in order
        return bucket.take()

    def _forget(self) -> None:
        """Forget the buckets that are full again, as new ones are, and the oldest, down to a half."""
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full]
        self._buckets = dict(kept[-(self.MOST // 2) :])
