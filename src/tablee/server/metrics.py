"""Figures about the server itself, for Prometheus."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import time
from collections import Counter, deque
from collections.abc import Iterable

import msgspec

NAMES = {
    "commands_total": "Commands answered.",
    "refusals_total": "Of them those that were refused.",
    "moves_total": "Moves stored.",
    "rows_total": "Rows appended to logs.",
    "conflicts_total": "Rows that another process had written first.",
    "rule_failures_total": "Moves whose rule raised an exception.",
    "store_failures_total": "Commands refused because nothing could be stored.",
    "slow_clients_total": "Connections closed because their client did not read.",
    "bad_messages_total": "Messages that could not be read.",
    "tables_total": "Tables opened.",
    "reminders_total": "Reminders that arrived.",
    "reminders_failed_total": "Reminders that did not.",
    "reminders_dropped_total": "Reminders that found no room in the queue.",
}


FELT = 0.02  # seconds between two looks at the lag of the event loop
FELT_KEPT = 1500
ANSWERS_KEPT = 1000
TELL_EVERY = 3.0  # seconds between two words to the other processes
told_by = msgspec.json.Decoder(tuple[str, dict[str, float]])


def quantile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


class Metrics:
    """Counters, and gauges that are asked for when somebody looks; of all processes where several share a store."""

    def __init__(self) -> None:
        self.name = f"{socket.gethostname()}-{os.getpid()}"
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self.gc_pause = 0.0
        self.lags: deque[float] = deque(maxlen=FELT_KEPT)  # how late the event loop was
        self.waits: deque[float] = deque(maxlen=ANSWERS_KEPT)  # for answers, since the last tick
        self._gc_began = 0.0

    def count(self, name: str, n: int = 1) -> None:
        self.counts[name] += n

    def watch_gc(self) -> None:
        gc.callbacks.append(self._on_gc)

    def _on_gc(self, phase: str, _: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._gc_began = now
        else:
            self.gc_pause = max(self.gc_pause, now - self._gc_began)

    async def feel(self) -> None:
        """Look how late the event loop is, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + FELT
            await asyncio.sleep(FELT)
            self.lags.append(loop.time() - due)

    def _pace(self) -> dict[str, float]:
        return {
            "loop_lag_seconds": quantile(self.lags, 0.5),
            "loop_lag_p99_seconds": quantile(self.lags, 0.99),
            "gc_longest_pause_seconds": self.gc_pause,
        }

    def figures(self) -> dict[str, float]:
        """Of this process, now."""
        return {**{name: self.counts[name] for name in NAMES}, **self.gauges, **self._pace()}

    def word(self) -> str:
        """The same, for whoever answers for all processes that share a store."""
        return msgspec.json.encode((self.name, self.figures())).decode()

    # -- For Prometheus -----------------------------------------------------------------------

    def text(self) -> str:
        """Where there is no other process."""
        return _text([("", self.figures())])

    def text_without_others(self) -> str:
        """While nobody knows what was told: lines of their own, so that those of all go on where they were."""
        return _text([(f'{{process="{self.name}",store="down"}}', self.figures())])


def text_of_all(words: Iterable[str]) -> str:
    return _text([(f'{{process="{name}"}}', figures) for name, figures in map(told_by.decode, words)])


def _text(processes: list[tuple[str, dict[str, float]]]) -> str:
    """The figures of each process, after the label that says which it is."""
    lines: list[str] = []
    for name in dict.fromkeys(name for _, figures in processes for name in figures):
        if name in NAMES:
            lines.append(f"# HELP tablee_{name} {NAMES[name]}")
        lines.append(f"# TYPE tablee_{name} {'counter' if name in NAMES else 'gauge'}")
        lines += [f"tablee_{name}{label} {_shown(figures[name])}" for label, figures in processes if name in figures]
    return "\n".join(lines) + "\n"


def _shown(value: float) -> str:
    return f"{value:.0f}" if value == int(value) else f"{value:.6g}"
