"""What is said at a table. Kept apart from its log, so that it can be deleted."""

from collections import deque

from greenpaw.server.messages import ChatLine, ChatLines
from greenpaw.server.outside import Outside
from greenpaw.server.refusals import refusal
from greenpaw.server.updates import encode
from greenpaw.store.contract import Said, StoreError
from greenpaw.table.refusal import Refusal
from greenpaw.table.state import Table, seat_of
from greenpaw.table.text import clean_line

NEWEST = 50
"""Lines that someone gets who comes to the table."""


class Chat:
    def __init__(self, table: str, outside: Outside, lines: list[Said]) -> None:
        self._table = table
        self._outside = outside
        self._lines = deque(lines, NEWEST)

    def newest(self) -> ChatLines:
        return ChatLines([_line(said) for said in self._lines])

    async def say(self, person: str, id: str, name: str, text: str, table: Table) -> bytes | Refusal | None:
        """The frame that shows the line; None when it was said, under this id, before."""
        seat = seat_of(table, person)
        name = name if seat is None else table.seats[seat].name
        text = clean_line(text)
        if not name:
            return refusal("name-first")
        if not text:
            return refusal("empty-line")
        now = self._outside.now_ms()
        try:
            said = await self._outside.store.say(self._table, person, id, now, name, seat, text)
        except StoreError:
            return refusal("store")
        if said is None:
            return None
        self._lines.append(said)
        return encode(ChatLines([_line(said)]))


def _line(said: Said) -> ChatLine:
    return ChatLine(said.number, said.at_ms, said.name, said.seat, said.text)
