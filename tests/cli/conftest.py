"""What the command line's tests share."""

import pytest
from told import CommandLine


@pytest.fixture
def greenpaw(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capfd)
