"""A generic source, instantiated for two games whose kernels have equal signatures, runs each game's code."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from greenpaw.games.jit import JIT, cache_folder

GAME = """
from greenpaw.games.jit import njit

@njit
def answer(x):
    return x + {add}
"""
TEMPLATE = """
from greenpaw.games.jit import njit

@njit
def ask(x):
    return answer(x) * 10
"""
RUN = """
import sys
from pathlib import Path
from greenpaw.games.jit import instantiate
for name in sys.argv[2:]:
    folder = Path(sys.argv[1]) / name
    sys.path.insert(0, str(folder))
    module = __import__("rules_" + name)
    print(instantiate(Path(sys.argv[1]) / "template.py", name, folder, {"answer": module.answer}).ask(1))
"""


@pytest.fixture
def ask(tmp_path: Path):
    for name, add in (("one", 1), ("two", 2)):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"rules_{name}.py").write_text(GAME.format(add=add))
    (tmp_path / "template.py").write_text(TEMPLATE)

    def run(*names: str) -> list[str]:
        # Python's own cache wouldn't notice a source of equal size that changes within the same second.
        env = os.environ | {"GREENPAW_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", RUN, str(tmp_path), *names]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.split()

    return run


def test_two_games_cold_then_warm_then_alone_run_their_own_code(ask):
    assert ask("one", "two") == ["20", "30"]
    assert ask("one", "two") == ["20", "30"]
    assert ask("two", "one") == ["30", "20"]
    assert ask("one") == ["20"]
    assert ask("two") == ["30"]


def test_a_changed_kernel_is_compiled_anew(ask, tmp_path: Path):
    assert ask("one") == ["20"]
    (tmp_path / "one" / "rules_one.py").write_text(GAME.format(add=5))
    assert ask("one") == ["60"]


@pytest.mark.skipif(not JIT, reason="interpreted kernels aren't cached")
def test_each_game_has_a_cache_folder_named_by_its_sources(tmp_path: Path):
    first, second = tmp_path / "a", tmp_path / "b"
    for folder, text in ((first, "x = 1"), (second, "x = 2")):
        folder.mkdir()
        (folder / "rules.py").write_text(text)
    assert cache_folder(first) != cache_folder(second)
