"""What a start does, step by step: each is shown while it runs and with its seconds when it is done."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

WIDTH = 34
ALIVE = sys.stderr.isatty()
writing = threading.Lock()
running: dict[str, float] = {}  # since when


class Failed(Exception):
    """A step could not be done: one sentence, and what was said last."""


@contextmanager
def step(title: str) -> Iterator[None]:
    """Show a step with its seconds; one that fails says so itself."""
    begun = running[title] = time.perf_counter()
    show_running()
    try:
        yield
    finally:
        running.pop(title)
    with writing:
        print(f"{clear()}  {title:{WIDTH}}{time.perf_counter() - begun:5.1f} s", file=sys.stderr, flush=True)


def show_running() -> None:
    """On a terminal, the steps under way on its last line, counting."""
    if ALIVE and len(running) == 1:
        threading.Thread(target=_tick, daemon=True).start()


def _tick() -> None:
    while running:
        with writing:
            now = time.perf_counter()
            under_way = " · ".join(f"{title} {now - since:.0f} s" for title, since in list(running.items()))
            print(f"{clear()}  {under_way} …", end="", file=sys.stderr, flush=True)
        time.sleep(0.5)


def clear() -> str:
    return "\r\033[K" if ALIVE else ""


def together(*works: Callable[[], object]) -> None:
    """Several at once; the first fault is raised when all have ended."""
    with ThreadPoolExecutor(len(works)) as pool:
        for done in [pool.submit(work) for work in works]:
            done.result()


def quietly(command: Sequence[str | Path], what: str, where: Path, env: Mapping[str, str]) -> None:
    """Run a command whose words only count when it fails."""
    done = subprocess.run(
        [str(word) for word in command], cwd=where, env=env, check=False, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        said = "\n".join(done.stdout.strip().splitlines()[-8:])
        raise Failed(f"{said}\n\n{what}" if said else what)
