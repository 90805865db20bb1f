"""Bots measured against each other on duplicate deals.

A deal is a whole order of the cards and a first player, fixed by seed and number. In each deal of a
pairing the hero plays once in every seat, all other seats held by copies of the other bot: luck of cards
and of seats falls on both alike. The deal is the unit of all that is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

import msgspec
import numpy as np

from greenpaw import games
from greenpaw.bots import external, instances, rounds
from greenpaw.bots.bot import Bot
from greenpaw.bots.rounds import BotFailed
from greenpaw.games import dice
from greenpaw.games.contract import Outcome
from greenpaw.games.position import Position


class ArenaError(ValueError):
    """Bots that can't be measured like this."""


class Pairing(NamedTuple):
    """A hero among copies of another bot."""

    hero: str
    other: str


class Contest(msgspec.Struct, frozen=True):
    """What is played: its deals are the same for all pairings of its bots."""

    game: str
    rules: int
    players: int
    options: dict[str, bool]
    seed: int
    bots: list[str]
    versions: list[str]
    """Of the bots, in their order."""


class DealResult(msgspec.Struct, frozen=True):
    """What came of one deal of a pairing."""

    hero: str
    other: str
    deal: int
    outcomes: list[Outcome]
    """By the seat that the hero had."""
    ms: list[float]
    """How long each of the hero's moves took, in milliseconds."""

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.hero, self.other)

    @property
    def share(self) -> float:
        """The hero's share of the win, on average over the seats; equal winners split it."""
        shares = [
            1 / len(outcome.winners) if seat in outcome.winners else 0.0
            for seat, outcome in enumerate(self.outcomes)
        ]
        return sum(shares) / len(shares)

    @property
    def margin(self) -> float:
        """Points ahead of the best other, on average over the seats."""
        ahead = [
            outcome.scores[seat] - max(outcome.scores[:seat] + outcome.scores[seat + 1 :])
            for seat, outcome in enumerate(self.outcomes)
        ]
        return sum(ahead) / len(ahead)


def contest(game: str, players: int, chosen: Mapping[str, bool], seed: int, bots: Sequence[str]) -> Contest:
    """The contest of these bots; raises ArenaError, OptionError or UnknownBot."""
    if len(bots) < 2:
        raise ArenaError("name two bots at least: casual,uniform")
    for name in bots:
        if bots.count(name) > 1:
            raise ArenaError(f"{name} is named twice")
    loaded = games.load(game)
    options = loaded.resolve_options(players, chosen)
    versions = [external.load(name, loaded, options).version for name in bots]
    return Contest(game, loaded.newest_rules, players, options, seed, list(bots), versions)


def pairings(contest: Contest, heroes: Sequence[str] = ()) -> list[Pairing]:
    """All ordered pairs of the contest's bots, or those with one of these heroes; raises ArenaError."""
    for hero in heroes:
        if hero not in contest.bots:
            raise ArenaError(f"the hero {hero!r} is none of the bots: {', '.join(contest.bots)}")
    return [Pairing(*pair) for pair in permutations(contest.bots, 2) if not heroes or pair[0] in heroes]


class Arena:
    """A contest with its bots at hand: plays its deals. `limit_s`: how long bots from outside may think."""

    def __init__(self, contest: Contest, limit_s: float = external.LIMIT_S) -> None:
        self._contest = contest
        self._limit_s = limit_s
        self._game = games.load(contest.game)
        self._state = dice.stream(contest.seed)[0]
        self._starts = np.concatenate(
            [
                self._game.start(contest.players, first, rules=contest.rules, **contest.options).array
                for first in range(contest.players)
            ]
        )
        self._bots: dict[str, Bot] = {}

    def play(self, pairing: Pairing, number: int) -> DealResult:
        """Deal `number`, once with the hero in each seat; raises BotFailed."""
        outcomes: list[Outcome] = []
        ms: list[float] = []
        for hero_seat in range(self._contest.players):
            seats = range(self._contest.players)
            try:
                seated = [self._bot(pairing.hero if seat == hero_seat else pairing.other) for seat in seats]
                played = self._round(seated, number)
            except BotFailed as error:
                where = f"deal {number}, {pairing.hero} in seat {hero_seat} among {pairing.other}"
                raise BotFailed(f"{error} ({where})") from None
            assert played.end.outcome is not None, "a round is played to its end"
            outcomes.append(played.end.outcome)
            ms += [round(spent * 1000, 3) for seat, spent in played.seconds if seat == hero_seat]
        return DealResult(*pairing, number, outcomes, ms)

    def close(self) -> None:
        """End the processes of bots from outside."""
        external.close(list(self._bots.values()))

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = external.load(name, self._game, self._contest.options, self._limit_s)
            rounds.warm_up(Position(self._game, self._starts[:1]), [self._bots[name]])
        return self._bots[name]

    def _round(self, seated: Sequence[Bot], number: int) -> rounds.Played:
        """Game `number` of the series of that seed (see `simulate`) between these bots."""
        positions = np.zeros(2, self._starts.dtype)
        rngs, dealing = np.zeros((len(seated), 1), np.uint64), np.zeros(1, np.uint64)
        instances.playout(self._game).set_out(positions, self._starts, self._state, number, rngs, dealing)
        return rounds.play(Position(self._game, positions[:1]), seated, list(rngs), dealing)
