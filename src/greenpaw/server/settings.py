"""How this server is set up: from `GREENPAW_*` in the environment, a TOML file, or the defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta


class BadSettings(ValueError):
    """A setting that isn't known, or whose value can't be understood."""


Host = Annotated[str, Meta(max_length=253, pattern=r"^[\w.:%-]+\Z")]
RootPath = Annotated[str, Meta(max_length=200, pattern=r"^(/[\w.~-]+)*/?\Z")]
Hosts = Annotated[str, Meta(max_length=4000, pattern=r"^[\w.:\[\], -]*\Z")]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Milliseconds = Annotated[int, Meta(ge=0, le=10**9)]
Seconds = Annotated[float, Meta(gt=0, le=1e9)]
Days = Annotated[float, Meta(gt=0, le=36_500)]
Rate = Annotated[float, Meta(ge=1, le=1e6)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: Host = "0.0.0.0"  # noqa: S104 - friends in the same network are to get in
    port: Annotated[int, Meta(ge=0, le=65535)] = 8123
    data: Path = Path("data")
    """The folder of the store and of the key that signs cookies."""
    root_path: RootPath = ""
    """The path prefix under which a proxy serves this, such as `/greenpaw`."""
    hosts: Hosts = ""
    """Names (comma list, without ports) that this server may be asked by; empty: any."""
    trust_proxy: str = ""
    """Addresses (comma list, or `*`) whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    deal_after_ms: Milliseconds = 1500
    """How long contributions to a shuffle are waited for."""
    pace_slow_ms: Milliseconds = 1600
    pace_normal_ms: Milliseconds = 900
    pace_fast_ms: Milliseconds = 300
    """A bot's decision comes so long after it became due, by the table's pace."""
    grace_ms: Milliseconds | None = None
    """Overrides every table's grace time (for tests)."""
    stand_in: str = "club"
    """The bot that decides for an absent person; in a game that lacks it, the usual one."""

    leave_lobby_s: Seconds = 60
    """A table where nobody is leaves the lobby after this time."""
    unseen_s: Seconds = 600
    """So does one that nobody has looked at for this time, though connections are open."""
    rest_s: Seconds = 600
    """A table where nobody is and nothing is due leaves the memory after this time."""
    abandon_s: Seconds = 24 * 3600
    """A round to which nobody has come back for this time is abandoned."""
    sweep_s: Seconds = 5
    """How often the four above are looked at."""
    chat_days: Days = 30
    """Older chat is deleted."""

    silent_s: Seconds = 30
    """A connection that says nothing for this time is closed; pages ping every 10 s."""
    outbox_bytes: Count = 1 << 20
    """A connection that lets this much wait to be sent is closed."""
    connections_per_person: Count = 50
    messages_per_s: Rate = 20
    """By one person, on all their connections together; so are the three below."""
    tables_per_minute: Rate = 10
    """Opened, or played on at."""
    writes_per_minute: Rate = 30
    """Names and device links."""
    history_per_s: Rate = 5
    """Pages of history, records, lists of own tables, reviews, past decisions."""
    persons_per_minute: Rate = 60
    """New ones from one address."""


def read_settings(
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
    given: Mapping[str, Any] | None = None,
) -> Settings:
    """The settings of the file, overridden by the environment, then by what is given.

    Raises BadSettings.
    """
    found: dict[str, Any] = {}
    try:
        if file is not None:
            found = tomllib.loads(file.read_text("utf-8"))
        for field in msgspec.structs.fields(Settings):
            if (value := environment.get(f"GREENPAW_{field.name.upper()}")) is not None:
                found[field.name] = value
        found.update(given or {})
        settings = msgspec.convert(found, Settings, strict=False, dec_hook=_path)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadSettings(f"settings: {error}") from None
    return msgspec.structs.replace(settings, root_path=settings.root_path.removesuffix("/"))


def _path(into: type, value: Any) -> Path:
    assert into is Path, "all other settings are of types that msgspec knows"
    if not isinstance(value, str | Path) or not str(value) or "\0" in str(value):
        raise ValueError("Expected the name of a folder")
    return Path(value)
