"""Bots that are processes: what they are asked, and what is told when they don't answer."""

import json
import select
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from greenpaw import games
from greenpaw.bots import bot, external
from greenpaw.bots.bot import UnknownBot
from greenpaw.bots.external import PROTOCOL, External, Question
from greenpaw.bots.rounds import BotFailed
from greenpaw.bots.simulate import Series
from greenpaw.games import dice
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position
from greenpaw.games.verify import verify

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"
linko = games.load("linko")
OPTIONS = linko.resolve_options(3, {})

Written = Callable[..., External]


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    """`written("print(...)")` is a bot of Linko with this program."""
    bots: list[External] = []

    def write(program: str, limit_s: float = 60.0) -> External:
        file = tmp_path / f"bot_{len(bots)}.py"
        file.write_text(program)
        bots.append(External(f"exec:{sys.executable} {file}", linko, OPTIONS, limit_s))
        return bots[-1]

    yield write
    external.close(bots)


def position() -> Position:
    return linko.start(3).deal(Ordered(2)).mask(0)


def failure(bot: External) -> str:
    """What is told of its decision, after the bot's name and where it was."""
    with pytest.raises(BotFailed) as failed:
        bot.choose(position(), ["*?"], dice.stream(1))
    where, told = f"{bot.name}, seat 0, decision 0: ", str(failed.value)
    assert told.startswith(where)
    return told.removeprefix(where)


ANSWERS = "import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n    "
LAST = ANSWERS + "print(json.dumps({'action': question['legal'][-1]}), flush=True)\n"


# Asked and answered


def test_a_process_is_asked_what_its_seat_knows(written: Written, tmp_path: Path):
    noting = f"open({str(tmp_path / 'asked')!r}, 'w').write(line)\n    "
    bot = written(ANSWERS + noting + LAST.removeprefix(ANSWERS))
    due, record = position(), ["*4,?,X"]
    action = bot.choose(due, record, dice.stream(5))
    asked: dict[str, Any] = json.loads((tmp_path / "asked").read_text())
    legal = [str(each) for each in due.legal_actions()]
    assert str(action) == legal[-1]
    assert asked.pop("observation")["hand"] == due.observation(0).hand
    assert asked.pop("seed") == dice.below(dice.stream(5), 1 << 32)
    assert asked == {
        "protocol": "greenpaw-bot/1",
        "game": "linko",
        "rules": linko.newest_rules,
        "players": 3,
        "options": OPTIONS,
        "seat": 0,
        "decision": 0,
        "record": record,
        "legal": legal,
    }


def test_one_process_answers_all_questions(written: Written):
    bot = written(LAST)
    first = bot.choose(position(), [], dice.stream(1))
    process = bot._process
    assert bot.choose(position(), [], dice.stream(2)) == first
    assert process is not None
    assert bot._process is process


def test_a_whole_round_is_played_and_is_right(written: Written):
    name = written(LAST).name
    series = Series(linko, 3, ["casual", name, "uniform"], 4)
    try:
        ((made, tally),) = series.records(0, 1, "")
    finally:
        series.close()
    assert verify(made).is_over
    assert [seat.bot for seat in made.seats] == ["casual", name, "uniform"]
    assert tally.seconds > 0


def test_its_process_ends_with_its_input(written: Written):
    bot = written(LAST)
    bot.choose(position(), [], dice.stream(1))
    process = bot._process
    assert process is not None
    bot.close()
    assert process.returncode == 0
    bot.close()


def test_a_process_that_does_not_end_is_killed(written: Written, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(external, "_TO_END_S", 0.01)
    bot = written(LAST + "import time\nwhile True:\n    time.sleep(1)\n")
    bot.choose(position(), [], dice.stream(1))
    process = bot._process
    assert process is not None
    bot.close()
    assert process.returncode == -9


STARTS_ANOTHER = """import subprocess, sys
sleeping = [sys.executable, "-c", "import time; time.sleep(600)"]
with open({file!r}, "w") as file:
    file.write(str(subprocess.Popen(sleeping, stdout=subprocess.DEVNULL).pid))
"""


def has_ended(process: int) -> bool:
    """Gone, or a zombie that nobody has waited for yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.once
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("dies", [False, True])
def test_what_a_process_has_started_ends_with_it(written: Written, tmp_path: Path, dies: bool):
    file = tmp_path / "started"
    starts = STARTS_ANOTHER.format(file=str(file))
    if dies:
        assert failure(written(f"{starts}sys.stdin.readline()\nsys.exit(3)")) == "its process ended with 3"
    else:
        bot = written(starts + LAST)
        bot.choose(position(), [], dice.stream(1))
        bot.close()
    deadline = monotonic() + 10
    while not has_ended(int(file.read_text())):
        assert monotonic() < deadline
        sleep(0.01)


def test_the_example_plays_line_it_better_than_by_lot():
    line_it = games.load("line-it")
    series = Series(line_it, 2, [f"exec:{sys.executable} {EXAMPLE}", "uniform"], 2026)
    try:
        tally = series.play(0, 12)
    finally:
        series.close()
    assert tally.wins[0] >= 10


# Not answered


def test_a_process_that_dies(written: Written):
    assert failure(written("import sys\nsys.stdin.readline()\nsys.exit(3)")) == "its process ended with 3"
    assert failure(written("import os\nos.abort()")) == "its process was killed by signal 6"


def test_a_process_that_is_not_there():
    bot = External("exec:/no/such/program", linko, OPTIONS, 1.0)
    assert failure(bot) == "it can't be started: No such file or directory"


def started(bot: External) -> select.poll:
    """Its process runs, and has not been asked yet; what is polled next is what it does by itself."""
    bot._process = process = external._started(bot._words)
    assert process.stdin
    assert process.stdout
    polled = select.poll()
    polled.register(process.stdin, 0)
    polled.register(process.stdout, select.POLLIN)
    return polled


@pytest.mark.parametrize("record", [["*?"], ["0:take"] * 40_000], ids=["short", "longer than a pipe holds"])
def test_what_was_written_before_the_question_is_no_answer(written: Written, record: list[str]):
    bot = written('print(\'{"action": "4"}\', flush=True)\n' + LAST)
    assert started(bot).poll(60_000)
    with pytest.raises(BotFailed, match=r"it wrote '{\"action.* before it was asked"):
        bot.choose(position(), record, dice.stream(1))


def test_a_process_that_takes_no_question(written: Written, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(external, "_TO_END_S", 0.01)
    bot = written("import os, time\nos.close(0)\ntime.sleep(60)")
    assert started(bot).poll(60_000)
    assert failure(bot) == "it has closed its input"


def test_a_process_that_is_late(written: Written):
    assert failure(written("import sys\nsys.stdin.read()", limit_s=0.05)) == "no answer within 0.05 s"


def test_a_process_that_says_much_and_never_a_line_is_late_or_too_long(written: Written):
    told = failure(written("import sys\nwhile True:\n    sys.stdout.write('x' * 1000)"))
    assert told.startswith(f"it answered '{'x' * 60}'")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("take", "it answered 'take': JSON is malformed"),
        ("", "it answered '': Input data was truncated"),
        ('{"act": "take"}', "Object missing required field `action`"),
        ('{"action": 7}', "Expected `str`, got `int`"),
        ('{"action": "take"}', "its action 'take' is not legal here"),
        ('{"action": "nonsense"}', "its action 'nonsense' is not legal here"),
        ('{"action": "4"}\\n{"action": "4"}', "it answered more than one line"),
        ("[" * 5000, "it answered '[[["),
    ],
)
def test_an_answer_that_is_none(written: Written, answer: str, why: str):
    assert why in failure(written(f"{ANSWERS}print({answer!r}.replace('\\\\n', chr(10)), flush=True)"))


@pytest.mark.parametrize("name", ["exec:", "exec:  ", "exec:'unbalanced"])
def test_a_command_that_is_none(name: str):
    with pytest.raises(UnknownBot, match="command"):
        external.load(name, linko, OPTIONS)


def test_tables_start_no_process():
    with pytest.raises(UnknownBot):
        bot.load(f"exec:{sys.executable}", linko)


def test_a_question_longer_than_a_pipe_holds_is_asked_all_the_same(written: Written):
    bot = written(LAST)
    record = ["0:take"] * 40_000
    assert str(bot.choose(position(), record, dice.stream(1)))


def test_the_protocol_is_described_key_by_key():
    described = (Path(__file__).parents[2] / "docs" / "external-bots.md").read_text()
    for field in msgspec.structs.fields(Question):
        assert f'"{field.name}": ' in described
        assert f"`{field.name}`" in described
    assert f'"protocol": "{PROTOCOL}"' in described
