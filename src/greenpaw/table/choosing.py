"""What the host chooses: the game's options, the match, who starts, how the table is run."""

from msgspec.structs import replace

from greenpaw.table import events as e
from greenpaw.table.commands import MatchKind, SetTable
from greenpaw.table.match import goal_of
from greenpaw.table.permission import must_be_out_of_round, must_be_there, must_lead
from greenpaw.table.refusal import Refused
from greenpaw.table.seating import check_options
from greenpaw.table.state import Table, game_of


def set_option(table: Table, person: str | None, name: str, value: bool | None) -> list[e.Event]:
    must_lead(table, person)
    must_be_out_of_round(table)
    game = game_of(table)
    if name not in {option.name for option in game.options}:
        raise Refused("no-such-option")
    if table.options.chosen.get(name) == value:
        return []
    check_options(game, table.options.with_choice(name, value).chosen, len(table.seats))
    return [e.OptionChosen(name, value)]


def set_match(table: Table, person: str | None, kind: MatchKind, goal: int | None) -> list[e.Event]:
    must_lead(table, person)
    _must_be_before_match(table)
    try:
        goal = goal_of(kind, goal)
    except ValueError:
        raise Refused("bad-goal") from None
    return [] if (kind, goal) == (table.match.kind, table.match.goal) else [e.MatchChosen(kind, goal)]


def set_first(table: Table, person: str | None, seat: int | None, name: str | None) -> list[e.Event]:
    must_lead(table, person)
    _must_be_before_match(table)
    if seat is not None:
        must_be_there(table, seat, name)
    return [] if seat == table.first else [e.FirstChosen(seat)]


def set_table(table: Table, person: str | None, command: SetTable) -> list[e.Event]:
    must_lead(table, person)
    if command.open_hands is not None and not game_of(table).hands_are_open:
        raise Refused("hands-hidden")
    old = table.settings
    new = replace(
        old,
        public=old.public if command.public is None else command.public,
        pace=command.pace or old.pace,
        grace_s=command.grace_s or old.grace_s,
        open_hands=old.open_hands if command.open_hands is None else command.open_hands,
        hints=old.hints if command.hints is None else command.hints,
    )
    return [] if new == old else [e.SettingsChanged(new)]


def _must_be_before_match(table: Table) -> None:
    if table.phase not in ("gathering", "over"):
        raise Refused("match-running")
