"""A hint: the best choices first, with what the network and the look-ahead say, and what sets them apart."""

from collections.abc import Callable
from functools import partial
from itertools import islice, pairwise
from typing import NamedTuple

import pytest

from greenpaw import games
from greenpaw.bots import bot, hints, marks
from greenpaw.bots.hints import Hint
from greenpaw.bots.network import Plan
from greenpaw.bots.weights import is_learnt
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

HINTING = [game for game in games.load_all()[0] if is_learnt(game)]
pytestmark = pytest.mark.once
"""In plain Python a hint takes minutes."""


@pytest.fixture(autouse=True)
def _fewer_worlds(monkeypatch: pytest.MonkeyPatch):
    for name, usual in [("looking", hints.looking), ("comparing", hints.comparing)]:
        monkeypatch.setattr(hints, name, partial(_few, usual))


def _few(usual: Callable[[int], Plan], players: int) -> Plan:
    return usual(players)._replace(worlds=16, most=5000)


def decisions(game: Game, seed: int) -> list[Position]:
    """Some decisions of a round, masked for who decides, in which there is a choice."""
    position, dealer, rng = game.start(3), Ordered(seed), dice.stream(seed)
    usual = bot.load(bot.usual(game), game)
    due: list[Position] = []
    while not (position := position.deal(dealer)).is_over:
        masked = position.mask(position.current_player)
        if len(masked.legal_actions()) > 1:
            due.append(masked)
        position = position.play(usual.choose(masked, [], rng))
    return due[:: len(due) // 6]


def hint_of(position: Position) -> Hint:
    return hints.hint(position, [], dice.stream(5))


@pytest.fixture(params=HINTING, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def test_the_best_comes_first_and_no_figures_say_otherwise(game: Game):
    for position in decisions(game, 1):
        choices = hint_of(position).choices
        assert 1 <= len(choices) <= 3
        assert len({choice.action for choice in choices}) == len(choices)
        costs = [marks.cost(choice.points, choice.win) for choice in choices]
        assert all(better >= worse - 0.002 for better, worse in pairwise(costs)), "but for rounding"


def test_choices_that_come_to_the_same_are_told_once():
    linko = games.load("linko")
    owed = {"hands": ["3", "5,5"], "sets": [["9,9"]], "phase": "draw", "victim": 1, "drawer": 1, "owed": 2}
    position = linko.position(**owed, display=["5", "5", "5", "5", "5", "7"], looked=1).mask(1)
    told = {choice.action for choice in hint_of(position).choices}
    assert told == {"draw 1", "draw 6", "draw deck"}


class Fact(NamedTuple):
    kind: str
    speaks: str
    count: int = 0

    @property
    def measure(self) -> tuple[str, int]:
        return self.kind, self.count


def test_the_best_leads_with_what_speaks_for_it_and_the_others_with_what_speaks_against_them():
    best = [Fact("small", "against"), Fact("near", "for"), Fact("wins", "for", 3), Fact("same", "for")]
    other = [Fact("quick", "for"), Fact("loses", "against"), Fact("wins", "for", 1), Fact("same", "for")]
    assert hints.tell([best, other]) == [
        [Fact("near", "for"), Fact("wins", "for", 3), Fact("small", "against")],
        [Fact("loses", "against"), Fact("quick", "for")],
    ]
    assert hints.tell([best]) == [[Fact("near", "for"), Fact("wins", "for", 3), Fact("same", "for")]]


def test_what_speaks_against_the_best_alone_or_for_another_alone_explains_nothing():
    assert hints.tell([[Fact("small", "against")], [Fact("wins", "for")]]) == [[], []]


def test_where_another_is_better_in_a_way_that_speaks_for_both_neither_is_told_of_it():
    best, other = [Fact("room", "for", 69)], [Fact("room", "for", 74), Fact("late", "against")]
    assert hints.tell([best, other, []]) == [[], [Fact("late", "against")], []]
    assert hints.tell([other, best, []])[0] == [Fact("room", "for", 74), Fact("late", "against")]


def test_what_speaks_against_another_is_told_only_where_the_best_is_better_in_it():
    best, other = [Fact("little", "against", 2)], [Fact("little", "against", 5)]
    assert hints.tell([best, other]) == [[], []]
    assert hints.tell([other, best]) == [[], [Fact("little", "against", 2)]]


def test_what_the_best_shares_with_one_of_the_others_still_tells_it_from_the_rest():
    hits = Fact("hits", "for", 2)
    assert hints.tell([[hits], [hits], []]) == [[hits], [], []]


def test_what_is_said_of_a_choice_is_true_of_it_and_not_of_all(game: Game):
    for position in decisions(game, 2):
        choices = hint_of(position).choices
        for choice in choices:
            assert len(choice.whys) <= 3
            assert all(fact in game.whys(position, game.parse_action(choice.action)) for fact in choice.whys)
        for fact in choices[0].whys if len(choices) > 1 else []:
            assert not all(fact in choice.whys for choice in choices)


def test_whoever_asks_again_is_told_the_same_whatever_lies_hidden(game: Game):
    for number, position in enumerate(islice(decisions(game, 3), 3)):
        seat = position.current_player
        other = position.resample(seat, dice.stream(number)).mask(seat)
        assert hint_of(position) == hint_of(position) == hint_of(other)


def test_a_won_position_says_so():
    linko = games.load("linko")
    table = {
        "hands": ["9,9", "1,2,3,4,5,6"],
        "sets": [["5,5"], []],
        "display": ["1", "2", "3", "4", "6", "8"],
    }
    best = hint_of(linko.position(**table).mask(0)).choices[0]
    assert (best.action, best.win) == ("9,9", 1.0)
    assert [fact.kind for fact in best.whys] == ["wins"]
