# interpreted
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
MOST_TRICKS: Final = 1
