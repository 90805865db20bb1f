"""Numba, or plain Python where Numba is missing or switched off: one source of the rules for both.

Compiled kernels are cached on disk in one folder per game, named by a hash of every source that the
game's kernels are made of: Numba itself doesn't notice that a kernel's *callee* has changed.
"""

import hashlib
import os
import sys
import tempfile
import threading
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
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

_folders: dict[Path, Path] = {}
_instantiating = threading.RLock()
"""Another thread must not find an instance that is only half executed."""


def _cache_root() -> Path:
    """Where compiled kernels lie: `GREENPAW_CACHE`, else the user's cache folder, else a temporary one."""
    if named := os.environ.get("GREENPAW_CACHE"):
        return Path(named)
    try:
        root = user_cache_path("greenpaw", ensure_exists=True)
    except (OSError, RuntimeError):
        root = None
    if root is not None and os.access(root, os.W_OK):
        return root
    return Path(tempfile.gettempdir()) / f"greenpaw-{os.getuid()}"


def cache_folder(game_folder: Path) -> Path:
    """The cache folder of one game's kernels, keyed by all sources they can call."""
    if game_folder not in _folders:
        digest = hashlib.sha256()
        bots = SHARED.parent / "bots"
        for folder in dict.fromkeys((SHARED, bots, game_folder)):
            for source in sorted(folder.glob("*.py")):
                digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
        # Numba's own key of a cached kernel doesn't say whether its bounds are checked.
        digest.update(str(getattr(_SETTINGS, "BOUNDSCHECK", None)).encode())
        _folders[game_folder] = _cache_root() / "kernels" / f"{game_folder.name}-{digest.hexdigest()[:16]}"
    return _folders[game_folder]


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
    if not JIT:
        return function
    assert numba is not None
    home = sys.modules[function.__module__]
    folder = getattr(home, "KERNEL_FOLDER", None) or Path(function.__code__.co_filename).parent
    with _caching_in(cache_folder(folder)):
        return numba.njit(cache=True, nogil=True, error_model="numpy")(function)


def instantiate(template: Path, game: str, folder: Path, kernels: Mapping[str, Any]) -> ModuleType:
    """A generic source as a module of its own for one game, with the game's kernels as its globals.

    The instance is in `sys.modules` under a fixed name before it is executed, and is cached in the
    game's folder: otherwise two games' instances of one source would share a cache entry, and the
    second would run the first one's code.
    """
    name = f"greenpaw.instances.{game.replace('-', '_')}.{template.stem}"
    with _instantiating:
        if name in sys.modules:
            return sys.modules[name]
        module = ModuleType(name)
        module.__file__ = str(template)
        module.__dict__.update(kernels, KERNEL_FOLDER=folder)
        sys.modules[name] = module
        try:
            exec(compile(template.read_text(), str(template), "exec"), module.__dict__)  # noqa: S102 - our own source
        except BaseException:
            del sys.modules[name]
            raise
        return module
