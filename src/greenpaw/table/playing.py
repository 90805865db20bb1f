"""Decisions in the game: people's, bots', and stand-ins'; hints for them."""

from typing import Any

from greenpaw.games.contract import NotationError
from greenpaw.games.position import Position
from greenpaw.games.record import deal
from greenpaw.table import events as e
from greenpaw.table.luck import Luck, dealer_of, secret_of
from greenpaw.table.permission import must_sit
from greenpaw.table.refusal import Refused
from greenpaw.table.rounds import after_round
from greenpaw.table.state import Round, Table, game_of


def act(
    table: Table, person: str | None, decision: int, action: str, now_ms: int, luck: Luck
) -> list[e.Event]:
    round, position = _running_for(table, person, decision)
    return _decided(table, round, position, action, None, now_ms, luck)


def take_hint(table: Table, person: str | None, decision: int) -> list[e.Event]:
    """Whether the person may: nothing happens before the hint is found."""
    if not table.settings.hints:
        raise Refused("no-hints")
    _running_for(table, person, decision)
    return []


def give_hint(
    table: Table, person: str | None, commitment: str, decision: int, hint: dict[str, Any]
) -> list[e.Event]:
    """The round, of this commitment, may have ended since: another's decisions count from 0 again."""
    if not table.settings.hints:
        raise Refused("no-hints")
    if table.round is not None and table.round.commitment != commitment:
        raise Refused("stale")
    round, _ = _running_for(table, person, decision)
    assert round.acting is not None, "a person's decision is due"
    return [e.Hinted(round.acting, decision, hint)] if round.hint is None else []


def bot_acts(table: Table, seat: int, decision: int, action: str, now_ms: int, luck: Luck) -> list[e.Event]:
    round, position = _running(table)
    if decision != position.decisions:
        raise Refused("stale")
    if seat != round.acting or not table.seats[seat].is_played_by_bot:
        raise Refused("not-your-decision")
    by = "stand-in" if table.seats[seat].stand_in else None
    return _decided(table, round, position, action, by, now_ms, luck)


def absent(table: Table, seat: int, decision: int, now_ms: int) -> list[e.Event]:
    """A person didn't answer and isn't there: a stand-in decides from now on."""
    round, position = _running(table)
    if decision != position.decisions:
        raise Refused("stale")
    if seat != round.acting or table.seats[seat].person is None:
        raise Refused("not-your-decision")
    return [] if table.seats[seat].stand_in else [e.StandInCame(seat, now_ms)]


def back(table: Table, person: str | None, now_ms: int) -> list[e.Event]:
    seat = must_sit(table, person)
    return [e.StandInLeft(seat, now_ms)] if table.seats[seat].stand_in else []


def _running_for(table: Table, person: str | None, decision: int) -> tuple[Round, Position]:
    """The round where this decision is due, and the person's to make."""
    seat = must_sit(table, person)
    round, position = _running(table)
    if table.seats[seat].stand_in:
        raise Refused("stand-in-decides")
    if decision != position.decisions:
        raise Refused("stale")
    if seat != round.acting:
        raise Refused("not-your-decision")
    return round, position


def _running(table: Table) -> tuple[Round, Position]:
    if table.round is None or table.phase != "playing":
        raise Refused("no-round")
    assert table.round.position is not None, "cards are dealt before they are played"
    return table.round, table.round.position


def _decided(
    table: Table, round: Round, position: Position, text: str, by: e.By | None, now_ms: int, luck: Luck
) -> list[e.Event]:
    """The decision, the cards that follow from it, and the end of the round if it is one."""
    game = game_of(table)
    try:
        action = game.parse_action(text)
    except NotationError as error:
        raise Refused(error.reason) from None
    if reason := position.why_illegal(action):
        raise Refused(reason)
    position, cards = deal(position.play(action), dealer_of(luck, round), round.number)
    assert round.acting is not None
    acted = e.Acted(round.acting, str(action), now_ms, by, tuple(cards))
    outcome = position.outcome
    if outcome is None:
        return [acted]
    tie_break = tuple(game.tie_break(position))
    return [acted, *after_round(table, round, e.RoundEnded(outcome, tie_break, secret_of(luck, round).hex()))]
