"""Build hook: takes dependencies from requirements.in and, for a wheel, builds the page into the package."""

import shutil
import subprocess
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent


class Dependencies(MetadataHookInterface):
    def update(self, metadata: dict) -> None:
        lines = (ROOT / "requirements.in").read_text().splitlines()
        metadata["dependencies"] = [line for line in lines if line and not line.startswith("#")]


class Page(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict) -> None:
        if version == "editable":
            return
        if shutil.which("npm") is None:
            raise RuntimeError("building the page needs Node.js 20 with npm: install them and build again")
        for command in (["npm", "ci"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=ROOT / "web", check=True)  # noqa: S603 - fixed words
