# mypyc: compile
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

COLONELLE: Final = 0
NINJA: Final = 1
ARMURIER: Final = 2
PICKPOCKET: Final = 3
ESPIONNE: Final = 4
DYNAMITEUR: Final = 5
CASCADEUSE: Final = 6
JUSTICIER: Final = 7
REVOLVER: Final = 8
FUSIL_A_POMPE: Final = 9
ARBALETE: Final = 10
LANCE_FLAMMES: Final = 11
MITRAILLEUSE: Final = 12
GRENADE: Final = 13
MACHETTE: Final = 14
BAZOOKA: Final = 15
FIRST_POWER: Final = 0
LAST_POWER: Final = 7
FIRST_EXECUTION: Final = 8
LAST_EXECUTION: Final = 15
DEFENCE: Final = 0
ASSASSIN: Final = 1
AMMO: Final = 2
TRICK: Final = 3
GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
WEAPON_NOT_CHARGED: Final = Reason(0)
PRICE_TOO_HIGH: Final = Reason(1)
NO_CHARGE_TO_TAKE: Final = Reason(2)
GRAVEYARD_IS_EMPTY: Final = Reason(3)
ONLY_IN_DEFENCE: Final = Reason(4)
NONE: Final = 0
LIMIT_REACHED: Final = 1
ROUNDS_OVER: Final = 2
