"""Bots from outside: a process that is asked in lines of JSON (docs/external-bots.md)."""

from __future__ import annotations

import os
import select
import selectors
import shlex
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import numpy as np

from greenpaw.bots import bot, network
from greenpaw.bots.bot import Bot, UnknownBot
from greenpaw.bots.rounds import BotFailed
from greenpaw.games import dice
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position

PROTOCOL = "greenpaw-bot/1"
PREFIX = "exec:"
LIMIT_S = 10.0
"""How long a process may think about a decision, where nothing else is said."""
_LONGEST_ANSWER = 1 << 16
_TO_END_S = 2.0
"""How long a process may take to end when nothing more will be asked."""


class Question(msgspec.Struct, frozen=True):
    """What a process is asked, one line a decision."""

    protocol: str
    game: str
    rules: int
    players: int
    options: dict[str, bool]
    seat: int
    decision: int
    """How many decisions were made before, by all seats."""
    observation: Any
    record: list[str]
    legal: list[str]
    seed: int
    """From 0 to 2**32 - 1, out of the bot's own stream: for a bot that wants the same luck again."""


class Answer(msgspec.Struct, frozen=True):
    """What it answers in one line."""

    action: str


class External:
    """A bot that is a process. It is started at its first decision, and asked about one after the other."""

    version = ""

    def __init__(self, name: str, game: Game, options: Mapping[str, bool], limit_s: float) -> None:
        self.name = name
        self._game = game
        self._options = dict(options)
        self._limit_s = limit_s
        self._words = _words(name)
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, position: Position, record: Sequence[str], rng: np.ndarray) -> Action:
        """Raises BotFailed when the process can't be started, dies, is late or answers no legal action."""
        seat = position.current_player
        legal = {str(action): action for action in position.legal_actions()}
        question = Question(
            protocol=PROTOCOL,
            game=self._game.name,
            rules=int(position.record.rules),
            players=position.players,
            options=self._options,
            seat=seat,
            decision=position.decisions,
            observation=position.observation(seat),
            record=list(record),
            legal=list(legal),
            seed=int(dice.below(rng, 1 << 32)),
        )
        try:
            line = self._ask(msgspec.json.encode(question) + b"\n")
            action = _action(line)
            if action not in legal:
                raise BotFailed(f"its action {action!r} is not legal here")
        except BotFailed as error:
            self._end(0)
            raise BotFailed(f"{self.name}, seat {seat}, decision {position.decisions}: {error}") from None
        return legal[action]

    def close(self) -> None:
        """Nothing more is asked: its input ends, and it with it, or else it is killed."""
        self._end(_TO_END_S)

    def _end(self, patience_s: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin
        assert process.stdout
        process.stdin.close()
        try:
            with suppress(subprocess.TimeoutExpired):
                process.wait(patience_s)
        finally:
            with suppress(ProcessLookupError):  # what it has started may outlive it
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()

    def _ask(self, line: bytes) -> bytes:
        """The line that it answers."""
        if self._process is None:
            self._process = _started(self._words)
        process = self._process
        assert process.stdin
        assert process.stdout
        deadline, left, answer = monotonic() + self._limit_s, line, b""
        with selectors.DefaultSelector() as pipes:
            pipes.register(process.stdin, selectors.EVENT_WRITE)
            pipes.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in answer and len(answer) < _LONGEST_ANSWER:
                ready = [key.fileobj for key, _ in pipes.select(max(deadline - monotonic(), 0))]
                if not ready or monotonic() > deadline:
                    raise BotFailed(f"no answer within {self._limit_s:g} s")
                if process.stdout in ready:
                    answer += _read(process)
                    if left:
                        raise BotFailed(f"it wrote {_shown(answer)} before it was asked")
                else:
                    left = _write(process, left)
                    if not left:
                        pipes.unregister(process.stdin)
        return answer


def load(name: str, game: Game, options: Mapping[str, bool], limit_s: float = LIMIT_S) -> Bot:
    """The bot of that name, with `exec:COMMAND` a process, with `strong:FILE` or `master:FILE` one that plays
    with those weights; raises UnknownBot.

    For the command line alone: what people at tables name a bot must neither start a process nor read a file.
    """
    if name.startswith(PREFIX):
        return External(name, game, options, limit_s)
    level, _, file = name.partition(":")
    if file and bot.has_network(level):
        return network.load_from(level, game, Path(file))
    return bot.load(name, game)


def close(bots: Sequence[Bot]) -> None:
    """End the processes of those that have one."""
    for each in bots:
        if isinstance(each, External):
            each.close()


def _words(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownBot(f"{name!r} is no command: {error}") from None
    if not words:
        raise UnknownBot(f"{name!r} names no command: exec:python3 my_bot.py")
    return words


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    """In a session of its own, so that Ctrl-C is heard here alone; its standard error is ours."""
    try:
        return subprocess.Popen(  # noqa: S603 - who calls this names the command
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
    except OSError as error:
        raise BotFailed(f"it can't be started: {error.strerror}") from None


def _read(process: subprocess.Popen[bytes]) -> bytes:
    assert process.stdout
    part = os.read(process.stdout.fileno(), _LONGEST_ANSWER)
    if not part:
        raise BotFailed(_how_it_ended(process, "output"))
    return part


def _write(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """What is left to be written; a pipe that is ready takes so much at once."""
    assert process.stdin
    try:
        return line[os.write(process.stdin.fileno(), line[: select.PIPE_BUF]) :]
    except BrokenPipeError:
        raise BotFailed(_how_it_ended(process, "input")) from None


def _how_it_ended(process: subprocess.Popen[bytes], closed: str) -> str:
    try:
        status = process.wait(_TO_END_S)
    except subprocess.TimeoutExpired:
        return f"it has closed its {closed}"
    return f"its process was killed by signal {-status}" if status < 0 else f"its process ended with {status}"


def _action(line: bytes) -> str:
    told, _, more = line.partition(b"\n")
    if more:
        raise BotFailed("it answered more than one line")
    try:
        return msgspec.json.decode(told, type=Answer).action
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BotFailed(f"it answered {_shown(told)}: {error}") from None


def _shown(output: bytes) -> str:
    return repr(output[:60].decode(errors="replace"))
