"""How a host starts a server, and what they are told when it can't be."""

import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greenpaw.server import serve as serving
from greenpaw.server.bucket import Bucket, Buckets
from greenpaw.server.settings import BadSettings, Settings, read_settings
from greenpaw.store.folder import FolderLock


def test_a_taken_port_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SystemExit) as stopped:
        serving.serve(host="127.0.0.1", port=taken.getsockname()[1], data=tmp_path)
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "choose another with --port" in said


def test_a_taken_data_folder_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        serving.serve(host="127.0.0.1", port=0, data=tmp_path)
    lock.release()
    assert stopped.value.code == 2
    assert "in use by another Greenpaw server" in capsys.readouterr().err


def test_settings_come_from_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "greenpaw.toml"
    file.write_text('port = 9000\nroot_path = "/paw"\n')
    settings = read_settings({"GREENPAW_PORT": "9001", "GREENPAW_CACHE": "elsewhere"}, file)
    assert settings == Settings(port=9001, root_path="/paw")
    assert read_settings({}) == Settings()


def another(default: Any) -> Any:
    """A value of the setting's kind that isn't its default."""
    match default:
        case Path():
            return "else/where"
        case None:
            return 7
        case int() | float():
            return default + 1
        case _:
            return "/paw"


SETTINGS = {field.name: another(field.default) for field in msgspec.structs.fields(Settings)}
SETTINGS["host"] = SETTINGS["hosts"] = "127.0.0.1"


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_can_be_given_in_the_environment_in_the_file_and_as_an_option(
    tmp_path: Path, name: str
) -> None:
    value = SETTINGS[name]
    file = tmp_path / "greenpaw.toml"
    file.write_text(f"{name} = {value!r}")
    expected = msgspec.structs.replace(Settings(), **{name: Path(value) if name == "data" else value})
    assert read_settings({f"GREENPAW_{name.upper()}": str(value)}) == expected
    assert read_settings({}, file) == expected
    assert read_settings({f"GREENPAW_{name.upper()}": "1"}, file, {name: value}) == expected


def test_the_data_folder_may_be_given_as_a_path() -> None:
    assert read_settings({}, given={"data": Path("else/where")}).data == Path("else/where")


@pytest.mark.parametrize(("given", "meant"), [("/paw/", "/paw"), ("/", ""), ("/a/b/", "/a/b")])
def test_a_slash_after_the_path_prefix_is_no_part_of_it(given: str, meant: str) -> None:
    assert read_settings({"GREENPAW_ROOT_PATH": given}).root_path == meant


@pytest.mark.parametrize(
    "bad",
    [
        b"port = 'x'",
        b"prot = 1",
        b"port =",
        b"port = 99999",
        b"port = -3",
        b"data = 5",
        b"data = ''",
        b'data = "a\\u0000"',
        b"root_path = 'paw'",
        b"root_path = '/paw//'",
        b'root_path = "/paw\\n"',
        b"host = ''",
        b"host = 'two words'",
        b"rest_s = inf",
        b"rest_s = nan",
        b"sweep_s = 0",
        b"messages_per_s = 0",
        b"connections_per_person = 0",
        b"grace_ms = -1",
        b"chat_days = 1e300",
        b"root_path = '\xff'",
    ],
)
def test_settings_that_make_no_sense_are_told(tmp_path: Path, bad: bytes) -> None:
    file = tmp_path / "greenpaw.toml"
    file.write_bytes(bad)
    with pytest.raises(BadSettings) as told:
        read_settings({}, file)
    assert "\n" not in str(told.value)


def nothing(folder: Path) -> None:
    pass


def a_broken_store(folder: Path) -> None:
    folder.mkdir()
    (folder / "greenpaw.sqlite").write_bytes(b"not a database" * 100)


def a_key_that_is_a_folder(folder: Path) -> None:
    (folder / "cookie.key").mkdir(parents=True)


@pytest.mark.parametrize(
    ("options", "environment", "make"),
    [
        ({"port": 99999}, {}, nothing),
        ({}, {"GREENPAW_PORT": "-3"}, nothing),
        ({}, {"GREENPAW_ROOT_PATH": "paw"}, nothing),
        ({}, {"GREENPAW_STAND_IN": "nobody"}, nothing),
        ({"host": "x" * 70}, {}, nothing),
        ({"settings_file": Path("/proc/nope")}, {}, nothing),
        ({"data": Path("/proc/nope")}, {}, nothing),
        ({}, {}, Path.touch),
        ({}, {}, a_broken_store),
        ({}, {}, a_key_that_is_a_folder),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: dict[str, Any],
    environment: dict[str, str],
    make: Callable[[Path], None],
) -> None:
    make(tmp_path / "here")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ours = {"host": "127.0.0.1", "data": tmp_path / "here"}
    if "GREENPAW_PORT" not in environment:
        ours["port"] = 0
    with pytest.raises(SystemExit) as stopped:
        serving.serve(**{**ours, **options})
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("greenpaw serve: ")
    assert said.count("\n") == 1


def test_the_greeting_has_the_local_address_first_then_the_one_for_friends() -> None:
    lines = serving.greeting("0.0.0.0", 8123, "192.0.2.7", "/paw").splitlines()
    assert lines[0].endswith("http://127.0.0.1:8123/paw/")
    assert lines[1].endswith("http://192.0.2.7:8123/paw/")
    assert len(lines) > 12, "and a code to scan"
    assert len(serving.greeting("127.0.0.1", 1, None).splitlines()) == 1


def test_sockets_send_at_once() -> None:
    listening = serving.listen("127.0.0.1", 0)
    assert listening.proto == socket.IPPROTO_TCP
    listening.close()


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(per_s=2, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_full_buckets_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 3)
    now = 0.0
    buckets = Buckets(per_s=1, burst=1, clock=lambda: now)
    assert all(buckets.take(key) for key in "abc")
    now = 0.5
    assert not buckets.take("a")
    now = 5
    assert buckets.take("d")
    assert list(buckets._buckets) == ["d"]


def test_there_are_never_more_buckets_than_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 4)
    buckets = Buckets(per_s=1, burst=1, clock=lambda: 0)
    for key in "abcdefghij":
        assert buckets.take(key)
        assert len(buckets._buckets) <= 4
    assert not buckets.take("j"), "the lately used are kept"


def test_what_an_error_says_does_not_act_on_the_terminal_of_the_log() -> None:
    try:
        raise ValueError("red \x1b[31m, over \r, gone \x9b2J")
    except ValueError:
        record = logging.makeLogRecord({"msg": "a\tb", "exc_info": sys.exc_info()})
    told = serving.LogFormatter().format(record)
    assert told.startswith("a\tb\nTraceback")
    assert told.endswith(r"ValueError: red \x1b[31m, over \r, gone \x9b2J")


def test_a_stand_in_may_be_named_as_it_was_called_before() -> None:
    serving.check_stand_in("greedy")
    with pytest.raises(serving.CantServe):
        serving.check_stand_in("nobody")
