"""A round outside compiled code: the same deals and decisions, records as the seats saw them."""

from collections.abc import Sequence

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import beliefs, bot, rounds
from greenpaw.bots.rounds import BotFailed
from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position

ALL, _ = games.load_all()
linko = games.load("linko")


class Reader:
    """Plays as another bot, and notes what it is given."""

    name, version = "reader", "1"

    def __init__(self, name: str, game: Game) -> None:
        self._plays = bot.load(name, game)
        self.read: list[tuple[int, list[str]]] = []

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        assert position.is_masked
        self.read.append((position.current_player, list(record)))
        return self._plays.choose(position, record, rng)


def at_number(game: Game, players: int, number: int, seed: int):
    """The start, streams and dealing of a game of a series."""
    series = Series(game, players, ["uniform"], seed)
    positions = np.zeros(2, game.dtype)
    rngs, dealing = np.zeros((players, 1), np.uint64), np.zeros(1, np.uint64)
    series._kernels.set_out(positions, series._starts, series._state, number, rngs, dealing)
    return Position(game, positions[:1]), list(rngs), dealing


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_round_is_that_of_compiled_code(game: Game):
    names = ["casual", "uniform", "newcomer"] if "casual" in bot.names(game) else ["uniform"] * 3
    made = [each for each, _ in Series(game, 3, names, 6).records(0, 4, "")]
    for number, compiled in enumerate(made):
        start, rngs, dealing = at_number(game, 3, number, seed=6)
        seated = [bot.load(name, game) for name in names]
        end = rounds.play(start, seated, rngs, dealing).end
        assert end == record.final(compiled)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_bot_reads_the_record_as_its_seat_saw_it(game: Game, players: int):
    start, rngs, dealing = at_number(game, players, 5, seed=3)
    readers = [Reader("uniform", game) for _ in range(players)]
    played = rounds.play(start, readers, rngs, dealing)
    ((made, _),) = Series(game, players, ["uniform"], 3).records(5, 1, "")
    assert played.end == record.final(made)
    for seat, reader in enumerate(readers):
        seen = record.seat_record(start, made.steps, seat)
        due = [index for index, step in enumerate(made.steps) if step.startswith(f"{seat}:")]
        assert reader.read == [(seat, seen[:index]) for index in due]


def test_a_record_can_be_read_in_parts():
    class InParts(Reader):
        def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
            whole = list(record)
            assert (len(record), record[0], record[-1]) == (len(whole), whole[0], whole[-1])
            assert record[1:] == whole[1:]
            return super().choose(position, record, rng)

    start, rngs, dealing = at_number(linko, 2, 0, seed=1)
    rounds.play(start, [InParts("uniform", linko)] * 2, rngs, dealing)


def test_time_is_told_of_each_decision():
    start, rngs, dealing = at_number(linko, 3, 1, seed=1)
    played = rounds.play(start, [bot.load("uniform", linko)] * 3, rngs, dealing)
    assert len(played.seconds) == played.end.decisions
    assert all(spent > 0 for _, spent in played.seconds)
    assert [seat for seat, _ in played.seconds] == [logged.seat for logged in played.log if logged.code >= 0]


def test_what_is_not_legal_is_not_played():
    class Cheat(Reader):
        def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
            return linko.parse_action("take")

    start, rngs, dealing = at_number(linko, 2, 0, seed=1)
    with pytest.raises(BotFailed, match=r"reader, seat \d: take is not legal"):
        rounds.play(start, [Cheat("uniform", linko)] * 2, rngs, dealing)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_bot_that_warms_up_is_asked_with_the_record_that_leads_there(game: Game, players: int):
    start = game.start(players)
    asked: list[tuple[Position, list[str]]] = []

    class Asked(Reader):
        def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
            asked.append((position, list(record)))
            return super().choose(position, record, rng)

    rounds.warm_up(start, [Asked("uniform", game)])
    ((position, seen),) = asked
    decided = [step for step in seen if not step.startswith("*")]
    assert position.is_masked
    assert len(decided) == position.decisions >= 2 * players
    assert len(position.legal_actions()) > 1
    if "wind_back" in game.kernels:
        assert beliefs.remembered(position, seen) is not None
