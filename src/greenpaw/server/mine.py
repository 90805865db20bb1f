"""The tables where a person has a seat: the way back to them."""

from contextlib import suppress

from greenpaw.server.hub import BrokenTable, Hub
from greenpaw.server.live import LiveTable
from greenpaw.server.messages import MyTable
from greenpaw.table.state import seat_of

MOST = 20
"""Tables that are looked at: those of the person's last commands."""


async def tables_of(hub: Hub, person: str) -> list[MyTable]:
    """Where this person has a seat, those that wait for them first."""
    lines: list[MyTable] = []
    for table in await hub.outside.store.tables_of(person, MOST):
        with suppress(BrokenTable):
            live = await hub.find(table)
            if live is not None and (line := _line_if_told(hub, live, person)) is not None:
                lines.append(line)
    return sorted(lines, key=lambda line: not line.acts)


def _line_if_told(hub: Hub, live: LiveTable, person: str) -> MyTable | None:
    """One table's trouble keeps nobody from the others."""
    try:
        return _line(live, person)
    except Exception as error:
        hub.outside.trouble.log(f"table {live.table.id} can't be listed for those who sit there", error)
        return None


def _line(live: LiveTable, person: str) -> MyTable | None:
    """None where the person has no seat, or where a match is over and everyone has gone."""
    table = live.table
    seat = seat_of(table, person)
    if seat is None or (table.phase == "over" and not live.watchers.is_anyone_here):
        return None
    key = table.seats[seat].key
    round = table.round
    acting = round.acting if round is not None else None
    return MyTable(
        table=table.id,
        game=table.game,
        phase=table.phase,
        others=[other.name for i, other in enumerate(table.seats) if i != seat],
        acts=round is not None and acting is not None and round.seats[acting].key == key,
    )
