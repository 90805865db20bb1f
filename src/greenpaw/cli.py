"""The command line: `greenpaw serve | play | simulate | verify | bench`."""

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False)


def main() -> None:
    """Run the command line."""
    app()
