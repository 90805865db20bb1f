"""How this server is set up: from `GREENPAW_*` in the environment, a TOML file, or the defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec


class BadSettings(ValueError):
    """A setting that isn't known, or whose value can't be understood."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "0.0.0.0"  # noqa: S104 - friends in the same network are to get in
    port: int = 8123
    data: Path = Path("data")
    """The folder of the store and of the key that signs cookies."""
    root_path: str = ""
    """The path prefix under which a proxy serves this, such as `/greenpaw`."""
    trust_proxy: str = ""
    """Addresses (comma list, or `*`) whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    deal_after_ms: int = 1500
    """How long contributions to a shuffle are waited for."""
    pace_slow_ms: int = 1600
    pace_normal_ms: int = 900
    pace_fast_ms: int = 300
    """A bot's decision comes so long after it became due, by the table's pace."""
    grace_ms: int | None = None
    """Overrides every table's grace time (for tests)."""
    stand_in: str = "greedy"
    """The bot that decides for an absent person."""

    leave_lobby_s: float = 60
    """A table where nobody is leaves the lobby after this time."""
    unseen_s: float = 600
    """So does one that nobody has looked at for this time, though connections are open."""
    rest_s: float = 600
    """A table where nobody is and nothing is due leaves the memory after this time."""
    abandon_s: float = 24 * 3600
    """A round to which nobody has come back for this time is abandoned."""
    sweep_s: float = 5
    """How often the four above are looked at."""
    chat_days: float = 30
    """Older chat is deleted."""

    silent_s: float = 30
    """A connection that says nothing for this time is closed; pages ping every 10 s."""
    outbox_bytes: int = 1 << 20
    """A connection that lets this much wait to be sent is closed."""
    connections_per_person: int = 50
    messages_per_s: float = 20
    tables_per_minute: float = 10
    """By one person."""
    persons_per_minute: float = 60
    """New ones from one address."""


def read_settings(environment: Mapping[str, str] = os.environ, file: Path | None = None) -> Settings:
    """The settings of the file, overridden by the environment. Raises BadSettings."""
    found: dict[str, Any] = {}
    try:
        if file is not None:
            found = tomllib.loads(file.read_text())
        for field in msgspec.structs.fields(Settings):
            if (value := environment.get(f"GREENPAW_{field.name.upper()}")) is not None:
                found[field.name] = value
        return msgspec.convert(found, Settings, strict=False)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSettings(f"settings: {error}") from None
