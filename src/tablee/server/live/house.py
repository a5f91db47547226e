"""What a room needs of the house it is in."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tablee.server.live.spectators import Gallery
from tablee.server.metrics import Metrics
from tablee.server.store.base import Store
from tablee.server.table.table import Table
from tablee.server.thinking import Thinkers


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
