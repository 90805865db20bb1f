"""What every store must do; run against SQLite and the fake that other tests use."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from memory_store import MemoryStore

from greenpaw.store.contract import Repeated, Row, Store, VersionTaken
from greenpaw.store.sqlite import SqliteStore

Story = Callable[[Store], Awaitable[None]]
Play = Callable[[Story], None]


@pytest.fixture(params=["sqlite", "memory"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Runs a story against a fresh store."""

    async def with_store(story: Story) -> None:
        store = SqliteStore(tmp_path) if request.param == "sqlite" else MemoryStore()
        try:
            await story(store)
        finally:
            await store.close()

    return lambda story: asyncio.run(with_store(story))


def row(version: int, table: str = "t", person: str | None = "ann", command: str | None = None) -> Row:
    return Row(table, version, 1000 + version, person, command, 1, b'[{"type":"made-up"}]')


def test_a_log_is_read_as_it_was_written(play: Play) -> None:
    async def story(store: Store) -> None:
        log = [row(1, command="a"), row(2, person=None), row(3, command="b")]
        for each in log:
            await store.append(each)
        await store.append(row(1, table="other"))
        assert await store.rows("t") == log
        assert await store.rows("nowhere") == []

    play(story)


def test_a_persons_tables_begin_with_that_of_their_last_command(play: Play) -> None:
    async def story(store: Store) -> None:
        for table, versions in {"old": (1, 2), "new": (1, 2, 3), "third": (1,)}.items():
            for version in versions:
                await store.append(row(version, table))
        await store.append(row(1, "hers", person="bo"))
        await store.append(row(4, "third", person=None))
        assert await store.tables_of("ann", 10) == ["new", "old", "third"]
        assert await store.tables_of("ann", 2) == ["new", "old"]
        assert await store.tables_of("bo", 10) == ["hers"]
        assert await store.tables_of("nobody", 10) == []

    play(story)


def test_of_two_rows_with_one_version_the_second_is_refused(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.append(row(1, command="a"))
        with pytest.raises(VersionTaken):
            await store.append(row(1, command="b"))
        assert await store.rows("t") == [row(1, command="a")]

    play(story)


def test_a_command_is_accepted_once_for_each_person(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.append(row(1, command="a"))
        with pytest.raises(Repeated) as again:
            await store.append(row(2, command="a"))
        assert again.value.version == 1
        await store.append(row(2, person="bo", command="a"))
        await store.append(row(1, table="other", command="a"))

    play(story)


def test_orders_of_the_server_have_no_id_and_never_repeat_each_other(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.append(row(1, person=None))
        await store.append(row(2, person=None))

    play(story)


def test_one_bad_row_does_not_lose_the_rows_written_with_it(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.append(row(1))
        rows = (
            [row(v, table=f"t{v}") for v in range(50)] + [row(1)] + [row(v, table=f"u{v}") for v in range(50)]
        )
        verdicts = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert [type(verdict) for verdict in verdicts if verdict] == [VersionTaken]
        for each in rows:
            assert len(await store.rows(each.table)) == 1

    play(story)


def test_a_secret_comes_with_the_row_that_opens_its_round_or_not_at_all(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.secret("t") is None
        await store.append(row(1), secret=b"1" * 32)
        with pytest.raises(VersionTaken):
            await store.append(row(1, command="b"), secret=b"2" * 32)
        assert await store.secret("t") == b"1" * 32
        await store.append(row(2), secret=b"3" * 32)
        await store.append(row(3))
        assert await store.secret("t") == b"3" * 32

    play(story)


def test_resting_tables_need_no_waking(play: Play) -> None:
    async def story(store: Store) -> None:
        for table in ("b", "a", "c"):
            await store.append(row(1, table=table))
        await store.append(row(2, table="a"))
        await store.rest("a", True)
        await store.rest("a", True)
        assert await store.awake() == ["b", "c"]
        assert [await store.is_resting(table) for table in "ab"] == [True, False]
        await store.rest("a", False)
        assert await store.awake() == ["a", "b", "c"]

    play(story)


def test_chat_is_numbered_and_a_line_is_said_once(play: Play) -> None:
    async def story(store: Store) -> None:
        first = await store.say("t", "ann", "1", 5, "Ann", 0, "hello")
        assert first is not None
        assert await store.say("t", "ann", "1", 6, "Ann", 0, "hello") is None
        second = await store.say("t", "bo", "1", 7, "Bo", None, "<b>مرحبا</b> 👋🏽")
        assert [line.number for line in await store.chat("t", 50)] == [1, 2]
        assert await store.chat("t", 1) == [second]
        assert await store.chat("other", 50) == []

    play(story)


def test_old_chat_is_deleted(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.say("t", "ann", "1", 5, "Ann", 0, "old")
        new = await store.say("t", "ann", "2", 50, "Ann", 0, "new")
        await store.forget_chat(50)
        assert await store.chat("t", 50) == [new]

    play(story)


def test_a_person_has_a_name_once_they_gave_one(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.name_of("ann") is None
        await store.make_person("ann", 1)
        assert await store.name_of("ann") == ""
        await store.rename("ann", "Ann")
        await store.make_person("ann", 2)
        assert await store.name_of("ann") == "Ann"

    play(story)


def test_a_review_is_kept_until_another_version_has_made_its_own(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.review("t-1-1", "v1") is None
        await store.keep_review("t-1-1", "v1", b"one")
        await store.keep_review("t-1-2", "v1", b"another")
        assert await store.review("t-1-1", "v1") == b"one"
        assert await store.review("t-1-1", "v2") is None
        await store.keep_review("t-1-1", "v2", b"two")
        assert await store.review("t-1-1", "v1") is None
        assert await store.review("t-1-1", "v2") == b"two"
        assert await store.review("t-1-2", "v1") == b"another"

    play(story)


def test_a_device_link_works_once_and_not_for_long(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.make_device_link(b"h", "ann", 1, 100)
        await store.make_device_link(b"late", "ann", 1, 100)
        assert await store.use_device_link(b"h", 99) == "ann"
        assert await store.use_device_link(b"h", 99) is None
        assert await store.use_device_link(b"late", 100) is None
        assert await store.use_device_link(b"never", 1) is None

    play(story)
