"""Events as they lie in the log: JSON in the words of some schema, read in the words of today."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from greenpaw.table.events import EVENT_SCHEMA, Event

Upcast = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]

UPCASTS: dict[int, Upcast] = {}
"""From each older schema to the next: what the events of one row become. Old rows are never rewritten."""

_decode = msgspec.json.Decoder(list[Event]).decode
encode_events: Callable[[Sequence[Event]], bytes] = msgspec.json.Encoder().encode


def decode_events(schema: int, encoded: bytes) -> list[Event]:
    """The events of a row. Raises ValueError for a schema newer than this program."""
    if schema == EVENT_SCHEMA:
        return _decode(encoded)
    if schema > EVENT_SCHEMA:
        raise ValueError(f"events of schema {schema} need a newer Greenpaw than this one ({EVENT_SCHEMA})")
    plain: list[dict[str, Any]] = msgspec.json.decode(encoded)
    for older in range(schema, EVENT_SCHEMA):
        plain = UPCASTS[older](plain)
    return msgspec.convert(plain, list[Event])
