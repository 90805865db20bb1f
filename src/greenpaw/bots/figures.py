"""What the deals of an arena come to, and when they are enough."""

from __future__ import annotations

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
_FEWEST = 20
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

    `sure`: how many standard errors the interval reaches to either side. One deal makes nothing sure.
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
    n = len(errors)
    squares = sum(error * error for error in errors.values())
    half = sure * (squares * n / (n - 1)) ** 0.5 if n > 1 else 1.0
    moves = [spent for result in results for spent in result.ms]
    p50, p99 = np.percentile(moves, [50, 99]) if moves else (0.0, 0.0)
    interval = max(share - half, 0.0), min(share + half, 1.0)
    return Figures(n, share, interval, margin, float(p50), float(p99))


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
