"""`greenpaw play`: whole rounds through standard input, and all that a person may type or do."""

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from greenpaw.bots import bot
from greenpaw.cli.main import app
from greenpaw.cli.texts import Texts, languages
from greenpaw.cli.verify import verify_file
from greenpaw.games import load, record
from greenpaw.games.verify import verify

FIRST_CHOICES = "#1\n" * 200
"""More than one round has decisions; what is left over is no answer to another round."""
MANY_ROUNDS = "#1\ny\n" * 2000
"""Always the first choice, and always another round: each answer is refused where the other is due."""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def play(arguments: str, typed: str = FIRST_CHOICES) -> Result:
    return CliRunner().invoke(app, ["play", "linko", *arguments.split()], input=typed)


def records_in(path: Path) -> list[record.Record]:
    return [record.read(line) for line in path.read_bytes().splitlines()]


# Whole rounds


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "variant",
    [
        "--players 3 --seed 1",
        "--players 2 --seed 2",
        "--players 2 --option duel=off --seed 3",
        "--players 4 --option consolation=on --option expert=on --seed 4",
        "--players 2 --option consolation=on --seed 5 --seat 1",
    ],
)
def test_a_round_is_played_to_its_scores_in_every_language(variant: str, language: str, tmp_path: Path):
    file = tmp_path / "played.jsonl"
    played = play(f"{variant} --language {language} --records {file}")
    assert played.exit_code == 0, played.output
    (made,) = records_in(file)
    assert verify(made).outcome is not None
    assert made.result is not None
    assert Texts(load("linko"), language).say(f"linko-ends-{made.result.reason}") in played.output


def test_rounds_add_up_and_the_start_moves_on_until_the_match_has_had_its_twenty(tmp_path: Path):
    file = tmp_path / "played.jsonl"
    played = play(f"--players 3 --seed 7 --records {file}", MANY_ROUNDS)
    assert played.exit_code == 0
    assert "The match is over" in played.output
    made = records_in(file)
    assert [each.match.round for each in made] == list(range(1, 21))
    start = made[0].first_player
    assert [each.first_player for each in made] == [(start + n) % 3 for n in range(20)]
    totals = [
        sum(scores) for scores in zip(*(each.result.scores for each in made if each.result), strict=True)
    ]
    *_, last = re.findall(r"^You +-?\d+ +(-?\d+)$", played.output, re.MULTILINE)
    assert int(last) == totals[0]
    assert verify_file(file).ok


def test_a_seed_gives_the_same_round_again():
    assert play("--players 3 --seed 9").output == play("--players 3 --seed 9").output
    assert play("--players 3 --seed 9").output != play("--players 3 --seed 10").output


def test_without_a_seed_the_shuffle_is_promised_before_the_round_and_checked_after(tmp_path: Path):
    file = tmp_path / "played.jsonl"
    played = play(f"--players 3 --records {file}")
    report = verify_file(file)
    assert (report.ok, report.records, report.checked_shuffles) == (True, 1, 1)
    (made,) = records_in(file)
    assert made.fairness is not None
    assert played.output.index(made.fairness.commitment) < played.output.index("Your turn")
    assert made.fairness.secret not in played.output


def test_records_are_added_to_those_the_file_holds(tmp_path: Path):
    file = tmp_path / "played.jsonl"
    play(f"--seed 1 --records {file}")
    play(f"--seed 2 --records {file}")
    assert [each.id for each in records_in(file)] == ["linko-1-1", "linko-2-1"]


def test_a_pipe_gets_no_colours_and_each_fact_whole_on_a_line():
    played = play("--players 5 --seed 1 --bots casual")
    assert "\x1b" not in played.output
    assert max(map(len, played.output.splitlines())) > 80


def test_the_language_is_that_of_the_locale(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "Jij bent aan de beurt" in play("--seed 1").output
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert "À toi" in play("--seed 1").output
    monkeypatch.setenv("LC_ALL", "C")
    assert "Your turn" in play("--seed 1").output


# What nobody may see


def test_bots_get_what_their_seat_knows_and_nothing_else(monkeypatch: pytest.MonkeyPatch):
    asked: list[int] = []

    class Watched(bot.KernelBot):
        def choose(self, position, record, rng):
            seat = position.current_player
            asked.append(seat)
            assert position.is_masked
            assert position == position.mask(seat)
            assert record[0].count("?") == 26, "the hands of two others"
            return super().choose(position, record, rng)

    monkeypatch.setattr(bot, "load", Watched)
    monkeypatch.setattr("greenpaw.cli.play.compile_game", lambda game: None)
    assert play("--players 3 --seed 3").exit_code == 0
    assert set(asked) == {1, 2}


def test_what_others_draw_from_the_deck_is_not_told():
    told = play("--players 3 --seed 3 --bots casual").output
    drawn = re.findall(r"^  (?:Hazel|Rowan): draw deck – draws from the deck\n(.*)", told, re.MULTILINE)
    assert drawn
    assert not any("get" in line for line in drawn)
    assert re.search(
        r"^  You: draw deck – draws from the deck\n  You get (\d+|X)$",
        play("--players 3 --seed 3 --bots casual", "#1\ndeck\n" * 100).output,
        re.MULTILINE,
    )


# What may be typed


def test_what_is_typed_wrongly_gets_one_line_and_is_asked_again():
    told = play("--players 3 --seed 1", "hello\n99\n7 8\n0 0\n#99\ntake\n\n#1\n").output.splitlines()
    answers = [told[n + 1] for n, line in enumerate(told) if line.startswith("> ")]
    assert answers[:4] == [
        "This is no action of Linko.",
        "There is no such card: cards are 1 to 13, and X for a joker. (rule L1)",
        "A set has number cards of one value only, and jokers. (rule L5)",
        "There is no such card: cards are 1 to 13, and X for a joker. (rule L1)",
    ]
    assert answers[4].startswith("There is no choice #99: there are ")
    assert answers[5] == "Now a set must be laid: cards of one value from your hand. (rule L5)"
    assert answers[7].startswith("  You: ")


def test_a_number_that_is_no_card_in_hand_is_told_how_a_choice_is_typed():
    told = play("--players 3 --seed 1", "6\nquit\n").output.splitlines()
    typed = told.index("> 6")
    assert told[typed + 1 : typed + 3] == [
        "You don’t hold all of these cards. (rule L5)",
        "For choice 6 of the list, write #6.",
    ]


def test_whoever_answers_another_rounds_question_wrongly_is_told_what_is_expected():
    told = play("--players 2 --seed 1", FIRST_CHOICES + "help\nno\n").output
    wrong = r"> help\nPlease answer yes or no; the first letter is enough\.\nAnother round\? \(y/n\)\n> no\n"
    assert re.search(wrong, told)


def test_bytes_that_are_no_text_are_no_action():
    told = CliRunner().invoke(app, ["play", "linko", "--seed", "1"], input=b"\xff\xfe\n#1\n")
    assert told.exit_code == 0
    assert "This is no action of Linko." in told.output


def test_a_question_mark_lists_all_actions_with_what_each_does():
    told = play("--players 2 --seed 6 --seat 0", "?\n").output
    assert re.search(r"^ +#\d+  X,X: .*phantom", told, re.MULTILINE)


@pytest.mark.once
def test_a_hint_names_the_best_under_their_numbers_and_says_why():
    told = play("--players 3 --seed 1", "hint\nquit\n").output
    hinted = r"^ +#\d+  [\d,X]+: \d+\.?\d* points (ahead|behind), \d+ %\n {7}([+−] \w|looking ahead).*$"
    assert re.search(hinted, told, re.MULTILINE)


def test_help_explains_the_game():
    assert "Lay one set a turn" in play("--seed 1", "help\n").output


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("--players 7", "2 to 5 players"),
        ("--players 3 --option duel=on", "2 players"),
        ("--option foo=on", "no option 'foo'"),
        ("--option duel=perhaps", "NAME=on or NAME=off"),
        ("--bots nobody", "no bot 'nobody'"),
        ("--bots casual,uniform --players 2", "name one bot"),
        ("--seat 2", "seats count from 0 to 1"),
        ("--seat -1", "seats count from 0 to 1"),
        ("--language xx", "de, en, fr, nl"),
        ("--records /no/such/folder/file", "can't be written"),
    ],
)
def test_bad_options_are_told_in_one_line(arguments: str, why: str):
    refused = play(arguments)
    assert refused.exit_code == 2
    assert why in refused.output
    assert len(refused.output.splitlines()) == 1


def test_bots_may_differ_by_seat(tmp_path: Path):
    file = tmp_path / "played.jsonl"
    play(f"--players 3 --bots uniform,casual --seat 1 --seed 1 --records {file}")
    (made,) = records_in(file)
    assert [seat.bot or seat.name for seat in made.seats] == ["uniform", "player", "casual"]


# Interruptions


@pytest.mark.parametrize("typed", ["#1\n", "#1\nquit\n"])
def test_the_end_of_input_and_quit_end_the_game_politely(typed: str, tmp_path: Path):
    file = tmp_path / "played.jsonl"
    left = play(f"--players 3 --records {file}", typed)
    assert left.exit_code == 0
    assert left.output.endswith("Goodbye!\n")
    (made,) = records_in(file)
    assert made.result is None
    assert verify(made).outcome is None


def test_control_c_in_a_terminal_ends_with_130_and_keeps_the_round(tmp_path: Path):
    file = tmp_path / "played.jsonl"
    ours, theirs = pty.openpty()
    main = [sys.executable, "-c", "from greenpaw.cli.main import main; main()"]
    process = subprocess.Popen(
        [*main, "play", "linko", "--players", "3", "--records", str(file)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(theirs)
    with process:
        shown = read_until(ours, b"\n> ")
        shown += read_until(ours, b"Goodbye!", whenever_silent=b"\x03")
        assert process.wait(20) == 130
    os.close(ours)
    assert b"\x1b[1m" in shown, "a terminal gets bold and colours"
    (made,) = records_in(file)
    assert made.result is None
    verify(made)


def read_until(terminal: int, wanted: bytes, *, whenever_silent: bytes = b"") -> bytes:
    """What the terminal shows up to that. A key pressed before the program reads may be lost: it is
    pressed again.
    """
    shown = b""
    while wanted not in shown:
        if select.select([terminal], [], [], 0.5)[0]:
            shown += os.read(terminal, 4096)
        elif whenever_silent:
            os.write(terminal, whenever_silent)
    return shown
