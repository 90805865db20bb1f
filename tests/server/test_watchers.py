"""What is remembered of those who were at a table."""

from at_watchers import Quiet

from greenpaw.server.watchers import Watchers
from greenpaw.table.options import GameOptions, TableSettings
from greenpaw.table.seat import Seat
from greenpaw.table.state import Table


def test_only_of_those_who_are_seated_it_is_known_since_when_they_are_gone() -> None:
    now = 0
    watchers = Watchers(lambda: now, None)
    table = Table("t", "linko", 1, 0, "ann", TableSettings(), GameOptions({}), (Seat("Ann", "ann", "ann"),))
    for now, person in enumerate(["ann", *(f"passer-by {n}" for n in range(100))]):
        page = Quiet()
        watchers.add(page, person, visible=True)
        now += 1
        watchers.remove(page, table)
    assert watchers.gone_ms("ann") == 1
    assert watchers._gone_ms == {"ann": 1}
