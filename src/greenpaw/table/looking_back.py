"""A round that is over, as it was at one of its decisions."""

from collections.abc import Iterable

from msgspec.structs import replace

from greenpaw.games.position import Position
from greenpaw.table.choices import Choice, choices
from greenpaw.table.evolve import with_cards
from greenpaw.table.options import GameOptions
from greenpaw.table.state import Came, Decided, Round, SeatViewer, Table, start_position
from greenpaw.table.view import View, view


def round_of(table: Table, match: int, number: int) -> Round | None:
    """The round of these numbers, where it is over and was played to its end."""
    played = (round for round in table.rounds if round.outcome is not None)
    return next((round for round in played if (round.match, round.number) == (match, number)), None)


def seen_then(table: Table, round: Round, step: int) -> tuple[View, list[Choice]] | None:
    """The table as the seat that took this step of the round saw it then, to be looked at: nothing can be
    chosen in it. Who was host then isn't kept, so nobody is, and nobody leads. Beside it, all that could have
    been chosen.

    None where the step isn't a decision.
    """
    if step >= len(round.steps) or not isinstance(decided := round.steps[step], Decided):
        return None
    then = _table_then(table, round, step)
    seen = view(then, SeatViewer(decided.seat))
    assert then.round is not None and then.round.position is not None, "the round was dealt"  # noqa: PT018
    seats = [replace(seat, host=False) for seat in seen.seats]
    seen = replace(seen, seats=seats, leads=False, choices=[], barred=[])
    return seen, choices(then.round.position.mask(decided.seat))


def _table_then(table: Table, round: Round, step: int) -> Table:
    """With those who played the round, and nothing of what came after."""
    steps = round.steps[:step]
    before = replace(table, round=round)
    assert round.first is not None, "the round was dealt"
    position = _position_after(start_position(before, round.first), steps)
    unfinished = replace(
        round,
        position=position,
        steps=steps,
        hints=tuple(taken for taken in round.hints if taken.decision < position.decisions),
        outcome=None,
        tie_break=(),
        secret=None,
    )
    earlier = [each for each in table.rounds if (each.match, each.number) < (round.match, round.number)]
    return replace(
        table,
        phase="playing",
        seats=round.seats,
        options=GameOptions(round.options),
        match=replace(table.match, number=round.match, kind=round.kind, goal=round.goal, winners=()),
        round=unfinished,
        rounds=tuple(earlier),
    )


def _position_after(position: Position, steps: Iterable[Came | Decided]) -> Position:
    for step in steps:
        if isinstance(step, Came):
            position, _ = with_cards(position, step.cards)
        else:
            position = position.play(step.action)
    return position
