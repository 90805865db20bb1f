"""What is true of the SQLite store alone: its folder, its file, and a process that is killed."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from greenpaw.store.contract import Row, StoreError
from greenpaw.store.folder import CantOpen, FolderTaken
from greenpaw.store.schema import STEPS, TooNew
from greenpaw.store.sqlite import SqliteStore


def row(version: int, table: str = "t") -> Row:
    return Row(table, version, version, "ann", f"c{version}", 1, b"[]")


def test_a_data_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        with pytest.raises(FolderTaken, match="in use by another Greenpaw server"):
            SqliteStore(tmp_path)
        await store.close()
        await SqliteStore(tmp_path).close()

    asyncio.run(story())


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        await store.append(row(1), secret=b"s" * 32)
        await store.close()
        store = SqliteStore(tmp_path)
        assert await store.rows("t") == [row(1)]
        assert await store.secret("t") == b"s" * 32
        await store.close()

    asyncio.run(story())


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        writes = [asyncio.ensure_future(store.append(row(v))) for v in range(1, 2501)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writes)
        store = SqliteStore(tmp_path)
        assert len(await store.rows("t")) == 2500
        await store.close()

    asyncio.run(story())


def test_a_file_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    file = sqlite3.connect(tmp_path / "greenpaw.sqlite")
    file.execute(f"pragma user_version = {len(STEPS) + 1}")
    file.close()
    for _ in range(2):  # the folder is let go of, too
        with pytest.raises(TooNew, match="use a newer one"):
            SqliteStore(tmp_path)


def test_a_write_that_the_disk_refuses_is_told_and_the_next_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        writer = store._writer
        (pages,) = writer.execute("pragma page_count").fetchone()
        writer.execute(f"pragma max_page_count = {pages}")
        big = Row("t", 1, 1, "ann", "c", 1, b"x" * 100_000)
        with pytest.raises(StoreError, match="full"):
            await store.append(big)
        writer.execute("pragma max_page_count = 1000000")
        await store.append(big)
        assert await store.rows("t") == [big]
        await store.close()

    asyncio.run(story())


def test_a_single_write_that_fails_is_told_as_the_stores_trouble(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        store._writer.execute("drop table device_link")
        with pytest.raises(StoreError, match="no such table"):
            await store.use_device_link(b"h", 1)
        store._reader.execute("drop table person")
        with pytest.raises(StoreError, match="no such table"):
            await store.name_of("ann")
        await store.append(row(1))
        await store.close()

    asyncio.run(story())


def test_expired_device_links_do_not_pile_up(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        for now in range(50):
            await store.make_device_link(bytes([now]), "ann", now, now + 10)
        links = store._reader.execute("select expires_ms from device_link order by 1").fetchall()
        assert links == [(expires,) for expires in range(50, 60)]
        await store.close()

    asyncio.run(story())


class BadDisk:
    """A connection whose disk fails at these statements."""

    def __init__(self, connection: sqlite3.Connection, *failing: str) -> None:
        self._connection = connection
        self._failing = failing

    def execute(self, statement: str, *values: Any) -> Any:
        if statement in self._failing:
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def test_a_disk_that_fails_even_at_taking_back_stops_no_later_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store: Any = SqliteStore(tmp_path)
        connect: Callable[[], sqlite3.Connection] = store._connect
        store._writer = BadDisk(store._writer, "commit", "rollback")
        async with asyncio.timeout(10):
            with pytest.raises(StoreError, match="disk I/O error"):
                await store.append(row(1))
            await store.append(row(1))
            store._writer = BadDisk(store._writer, "commit", "rollback")

            def gone() -> sqlite3.Connection:
                raise sqlite3.OperationalError("unable to open database file")

            monkeypatch.setattr(store, "_connect", gone)
            for _ in range(2):
                with pytest.raises(StoreError, match="nothing was written"):
                    await store.append(row(2))
            monkeypatch.setattr(store, "_connect", connect)
            with pytest.raises(StoreError, match="nothing was written"):
                await store.append(row(2))
            await store.append(row(2))
        assert await store.rows("t") == [row(1), row(2)]
        await store.close()

    asyncio.run(story())


def test_what_holds_running_secrets_is_for_this_user_alone(tmp_path: Path) -> None:
    async def story() -> None:
        tmp_path.chmod(0o755)
        (tmp_path / "greenpaw.sqlite").touch(0o644)
        store = SqliteStore(tmp_path)
        await store.append(row(1))
        files = sorted(tmp_path.iterdir())
        assert {file.suffix for file in files} >= {".sqlite", ".sqlite-wal", ".sqlite-shm"}
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        await store.close()

    asyncio.run(story())


def a_file(path: Path) -> None:
    path.write_text("x")


def a_folder_with_a_broken_store(path: Path) -> None:
    path.mkdir()
    (path / "greenpaw.sqlite").write_bytes(b"not a database" * 100)


def a_folder_with_a_folder_for_the_store(path: Path) -> None:
    (path / "greenpaw.sqlite").mkdir(parents=True)


@pytest.mark.parametrize("make", [a_file, a_folder_with_a_broken_store, a_folder_with_a_folder_for_the_store])
def test_a_folder_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "here")
    for _ in range(2):  # the folder is let go of, too
        with pytest.raises(CantOpen) as told:
            SqliteStore(tmp_path / "here")
        assert str(tmp_path / "here") in str(told.value)
        assert "\n" not in str(told.value)


WRITES_UNTIL_KILLED = """
import asyncio, sys
from pathlib import Path
from greenpaw.store.contract import Row
from greenpaw.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    async def write(table):
        for version in range(1, 1_000_000):
            await store.append(Row(table, version, version, "ann", str(version), 1, b"[]"), secret=b"s" * 32)
            print(table, version, flush=True)
    await asyncio.gather(*(write(f"t{n}") for n in range(20)))

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", WRITES_UNTIL_KILLED, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    acknowledged: dict[str, int] = {}
    for count, line in enumerate(process.stdout):
        table, version = line.split()
        acknowledged[table] = int(version)
        if count == 500:
            os.kill(process.pid, signal.SIGKILL)
            break
    rest = process.stdout.read().splitlines()
    process.stdout.close()
    process.wait()
    for line in (each for each in rest if len(each.split()) == 2):
        acknowledged[line.split()[0]] = int(line.split()[1])

    async def story() -> None:
        store = SqliteStore(tmp_path)
        for table, version in acknowledged.items():
            versions = [each.version for each in await store.rows(table)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= version
        await store.close()

    asyncio.run(story())


def damage(file: Path, mark: bytes) -> None:
    """Overwrite the leaves of the file that hold this text."""
    pages = bytearray(file.read_bytes())
    leaf_of_an_index, size = 10, 4096
    hit = [
        at
        for at in range(0, len(pages), size)
        if pages[at] == leaf_of_an_index and mark in pages[at : at + size]
    ]
    assert hit, "the text is there"
    for at in hit:
        pages[at : at + size] = b"\xff" * size
    file.write_bytes(pages)


def test_damaged_pages_of_one_log_hide_no_other_table(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        tables = ["a-good", "m-bad", "z-good"]
        for table in tables:
            for version in range(1, 31):
                events = (b"DAMAGE" if table == "m-bad" and 10 < version < 20 else b"SOUND") * 100
                await store.append(Row(table, version, version, "ann", f"c{version}", 1, events))
        await store.close()
        damage(tmp_path / "greenpaw.sqlite", b"DAMAGE" * 50)
        store = SqliteStore(tmp_path)
        with pytest.raises(StoreError, match="malformed"):
            await store.rows("m-bad")
        assert await store.awake() == tables
        assert [len(await store.rows(table)) for table in ("a-good", "z-good")] == [30, 30]
        await store.close()

    asyncio.run(story())


def test_tables_of_an_older_file_are_woken(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / "greenpaw.sqlite")
    for step in STEPS[:2]:
        file.executescript(step)
    for version in (1, 2):
        file.execute("insert into log values ('t', ?, 1, 'ann', ?, 1, '[]')", (version, f"c{version}"))
    file.execute("pragma user_version = 2")
    file.commit()
    file.close()

    async def story() -> None:
        store = SqliteStore(tmp_path)
        assert await store.awake() == ["t"]
        await store.close()

    asyncio.run(story())
