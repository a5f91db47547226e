"""Figures that every gate reports."""

from __future__ import annotations

from typing import Any

from bench.load.crowd import Crowd
from bench.load.house import House

Figures = dict[str, Any]


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def percentiles(times: list[float]) -> Figures:
    return {f"p{name}_ms": percentile(times, share) for name, share in (("50", 0.5), ("99", 0.99), ("99_9", 0.999))}


def faults_of(crowd: Crowd) -> Figures:
    return {"gaps": crowd.gaps, "lost": crowd.lost, "refused": crowd.refused, "unanswered": crowd.unanswered()}


def figures(crowd: Crowd, house: House, made: int, cpu: float) -> Figures:
    seen = house.metrics()
    return {
        "moves": made,
        **percentiles(crowd.times),
        **faults_of(crowd),
        "cpu_s_per_1000_moves": round(1000 * cpu / max(1, made), 3),
        "loop_lag_p99_ms": round(1000 * seen["tablee_loop_lag_p99_seconds"], 1),
        "gc_longest_ms": round(1000 * seen["tablee_gc_longest_pause_seconds"], 1),
        "generator_lag_p99_ms": percentile(crowd.late, 0.99),
    }
