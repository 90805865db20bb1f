"""A table as one viewer may see it, built from nothing: a field is visible because it is written here."""

from typing import Any, Literal

import msgspec

from greenpaw.games.contract import Outcome
from greenpaw.table.choices import Barred, Choice, barred, choices, position_to_decide_in
from greenpaw.table.commands import MatchKind
from greenpaw.table.options import Pace, resolved
from greenpaw.table.permission import leads
from greenpaw.table.seat import Seat
from greenpaw.table.state import (
    Phase,
    Round,
    SeatViewer,
    Table,
    Viewer,
    eyes,
    game_of,
    is_abandoned,
    record_id,
    repeated,
    rounds_of_match,
    totals,
)


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
    pace: Pace
    grace_s: int
    open_hands: bool | None
    """Whether others' hands, which everyone knows, are shown openly; None where the game hides hands."""
    hints: bool
    """Whether whoever must decide may take a hint, where the game has hints."""


class RoundScores(msgspec.Struct, frozen=True):
    names: list[str]
    outcome: Outcome
    record: str
    """Id of the round's record, to fetch or verify it."""


class MatchPlayer(msgspec.Struct, frozen=True):
    """Someone who sits here, or has left and played in this match."""

    name: str
    bot: str | None
    """The bot's name in `--bots` where it was one."""
    seat: int | None
    """Now; None for who has left."""
    seat_in: list[int | None]
    """By round: the seat they had in it, which its outcome counts by; None where they didn't play."""
    total: int


class MatchView(msgspec.Struct, frozen=True):
    kind: MatchKind
    goal: int | None
    first: int | None
    """The seat chosen to start the match; None is by lot."""
    rounds: list[RoundScores]
    """The rounds played to an end, in order, with the names in seat order of that round."""
    players: list[MatchPlayer]
    """Those who sit here, in seat order, then those who have left, in the order of their first round."""
    winners: list[int]
    """Which of `players` won the match, once it is over: also those who have left since."""


class FairnessView(msgspec.Struct, frozen=True):
    """The checkable shuffle: design section 5, docs/protocol.md."""

    commitment: str
    contributed: list[bool]
    """By seat; bots contribute nothing."""
    secret: str | None
    """Published when the round is over."""


class PlayedOnView(msgspec.Struct, frozen=True):
    """Where a round was played on from: its steps before are those of the other round."""

    record: str
    """Id of the other round's record."""
    step: int
    """The first that was played here."""
    decision: int
    """The number of that decision in the round, from 1."""


class RoundView(msgspec.Struct, frozen=True):
    number: int
    names: list[str]
    """Who plays it, by its seats, which `position` and `outcome` count by. Between rounds people may
    come and go: then `seats` of the view may be others."""
    seat: int | None
    """The viewer's seat in it."""
    first_player: int | None
    turn: int | None
    """Whose turn it is: the paws."""
    acting: int | None
    """Who must act right now: the star."""
    decision: int
    since_ms: int
    """When the decision due became due, ms since 1970 UTC, by the server's clock."""
    outcome: Outcome | None
    hints: list[int]
    """By seat: how many hints they have taken in this round."""
    record: str
    played_on: PlayedOnView | None
    fairness: FairnessView


class View(msgspec.Struct, frozen=True):
    """Top-level parts are what `changed` of an update is made of."""

    table: str
    game: str
    phase: Phase
    seat: int | None
    """The viewer's own seat; None for a spectator."""
    leads: bool
    """Whether the viewer runs the table: may do what is the host's to do."""
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
    barred: list[Barred]
    """Only for the seat that must act now: what the table suggests to it in vain."""
    hint: Any
    """The `Hint` that the seat which must act now has taken for its decision; None for everyone else."""


class StepView(msgspec.Struct, frozen=True):
    """One step of a round as this viewer may know it: for the log and for motion, never for state."""

    round: int
    index: int
    """Its number among the steps of the round, from 0."""
    step: str
    """In record notation, unseen cards as `?`."""
    seat: int | None
    """Who decided; None for cards that came."""
    by: Literal["stand-in"] | None
    effects: list[Any]
    """The game's facts of this step, once true."""


def view(table: Table, viewer: Viewer) -> View:
    """The table as this viewer may see it."""
    seat = viewer.seat if isinstance(viewer, SeatViewer) else None
    round = table.round
    position = round.position if round is not None else None
    deciding = position_to_decide_in(table, seat)
    return View(
        table=table.id,
        game=table.game,
        phase=table.phase,
        seat=seat,
        leads=seat is not None and leads(table, seat),
        seats=_seats(table),
        players=game_of(table).seats_allowed(table.options.chosen),
        options=_options(table),
        settings=_settings(table),
        match=_match(table),
        round=None if round is None else _round(table, round, eyes(table, viewer)),
        position=None if position is None else position.observation(eyes(table, viewer)),
        choices=[] if deciding is None else choices(deciding),
        barred=[] if deciding is None else barred(deciding),
        hint=None if deciding is None or round is None else round.hint,
    )


def _seats(table: Table) -> list[SeatView]:
    total = totals(table)
    return [
        SeatView(
            name=seat.name,
            bot=seat.bot,
            host=seat.person is not None and seat.person == table.host,
            stand_in=seat.stand_in,
            total=total.get(seat.key, 0),
        )
        for seat in table.seats
    ]


def _options(table: Table) -> list[OptionView]:
    game = game_of(table)
    chosen = table.options.chosen
    values = resolved(game, len(table.seats), chosen) or {}
    return [
        OptionView(option.name, chosen.get(option.name), values.get(option.name), option.rule)
        for option in game.options
    ]


def _settings(table: Table) -> SettingsView:
    settings = table.settings
    return SettingsView(
        public=settings.public,
        pace=settings.pace,
        grace_s=settings.grace_s,
        open_hands=settings.open_hands if game_of(table).hands_are_open else None,
        hints=settings.hints,
    )


def _match(table: Table) -> MatchView:
    match = table.match
    return MatchView(
        kind=match.kind,
        goal=match.goal,
        first=table.first,
        rounds=[
            RoundScores([seat.name for seat in played.seats], played.outcome, record_id(table, played))
            for played in rounds_of_match(table)
            if played.outcome is not None
        ],
        players=_players(table),
        winners=[i for i, key in enumerate(_players_by_key(table)) if key in match.winners],
    )


def _players_by_key(table: Table) -> dict[str, Seat]:
    """Those who sit here, then those who have left, as they sat last, by their keys."""
    now = {seat.key: seat for seat in table.seats}
    then = {seat.key: seat for played in rounds_of_match(table) for seat in played.seats}
    return {**now, **then, **now}


def _players(table: Table) -> list[MatchPlayer]:
    """By their keys: names and seats may change hands."""
    rounds = rounds_of_match(table)
    total = totals(table)
    seats = {seat.key: i for i, seat in enumerate(table.seats)}
    seated_in = [{seat.key: i for i, seat in enumerate(played.seats)} for played in rounds]
    return [
        MatchPlayer(
            name=player.name,
            bot=player.bot,
            seat=seats.get(key),
            seat_in=[seated.get(key) for seated in seated_in],
            total=total.get(key, 0),
        )
        for key, player in _players_by_key(table).items()
    ]


def _round(table: Table, round: Round, seat: int | None) -> RoundView:
    position, from_ = round.position, round.from_
    return RoundView(
        number=round.number,
        names=[player.name for player in round.seats],
        seat=seat,
        first_player=round.first,
        turn=None if position is None or round.is_over else position.turn,
        acting=round.acting,
        decision=0 if position is None else position.decisions,
        since_ms=round.since_ms,
        outcome=Outcome([], [], "abandoned") if is_abandoned(round) else round.outcome,
        hints=[sum(taken.seat == i for taken in round.hints) for i in range(len(round.seats))],
        record=record_id(table, round),
        played_on=from_ and PlayedOnView(from_.id, from_.step, repeated(round) + 1),
        fairness=FairnessView(
            commitment=round.commitment,
            contributed=[part is not None for part in round.contributions],
            secret=round.secret,
        ),
    )
