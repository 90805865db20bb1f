"""The OpenAPI documents say what the messages say."""

from typing import Any, get_args

import msgspec
import pytest

from greenpaw import games
from greenpaw.server import messages, schema


def schemas(document: dict[str, Any]) -> dict[str, Any]:
    return document["components"]["schemas"]


@pytest.mark.parametrize("union", [messages.FromPage, messages.FromServer])
def test_every_message_of_the_socket_is_there_with_its_tag(union: Any) -> None:
    for message in get_args(union):
        described = schemas(schema.protocol())[message.__name__]
        assert described["properties"]["type"]["enum"] == [message.__struct_config__.tag]
        assert "type" in described["required"]


def test_the_page_may_leave_out_what_has_a_default() -> None:
    assert schemas(schema.protocol())["Hello"]["required"] == ["type", "protocol", "table"]


def test_the_page_may_count_on_what_the_server_always_writes() -> None:
    update = schemas(schema.protocol())["Update"]
    written = msgspec.to_builtins(messages.Update(version=3))
    assert set(update["required"]) == set(written)
    assert set(update["properties"]) - set(written) == {"hash"}


@pytest.mark.parametrize("game", games.names())
def test_every_game_describes_its_observation_and_its_effects(game: str) -> None:
    described = schemas(schema.of_game(game))
    assert games.load(game).observation_type.__name__ in described
    assert games.load(game).effect_type.__name__ in described


def test_what_an_effect_leaves_out_is_not_required() -> None:
    assert schemas(schema.of_game("linko"))["LinkoEffect"]["required"] == ["kind"]


def test_every_reference_leads_somewhere() -> None:
    for document in (schema.protocol(), *map(schema.of_game, games.names())):
        for reference in references(document):
            assert reference.removeprefix("#/components/schemas/") in schemas(document)


def references(node: Any) -> list[str]:
    if isinstance(node, list):
        return [found for part in node for found in references(part)]
    if not isinstance(node, dict):
        return []
    return (
        [node["$ref"]] if "$ref" in node else [found for part in node.values() for found in references(part)]
    )
