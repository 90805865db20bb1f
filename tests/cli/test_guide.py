"""docs/adding-a-game.md does what it says, with its own example: a game outside the package."""

import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from told import CommandLine

from greenpaw.games import boundary, contract
from greenpaw.games.contract import Game

ROOT = Path(__file__).parents[2]
MAIN = [sys.executable, "-W", "error", "-c", "from greenpaw.cli.main import main; main()"]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text()
(COMMANDS,) = re.findall(r"```sh\nexport GREENPAW_GAMES=examples\n(.*?)```", GUIDE, re.DOTALL)
SOURCES = "\n".join(path.read_text() for path in sorted((ROOT / "examples" / "acorns").glob("*.py")))


def commands(beginning: str) -> list[str]:
    return [line for line in COMMANDS.splitlines() if line.startswith(beginning)]


def test_the_guide_s_commands_work_as_written(
    greenpaw: CommandLine, acorns: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("gather\n" + "rest\n" * 10))
    said = ""
    for line in commands("greenpaw "):
        told = greenpaw(*line.split()[1:])
        assert (told.status, told.err) == (0, "")
        said += told.out
    assert "1000 games" in said
    assert "all right; records: 1000" in said
    assert "A branch bears 8." in said
    assert "The round is over: all rest." in said


@pytest.mark.parametrize("line", [line for line in COMMANDS.splitlines() if "pytest" in line])
def test_the_guide_s_game_passes_the_contract_suite(line: str):
    setting, python, arguments = line.partition("python ")
    assert python
    environment = dict([setting.strip().split("=")]) if setting else {}
    done = subprocess.run(
        [sys.executable, *arguments.split(), "-p", "no:cacheprovider"],
        cwd=ROOT,
        env=os.environ | {"GREENPAW_GAMES": "examples"} | environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"^(\d+) passed, \d+ deselected in", done.stdout, re.MULTILINE)
    assert passed is not None, done.stdout
    assert int(passed[1]) > 100


@pytest.mark.parametrize("quoted", re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
def test_what_the_guide_quotes_is_the_example_s_own(quoted: str):
    assert dedent(quoted) in SOURCES


def test_the_guide_lists_every_kernel():
    listed = re.findall(r"^\| `(\w+)\(p\b", GUIDE, re.MULTILINE)
    asked = re.findall(r"`(\w+)\(position", boundary.__doc__ or "")
    assert sorted(listed) == sorted(asked)


def test_the_guide_speaks_of_every_method_a_game_must_have():
    for name in contract.Game.__abstractmethods__:
        assert f"`{name}`" in GUIDE or f"`{name}(" in GUIDE, name


def test_the_guide_lists_every_part_of_a_game_s_page():
    interface = (
        (ROOT / "web" / "src" / "games" / "contract.ts").read_text().partition("interface GamePage {")[2]
    )
    listed = re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE)
    assert sorted(listed) == sorted(re.findall(r"^  (\w+)\??:", interface, re.MULTILINE))


def test_where_compiled_rules_cannot_be_kept_it_is_said_in_one_line_and_they_are_compiled_all_the_same(
    tmp_path: Path,
):
    (tmp_path / "a-file").touch()
    told = subprocess.run(
        [*MAIN, "simulate", "acorns", "--players", "2", "--games", "3"],
        env=os.environ | {"GREENPAW_GAMES": "examples", "GREENPAW_CACHE": str(tmp_path / "a-file" / "in")},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (told.returncode, "3 games" in told.stdout) == (0, True)
    (line,) = told.stderr.splitlines()
    assert line.startswith("greenpaw: GREENPAW_CACHE can't be used")
    assert "a-file" in line


def test_nothing_is_written_into_a_game_s_folder(tmp_path: Path):
    """Which may be one that can't be written to."""
    folder = shutil.copytree(
        ROOT / "examples", tmp_path / "games", ignore=shutil.ignore_patterns("__pycache__")
    )
    before = sorted(folder.rglob("*"))
    for path in (*before, folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    cache = tmp_path / "cache"
    told = subprocess.run(
        [*MAIN, "simulate", "acorns", "--players", "2"],
        env=os.environ
        | {"GREENPAW_GAMES": str(folder), "GREENPAW_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert sorted(folder.rglob("*")) == before
    kept = {path.name.rpartition("-")[0] for path in (cache / "kernels").iterdir() if any(path.iterdir())}
    assert kept >= {"acorns-rules", "acorns-boundary", "acorns-playout"}
