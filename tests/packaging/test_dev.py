"""`python3 run.py dev`: an edit of a rule, a word or the page is seen within seconds, under one address."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_websocket
from websockets.typing import Origin, Subprotocol

from tests.packaging import clone

PATIENCE = 60  # seconds; an edit takes two
NEW_RULE = '''

def cough(g: Table) -> None:
    """Somebody coughs, again and again."""
    g.then(do.cough())
'''

pytestmark = pytest.mark.skipif(
    os.name != "posix" or not (clone.ROOT / ".git").exists() or not (clone.ROOT / "web/node_modules").exists(),
    reason="needs the repository and what the page is made with",
)


class Dev:
    """A running `dev` in a copy of the tree."""

    def __init__(self, tree: Path, process: subprocess.Popen[str], said: Path) -> None:
        self.tree, self._said = tree, said
        assert process.stdout
        first, second = process.stdout.readline(), process.stdout.readline()
        self.address, self.recorded = first.split()[2].rstrip("/"), second.split()[0]

    def said(self) -> str:
        return self._said.read_text()

    def get(self, path: str) -> str:
        with urlopen(self.address + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def connect(self, path: str, *protocols: str) -> AbstractContextManager[ClientConnection]:
        """As a page from here would."""
        spoken = [Subprotocol(name) for name in protocols] or None
        address = self.address.replace("http", "ws") + path
        return connect_websocket(address, origin=Origin(self.address), subprotocols=spoken)

    def edit(self, name: str, change: Callable[[str], str]) -> None:
        file = self.tree / name
        file.write_text(change(file.read_text()))


@pytest.fixture(scope="module")
def dev() -> Iterator[Dev]:
    with tempfile.TemporaryDirectory() as folder:
        tree, said = clone.clone(Path(folder, "tree")), Path(folder, "said")
        clone.lend("web/node_modules", tree)
        env = {**os.environ, "PYTHONPATH": str(tree / "src")}
        command = [sys.executable, "-m", "tools.dev", "--no-browser", "--port", "0"]
        with said.open("w") as words, running(command, tree, env, words) as process:
            yield Dev(tree, process, said)


@contextmanager
def running(command: list[str], tree: Path, env: dict[str, str], words: Any) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, cwd=tree, env=env, stdout=subprocess.PIPE, stderr=words, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def until(holds: Callable[[], bool]) -> None:
    """Wait for it; between two servers the page has nobody to ask."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        try:
            if holds():
                return
        except URLError:
            pass
        time.sleep(0.1)
    pytest.fail("nothing came of it")


def test_page_and_server_have_one_address(dev: Dev) -> None:
    assert "/@vite/client" in dev.get("/")
    assert json.loads(dev.get("/health"))["rules"] == "interpreted"
    wanted = json.dumps({"game": "boom", "seats": 4, "name": "Ana"}).encode()
    asking = Request(f"{dev.address}/api/tables", wanted, {"origin": dev.address, "content-type": "application/json"})
    with urlopen(asking, timeout=PATIENCE) as answer:
        seated = json.load(answer)
    with dev.connect(f"/ws/{seated['table']}") as socket:
        assert socket.response
        assert socket.response.status_code == 101


def test_recorded_tables_are_there_too(dev: Dev) -> None:
    assert dev.recorded == f"{dev.address}/dev.html"
    assert "<title>Recorded tables</title>" in dev.get("/dev.html")


def test_an_edited_word_is_served(dev: Dev) -> None:
    assert "Boom Badaboom" in dev.get("/api/games")
    dev.edit("src/tablee/games/boom/fr.ftl", lambda text: text.replace("Boom Badaboom", "Boum Badaboum"))
    until(lambda: "Boum Badaboum" in dev.get("/api/games"))


def test_what_is_made_from_the_rules_is_made_again(dev: Dev) -> None:
    dev.edit("src/tablee/games/boom/rules.py", lambda text: text + NEW_RULE)
    folder = dev.tree / "src/tablee/games/boom"
    until(lambda: any("def cough" in file.read_text() for file in folder.glob("*steps.py")))
    until(lambda: "src/tablee/games/boom/rules.py → " in dev.said())
    assert json.loads(dev.get("/health"))["ok"]


def test_rules_with_a_fault_are_named_and_the_table_goes_on(dev: Dev) -> None:
    rules = "src/tablee/games/bunny/rules.py"
    dev.edit(rules, lambda text: text + NEW_RULE.replace("do.cough", "do.coughing"))
    until(lambda: "coughing" in dev.said())
    assert re.search(rf"{rules}:\d+: ", dev.said())
    assert json.loads(dev.get("/health"))["ok"]
    dev.edit(rules, lambda text: text.replace(NEW_RULE.replace("do.cough", "do.coughing"), ""))
    until(lambda: f"{rules} → " in dev.said())


def test_an_edited_page_reloads_itself(dev: Dev) -> None:
    dev.get("/src/App.svelte")
    with hot(dev) as page:
        dev.edit("web/src/App.svelte", lambda text: text + "\n<p>edited</p>\n")
        update = next(told for told in map(json.loads, page) if told["type"] in ("update", "full-reload"))
    assert [part["path"] for part in update["updates"]] == ["/src/App.svelte"]
    assert "edited" in dev.get("/src/App.svelte")


@contextmanager
def hot(dev: Dev) -> Iterator[ClientConnection]:
    """The line by which vite tells an open page what to load again."""
    token = re.findall(r'wsToken = "([^"]+)"', dev.get("/@vite/client"))[0]
    with dev.connect(f"/?token={token}", "vite-hmr") as page:
        assert json.loads(page.recv(PATIENCE))["type"] == "connected"
        yield page
