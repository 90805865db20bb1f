"""The games. A game is a folder here, or in a folder named by GREENPAW_GAMES; nothing else lists them."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from functools import cache
from pathlib import Path

from greenpaw.games import boundary
from greenpaw.games.contract import Game

_HERE = Path(__file__).parent


class UnknownGame(ValueError):
    """A name that no game has, or that of a folder that can't be loaded."""


def _outside() -> list[Path]:
    named = os.environ.get("GREENPAW_GAMES", "").split(os.pathsep)
    return [Path(root).absolute() for root in named if root]


def _game_folders(root: Path) -> list[Path]:
    return [init.parent for init in sorted(root.glob("*/__init__.py"))]


def _folders() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for root in (_HERE, *_outside()):
        for folder in _game_folders(root):
            found.setdefault(folder.name.replace("_", "-"), folder)
    return found


def names() -> list[str]:
    """The names of all games that are there."""
    return sorted(_folders())


def load_all() -> tuple[list[Game], list[UnknownGame]]:
    """All games that are there, and why those that can't be loaded can't: the others do without them."""
    loaded: list[Game] = []
    failed: list[UnknownGame] = []
    for name in names():
        try:
            loaded.append(load(name))
        except UnknownGame as error:
            failed.append(error)
    return loaded, failed


def is_from_outside(game: Game) -> bool:
    """Whether it lies in a folder that isn't the package's."""
    return game.folder.parent != _HERE


@cache
def load(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    folder = _folders().get(name)
    if folder is None:
        empty = (
            f"; GREENPAW_GAMES names {root}, which holds none"
            for root in _outside()
            if not _game_folders(root)
        )
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}{''.join(empty)}")
    if folder.parent == _HERE:
        return importlib.import_module(f"{__name__}.{folder.name}").GAME
    try:
        game = _import_from(folder).GAME
    except Exception as error:
        why = f"{type(error).__name__}: {error}".splitlines()[0]
        raise UnknownGame(f"the game in {folder} can't be loaded: {why}") from error
    if fault := _fault(game, name):
        raise UnknownGame(f"the game in {folder} can't be loaded: {fault}")
    return game


def _fault(game: object, name: str) -> str | None:
    """What is wrong with what a folder from outside calls its game."""
    if not isinstance(game, Game):
        return "its GAME is no Game"
    if missing := [field for field in Game.__annotations__ if not hasattr(game, field)]:
        return f"it doesn't say its {missing[0]}"
    if game.name != name:
        return f"it is called {game.name!r}, but the folder's name says {name!r}"
    if missing := [kernel for kernel in boundary.NAMES if kernel not in game.kernels]:
        return f"it has no kernel {missing[0]}"
    return None


def _import_from(folder: Path):
    """A game folder outside the package, imported as if it lay in it."""
    name = f"{__name__}.{folder.name}"
    if (_HERE / f"{folder.name}.py").exists():
        raise ImportError(f"the name {folder.name!r} is taken")
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
