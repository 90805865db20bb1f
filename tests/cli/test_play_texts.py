"""The texts of `greenpaw play`: nothing is missing in any language, for any game."""

from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import greenpaw.cli.texts
from greenpaw import games
from greenpaw.cli.errors import BadInput
from greenpaw.cli.screen import Screen
from greenpaw.cli.texts import Texts, languages
from greenpaw.games.contract import Game, Reason
from greenpaw.games.linko.observation import Phase
from greenpaw.games.linko.state import REASONS


class Came(msgspec.Struct):
    kind: str
    word: str


OURS = Path(greenpaw.cli.texts.__file__).with_name("texts")
FOLDERS = [OURS, *(games.load(name).folder / "texts" for name in games.names())]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a file, each with the variables of its message."""
    found: dict[str, set[str]] = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_english_french_german_and_dutch_are_there():
    assert languages() == ["de", "en", "fr", "nl"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_every_message_with_its_variables(folder: Path, language: str):
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


def test_every_phase_and_every_end_of_linko_has_its_message():
    """Some phases and ends are rare: no round played at random is sure to come by."""
    there = set(messages(games.load("linko").folder / "texts" / "en.ftl"))
    assert {f"linko-wait-{phase}" for phase in get_args(Phase) if phase != "over"} <= there
    assert {f"linko-ends-{reason}" for reason in REASONS if reason} <= there


@pytest.mark.parametrize("language", languages())
def test_a_card_of_linko_that_only_its_owner_sees_is_not_told(language: str):
    say = Texts(games.load("linko"), language).say
    assert say("linko-effect-dealt", seat="Bo", you="no", card="?") == ""
    assert "9" in say("linko-effect-dealt", seat="Bo", you="seat", card="9")


@pytest.mark.parametrize("language", languages())
def test_a_game_that_lacks_a_language_is_told_in_english(language: str, acorns: Game):
    say = Texts(acorns, language).say
    assert say("acorns-effect-rests") == "rests"
    assert say("you") == Texts(games.load("linko"), language).say("you")


@pytest.mark.parametrize("language", languages())
def test_what_is_no_action_is_told_in_the_terminal_s_words_where_the_game_has_none(
    language: str, acorns: Game, capfd: pytest.CaptureFixture[str]
):
    for game, own in ((acorns, False), (games.load("linko"), True)):
        texts = Texts(game, language)
        Screen(game, texts, ["Ann", "Bo"], 0, plain=True).refused(Reason("no-such-action", "none"))
        assert (capfd.readouterr().out.strip() == texts.say("no-such-action")) != own


def test_a_card_that_came_is_written_as_it_is_and_other_words_begin_large(capfd: pytest.CaptureFixture[str]):
    game = SimpleNamespace(name="any", card_codes={"a": 1, "b": 2})
    texts = SimpleNamespace(say=lambda _, *, word, **fields: f"{word} comes")
    screen = Screen(game, texts, ["Ann", "Bo"], 0, plain=True)  # type: ignore[arg-type]
    for word in ("a", "acorn"):
        screen.came([Came("comes", word)])
    assert capfd.readouterr().out.split("\n")[:2] == ["  a comes", "  Acorn comes"]


def test_a_game_without_texts_is_told_in_one_line(
    acorns: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(type(acorns), "folder", tmp_path)
    with pytest.raises(BadInput, match="acorns has no texts for the terminal: "):
        Texts(acorns, "fr")
