"""Who sits at a table, and under what name."""

import re
import unicodedata
from collections.abc import Iterable

import msgspec

LONGEST_NAME = 32
"""In graphemes: what a reader takes for one character."""

JOINERS = "\u200c\u200d"
"""The two invisible characters that scripts and emoji need."""
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
"""Characters that count as letters or symbols but show nothing."""


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


def clean_name(text: str) -> str | None:
    """The name as it is shown: in NFC, on one line, without what can't be seen or turns the writing
    direction, at most 32 graphemes long. None where nothing is left.
    """
    text = unicodedata.normalize("NFC", text).translate(BLANKS)
    kept = "".join(_shown(char) for char in text)
    short = "".join(graphemes(" ".join(kept.split()))[:LONGEST_NAME]).strip(" " + JOINERS)
    return short if any(_is_visible(char) for char in short) else None


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" or _is_emoji(char)


def _is_emoji(char: str) -> bool:
    """Known by its place, as there are newer ones than Python knows."""
    return "\U0001f000" <= char <= "\U0001faff"


def _shown(char: str) -> str:
    category = unicodedata.category(char)
    if char in JOINERS or _is_emoji(char):
        return char
    if category[0] == "Z" or char in "\t\n\r":
        return " "
    return "" if category[0] == "C" else char


def graphemes(text: str) -> list[str]:
    """The text cut into what a reader takes for single characters (near enough to UAX 29 for names)."""
    clusters: list[str] = []
    for char in text:
        if clusters and _extends(clusters[-1], char):
            clusters[-1] += char
        else:
            clusters.append(char)
    return clusters


def _extends(cluster: str, char: str) -> bool:
    if unicodedata.category(char)[0] == "M" or char in JOINERS or cluster[-1] == "\u200d":
        return True
    if "\U0001f3fb" <= char <= "\U0001f3ff":  # the tone of the emoji before it
        return True
    return _is_flag_letter(char) and len(cluster) == 1 and _is_flag_letter(cluster)


def _is_flag_letter(char: str) -> bool:
    """Two of these make a flag."""
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another at the table looks the same: "Ann (2)"."""
    taken = {_look(other) for other in others}
    if _look(name) not in taken:
        return name
    stem = re.sub(r" \(\d+\)$", "", name)
    number = 2
    while True:
        suffix = f" ({number})"
        tried = "".join(graphemes(stem)[: LONGEST_NAME - len(suffix)]) + suffix
        if _look(tried) not in taken:
            return tried
        number += 1


BOT_NAMES = ("Hazel", "Rowan", "Juniper", "Alder", "Sorrel", "Aspen", "Bramble", "Linden")


def bot_name(others: Iterable[str]) -> str:
    """A name from the forest for a bot, that nobody else at the table has."""
    taken = list(others)
    return min((distinct_name(name, taken) for name in BOT_NAMES), key=lambda name: name not in BOT_NAMES)


def _look(name: str) -> str:
    """Equal for names that a reader would take for one."""
    return unicodedata.normalize("NFKC", name).casefold().translate(dict.fromkeys(map(ord, JOINERS)))
