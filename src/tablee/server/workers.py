"""Several server processes on one address: they share the listening socket and the database, nothing else."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from tablee.server.thinkers import end_with_parent

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

    processes = [begin() for _ in range(count)]
    _announce_when(ready, count, stopping, announce)
    while not stopping:
        time.sleep(0.2)
        processes = [process if process.is_alive() else begin() for process in processes]
    _end(processes)


def _announce_when(ready: Any, count: int, stopping: list[int], announce: Callable[[], None]) -> None:
    for _ in range(count):
        while not ready.acquire(timeout=0.2):
            if stopping:
                return
    announce()


def _end(processes: list[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(10)
        if process.is_alive():
            process.kill()
