"""Who is at a table right now. Presence is a count of connections: a second tab is welcome."""

from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from greenpaw.server.messages import Presence
from greenpaw.server.updates import Change, encode
from greenpaw.table.state import Table, Viewer, viewer_of


class Connection(Protocol):
    """A socket, whatever library brings its frames."""

    def send(self, frame: bytes) -> None:
        """Send a text frame, in order. Never waits: a connection that is too slow is closed."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close after what was sent so far."""
        ...


class _Watcher:
    def __init__(self, person: str, visible: bool, since_ms: int) -> None:
        self.person, self.visible, self.since_ms = person, visible, since_ms


class Watchers:
    def __init__(self, now_ms: Callable[[], int], last_ms: int | None) -> None:
        self._now_ms = now_ms
        self._watchers: dict[Connection, _Watcher] = {}
        self._gone_ms: dict[str, int] = {}
        self._here_ms = 0
        self._told: Presence | None = None
        self.since_ms = now_ms()
        """When the server began to look, at its start or on waking the table."""
        self._empty_ms = self.since_ms if last_ms is None else last_ms
        self._unseen_ms = self.since_ms

    def add(self, connection: Connection, person: str, visible: bool) -> None:
        now = self._now_ms()
        if not self._watchers:
            self._here_ms = now
        self._watchers[connection] = _Watcher(person, visible, now)

    def remove(self, connection: Connection, table: Table) -> None:
        watcher = self._watchers.pop(connection, None)
        if watcher is None:
            return
        now = self._empty_ms = self._now_ms()
        self._gone_ms[watcher.person] = now
        seated = {seat.person for seat in table.seats}  # nobody asks since when others are gone
        self._gone_ms = {person: ms for person, ms in self._gone_ms.items() if person in seated}
        if watcher.visible:
            self._unseen_ms = now

    def set_visible(self, connection: Connection, visible: bool) -> None:
        if watcher := self._watchers.get(connection):
            if watcher.visible and not visible:
                self._unseen_ms = self._now_ms()
            watcher.visible = visible

    # Who is here

    @property
    def persons(self) -> set[str]:
        return {watcher.person for watcher in self._watchers.values()}

    @property
    def is_anyone_here(self) -> bool:
        return bool(self._watchers)

    def gone_ms(self, person: str) -> int | None:
        """Since when this person has no connection; None when they have one."""
        return None if person in self.persons else self._gone_ms.get(person, self.since_ms)

    def since_ms_of(self, persons: Collection[str]) -> int | None:
        """When the first of these persons' connections was made; None while none of them is here."""
        return min((w.since_ms for w in self._watchers.values() if w.person in persons), default=None)

    @property
    def here_ms(self) -> int | None:
        """Since when there has always been someone here; None while nobody is."""
        return self._here_ms if self._watchers else None

    @property
    def empty_ms(self) -> int | None:
        """Since when nobody has a connection."""
        return None if self._watchers else self._empty_ms

    @property
    def unseen_ms(self) -> int | None:
        """Since when nobody looks."""
        return None if any(watcher.visible for watcher in self._watchers.values()) else self._unseen_ms

    def presence(self, table: Table) -> Presence:
        persons = self.persons
        seats = [seat.person is None or seat.person in persons for seat in table.seats]
        return Presence(seats, len(persons - {seat.person for seat in table.seats}))

    # Telling them

    def send(self, frame: bytes) -> None:
        for connection in self._all():
            connection.send(frame)

    def tell_presence(self, table: Table, newcomer: Connection | None = None) -> None:
        """To all, where it isn't what they were told last; to a newcomer in any case."""
        now = self.presence(table)
        if now != self._told:
            self._told = now
            self.send(encode(now))
        elif newcomer is not None:
            newcomer.send(encode(now))

    def send_update(self, change: Change) -> None:
        """To each as they may know it. Those who know the same share one frame."""
        now = self._now_ms()
        frames: dict[tuple[Viewer, Viewer], bytes] = {}
        for connection in self._all():
            person = self._watchers[connection].person
            key = viewer_of(change.before.table, person), viewer_of(change.after.table, person)
            if key not in frames:
                frames[key] = encode(change.update(person, now))
            connection.send(frames[key])

    def _all(self) -> Iterable[Connection]:
        return list(self._watchers)  # sending may close a connection that is too slow
