"""Who may ask what of a table."""

from greenpaw.table.refusal import Refused
from greenpaw.table.state import Table, seat_of


def must_sit(table: Table, person: str | None) -> int:
    """The seat of the person; only those who sit may ask this."""
    seat = seat_of(table, person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def leads(table: Table, seat: int) -> bool:
    """Whether the person of this seat runs the table: the host, and everyone while a stand-in decides for
    the host.
    """
    host = seat_of(table, table.host)
    return host is None or host == seat or table.seats[host].stand_in


def must_lead(table: Table, person: str | None) -> None:
    """Only who leads may ask this."""
    if not leads(table, must_sit(table, person)):
        raise Refused("not-host")


def must_be_there(table: Table, seat: int, name: str | None) -> None:
    """The seat is taken, and by whom the asker saw there: seats close up when someone goes meanwhile."""
    if seat >= len(table.seats):
        raise Refused("no-such-seat")
    if name is not None and table.seats[seat].name != name:
        raise Refused("stale")


def must_be_out_of_round(table: Table) -> None:
    """Not while contributions are open or cards are played."""
    if table.is_in_round:
        raise Refused("round-running")
