"""Slash commands of the chat: the same commands as the page's buttons, for those who type."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from greenpaw.table import commands as c
from greenpaw.table.refusal import Refusal, Refused
from greenpaw.table.state import Table, game_of, seat_of


class Answer(msgspec.Struct, frozen=True):
    """What a slash command tells who typed it: a message id of the page's texts, and its arguments."""

    message: str
    arguments: dict[str, Any] = {}


class _Typed(NamedTuple):
    words: str
    """What follows the command's name."""
    table: Table
    person: str | None
    name: str


SWITCH = {"on": True, "off": False, "auto": None}


def read(text: str, table: Table, person: str | None, name: str = "") -> c.Command | Answer | Refusal | None:
    """The command that is typed, its answer, or why there is none; None for plain chat.

    `name` is what the person is called so far, for `/join` without a name.
    """
    if not text.startswith("/"):
        return None
    word, _, words = text[1:].partition(" ")
    said = COMMANDS.get(word.lower())
    try:
        if said is None:
            raise Refused("unknown-command")
        return said(_Typed(words.strip(), table, person, name))
    except Refused as refused:
        return refused.refusal


def _join(typed: _Typed) -> c.Command:
    seat = seat_of(typed.table, typed.person)
    name = typed.words or (typed.table.seats[seat].name if seat is not None else typed.name)
    if not name:
        raise Refused("name-needed")
    return c.Sit(name[:128])


def _start(typed: _Typed) -> c.Command:
    """Whatever starts next: the match, its next round, or the next match."""
    if typed.table.phase == "between":
        return c.NextRound()
    return c.Rematch() if typed.table.phase == "over" else c.Start()


def _help(typed: _Typed) -> Answer:
    return Answer("chat-help", _options(typed))


def _options(typed: _Typed) -> dict[str, Any]:
    names = [option.name for option in game_of(typed.table).options]
    return {"count": len(names), "options": ", ".join(names)}


def _option(typed: _Typed) -> c.Command | Answer:
    if not typed.words:
        return Answer("chat-options", _options(typed))
    name, _, value = typed.words.partition(" ")
    name, value = name.lower(), value.strip()
    if name == "start":
        return c.SetFirst(_seat_named(typed.table, value) if value else None)
    if name not in {option.name for option in game_of(typed.table).options}:
        raise Refused("no-such-option")
    if (value.lower() or "on") not in SWITCH:
        raise Refused("on-off-auto")
    return c.SetOption(name, SWITCH[value.lower() or "on"])


def _bot(typed: _Typed) -> c.Command:
    return c.AddBot(typed.words[:32].lower()) if typed.words else c.AddBot()


def _remove(typed: _Typed) -> c.Command:
    return c.Remove(_seat_named(typed.table, typed.words))


def _seat_named(table: Table, name: str) -> int:
    for seat, player in enumerate(table.seats):
        if player.name.casefold() == name.casefold():
            return seat
    raise Refused("no-such-player")


def _who(typed: _Typed) -> Answer:
    names = [seat.name for seat in typed.table.seats]
    return Answer("chat-who", {"count": len(names), "names": ", ".join(names)})


COMMANDS: dict[str, Callable[[_Typed], c.Command | Answer]] = {
    "join": _join,
    "start": _start,
    "leave": lambda typed: c.StandUp(),
    "option": _option,
    "bot": _bot,
    "remove": _remove,
    "who": _who,
    "rematch": lambda typed: c.Rematch(),
    "help": _help,
}
