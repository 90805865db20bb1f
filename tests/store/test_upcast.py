"""Events of older schemas are read in the words of today; their rows are never rewritten."""

from typing import Any

import pytest

from greenpaw.store import upcast
from greenpaw.table.events import EVENT_SCHEMA, Renamed, Sat, StoodUp


def test_events_are_read_as_they_were_written() -> None:
    events = [Sat("p", "Ann"), StoodUp(0)]
    assert upcast.decode_events(EVENT_SCHEMA, upcast.encode_events(events)) == events


def test_older_events_go_through_every_schema_since(monkeypatch: pytest.MonkeyPatch) -> None:
    def seats_got_numbers(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{"event": "renamed", "seat": 0, "name": each["called"]} for each in events]

    def names_got_longer(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**each, "name": each["name"] + "!"} for each in events]

    monkeypatch.setattr(upcast, "UPCASTS", {1: seats_got_numbers, 2: names_got_longer})
    monkeypatch.setattr(upcast, "EVENT_SCHEMA", 3)
    assert upcast.decode_events(1, b'[{"event":"called","called":"Ann"}]') == [Renamed(0, "Ann!")]


def test_every_older_schema_has_its_upcast() -> None:
    assert sorted(upcast.UPCASTS) == list(range(1, EVENT_SCHEMA))


def test_events_of_a_newer_program_are_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="need a newer Greenpaw"):
        upcast.decode_events(EVENT_SCHEMA + 1, b"[]")
