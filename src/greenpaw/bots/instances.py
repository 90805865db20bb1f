"""The templates in `kernels/`, each instantiated once for a game."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

from greenpaw.games.contract import Game
from greenpaw.games.jit import instantiate

_FOLDER = Path(__file__).with_name("kernels")
_PLAYOUT, _NETWORK, _LEAGUE, _LOOKAHEAD = (
    _FOLDER / f"{name}.py" for name in ("playout", "network", "league", "lookahead")
)


def playout(game: Game) -> ModuleType:
    """Whole rounds between bots that are kernels."""
    return instantiate(_PLAYOUT, game.name, game.folder, game.kernels)


def network(game: Game) -> ModuleType:
    """What after-states are worth to a network; of a game that has `features`."""
    return instantiate(_NETWORK, game.name, game.folder, game.kernels)


def league(game: Game) -> ModuleType:
    """Games for a network to learn from."""
    return _with_network(_LEAGUE, game)


def lookahead(game: Game) -> ModuleType:
    """What the best choices lead to in imagined worlds, played on by a network."""
    return _with_network(_LOOKAHEAD, game)


def _with_network(template: Path, game: Game) -> ModuleType:
    sizes = {"MAX_LEGAL": game.max_legal, "CARDS": len(game.cards)}
    kernels = {**game.kernels, **_functions(network(game)), **sizes}
    return instantiate(template, game.name, game.folder, kernels, [_NETWORK])


def _functions(instance: ModuleType) -> dict[str, Any]:
    """The kernels that a template defines for others to call."""
    return {
        name: getattr(instance, name) for name in ("scratch_of", "values_of", "told", "worth", "worths_of")
    }
