"""Jobs that are written in one transaction, and what each of those who wait is told of theirs."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, NamedTuple

from greenpaw.store.contract import StoreError

Write = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to write, and the future that whoever asked waits for, in its loop."""

    write: Write
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Verdict(NamedTuple):
    job: Job
    result: Any
    error: Exception | None


def carry_out(job: Job, connection: sqlite3.Connection) -> Verdict:
    """Write one job inside the transaction that is open; where it fails, nothing of it is left."""
    connection.execute("savepoint job")
    try:
        verdict = Verdict(job, job.write(connection), None)
    except Exception as error:
        if not connection.in_transaction:
            raise  # a full disk has ended the whole transaction: no job of the batch is written
        connection.execute("rollback to job")
        refused = StoreError(f"nothing was written: {error}") if isinstance(error, sqlite3.Error) else error
        verdict = Verdict(job, None, refused)
    connection.execute("release job")
    return verdict


def tell(verdicts: list[Verdict]) -> None:
    """Resolve the futures, in one call for each loop."""
    for loop in {verdict.job.loop for verdict in verdicts}:
        mine = [verdict for verdict in verdicts if verdict.job.loop is loop]
        try:
            loop.call_soon_threadsafe(_resolve, mine)
        except RuntimeError:
            continue  # the loop was closed while its write was under way: nobody waits any more


def _resolve(verdicts: list[Verdict]) -> None:
    for job, result, error in verdicts:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)
