"""A whole round as text: each step, who may do what and with what effect, and what each seat then knows."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.contract import Game
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, Record


class Case(NamedTuple):
    """One way to play a game; every option is said."""

    game: Game
    players: int
    options: dict[str, bool]

    @property
    def name(self) -> str:
        chosen = [option for option, value in self.options.items() if value]
        return "-".join([self.game.name, str(self.players), *chosen])


def cases_of(game: Game) -> list[Case]:
    """The plain game for each number of players, each option alone, and each two together."""
    names = [option.name for option in game.options]
    plain = dict.fromkeys(names, False)
    cases = [Case(game, players, plain) for players in game.players]
    for chosen in [*combinations(names, 1), *combinations(names, 2)]:
        options = plain | dict.fromkeys(chosen, True)
        cases.append(Case(game, game.seats_allowed(options)[0], options))
    return cases


def written(case: Case, bots: Sequence[str], seed: int) -> str:
    """The playthrough of the round that these bots play with this seed."""
    series = Series(case.game, case.players, bots, seed, case.options)
    ((played, _),) = series.records(0, 1, "")
    options = [f"{name}={'yes' if value else 'no'}" for name, value in case.options.items()]
    header = [
        f"game: {case.game.name}, rules {played.rules}",
        f"players: {case.players}, first is {played.first_player}",
        f"options: {' '.join(options) or 'none'}",
        f"bots: {','.join(bots)}",
        f"seed: {seed}",
    ]
    return "\n".join([*header, *_lines(played)]) + "\n"


def _lines(played: Record) -> Iterator[str]:
    start = record.start_of(played)
    seat_records = [record.seat_record(start, played.steps, seat) for seat in range(played.players)]
    known: dict[int | None, dict[str, str]] = {}
    yield from _what_is_new(start, known)
    for moment in record.replay(played):
        position, text = moment.position, played.steps[moment.number]
        if isinstance(moment.step, Decision):
            yield ""
            yield "may: " + " | ".join(str(action) for action in position.legal_actions())
            yield f"[{position.decisions}] {text}"
            yield from (f"    {_fact(effect)}" for effect in position.effects(moment.step.action))
            position = position.play(moment.step.action)
        else:
            yield f"cards {text}"
            for seat, seen in enumerate(seat_records):
                if seen[moment.number] != text:
                    yield f"    seat {seat} saw {seen[moment.number]}"
            if position.decisions:  # the deal itself would only say it all once more
                for card in record.cards_as_seen(position, moment.step, None):
                    yield from (f"    {_fact(effect)}" for effect in card.effects)
            position = record.deal_listed(position, moment.step)
        if not position.is_chance:
            yield from _what_is_new(position, known)
    outcome = position.outcome
    assert outcome is not None
    yield ""
    yield f"over: {outcome.reason}, scores {outcome.scores}, won by {outcome.winners}"


def _what_is_new(position: Position, known: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """What the public's view says that it didn't say before, and where each seat's own differs from it."""
    public = flat(msgspec.to_builtins(position.observation()))
    yield from _changes("all see", known.get(None, {}), public)
    known[None] = public
    for seat in range(position.players):
        seen = flat(msgspec.to_builtins(position.observation(seat)))
        own = {path: value for path, value in seen.items() if public.get(path) != value}
        own |= {path: "unseen" for path in public if path not in seen}
        yield from _changes(f"seat {seat} sees", known.get(seat, {}), own)
        known[seat] = own


def _changes(who: str, before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    changes = [f"{path}={value}" for path, value in now.items() if before.get(path) != value]
    changes += [f"no {path}" for path in before if path not in now]
    if changes:
        yield f"  {who} " + "  ".join(changes)


def flat(value: Any, path: str = "") -> dict[str, str]:
    """Nested values as one level: `seats.0.hand` and so on; what is small enough stays together."""
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list) and not all(map(_is_small, value)):
        parts = enumerate(value)
    else:
        return {path: _small(value)}
    return {
        below: text
        for name, part in parts
        for below, text in flat(part, f"{path}.{name}" if path else str(name)).items()
    }


def _is_small(value: Any) -> bool:
    if not isinstance(value, dict):
        return not isinstance(value, list) or _is_plain(value)
    return len(value) <= 2 and all(map(_is_small, value.values()))


def _is_plain(value: Any) -> bool:
    return isinstance(value, list) and not any(isinstance(part, dict | list) for part in value)


def _small(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name} {_small(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ("," if _is_plain(value) else " | ").join(map(_small, value)) or "-"
    return str(value)


def _fact(effect: msgspec.Struct) -> str:
    said = msgspec.to_builtins(effect)
    kind = said.pop("kind")
    return " ".join([f"{kind}:", *(f"{name} {value}" for name, value in said.items() if value is not None)])
