"""The games. A game is a folder here, or in a folder named by GREENPAW_GAMES; nothing else lists them."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from functools import cache
from pathlib import Path

from greenpaw.games import boundary
from greenpaw.games.contract import Game

_HERE = Path(__file__).parent
_NAME = re.compile("[a-z][a-z0-9_]{0,31}")
_NAMED = "its folder's name must be of a to z, 0 to 9 and _, a letter first, 32 at most"


class UnknownGame(ValueError):
    """A name that no game has, or that of a folder that can't be loaded."""


def _outside() -> list[Path]:
    named = os.environ.get("GREENPAW_GAMES", "").split(os.pathsep)
    return [Path(root).absolute() for root in named if root]


def _game_folders(root: Path) -> list[Path]:
    return [init.parent for init in sorted(root.glob("*/__init__.py"))]


def _folders() -> tuple[dict[str, Path], list[UnknownGame]]:
    """The folders of the games, by their names, and why others are passed over."""
    found: dict[str, Path] = {}
    passed_over: list[UnknownGame] = []
    for root in (_HERE, *_outside()):
        for folder in _game_folders(root):
            if not _NAME.fullmatch(folder.name):
                passed_over.append(_cant_load(folder, _NAMED))
            elif (first := found.setdefault(folder.name.replace("_", "-"), folder)) != folder:
                passed_over.append(_cant_load(folder, f"the one in {first} has the same name"))
    return found, passed_over


def _cant_load(folder: Path, why: str) -> UnknownGame:
    """In one line, with what would move the cursor of a terminal spelt out."""
    text = f"the game in {folder} can't be loaded: {why}"
    return UnknownGame("".join(each if each.isprintable() else ascii(each)[1:-1] for each in text))


def names() -> list[str]:
    """The names of all games that are there."""
    return sorted(_folders()[0])


def load_all() -> tuple[list[Game], list[UnknownGame]]:
    """All games that are there, and why those that can't be loaded can't: the others do without them."""
    loaded: list[Game] = []
    failed = _folders()[1]
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
    folders, passed_over = _folders()
    folder = folders.get(name)
    if folder is None:
        empty = (
            f"; GREENPAW_GAMES names {root}, which holds none"
            for root in _outside()
            if not _game_folders(root)
        )
        others = (f"; {each}" for each in passed_over)
        there_are = ", ".join(names())
        raise UnknownGame(f"there is no game {name!r}; there are: {there_are}{''.join((*empty, *others))}")
    if folder.parent == _HERE:
        return importlib.import_module(f"{__name__}.{folder.name}").GAME
    game = _load_from(folder, name)
    if isinstance(game, UnknownGame):
        raise UnknownGame(*game.args) from game.__cause__
    return game


@cache
def _load_from(folder: Path, name: str) -> Game | UnknownGame:
    """The game of a folder from outside, or why it can't be loaded: what failed isn't run again."""
    try:
        game = _import_from(folder).GAME
        fault = _fault(game, name)
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}".splitlines()[0]
        unknown = _cant_load(folder, why)
        unknown.__cause__ = error
        return unknown
    return game if fault is None else _cant_load(folder, fault)


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
