"""LINE-IT's texts: every phase, end and reason has its words, in the terminal and on the page."""

import re
from pathlib import Path
from typing import get_args

import pytest
from reason_codes import reason_codes

from greenpaw.cli.texts import Texts, languages
from greenpaw.games.line_it.effects import DECK_OUT
from greenpaw.games.line_it.observation import Phase

from .telling import line_it

PAGE = Path(__file__).parents[3] / "web/src/games/line_it"


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
    assert there == reason_codes(line_it)
