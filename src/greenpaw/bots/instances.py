"""The templates in `kernels/`, each instantiated once for a game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from greenpaw.games.contract import Game
from greenpaw.games.jit import instantiate

_FOLDER = Path(__file__).with_name("kernels")
_PLAYOUT, _RESULT, _NETWORK, _LEAGUE, _LOOKAHEAD, _BELIEFS, _TREE = (
    _FOLDER / f"{name}.py"
    for name in ("playout", "result", "network", "league", "lookahead", "beliefs", "tree")
)


def playout(game: Game) -> ModuleType:
    """Whole rounds between bots that are kernels."""
    return instantiate(_PLAYOUT, game.name, game.folder, game.kernels)


def result(game: Game) -> ModuleType:
    """What a round that is over came to."""
    return instantiate(_RESULT, game.name, game.folder, game.kernels)


def network(game: Game) -> ModuleType:
    """What after-states are worth to a network; of a game that has `features`."""
    return instantiate(_NETWORK, game.name, game.folder, {**game.kernels, **_result(game)}, [_RESULT])


def league(game: Game) -> ModuleType:
    """Games for a network to learn from."""
    return _with_network(_LEAGUE, game, [_PLAYOUT], **_of(playout(game), "greedy", "club"))


def lookahead(game: Game) -> ModuleType:
    """What the best choices lead to in imagined worlds, played on by a network and by rules."""
    return _with_network(_LOOKAHEAD, game, [_PLAYOUT], **_of(playout(game), "greedy", "club"))


def beliefs(game: Game) -> ModuleType:
    """How well imagined worlds go with what others did; of a game that has `wind_back`."""
    return _with_network(_BELIEFS, game)


def tree(game: Game) -> ModuleType:
    """Tree search in imagined worlds, with the game's own rules in its play-outs; for any game."""
    return _with_network(_TREE, game, [_PLAYOUT], greedy=playout(game).greedy)


@cache
def mark(game: Game, kernels: tuple[str, ...], *templates: str) -> str:
    """Eight hexadecimal digits that change with the sources of these templates, and of the game's kernels.

    So a bot that decides by other rules or weights than before isn't taken for the same.
    """
    digest = hashlib.sha256()
    for own in (game.kernels[kernel] for kernel in kernels if kernel in game.kernels):
        digest.update(Path(getattr(own, "py_func", own).__code__.co_filename).read_bytes())
    for template in templates:
        digest.update((_FOLDER / f"{template}.py").read_bytes())
    return digest.hexdigest()[:8]


def _with_network(template: Path, game: Game, uses: Sequence[Path] = (), **more: Any) -> ModuleType:
    sizes = {"MAX_LEGAL": game.max_legal, "CARDS": len(game.cards)}
    told = _of(network(game), "scratch_of", "values_of", "told")
    kernels = {**game.kernels, **_result(game), **told, **sizes, **more}
    return instantiate(template, game.name, game.folder, kernels, [_RESULT, _NETWORK, *uses])


def _result(game: Game) -> dict[str, Any]:
    return _of(result(game), "MARGIN", "worth", "worths_of")


def _of(instance: ModuleType, *names: str) -> dict[str, Any]:
    """What a template defines for others to use."""
    return {name: getattr(instance, name) for name in names}
