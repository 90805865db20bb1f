"""The store in one SQLite file: nothing to install, and durable when a method returns.

One thread writes. It takes all that is queued, writes it in one transaction and commits once (WAL,
synchronous=FULL), so that many tables share the wait for the disk. Another thread reads.
"""

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from greenpaw.store.batch import Job, Verdict, carry_out, tell
from greenpaw.store.contract import Repeated, Row, Said, StoreError, VersionTaken
from greenpaw.store.folder import CantOpen, FolderLock
from greenpaw.store.schema import migrate

T = TypeVar("T")

BATCH = 1000
"""Writes of one commit at most, so that the first of them doesn't wait too long."""


class SqliteStore:
    def __init__(self, folder: Path) -> None:
        """Raises FolderTaken, TooNew for a file of a newer program, or CantOpen."""
        self._lock = FolderLock(folder)
        self._path = folder / "greenpaw.sqlite"
        try:
            _keep_private(self._path)
            self._writer = self._connect()
            migrate(self._writer)
            self._reader = self._connect()
        except (OSError, sqlite3.Error) as error:
            self._lock.release()
            raise CantOpen(f"the store {self._path} can't be opened: {error}") from None
        except BaseException:
            self._lock.release()
            raise
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._writing = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writing.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")
            connection.execute("pragma busy_timeout = 5000")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writing.join)
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.release()

    # The log

    async def append(self, row: Row, secret: bytes | None = None) -> None:
        def write(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "insert into log values (?, ?, ?, ?, ?, ?, ?)",
                    (row.table, row.version, row.at_ms, row.person, row.command, row.schema, row.events),
                )
            except sqlite3.IntegrityError:
                raise _why_refused(connection, row) from None
            if row.version == 1:
                connection.execute("insert into opened values (?, ?)", (row.table, row.at_ms))
            if secret is not None:
                connection.execute("insert into secret values (?, ?, ?)", (row.table, row.version, secret))

        await self._write(write)

    async def rows(self, table: str) -> list[Row]:
        found = await self._read("select * from log where game_table = ? order by version", table)
        return [Row(*each) for each in found]

    async def tables_of(self, person: str, limit: int) -> list[str]:
        query = """select game_table from log where person = ? group by game_table
                   order by max(at_ms) desc, game_table limit ?"""
        return [table for (table,) in await self._read(query, person, limit)]

    async def secret(self, table: str) -> bytes | None:
        query = "select secret from secret where game_table = ? order by version desc limit 1"
        return _first(await self._read(query, table))

    async def is_resting(self, table: str) -> bool:
        return bool(await self._read("select 1 from resting where game_table = ?", table))

    async def rest(self, table: str, resting: bool) -> None:
        begin, end = "insert or ignore into resting values (?)", "delete from resting where game_table = ?"
        await self._run(begin if resting else end, table)

    async def awake(self) -> list[str]:
        query = """select game_table from opened
                   where game_table not in (select game_table from resting) order by at_ms, game_table"""
        return [table for (table,) in await self._read(query)]

    # Chat

    async def say(
        self, table: str, person: str, command: str, at_ms: int, name: str, seat: int | None, text: str
    ) -> Said | None:
        def write(connection: sqlite3.Connection) -> Said | None:
            query = "select coalesce(max(number), 0) + 1 from chat where game_table = ?"
            (number,) = connection.execute(query, (table,)).fetchone()
            try:
                connection.execute(
                    "insert into chat values (?, ?, ?, ?, ?, ?, ?, ?)",
                    (table, number, person, command, at_ms, name, seat, text),
                )
            except sqlite3.IntegrityError:
                return None
            return Said(number, at_ms, name, seat, text)

        return await self._write(write)

    async def chat(self, table: str, limit: int) -> list[Said]:
        query = """select number, at_ms, name, seat, text from chat where game_table = ?
                   order by number desc limit ?"""
        found = await self._read(query, table, limit)
        return [Said(*each) for each in reversed(found)]

    async def forget_chat(self, before_ms: int) -> None:
        await self._run("delete from chat where at_ms < ?", before_ms)

    # Reviews

    async def review(self, record: str, version: str) -> bytes | None:
        query = "select review from review where record = ? and version = ?"
        return _first(await self._read(query, record, version))

    async def keep_review(self, record: str, version: str, review: bytes) -> None:
        await self._run("insert or replace into review values (?, ?, ?)", record, version, review)

    # Persons

    async def make_person(self, person: str, now_ms: int) -> None:
        await self._run("insert or ignore into person values (?, '', ?)", person, now_ms)

    async def name_of(self, person: str) -> str | None:
        return _first(await self._read("select name from person where person = ?", person))

    async def rename(self, person: str, name: str) -> None:
        await self._run("update person set name = ? where person = ?", name, person)

    async def make_device_link(self, hashed: bytes, person: str, now_ms: int, expires_ms: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            _forget_links(connection, now_ms)
            connection.execute("insert into device_link values (?, ?, ?)", (hashed, person, expires_ms))

        await self._write(write)

    async def use_device_link(self, hashed: bytes, now_ms: int) -> str | None:
        def write(connection: sqlite3.Connection) -> str | None:
            _forget_links(connection, now_ms)
            query = "delete from device_link where hashed = ? returning person"
            return _first(connection.execute(query, (hashed,)).fetchall())

        return await self._write(write)

    # Reading and writing

    async def _read(self, query: str, *values: Any) -> list[Any]:
        def read() -> list[Any]:
            try:
                return self._reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError(f"nothing could be read: {error}") from error

        return await asyncio.get_running_loop().run_in_executor(self._reading, read)

    async def _write(self, write: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(write, loop, done))
        return await done

    async def _run(self, statement: str, *values: Any) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        await self._write(write)

    def _write_all(self) -> None:
        closing = False
        while not closing:
            taken = list(self._take())
            closing = None in taken
            tell(self._commit([job for job in taken if job is not None]))

    def _take(self) -> Iterator[Job | None]:
        """Wait for a job, then take what is queued with it; None means that there will be no more."""
        yield self._jobs.get()
        try:
            for _ in range(BATCH - 1):
                yield self._jobs.get_nowait()
        except Empty:
            return

    def _commit(self, batch: list[Job]) -> list[Verdict]:
        """Write all jobs in one transaction. A job that fails leaves nothing and the others in peace."""
        connection = self._writer
        try:
            connection.execute("begin immediate")
            verdicts = [carry_out(job, connection) for job in batch]
            connection.execute("commit")
        except Exception as error:
            self._roll_back()
            failure = StoreError(f"nothing was written: {error}")
            return [Verdict(job, None, failure) for job in batch]
        return verdicts

    def _roll_back(self) -> None:
        """Make the connection ready for the next batch, by opening another one where need be.

        Where even that fails, the next batch fails too, and comes here again.
        """
        try:
            if self._writer.in_transaction:
                self._writer.execute("rollback")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                self._writer.close()
            with contextlib.suppress(sqlite3.Error):
                self._writer = self._connect()


def _keep_private(path: Path) -> None:
    """Running rounds' secrets are in there. SQLite gives what it makes beside the file the file's mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            file.chmod(0o600)


def _why_refused(connection: sqlite3.Connection, row: Row) -> StoreError:
    query = "select version from log where game_table = ? and person = ? and command = ?"
    before = connection.execute(query, (row.table, row.person, row.command)).fetchone()
    return Repeated(before[0]) if before else VersionTaken(f"table {row.table} has a version {row.version}")


def _forget_links(connection: sqlite3.Connection, now_ms: int) -> None:
    connection.execute("delete from device_link where expires_ms <= ?", (now_ms,))


def _first(rows: list[Any]) -> Any:
    return rows[0][0] if rows else None
