"""Figures for Prometheus: any process answers for all that share a store."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tablee.server.live.hall import Hall
from tablee.server.metrics import Metrics, text_of_all
from tablee.server.store import postgres
from tablee.server.store.postgres import PostgresStore
from tablee.server.thinking import Thinkers
from tests.server.conftest import fresh_database
from tests.server.people import Process

LINE = re.compile(r'(\w+)(?:\{process="([^"]+)"\})? (\S+)')


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


def test_one_text_shows_what_all_have_told() -> None:
    one, two = process("a-1"), process("b-2")
    one.count("moves_total", 5)
    text = text_of_all([one.word(), two.word()])
    figures = shown(text)
    assert (figures["tablee_moves_total", "a-1"], figures["tablee_moves_total", "b-2"]) == (5, 0)
    assert text.count("# TYPE tablee_moves_total counter") == 1


def test_every_process_is_told_the_same_and_who_is_silent_is_left_out(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(url: str) -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        for store in (one, two):
            await store.open()
        await one.tell_figures("a-1", "5")
        await two.tell_figures("b-2", "0")
        assert await one.told_figures() == await two.told_figures() == ["5", "0"]
        await one.tell_figures("a-1", "7")
        assert await two.told_figures() == ["7", "0"]
        monkeypatch.setattr(postgres, "SILENT_AFTER", 0.0)
        assert await one.told_figures() == []
        await two.tell_figures("b-2", "1")
        monkeypatch.undo()
        assert await one.told_figures() == ["1"]
        for store in (one, two):
            await store.close()

    asyncio.run(scene(asyncio.run(fresh_database(postgres_url))))


def test_without_the_database_a_process_shows_its_own_figures_in_lines_of_their_own(postgres_url: str) -> None:
    async def scene(url: str) -> None:
        hall = Hall(PostgresStore(url), Thinkers(0))
        hall.metrics.name = "a-1"
        await hall.store.open()
        await hall.store.tell_figures("a-1", hall.metrics.word())
        hall.metrics.count("moves_total", 3)
        assert 'tablee_moves_total{process="a-1"} 0' in await hall.figures()
        await hall.store.close()
        assert 'tablee_moves_total{process="a-1",store="down"} 3' in await hall.figures()

    asyncio.run(scene(asyncio.run(fresh_database(postgres_url))))


def test_any_worker_answers_for_all(postgres_url: str, tmp_path: Path) -> None:
    url = asyncio.run(fresh_database(postgres_url))
    seen: dict[tuple[str, str], float] = {}
    with Process(tmp_path, url, workers=2) as house:
        for _ in range(6):
            house.open_table()
        while len(tables := counted(seen, "tablee_tables_total")) < 2 or sum(tables) < 6:
            figures = shown(house.ask("GET", "/metrics")[1].decode())
            for name in seen.keys() & figures.keys():
                assert not name[0].endswith("_total") or figures[name] >= seen[name], name
            seen.update(figures)
    assert sum(counted(seen, "tablee_tables_total")) == 6


def counted(seen: dict[tuple[str, str], float], name: str) -> list[float]:
    return [value for (what, _), value in seen.items() if what == name]
