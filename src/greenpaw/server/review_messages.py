"""What goes over HTTP about rounds that are over."""

from typing import Annotated

import msgspec
from msgspec import Meta

from greenpaw.bots.review import Review
from greenpaw.games.contract import Outcome
from greenpaw.table.choices import Choice
from greenpaw.table.view import StepView, View


class Reviewed(msgspec.Struct, frozen=True):
    """A review, and what was decided."""

    review: Review
    steps: list[StepView]
    """What each decision of the review did."""


class ReviewedRound(msgspec.Struct, frozen=True):
    """A round that is over, and its review once that is made: until then, ask again each second."""

    record: str
    table: str
    game: str
    number: int
    """The round's, in its match."""
    names: list[str]
    """By seat; so are the next two."""
    bots: list[str | None]
    """The bots' levels."""
    outcome: Outcome
    seat: int | None
    """The asking person's own."""
    repeated: int
    """So many decisions came before those that are reviewed: of the round that it was played on from."""
    done: int
    decisions: int
    """So many there are to review, of which so many are done."""
    reviewed: Reviewed | None


class PastDecision(msgspec.Struct, frozen=True):
    """A decision of a round that is over, with what its seat knew then."""

    view: View
    """The table as that seat saw it; nothing can be chosen in it."""
    choices: list[Choice]
    """All that it could have chosen."""


class PlayOnFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from this decision of a round that is over, at a new table, against bots of this level."""

    step: Annotated[int, Meta(ge=0)]
    bot: Annotated[str, Meta(min_length=1, max_length=32)] | None = None
    """None is for each seat the level that it had in the round; where it had none, or one that isn't there
    now, the game's usual one."""
