"""What a command makes happen at a table, or why it isn't carried out.

Pure: time and luck are given. The commands are taken up by what they are about: who sits (`seating`),
what is chosen (`choosing`), matches and rounds (`rounds`), and decisions in the game (`playing`).
"""

from collections.abc import Sequence

from greenpaw.table import choosing, play_on, playing, rounds, seating
from greenpaw.table import commands as c
from greenpaw.table.events import Event
from greenpaw.table.failure import TableError
from greenpaw.table.luck import Luck
from greenpaw.table.refusal import Refusal, Refused
from greenpaw.table.state import Table

__all__ = ["Luck", "Refusal", "decide"]


def decide(
    table: Table | None, command: c.Command | c.Order, person: str | None, now_ms: int, luck: Luck
) -> list[Event] | Refusal:
    """The events of the command; none where it is accepted and changes nothing.

    `person` is who asks; None for the server's own orders, but for `Open` and `PlayOn`, which come with who
    opens the table, and `GiveHint`, which comes with who asked for the hint.
    """
    try:
        return list(_events(table, command, person, now_ms, luck))
    except Refused as refused:
        return refused.refusal
    except Exception as error:
        raise TableError.of(table, command, error) from None


def _events(
    table: Table | None, command: c.Command | c.Order, person: str | None, now_ms: int, luck: Luck
) -> Sequence[Event]:
    if table is None:
        match command:
            case c.Open():
                return seating.open_table(command, person, now_ms)
            case c.PlayOn():
                return play_on.play_on(command, person, now_ms, luck)
            case _:
                raise Refused("no-such-table")
    match command:
        case c.Open() | c.PlayOn():
            raise Refused("table-exists")
        case c.Sit(name):
            return seating.sit(table, person, name, now_ms)
        case c.StandUp():
            return seating.stand_up(table, person, now_ms)
        case c.AddBot(bot):
            assert bot is not None, "the server has named the bot"
            return seating.add_bot(table, person, bot)
        case c.Remove(seat, name):
            return seating.remove(table, person, seat, name)
        case c.SetOption(name, value):
            return choosing.set_option(table, person, name, value)
        case c.SetMatch(kind, goal):
            return choosing.set_match(table, person, kind, goal)
        case c.SetTable():
            return choosing.set_table(table, person, command)
        case c.SetFirst(seat, name):
            return choosing.set_first(table, person, seat, name)
        case c.Start():
            return rounds.start(table, person, now_ms, luck)
        case c.NextRound():
            return rounds.next_round(table, person, now_ms, luck)
        case c.Finish():
            return rounds.finish(table, person, luck)
        case c.Rematch():
            return rounds.rematch(table, person, now_ms, luck)
        case c.Contribute(round, hex):
            return rounds.contribute(table, person, round, hex)
        case c.Deal(round):
            return rounds.deal(table, round, now_ms, luck)
        case c.Abandon():
            return rounds.abandon(table, luck)
        case c.Act(decision, action):
            return playing.act(table, person, decision, action, now_ms, luck)
        case c.TakeHint(decision):
            return playing.take_hint(table, person, decision)
        case c.GiveHint(round, decision, hint):
            return playing.give_hint(table, person, round, decision, hint)
        case c.BotActs(seat, decision, action):
            return playing.bot_acts(table, seat, decision, action, now_ms, luck)
        case c.Absent(seat, decision):
            return playing.absent(table, seat, decision, now_ms)
        case c.HostAway(host, here):
            return seating.host_away(table, host, here)
        case c.Back():
            return playing.back(table, person, now_ms)
