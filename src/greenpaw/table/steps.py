"""The steps of a round as a viewer may know them: for the log and for motion, never for state."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Any

from greenpaw.games.contract import PUBLIC, UNSEEN
from greenpaw.games.position import Position
from greenpaw.games.record import chance_step, decision_step
from greenpaw.table import events as e
from greenpaw.table.state import Afterwards, Came, Decided, Round, Table, Viewer, eyes, start_position
from greenpaw.table.view import StepView

Sight = Callable[[int], bool]
"""Whether a viewer sees a card, by who sees it: a seat or PUBLIC."""


def steps_seen(before: Table, events: Sequence[e.Event], viewer: Viewer) -> list[StepView]:
    """The steps that these events add to `before`; `viewer` is of that table.

    Other events than decisions and deals may change who sits where, and add none.
    """
    round = before.round
    if round is None or not any(isinstance(event, e.Dealt | e.Acted) for event in events):
        return []
    sees = _sight(before, round, viewer)
    position = round.position
    steps: list[StepView] = []
    index = count(len(round.steps))
    for event in events:
        match event:
            case e.Dealt(first_player, cards, _):
                start = start_position(before, first_player)
                position, came = _came(round, next(index), start, cards, sees)
                steps.append(came)
            case e.Acted():
                assert position is not None, "cards are dealt before they are played"
                steps.append(_decided(round, next(index), position, event))
                position = position.play(event.action)
                if event.cards:
                    position, came = _came(round, next(index), position, event.cards, sees)
                    steps.append(came)
            case _:
                pass
    return steps


def history(table: Table, viewer: Viewer, before: int | None, limit: int) -> tuple[list[StepView], int]:
    """At most `limit` steps of the running or last round, those before step `before` (None: the newest),
    and the index of the first one given.
    """
    round = table.round
    if round is None or round.first is None or round.position is None:
        return [], 0
    end = len(round.steps) if before is None else max(0, min(before, len(round.steps)))
    first = max(0, end - limit)
    walked = _walked(round, start_position(table, round.first), end, _sight(table, round, viewer))
    return list(islice(walked, first, None)), first


def _walked(round: Round, position: Position, end: int, sees: Sight) -> Iterator[StepView]:
    for index, step in enumerate(round.steps[:end]):
        if isinstance(step, Came):
            position, came = _came(round, index, position, step.cards, sees)
            yield came
        else:
            yield _decided(round, index, position, step)
            position = position.play(step.action)


def _sight(table: Table, round: Round, viewer: Viewer) -> Sight:
    """Everyone's cards are seen, and the viewer's own; all, looking back at a round that is over."""
    if isinstance(viewer, Afterwards) and round.is_over:
        return lambda seen_by: True
    seat = eyes(table, viewer)
    return lambda seen_by: seen_by in (PUBLIC, seat)


def _decided(round: Round, index: int, position: Position, step: Decided | e.Acted) -> StepView:
    """A decision is public, and so is what it does, computed from what its maker knew."""
    effects = position.mask(step.seat).effects(step.action)
    return StepView(round.number, index, decision_step(step.seat, step.action), step.seat, step.by, effects)


def _came(
    round: Round, index: int, position: Position, cards: Iterable[str], sees: Sight
) -> tuple[Position, StepView]:
    texts: list[str] = []
    effects: list[Any] = []
    for text in cards:
        code = position.game.parse_card(text)
        is_seen = sees(position.seen_by)
        texts.append(text if is_seen else "?")
        effects += position.card_effects(code if is_seen else UNSEEN)
        position = position.deal_card(code)
    return position, StepView(round.number, index, chance_step(texts), None, None, effects)
