"""What `greenpaw play` says: Fluent messages of the command line and of the game, in one language."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from greenpaw.cli.errors import BadInput
from greenpaw.games.contract import Game

_OURS = Path(__file__).with_name("texts")
DEFAULT = "en"


def languages() -> list[str]:
    """The languages there are, by their codes."""
    return sorted(path.stem for path in _OURS.glob("*.ftl"))


def language_of(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the locale, else English; raises BadInput."""
    if asked is not None:
        if asked not in languages():
            raise BadInput(f"--language {asked!r}: there are {', '.join(languages())}")
        return asked
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), DEFAULT)
    spoken = locale[:2].lower()
    return spoken if spoken in languages() else DEFAULT


class Texts:
    """The messages in one language; those of a game that doesn't have it are English."""

    def __init__(self, game: Game, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in (_OURS / f"{language}.ftl", _of_game(game, language)):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, id: str, **arguments: Any) -> str:
        """The message of that id. One that isn't there, or lacks an argument, is our bug."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors, (id, errors)
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(id)


def _of_game(game: Game, language: str) -> Path:
    for spoken in (language, DEFAULT):
        path = game.folder / "texts" / f"{spoken}.ftl"
        if path.exists():
            return path
    raise BadInput(f"{game.name} has no texts for the terminal: {path} isn't there")
