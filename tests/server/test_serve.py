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
        assert json.load(answer)["ok"] is True


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
