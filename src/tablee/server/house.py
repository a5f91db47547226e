"""What a room needs of the house it is in."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tablee.server.gallery import Gallery
from tablee.server.metrics import Metrics
from tablee.server.store import Store
from tablee.server.table import Table
from tablee.server.thinkers import Thinkers


class Hall(Protocol):
    """All tables, as one of them sees it."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    gallery: Gallery
    pace: tuple[float, float]

    async def follow(self, table: Table) -> str: ...

    async def keep_card(self, table: Table) -> None: ...

    def keep(self, table: Table) -> asyncio.Task[None]: ...
