"""Greenpaw: play card games online with friends and bots, and study them.

`greenpaw serve` hosts tables for the browser; the other commands work without it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.exceptions import TyperException

from greenpaw import games
from greenpaw.bots.arena import ArenaError
from greenpaw.bots.bot import UnknownBot
from greenpaw.bots.crew import WorkerLost
from greenpaw.bots.external import LIMIT_S
from greenpaw.bots.rounds import BotFailed
from greenpaw.cli.errors import BadInput
from greenpaw.cli.options import AsJson, GameName, Limit, Options, Players, Seed, chosen_options, print_json
from greenpaw.cli.printable import printable
from greenpaw.games.contract import GameError

_CORES = len(os.sched_getaffinity(0))

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=__doc__,
)


def _tell(wrong: str) -> None:
    """One line on standard error, whatever a file's name or content brings in."""
    print(f"greenpaw: {printable(wrong)}", file=sys.stderr)


@contextmanager
def _clear_errors() -> Generator[None]:
    try:
        yield
    except (BadInput, ArenaError, BotFailed, GameError, UnknownBot, WorkerLost, games.UnknownGame) as error:
        _tell(str(error))
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def command(function: Callable[..., None]) -> Callable[..., None]:
    """Register a command whose bad input is told in one line."""

    @app.command(function.__name__)
    @wraps(function)
    def guarded(*arguments: Any, **named: Any) -> None:
        with _clear_errors():
            function(*arguments, **named)

    return guarded


@command
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; all of them by default.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8123 by default.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the tables' store; ./data by default.")] = None,
    root_path: Annotated[str | None, typer.Option(help="Path prefix that a proxy serves this under.")] = None,
    settings: Annotated[Path | None, typer.Option(help="TOML file with settings; see the docs.")] = None,
) -> None:
    """Host tables for the browser, here and for friends in the same network."""
    from greenpaw.server.serve import serve as listen

    listen(host, port, data, root_path, settings)


@command
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Number of seats; the fewest by default.")] = None,
    option: Options = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots of the other seats, or one for all; the strongest by default.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Fixes deals and bots; by lot without it.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    language: Annotated[
        str | None, typer.Option(help="en, fr, de or nl; that of the locale by default.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(help="Add each round's record to this file (JSON Lines).")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Without colours; one line a fact.")] = False,
) -> None:
    """Play against bots in the terminal."""
    from greenpaw.cli.play import play as play_rounds

    play_rounds(
        games.load(game),
        players=players,
        chosen=chosen_options(option),
        bots=None if bots is None else bots.split(","),
        seed=seed,
        seat=seat,
        language=language,
        records=records,
        plain=plain,
    )


@command
def simulate(
    game: GameName,
    players: Players,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    option: Options = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, or one for all: uniform,casual,...")] = "uniform",
    records: Annotated[
        Path | None, typer.Option(help="Write each game's record to this file (JSON Lines).")
    ] = None,
    with_legal: Annotated[bool, typer.Option("--with-legal", help="Records name the legal actions.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on after the games that FILE already holds.")
    ] = False,
    limit: Limit = LIMIT_S,
    json: AsJson = False,
) -> None:
    """Let bots play many games against each other."""
    from greenpaw.bots.simulate import Series
    from greenpaw.cli.simulate import run

    series = Series(games.load(game), players, bots.split(","), seed, chosen_options(option), limit)
    try:
        report = run(series, count, records=records, with_legal=with_legal, resume=resume)
    finally:
        series.close()
    if json:
        print_json(report)
    else:
        report.print(Console(highlight=False, markup=False))


@command
def arena(
    game: GameName,
    players: Players,
    bots: Annotated[str, typer.Option(help="Bots to measure: casual,uniform,...")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many deals of each pairing.")] = 100,
    seed: Seed = 1,
    option: Options = None,
    hero: Annotated[
        list[str] | None, typer.Option("--hero", metavar="BOT", help="Only pairings with this hero.")
    ] = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="No more deals of a pairing once it is decided.")
    ] = False,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = _CORES,
    limit: Limit = LIMIT_S,
    results: Annotated[
        Path | None, typer.Option(help="Keep each deal's result in this file, and go on from it.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Measure bots against each other, all on the same deals and in every seat."""
    from greenpaw.bots.arena import contest
    from greenpaw.cli.arena import run

    report = run(
        contest(game, players, chosen_options(option), seed, bots.split(",")),
        count,
        heroes=hero or [],
        until_sure=until_sure,
        workers=workers,
        limit_s=limit,
        results=results,
    )
    if json:
        print_json(report)
    else:
        width = None if sys.stdout.isatty() else 160
        report.print(Console(highlight=False, markup=False, width=width))


@command
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records: one JSON object, or one a line.")],
    json: AsJson = False,
) -> None:
    """Replay records and check all they claim, the shuffle included."""
    from greenpaw.cli.verify import verify_file

    report = verify_file(file)
    if json:
        print_json(report)
    elif report.ok:
        counts = f"records: {report.records}, shuffles checked: {report.checked_shuffles}"
        typer.echo(f"{printable(str(file))}: all right; {counts}")
    if not report.ok:
        raise typer.Exit(2) if json else BadInput(report.wrong_text())


@command
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records: one JSON object, or one a line.")],
    record: Annotated[int | None, typer.Option(min=1, help="Only this one, counted from 1.")] = None,
    json: AsJson = False,
) -> None:
    """Say of rounds that are over what each decision cost, and how accurately each player decided.

    With --json, each round's review is a line of its own, written as soon as it is made.
    """
    from greenpaw.cli.review import run, show

    console = Console(highlight=False, markup=False)
    for read, review in run(file, record):
        if json:
            print_json(review)
        else:
            show(read, review, console)


@command
def bench(json: AsJson = False) -> None:
    """Measure the engine against its peers, in one run on one core."""
    from greenpaw.cli.bench import run

    report = run()
    if json:
        print_json(report)
    else:
        report.print(Console(highlight=False, markup=False))


@command
def train(
    game: GameName,
    out: Annotated[Path | None, typer.Option(help="File for the weights; GAME.npz by default.")] = None,
    players: Annotated[
        list[int] | None, typer.Option(help="Learn for this number of players; all unless named.")
    ] = None,
    rows: Annotated[int, typer.Option(min=1, help="How many decisions to learn from.")] = 45_000_000,
    seed: Annotated[int, typer.Option(help="Fixes the games and the weights to begin with.")] = 1,
) -> None:
    """Teach a game's network; stopped with Ctrl-C, the same call goes on."""
    from greenpaw.cli.train import run

    run(
        games.load(game),
        players=players or [],
        rows=rows,
        seed=seed,
        out=out or Path(f"{game}.npz"),
        console=Console(stderr=True, markup=False),
    )


def main() -> None:
    """Run the command line; a wrong call is told in one line, as all bad input is."""
    try:
        status = app(sys.argv[1:] or ["--help"], prog_name="greenpaw", standalone_mode=False)
        print(end="", flush=True)
    except TyperException as error:
        _tell(error.format_message())
        status = 2
    except BrokenPipeError:  # who reads this has enough
        _drop_output()
        status = 1
    except OSError as error:
        if error.filename is not None:
            raise
        _drop_output()
        _tell(f"the output can't be written: {error.strerror}")
        status = 2
    sys.exit(status)


def _drop_output() -> None:
    """What is left of it; otherwise Python tries once more at its end, and complains."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
