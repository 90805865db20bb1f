"""A table where a round that is over elsewhere is played on from one of its decisions, against bots."""

from greenpaw import games
from greenpaw.games import UnknownGame
from greenpaw.games.dealer import Fair
from greenpaw.games.record import Decision, Record, parse_step
from greenpaw.table import events as e
from greenpaw.table.commands import PlayOn
from greenpaw.table.luck import Luck
from greenpaw.table.options import TableSettings
from greenpaw.table.refusal import Refused
from greenpaw.table.seat import Seat, bot_name
from greenpaw.table.seating import clean


def play_on(command: PlayOn, person: str | None, now_ms: int, luck: Luck) -> list[e.Event]:
    """The table opens in the middle of its first round: whoever asks has the seat that decided there, bots
    have the others. What wasn't dealt by then is dealt anew, from the round's own secret.
    """
    if person is None:
        raise Refused("not-seated")
    record = command.record
    seat = _decider(record, command.step)
    try:
        game = games.load(record.game)
    except UnknownGame:
        raise Refused("no-such-game") from None
    settings = TableSettings(public=False)
    opened = e.Opened(command.table, game.name, record.rules, person, record.options, settings, now_ms)
    seats = _seats(record.players, seat, Seat(clean(command.name), person, person=person), command.bots)
    sitting: list[e.Event] = [
        e.Sat(person, each.name) if each.bot is None else e.BotAdded(each.bot, each.name, each.key)
        for each in seats
    ]
    commitment = Fair.commitment(luck.next_secret)
    return [
        opened,
        *sitting,
        e.MatchStarted(1),
        e.RoundOpened(1, seats, record.first_player, record.options, commitment, now_ms),
        e.PlayedOn(record.id, tuple(record.steps[: command.step]), now_ms),
    ]


def _decider(record: Record, step: int) -> int:
    """Whose decision this step is."""
    decided = parse_step(record.steps[step]) if step in range(len(record.steps)) else None
    if not isinstance(decided, Decision):
        raise Refused("no-such-decision")
    return decided.seat


def _seats(players: int, own: int, person: Seat, bots: tuple[str, ...]) -> tuple[Seat, ...]:
    names = [person.name]
    seats: list[Seat] = []
    for seat in range(players):
        if seat == own:
            seats.append(person)
        else:
            names.append(bot_name(names))
            seats.append(Seat(names[-1], f"bot:{len(names) - 1}", bot=bots[seat]))
    return tuple(seats)
