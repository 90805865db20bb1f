"""Reviews of rounds that are over: made in the background, one after the other, and kept in the store."""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
from msgspec.structs import replace

from greenpaw.bots import review, weights
from greenpaw.bots.review import Progress, Review
from greenpaw.games.record import Record
from greenpaw.server.outside import Outside
from greenpaw.server.refusals import refusal
from greenpaw.server.review_messages import Reviewed
from greenpaw.server.updates import encode
from greenpaw.store.contract import StoreError
from greenpaw.table.records import record_of
from greenpaw.table.refusal import Refusal
from greenpaw.table.state import Afterwards, Decided, Round, Table, game_of, record_id, repeated
from greenpaw.table.steps import history

log = logging.getLogger("greenpaw.reviews")

MOST = 20
"""Reviews that are being made or wait for their turn."""
MOST_EACH = 3
"""Of those, that one person has asked for first."""
GIVES_WAY_S = 1
"""So long, before each decision, a review waits for bots to have thought."""


class _Closed(Exception):
    """The server stops: this review is begun anew after the next start."""


def to_review(round: Round) -> int:
    """So many decisions of the round are reviewed: those of one that it was played on from aren't."""
    return sum(isinstance(step, Decided) for step in round.steps) - repeated(round)


class Reviews:
    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._underway: dict[str, Progress] = {}
        self._asked_by: dict[str, str] = {}
        """Who asked first for each that is underway."""
        self._failed: set[str] = set()
        self._versions: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "reviewing")
        self._is_closed = False

    async def of(self, table: Table, round: Round, asker: str) -> msgspec.Raw | Progress | Refusal:
        """The review of this round (a `Reviewed` as JSON), or how far it is: the first who asks begins it."""
        if not weights.is_learnt(game_of(table)):
            return refusal("no-review")
        record, version = record_id(table, round), self._version(table)
        if record not in self._underway:
            kept = await self._outside.store.review(record, version)
            if kept is not None and self._is_whole(kept, record):
                return msgspec.Raw(kept)
        if record in self._failed or self._outside.kernels.lacks_networks(game_of(table)):
            return refusal("review-failed")
        if record not in self._underway:
            if len(self._underway) >= MOST or self._asked_for(asker) >= MOST_EACH:
                return refusal("reviews-busy")
            self._underway[record] = Progress(0, to_review(round))
            self._asked_by[record] = asker
            task = asyncio.create_task(self._make(table, round, record, version))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._underway[record]

    def _is_whole(self, kept: bytes, record: str) -> bool:
        """Whether it can be read, and is of this record; otherwise it is made anew."""
        try:
            if msgspec.json.decode(kept, type=Reviewed).review.record == record:
                return True
            error = None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            error = wrong
        self._outside.trouble.log(f"the review that was kept of round {record} can't be used", error)
        return False

    def _asked_for(self, asker: str) -> int:
        return sum(first == asker for first in self._asked_by.values())

    def close(self) -> None:
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _version(self, table: Table) -> str:
        if table.game not in self._versions:
            self._versions[table.game] = review.version(game_of(table))
        return self._versions[table.game]

    async def _make(self, table: Table, round: Round, record: str, version: str) -> None:
        try:
            if not await self._outside.kernels.ready_with_networks(table.game):
                return
            made = await asyncio.get_running_loop().run_in_executor(
                self._thread, self._reviewed, table, round
            )
            await self._outside.store.keep_review(record, version, made)
        except StoreError as error:  # no fault of the round's: asked for again, it is made again
            log.error("the review of round %s couldn't be kept: %s", record, error)
        except Exception as error:
            self._failed.add(record)
            self._outside.trouble.log(f"round {record} can't be reviewed", error)
        finally:
            del self._underway[record], self._asked_by[record]

    def _reviewed(self, table: Table, round: Round) -> bytes:
        record = record_of(table, round.number, round.match)
        assert record is not None, "the round is over"
        made = self._review(record)
        steps, _ = history(replace(table, round=round), Afterwards(), None, len(record.steps))
        reviewed = {decision.step for decision in made.decisions}
        return encode(Reviewed(made, [step for step in steps if step.index in reviewed]))

    def _review(self, record: Record) -> Review:
        making = review.review(record)
        try:
            while True:
                self._underway[record.id] = next(making)
                self._give_way()
        except StopIteration as stop:
            return stop.value

    def _give_way(self) -> None:
        """Bots that think at tables come first: people wait for those."""
        until = time.monotonic() + GIVES_WAY_S
        while self._outside.thinking.is_busy and time.monotonic() < until and not self._is_closed:
            time.sleep(0.01)
        if self._is_closed:
            raise _Closed
