"""What a table becomes by an event. No rule is checked again: the log is the truth."""

from collections.abc import Sequence

from msgspec.structs import replace

from greenpaw.games.position import Position
from greenpaw.games.record import Decision, PlayedOnFrom, parse_step
from greenpaw.table import events as e
from greenpaw.table.failure import TableError
from greenpaw.table.match import Match
from greenpaw.table.options import GameOptions
from greenpaw.table.seat import Seat
from greenpaw.table.state import Came, Decided, Round, Table, start_position

InRound = e.Contributed | e.Dealt | e.PlayedOn | e.Acted | e.Hinted | e.RoundEnded | e.RoundAbandoned


def advance(table: Table | None, events: Sequence[e.Event]) -> Table:
    """The table after an accepted command: all its events, and one version more."""
    for event in events:
        table = evolve(table, event)
    assert table is not None, "an accepted command has at least one event"
    return replace(table, version=table.version + 1)


def evolve(table: Table | None, event: e.Event) -> Table:
    """The table after the event. Raises TableError where the event can't have happened to this table."""
    try:
        if table is None:
            assert isinstance(event, e.Opened), "the first event of a table opens it"
            return _opened(event)
        return _evolved(table, event)
    except Exception as error:
        raise TableError.of(table, event, error) from None


def _opened(event: e.Opened) -> Table:
    return Table(
        id=event.table,
        game=event.game,
        rules=event.rules,
        opened_ms=event.at_ms,
        host=event.host,
        settings=event.settings,
        options=GameOptions(event.options),
    )


def _evolved(table: Table, event: e.Event) -> Table:
    match event:
        case e.Opened():
            raise ValueError("a table opens once")
        case e.Sat(person, name):
            return replace(table, seats=(*table.seats, Seat(name, person, person=person)))
        case e.BotAdded(bot, name, key):
            return replace(table, seats=(*table.seats, Seat(name, key, bot=bot)))
        case e.Renamed(seat, name):
            return _with_seat(table, seat, replace(table.seats[seat], name=name))
        case e.StoodUp(seat) | e.Removed(seat):
            return _without_seat(table, seat)
        case e.HostPassed(person):
            return replace(table, host=person)
        case e.StandInCame(seat, at_ms):
            return _with_stand_in(table, seat, True, at_ms)
        case e.StandInLeft(seat, at_ms):
            return _with_stand_in(table, seat, False, at_ms)
        case e.OptionChosen(name, value):
            return replace(table, options=table.options.with_choice(name, value))
        case e.SettingsChanged(settings):
            return replace(table, settings=settings)
        case e.MatchChosen(kind, goal):
            return replace(table, match=replace(table.match, kind=kind, goal=goal))
        case e.FirstChosen(seat):
            return replace(table, first=seat)
        case e.MatchStarted(number):
            return replace(table, match=Match(number, table.match.kind, table.match.goal))
        case e.MatchEnded(winners):
            return replace(table, phase="over", first=None, match=replace(table.match, winners=winners))
        case e.RoundOpened():
            return replace(table, phase="opening", round=_round_opened(table, event))
        case (
            e.Contributed()
            | e.Dealt()
            | e.PlayedOn()
            | e.Acted()
            | e.Hinted()
            | e.RoundEnded()
            | e.RoundAbandoned()
        ):
            assert table.round is not None, "a round is open"
            return _evolved_in_round(table, table.round, event)


def _with_seat(table: Table, index: int, seat: Seat) -> Table:
    return replace(table, seats=tuple(seat if i == index else other for i, other in enumerate(table.seats)))


def _with_stand_in(table: Table, index: int, stand_in: bool, at_ms: int) -> Table:
    """A decision that is due now becomes due anew for whoever makes it from now on."""
    table = _with_seat(table, index, replace(table.seats[index], stand_in=stand_in))
    if table.round is not None and table.round.acting == index:
        return replace(table, round=replace(table.round, since_ms=at_ms))
    return table


def _without_seat(table: Table, gone: int) -> Table:
    """The seats close up, and whoever would have started the next round still does: the one after the
    last start, or, if that one is gone, the next in order.
    """
    match, first = table.match, table.first
    if first is not None:
        first = None if first == gone else first - (first > gone)
    return replace(
        table,
        seats=table.seats[:gone] + table.seats[gone + 1 :],
        first=first,
        match=replace(
            match, start=_closed_up(match.start, gone), last_start=_closed_up(match.last_start, gone)
        ),
    )


def _closed_up(start: int | None, gone: int) -> int | None:
    return None if start is None else start - (start >= gone)


def _evolved_in_round(table: Table, round: Round, event: InRound) -> Table:
    match event:
        case e.Contributed(seat, hex):
            contributions = tuple(hex if i == seat else c for i, c in enumerate(round.contributions))
            return replace(table, round=replace(round, contributions=contributions))
        case e.Dealt():
            return _playing(table, _dealt(table, round, event))
        case e.PlayedOn():
            return _playing(table, _played_on(table, round, event))
        case e.Acted():
            return replace(table, round=_acted(round, event))
        case e.Hinted():
            return replace(table, round=replace(round, hints=(*round.hints, event)))
        case e.RoundEnded(outcome, tie_break, secret):
            return _round_over(table, replace(round, outcome=outcome, tie_break=tie_break, secret=secret))
        case e.RoundAbandoned(secret):
            return _round_over(table, replace(round, secret=secret))


def _round_opened(table: Table, event: e.RoundOpened) -> Round:
    return Round(
        match=table.match.number,
        kind=table.match.kind,
        goal=table.match.goal,
        number=event.number,
        seats=event.seats,
        first=event.first,
        lot=event.first is None,
        options=event.options,
        commitment=event.commitment,
        opened_ms=event.at_ms,
        since_ms=event.at_ms,
        contributions=(None,) * len(event.seats),
    )


def _dealt(table: Table, round: Round, event: e.Dealt) -> Round:
    position, came = with_cards(start_position(table, event.first_player), event.cards)
    return replace(round, first=event.first_player, position=position, steps=(came,), since_ms=event.at_ms)


def _played_on(table: Table, round: Round, event: e.PlayedOn) -> Round:
    assert round.first is not None, "who started is known"
    position = start_position(table, round.first)
    steps: list[Came | Decided] = []
    for text in event.steps:
        step = parse_step(text)
        if isinstance(step, Decision):
            position = position.play(step.action)
            steps.append(Decided(step.seat, step.action, None, event.at_ms))
        else:
            position, came = with_cards(position, step)
            steps.append(came)
    from_ = PlayedOnFrom(event.record, len(steps))
    return replace(round, position=position, steps=tuple(steps), since_ms=event.at_ms, from_=from_)


def _playing(table: Table, round: Round) -> Table:
    """The cards of the round are dealt: who starts it counts for the match."""
    start = round.first if table.match.start is None else table.match.start
    match = replace(table.match, start=start, last_start=round.first)
    return replace(table, phase="playing", match=match, round=round)


def _acted(round: Round, event: e.Acted) -> Round:
    assert round.position is not None, "cards are dealt"
    position = round.position.play(event.action)
    steps = (*round.steps, Decided(event.seat, event.action, event.by, event.at_ms))
    if event.cards:
        position, came = with_cards(position, event.cards)
        steps = (*steps, came)
    return replace(round, position=position, steps=steps, since_ms=event.at_ms)


def with_cards(position: Position, cards: Sequence[str]) -> tuple[Position, Came]:
    """The position after these cards have come, and the chance step they are."""
    seen_by: list[int] = []
    for card in cards:
        seen_by.append(position.seen_by)
        position = position.deal_card(position.game.parse_card(card))
    return position, Came(tuple(cards), tuple(seen_by))


def _round_over(table: Table, round: Round) -> Table:
    return replace(table, phase="between", round=round, rounds=(*table.rounds, round))
