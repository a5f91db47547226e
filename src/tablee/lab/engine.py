"""The engine: parts of a campaign on all cores or on a cluster, handed back in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from tablee import bots
from tablee.kernel.game import BadInput
from tablee.lab.plan import SEARCHES

T = TypeVar("T")
Job = tuple[Any, ...]
RETRIES = 3  # a process that dies costs its part; one that always dies is a fault
REACH = 5  # seconds to find a cluster


class Engine:
    """Where parts are played: here, with so many processes."""

    def __init__(self, jobs: int | None = None) -> None:
        if jobs is not None and jobs < 1:
            raise BadInput(f"the number of processes is 1 or more, not {jobs}.")
        self.jobs = jobs or cores()

    def run(self, play: Callable[..., T], parts: Iterator[Job]) -> Iterator[T]:
        """What each part came to, in order; only a few parts ahead of what was taken are under way."""
        if self.jobs == 1:
            yield from (play(*part) for part in parts)
            return
        waiting: deque[Job] = deque()
        for _ in range(RETRIES):
            try:
                yield from self._pooled(play, parts, waiting)
                return
            except BrokenProcessPool:
                continue
        raise RuntimeError("processes of the lab died again and again; there may be too little memory")

    def _pooled(self, play: Callable[..., T], parts: Iterator[Job], waiting: deque[Job]) -> Iterator[T]:
        """`waiting` holds the parts whose results nobody has seen yet."""
        with workers(self.jobs) as pool:
            under_way: deque[Future[T]] = deque(pool.submit(play, *part) for part in waiting)
            while True:
                for part in islice(parts, max(0, 2 * self.jobs - len(under_way))):
                    waiting.append(part)
                    under_way.append(pool.submit(play, *part))
                if not under_way:
                    return
                found = under_way.popleft().result()
                waiting.popleft()
                yield found


class Cluster(Engine):
    """A Dask cluster that runs already: joblib hands it the parts, its scheduler plays lost ones again."""

    def __init__(self, address: str) -> None:
        self.client = _connected(address)
        self.jobs = max(1, len(self.client.scheduler_info(n_workers=-1)["workers"]))

    def run(self, play: Callable[..., T], parts: Iterator[Job]) -> Iterator[T]:
        from joblib import Parallel, delayed, parallel_config

        with parallel_config(backend="dask", client=self.client):
            pool = Parallel(n_jobs=-1, return_as="generator", pre_dispatch="4*n_jobs", batch_size=1)
            yield from pool(delayed(play)(*part) for part in parts)


def _connected(address: str) -> Any:
    try:
        import joblib  # noqa: F401
        from distributed import Client
    except ImportError:
        raise BadInput("--cluster needs the extra packages of tablee[cluster]; install them first.") from None
    import logging

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client: Any = Client(address, timeout=REACH)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        why = str(fault).splitlines()[0][:80] if str(fault) else type(fault).__name__
        raise BadInput(f"there is no cluster at {address} ({why}); give the address of a Dask scheduler.") from None
    if not client.scheduler_info(n_workers=-1)["workers"]:
        client.close()
        raise BadInput(f"the cluster at {address} has no workers; start one with `dask worker {address}`.")
    return client


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """Forked where that is possible: they start at once and share what is loaded."""
    way = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(way), _leave_ctrl_c_to_the_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def engine(jobs: int | None, cluster: str | None) -> Iterator[Engine]:
    chosen = Cluster(cluster) if cluster else Engine(jobs)
    try:
        yield chosen
    finally:
        if isinstance(chosen, Cluster):
            chosen.client.close()


def parts(first: int, last: int, size: int) -> Iterator[tuple[int, int]]:
    """Games `first` up to `last`, cut into parts of `size`."""
    for start in range(first, last, size):
        yield start, min(start + size, last)


def sized(levels: Sequence[str]) -> int:
    """How many games make a part: a second or so."""
    searching = any(level.startswith(SEARCHES) for level in levels)
    return 1 if searching else 50 if set(levels) == {bots.RANDOM} else 10
