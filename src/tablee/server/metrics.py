"""Figures about the server itself, for Prometheus."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter, deque
from collections.abc import Iterable

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
}


FELT = 0.02  # seconds between two looks at the lag of the event loop
FELT_KEPT = 1500
ANSWERS_KEPT = 1000


def quantile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


class Metrics:
    """Counters, and gauges that are asked for when somebody looks."""

    def __init__(self) -> None:
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

    def text(self) -> str:
        lines: list[str] = []
        for name, help_text in NAMES.items():
            lines += [f"# HELP tablee_{name} {help_text}", f"# TYPE tablee_{name} counter"]
            lines.append(f"tablee_{name} {self.counts[name]}")
        for name, value in {**self.gauges, **self._pace()}.items():
            lines += [f"# TYPE tablee_{name} gauge", f"tablee_{name} {value:.6g}"]
        return "\n".join(lines) + "\n"
