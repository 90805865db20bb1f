"""What is true of the SQLite store alone: its folder, its file, and a process that is killed."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from greenpaw.store.contract import Row, StoreError
from greenpaw.store.folder import FolderTaken
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
