# interpreted
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

FLOWER: Final = 0
TOAD: Final = 1
APART: Final = Reason(0)
NONE: Final = 0
ARRIVED: Final = 1
FULL: Final = 2
