"""Bots measured against each other on duplicate deals.

A deal is a whole order of the cards and a first player, fixed by seed and number. In each deal of a
pairing the hero plays once in every seat, all other seats held by copies of the other bot: luck of cards
and of seats falls on both alike. The deal is the unit of all that is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

import msgspec
import numpy as np

from greenpaw import games
from greenpaw.bots import bot, instances, rounds
from greenpaw.bots.bot import Bot
from greenpaw.bots.rounds import BotFailed
from greenpaw.games import dice
from greenpaw.games.contract import Outcome
from greenpaw.games.position import Position

SURE = 1.96
"""Standard errors to either side, within which the true value lies nineteen times out of twenty."""


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
    versions = [bot.load(name, loaded).version for name in bots]
    return Contest(game, loaded.newest_rules, players, options, seed, list(bots), versions)


def pairings(contest: Contest, heroes: Sequence[str] = ()) -> list[Pairing]:
    """All ordered pairs of the contest's bots, or those with one of these heroes."""
    for hero in heroes:
        if hero not in contest.bots:
            raise ArenaError(f"the hero {hero!r} is none of the bots {', '.join(contest.bots)}")
    return [Pairing(*pair) for pair in permutations(contest.bots, 2) if not heroes or pair[0] in heroes]


class Arena:
    """A contest with its bots at hand: plays its deals."""

    def __init__(self, contest: Contest) -> None:
        self._game = games.load(contest.game)
        self._players = contest.players
        self._state = dice.stream(contest.seed)[0]
        self._starts = np.concatenate(
            [
                self._game.start(contest.players, first, rules=contest.rules, **contest.options).array
                for first in range(contest.players)
            ]
        )
        self._bots: dict[str, Bot] = {name: bot.load(name, self._game) for name in contest.bots}

    def play(self, pairing: Pairing, number: int) -> DealResult:
        """Deal `number`, once with the hero in each seat; raises BotFailed."""
        outcomes: list[Outcome] = []
        ms: list[float] = []
        for seat in range(self._players):
            names = [pairing.hero if k == seat else pairing.other for k in range(self._players)]
            try:
                played = self._round([self._bots[name] for name in names], number)
            except BotFailed as error:
                where = f"deal {number}, {pairing.hero} in seat {seat} among {pairing.other}"
                raise BotFailed(f"{error} ({where})") from None
            assert played.end.outcome is not None, "a round is played to its end"
            outcomes.append(played.end.outcome)
            ms += [round(spent * 1000, 3) for decider, spent in played.seconds if decider == seat]
        return DealResult(*pairing, number, outcomes, ms)

    def _round(self, seated: Sequence[Bot], number: int) -> rounds.Played:
        """Game `number` of the series of that seed (see `simulate`) between these bots."""
        positions = np.zeros(2, self._starts.dtype)
        rngs, dealing = np.zeros((self._players, 1), np.uint64), np.zeros(1, np.uint64)
        instances.playout(self._game).set_out(positions, self._starts, self._state, number, rngs, dealing)
        return rounds.play(Position(self._game, positions[:1].copy()), seated, list(rngs), dealing)


class Figures(NamedTuple):
    """What a hero's deals come to."""

    deals: int
    win_share: float
    interval: tuple[float, float]
    """In which the true share lies, nineteen times out of twenty."""
    margin: float
    ms_p50: float
    ms_p99: float


def figures(results: Sequence[DealResult], sure: float = SURE) -> Figures:
    """Those of one or several pairings, all of the same weight; the same deal is one unit in all of them.

    `sure`: how many standard errors the interval reaches to either side. One deal makes nothing sure.
    """
    of_pairing: dict[Pairing, list[DealResult]] = {}
    for result in results:
        of_pairing.setdefault(result.pairing, []).append(result)
    share = margin = 0.0
    errors: dict[int, float] = {}
    for deals in of_pairing.values():
        mean = float(np.mean([result.share for result in deals]))
        share += mean / len(of_pairing)
        margin += float(np.mean([result.margin for result in deals])) / len(of_pairing)
        for result in deals:
            error = (result.share - mean) / len(deals) / len(of_pairing)
            errors[result.deal] = errors.get(result.deal, 0.0) + error
    n = len(errors)
    squares = sum(error * error for error in errors.values())
    half = sure * (squares * n / (n - 1)) ** 0.5 if n > 1 else 1.0
    moves = [spent for result in results for spent in result.ms]
    p50, p99 = np.percentile(moves, [50, 99]) if moves else (0.0, 0.0)
    interval = max(share - half, 0.0), min(share + half, 1.0)
    return Figures(n, share, interval, margin, float(p50), float(p99))


def played(contest: Contest, to_play: Iterable[tuple[Pairing, int]]) -> Iterator[DealResult]:
    """The results of these deals."""
    arena = Arena(contest)
    for pairing, number in to_play:
        yield arena.play(pairing, number)
