"""Runs the parts of the checks and tests that are named, and prints the seconds each took.

All parts run even when one fails; the exit status is 1 when any did.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
BIN = ROOT / ".venv" / "bin"
PYTEST = [str(BIN / "python"), "-m", "pytest"]
NPM = ["npm", "--prefix", "web", "run", "--silent"]
RULES = [*PYTEST, "-n", "2", "-m", "not once", "tests/contract", "tests/games"]
FEW = {"GREENPAW_EXAMPLES": "few"}

PARTS: dict[str, list[tuple[str, list[str], dict[str, str]]]] = {
    "check": [
        ("lint", [str(BIN / "ruff"), "check", "."], {}),
        ("format", [str(BIN / "ruff"), "format", "--check", "."], {}),
        ("types", [str(BIN / "basedpyright")], {}),
        ("imports", [str(BIN / "lint-imports")], {}),
        ("page: texts", ["npm", "--prefix", "web", "run", "--silent", "texts", "--", "--check"], {}),
        (
            "page: types of messages",
            ["npm", "--prefix", "web", "run", "--silent", "types", "--", "--check"],
            {},
        ),
        ("page: types", ["npm", "--prefix", "web", "run", "--silent", "check"], {}),
    ],
    "tests": [("tests", [*PYTEST, "-n", "2", "-m", "not browser"], {})],
    "modes": [
        ("rules, bounds checked", RULES, FEW | {"NUMBA_BOUNDSCHECK": "1"}),
        ("rules, interpreted", RULES, FEW | {"NUMBA_DISABLE_JIT": "1"}),
    ],
    "page": [("page", [*NPM, "test"], {})],
    "browser": [("browser", [*PYTEST, "-n", "2", "tests/browser", "-m", "browser"], {})],
}


def main(names: list[str]) -> int:
    results: list[tuple[str, bool, float]] = []
    for name in names:
        for title, command, environment in PARTS[name]:
            print(f"== {title}", flush=True)
            began = monotonic()
            done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False)  # noqa: S603
            results.append((title, done.returncode == 0, monotonic() - began))
    print("\n== seconds")
    for title, passed, seconds in results:
        print(f"{seconds:7.1f}  {title}{'' if passed else '  FAILED'}")
    failed = sum(not passed for _, passed, _ in results)
    print(f"{sum(seconds for *_, seconds in results):7.1f}  in all")
    print(f"parts: {len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(PARTS)))
