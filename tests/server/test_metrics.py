"""Figures for Prometheus: any process answers for all that share a store."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from tablee.server.metrics import SILENT_AFTER, Metrics
from tests.server.conftest import fresh_database
from tests.server.people import Process

LINE = re.compile(r'(\w+)(?:\{process="([^"]+)"\})? (\S+)')


ON_ITS_WAY = 1.0  # seconds until every process has heard what another has told and shown


def shown(text: str) -> dict[tuple[str, str], float]:
    """Each figure by its name and its process."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found = [LINE.fullmatch(line) for line in lines]
    assert all(found), lines
    return {(m[1], m[2] or ""): float(m[3]) for m in found if m}


def process(name: str) -> Metrics:
    metrics = Metrics()
    metrics.name = name
    return metrics


def test_alone_a_process_shows_its_figures_as_they_are() -> None:
    alone = process("a-1")
    alone.count("moves_total", 12_345_678)
    assert shown(alone.text())["tablee_moves_total", ""] == 12_345_678


def test_each_shows_what_all_have_told_and_no_counter_goes_back() -> None:
    one, two = process("a-1"), process("b-2")
    one.count("moves_total", 5)
    two.hear(one.tell())
    one.hear(two.tell())
    one.count("moves_total", 2)
    for asked in (one, two):
        figures = shown(asked.text())
        assert (figures["tablee_moves_total", "a-1"], figures["tablee_moves_total", "b-2"]) == (5, 0)
        assert asked.text().count("# TYPE tablee_moves_total counter") == 1
    two.hear(one.tell())
    assert shown(two.text())["tablee_moves_total", "a-1"] == 7


def test_who_is_silent_is_left_out() -> None:
    one, two = process("a-1"), process("b-2")
    now = 0.0
    one.clock = lambda: now
    one.hear(two.tell())
    one.tell()
    now = SILENT_AFTER - 1
    one.tell()
    assert {name for _, name in shown(one.text())} == {"a-1", "b-2"}
    now = SILENT_AFTER + 1
    assert {name for _, name in shown(one.text())} == {"a-1"}


def test_any_worker_answers_for_all(postgres_url: str, tmp_path: Path) -> None:
    url = asyncio.run(fresh_database(postgres_url))
    seen: dict[tuple[str, str], float] = {}
    with Process(tmp_path, url, workers=2) as house:
        for _ in range(6):
            house.open_table()
        while len(tables := counted(seen, "tablee_tables_total")) < 2 or sum(tables) < 6:
            seen.update(shown(house.ask("GET", "/metrics")[1].decode()))
        time.sleep(ON_ITS_WAY)
        for _ in range(20):
            figures = shown(house.ask("GET", "/metrics")[1].decode())
            assert [name for name in seen if name[0].endswith("_total") and figures[name] < seen[name]] == []
    assert sum(counted(seen, "tablee_tables_total")) == 6


def counted(seen: dict[tuple[str, str], float], name: str) -> list[float]:
    return [value for (what, _), value in seen.items() if what == name]
