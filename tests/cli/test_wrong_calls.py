"""Whatever is wrong in a call: one line on standard error, nothing on standard output, exit status 2."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from told import CommandLine

from greenpaw.bots.weights import Weights
from greenpaw.games.contract import Game

SIMULATE = ["simulate", "linko", "--players", "3"]


def words_alone(part: list[str] | str) -> str:
    """Of a case's name: the call, without the reason."""
    return " ".join(part) if isinstance(part, list) else ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["simulate", "linko"], "Missing option '--players'"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "linko", "--players", "x"], "Invalid value for '--players'"),
        ([*SIMULATE, "--games", "0"], "Invalid value for '--games'"),
        ([*SIMULATE, "--games"], "--games"),
        ([*SIMULATE, "--nonsense"], "No such option: --nonsense"),
        ([*SIMULATE, "and", "more"], "unexpected extra argument"),
        (["shuffle"], "No such command 'shuffle'"),
        (["verify"], "Missing argument 'FILE'"),
        (["bench", "linko"], "unexpected extra argument"),
        (["serve", "--port", "high"], "Invalid value for '--port'"),
        (["play"], "Missing argument 'GAME'"),
    ],
    ids=words_alone,
)
def test_a_wrong_call(greenpaw: CommandLine, words: list[str], why: str):
    assert why in greenpaw(*words).line


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["simulate", "chess", "--players", "2"], "there is no game 'chess'; there are: "),
        (["simulate", "../linko", "--players", "2"], "there is no game '../linko'"),
        (["simulate", "linko", "--players", "6"], "linko is for 2 to 5 players, not 6 (L2)"),
        ([*SIMULATE, "--bots", "nobody"], "there is no bot 'nobody'; there are: uniform"),
        ([*SIMULATE, "--bots", ""], "there is no bot ''"),
        ([*SIMULATE, "--bots", "casual,uniform"], "name one bot for all seats or 3, not 2"),
        ([*SIMULATE, "--option", "duel"], "write NAME=on or NAME=off"),
        ([*SIMULATE, "--option", "duel=2"], "write NAME=on or NAME=off"),
        ([*SIMULATE, "--option", "duel=on"], "duel is for 2 players, not 3 (L4)"),
        ([*SIMULATE, "--option", "gold=on"], "linko has no option 'gold'"),
        ([*SIMULATE, "--resume"], "--resume needs --records FILE"),
        ([*SIMULATE, "--with-legal"], "--with-legal needs --records FILE"),
        ([*SIMULATE, "--records", "/no/such/folder/file"], "can't be written: No such file or directory"),
        ([*SIMULATE, "--resume", "--records", "/"], "/ can't be read: Is a directory"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "linko", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["play", "linko", "--records", "/no/such/folder/file"], "can't be written"),
        (["verify", "/no/such/file"], "/no/such/file can't be read: No such file or directory"),
        (["verify", "/"], "/ can't be read: Is a directory"),
        (["serve", "--settings", "/no/such/file"], "No such file or directory: '/no/such/file'"),
        (["serve", "--port", "99999"], "$.port"),
        (["serve", "--root-path", "no-slash"], "$.root_path"),
        (["serve", "--data", "/dev/null", "--port", "0"], "/dev/null"),
    ],
    ids=words_alone,
)
def test_a_call_that_asks_for_what_is_not_there(greenpaw: CommandLine, words: list[str], why: str):
    assert why in greenpaw(*words).line


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "acorns", "--players", "2", "--bots", "strong,uniform"],
        ["simulate", "acorns", "--players", "2", "--bots", "tree-net"],
        ["play", "acorns", "--bots", "uniform"],
    ],
)
def test_weights_that_do_not_fit_the_game_are_told_of_with_what_mends_it(
    greenpaw: CommandLine, acorns: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
):
    folder = copytree(acorns.folder, tmp_path / "acorns")
    Weights.fresh(4, 1).save(folder / "weights.npz")
    monkeypatch.setattr(type(acorns), "folder", folder)
    monkeypatch.setattr(type(acorns), "features", 3)
    told = greenpaw(*words).line
    assert "acorns: the weights are for 4 features, and acorns has 3; train it anew" in told
    assert f"greenpaw train acorns`, or do without: remove {folder}/weights.npz" in told


def test_what_a_file_is_called_cannot_make_a_second_line(greenpaw: CommandLine, tmp_path: Path):
    file = tmp_path / "a\nb :smile: [red]\x1b[31m"
    line = greenpaw("verify", file).line
    assert r"a\nb :smile: [red]\x1b[31m can't be read" in line


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_help_lists_the_commands(greenpaw: CommandLine, words: list[str]):
    told = greenpaw(*words)
    assert (told.status, told.err) == (0, "")
    for name in ("serve", "play", "simulate", "verify", "bench"):
        assert f"\n  {name} " in told.out


def test_every_command_has_help(greenpaw: CommandLine):
    told = greenpaw("simulate", "--help")
    assert (told.status, told.err) == (0, "")
    assert "--with-legal" in told.out


def test_a_shell_gets_the_same():
    run = [sys.executable, "-W", "error", "-c", "from greenpaw.cli.main import main; main()"]
    wrong = subprocess.run([*run, "simulate", "linko"], capture_output=True, text=True)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "greenpaw: Missing option '--players'.\n"
    right = subprocess.run([*run, "simulate", "--help"], capture_output=True, text=True)
    assert (right.returncode, right.stderr) == (0, "")
