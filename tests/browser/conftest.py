"""What browser tests share: a server whose bots do not dawdle, and people who sit at its tables."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.person import Person, Size
from tests.conftest import announced_address, ending_with_us
from tests.server.people import UNLIMITED

ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts"
expect.set_options(timeout=20_000)  # a busy machine must not fail a test
SAME_LUCK = (sys.executable, "-m", "tests.browser.luck")
SharedServer = tuple[str, subprocess.Popen[str]]  # its address and its process
QUICK = {"TABLEE_BOT_PACE": "0.01-0.02", "TABLEE_MESSAGES_A_SECOND": "200", "TABLEE_REMINDERS_INSIDE": "1"}


@contextmanager
def quick_server(data: Path, program: Sequence[str] = SAME_LUCK, port: str = "0") -> Iterator[SharedServer]:
    """A real server with quick bots; its address and its process."""
    command = [*program, "serve", "--port", port, "--no-browser", "--data", str(data)]
    environment = {**os.environ, **QUICK, **UNLIMITED}
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process,
        ending_with_us(process.pid),
    ):
        try:
            yield announced_address(process), process
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedServer]:
    with quick_server(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture
def tables(shared_server: SharedServer) -> str:
    """The address of a server that all tests share; its luck begins anew with each of them."""
    address, process = shared_server
    process.send_signal(signal.SIGUSR1)
    return address


def complains(said: ConsoleMessage) -> bool:
    """An error or a warning in the console; that a busy server was asked again is none."""
    return said.type in ("error", "warning") and "503" not in said.text


COMPLAINTS: list[str] = []  # of every page of the test that runs, whoever opened it


@pytest.fixture(scope="session", autouse=True)
def listened_to(browser: Browser) -> None:
    """Every context that a test opens is listened to."""
    make = browser.new_context

    def listening(**options: Any) -> BrowserContext:
        context = make(**options)
        context.on("console", lambda line: COMPLAINTS.append(line.text) if complains(line) else None)
        context.on("weberror", lambda fault: COMPLAINTS.append(str(fault.error)))
        return context

    browser.new_context = listening  # type: ignore[method-assign]


@pytest.fixture(autouse=True)
def quiet_console() -> Iterator[None]:
    """No test leaves a warning or an error in a console."""
    COMPLAINTS.clear()
    yield
    assert COMPLAINTS == []


class Company:
    """People, each with a browser of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints = COMPLAINTS
        self.asked: list[str] = []

    def person(
        self, lang: str = "fr", size: Size = Size.PHONE, level: str = "random", pace: str = "glance", **more: Any
    ) -> Person:
        context = self.browser.new_context(
            viewport={"width": size.value[0], "height": size.value[1]},
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            has_touch=size is Size.PHONE,
            base_url=self.address,
            **more,
        )
        for name, value in (("pace", pace), ("level", level)):
            context.add_init_script(f"self.origin !== 'null' && localStorage.setItem('tablee.{name}', '{value}')")
        page = context.new_page()
        self._listen(page)
        return Person(page, ARTEFACTS, size)

    def _listen(self, page: Page) -> None:
        page.on("request", lambda request: self.asked.append(request.url))


@pytest.fixture
def company(browser: Browser, tables: str) -> Iterator[Company]:
    """People at the tables of one server."""
    gathered = Company(browser, tables)
    yield gathered
    for context in browser.contexts:
        context.close()
    assert [url for url in gathered.asked if not url.startswith((tables, "blob:", "data:"))] == []
