"""Rounds that are over as records, and what a bot may get of the running one."""

from datetime import UTC, datetime

import msgspec

from greenpaw.games import record
from greenpaw.games.contract import PUBLIC
from greenpaw.games.position import Position
from greenpaw.games.record import Fairness, MatchPart, Record, RecordSeat, Result
from greenpaw.table.seat import Seat
from greenpaw.table.state import Came, Decided, Round, Table, is_abandoned, record_id


def record_of(table: Table, round_number: int, match_number: int | None = None) -> Record | None:
    """The record of a round that is over, of the running or last match unless another is named.

    None where there is none: no such round, one that still runs, one abandoned before the deal.
    """
    match = table.match.number if match_number is None else match_number
    for round in table.rounds:
        if (round.match, round.number) == (match, round_number) and round.position is not None:
            return _record(table, round, round.position)
    return None


def _record(table: Table, round: Round, position: Position) -> Record:
    assert round.first is not None
    assert round.secret is not None
    made = record.make(
        position,
        [_text(step) for step in round.steps],
        id=record_id(table, round),
        started=_instant(round.opened_ms),
        options=round.options,
        first_player=round.first,
        match=MatchPart(
            id=f"{table.id}-{round.match}",
            round=round.number,
            kind=round.kind,
            goal=msgspec.UNSET if round.goal is None else round.goal,
        ),
        seats=[_seat(seat) for seat in round.seats],
        by=[
            (index, step.seat, step.by)
            for index, step in enumerate(round.steps)
            if isinstance(step, Decided) and step.by is not None
        ]
        or None,
        from_=round.from_,
        times=[step.at_ms - round.opened_ms for step in round.steps if isinstance(step, Decided)],
        fairness=Fairness(
            commitment=round.commitment,
            secret=round.secret,
            contributions=[part or "" for part in round.contributions],
            lot=round.lot,
        ),
    )
    return (
        msgspec.structs.replace(made, result=Result(None, [], record.ABANDONED))
        if is_abandoned(round)
        else made
    )


def _text(step: Came | Decided) -> str:
    if isinstance(step, Came):
        return record.chance_step(step.cards)
    return record.decision_step(step.seat, step.action)


def _seat(seat: Seat) -> RecordSeat:
    return RecordSeat(name=seat.name) if seat.bot is None else RecordSeat(bot=seat.bot)


def _instant(ms: int) -> str:
    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def bot_input(table: Table, seat: int) -> tuple[Position, list[str]]:
    """All that whoever decides for this seat may get: the masked position, and the steps as it saw them."""
    round = table.round
    assert round is not None and round.position is not None, "cards are dealt"  # noqa: PT018
    return round.position.mask(seat), [_as_seen(step, seat) for step in round.steps]


def _as_seen(step: Came | Decided, seat: int) -> str:
    if isinstance(step, Decided):
        return _text(step)
    pairs = zip(step.cards, step.seen_by, strict=True)
    return record.chance_step(card if seen_by in (PUBLIC, seat) else "?" for card, seen_by in pairs)
