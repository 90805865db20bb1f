"""The newest changes of a table, kept for those who come back and missed them."""

from collections import deque

from msgspec.structs import replace

from greenpaw.server.messages import Snapshot, Update
from greenpaw.server.updates import Change, Happened, Shown, changes, view_hash
from greenpaw.table.state import viewer_of

KEPT_CHANGES = 64
"""After missing more versions than that, a viewer gets a snapshot."""


class Newest:
    def __init__(self) -> None:
        self._happened: deque[Happened] = deque(maxlen=KEPT_CHANGES)

    def keep(self, change: Change) -> None:
        self._happened.append(Happened(change.before.table, change.events, change.after.table))

    def missing(self, now: Shown, person: str, have: int | None, now_ms: int) -> list[Snapshot | Update]:
        """What brings this person from the version that they have to that of now."""
        version, view = now.table.version, now.to(viewer_of(now.table, person))
        if have == version:
            return [Update(version, hash=view_hash(view), now_ms=now_ms)]
        missing = [each for each in self._happened if have is not None and each.before.version >= have]
        if not missing or missing[0].before.version != have:
            return [Snapshot(version, view, now_ms)]
        updates = [change.update(person, now_ms) for change in changes(missing)]
        return [*updates[:-1], replace(updates[-1], hash=view_hash(view))]
