"""Series of rounds between bots, fixed by a seed: game number g is the same whoever plays what before it.

Bots that are kernels play in compiled code, others as in `rounds`: the deals and random streams are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

from greenpaw.bots import external, instances, rounds
from greenpaw.bots.bot import Bot, KernelBot
from greenpaw.games import dice
from greenpaw.games.contract import CHANCE, Game, OptionError
from greenpaw.games.position import Position
from greenpaw.games.record import MatchPart, Record, RecordSeat, chance_step, decision_step, make

_LOG = 1 << 16


@dataclass
class Tally:
    """What a part of a series came to. `seconds` are of play alone; scores and wins are sums by seat."""

    games: int
    decisions: int
    seconds: float
    scores: np.ndarray = field(repr=False)
    wins: np.ndarray = field(repr=False)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.scores + other.scores,
            self.wins + other.wins,
        )


class Series:
    """Rounds of one game between bots in fixed seats; the first player is drawn by lot."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: Sequence[str],
        seed: int,
        chosen: Mapping[str, bool] | None = None,
        limit_s: float = external.LIMIT_S,
    ) -> None:
        """One bot for all seats, or one for each; `limit_s` is how long one from outside may think."""
        if len(bots) not in (1, players):
            raise OptionError("bots", f"name one bot for all seats or {players}, not {len(bots)}")
        self.game = game
        self.seed = seed
        self.options = game.resolve_options(players, chosen or {})
        loaded = {name: external.load(name, game, self.options, limit_s) for name in bots}
        self.bots: list[Bot] = [loaded[name] for name in (list(bots) * players)[:players]]
        self._starts = np.concatenate(
            [game.start(players, first, **self.options).array for first in range(players)]
        )
        self._kernels = instances.playout(game)
        numbers = [seated.number for seated in self.bots if isinstance(seated, KernelBot)]
        self._numbers = np.array(numbers, np.int64) if len(numbers) == players else None
        """Of bots that are all kernels: their rounds are played in compiled code."""
        self._state = dice.stream(seed)[0]
        self._buffers: tuple[np.ndarray, ...] = (
            np.zeros(game.max_legal, np.int32),
            *np.zeros((2, len(game.cards)), np.int32),
        )

    def id_of(self, number: int) -> str:
        """The record id of a game of the series, and of nothing else."""
        return f"{self.game.name}-{self.seed}-{number}"

    def nothing(self) -> Tally:
        """A tally of no games."""
        return Tally(0, 0, 0.0, np.zeros(len(self.bots), np.int64), np.zeros(len(self.bots)))

    def compile(self) -> None:
        """Have the kernels compiled and the bots started, so that no time of play is spent on it."""
        if self._numbers is None:
            rounds.warm_up(Position(self.game, self._starts[:1].copy()), list(dict.fromkeys(self.bots)))
        else:
            self.play(0, 1)
            next(self.records(0, 1, ""))

    def close(self) -> None:
        """End the processes of bots from outside."""
        external.close(self.bots)

    def play(self, first: int, games: int) -> Tally:
        """Play games number `first` to `first + games - 1`; raises BotFailed."""
        if self._numbers is None:
            return sum((tally for _, tally in self.records(first, games, "")), self.nothing())
        tally = self.nothing()
        began = perf_counter()
        tally.decisions = int(
            self._kernels.play_series(
                self._starts,
                self._numbers,
                self._state,
                first,
                games,
                *self._buffers,
                tally.scores,
                tally.wins,
            )
        )
        tally.seconds = perf_counter() - began
        tally.games = games
        return tally

    def records(
        self, first: int, games: int, started: str, *, with_legal: bool = False
    ) -> Iterator[tuple[Record, Tally]]:
        """The same games one by one, each as its record; `started` is the time written into them."""
        for number in range(first, first + games):
            yield self._record(number, started, with_legal)

    def _record(self, number: int, started: str, with_legal: bool) -> tuple[Record, Tally]:
        players = len(self.bots)
        positions = np.zeros(2, self._starts.dtype)
        rngs, dealing = np.zeros((players, 1), np.uint64), np.zeros(1, np.uint64)
        first_player = int(self._kernels.set_out(positions, self._starts, self._state, number, rngs, dealing))
        tally = self.nothing()
        if self._numbers is None:
            played = rounds.play(Position(self.game, positions[:1]), self.bots, list(rngs), dealing)
            codes = [logged.code for logged in played.log]
            tally.seconds = sum(spent for _, spent in played.seconds)
            tally.decisions = len(played.seconds)
        else:
            codes = self._compiled(positions, rngs, dealing, tally)
        position, steps, legal = self._steps(first_player, codes, with_legal)
        outcome = position.outcome
        assert outcome is not None, "play_on plays to the end"
        tally.games = 1
        tally.scores += outcome.scores
        tally.wins[outcome.winners] += 1.0 / len(outcome.winners)
        record = make(
            position,
            steps,
            id=self.id_of(number),
            started=started,
            options=self.options,
            first_player=first_player,
            match=MatchPart(f"{self.game.name}-{self.seed}", 1),
            seats=[RecordSeat(bot=seated.name, version=seated.version) for seated in self.bots],
            legal=legal if with_legal else None,
        )
        return record, tally

    def _compiled(
        self, positions: np.ndarray, rngs: np.ndarray, dealing: np.ndarray, tally: Tally
    ) -> list[int]:
        """The log of a round in compiled code; its time and decisions are added to the tally."""
        log = np.zeros(_LOG, np.int32)
        codes: list[int] = []
        logged = len(log)
        while logged == len(log):
            began = perf_counter()
            decisions, logged = self._kernels.play_on(
                positions, self._numbers, rngs, dealing, *self._buffers, log, True
            )
            tally.seconds += perf_counter() - began
            tally.decisions += int(decisions)
            codes += log[:logged].tolist()
        return codes

    def _steps(
        self, first_player: int, codes: Sequence[int], with_legal: bool
    ) -> tuple[Position, list[str], Any]:
        """A log, in which cards are negative, as steps in notation, with the legal actions at decisions."""
        position = Position(self.game, self._starts[first_player : first_player + 1].copy())
        apply = self.game.boundary.apply_action_at
        current_player = self.game.boundary.current_player_at
        array = position.array
        steps: list[str] = []
        legal: list[list[str]] = []
        cards: list[str] = []
        for code in codes:
            seat = int(current_player(array, 0))
            if seat == CHANCE:
                cards.append(self.game.cards[-code])
            else:
                if cards:
                    steps.append(chance_step(cards))
                    cards = []
                steps.append(decision_step(seat, str(self.game.action(code))))
                if with_legal:
                    legal.append([str(action) for action in Position(self.game, array).legal_actions()])
            apply(array, 0, abs(code))
        if cards:
            steps.append(chance_step(cards))
        return Position(self.game, array), steps, legal
