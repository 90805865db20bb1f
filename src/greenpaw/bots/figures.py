"""What the deals of an arena come to, and when they are enough."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from greenpaw.bots.arena import Contest, DealResult, Pairing

SURE = 1.96
"""Standard errors to either side, within which the true value lies nineteen times out of twenty."""
_LOOKED_AT = (1.96, 2.178, 2.289, 2.361, 2.413, 2.453, 2.485, 2.512, 2.535, 2.555)
"""The same for all of so many equally spaced looks together, from one look to ten.

Pocock, "Group sequential methods in the design and analysis of clinical trials", Biometrika 1977; as
intervals in Jennison, Turnbull, "Interim analyses: the repeated confidence interval approach", JRSS B 1989.
"""
_FEWEST = 40
"""Deals from look to look: a spread is told badly by fewer."""


class Figures(msgspec.Struct, frozen=True):
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

    `sure`: how many standard errors the interval would reach to either side, were the spread known.
    """
    of_pairing: dict[Pairing, list[DealResult]] = {}
    for result in results:
        of_pairing.setdefault(result.pairing, []).append(result)
    share = margin = 0.0
    errors: dict[int, float] = {}
    for deals in of_pairing.values():
        shares = [result.share for result in deals]
        mean = float(np.mean(shares))
        share += mean / len(of_pairing)
        margin += float(np.mean([result.margin for result in deals])) / len(of_pairing)
        for result, own in zip(deals, shares, strict=True):
            error = (own - mean) / len(deals) / len(of_pairing)
            errors[result.deal] = errors.get(result.deal, 0.0) + error
    fewest = min(map(len, of_pairing.values()))
    squares = sum(error * error for error in errors.values())
    half = half_width((squares * fewest / max(fewest - 1, 1)) ** 0.5, fewest, len(results[0].outcomes), sure)
    moves = [spent for result in results for spent in result.ms]
    p50, p99 = np.percentile(moves, [50, 99]) if moves else (0.0, 0.0)
    interval = max(share - half, 0.0), min(share + half, 1.0)
    return Figures(len(errors), share, interval, margin, float(p50), float(p99))


def half_width(error: float, deals: int, seats: int, sure: float) -> float:
    """How far the interval of a mean over so many deals reaches to either side. One makes nothing sure.

    `error` is the standard error of the mean. As the deals themselves tell it, Student's t counts (from
    the normal quantile `sure`: Abramowitz, Stegun, "Handbook of Mathematical Functions", 1964, 26.7.5; within
    1 % from four deals on). Where deals came to the same, games may still come to something else; so what is
    added is the room that Wilson leaves, "Probable inference", JASA 1927, where no game of so many has.
    """
    if deals < 2:
        return 1.0
    z, free = sure, deals - 1
    t = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    t += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    return math.hypot(t * error, z * z / (deals + z * z) / seats)


class Looks(msgspec.Struct, frozen=True):
    """When it is looked whether a pairing is decided: at these numbers of deals."""

    at: list[int]
    sure: float
    """Standard errors of an interval that holds at all looks together."""


def looks(most: int, *, until_sure: bool) -> Looks:
    """One look at the end, or `until_sure` up to ten on the way to it."""
    if not until_sure:
        return Looks([most], SURE)
    step = max(_FEWEST, -(-most // len(_LOOKED_AT)))
    at = [*range(step, most, step), most]
    return Looks(at, _LOOKED_AT[len(at) - 1])


class Measured:
    """A contest as far as it is played: which deals are due, and which results count."""

    def __init__(self, contest: Contest, pairs: Sequence[Pairing], looks: Looks) -> None:
        self.contest = contest
        self.pairs = pairs
        self.looks = looks
        self._results: dict[tuple[Pairing, int], DealResult] = {}
        self._deals = dict.fromkeys(pairs, 0)
        """How many deals of each pairing count."""

    def add(self, result: DealResult) -> None:
        self._results[result.pairing, result.deal] = result

    def due(self) -> Iterator[list[tuple[Pairing, int]]]:
        """From look to look, the deals that are to be added before going on."""
        for deals in self.looks.at:
            undecided = [pairing for pairing in self.pairs if not self._is_decided(pairing)]
            numbers = [(pairing, number) for number in range(deals) for pairing in undecided]
            self._deals.update(dict.fromkeys(undecided, deals))
            yield [deal for deal in numbers if deal not in self._results]

    def results(self, hero: str | None = None, other: str | None = None) -> list[DealResult]:
        """Those that count, in a fixed order, of this hero, among that other."""
        return [
            self._results[pairing, number]
            for pairing in self.pairs
            if hero in (None, pairing.hero) and other in (None, pairing.other)
            for number in range(self._deals[pairing])
            if (pairing, number) in self._results
        ]

    def _is_decided(self, pairing: Pairing) -> bool:
        """Whether the interval lies on one side of the fair share."""
        results = self.results(*pairing)
        if not results:
            return False
        low, high = figures(results, self.looks.sure).interval
        return not low <= 1 / self.contest.players <= high
