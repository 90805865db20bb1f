"""Told positions of LINE-IT: go on by steps as in records, and look at what lies where as text."""

import greenpaw
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, deal_listed, parse_step

line_it = greenpaw.load("line-it")


def after(position: Position, *steps: str) -> Position:
    """The position after these steps: `0:end` for a decision, `*4,+3` for all cards that are then due."""
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


def market(position: Position) -> str:
    return ",".join(position.observation().market)


def hand(position: Position, seat: int = 0) -> str:
    return ",".join(position.observation().seats[seat].hand)


def line(position: Position, seat: int = 0) -> str:
    return ",".join(position.observation().seats[seat].line.cards)


def direction(position: Position, seat: int = 0) -> str:
    return position.observation().seats[seat].line.direction


def pile(position: Position, seat: int = 0) -> int:
    return position.observation().seats[seat].pile


def tokens(position: Position, seat: int = 0) -> str:
    return ",".join(position.observation().seats[seat].tokens)


def score(position: Position, seat: int = 0) -> int:
    return position.observation().seats[seat].score


def jackpots(position: Position) -> dict[str, str]:
    """Those in which something lies."""
    return {each.color: ",".join(each.cards) for each in position.observation().jackpots if each.cards}


def phase(position: Position) -> str:
    return position.observation().phase


def facts(effects) -> list[str]:
    """Effects as short lines: `lays seat=0 card=57 source=hand`."""
    lines = []
    for fact in effects:
        said = {name: value for name in fact.__struct_fields__ if (value := getattr(fact, name)) is not None}
        lines.append(" ".join([said.pop("kind"), *(f"{name}={value}" for name, value in said.items())]))
    return lines


def told(position: Position, action: str) -> list[str]:
    """What the action is said to do."""
    return facts(position.effects(action))
