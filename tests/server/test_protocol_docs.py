"""docs/protocol.md says what is true."""

import hashlib
import hmac
import re
import struct
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from greenpaw.games.dealer import Fair
from greenpaw.server import answered, api, guard, messages, newest, past, rates, reviews
from greenpaw.server.settings import Settings

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def rows(heading: str) -> list[list[str]]:
    """The rows of the first table under a heading."""
    below = TEXT.split(heading + "\n", 1)[1]
    table = re.search(r"\n\|.*?\n\| ---.*?\n((?:\|.*\n)+)", below)
    assert table is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


@pytest.mark.parametrize(
    ("heading", "union"),
    [("### From the page", messages.FromPage), ("### From the server", messages.FromServer)],
)
def test_every_message_is_listed(heading: str, union: object) -> None:
    tags = {msgspec.inspect.type_info(struct).tag for struct in get_args(union)}
    assert {row[0].strip("`") for row in rows(heading)} == tags


def test_every_command_problem_and_request_is_listed() -> None:
    for command in get_args(messages.Command):
        assert f"`{msgspec.inspect.type_info(command).tag}`" in TEXT
    (code,) = (field for field in msgspec.inspect.type_info(messages.Problem).fields if field.name == "code")
    for problem in code.type.values:
        assert f"`{problem}`" in TEXT
    paths = {(method, path) for method, path in (row[0].strip("`").split() for row in rows("## Over HTTP"))}
    routes = [*api.Api.__new__(api.Api).routes(), *past.Past.__new__(past.Past).routes()]
    assert paths == {(method, route.path) for route in routes for method in route.methods - {"HEAD"}}


def test_the_numbers_are_true() -> None:
    settings = Settings()
    words = " ".join(TEXT.split())
    assert (
        f"{settings.messages_per_s:.0f} messages a second, {3 * settings.messages_per_s:.0f} at once" in words
    )
    assert f"{settings.connections_per_person} connections" in words
    assert f"{settings.tables_per_minute:.0f} tables a minute" in words
    assert f"{settings.writes_per_minute:.0f} names and device links a minute" in words
    reads = settings.history_per_s
    assert (
        f"{reads:.0f} pages of history, records and lists of own tables a second, {4 * reads:.0f} at" in words
    )
    assert f"{settings.persons_per_minute:.0f} new persons a minute" in words
    assert f"{rates.PATIENCE} messages too many" in words
    assert f"up to {guard.LARGEST // 1024} KiB" in words
    assert f"more than {newest.KEPT_CHANGES} versions" in words
    assert f"the last {answered.KEPT_ANSWERS:,} of a table" in words
    assert f"by pages of {api.PAGE}" in words
    assert f"silent for {settings.silent_s:.0f} s" in words
    assert f"{reviews.MOST} wait at most, {reviews.MOST_EACH} that one person" in words


def by_hand(secret: bytes, contributions: list[bytes], round: int, k: int, n: int) -> int:
    """The four steps of the page, written down from it and not from the program."""
    mixed = hashlib.sha256(b"".join(struct.pack(">I", len(each)) + each for each in contributions)).digest()
    attempt = 0
    while True:
        message = b"greenpaw-deal/1" + struct.pack(">III", round, k, attempt) + mixed
        u = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
        if u < 2**64 - 2**64 % n:
            return u % n
        attempt += 1


@pytest.mark.parametrize("row", rows("## The shuffle, to be checked"), ids=lambda row: "-".join(row[2:5]))
def test_the_shuffles_vectors_are_true(row: list[str]) -> None:
    secret = bytes.fromhex(row[0].split("`")[1]) * 32
    named = [] if row[1] == "none" else row[1].split(", ")
    contributions = [b"" if each == "empty" else bytes.fromhex(each.strip("`")) for each in named]
    round, k, n, number = map(int, row[2:])
    assert by_hand(secret, contributions, round, k, n) == number
    assert Fair(secret, contributions).number(round, k, n) == number


def test_the_commitments_vector_is_true() -> None:
    assert Fair.commitment(bytes(32)) in TEXT
