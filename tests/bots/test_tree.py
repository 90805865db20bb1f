"""Tree search finds what an exact solver finds, in games with rules of thumb and without."""

from functools import cache

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import bot, instances
from greenpaw.bots.bot import UnknownBot
from greenpaw.bots.weights import Weights, shipped
from greenpaw.games import dice
from greenpaw.games.contract import Action, Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

linko = games.load("linko")


def chosen(position: Position, simulations: int, stream: int = 1) -> Action:
    masked = position.mask(position.current_player)
    return bot.load(f"tree:{simulations}", position.game).choose(masked, [], dice.stream(stream))


def worth(position: Position, seat: int) -> float:
    """What a round that is over came to, as bots count it: half the margin, half the win."""
    instance = instances.result(position.game)
    margin, win = instance.worths_of(position.array[0])[seat].tolist()
    return 0.5 * margin + 0.5 * win


# Where everything is known


def open_duel(hands: list[str], sets: list[list[str]], display: list[str]) -> Position:
    """Two players who know each other's hands, and a display as the last cards there are."""
    return linko.position(
        2, duel=False, hands=hands, known=hands, sets=sets, display=display, deck="", places=len(display)
    )


OPEN = {
    "tops to be snatched": (["2,2,5", "3,3,4"], [["1"], ["1,1"]], ["6", "7"]),
    "jokers in hand": (["4,4,X", "2,6,X"], [["3,3"], ["2"]], ["1", "9"]),
    "behind on the table": (["1,3,3", "2,2,7"], [["5"], ["4,4,4"]], ["8", "8"]),
    "nothing laid yet": (["1,1,2", "1,2,2"], [[], []], ["3", "3"]),
}


@cache
def solved(position: Position) -> float:
    """What the position is worth to seat 0 when both play perfectly."""
    if position.is_over:
        return worth(position, 0)
    best = max if position.current_player == 0 else min
    return best(solved(position.play(action)) for action in position.legal_actions())


@pytest.mark.parametrize("name", OPEN)
def test_what_it_chooses_is_as_good_as_perfect_play_where_everything_is_known(name: str):
    position = open_duel(*OPEN[name])
    tried = 0
    while not position.is_over:
        actions = position.legal_actions()
        if len({round(solved(position.play(action)), 5) for action in actions}) > 1:
            action = chosen(position, 3000, tried)
            assert solved(position.play(action)) == pytest.approx(solved(position)), (position, str(action))
            tried += 1
        position = position.play(actions[-1])
    assert tried > 0


def test_a_win_in_one_is_found():
    position = linko.position(
        2, duel=False, hands=["5,5,5", "9,9,9,9,X,X"], sets=[["2"], ["4,4"]], display=["1", "2"]
    )
    assert str(chosen(position, 50)) == "5,5,5"


# Where luck and hidden cards decide


def expected(position: Position, seat: int) -> float:
    """The worth to `seat`, the last that decides, of a masked position of Acorns of two: all luck counted."""
    rules, array = position.game.boundary, position.array
    if position.is_over:
        other = 1 - seat
        if array["hidden"][0, other]:
            return worth(position, seat)
        return mean([(n, expected(hiding(array, other, card), seat)) for card, n in undealt(position)])
    if position.is_chance:
        return mean([(n, expected(played(position, card), seat)) for card, n in undealt(position)])
    assert rules.current_player_at(array, 0) == seat
    return max(expected(played(position, code), seat) for code in position.legal_codes())


def undealt(position: Position) -> list[tuple[int, int]]:
    return [(card, n) for card, n in enumerate(position.record.undealt) if n]


def mean(weighted: list[tuple[int, float]]) -> float:
    return sum(n * value for n, value in weighted) / sum(n for n, _ in weighted)


def played(position: Position, code: int) -> Position:
    array = position.array
    position.game.boundary.apply_action_at(array, 0, code)
    return Position(position.game, array)


def hiding(array: np.ndarray, seat: int, card: int) -> Position:
    array = array.copy()
    array["hidden"][0, seat] = card
    array["undealt"][0, card] -= 1
    return Position(games.load("acorns"), array)


def test_it_weighs_luck_and_what_is_hidden_in_a_game_that_has_no_rules_of_thumb(acorns: Game):
    tried = 0
    for series in range(12):
        position = acorns.start(2).deal(Ordered(series))
        for action in ("gather", "gather", "gather", "rest"):
            position = position.play(action).deal(Ordered(series))
        seat = position.current_player
        worths = {
            str(action): expected(played(position.mask(seat), acorns.code(action)), seat)
            for action in position.legal_actions()
        }
        if len(worths) > 1 and abs(worths["gather"] - worths["rest"]) > 0.05:
            assert str(chosen(position, 2000)) == max(worths, key=worths.__getitem__), (position, worths)
            tried += 1
    assert tried >= 5


# How it searches


def test_equal_streams_give_equal_choices_and_the_stream_moves_on():
    position = linko.start(3).deal(Ordered(5))
    masked = position.mask(position.current_player)
    searching = bot.load("tree:60", linko)
    one, other = dice.stream(4), dice.stream(4)
    first = [searching.choose(masked, [], one) for _ in range(8)]
    assert [searching.choose(masked, [], other) for _ in range(8)] == first
    assert one == other
    assert one != dice.stream(4)
    assert len(set(map(str, first))) > 1


def searched(position: Position, simulations: int, rng: np.ndarray) -> tuple[int, list[int], list[float]]:
    """The index of the best choice, and how often each was tried and what came of it."""
    game = position.game
    legal, visits = np.zeros((2, game.max_legal), np.int32)
    means = np.zeros(game.max_legal)
    kernel = instances.tree(game).search_at
    n, best = kernel(position.array, 0, simulations, False, None, rng, legal, visits, means)
    assert legal[:n].tolist() == position.legal_codes()
    return int(best), visits[:n].tolist(), means[:n].tolist()


def test_a_single_choice_costs_no_simulation():
    position = linko.position(2, duel=False, hands=["5", "9,9"], display=["1", "2"]).mask(0)
    rng = dice.stream(9)
    assert searched(position, 1000, rng) == (0, [0], [0.0])
    assert rng == dice.stream(9)


@pytest.mark.parametrize("simulations", [1, 2, 7, 100])
def test_each_simulation_is_one_try_of_a_choice_and_adds_no_more_than_the_one_node_there_is_room_for(
    simulations: int,
):
    for players in linko.players:
        position = linko.start(players).deal(Ordered(players))
        masked = position.mask(position.current_player)
        best, visits, means = searched(masked, simulations, dice.stream(2))
        assert sum(visits) == simulations
        assert visits[best] == max(visits)
        assert all(0 <= mean <= 1 for mean in means)


def test_a_hand_of_forty_cards_and_five_jokers_has_room():
    hand = ",".join(f"{value}*3" for value in range(1, 13)) + ",X*5"
    position = linko.position(2, duel=False, hands=[hand, "13,13"], display=["13"] * 6).mask(0)
    _, visits, _ = searched(position, 400, dice.stream(2))
    assert sum(visits) == 400
    assert min(visits) >= 1


def test_whole_rounds_are_played_with_it(acorns: Game):
    for game in (acorns, linko):
        for players in game.players:
            position, dealer, rng = game.start(players), Ordered(players), dice.stream(players)
            searching = bot.load("tree:10", game)
            while not (position := position.deal(dealer)).is_over:
                masked = position.mask(position.current_player)
                position = position.play(searching.choose(masked, [], rng))


# With a network


@pytest.mark.parametrize("name", OPEN)
def test_with_a_network_it_finds_perfect_play_as_well(name: str):
    position = open_duel(*OPEN[name])
    action = bot.load("tree-net:3000", linko).choose(position.mask(0), [], dice.stream(1))
    assert solved(position.play(action)) == pytest.approx(solved(position)), str(action)


@pytest.mark.parametrize("simulations", [1, 5, 300])
def test_with_a_network_there_is_room_for_all_choices_or_the_tree_grows_no_more(simulations: int):
    hand = ",".join(f"{value}*3" for value in range(1, 13)) + ",X*5"
    position = linko.position(2, duel=False, hands=[hand, hand.replace(",X*5", "")], display=["13"] * 6).mask(
        0
    )
    searching = bot.load(f"tree-net:{simulations}", linko)
    assert searching.choose(position, [], dice.stream(1)) in position.legal_actions()
    again = searching.choose(position, [], dice.stream(1))
    assert again == searching.choose(position, [], dice.stream(1))


@pytest.mark.once
def test_a_full_tree_has_room_for_the_cards_that_come():
    kernels, simulations = instances.tree(linko), 300
    masked = linko.position(
        2, duel=False, hands=["1,1,2", "3,3,9"], sets=[["9"], ["1"]], display=["4", "5"], deck="6*9,7*9"
    ).mask(0)
    arrays = Weights.load(shipped(linko)).arrays
    worlds, rooms = np.zeros(4, masked.array.dtype), np.zeros(1, kernels.ROOM)
    worlds[0] = masked.array[0]
    guarded = np.zeros(10 * simulations, kernels.NODE)
    few = simulations + 20
    kernels._search(
        worlds, guarded[:few], simulations, False, arrays, instances.network(linko).scratch_of(arrays), rooms
    )
    assert guarded["visits"][0] == simulations
    assert np.any(guarded["key"][:few] < 0), "cards came"
    assert not np.any(guarded["visits"][few:])


def test_a_game_without_a_network_has_no_such_bot(acorns: Game):
    with pytest.raises(UnknownBot, match=r"there are: uniform, tree$"):
        bot.load("tree-net", acorns)


# What the rules of thumb see in a play-out


@pytest.mark.parametrize(
    "game", [g for g in games.load_all()[0] if "greedy" in g.kernels], ids=lambda game: game.name
)
def test_rules_of_thumb_choose_alike_from_a_masked_position_and_from_a_full_one(game: Game):
    casual = bot.load("casual", game)
    for players in game.players:
        position, dealer = game.start(players), Ordered(players)
        while not (position := position.deal(dealer)).is_over:
            action = casual.choose(position.mask(position.current_player), [], dice.stream(1))
            assert casual.choose(position, [], dice.stream(1)) == action
            position = position.play(action)


# Its name


def test_its_name_may_say_how_many_simulations_it_makes(acorns: Game):
    assert [bot.load(name, acorns).name for name in ("tree", "tree:1000", "tree:7")] == [
        "tree",
        "tree",
        "tree:7",
    ]
    assert bot.load("tree-net:7", linko).name == "tree-net:7"
    assert "tree" not in bot.names(acorns)


@pytest.mark.parametrize(
    "name", ["tree:", "tree:0", "tree:-1", "tree:07", "tree:1000001", "tree:1e3", "Tree", "tree-net:0"]
)
def test_other_numbers_are_refused(name: str):
    with pytest.raises(UnknownBot, match=r"tree, tree-net$"):
        bot.load(name, linko)
