"""The arena: duplicate deals, figures by hand, looks on the way, ratings."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import bot
from greenpaw.bots.arena import Arena, ArenaError, Contest, DealResult, Pairing, contest, pairings
from greenpaw.bots.figures import Measured, figures, half_width, looks
from greenpaw.bots.ratings import ratings
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.contract import Outcome

linko = games.load("linko")


T_OF_SIX = 2.5706
"""Student's t for six deals: of its values 95 % lie between it and its opposite."""


def room(deals: int) -> float:
    """How far Wilson's interval reaches where all deals of two players came to the same."""
    return 1.96**2 / (deals + 1.96**2) / 2


def outcome(*scores: int) -> Outcome:
    best = max(scores)
    return Outcome(list(scores), [seat for seat, score in enumerate(scores) if score == best], "by hand")


def by_hand(deal: int, *outcomes: Outcome, hero: str = "a", other: str = "b", ms: float = 1.0) -> DealResult:
    """The result of a deal with these outcomes, the hero in seat 0, 1, ..."""
    return DealResult(hero, other, deal, list(outcomes), [ms])


def results(*shares: float, hero: str = "a", other: str = "b") -> list[DealResult]:
    """A deal for each share of 0, 0.5 or 1."""
    won, lost = outcome(5, 1), outcome(1, 5)
    games = {1.0: (won, lost), 0.5: (won, won), 0.0: (lost, won)}
    return [by_hand(deal, *games[share], hero=hero, other=other) for deal, share in enumerate(shares)]


# What a deal comes to


def test_a_deal_is_the_average_over_all_seats_of_the_hero():
    result = by_hand(0, outcome(9, 4, 2), outcome(3, 1, 0), outcome(2, 2, 8))
    assert result.share == pytest.approx(2 / 3)
    assert result.margin == pytest.approx((5 - 2 + 6) / 3)


def test_equal_winners_split_the_win():
    result = by_hand(0, outcome(7, 7, 1), outcome(7, 7, 7), outcome(0, 7, 1))
    assert result.share == pytest.approx((1 / 2 + 1 / 3 + 0) / 3)


def test_the_tie_break_of_the_game_decides_and_not_the_score():
    result = by_hand(0, Outcome([4, 4], [1], "by hand"), Outcome([4, 4], [1], "by hand"))
    assert (result.share, result.margin) == (0.5, 0.0)


# Figures


def test_the_interval_is_that_of_the_mean_over_deals():
    shares = (1.0, 0.5, 0.5, 0.0, 1.0, 1.0)
    told = figures(results(*shares))
    half = math.hypot(T_OF_SIX * float(np.std(shares, ddof=1)) / len(shares) ** 0.5, room(6))
    assert (told.deals, told.win_share) == (6, pytest.approx(4 / 6))
    assert told.interval == (pytest.approx(4 / 6 - half, abs=1e-3), 1.0)


@pytest.mark.parametrize(("deals", "quantile"), [(3, 4.303), (5, 2.776), (6, T_OF_SIX), (40, 2.0227)])
def test_the_fewer_deals_the_wider_is_the_interval_of_the_same_spread(deals: int, quantile: float):
    assert half_width(9.0, deals, 2, 1.96) == pytest.approx(9 * quantile, rel=0.04 if deals < 4 else 0.003)


@pytest.mark.parametrize("deals", [4, 10, 40])
@pytest.mark.parametrize("chances", [(0.02, 0.04, 0.94), (0.05, 0.9, 0.05), (0.0, 0.7, 0.3), (0.3, 0.3, 0.4)])
def test_nineteen_intervals_of_twenty_hold_the_true_share(deals: int, chances: tuple[float, ...]):
    """A deal of two comes to 0, a half or 1."""
    shares = np.random.default_rng(2).choice([0.0, 0.5, 1.0], (20_000, deals), p=chances)
    true = chances[1] / 2 + chances[2]
    of_each = np.unique(np.sort(shares, axis=1), axis=0, return_counts=True)
    held = sum(
        count
        for row, count in zip(*of_each, strict=True)
        if abs(row.mean() - true) <= half_width(float(row.std(ddof=1)) / deals**0.5, deals, 2, 1.96)
    )
    assert held / len(shares) >= 0.95


def test_deals_that_all_came_to_the_same_leave_room():
    low, high = figures(results(*[1.0] * 40)).interval
    assert (low, high) == (pytest.approx(1 - room(40)), 1.0)
    low, high = figures(results(0.5, 0.5)).interval
    assert (low, high) == (pytest.approx(0.5 - room(2)), pytest.approx(0.5 + room(2)))


def test_a_pairing_of_equals_is_never_decided():
    """Of three that play alike each deal comes to a third; its sum needn't be one in floating point."""
    pairing = Pairing("casual", "uniform")
    measured = Measured(made("casual,uniform", players=3), [pairing], looks(400, until_sure=True))
    alike = [outcome(2, 1, 0)] * 3
    for number in range(400):
        measured.add(DealResult(*pairing, number, alike, [1.0]))
    assert [len(deals) for deals in measured.due()] == [0] * 10
    assert len(measured.results()) == 400


def test_one_deal_makes_nothing_sure():
    assert figures(results(0.5)).interval == (0.0, 1.0)


def test_pairings_weigh_alike_however_many_deals_each_has():
    told = figures([*results(1.0, 1.0, 1.0, 1.0), *results(0.0, 0.0, other="c")])
    assert told.win_share == 0.5
    assert told.margin == 0.0
    assert told.deals == 4


def test_the_same_deal_is_one_unit_in_all_pairings():
    """Where a deal went well against one and badly against the other, it is as if all had been even."""
    told = figures([*results(1.0, 0.0), *results(0.0, 1.0, other="c")])
    assert told.interval == figures(results(0.5, 0.5)).interval
    shares = (1.0, 0.0, 0.5, 0.5, 1.0, 0.5)
    alike = figures([*results(*shares), *results(*shares, other="c")])
    assert alike.interval == figures(results(*shares)).interval


def test_milliseconds_are_those_of_the_moves():
    told = figures([by_hand(deal, outcome(1, 0), outcome(0, 1), ms=deal) for deal in range(101)])
    assert (told.ms_p50, told.ms_p99) == (50.0, 99.0)


# Deals


def made(bots: str, players: int = 2, seed: int = 11, **options: bool) -> Contest:
    return contest("linko", players, options, seed, bots.split(","))


def test_a_deal_is_the_same_in_all_seatings_and_pairings():
    arena = Arena(made("casual,uniform,newcomer", players=3))
    dealt: set[tuple[int, ...]] = set()
    firsts: set[int] = set()
    for names in (["casual"] * 3, ["uniform", "casual", "uniform"], ["newcomer", "newcomer", "casual"]):
        log = arena._round([arena._bot(name) for name in names], 4).log
        cards = [logged.code for logged in log if logged.code < 0]
        dealt.add(tuple(cards[:45]))
        firsts.add(next(logged.seat for logged in log if logged.code >= 0))
    assert len(dealt) == len(firsts) == 1
    assert len(next(iter(dealt))) == 45


@pytest.mark.parametrize("players", [2, 4])
def test_deal_g_is_game_g_of_the_series_of_that_seed(players: int):
    result = Arena(made("casual,uniform", players)).play(Pairing("casual", "uniform"), 7)
    for seat in range(players):
        bots = ["uniform"] * players
        bots[seat] = "casual"
        ((played, _),) = Series(linko, players, bots, 11).records(7, 1, "")
        assert record.final(played).outcome == result.outcomes[seat]


def test_options_are_played():
    plain, duel = (Arena(made("casual,uniform", duel=duel)) for duel in (False, True))
    pairing = Pairing("casual", "uniform")
    assert plain.play(pairing, 0).outcomes != duel.play(pairing, 0).outcomes


def test_the_moves_that_are_timed_are_the_heros():
    result = Arena(made("casual,uniform")).play(Pairing("casual", "uniform"), 0)
    decisions = 0
    for seat in range(2):
        bots = ["casual" if seat == k else "uniform" for k in range(2)]
        ((played, _),) = Series(linko, 2, bots, 11).records(0, 1, "")
        decisions += sum(step.startswith(f"{seat}:") for step in played.steps)
    assert len(result.ms) == decisions


@pytest.mark.once
def test_a_bot_with_a_network_plays_too():
    result = Arena(made("strong,casual")).play(Pairing("strong", "casual"), 1)
    assert len(result.outcomes) == 2


# Pairings


def test_all_ordered_pairs_are_played_in_the_order_of_the_bots():
    assert pairings(made("uniform,casual,newcomer")) == [
        ("uniform", "casual"),
        ("uniform", "newcomer"),
        ("casual", "uniform"),
        ("casual", "newcomer"),
        ("newcomer", "uniform"),
        ("newcomer", "casual"),
    ]
    assert pairings(made("uniform,casual,newcomer"), ["casual"]) == [
        ("casual", "uniform"),
        ("casual", "newcomer"),
    ]


@pytest.mark.parametrize("bots", ["casual", "casual,uniform,casual"])
def test_a_contest_is_of_several_bots_each_once(bots: str):
    with pytest.raises(ArenaError):
        made(bots)


def test_a_hero_is_one_of_the_bots():
    with pytest.raises(ArenaError, match="'strong' is none of the bots: casual, uniform"):
        pairings(made("casual,uniform"), ["strong"])


def test_a_contest_knows_its_options_and_versions():
    assert made("casual,uniform", players=3) == Contest(
        game="linko",
        rules=linko.newest_rules,
        players=3,
        options={"duel": False, "consolation": False, "expert": False},
        seed=11,
        bots=["casual", "uniform"],
        versions=[bot.load(name, linko).version for name in ("casual", "uniform")],
    )


# Until sure


def test_it_is_looked_ten_times_at_most_and_never_before_forty_deals():
    assert looks(400, until_sure=True).at == list(range(40, 401, 40))
    assert looks(95, until_sure=True).at == [40, 80, 95]
    assert looks(7, until_sure=True).at == [7]
    assert looks(400, until_sure=False).at == [400]
    assert looks(7, until_sure=True).sure == looks(7, until_sure=False).sure == 1.96


@pytest.mark.parametrize("deals", [40, 100, 1000])
def test_intervals_of_all_looks_together_hold_nineteen_times_out_of_twenty(deals: int):
    at = looks(deals, until_sure=True)
    steps = np.random.default_rng(1).standard_normal((20_000, len(at.at)))
    standing = steps.cumsum(axis=1) / np.sqrt(np.arange(1, len(at.at) + 1))
    assert (abs(standing) > at.sure).any(axis=1).mean() == pytest.approx(0.05, abs=0.006)


def plays(measured: Measured, share: Callable[[Pairing, int], float]) -> dict[Pairing, int]:
    """Play on till nothing is due; how many deals of each pairing count."""
    played: set[tuple[Pairing, int]] = set()
    for deals in measured.due():
        assert not played & set(deals)
        played |= set(deals)
        for pairing, number in deals:
            (result,) = results(share(pairing, number), hero=pairing.hero, other=pairing.other)
            measured.add(DealResult(*pairing, number, result.outcomes, result.ms))
    return {pairing: len(measured.results(*pairing)) for pairing in measured.pairs}


def test_a_decided_pairing_is_played_no_longer_and_an_open_one_to_the_end():
    pairs = [Pairing("casual", "uniform"), Pairing("uniform", "casual")]
    measured = Measured(made("casual,uniform"), pairs, looks(100, until_sure=True))

    def share(pairing: Pairing, number: int) -> float:
        return 1.0 if pairing.hero == "casual" and number % 10 else float(number % 2)

    assert plays(measured, share) == {pairs[0]: 40, pairs[1]: 100}


def test_deals_beyond_the_look_that_decided_do_not_count():
    pairing = Pairing("casual", "uniform")
    measured = Measured(made("casual,uniform"), [pairing], looks(100, until_sure=True))
    for number in range(40, 80):
        measured.add(DealResult(*pairing, number, [outcome(1, 5), outcome(5, 1)], [1.0]))
    assert plays(measured, lambda pairing, number: 1.0) == {pairing: 40}
    assert figures(measured.results()).win_share == 1.0


def test_without_until_sure_all_deals_are_played_at_once():
    pairing = Pairing("casual", "uniform")
    measured = Measured(made("casual,uniform"), [pairing], looks(30, until_sure=False))
    assert len(list(measured.due())) == 1
    assert measured.results() == []


# Ratings


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer():
    few, many = (ratings(["a", "b"], results(*[1.0] * deals)) for deals in (2, 20))
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].sigma < few["a"].sigma


def test_ratings_do_not_depend_on_the_order_in_which_deals_came_in():
    played = [*results(1.0, 0.0, 1.0), *results(0.5, 0.0, 0.0, hero="b", other="a")]
    assert ratings(["a", "b"], played) == ratings(["a", "b"], played[::-1])


def test_copies_of_a_bot_are_one_bot():
    outcomes = [outcome(9, 4, 2), outcome(4, 9, 2), outcome(4, 2, 9)]
    rated = ratings(["a", "b"], [by_hand(0, *outcomes)])
    assert rated["a"].mu > rated["b"].mu
    assert set(rated) == {"a", "b"}


def test_a_game_of_two_of_which_both_are_heroes_counts_once():
    there, back = results(1.0, 0.0, 1.0), results(0.0, 1.0, 0.0, hero="b", other="a")
    assert ratings(["a", "b"], there + back) == ratings(["a", "b"], there)
