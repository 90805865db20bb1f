"""Checking a record: it is replayed, and all that it claims is held against the rules and the shuffle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from greenpaw.games.contract import GameError
from greenpaw.games.dealer import Fair
from greenpaw.games.position import Position
from greenpaw.games.record import (
    ABANDONED,
    Decision,
    Fairness,
    Record,
    RecordError,
    Result,
    deal,
    parse_step,
    start_of,
    step_after,
)

LONGEST_CONTRIBUTION = 32
"""Bytes that a person's browser may add to the shuffle."""


def verify(record: Record) -> Position:
    """Replay the record and check all it claims; the last position. Raises RecordError."""
    position = start_of(record)
    fair = None if record.fairness is None else _fair_dealer(record, record.fairness)
    repeated = 0 if record.from_ is None else record.from_.step
    deciders: dict[int, int] = {}
    for index, text in enumerate(record.steps):
        try:
            step = parse_step(text)
            after = step_after(position, step)
            if isinstance(step, Decision):
                _check_legal(record, len(deciders), position)
                deciders[index] = step.seat
            elif fair is not None and index >= repeated:
                _check_cards(position, step, fair, record.match.round)
            position = after
        except (RecordError, GameError) as error:
            raise RecordError(str(error), index) from None
    _check_lists(record, deciders)
    _check_result(record, position)
    return position


def _check_legal(record: Record, decision: int, position: Position) -> None:
    if record.legal is None or decision >= len(record.legal):
        return
    legal = record.legal[decision]
    allowed = [str(action) for action in position.legal_actions()]
    if legal != allowed:
        raise RecordError(f"legal says {legal}, but allowed are {allowed}")


def _check_lists(record: Record, deciders: Mapping[int, int]) -> None:
    if len(record.seats) != record.players:
        raise RecordError(f"{record.players} players, but {len(record.seats)} seats")
    game = start_of(record).game
    if missing := set(game.resolve_options(record.players, record.options)) - set(record.options):
        raise RecordError(f"the option {missing.pop()!r} is missing: options are written complete")
    for name, items in (("legal", record.legal), ("times", record.times)):
        if items is not None and len(items) != len(deciders):
            raise RecordError(f"{name} has {len(items)} entries for {len(deciders)} decisions")
    for index, seat, what in record.by or ():
        if deciders.get(index) != seat:
            raise RecordError(f"by says {what} for seat {seat} in step {index}, which isn't its decision")
    if record.from_ is not None and record.from_.step > len(record.steps):
        raise RecordError(f"from repeats {record.from_.step} steps, but there are {len(record.steps)}")


def _check_result(record: Record, position: Position) -> None:
    outcome = position.outcome
    if record.result is None:
        if outcome is not None:
            raise RecordError("the round is over, but the result is null")
        return
    if outcome is not None:
        expected = Result(outcome.scores, outcome.winners, outcome.reason)
    elif record.result.reason == ABANDONED:
        expected = Result(None, [], ABANDONED)
    else:
        raise RecordError("there is a result, but the round isn't over")
    if record.result != expected:
        raise RecordError(f"the result is {_text(expected)}, not {_text(record.result)}")


def _text(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def _fair_dealer(record: Record, fairness: Fairness) -> Fair:
    try:
        secret = bytes.fromhex(fairness.secret)
        dealer = Fair(secret, [bytes.fromhex(contribution) for contribution in fairness.contributions])
    except ValueError as error:
        raise RecordError(f"fairness: {error}") from None
    _check_contributions(record, fairness.contributions)
    if Fair.commitment(secret) != fairness.commitment:
        raise RecordError("fairness: the secret isn't the one that was committed to")
    if fairness.lot and dealer.number(record.match.round, 0, record.players) != record.first_player:
        raise RecordError("fairness: another first player was drawn")
    return dealer


def _check_contributions(record: Record, contributions: Sequence[str]) -> None:
    """What is added beyond one part a person could be chosen when all others are known."""
    if len(contributions) != record.players:
        raise RecordError(f"fairness: {len(contributions)} contributions for {record.players} seats")
    for number, (seat, part) in enumerate(zip(record.seats, contributions, strict=False)):
        if len(part) > 2 * LONGEST_CONTRIBUTION or (part and seat.bot is not None):
            raise RecordError(f"fairness: seat {number} can't have contributed {len(part) // 2} bytes")


def has_checked_cards(record: Record) -> bool:
    """Whether every card of a record that verifies was held against its secret.

    Not so for a round that was played on from another: nothing here says how its repeated cards were dealt.
    """
    dealt = any(step.startswith("*") for step in record.steps)
    return record.fairness is not None and record.from_ is None and dealt


def _check_cards(position: Position, cards: Sequence[str], dealer: Fair, round: int) -> None:
    for k, (expected, text) in enumerate(zip(deal(position, dealer, round)[1], cards, strict=True)):
        if expected != text:
            raise RecordError(
                f"fairness: card {position.dealt + k + 1} is {text}, the secret gives {expected}"
            )
