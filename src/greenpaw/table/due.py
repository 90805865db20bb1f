"""What a table waits for. Every timer follows from this alone, so that a restart loses nothing."""

import msgspec

from greenpaw.table.state import Table


class DealDue(msgspec.Struct, frozen=True):
    """Contributions are open; then the cards of this round are dealt."""

    round: int
    since_ms: int
    complete: bool
    """Every person who is there has contributed: nothing is left to wait for."""


class BotDue(msgspec.Struct, frozen=True):
    """A bot must decide, for its own seat or as a stand-in."""

    seat: int
    decision: int
    stand_in: bool
    since_ms: int


class PersonDue(msgspec.Struct, frozen=True):
    """A person must decide."""

    seat: int
    decision: int
    since_ms: int


Due = DealDue | BotDue | PersonDue | None
"""None: it waits for nobody in particular."""


def due(table: Table) -> Due:
    round = table.round
    if round is None or not table.is_in_round:
        return None
    if round.position is None:
        missing = any(
            not seat.is_played_by_bot and contribution is None
            for seat, contribution in zip(table.seats, round.contributions, strict=True)
        )
        return DealDue(round.number, round.since_ms, complete=not missing)
    acting = round.acting
    assert acting is not None, "a round that runs waits for a decision"
    seat = table.seats[acting]
    if seat.is_played_by_bot:
        return BotDue(acting, round.position.decisions, seat.stand_in, round.since_ms)
    return PersonDue(acting, round.position.decisions, round.since_ms)
