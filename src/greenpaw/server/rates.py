"""How much at once: for each person, however many connections they open and however often they come back."""

from greenpaw.server.bucket import Buckets
from greenpaw.server.settings import Settings

PATIENCE = 100
"""Messages beyond the rate, less one a second; after that the connection is closed."""


class Rates:
    def __init__(self, settings: Settings) -> None:
        per_s = settings.messages_per_s
        self.messages = Buckets(per_s, 3 * per_s)
        self.patience = Buckets(1, PATIENCE)
        self.lines = Buckets(1, 5)
        """Of chat."""
        self.tables = _per_minute(settings.tables_per_minute)
        self.writes = _per_minute(settings.writes_per_minute)
        """Names and device links."""
        self.history = Buckets(settings.history_per_s, 4 * settings.history_per_s)
        self.persons = _per_minute(settings.persons_per_minute)
        """New ones, by address."""


def _per_minute(rate: float) -> Buckets:
    return Buckets(rate / 60, rate)
