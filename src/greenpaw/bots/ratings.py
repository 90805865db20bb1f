"""One number for each bot of an arena, from all games of all pairings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from greenpaw.bots.arena import DealResult
from greenpaw.games.contract import Outcome


class Rating(msgspec.Struct, frozen=True):
    """openskill's (Weng, Lin, "A Bayesian approximation method for online ranking", JMLR 2011)."""

    mu: float
    """25 to begin with; who is above another wins more."""
    sigma: float
    """How far it may be off."""


def ratings(bots: Sequence[str], results: Iterable[DealResult]) -> dict[str, Rating]:
    """Fitted game by game, deal after deal, in each the pairings in the order of the bots.

    Copies of a bot play as many; what they learn of it is averaged. Bots stay as they are, so the model's
    `tau`, by which players change from game to game, is nought. Of two players both are heroes of the same
    games: each counts once.
    """
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = {name: model.rating() for name in bots}
    order = {name: index for index, name in enumerate(bots)}
    counted: set[tuple[int, tuple[str, ...]]] = set()
    for result in sorted(results, key=lambda one: (one.deal, order[one.hero], order[one.other])):
        for hero_seat, outcome in enumerate(result.outcomes):
            seats = range(len(outcome.scores))
            seated = tuple(result.hero if seat == hero_seat else result.other for seat in seats)
            if (result.deal, seated) in counted:
                continue
            counted.add((result.deal, seated))
            after = model.rate([[rated[name]] for name in seated], ranks=_places(outcome))
            copies = [rating for (rating,) in after]
            rated[result.hero] = copies.pop(hero_seat)
            mu = sum(copy.mu for copy in copies) / len(copies)
            sigma = sum(copy.sigma for copy in copies) / len(copies)
            rated[result.other] = model.rating(mu=mu, sigma=sigma)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in rated.items()}


def _places(outcome: Outcome) -> list[float]:
    """By seat, how many were better; among winners it was the tie break that decided."""
    standing = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    return [float(sum(other > own for other in standing)) for own in standing]
