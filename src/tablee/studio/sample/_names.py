# interpreted
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

EMPTY_APRON: Final = Reason(0)
NONE: Final = 0
MOST_POINTS: Final = 1
