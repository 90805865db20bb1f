"""What the page and the server must agree on: every refusal has a text."""

from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from greenpaw.games.contract import Option
from greenpaw.server import messages
from greenpaw.server import refusals as server
from greenpaw.table import refusal as table

TEXTS = (Path(__file__).parents[2] / "web/src/i18n/en.ftl").read_text()


@pytest.mark.parametrize("code", sorted({*table.REFUSALS, *server.REFUSALS}))
def test_a_refusal_has_a_text(code: str) -> None:
    assert f"\nrefused-{code} =" in TEXTS


@pytest.mark.parametrize("code", [Option("any").misfit, "options-clash"])
def test_options_that_no_game_has_words_for_are_refused_with_a_text(code: str) -> None:
    assert f"\nrefused-{code} =" in TEXTS


@pytest.mark.parametrize("code", ["unknown-table", "unknown-game", "broken-table", "protocol"])
def test_a_problem_that_ends_a_connection_has_a_text(code: str) -> None:
    assert code in get_args(get_type_hints(messages.Problem)["code"])
    assert f"\nproblem-{code} =" in TEXTS
