"""The messages as OpenAPI 3.1 documents, made from the structs: what the page's types are generated from.

`python -m greenpaw.server.schema` prints `{"protocol": document, "games": {name: document}}`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, inspect

from greenpaw import games
from greenpaw.bots.hints import Hint
from greenpaw.server import messages, review_messages

_REFERENCE = "#/components/schemas/{name}"
_OTHERS = (
    messages.Me,
    messages.NewName,
    messages.MyTable,
    messages.NewDeviceLink,
    messages.DeviceLink,
    messages.UseDeviceLink,
    messages.NewTable,
    messages.TableMade,
    messages.GameInfo,
    messages.History,
    Hint,
    review_messages.ReviewedRound,
    review_messages.PastDecision,
    review_messages.PlayOnFrom,
    messages.Failed,
)


def protocol() -> dict[str, Any]:
    """What goes over the socket and over HTTP, the same for every game."""
    document = _document("Greenpaw", [*get_args(messages.FromPage), *get_args(messages.FromServer), *_OTHERS])
    unions = {"Command": messages.Command, "FromPage": messages.FromPage, "FromServer": messages.FromServer}
    for name, union in unions.items():
        parts = [{"$ref": _REFERENCE.format(name=part.__name__)} for part in get_args(union)]
        document["components"]["schemas"][name] = {"oneOf": parts}
    return document


def of_game(name: str) -> dict[str, Any]:
    """What a game puts into a view: its observation, effects, and what it says of a choice in a hint."""
    game = games.load(name)
    whys = [game.why_type] if game.why_type is not None else []
    return _document(f"Greenpaw: {name}", [game.observation_type, game.effect_type, *whys])


def _document(title: str, types: list[type]) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    for struct in _structs(types):
        schema: dict[str, Any] = components[struct.cls.__name__]
        tag = [struct.tag_field] if struct.tag_field else []
        schema["required"] = [*tag, *(f.encode_name for f in struct.fields if _is_always_there(struct, f))]
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": str(messages.PROTOCOL)},
        "paths": {},
        "components": {"schemas": components},
    }


def _is_always_there(struct: inspect.StructType, field: inspect.Field) -> bool:
    """Whether a reader may count on the field: the page may leave out defaults, the server writes them."""
    config = struct.cls.__struct_config__
    writes_defaults = not (config.omit_defaults or config.forbid_unknown_fields)
    may_be_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return field.required or (writes_defaults and not may_be_unset)


def _structs(types: Iterable[type]) -> Iterator[inspect.StructType]:
    """The struct types, and those that they are made of."""
    waiting: list[Any] = list(inspect.multi_type_info(types))
    seen: set[type] = set()
    while waiting:
        node = waiting.pop()
        match node:
            case inspect.StructType(cls=cls) if cls not in seen:
                seen.add(cls)
                yield node
                waiting += [field.type for field in node.fields]
            case inspect.UnionType(types=parts):
                waiting += parts
            case inspect.Metadata(type=inner):
                waiting.append(inner)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                waiting.append(item)
            case inspect.TupleType(item_types=items):
                waiting += items
            case inspect.DictType(value_type=value):
                waiting.append(value)
            case _:
                pass


if __name__ == "__main__":
    everything = {"protocol": protocol(), "games": {name: of_game(name) for name in games.names()}}
    sys.stdout.buffer.write(msgspec.json.encode(everything))
