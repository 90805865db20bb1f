"""Deals of an arena played by several processes at once."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterable, Iterator
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType, TracebackType
from typing import Any

from greenpaw.bots.arena import Arena, Contest, DealResult, Pairing
from greenpaw.bots.rounds import BotFailed

Deal = tuple[Pairing, int]
_Pipe = Any
"""Deals go one way, results or a BotFailed the other."""


class Crew:
    """Plays deals of a contest: alone in this process, or with so many others; to be used with `with`."""

    def __init__(self, contest: Contest, workers: int, limit_s: float) -> None:
        self._alone = Arena(contest, limit_s) if workers == 1 else None
        self._processes: list[BaseProcess] = []
        self._pipes: list[_Pipe] = []
        spawning = multiprocessing.get_context("spawn")
        for _ in range(workers if workers > 1 else 0):
            ours, theirs = spawning.Pipe()
            process = spawning.Process(target=_work, args=(contest, limit_s, theirs), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._pipes.append(ours)

    def play(self, deals: Iterable[Deal]) -> Iterator[DealResult]:
        """Their results, as they come; raises BotFailed."""
        if self._alone:
            yield from (self._alone.play(*deal) for deal in deals)
            return
        left = iter(deals)
        busy = [pipe for pipe in self._pipes if _hand_out(left, pipe)]
        while busy:
            for pipe in wait(busy):
                result = _result(pipe)
                if not _hand_out(left, pipe):
                    busy.remove(pipe)
                yield result

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._alone:
            self._alone.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for pipe in self._pipes:
            pipe.close()


class WorkerLost(RuntimeError):
    """A process that plays deals has ended by itself; what it wrote says why."""

    def __init__(self) -> None:
        super().__init__("a process that plays deals has ended; what it wrote before says why")


def _hand_out(left: Iterator[Deal], pipe: _Pipe) -> bool:
    """Whether there was another deal."""
    deal = next(left, None)
    if deal is None:
        return False
    try:
        pipe.send(deal)
    except OSError:
        raise WorkerLost from None
    return True


def _result(pipe: _Pipe) -> DealResult:
    try:
        result: DealResult | BotFailed = pipe.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    if isinstance(result, BotFailed):
        raise result
    return result


def _work(contest: Contest, limit_s: float, pipe: _Pipe) -> None:
    """What each process does until it is told to end; Ctrl-C is for the one that has started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    arena = Arena(contest, limit_s)
    try:
        while True:
            deal: Deal = pipe.recv()
            try:
                pipe.send(arena.play(*deal))
            except BotFailed as error:
                pipe.send(error)
    except EOFError:
        pass  # who gave the deals is gone
    finally:
        arena.close()


def _end(number: int, frame: FrameType | None) -> None:
    sys.exit()
