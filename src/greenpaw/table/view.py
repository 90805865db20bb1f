"""A table as one viewer may see it, built from nothing: a field is visible because it is written here."""

from typing import Any, Literal

import msgspec

from greenpaw.games.contract import Outcome
from greenpaw.table.commands import MatchKind

Phase = Literal["gathering", "opening", "playing", "between", "over"]
"""Before the match · contributions are open · cards are played · between two rounds · the match is over."""


class SeatView(msgspec.Struct, frozen=True):
    name: str
    bot: str | None
    """The bot's name in `--bots` where a bot has this seat."""
    host: bool
    stand_in: bool
    """A bot decides for this absent person until they say they're back."""
    total: int
    """Sum of the scores of the match's rounds so far."""


class OptionView(msgspec.Struct, frozen=True):
    name: str
    chosen: bool | None
    """None: automatic or default."""
    value: bool | None
    """What it comes to with the players seated now; None where their number doesn't fit."""
    rule: str


class SettingsView(msgspec.Struct, frozen=True):
    public: bool
    pace: Literal["slow", "normal", "fast"]
    grace_s: int


class RoundScores(msgspec.Struct, frozen=True):
    names: list[str]
    outcome: Outcome
    record: str
    """Id of the round's record, to fetch or verify it."""


class MatchView(msgspec.Struct, frozen=True):
    kind: MatchKind
    goal: int | None
    first: int | None
    """The seat chosen to start the match; None is by lot."""
    rounds: list[RoundScores]
    """The rounds played to an end, in order, with the names in seat order of that round."""
    winners: list[int]
    """Seats that won the match, once it is over."""


class FairnessView(msgspec.Struct, frozen=True):
    """The checkable shuffle: design section 5, docs/protocol.md."""

    commitment: str
    contributed: list[bool]
    """By seat; bots contribute nothing."""
    secret: str | None
    """Published when the round is over."""


class RoundView(msgspec.Struct, frozen=True):
    number: int
    first_player: int | None
    turn: int | None
    """Whose turn it is: the paws."""
    acting: int | None
    """Who must act right now: the star."""
    decision: int
    since_ms: int
    """When the decision due became due, ms since 1970 UTC, by the server's clock."""
    outcome: Outcome | None
    record: str
    fairness: FairnessView


class Choice(msgspec.Struct, frozen=True):
    """A legal action and what it does, before any luck or another seat's choice."""

    action: str
    effects: list[Any]
    """Facts of the game's own effect type."""


class View(msgspec.Struct, frozen=True):
    """Top-level parts are what `changed` of an update is made of."""

    table: str
    game: str
    phase: Phase
    seat: int | None
    """The viewer's own seat; None for a spectator."""
    seats: list[SeatView]
    players: tuple[int, int]
    """The fewest and most players that the chosen options allow."""
    options: list[OptionView]
    settings: SettingsView
    match: MatchView
    round: RoundView | None
    position: Any
    """The game's observation for this viewer; None before the deal."""
    choices: list[Choice]
    """Only for the seat that must act now."""


class StepView(msgspec.Struct, frozen=True):
    """One step of a round as this viewer may know it: for the log and for motion, never for state."""

    round: int
    step: str
    """In record notation, unseen cards as `?`."""
    seat: int | None
    """Who decided; None for cards that came."""
    by: Literal["stand-in"] | None
    effects: list[Any]
    """The game's facts of this step, once true."""
