"""How a host starts a server, and what they are told when it can't be."""

import socket
from pathlib import Path

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


@pytest.mark.parametrize("bad", ["port = 'x'", "prot = 1", "port ="])
def test_settings_that_make_no_sense_are_told(tmp_path: Path, bad: str) -> None:
    file = tmp_path / "greenpaw.toml"
    file.write_text(bad)
    with pytest.raises(BadSettings):
        read_settings({}, file)


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


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "FORGET_FROM", 3)
    now = 0.0
    buckets = Buckets(per_s=1, burst=1, clock=lambda: now)
    assert all(buckets.take(key) for key in "abc")
    now = 0.5
    assert not buckets.take("a")
    now = 5
    assert buckets.take("d")
    assert list(buckets._buckets) == ["d"]
