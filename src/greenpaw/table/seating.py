"""Opening a table; sitting down and standing up."""

from collections.abc import Collection, Mapping

from greenpaw import games
from greenpaw.games import UnknownGame
from greenpaw.games.contract import Game, OptionError, Reason
from greenpaw.table import events as e
from greenpaw.table.commands import Open
from greenpaw.table.options import TableSettings
from greenpaw.table.permission import must_be_out_of_round, must_be_there, must_lead, must_sit
from greenpaw.table.refusal import Refused
from greenpaw.table.seat import bot_name, distinct_name
from greenpaw.table.state import Table, game_of, seat_of
from greenpaw.table.text import clean_name


def open_table(command: Open, person: str | None, now_ms: int) -> list[e.Event]:
    if person is None:
        raise Refused("not-seated")
    name = clean(command.name)
    try:
        game = games.load(command.game)
    except UnknownGame:
        raise Refused("no-such-game") from None
    check_options(game, command.options, players=1)
    settings = TableSettings(public=command.public)
    opened = e.Opened(command.table, game.name, game.newest_rules, person, command.options, settings, now_ms)
    return [opened, e.Sat(person, name)]


def check_options(game: Game, chosen: Mapping[str, bool], players: int) -> None:
    """Refuses options that the game doesn't know, that clash, or that leave too few seats for `players`."""
    if chosen.keys() - {option.name for option in game.options}:
        raise Refused("no-such-option")
    try:
        most = game.seats_allowed(chosen)[1]
    except OptionError as error:
        raise Refused(error.reason) from None
    if players > most:
        raise Refused(_why_not(game, chosen, players))


def _why_not(game: Game, chosen: Mapping[str, bool], players: int) -> str | Reason:
    """Why so many players are too many."""
    if players > game.players[-1]:
        return "table-full"
    try:
        game.resolve_options(players, chosen)
    except OptionError as error:
        return error.reason
    raise AssertionError("the most seats allowed are the most that fit")


def sit(table: Table, person: str | None, name: str, now_ms: int) -> list[e.Event]:
    """Take a seat; sitting already, come back to it, or change the name."""
    if person is None:
        raise Refused("not-seated")
    seat = seat_of(table, person)
    cleaned = clean(name)
    if seat is not None:
        return _sit_again(table, seat, cleaned, now_ms)
    must_be_out_of_round(table)
    check_options(game_of(table), table.options.chosen, len(table.seats) + 1)
    sat = e.Sat(person, distinct_name(cleaned, (other.name for other in table.seats)))
    return [sat] if table.host is not None else [sat, e.HostPassed(person)]


def _sit_again(table: Table, seat: int, name: str, now_ms: int) -> list[e.Event]:
    sitting = table.seats[seat]
    events: list[e.Event] = [e.StandInLeft(seat, now_ms)] if sitting.stand_in else []
    distinct = distinct_name(name, (other.name for i, other in enumerate(table.seats) if i != seat))
    if sitting.name in (name, distinct):
        return events
    if not table.is_in_round:
        return [*events, e.Renamed(seat, distinct)]
    if not events:
        raise Refused("round-running")
    return events  # to be back is what counts; the old name stays for this round


def stand_up(table: Table, person: str | None, now_ms: int) -> list[e.Event]:
    """Free the seat; during a round, have it played on until the person is back."""
    seat = must_sit(table, person)
    if not table.is_in_round:
        return [e.StoodUp(seat), *_host_passes(table, seat)]
    if table.seats[seat].stand_in:
        return []
    present = [other for other in _persons_but(table, seat) if not table.seats[other].stand_in]
    return [e.StandInCame(seat, now_ms), *(_host_passes(table, seat) if present else [])]


def _host_passes(table: Table, leaving: int) -> list[e.Event]:
    """To the person who has sat longest, rather to one who is there."""
    if table.seats[leaving].person != table.host:
        return []
    heirs = sorted(_persons_but(table, leaving), key=lambda seat: table.seats[seat].stand_in)
    return [e.HostPassed(table.seats[heirs[0]].person if heirs else None)]


def host_away(table: Table, host: str, here: Collection[str]) -> list[e.Event]:
    """Passes the role to whoever has sat longest of those who are here; it doesn't come back by itself."""
    must_be_out_of_round(table)
    if table.host != host:
        raise Refused("stale")
    heirs = [seat.person for seat in table.seats if seat.person in here and seat.person != host]
    return [e.HostPassed(heirs[0])] if heirs else []


def _persons_but(table: Table, seat: int) -> list[int]:
    return [i for i, other in enumerate(table.seats) if other.person is not None and i != seat]


def add_bot(table: Table, person: str | None, bot: str) -> list[e.Event]:
    must_lead(table, person)
    must_be_out_of_round(table)
    check_options(game_of(table), table.options.chosen, len(table.seats) + 1)
    return [e.BotAdded(bot, bot_name(other.name for other in table.seats), _free_key(table))]


def _free_key(table: Table) -> str:
    """A key that no seat of this table has had while its rounds were played."""
    taken = {seat.key for seats in (table.seats, *(r.seats for r in table.rounds)) for seat in seats}
    return next(key for n in range(len(taken) + 1) if (key := f"bot:{n + 1}") not in taken)


def remove(table: Table, person: str | None, seat: int, name: str | None) -> list[e.Event]:
    """The host frees a seat; the game goes on with the others."""
    must_lead(table, person)
    must_be_there(table, seat, name)
    must_be_out_of_round(table)
    return [e.Removed(seat), *_host_passes(table, seat)]


def clean(text: str) -> str:
    """The name as it is shown."""
    name = clean_name(text)
    if name is None:
        raise Refused("bad-name")
    return name
