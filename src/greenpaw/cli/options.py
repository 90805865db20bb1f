"""Arguments and options that several commands have, and what is common to what they print."""

import sys
from typing import Annotated, Any

import msgspec
import typer

from greenpaw.cli.errors import BadInput

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
Players = Annotated[int, typer.Option(help="Number of seats.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game, on or off.")
]
Seed = Annotated[int, typer.Option(help="Fixes deals and bots: the same seed, the same games.")]
Limit = Annotated[
    float, typer.Option(min=0.001, metavar="SECONDS", help="Time of a bot from outside for one decision.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def chosen_options(given: list[str] | None) -> dict[str, bool]:
    """`--option duel=off` and the like as chosen options; raises BadInput."""
    words: dict[str, bool] = {"on": True, "off": False, "true": True, "false": False}
    chosen: dict[str, bool] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals or value.lower() not in words:
            raise BadInput(f"--option {item!r}: write NAME=on or NAME=off")
        chosen[name] = words[value.lower()]
    return chosen


def print_json(value: Any) -> None:
    """One JSON value on standard output, as a line, at once."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
    sys.stdout.flush()
