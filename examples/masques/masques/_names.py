# interpreted
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

CHAT: Final = 0
HIBOU: Final = 1
SANGLIER: Final = 2
TORTUE: Final = 3
SINGE: Final = 4
RENARD: Final = 5
PAON: Final = 6
LUNE: Final = 7
PEACOCK_FIRST: Final = Reason(0)
NONE: Final = 0
RIBBONS: Final = 1
