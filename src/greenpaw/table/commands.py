"""What people, bots and clocks ask of a table.

`Command` is what a person's page may send; `Order` is what only the server itself may ask.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from greenpaw.games.record import MOST_ROUNDS, Record

Name = Annotated[str, Meta(min_length=1, max_length=128)]
"""As sent; `seat.clean_name` trims it to 32 graphemes or refuses it."""
MatchKind = Literal["open", "rounds", "target"]


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class _Command(msgspec.Struct, frozen=True, tag_field="do", tag=_snake, forbid_unknown_fields=True):
    pass


class Sit(_Command, frozen=True):
    """Take a seat under this name; sitting already, be back, or change the name (outside a round)."""

    name: Name


class StandUp(_Command, frozen=True):
    """Give the seat up: before the start it is gone, during a round a bot plays it on."""


class AddBot(_Command, frozen=True):
    bot: Annotated[str, Meta(min_length=1, max_length=32)] | None = None
    """By its name; None is the game's usual one, which the server names before the table hears of it."""


class Remove(_Command, frozen=True):
    """The host removes a bot, or a person between rounds."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    name: Name | None = None
    """Whom the asker saw there: if it is someone else by now, nothing happens."""


class SetOption(_Command, frozen=True):
    """Choose an option of the game; None makes it automatic again."""

    name: Annotated[str, Meta(max_length=32)]
    value: bool | None = None


class SetMatch(_Command, frozen=True):
    kind: MatchKind
    goal: Annotated[int, Meta(ge=1, le=500)] | None = None
    """Rounds for `rounds`, a total for `target`, None for `open`."""


class SetTable(_Command, frozen=True):
    """Change the table's own settings; None leaves one as it is."""

    public: bool | None = None
    pace: Literal["slow", "normal", "fast"] | None = None
    grace_s: Annotated[int, Meta(ge=10, le=600)] | None = None
    open_hands: bool | None = None
    """Only in games whose hands everyone knows."""
    hints: bool | None = None


class SetFirst(_Command, frozen=True):
    """Who starts the match: a seat, or None to draw it by lot."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    name: Name | None = None
    """Whom the asker saw there: if it is someone else by now, nothing happens."""


class Start(_Command, frozen=True):
    """Open the match and its first round."""


class Contribute(_Command, frozen=True):
    """A browser's part in the shuffle of the round that is opening: up to 32 bytes, in hex."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    hex: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{2})*(?!\n)$")]


class Act(_Command, frozen=True):
    """A decision in the game, in its notation. `decision` is the number of decisions so far in the round."""

    decision: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=400)]


class TakeHint(_Command, frozen=True):
    """Ask for the best choices of one's own decision that is due. Everyone sees that a hint was taken."""

    decision: Annotated[int, Meta(ge=0)]


class Back(_Command, frozen=True):
    """I'm back: the stand-in stops deciding for me."""


class NextRound(_Command, frozen=True):
    """Another round of this match."""


class Finish(_Command, frozen=True):
    """End an open match between rounds, or abandon a round that no other person plays in."""


class Rematch(_Command, frozen=True):
    """A new match at nil with the same people, the start moved on by one seat."""


Command = (
    Sit | StandUp | AddBot | Remove | SetOption | SetMatch | SetTable | SetFirst
    | Start | Contribute | Act | TakeHint | Back | NextRound | Finish | Rematch
)  # fmt: skip


class Open(_Command, frozen=True):
    """The table comes into being; its first command."""

    table: str
    game: str
    name: Name
    options: dict[str, bool] = {}
    public: bool = True


class PlayOn(_Command, frozen=True):
    """The table comes into being where a round that is over was at one of its decisions, to play it on."""

    table: str
    name: Name
    record: Record
    """Of that round, which replays."""
    step: int
    """Index of the decision: the steps before it are repeated."""
    bots: tuple[str, ...]
    """By seat, who has it, but for the one that decided."""


class Deal(_Command, frozen=True):
    """Contributions close and the cards are dealt."""

    round: int


class BotActs(_Command, frozen=True):
    """A bot's decision, for its own seat or as the stand-in of an absent person."""

    seat: int
    decision: int
    action: str


class GiveHint(_Command, frozen=True):
    """The hint for a decision that is due has been found, for the person who asked for it."""

    round: str
    """Its commitment: the same decision may be due in another round by now."""
    decision: int
    hint: dict[str, Any]
    """As `View.hint` shows it."""


class Absent(_Command, frozen=True):
    """This person has had no live connection for the grace time while a decision of theirs is due."""

    seat: int
    decision: int


class HostAway(_Command, frozen=True):
    """Outside a round, this host has had no live connection for the grace time, while these persons have."""

    host: str
    here: tuple[str, ...]


class Abandon(_Command, frozen=True):
    """Nobody has come back for long: the round ends without a result."""


Order = Open | PlayOn | Deal | BotActs | GiveHint | Absent | HostAway | Abandon
