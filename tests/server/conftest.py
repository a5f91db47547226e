"""What the server's tests share: both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tablee.server import store
from tablee.server.store.base import Store

Scene = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return asyncio.run(fresh_database(url))


async def fresh_database(url: str) -> str:
    import asyncpg

    name = f"t{uuid4().hex}"
    db = await asyncpg.connect(url)
    await db.execute(f"CREATE DATABASE {name}")
    await db.close()
    return url.replace("/postgres?", f"/{name}?") if "?" in url else url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture
def on_store(database: str, tmp_path: Path) -> Scene:
    """Runs a scene on an open store."""

    def run(scene: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            kept = store.make(database, tmp_path)
            await kept.open()
            try:
                await scene(kept)
            finally:
                await kept.close()

        asyncio.run(whole())

    return run
