"""What a person typed, as an action: notation, loosely written, or the number of a listed choice."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from greenpaw.games.contract import Action, NotationError, Reason
from greenpaw.games.position import Position


class Ambiguous(NamedTuple):
    """Several actions begin like this."""

    actions: list[Action]


class NoSuchChoice(NamedTuple):
    """A number that none of the listed choices has."""

    number: int
    choices: int


NO_ACTION = Reason("no-such-action", "this is no action")


def understand(typed: str, position: Position) -> Action | Ambiguous | NoSuchChoice | Reason:
    """The legal action that was meant, or why there is none.

    `#2` is always the second choice. A bare number is one only where no action is written with numbers,
    so that it never stands for something else than the card or place it names.
    """
    legal = position.legal_actions()
    words = _words(typed)
    if not words:
        return NO_ACTION
    number = re.fullmatch(r"#?([0-9]{1,4})", typed.strip())
    if number and (typed.strip().startswith("#") or not any(map(_has_number, legal))):
        chosen = int(number[1])
        return legal[chosen - 1] if 1 <= chosen <= len(legal) else NoSuchChoice(chosen, len(legal))
    meant = _meant(words, legal)
    if len(meant) == 1:
        return meant[0]
    return Ambiguous(meant) if meant else _why_not(words, position)


def looks_like_choice(typed: str, position: Position) -> bool:
    """Whether a number that can't be done as the card or place it names may have meant a listed choice."""
    number = re.fullmatch("[0-9]{1,4}", typed.strip())
    return number is not None and 1 <= int(number[0]) <= len(position.legal_actions())


def _meant(words: list[str], actions: Sequence[Action]) -> list[Action]:
    """Those of the actions that are written with these words, else those that they begin."""
    exact = [action for action in actions if sorted(_words(str(action))) == sorted(words)]
    return exact or [action for action in actions if _begins(words, _words(str(action)))]


def _words(text: str) -> list[str]:
    """What blanks, commas and pluses part; a plus that stands before a word belongs to it: `+3` isn't `3`."""
    return [word for word in re.split(r"[\s,]+|(?<=[^\s,+])\+", text.lower()) if word]


def _has_number(action: Action) -> bool:
    return re.search(r"\d", str(action)) is not None


def _begins(typed: Sequence[str], written: Sequence[str]) -> bool:
    """Whether each typed word begins one of an action's words, in their order; numbers are typed whole.

    Cards alone are no words to begin: `7` is not short for `7,7`.
    """
    if len(written[0]) == 1 or written[0].isdecimal():
        return False
    rest = iter(written)
    return all(
        any(word == part if part.isdecimal() else word.startswith(part) for word in rest) for part in typed
    )


def _why_not(words: list[str], position: Position) -> Reason:
    """Why what was typed can't be done, read as what the table suggests in vain, as cards in any order, or as
    an action's words.
    """
    if barred := _meant(words, position.game.suggested(position)):
        return position.why_illegal(barred[0]) or NO_ACTION
    why = NO_ACTION
    for text in (",".join(sorted(words)).upper(), " ".join(words)):
        try:
            return position.why_illegal(text) or NO_ACTION
        except NotationError as error:
            why = error.reason if why.code == NO_ACTION.code else why
    return why
