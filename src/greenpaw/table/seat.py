"""Who sits at a table, and under what name."""

import re
from collections.abc import Iterable

import msgspec

from greenpaw.table.text import LONGEST_NAME, graphemes, look


class Seat(msgspec.Struct, frozen=True):
    """A taken seat: a person's, or a bot's."""

    name: str
    key: str
    """Whose scores these are: the person's id, or one made for the bot at this table."""
    person: str | None = None
    bot: str | None = None
    """The bot's name in `--bots`."""
    stand_in: bool = False
    """A bot decides for this person until they say they're back."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None or self.stand_in


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another at the table looks the same: "Ann (2)"."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    stem = re.sub(r" \(\d+\)$", "", name)
    number = 2
    while True:
        suffix = f" ({number})"
        tried = "".join(graphemes(stem)[: LONGEST_NAME - len(suffix)]) + suffix
        if look(tried) not in taken:
            return tried
        number += 1


BOT_NAMES = ("Hazel", "Rowan", "Juniper", "Alder", "Sorrel", "Aspen", "Bramble", "Linden")


def bot_name(others: Iterable[str]) -> str:
    """A name from the forest, for a bot or who has given none, that nobody else at the table has."""
    taken = list(others)
    return min((distinct_name(name, taken) for name in BOT_NAMES), key=lambda name: name not in BOT_NAMES)
