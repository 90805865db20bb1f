"""A game without a bot of its own."""

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from greenpaw import games
from greenpaw.games.contract import Game

Linko = type(games.load("linko"))


class PlainLinko(Linko):
    """Linko that brings no *greedy*."""

    name = "plain-linko"
    kernels: ClassVar[Mapping[str, Callable[..., Any]]] = {
        name: kernel for name, kernel in Linko.kernels.items() if name != "greedy"
    }


@pytest.fixture(scope="session")
def plain_linko(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """In a folder of its own, since what is compiled for a game is kept by its folder."""
    folder: Path = tmp_path_factory.mktemp("games") / "plain_linko"
    shutil.copytree(Linko.folder, folder)
    PlainLinko.folder = folder
    return PlainLinko()
