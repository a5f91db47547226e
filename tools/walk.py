"""The walk of one card: which functions a move enters, from a frame of bytes to every screen, on the real server.

python -m tools.walk [GAME] [--list]     four people at a table; the first answer of whoever is asked first
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.error import URLError

NAMES = "ABCD"
WITHIN = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>")  # part of the function they stand in
PARTS = ("", "server", "games", "kernel")
QUIET = 1.0  # seconds, after which a table has come to rest
Place = tuple[str, str]  # a module's file below the program's folder, and a function in it


class Walk:
    """The program's functions in the order in which a move first enters them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.on = False
        self.places: dict[Place, None] = {}

    @contextmanager
    def followed(self) -> Iterator[None]:
        self.on = True
        yield
        self.on = False

    def step(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call":
            return
        file, code = Path(frame.f_code.co_filename), frame.f_code
        if file.is_relative_to(self.folder) and code.co_name not in WITHIN:
            self.places[file.relative_to(self.folder).as_posix(), code.co_qualname] = None


def figures(places: list[Place], part: str = "") -> str:
    """How far a walk goes in a part of the program, and how often it comes back to where it has been."""
    modules = [module for module, _ in places if module.startswith(part)]
    folders = [module.rpartition("/")[0] for module in modules]
    return (
        f"{part or 'all':8} {len(modules)} functions in {len(set(modules))} modules, {len(set(folders))} folders;"
        f" back to a module {returns(modules)} times, to a folder {returns(folders)}"
    )


def returns(rooms: list[str]) -> int:
    """How often whoever goes through these rooms enters one that they had left."""
    entered = [room for n, room in enumerate(rooms) if n == 0 or rooms[n - 1] != room]
    return len(entered) - len(set(entered))


# -- The people -----------------------------------------------------------------------------------


class People:
    """Those who sit at one table of a server, until the first move is on all their screens."""

    def __init__(self, port: int, game: str, walk: Walk) -> None:
        self.address, self.game, self.walk = f"127.0.0.1:{port}", game, walk

    def come(self) -> None:
        """Play, and send the server home whatever happens."""
        try:
            self.wait()
            asyncio.run(self.play())
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    def wait(self) -> None:
        while True:
            with suppress(URLError), urllib.request.urlopen(f"http://{self.address}/health"):
                return
            time.sleep(0.1)

    async def play(self) -> None:
        from websockets.asyncio.client import connect

        table, tokens = self.sit_down()
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(connect(f"ws://{self.address}/ws/{table}")) for _ in tokens]
            for person, token in zip(sockets, tokens, strict=True):
                await say(person, "hello", token=token, lang="fr")
                await hear(person, "table")
            await say(sockets[0], "start", command_id="start")
            states = [await hear(person, "state") for person in sockets]
            await asyncio.sleep(QUIET)
            await self.move(sockets, states)

    def sit_down(self) -> tuple[str, list[str]]:
        host = self.ask("/api/tables", game=self.game, name=NAMES[0], seats=len(NAMES), public=True)
        others = [self.ask(f"/api/tables/{host['table']}/join", name=name) for name in NAMES[1:]]
        return host["table"], [person["token"] for person in (host, *others)]

    def ask(self, path: str, **body: object) -> dict[str, Any]:
        request = urllib.request.Request(f"http://{self.address}{path}", json.dumps(body).encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            return dict(json.load(answer))

    async def move(self, sockets: list[Any], states: list[dict[str, Any]]) -> None:
        seat = next(n for n, state in enumerate(states) if state["options"])
        option = states[seat]["options"][0]["key"]
        with self.walk.followed():
            await say(sockets[seat], "act", command_id="act", key=option)
            for person in sockets:
                await hear(person, "state")
        print(f"{self.game}, {len(NAMES)} people, the first move: {option}")


async def say(person: Any, kind: str, **rest: object) -> None:
    await person.send(json.dumps({"type": kind, **rest}))


async def hear(person: Any, kind: str) -> dict[str, Any]:
    while (message := json.loads(await person.recv()))["type"] != kind:
        pass
    return dict(message)


# -- The server -----------------------------------------------------------------------------------


def walked(game: str) -> list[Place]:
    """A server in this process, followed while one move goes through it."""
    import tablee
    from tablee.server.serve import serve

    setattr(secrets, "randbits", random.Random(7).getrandbits)  # noqa: B010  # the same deal every time
    walk, port = Walk(Path(tablee.__file__).parent), free_port()
    people = threading.Thread(target=People(port, game, walk).come)
    signal.signal(signal.SIGTERM, lambda *_: None)  # for the server alone: it raises the signal again when it is done
    threading.setprofile(walk.step)
    sys.setprofile(walk.step)
    people.start()
    with tempfile.TemporaryDirectory() as data:
        serve("127.0.0.1", port, Path(data), browser=False)
    people.join()
    return list(walk.places)


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def main() -> None:
    os.environ["TABLEE_PURE"] = "1"  # compiled functions are not seen
    options = ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game", nargs="?", default="boom")
    options.add_argument("--list", action="store_true", help="also every function, in the order of the walk")
    wanted = options.parse_args()
    places = walked(wanted.game)
    for module, function in places if wanted.list else []:
        print(f"  {module:40} {function}")
    for part in PARTS:
        print(figures(places, part))


if __name__ == "__main__":
    main()
