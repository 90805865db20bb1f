"""What players do in Linko: typed actions, their codes for kernels and their notation."""

from dataclasses import dataclass

from greenpaw.games.contract import NotationError
from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import COPIES, JOKER, JOKERS, NOTATION, TOP_VALUE, counts_of, written
from greenpaw.games.linko.state import MOST_PLACES

LAY_JOKERS = TOP_VALUE * COPIES * (JOKERS + 1)
"""Sets come first, see `set_code`; from here on, jokers alone: + jokers - 1."""
TAKE_ACTION = LAY_JOKERS + JOKERS
LEAVE_ACTION = TAKE_ACTION + 1
BACK_ACTION = LEAVE_ACTION + 1
DISCARD_ACTION = BACK_ACTION + 1
DRAW_PLACE = DISCARD_ACTION + 1
"""+ the place, from 0."""
DRAW_DECK = DRAW_PLACE + MOST_PLACES
SNATCH_ACTION = DRAW_DECK
"""+ the value of the combination, from 1."""
PASS_ACTION = SNATCH_ACTION + TOP_VALUE
ACTIONS = PASS_ACTION + 1

MAX_LEGAL = LAY_JOKERS + JOKERS
"""Every set there is, and no other phase offers more."""

_PER_NUMBER = JOKERS + 1
_PER_VALUE = COPIES * _PER_NUMBER


@njit
def set_code(value, numbers, jokers):
    """The code of a set with number cards; one joker more is one more."""
    return (value - 1) * _PER_VALUE + (numbers - 1) * _PER_NUMBER + jokers


@njit
def set_of(code):
    """Value, number cards and jokers of the set with this code."""
    if code >= LAY_JOKERS:
        return JOKER, 0, code - LAY_JOKERS + 1
    return code // _PER_VALUE + 1, code // _PER_NUMBER % COPIES + 1, code % _PER_NUMBER


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a set (L5). `value` is 14 for jokers alone."""

    value: int
    numbers: int
    jokers: int = 0

    @property
    def size(self) -> int:
        return self.numbers + self.jokers

    @property
    def cards(self) -> list[str]:
        return [NOTATION[self.value]] * self.numbers + [NOTATION[JOKER]] * self.jokers

    def __str__(self) -> str:
        return written(self.cards)


@dataclass(frozen=True, slots=True)
class Take:
    """Take the victim's set into hand (L10.1)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the victim's set to its owner (L10.1)."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Back:
    """Take the own set back into hand (L10.3)."""

    def __str__(self) -> str:
        return "back"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the own set, and draw as many (L10.3)."""

    def __str__(self) -> str:
        return "discard"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from a display place, numbered from 1, or from the deck: None (L10.4)."""

    place: int | None = None

    def __str__(self) -> str:
        return f"draw {self.place or 'deck'}"


@dataclass(frozen=True, slots=True)
class Snatch:
    """Snatch the phantom's combination of this value (L19)."""

    value: int

    def __str__(self) -> str:
        return f"snatch {self.value}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the consolation draw (L21)."""

    def __str__(self) -> str:
        return "pass"


LinkoAction = Lay | Take | Leave | Back | Discard | Draw | Snatch | Pass

_PLAIN: dict[int, LinkoAction] = {
    TAKE_ACTION: Take(),
    LEAVE_ACTION: Leave(),
    BACK_ACTION: Back(),
    DISCARD_ACTION: Discard(),
    DRAW_DECK: Draw(),
    PASS_ACTION: Pass(),
    **{DRAW_PLACE + place: Draw(place + 1) for place in range(MOST_PLACES)},
    **{SNATCH_ACTION + value: Snatch(value) for value in range(1, TOP_VALUE)},
}
_CODE_OF = {action: code for code, action in _PLAIN.items()}
_BY_TEXT = {str(action): action for action in _PLAIN.values()}


def action_of(code: int) -> LinkoAction:
    """The action that a kernel's code stands for."""
    if code >= TAKE_ACTION:
        return _PLAIN[code]
    return Lay(*set_of(code))


def code_of(action: LinkoAction) -> int:
    """The kernels' code of an action; raises NotationError for one that no deck allows."""
    if not isinstance(action, Lay):
        if action not in _CODE_OF:
            raise NotationError("no-such-action", f"{action} is not an action of Linko")
        return _CODE_OF[action]
    if action.value == JOKER and action.numbers == 0 and 1 <= action.jokers <= JOKERS:
        return LAY_JOKERS + action.jokers - 1
    if 1 <= action.value <= TOP_VALUE and 1 <= action.numbers <= COPIES and 0 <= action.jokers <= JOKERS:
        return int(set_code(action.value, action.numbers, action.jokers))
    raise NotationError("no-such-set", f"no deck of Linko holds {action}", "L1")


def parse(text: str) -> LinkoAction:
    """The action of this notation; a set as its cards, number cards first. Raises NotationError."""
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    if not text[:1].isdigit() and not text.startswith("X"):
        raise NotationError(
            "no-such-action",
            f"{text[:40]!r} is not an action: a set as its cards (7,7,X), take, leave, back, discard, "
            "draw 1 to draw 6, draw deck, snatch VALUE or pass",
        )
    cards = text.split(",")
    counts = counts_of(cards)
    values = [value for value in range(1, TOP_VALUE + 1) if counts[value]]
    if len(values) > 1:
        raise NotationError("mixed-set", f"{text!r}: a set has number cards of one value", "L5")
    value = values[0] if values else JOKER
    action = Lay(value, counts[value] if values else 0, counts[JOKER])
    code_of(action)
    if str(action) != text:
        raise NotationError("card-order", f"{text!r} is written {action}: number cards first, then jokers")
    return action
