"""What the seat that must decide may choose, and what it is shown as barred."""

from typing import Any

import msgspec

from greenpaw.games.position import Position
from greenpaw.table.state import Table


class Choice(msgspec.Struct, frozen=True):
    """A legal action and what it does, before any luck or another seat's choice."""

    action: str
    effects: list[Any]
    """Facts of the game's own effect type."""


class Barred(msgspec.Struct, frozen=True):
    """An action that the table suggests but the rules don't allow now, and why."""

    action: str
    code: str
    """The page's text is the message GAME-illegal-CODE."""
    text: str
    """In English, for a page without that message."""
    rule: str


def position_to_decide_in(table: Table, seat: int | None) -> Position | None:
    """The position as this seat knows it, where the person who has it must decide now."""
    round = table.round
    if round is None or round.position is None or seat is None or seat != round.acting:
        return None
    return None if table.seats[seat].is_played_by_bot else round.position.mask(seat)


def choices(masked: Position) -> list[Choice]:
    """All that is legal, each with what it does."""
    return [Choice(str(action), masked.effects(action)) for action in masked.legal_actions()]


def barred(masked: Position) -> list[Barred]:
    """What the table suggests in vain, each with why."""
    whys = [(action, masked.why_illegal(action)) for action in masked.game.suggested(masked)]
    return [Barred(str(action), why.code, why.text, why.rule) for action, why in whys if why is not None]
