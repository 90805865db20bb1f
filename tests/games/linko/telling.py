"""Told positions of Linko: go on by steps as in records, and look at what lies where as text."""

import greenpaw
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, deal_listed, parse_step

linko = greenpaw.load("linko")

FULL = ["1", "2", "3", "4", "6", "8"]
"""A display without an empty place, for tests that don't care which cards lie there."""


def after(position: Position, *steps: str) -> Position:
    """The position after these steps: `0:take` for a decision, `*4,X` for all cards that are then due."""
    for text in steps:
        step = parse_step(text)
        if isinstance(step, Decision):
            assert position.current_player == step.seat, f"{text}: due is {position.current_player}"
            position = position.play(step.action)
        else:
            position = deal_listed(position, step)
    return position


def legal(position: Position) -> list[str]:
    return [str(action) for action in position.legal_actions()]


def hand(position: Position, seat: int) -> str:
    return ",".join(position.observation(seat).hand)


def sets(position: Position, seat: int) -> list[str]:
    """Oldest first."""
    return [",".join(lying.cards) for lying in position.observation().seats[seat].sets]


def display(position: Position) -> list[str]:
    return [",".join(place) for place in position.observation().display]


def phantom(position: Position) -> dict[int, int]:
    """Value of each combination, and its size."""
    return {combination.value: combination.count for combination in position.observation().phantom}


def deck(position: Position) -> int:
    return position.observation().deck


def discarded(position: Position) -> str:
    return ",".join(position.observation().discard)


def victim(position: Position) -> int | None:
    return position.observation().victim


def phase(position: Position) -> str:
    return position.observation().phase


def hit_by(position: Position, action: str) -> list[int]:
    """The seats whose top set this play hits, in order; each is left and taken back, so that nobody draws."""
    seat = position.turn
    foretold = [fact.seat for fact in position.effects(action) if fact.kind == "hits"]
    position = position.play(action)
    found = []
    while phase(position) == "take":
        found.append(victim(position))
        position = after(position, f"{seat}:leave", f"{victim(position)}:back")
    assert found == foretold
    return found


def facts(effects) -> list[str]:
    """Effects as short lines: `hits seat=1 count=2 value=5`."""
    lines = []
    for fact in effects:
        said = {name: value for name in fact.__struct_fields__ if (value := getattr(fact, name)) is not None}
        lines.append(" ".join([said.pop("kind"), *(f"{name}={value}" for name, value in said.items())]))
    return lines
