"""What can be chosen at a table: the game's options, and the table's own settings."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from greenpaw.games.contract import Game, OptionError

Pace = Literal["slow", "normal", "fast"]


class GameOptions(msgspec.Struct, frozen=True):
    """The options of the game that someone chose; one that is absent is automatic, or its default."""

    chosen: dict[str, bool] = {}

    def with_choice(self, name: str, value: bool | None) -> "GameOptions":
        others = {key: choice for key, choice in self.chosen.items() if key != name}
        return GameOptions(others if value is None else {**others, name: value})


class TableSettings(msgspec.Struct, frozen=True):
    """How the table is run, whatever the game."""

    public: bool = True
    """Shown in the lobby; otherwise by link only."""
    pace: Pace = "normal"
    """How fast bots decide, for people to follow."""
    grace_s: int = 30
    """Without a live connection for so long while a decision of theirs is due, a person is absent."""
    open_hands: bool = False
    """In games whose hands everyone knows, pages show others' hands openly, and not as backs."""
    hints: bool = True
    """Whoever must decide may ask for a hint, in games that have hints."""


def resolved(game: Game, players: int, chosen: Mapping[str, bool]) -> dict[str, bool] | None:
    """Every option's value with so many players; None where their number doesn't fit."""
    try:
        return game.resolve_options(players, chosen)
    except OptionError:
        return None
