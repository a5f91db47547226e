"""Runs the application on a socket of our own, in one process or in several that share it and the database."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import uvicorn

from tablee.kernel.game import BadInput
from tablee.server import store
from tablee.server.app import Secured, create_app
from tablee.server.club.club import ClubTerms
from tablee.server.http.connection import HttpConnection
from tablee.server.laboratory import Limits
from tablee.server.live.hall import USUAL_PACE, Hall
from tablee.server.store.lock import claimed
from tablee.server.thinking import end_with_parent
from tablee.server.visitors import Terms
from tablee.server.watchdog import FAILED, tell_manager, watch
from tablee.server.ws.batching import Batches
from tablee.server.ws.frames import WebSocket

if sys.platform != "win32":
    import resource

USUAL_PORT = 8000
MOST_FILES = 65536
AT_HOME = ("127.0.0.1", "localhost", "::1")
LAB_AT_HOME, LAB_IN_PUBLIC = 120, 20  # seconds a run
CLOSED = Limits(seconds=0)


class Server(uvicorn.Server):
    """Tells when it listens, and answers what it has heard before it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.hall: Hall = config.app.hall  # type: ignore[union-attr]
        self.lost = False
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as uvicorn does, then tell."""
        await super().startup(sockets)
        if self.started:
            self._watching = asyncio.create_task(self._watch())
            self.ready()
            tell_manager("READY=1")

    async def _watch(self) -> None:
        await watch(self.hall.store.is_lost)
        logging.getLogger("tablee.serve").error("only a restart can help: %s", await self.hall.store.trouble())
        self.lost = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Moves that were heard are stored and acknowledged; then everybody is sent away."""
        tell_manager("STOPPING=1")
        if self._watching:
            self._watching.cancel()
        await self.hall.drain()
        await super().shutdown(sockets)


def listen(host: str, port: int | None) -> socket.socket:
    """The asked port, or the usual one, or when that one is busy any free one."""
    if port is not None:
        return _bound(host, port)
    try:
        return _bound(host, USUAL_PORT)
    except OSError:
        return _bound(host, 0)


def lab_limits(host: str, seconds: int | None) -> Limits:
    """Where strangers can come, a run of the lab is short unless somebody has said how long."""
    return Limits(seconds if seconds is not None else LAB_AT_HOME if host in AT_HOME else LAB_IN_PUBLIC)


def serve(
    host: str,
    port: int | None,
    data: Path,
    *,
    browser: bool,
    database: str | None = None,
    workers: int = 1,
    lab_seconds: int | None = None,
    terms: Terms | None = None,
    club: ClubTerms | None = None,
) -> None:
    """Serve until told to stop."""
    raise_file_limit()
    terms = named(terms or Terms(), host)
    if workers > 1 and not (database or "").startswith("postgres"):
        raise BadInput("several server processes need PostgreSQL: --database postgresql://…")
    with listen(host, port) as listener, alone(database, data, _address(host, listener)) as address:
        asyncio.run(try_store(database, data))

        def announce() -> None:
            print(f"Tablée : {address}  (Ctrl-C)", flush=True)
            if browser:
                webbrowser.open(address)

        if workers > 1:
            run_workers(workers, listener, data, database, announce, terms, club)
        else:
            run_one(listener, data, database, announce, terms, lab_limits(host, lab_seconds), club)


def named(terms: Terms, host: str) -> Terms:
    """Where names are given, the one that we listen on is one of them."""
    return replace(terms, hosts=terms.hosts | {host.lower()}) if terms.hosts else terms


def raise_file_limit() -> None:
    """Each connection is an open file, and many systems begin with a thousand."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files() -> int:
    return 1024 if sys.platform == "win32" else resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _address(host: str, listener: socket.socket) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}/"


@contextmanager
def alone(database: str | None, data: Path, address: str) -> Iterator[str]:
    """Where games are kept in a file, no other server may have it: each would show tables of its own memory."""
    file = store.file_of(database, data)
    with claimed(file, address) if file else nullcontext():
        yield address


async def try_store(database: str | None, data: Path) -> None:
    """Open the store once, so that a database that cannot be used is one sentence."""
    tried = store.make(database, data)
    await tried.open()
    await tried.close()


def run_one(
    listener: socket.socket,
    data: Path,
    database: str | None,
    ready: Callable[[], None],
    terms: Terms,
    lab: Limits = CLOSED,
    club: ClubTerms | None = None,
) -> None:
    """One process; among several the lab is closed, for a run lives in one of them."""
    server = Server(configured(create_app(data, database, pace(), lab, terms, club)), ready)
    server.run(sockets=[listener])
    if server.lost:
        sys.exit(FAILED)


def configured(app: Secured) -> uvicorn.Config:
    app.visitors.unheard.most = files() // 4
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=partial(HttpConnection, app.visitors),  # type: ignore[arg-type]  # called as uvicorn calls its own
        ws=partial(WebSocket, app.hall, Batches(), app.visitors),  # type: ignore[arg-type]
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def pace() -> tuple[float, float]:
    """How long bots take, in seconds: $TABLEE_BOT_PACE, such as 0-0 in tests."""
    low, _, high = os.environ.get("TABLEE_BOT_PACE", "").partition("-")
    return (float(low), float(high)) if high else USUAL_PACE


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


LOOK_EVERY = 0.2  # seconds
MOST_LOST = 3  # times that all processes may end before the address is told: then something is wrong with them
context = multiprocessing.get_context("spawn")


def work(
    listener: socket.socket, data: Path, database: str | None, ready: Any, terms: Terms, club: ClubTerms | None
) -> None:
    """The life of one process."""
    end_with_parent()
    os.environ.pop("NOTIFY_SOCKET", None)  # our parent speaks for us
    run_one(listener, data, database, ready.release, terms, club=club)


def run_workers(
    count: int,
    listener: socket.socket,
    data: Path,
    database: str | None,
    announce: Callable[[], None],
    terms: Terms,
    club: ClubTerms | None = None,
) -> None:
    """Keep so many processes alive until told to stop."""
    ready = context.Semaphore(0)
    stopping: list[int] = []
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda number, _: stopping.append(number))
    listener.listen(2048)

    def begin() -> BaseProcess:
        process = context.Process(target=work, args=(listener, data, database, ready, terms, club))
        process.start()
        return process

    _keep_alive(count, begin, ready, stopping, announce)


def _keep_alive(
    count: int, begin: Callable[[], BaseProcess], ready: Any, stopping: list[int], announce: Callable[[], None]
) -> None:
    """Whoever ends is replaced, also before all are ready; if they only ever end, nobody is kept waiting."""
    processes, awaited, lost = [begin() for _ in range(count)], count, 0
    try:
        while not stopping:
            if ready.acquire(timeout=LOOK_EVERY):
                awaited -= 1
                if awaited == 0:
                    announce()
                    tell_manager("READY=1")
            tell_manager("WATCHDOG=1")
            alive = [process for process in processes if process.is_alive()]
            lost += count - len(alive)
            if awaited > 0 and lost > MOST_LOST * count and not stopping:
                raise BadInput("the server processes end before they are ready: what they say above is why.")
            processes = [*alive, *(begin() for _ in range(count - len(alive)))]
    finally:
        _end(processes)


def _end(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(10)
        if process.is_alive():
            process.kill()
