"""The record of one round: reading, writing, replaying and making it, and the steps as a seat saw them.

One JSON object a round, JSON Lines for many; the format is described in docs/records.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from greenpaw import games
from greenpaw.games.contract import CHANCE, PUBLIC, TERMINAL, UNSEEN, GameError
from greenpaw.games.dealer import Dealer
from greenpaw.games.position import Position

FORMAT = "greenpaw-record/1"
MOST_ROUNDS = 20
"""No match, of any game, has more."""
ABANDONED = "abandoned"


class RecordError(ValueError):
    """A record that can't be read or doesn't replay. `step`: the index of the first wrong step, if one is."""

    def __init__(self, text: str, step: int | None = None) -> None:
        super().__init__(text if step is None else f"step {step}: {text}")
        self.step = step


class MatchPart(msgspec.Struct, frozen=True):
    id: str
    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    """The round's number in its match, which the fair dealer was given."""
    kind: str = "open"
    goal: int | UnsetType = UNSET


class RecordSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person by name, or a bot by its name in `--bots` and its version."""

    name: str | None = None
    bot: str | None = None
    version: str | None = None


class Result(msgspec.Struct, frozen=True):
    scores: list[int] | None
    winners: list[int]
    reason: str


class Fairness(msgspec.Struct, frozen=True):
    """The round's published secret, what was promised before, and what browsers added by seat; all in hex."""

    commitment: str
    secret: str
    contributions: list[str]
    lot: bool = False
    """Whether the first player was drawn with it (k = 0)."""


class PlayedOnFrom(msgspec.Struct, frozen=True):
    """The round that this one was played on from: its first `step` steps are repeated in full."""

    id: str
    step: Annotated[int, Meta(ge=0)]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One round. Top-level keys that this version doesn't know are kept in `other`."""

    format: str = FORMAT
    id: str
    started: str
    game: str
    rules: int
    players: int
    options: dict[str, bool]
    first_player: int
    match: MatchPart
    seats: list[RecordSeat]
    steps: list[str]
    legal: list[list[str]] | None = None
    by: list[tuple[int, int, str]] | None = None
    """Decisions that someone else made for a seat: index of the step, seat, who (`stand-in`)."""
    from_: PlayedOnFrom | None = msgspec.field(default=None, name="from")
    times: list[int] | None = None
    fairness: Fairness | None = None
    result: Result | None
    other: dict[str, Any] = {}


_OPTIONAL = ("legal", "by", "from", "times", "fairness")
_KNOWN = {field.encode_name for field in msgspec.structs.fields(Record)} - {"other"}


def write(record: Record) -> bytes:
    """The record as one line of JSON, without a line end."""
    keys = msgspec.to_builtins(record)
    other = keys.pop("other")
    for name in _OPTIONAL:
        if keys[name] is None:
            del keys[name]
    return msgspec.json.encode(keys | other)


def read(line: bytes | str) -> Record:
    """A record from its JSON; raises RecordError that says what is wrong and where."""
    try:
        keys = msgspec.json.decode(line, type=dict[str, Any])
        other = {name: keys.pop(name) for name in list(keys) if name not in _KNOWN}
        record = msgspec.convert(keys | {"other": other}, type=Record)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"not a record: {error}") from None
    if record.format != FORMAT:
        raise RecordError(f"the format {record.format!r} is not known; this version reads {FORMAT}")
    return record


# Steps


def chance_step(cards: Iterable[str]) -> str:
    return "*" + ",".join(cards)


def decision_step(seat: int, action: str) -> str:
    return f"{seat}:{action}"


_SEATS = {str(seat): seat for seat in range(100)}


class Decision(NamedTuple):
    seat: int
    action: str


def parse_step(step: str) -> list[str] | Decision:
    """The cards of a chance step, or the decision; raises RecordError."""
    if step.startswith("*"):
        return step[1:].split(",")
    seat, colon, action = step.partition(":")
    if not colon or seat not in _SEATS:
        raise RecordError(f"{step[:60]!r} is neither cards (*4,X) nor a decision (0:take)")
    return Decision(_SEATS[seat], action)


# Cards that come


def deal(position: Position, dealer: Dealer, round: int = 1) -> tuple[Position, list[str]]:
    """Deal all that is due: the position after it, and the cards in notation."""
    cards: list[str] = []

    def noting(round: int, k: int, undealt: Sequence[int]) -> int:
        card = dealer(round, k, undealt)
        cards.append(position.game.cards[card])
        return card

    return position.deal(noting, round), cards


def deal_listed(position: Position, cards: Sequence[str]) -> Position:
    """Deal exactly these cards; raises RecordError when they can't be all that is due."""
    for text in cards:
        try:
            position = position.deal_card(position.game.parse_card(text))
        except GameError as error:
            raise RecordError(f"card {text}: {error}") from None
    if position.is_chance:
        raise RecordError(f"{len(cards)} cards are too few: another one is due")
    return position


class SeenCard(NamedTuple):
    text: str
    """`?` where the viewer doesn't see it."""
    effects: list[Any]


def cards_as_seen(position: Position, cards: Sequence[str], seat: int | None) -> list[SeenCard]:
    """The cards of a chance step as this seat (None: the public) sees them come."""
    seen: list[SeenCard] = []
    for text in cards:
        code = position.game.parse_card(text)
        after = position.deal_card(code)
        is_seen = position.seen_by in (PUBLIC, seat)
        seen.append(SeenCard(text if is_seen else "?", position.card_effects(code if is_seen else UNSEEN)))
        position = after
    return seen


# Replay


class Moment(NamedTuple):
    """A step of a replay, and the position it is taken in."""

    number: int
    """Index of the step in the record, from 0."""
    position: Position
    step: list[str] | Decision


def start_of(record: Record) -> Position:
    """The empty table the record starts from; raises RecordError."""
    try:
        game = games.load(record.game)
        options = game.resolve_options(record.players, record.options)
        return game.start(record.players, record.first_player, rules=record.rules, **options)
    except (GameError, games.UnknownGame) as error:
        raise RecordError(str(error)) from None


def replay(record: Record) -> Iterator[Moment]:
    """Each step with the position before it; raises RecordError at the first wrong one.

    The generator's return value is the position after the last step.
    """
    position = start_of(record)
    for index, text in enumerate(record.steps):
        try:
            step = parse_step(text)
            yield Moment(index, position, step)
            position = step_after(position, step)
        except (RecordError, GameError) as error:
            raise RecordError(str(error), index) from None
    return position


def step_after(position: Position, step: list[str] | Decision) -> Position:
    """The position after a step; raises RecordError or IllegalAction."""
    due = position.current_player
    if due == TERMINAL:
        raise RecordError("the round is over")
    if isinstance(step, Decision):
        if due == CHANCE:
            raise RecordError(f"seat {step.seat} decides, but a card is due")
        if due != step.seat:
            raise RecordError(f"seat {step.seat} decides, but the decision is seat {due}'s")
        return position.play(step.action)
    if due != CHANCE:
        raise RecordError(f"cards come, but a decision of seat {due} is due")
    return deal_listed(position, step)


def final(record: Record) -> Position:
    """The position after the record's last step."""
    moments = replay(record)
    while True:
        try:
            next(moments)
        except StopIteration as stop:
            return stop.value


def seat_record(start: Position, steps: Iterable[str], seat: int | None) -> list[str]:
    """The steps as this seat saw them (None: the public), unseen cards as `?`."""
    seen: list[str] = []
    position = start
    for text in steps:
        step = parse_step(text)
        cards = None if isinstance(step, Decision) else cards_as_seen(position, step, seat)
        seen.append(text if cards is None else chance_step(card.text for card in cards))
        position = step_after(position, step)
    return seen


# Making


def make(
    position: Position,
    steps: Sequence[str],
    *,
    id: str,
    started: str,
    options: Mapping[str, bool],
    first_player: int,
    match: MatchPart,
    seats: Sequence[RecordSeat],
    **optional: Any,
) -> Record:
    """The record of a round, from its last position."""
    outcome = position.outcome
    return Record(
        id=id,
        started=started,
        game=position.game.name,
        rules=int(position.record.rules),
        players=position.players,
        options=dict(options),
        first_player=first_player,
        match=match,
        seats=list(seats),
        steps=list(steps),
        result=None if outcome is None else Result(outcome.scores, outcome.winners, outcome.reason),
        **optional,
    )
