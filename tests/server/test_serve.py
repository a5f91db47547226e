"""The server process: it says where it is, answers, refuses a busy port, and stops when told."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.kernel.state import is_compiled
from tablee.server.store.base import StoreFailed
from tablee.server.store.lock import claimed
from tests.conftest import announced_address

SERVE = [sys.executable, "-m", "tablee", "serve", "--no-browser"]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [*SERVE, "--port", "0", "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as started:
        yield started
        started.kill()


def test_health(server: str) -> None:
    with urllib.request.urlopen(f"{server}/health") as answer:
        said = json.load(answer)
    assert said["ok"] is True
    assert said["rules"] == ("compiled" if is_compiled() else "interpreted")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_and_says_nothing_ugly(process: subprocess.Popen[str], name: signal.Signals) -> None:
    announced_address(process)
    process.send_signal(name)
    _, said = process.communicate(timeout=30)
    assert "Traceback" not in said


def test_a_busy_port_is_one_sentence() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        done = subprocess.run([*SERVE, "--port", str(port)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert str(port) in done.stderr


def test_a_second_server_on_the_same_games_says_where_the_first_is(
    process: subprocess.Popen[str], tmp_path: Path
) -> None:
    address = announced_address(process)
    same = f"sqlite:///{tmp_path / 'tables.db'}"
    for words in (["--data", str(tmp_path)], ["--data", str(tmp_path / "elsewhere"), "--database", same]):
        done = subprocess.run([*SERVE, "--port", "0", *words], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert address in done.stderr
        assert "--data" in done.stderr
    copy = [sys.executable, "-m", "tablee", "backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    assert subprocess.run(copy, capture_output=True, check=False).returncode == 0, "a copy is no second server"


def test_games_are_free_again_when_their_server_dies(process: subprocess.Popen[str], tmp_path: Path) -> None:
    announced_address(process)
    with pytest.raises(StoreFailed, match="served already at http"), claimed(tmp_path / "tables.db", ""):
        pass
    process.kill()
    process.wait()
    for _ in range(2):
        with claimed(tmp_path / "tables.db", "http://here/"):
            assert (tmp_path / "tables.db.lock").read_text() == "http://here/"


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "file").write_text("no folder")
    done = subprocess.run(
        [*SERVE, "--port", "0", "--data", str(tmp_path / "file" / "games")], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no games can be kept" in done.stderr
