"""No kernel reads memory that was given back: a record of a local array doesn't keep that array alive."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from greenpaw import games
from greenpaw.games.jit import JIT

pytestmark = [pytest.mark.once, pytest.mark.skipif(not JIT, reason="nothing is compiled")]

OVERWRITTEN = {"MALLOC_PERTURB_": "165", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
"""The C library then overwrites at once what is given back, small arrays too."""


def told(game: str, **environment: str) -> str:
    """All that the game's kernels say, with another environment."""
    source = f'from searches_told import tell_all; tell_all("{game}")'
    env = {**os.environ, **environment, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-W", "error", "-c", source]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="asks the C library of Linux")
@pytest.mark.parametrize("game", games.names())
def test_no_kernel_reads_what_was_given_back(game: str):
    assert told(game, **OVERWRITTEN) == told(game)
