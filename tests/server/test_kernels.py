"""Rules are compiled while the server already answers."""

import asyncio
from types import SimpleNamespace

import pytest

from greenpaw import games
from greenpaw.server import kernels


def test_a_game_that_cannot_be_compiled_is_told_of_and_no_other_games_trouble(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def compile_game(game: SimpleNamespace) -> None:
        if game.name == "bad":
            raise ZeroDivisionError

    there_are = [SimpleNamespace(name="bad"), SimpleNamespace(name="good")]
    monkeypatch.setattr(games, "load_all", lambda: (there_are, []))
    monkeypatch.setattr(kernels, "compile_game", compile_game)

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
