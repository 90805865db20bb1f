"""A look-ahead is repeatable, peeks at nothing, shares its tries as it says, and keeps to its bound."""

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import instances
from greenpaw.bots.network import Network, Plan
from greenpaw.bots.weights import Weights
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

LEARNED = [name for name in games.names() if games.load(name).features]
SMALL = Plan(worlds=2, top=3, depth=1)


@pytest.fixture(params=LEARNED)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def fresh(game: Game) -> Network:
    return Network(game, Weights.fresh(game.features, 3))


def choice(game: Game, seed: int, *, of: int) -> Position:
    """A full position of a random game in which more than `of` actions are legal."""
    random = np.random.default_rng(seed)
    position = game.start(game.players[1]).deal(Ordered(seed))
    while len(actions := position.legal_actions()) <= of or position.decisions < 8:
        position = position.play(actions[random.integers(len(actions))]).deal(Ordered(seed))
    return position


def test_the_same_stream_leads_to_the_same_judgement(game: Game):
    position = choice(game, 1, of=3)
    masked = position.mask(position.current_player)
    one, other = (fresh(game).judge(masked, [], dice.stream(5), SMALL) for _ in range(2))
    assert one == other


@pytest.mark.once
def test_what_a_seat_does_not_see_changes_nothing(game: Game):
    position = choice(game, 2, of=3)
    seat = position.current_player
    other = position.resample(seat, dice.stream(1))
    one, redealt = (
        fresh(game).judge(each.mask(seat), [], dice.stream(5), SMALL) for each in (position, other)
    )
    assert one == redealt


@pytest.mark.once
@pytest.mark.parametrize(
    ("top", "tries"), [(2, [12, 12]), (3, [6, 12, 12]), (4, [6, 6, 12, 12]), (6, [4, 4, 4, 8, 12, 12])]
)
def test_half_of_those_tried_are_given_up_from_part_to_part_till_two_are_left(
    game: Game, top: int, tries: list[int]
):
    position = choice(game, 3, of=6)
    judged, best = fresh(game).judge(
        position.mask(position.current_player), [], dice.stream(5), Plan(worlds=12, top=top, depth=1)
    )
    assert sorted(each.tries for each in judged if each.tries) == tries
    assert judged[best].tries == 12


def test_a_winning_move_is_told_as_a_win():
    linko = games.load("linko")
    position = linko.position(hands=["5,5", "9,8,7"], sets=[["3,3", "12"], []], deck="2,2,4,6")
    judged, _ = fresh(linko).judge(position.mask(0), [], dice.stream(1), SMALL)
    lays_all = next(each for each in judged if str(each.action) == "5,5")
    assert (lays_all.win, lays_all.tries) == (1.0, SMALL.worlds)
    assert lays_all.margin == pytest.approx(8.0)


def test_where_there_is_no_choice_no_world_is_tried():
    linko = games.load("linko")
    position = linko.position(hands=["5", "9,8,7"], deck="2,2,4,6")
    judged, best = fresh(linko).judge(position.mask(0), [], dice.stream(1), SMALL)
    assert [(str(each.action), each.tries) for each in judged] == [("5", 0)]
    assert best == 0


@pytest.mark.once
def test_only_one_world_of_four_is_played_on_by_the_network(game: Game):
    """To the end: what comes of the others is the same whatever the network has learnt."""
    position = choice(game, 4, of=3)
    masked = position.mask(position.current_player)
    plan = Plan(worlds=16, depth=10_000, most=10**9)
    one, other = (
        Network(game, Weights.fresh(game.features, seed)).tried(
            masked, [], masked.legal_actions()[:2], dice.stream(5), plan
        )
        for seed in (1, 2)
    )
    differ = np.any(one[0] != other[0], axis=0)
    assert np.any(differ)
    assert not np.any(differ[np.arange(16) % 4 != 0])


@pytest.mark.once
def test_the_worst_hands_take_few_words():
    """1,000 take about a millisecond: what is left of 100 ms is for beliefs and slower machines."""
    linko = games.load("linko")
    hands = ["1*3,2*3,3*3,4*3,5*3,6*3,7*3,8*3,9*3,10*3,11*3,12,13,X*5", "1*5,2*5,3*5,4*5,5*5,6*5,7*5,8*5"]
    worst = linko.position(hands=hands, sets=[[], []], display=["9", "10", "11", "12", "13", "12"])
    plan = Plan.of(2)._replace(most=6_000)
    masked = worst.mask(0)
    legal, tries = np.zeros((2, linko.max_legal), np.int32)
    margins, wins = np.zeros((2, linko.max_legal))
    kernels = instances.lookahead(linko)
    worlds = np.zeros(plan.worlds, masked.array.dtype)
    kernels.imagine_at(masked.array, 0, dice.stream(1), worlds)
    looking = plan.top, plan.depth, plan.prior, plan.most
    arrays = Weights.fresh(linko.features, 3).arrays
    filled = legal, tries, margins, wins
    n, _, spent = kernels.judge_at(masked.array, 0, worlds, *looking, arrays, dice.stream(1), *filled)
    assert n > 200
    assert plan.most <= spent < plan.most + 8_000, "the last world that was begun is finished"
