"""What a start does, step by step: each is shown while it runs and with its seconds when it is done."""

from __future__ import annotations

import errno
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


FULL = "The disk is full: Tablée needs about 400 MB beside its sources."
LOCKED = "Tablée cannot write to {}: it needs a folder of your own."


class Failed(Exception):
    """A step could not be done: one sentence, and what was said last."""


def sentence(problem: Failed | OSError) -> str:
    """What stopped us; what we have no words for is nobody's bad input."""
    if isinstance(problem, Failed):
        return str(problem)
    if problem.errno in (errno.ENOSPC, errno.EDQUOT):
        return FULL
    if problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return LOCKED.format(problem.filename)
    raise problem


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


def quietly(
    command: Sequence[str | Path], what: str, where: Path, env: Mapping[str, str], *, kept: Path | None = None
) -> None:
    """Run a command whose words only count when it fails: they are shown, or kept where somebody can look."""
    done = subprocess.run(
        [str(word) for word in command], cwd=where, env=env, check=False, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if not done.returncode:
        return
    if "No space left on device" in done.stdout or "ENOSPC" in done.stdout:
        raise Failed(FULL)
    if kept:
        kept.write_text(done.stdout)
        raise Failed(what)
    said = "\n".join(done.stdout.strip().splitlines()[-8:])
    raise Failed(f"{said}\n\n{what}" if said else what)
