"""What people have asked of a table, until it is answered."""

from collections.abc import Callable
from typing import NamedTuple

from greenpaw.server.messages import Ok, Refused
from greenpaw.table.commands import Command, GiveHint
from greenpaw.table.refusal import Refusal

Reply = Callable[[Ok | Refused], None]


class Asked(NamedTuple):
    """A person's command, or line of chat, that waits for its turn."""

    person: str
    id: str
    what: Command | GiveHint | str
    name: str
    """What the person is called outside this table."""
    reply: Reply


def refused(id: str, why: Refusal) -> Refused:
    return Refused(id, why.code, why.text, why.rule)
