"""A round between any bots, outside compiled code: they see masked positions, and their seat records."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple, overload

import numpy as np

from greenpaw.bots.bot import Bot
from greenpaw.games import dice
from greenpaw.games.contract import CHANCE, PUBLIC, TERMINAL, Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position
from greenpaw.games.record import chance_step, decision_step


class BotFailed(Exception):
    """A bot didn't come up with a legal action."""


class Logged(NamedTuple):
    """What happened once: a card, its code as a negative number, or an action."""

    code: int
    seat: int
    """Who saw the card (PUBLIC: everyone), or who acted."""


class SeatRecord(Sequence[str]):
    """A seat's record of what is logged; written out as far as a bot reads it, as many don't."""

    def __init__(self, game: Game, log: list[Logged], seat: int) -> None:
        self._game = game
        self._log = log
        self._seat = seat
        self._steps: list[str] = []
        self._written = 0

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> list[str]:
        """It is read when a decision is due: of cards that come together none is missing."""
        cards: list[str] = []
        for code, seat in self._log[self._written :]:
            if code < 0:
                cards.append(self._game.cards[-code] if seat in (PUBLIC, self._seat) else "?")
                continue
            if cards:
                self._steps.append(chance_step(cards))
                cards = []
            self._steps.append(decision_step(seat, str(self._game.action(code))))
        if cards:
            self._steps.append(chance_step(cards))
        self._written = len(self._log)
        return self._steps


class Played(NamedTuple):
    """A round that has come to its end."""

    end: Position
    log: list[Logged]
    seconds: list[tuple[int, float]]
    """Of each decision the seat, and how long it took its bot."""


def play(start: Position, seated: Sequence[Bot], rngs: Sequence[np.ndarray], dealing: np.ndarray) -> Played:
    """Play to the end; bots and their random streams by seat, `dealing` is that of the ordered dealer.

    Raises BotFailed. With the streams that `playout.set_out` gives it is the round of compiled code.
    """
    game, rules, array = start.game, start.game.boundary, start.array
    cards, weights = np.zeros((2, len(game.cards)), np.int32)
    legal = np.zeros(game.max_legal, np.int32)
    log: list[Logged] = []
    records = [SeatRecord(game, log, seat) for seat in range(start.players)]
    seconds: list[tuple[int, float]] = []
    while (seat := int(rules.current_player_at(array, 0))) != TERMINAL:
        if seat == CHANCE:
            code = int(dice.pick(dealing, cards, weights, rules.chance_outcomes_at(array, 0, cards, weights)))
            log.append(Logged(-code, int(rules.seen_by_at(array, 0))))
        else:
            position = Position(game, array).mask(seat)
            began = perf_counter()
            action = seated[seat].choose(position, records[seat], rngs[seat])
            seconds.append((seat, perf_counter() - began))
            code = game.code(action)
            if code not in legal[: rules.legal_actions_at(array, 0, legal)]:
                raise BotFailed(f"{seated[seat].name}, seat {seat}: {action} is not legal")
            log.append(Logged(code, seat))
        rules.apply_action_at(array, 0, code)
    return Played(Position(game, array), log, seconds)


def some_way_in(start: Position) -> tuple[Position, list[str]]:
    """A decision of a round by lot, masked for its seat, and that seat's record: others have decided before.

    There is a choice, and everyone has decided about twice; of a round that ends before, its last choice.
    """
    game, position, dealer, rng = start.game, start, Ordered(0), dice.stream(0)
    log: list[Logged] = []
    found: tuple[Position, list[str]] | None = None
    while True:
        while position.is_chance:
            card = dealer(1, position.dealt + 1, position.record.undealt)
            log.append(Logged(-card, position.seen_by))
            position = position.deal_card(card)
        if position.is_over:
            break
        seat = position.current_player
        masked = position.mask(seat)
        legal = masked.legal_codes()
        if found is None or len(legal) > 1:
            found = masked, list(SeatRecord(game, log, seat))
            if len(legal) > 1 and position.decisions >= 2 * position.players:
                break
        code = legal[int(dice.below(rng, len(legal)))]
        log.append(Logged(code, seat))
        position = position.play(game.action(code))
    assert found is not None, "a round has decisions"
    return found


def warm_up(start: Position, bots: Sequence[Bot]) -> None:
    """Have each bot choose once: compiling or starting it is no time of play."""
    masked, record = some_way_in(start)
    for each in bots:
        each.choose(masked, record, dice.stream(0))
