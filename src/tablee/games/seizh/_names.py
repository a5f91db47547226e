# mypyc: compile
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

GALETTE: Final = 0
CREPE: Final = 1
ALREADY_TAKEN: Final = Reason(0)
JUST_USED: Final = Reason(1)
HANDS_FULL: Final = Reason(2)
NOT_IN_YOUR_HANDS: Final = Reason(3)
WRONG_UTENSIL: Final = Reason(4)
ENOUGH_TAKEN: Final = Reason(5)
ALREADY_TOSSED: Final = Reason(6)
NOT_YOUR_TURN: Final = Reason(7)
NO_SUCH_DISH: Final = Reason(8)
NONE: Final = 0
LAST_ROUND: Final = 1
NOBODY_WANTS_MORE: Final = 2
TOO_LONG: Final = 3
