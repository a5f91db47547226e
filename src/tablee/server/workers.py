"""Several server processes on one address: they share the listening socket and the database, nothing else."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tablee.kernel.game import BadInput
from tablee.server.thinkers import end_with_parent

LOOK_EVERY = 0.2  # seconds
MOST_LOST = 3  # times that all processes may end before the address is told: then something is wrong with them
context = multiprocessing.get_context("spawn")


def work(listener: socket.socket, data: Path, database: str | None, ready: Any) -> None:
    """The life of one process."""
    from tablee.server.serve import run_one

    end_with_parent()
    run_one(listener, data, database, ready.release)


def run_workers(
    count: int, listener: socket.socket, data: Path, database: str | None, announce: Callable[[], None]
) -> None:
    """Keep so many processes alive until told to stop."""
    ready = context.Semaphore(0)
    stopping: list[int] = []
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda number, _: stopping.append(number))
    listener.listen(2048)

    def begin() -> BaseProcess:
        process = context.Process(target=work, args=(listener, data, database, ready))
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
