"""Long campaigns: how large they are, and a part of it for who has less time (`TABLEE_CAMPAIGN=0.1`)."""

from __future__ import annotations

import os

SHARE = float(os.environ.get("TABLEE_CAMPAIGN", "1"))


def size(full: int) -> int:
    return max(1, round(full * SHARE))
