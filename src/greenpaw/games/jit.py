"""Numba, or plain Python where Numba is missing or switched off: one source of the rules for both.

Compiled kernels are cached on disk in one folder per game, named by a hash of every source that the
game's kernels are made of: Numba itself doesn't notice that a kernel's *callee* has changed.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from platformdirs import user_cache_path

try:
    import numba
    from numba.core import config
except ImportError:  # a small table, or a browser, plays without it
    numba = config = None

_SETTINGS: Any = config
JIT = numba is not None and not _SETTINGS.DISABLE_JIT
SHARED = Path(__file__).parent

_RULES = ("contract.py", "dice.py", "jit.py", "masking.py", "weighing.py")
"""What every game's kernels may be made of, beside their own folder and a template."""
_KEPT_FOLDERS = 3
"""Of one game and template: the newest, and what other programs of today may still use."""

_folders: dict[tuple[Path, ...], Path] = {}
_instantiating = threading.RLock()
"""Another thread must not find an instance that is only half executed."""


@cache
def _kernels_folder() -> Path:
    """Where compiled kernels lie: in `GREENPAW_CACHE`, else the user's cache, else a folder for this process.

    Never in a folder that others could write to: what Numba reads from it is run.
    """
    named = os.environ.get("GREENPAW_CACHE")
    try:
        root = Path(named) if named else user_cache_path("greenpaw", ensure_exists=True)
        folder = root / "kernels"
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
        why = "it can't be written to"
    except (OSError, RuntimeError) as error:
        why = str(error)
    if named:
        told = f"greenpaw: GREENPAW_CACHE can't be used, and rules are compiled for this run alone: {why}"
        print(told, file=sys.stderr)
    private = tempfile.mkdtemp(prefix="greenpaw-")
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return Path(private)


def cache_folder(game_folder: Path, *templates: Path) -> Path:
    """The cache folder of a game's kernels, or of a template's instance, keyed by all sources in them.

    The first template is the instance's own; the others are those whose kernels it calls.
    """
    key = game_folder, *templates
    if key not in _folders:
        digest = hashlib.sha256()
        for source in [*(SHARED / name for name in _RULES), *sorted(game_folder.glob("*.py")), *templates]:
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
        # Numba's own key of a cached kernel doesn't say whether its bounds are checked.
        digest.update(str(getattr(_SETTINGS, "BOUNDSCHECK", None)).encode())
        stem = f"{game_folder.name}-{templates[0].stem if templates else 'rules'}-"
        _folders[key] = _kernels_folder() / f"{stem}{digest.hexdigest()[:16]}"
        _prune(_folders[key], stem)
    return _folders[key]


def _prune(folder: Path, stem: str) -> None:
    """Make the folder, and remove what older sources have left."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted(folder.parent.glob(f"{stem}*"), key=lambda other: other.stat().st_mtime)
    for old in others[:-_KEPT_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)


@contextmanager
def _caching_in(folder: Path) -> Generator[None]:
    before = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _SETTINGS.CACHE_DIR = before


def njit(function: Callable[..., Any]) -> Any:
    """Compile a kernel of the rules (cached, without the GIL), or return it unchanged without Numba."""
    return _compiled(function, fastmath=False)


def njit_reordered(function: Callable[..., Any]) -> Any:
    """The same for one that may add numbers in any order: the last digit may differ between machines."""
    return _compiled(function, fastmath=True)


def _compiled(function: Callable[..., Any], *, fastmath: bool) -> Any:
    if not JIT:
        return function
    assert numba is not None
    sources = getattr(sys.modules[function.__module__], "SOURCES", None)
    folder = cache_folder(*(sources or [Path(function.__code__.co_filename).parent]))
    with _caching_in(folder):
        return numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=fastmath)(function)


def instantiate(
    template: Path, game: str, folder: Path, kernels: Mapping[str, Any], uses: Sequence[Path] = ()
) -> ModuleType:
    """A generic source as a module of its own for one game, with the game's kernels as its globals.

    The instance is in `sys.modules` under a fixed name before it is executed, and is cached in the
    game's folder: otherwise two games' instances of one source would share a cache entry, and the
    second would run the first one's code. `uses` are the templates that some of `kernels` come from.
    """
    name = f"greenpaw.instances.{game.replace('-', '_')}.{template.stem}"
    with _instantiating:
        if name in sys.modules:
            return sys.modules[name]
        module = ModuleType(name)
        module.__file__ = str(template)
        module.__dict__.update(kernels, SOURCES=(folder, template, *uses))
        sys.modules[name] = module
        try:
            exec(compile(template.read_text(), str(template), "exec"), module.__dict__)  # noqa: S102 - our own source
        except BaseException:
            del sys.modules[name]
            raise
        return module
