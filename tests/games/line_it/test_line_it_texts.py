"""LINE-IT's texts: every phase, end and reason has its words, in the terminal and on the page."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from greenpaw.cli.texts import Texts, languages
from greenpaw.games.line_it.effects import DECK_OUT
from greenpaw.games.line_it.observation import Phase

from .telling import line_it

PAGE = Path(__file__).parents[3] / "web/src/games/line_it"


def codes() -> set[str]:
    """The codes with which the game says why an action is refused."""
    sources = (line_it.folder / f"{name}.py" for name in ("illegal", "actions"))
    calls = [node for source in sources for node in ast.walk(ast.parse(source.read_text()))]
    return {
        node.args[0].value
        for node in calls
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Reason", "NotationError")
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


@pytest.mark.parametrize("language", languages())
def test_every_phase_and_the_end_are_told_in_the_terminal(language: str):
    say = Texts(line_it, language).say
    for phase in set(get_args(Phase)) - {"over"}:
        for you in ("seat", "no"):
            assert say(f"line-it-wait-{phase}", name="Bo", you=you, taken="yes")
    assert say(f"line-it-ends-{DECK_OUT}")


@pytest.mark.parametrize("language", languages())
def test_the_page_says_of_everything_refused_why(language: str):
    text = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^line-it-illegal-([\w-]+) =", text, re.MULTILINE))
    assert there == codes()
