"""Which bots there are, how well they play, and that they decide from what their seat knows alone.

How well is tested of Linko here; another game's folder of tests says it of that game.
"""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import bot, compiling, instances, network
from greenpaw.bots.bot import Bot, KernelBot, UnknownBot
from greenpaw.bots.compiling import EndlessRound, compile_game
from greenpaw.bots.network import Plan
from greenpaw.bots.simulate import Series, Tally
from greenpaw.games import dice, record
from greenpaw.games.contract import Action, Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position
from greenpaw.games.record import Decision
from greenpaw.games.verify import verify

ALL, _ = games.load_all()
WITH_CASUAL = [game for game in ALL if "casual" in bot.names(game)]
WITH_NETWORK = [game for game in ALL if "strong" in bot.names(game)]
linko = games.load("linko")
ROUNDS = 3000


def kernel_bots(game: Game) -> list[Bot]:
    """The bots that think no longer than a kernel takes."""
    return [each for name in bot.names(game) if isinstance(each := bot.load(name, game), KernelBot)]


def wins_of_casual(players: int, seat: int, chosen: Mapping[str, bool]) -> float:
    """The share of wins of one casual bot among uniform ones."""
    bots = ["uniform"] * players
    bots[seat] = "casual"
    tally = Series(linko, players, bots, 2026, chosen).play(0, ROUNDS)
    return float(tally.wins[seat]) / ROUNDS


@pytest.mark.parametrize("seat", range(2))
@pytest.mark.parametrize("duel", [True, False], ids=["duel", "plain"])
def test_casual_beats_uniform(duel: bool, seat: int):
    assert wins_of_casual(2, seat, {"duel": duel}) >= 0.95


@pytest.mark.parametrize("seat", range(4))
def test_casual_wins_as_one_among_four(seat: int):
    assert wins_of_casual(4, seat, {}) >= 0.9


def test_seats_are_alike_among_equals():
    for each in kernel_bots(linko):
        tally: Tally = Series(linko, 4, [each.name], 2026).play(0, ROUNDS)
        assert sum(tally.wins) == pytest.approx(ROUNDS)
        assert all(0.2 < wins / ROUNDS < 0.3 for wins in tally.wins)


# What a bot knows


def decisions(game: Game, series: int) -> Iterator[tuple[Position, list[str]]]:
    """The positions of a round in which a decision is due, each with the record of the seat that decides: of
    one after the other by two, three, ..."""
    players = game.players[series % len(game.players)]
    options = {option.name: True for option in game.options if option.may_be_on(players)}
    position, dealer = game.start(players, **options), Ordered(series)
    rng = dice.stream(series)
    choosers = kernel_bots(game)
    chooser = choosers[series % len(choosers)]
    seen: list[list[str]] = [[] for _ in range(players)]
    while True:
        before = position
        position, cards = record.deal(before, dealer)
        for seat, steps in enumerate(seen):
            if cards:
                steps.append(record.chance_step(c.text for c in record.cards_as_seen(before, cards, seat)))
        if position.is_over:
            return
        seat = position.current_player
        yield position, seen[seat]
        action = chooser.choose(position.mask(seat), seen[seat], rng)
        for steps in seen:
            steps.append(record.decision_step(seat, str(action)))
        position = position.play(action)


class Shortly(network.Master):
    """*master*, which looks ahead as little as it can: what it looks at is the same."""

    def __init__(self, game: Game) -> None:
        self._judge = network.of(game).judge

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        judged, best = self._judge(position, record, rng, Plan(worlds=1, top=2, depth=1, imagined=4))
        return judged[best].action


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_all_that_a_bot_cannot_see_may_be_dealt_anew_and_it_chooses_the_same(game: Game):
    """Of all bots as they are at tables, `python bench/audit.py GAME` tells it in more positions."""
    searching = bot.load("tree:5", game)
    choose_the_same_whatever_is_hidden(game, [*kernel_bots(game), searching], 1000)


@pytest.mark.once
@pytest.mark.parametrize("game", WITH_NETWORK, ids=lambda game: game.name)
def test_so_do_those_with_a_network(game: Game):
    choose_the_same_whatever_is_hidden(
        game, [bot.load("strong", game), Shortly(game), bot.load("tree-net:5", game)], 1000
    )


def choose_the_same_whatever_is_hidden(game: Game, bots: list[Bot], positions: int) -> None:
    tried = 0
    for number, (position, seen) in ((n, due) for n in count() for due in decisions(game, n)):
        if tried == 0 and number == len(game.players):
            pytest.skip(f"{game.name} hides nothing")
        seat = position.current_player
        other = position.resample(seat, dice.stream(7, tried))
        if other == position:
            continue  # the seat can place every card
        for each in bots:
            one, two = (each.choose(p.mask(seat), seen, dice.stream(3, tried)) for p in (position, other))
            assert one == two, (each.name, position, other)
        tried += 1
        if tried == positions:
            return


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in WITH_CASUAL for players in game.players],
    ids=lambda part: part if isinstance(part, int) else part.name,
)
def test_a_bot_at_a_table_chooses_as_it_does_in_a_series(game: Game, players: int):
    ((made, _),) = Series(game, players, ["casual"], 8).records(0, 1, "")
    casual = bot.load("casual", game)
    for moment in record.replay(made):
        if isinstance(moment.step, Decision):
            seat, action = moment.step
            assert str(casual.choose(moment.position.mask(seat), [], dice.stream(1))) == action


def test_a_bot_draws_on_the_stream_it_is_given_alone():
    position = linko.start(3).deal(Ordered(1)).mask(0)
    uniform = bot.load("uniform", linko)
    once = [uniform.choose(position, [], dice.stream(n)) for n in range(50)]
    again = [uniform.choose(position, [], dice.stream(n)) for n in range(50)]
    assert once == again
    assert len(set(map(str, once))) > 5


# Which bots there are


def test_the_levels_are_offered_from_the_weakest_to_the_strongest():
    five = ["newcomer", "casual", "club", "strong", "master"]
    for game in ALL:
        offered = bot.levels(game)
        assert offered == [name for name in five if name in offered]
        assert bot.names(game) == ["uniform", *offered]
        assert [bot.load(name, game).name for name in bot.names(game)] == bot.names(game)
    assert "master" in bot.levels(linko)


@pytest.mark.parametrize("game", WITH_CASUAL, ids=lambda game: game.name)
def test_the_version_of_a_bot_changes_with_what_it_decides_by(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    played = ["newcomer", "club", "tree"]
    before = [bot.load(each, game).version for each in played]
    assert [bot.load(each, game).version for each in played] == before
    assert len(set(before)) == len(played)
    shutil.copytree(instances._FOLDER, tmp_path / "kernels")
    with (tmp_path / "kernels" / "playout.py").open("a") as source:
        source.write("# plays otherwise\n")
    monkeypatch.setattr(instances, "_FOLDER", tmp_path / "kernels")
    instances.mark.cache_clear()
    after = [bot.load(each, game).version for each in played]
    instances.mark.cache_clear()
    assert not set(before) & set(after)


def test_tables_and_records_from_before_there_were_levels_know_casual_by_another_name():
    assert bot.load("greedy", linko).name == "casual"
    assert "greedy" not in bot.names(linko)


@pytest.mark.parametrize("name", ["", "Casual", "grandmaster", " uniform", "apply_action", "mask"])
def test_other_names_are_refused_with_those_there_are(name: str):
    with pytest.raises(UnknownBot, match=r"there are: uniform, newcomer, casual, .*master, tree, tree-net$"):
        bot.load(name, linko)
    with pytest.raises(UnknownBot):
        Series(linko, 3, [name], 1)


def test_a_game_that_has_no_bot_of_its_own_has_uniform_alone(acorns: Game):
    assert bot.names(acorns) == bot.levels(acorns) == ["uniform"]
    assert bot.usual(acorns) == "uniform"
    with pytest.raises(UnknownBot, match=r"there are: uniform, tree$"):
        bot.load("casual", acorns)


def test_the_usual_bot_is_no_master_where_there_are_no_rules_of_thumb(monkeypatch: pytest.MonkeyPatch):
    assert bot.usual(linko) == "club"
    monkeypatch.setattr(bot, "levels", lambda _: ["strong", "master"])
    assert bot.usual(linko) == "strong"


def test_a_game_that_has_no_bot_of_its_own_is_played_and_simulated_all_the_same(acorns: Game):
    compile_game(acorns)
    series = Series(acorns, 3, ["uniform"], 4)
    counted, recorded = series.play(0, 20), series.nothing()
    for made, tally in series.records(0, 20, ""):
        assert verify(made).is_over
        recorded += tally
    assert recorded.scores.tolist() == counted.scores.tolist()


def test_a_round_without_an_end_is_given_up_when_its_game_is_compiled(
    acorns: Game, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Position, "is_over", False)
    monkeypatch.setattr(Position, "play", lambda position, action: position)
    monkeypatch.setattr(compiling, "MOST_STEPS", 50)
    with pytest.raises(EndlessRound, match="a round of acorns isn't over after 50 cards and decisions"):
        compile_game(acorns)
