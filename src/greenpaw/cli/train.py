"""`greenpaw train`: teach a game's network, with progress; stopped and started again, it goes on."""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from greenpaw.bots import bot
from greenpaw.bots.arena import Arena, Pairing, contest
from greenpaw.bots.figures import figures
from greenpaw.bots.training import Recipe, Training
from greenpaw.cli.errors import BadInput
from greenpaw.games.contract import Game, OptionError

_SAVED_EVERY_S = 60.0
_DEALS = 100
"""So many tell now and then how the network plays."""
_DEAL_SEED = 1


def variants(game: Game, numbers: Sequence[int]) -> list[tuple[int, dict[str, bool]]]:
    """Each number of players as it is by default, and with each option turned by itself.

    Two options turned together are played by what was learnt of each.
    """
    found: list[tuple[int, dict[str, bool]]] = []
    for players in numbers:
        defaults = game.resolve_options(players, {})
        for chosen in ({}, *({name: not value} for name, value in defaults.items())):
            low, high = game.seats_allowed(chosen)
            if low <= players <= high:
                found.append((players, chosen))
    return found


def run(game: Game, *, players: Sequence[int], rows: int, seed: int, out: Path, console: Console) -> None:
    """Train to the end of the recipe; the weights go to `out`, what going on needs beside it until then."""
    if out.suffix != ".npz":
        raise BadInput(f"--out must end in .npz, and {out} doesn't")
    if not game.features:
        raise BadInput(f"{game.name} has no kernel features: there is nothing a network could see")
    try:
        recipe = Recipe(game.name, variants(game, players or game.players), rows, seed)
    except OptionError as error:
        raise BadInput(str(error)) from None
    training = Training(game, recipe)
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
    wins = ""
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=training.recipe.rows, completed=training.rows)
        with _heard_later() as interrupts:
            for part in training.parts():
                told = f"{part.rows:,} decisions of {part.games:,} games, error {part.error:.3f}{wins}"
                progress.update(task, completed=part.rows, description=told)
                if interrupts or monotonic() - saved > _SAVED_EVERY_S:
                    training.save(state)
                    training.weights.save(out)
                    if interrupts:
                        raise KeyboardInterrupt
                    wins = f", {_wins(training, out)}"
                    saved = monotonic()
    training.weights.save(out)
    console.print(f"{out}: {_wins(training, out)}")


@contextmanager
def _heard_later() -> Generator[list[int]]:
    """Ctrl-C is noted in the list, for the end of a part: what is half learnt can't be gone on with.

    Once more, it stops at once, and going on begins from what was last saved.
    """
    interrupts: list[int] = []

    def note(number: int, _: object) -> None:
        interrupts.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)


def _wins(training: Training, weights: Path) -> str:
    """How the network plays now against the usual bot, in the first of its variants."""
    players, options = training.recipe.variants[0]
    pairing = Pairing(f"strong:{weights}", bot.usual(training.game))
    arena = Arena(contest(training.game.name, players, options, _DEAL_SEED, pairing))
    told = figures([arena.play(pairing, number) for number in range(_DEALS)])
    half = (told.interval[1] - told.interval[0]) / 2
    return f"wins {told.win_share:.0%} ± {half:.0%} against {pairing.other}"
