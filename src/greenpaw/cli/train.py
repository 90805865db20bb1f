"""`greenpaw train`: teach a game's network, with progress; stopped and started again, it goes on."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from greenpaw.bots.training import Recipe, Training
from greenpaw.cli.errors import BadInput
from greenpaw.games.contract import Game

_SAVED_EVERY_S = 60.0


def variants(game: Game) -> list[tuple[int, dict[str, bool]]]:
    """Each number of players as it is by default, and with each option turned: all is learnt."""
    found: list[tuple[int, dict[str, bool]]] = []
    for players in game.players:
        defaults = game.resolve_options(players, {})
        for chosen in ({}, *({name: not value} for name, value in defaults.items())):
            low, high = game.seats_allowed(chosen)
            if low <= players <= high:
                found.append((players, chosen))
    return found


def run(game: Game, *, rows: int, seed: int, out: Path, console: Console) -> None:
    """Train to the end of the recipe; the weights go to `out`, what going on needs beside it until then."""
    if not game.features:
        raise BadInput(f"{game.name} has no kernel features: there is nothing a network could see")
    training = Training(game, Recipe(game.name, variants(game), rows, seed))
    state = out.with_suffix(".state")
    try:
        if state.exists():
            training.load(state)
        _train(training, state, out, console)
    except ValueError as error:
        raise BadInput(f"{error}; name another --out, or remove that file") from None
    except OSError as error:
        raise BadInput(f"{error.filename} can't be written or read: {error.strerror}") from None
    state.unlink(missing_ok=True)


def _train(training: Training, state: Path, out: Path, console: Console) -> None:
    columns = (BarColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    saved = monotonic()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=training.recipe.rows, completed=training.rows)
        try:
            for part in training.parts():
                told = f"{part.rows:,} decisions of {part.games:,} games, error {part.error:.3f}"
                progress.update(task, completed=part.rows, description=told)
                if monotonic() - saved > _SAVED_EVERY_S:
                    training.save(state)
                    training.weights.save(out)
                    saved = monotonic()
        except KeyboardInterrupt:
            training.save(state)
            training.weights.save(out)
            raise
    training.weights.save(out)
