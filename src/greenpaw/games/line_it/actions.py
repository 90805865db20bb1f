"""What players do in LINE-IT: typed actions, their codes for kernels and their notation."""

from dataclasses import dataclass
from typing import Literal

from greenpaw.games.contract import NotationError
from greenpaw.games.line_it.cards import CODES, NOTATION

TAKE_TO_LINE = 0
"""+ the card's code; the next two as well."""
TAKE_TO_HAND = CODES
PLAY_CARD = 2 * CODES
CLOSE_ACTION = 3 * CODES
END_ACTION = CLOSE_ACTION + 1
PASS_ACTION = CLOSE_ACTION + 2

MAX_LEGAL = 16
"""Before taking: each of seven market cards both ways, the one card of a hand with room, and close."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card from the market, onto the line or into hand (T7)."""

    card: str
    to: Literal["line", "hand"]

    def __str__(self) -> str:
        return f"take {self.card} {self.to}"


@dataclass(frozen=True, slots=True)
class Play:
    """Add a hand card to the line (T9, T16)."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Close:
    """Close the line (T9, T14)."""

    def __str__(self) -> str:
        return "close"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn (T11)."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Pass:
    """Add no more of the last cards (T16)."""

    def __str__(self) -> str:
        return "pass"


LineItAction = Take | Play | Close | End | Pass

_ACTIONS: dict[int, LineItAction] = {
    **{TAKE_TO_LINE + code: Take(NOTATION[code], "line") for code in range(1, CODES)},
    **{TAKE_TO_HAND + code: Take(NOTATION[code], "hand") for code in range(1, CODES)},
    **{PLAY_CARD + code: Play(NOTATION[code]) for code in range(1, CODES)},
    CLOSE_ACTION: Close(),
    END_ACTION: End(),
    PASS_ACTION: Pass(),
}
_CODE_OF = {action: code for code, action in _ACTIONS.items()}
_BY_TEXT = {str(action): action for action in _ACTIONS.values()}


def action_of(code: int) -> LineItAction:
    """The action that a kernel's code stands for."""
    return _ACTIONS[code]


def code_of(action: LineItAction) -> int:
    """The kernels' code of an action; raises NotationError for one with a card that there isn't."""
    if action not in _CODE_OF:
        raise NotationError("no-such-action", f"{action} is not an action of LINE-IT")
    return _CODE_OF[action]


def parse(text: str) -> LineItAction:
    """The action of this notation; raises NotationError."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    verb, _, rest = text.partition(" ")
    card, _, where = rest.partition(" ")
    if (
        card
        and card not in NOTATION[1:]
        and (verb == "play" or (verb == "take" and where in ("line", "hand")))
    ):
        raise NotationError(
            "no-such-card", f"there is no card {card[:40]!r}: cards are 1 to 100, +3, +4, +5", "T1"
        )
    raise NotationError(
        "no-such-action",
        f"{text[:40]!r} is not an action: take CARD line, take CARD hand, play CARD, close, end or pass",
    )
