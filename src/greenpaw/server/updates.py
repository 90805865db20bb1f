"""What changed from one version of a table to the next, for one viewer."""

import hashlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from greenpaw.server.messages import Update
from greenpaw.table.events import Event
from greenpaw.table.failure import TableError
from greenpaw.table.state import Table, Viewer, viewer_of
from greenpaw.table.steps import steps_seen
from greenpaw.table.view import View, view

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
_encode_sorted = msgspec.json.Encoder(order="sorted").encode


@contextmanager
def _tells_no_secret(table: Table, viewer: Viewer) -> Generator[None]:
    """An error of the game may name cards: it goes on as one that doesn't."""
    try:
        yield
    except Exception as error:
        raise TableError.of(table, viewer, error) from None


class Shown:
    """One version of a table, and its views, each made once however many look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[Viewer, View] = {}

    def to(self, viewer: Viewer) -> View:
        if viewer not in self._views:
            with _tells_no_secret(self.table, viewer):
                self._views[viewer] = view(self.table, viewer)
        return self._views[viewer]

    def make_all(self) -> None:
        """Raises what keeps someone from seeing the table."""
        for person in persons_of(self.table):
            encode(self.to(viewer_of(self.table, person)))


class Happened(NamedTuple):
    """An accepted command, as it is kept for those who missed it: without views, which are large."""

    before: Table
    events: list[Event]
    after: Table


class Change:
    """An accepted command that is being shown: the table before it, what happened, the table after it."""

    def __init__(self, before: Shown, events: list[Event], after: Shown) -> None:
        self.before, self.events, self.after = before, events, after
        self._made: dict[tuple[Viewer, Viewer], tuple[list[Any], dict[str, Any]]] = {}

    def make_all(self) -> None:
        """Raises what keeps someone from seeing it, before it is written."""
        for person in {**persons_of(self.before.table), **persons_of(self.after.table)}:
            encode(self.update(person, 0))

    def update(self, person: str | None, now_ms: int) -> Update:
        """As this person may know it: who sits down sees more after it than before."""
        old, new = viewer_of(self.before.table, person), viewer_of(self.after.table, person)
        if (old, new) not in self._made:
            changed = _changed(self.before.to(old), self.after.to(new))
            with _tells_no_secret(self.before.table, old):
                self._made[old, new] = steps_seen(self.before.table, self.events, old), changed
        steps, changed = self._made[old, new]
        return Update(self.after.table.version, steps, changed, now_ms=now_ms)


def persons_of(table: Table) -> dict[str | None, None]:
    """Everyone who may see it otherwise than the others: those who are seated, and None for any other."""
    return dict.fromkeys([seat.person for seat in table.seats if seat.person is not None] + [None])


def changes(happened: Iterable[Happened]) -> Iterator[Change]:
    """The changes of versions that follow each other."""
    after: Shown | None = None
    for each in happened:
        before = after or Shown(each.before)
        after = Shown(each.after)
        yield Change(before, each.events, after)


def _changed(before: View, after: View) -> dict[str, Any]:
    return {
        name: part
        for name in View.__struct_fields__
        if (part := getattr(after, name)) != getattr(before, name)
    }


def view_hash(shown: View) -> str:
    """By which page and server find out whether they see the same view: see docs/protocol.md."""
    return hashlib.sha256(_encode_sorted(shown)).hexdigest()[:16]
