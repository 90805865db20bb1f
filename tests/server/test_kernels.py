"""Rules are compiled while the server already answers."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

from greenpaw import games
from greenpaw.bots.weights import Weights
from greenpaw.games.contract import Game
from greenpaw.server import kernels


def test_a_game_that_cannot_be_compiled_is_told_of_and_no_other_games_trouble(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def compile_game(game: SimpleNamespace) -> None:
        if game.name == "bad":
            raise ZeroDivisionError

    there_are = [SimpleNamespace(name="bad"), SimpleNamespace(name="good")]
    monkeypatch.setattr(games, "load_all", lambda: (there_are, []))
    monkeypatch.setattr(games, "is_from_outside", lambda game: False)
    monkeypatch.setattr(kernels, "compile_game", compile_game)
    monkeypatch.setattr(kernels, "compile_networks", lambda game: None)

    async def story() -> None:
        compiling = kernels.Kernels()
        compiling.start()
        assert await compiling.ready("good")
        assert not await compiling.ready("bad")
        assert (compiling.is_ready("good"), compiling.is_broken("good")) == (True, False)
        assert (compiling.is_ready("bad"), compiling.is_broken("bad")) == (False, True)
        assert [game.name for game in compiling.games] == ["good"]

    asyncio.run(story())
    assert caplog.messages == ["bad can't be played"]


def test_a_game_from_outside_that_takes_long_is_told_of_and_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done, begun = threading.Event(), []

    def compile_game(game: SimpleNamespace) -> None:
        begun.append(game.name)
        if game.name == "endless":
            done.wait(60)

    there_are = [SimpleNamespace(name=name) for name in ("endless", "other", "own")]
    monkeypatch.setattr(games, "load_all", lambda: (there_are, []))
    monkeypatch.setattr(games, "is_from_outside", lambda game: game.name != "own")
    monkeypatch.setattr(kernels, "compile_game", compile_game)
    monkeypatch.setattr(kernels, "compile_networks", lambda game: None)
    monkeypatch.setattr(kernels, "LONG_S", 0.05)

    async def story() -> None:
        compiling = kernels.Kernels()
        compiling.start()
        assert await compiling.ready("own")
        assert await compiling.ready("other")
        assert not compiling.is_ready("endless")
        done.set()
        assert await compiling.ready("endless")

    asyncio.run(story())
    assert begun == ["own", "endless", "other"]
    assert caplog.messages == ["endless isn't compiled after 0.05 s; other games don't wait for it"]


def test_rules_of_all_games_come_first_then_what_networks_need(monkeypatch: pytest.MonkeyPatch) -> None:
    done, begun = threading.Event(), []

    def compile_networks(game: SimpleNamespace) -> None:
        if game in there_are:  # and isn't left from another test
            begun.append(f"{game.name} with its network")
            done.wait(60)

    there_are = [SimpleNamespace(name=name) for name in ("one", "other")]
    monkeypatch.setattr(games, "load_all", lambda: (there_are, []))
    monkeypatch.setattr(games, "is_from_outside", lambda game: False)
    monkeypatch.setattr(kernels, "compile_game", lambda game: begun.append(game.name))
    monkeypatch.setattr(kernels, "compile_networks", compile_networks)

    async def story() -> None:
        compiling = kernels.Kernels()
        compiling.start()
        assert await compiling.ready("other")
        assert not compiling.has_networks("one")
        done.set()
        assert await compiling.ready_with_networks("other")
        assert compiling.has_networks("one")

    asyncio.run(story())
    assert begun == ["one", "other", "one with its network", "other with its network"]


def test_networks_that_cannot_be_compiled_are_told_of_and_their_bots_are_not_offered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    linko = games.load("linko")

    def compile_networks(game: Game) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(games, "load_all", lambda: ([linko], []))
    monkeypatch.setattr(kernels, "compile_game", lambda game: None)
    monkeypatch.setattr(kernels, "compile_networks", compile_networks)

    async def story() -> None:
        compiling = kernels.Kernels()
        compiling.start()
        assert compiling.has_bot("strong", linko), "as far as is known"
        assert await compiling.ready("linko")
        assert not await compiling.ready_with_networks("linko")
        assert compiling.lacks_networks(linko)
        assert not compiling.is_broken("linko")
        assert not compiling.has_bot("strong", linko)
        assert compiling.has_bot("club", linko)
        assert not compiling.has_bot("nobody", linko)

    asyncio.run(story())
    assert caplog.messages == ["linko has no bots with a network here, no hints and no new reviews"]


def test_weights_for_other_features_are_told_of_in_one_line_with_what_mends_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    linko = games.load("linko")
    Weights.fresh(linko.features + 1, 1).save(tmp_path / "weights.npz")
    monkeypatch.setattr(type(linko), "folder", tmp_path)
    monkeypatch.setattr(games, "load_all", lambda: ([linko], []))
    monkeypatch.setattr(games, "is_from_outside", lambda game: False)
    monkeypatch.setattr(kernels, "compile_game", lambda game: None)
    monkeypatch.setattr(kernels, "compile_networks", lambda game: Weights.of(game))

    async def story() -> None:
        compiling = kernels.Kernels()
        compiling.start()
        assert await compiling.ready("linko")
        assert not await compiling.ready_with_networks("linko")
        assert compiling.has_bot("club", linko)

    asyncio.run(story())
    (told,) = caplog.records
    assert told.exc_info is None
    assert "linko has no bots with a network here" in told.message
    assert "greenpaw train linko" in told.message
