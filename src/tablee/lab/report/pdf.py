"""A page as PDF, by a Chromium that is told what to do step by step (not every build prints by `--print-to-pdf`)."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tablee.kernel.game import BadInput

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run")
PATIENCE = 120.0  # seconds for one answer
NUMBERED = (
    '<div style="width:100%;padding:0 15mm;font:7pt Georgia,serif;color:#6d6157;display:flex">'
    '<span class="title"></span>'
    '<span style="margin-left:auto"><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>'
)
PAPER = {
    "printBackground": True,
    "preferCSSPageSize": True,
    "displayHeaderFooter": True,
    "headerTemplate": "<span></span>",
    "footerTemplate": NUMBERED,
}


def browser() -> str:
    """A Chromium on this machine, or `BadInput`."""
    found = os.environ.get("TABLEE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise BadInput("a PDF needs Chromium; install it, or name it in TABLEE_CHROMIUM, or print the page yourself.")
    return found


def print_page(page: Path, pdf: Path) -> None:
    try:
        with started() as wire, connect(wire, max_size=None, open_timeout=PATIENCE, proxy=None) as socket:
            pdf.write_bytes(Tab(socket).printed(page.resolve().as_uri()))
    except (OSError, TimeoutError) as fault:
        raise BadInput(f"the page could not be printed: {fault}.") from None


@contextmanager
def started() -> Iterator[str]:
    """A Chromium with a profile of its own: where it listens."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        words = [browser(), *FLAGS, "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield _address(process, Path(profile) / "DevToolsActivePort")
        finally:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if file.exists() and len(lines := file.read_text("utf-8").split()) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        time.sleep(0.05)
    raise BadInput(f"Chromium did not print the page (it answered {process.poll()}).")


class Tab:
    """One page of the browser; every command waits for its answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._numbers, self._session = socket, count(1), {}
        target = self("Target.createTarget", url="about:blank")["targetId"]
        self._session = {"sessionId": self("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]}

    def printed(self, address: str) -> bytes:
        self("Page.enable")
        self("Page.navigate", url=address)
        self._hear(lambda told: told.get("method") == "Page.loadEventFired")
        self("Runtime.evaluate", expression="document.fonts.ready.then(() => 0)", awaitPromise=True)
        return base64.b64decode(self("Page.printToPDF", **PAPER)["data"])

    def __call__(self, method: str, **words: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": words, **self._session}))
        answer = self._hear(lambda told: told.get("id") == number)
        if "result" not in answer:
            raise BadInput(f"Chromium did not print the page (it answered {answer['error']['message']}).")
        return dict(answer["result"])

    def _hear(self, wanted: Any) -> dict[str, Any]:
        while not wanted(told := json.loads(self._socket.recv(timeout=PATIENCE))):
            pass
        return dict(told)
