"""Figures about the server itself, for Prometheus."""

from __future__ import annotations

import gc
import time
from collections import Counter

NAMES = {
    "commands_total": "Commands answered, by answer.",
    "moves_total": "Moves stored.",
    "rows_total": "Rows appended to logs.",
    "conflicts_total": "Rows that another process had written first.",
    "rule_failures_total": "Moves whose rule raised an exception.",
    "store_failures_total": "Commands refused because nothing could be stored.",
    "slow_clients_total": "Connections closed because their client did not read.",
    "bad_messages_total": "Messages that could not be read.",
    "tables_total": "Tables opened.",
}


class Metrics:
    """Counters, and gauges that are asked for when somebody looks."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self.gc_pause = 0.0
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

    def text(self) -> str:
        lines: list[str] = []
        for name, help_text in NAMES.items():
            lines += [f"# HELP tablee_{name} {help_text}", f"# TYPE tablee_{name} counter"]
            lines.append(f"tablee_{name} {self.counts[name]}")
        for name, value in {**self.gauges, "gc_longest_pause_seconds": self.gc_pause}.items():
            lines += [f"# TYPE tablee_{name} gauge", f"tablee_{name} {value:.6g}"]
        return "\n".join(lines) + "\n"
