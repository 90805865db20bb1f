"""The codes with which a game says why something is refused, found in its sources."""

import ast
from pathlib import Path

from greenpaw.games.contract import Game

SAYING = ("Reason", "NotationError")


def reason_codes(game: Game) -> set[str]:
    """Those of its reasons and of its errors of notation that are written as they are."""
    return {code for source in game.folder.glob("*.py") for code in _codes(source)}


def _codes(source: Path) -> list[str]:
    calls = (node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Call))
    return [
        code.value
        for call in calls
        if isinstance(call.func, ast.Name | ast.Attribute) and _name(call.func) in SAYING
        for code in (*call.args[:1], *(named.value for named in call.keywords if named.arg == "code"))
        if isinstance(code, ast.Constant) and isinstance(code.value, str)
    ]


def _name(function: ast.Name | ast.Attribute) -> str:
    return function.id if isinstance(function, ast.Name) else function.attr
