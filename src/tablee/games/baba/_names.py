# mypyc: compile
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Kind, Reason

PATE: Final = Kind(0)
ALCOOL: Final = Kind(1)
AMANDE: Final = Kind(2)
CHOCOLAT: Final = Kind(3)
CREME: Final = Kind(4)
FRUITS: Final = Kind(5)
JOKER: Final = Kind(6)
SAVOIR_FAIRE_1: Final = Kind(7)
SAVOIR_FAIRE_2: Final = Kind(8)
ECHANGE_MOI_CETTE_RECETTE: Final = Kind(9)
PORTES_OUVERTES: Final = Kind(10)
DEMENAGEMENT: Final = Kind(11)
SELF_SERVICE: Final = Kind(12)
SOUS_CHEF: Final = Kind(13)
NETTOIE_TON_ATELIER: Final = Kind(14)
SALON_EXPRESS: Final = Kind(15)
ETAGERE_EXPRESS: Final = Kind(16)
SYDNEY: Final = Kind(17)
TOKYO: Final = Kind(18)
NEW_YORK: Final = Kind(19)
LONDRES: Final = Kind(20)
VIENNE: Final = Kind(21)
SINGAPOUR: Final = Kind(22)
RIO_DE_JANEIRO: Final = Kind(23)
MONTREAL: Final = Kind(24)
BUENOS_AIRES: Final = Kind(25)
SHANGHAI: Final = Kind(26)
LE_CAP: Final = Kind(27)
DUBAI: Final = Kind(28)
FIRST_BASE: Final = 0
LAST_BASE: Final = 0
FIRST_FLAVOUR: Final = 1
LAST_FLAVOUR: Final = 5
FIRST_WILD: Final = 6
LAST_WILD: Final = 6
FIRST_SAVOIR_FAIRE: Final = 7
LAST_SAVOIR_FAIRE: Final = 8
FIRST_ACTION: Final = 9
LAST_ACTION: Final = 14
FIRST_EXPRESS: Final = 15
LAST_EXPRESS: Final = 16
FIRST_DESTINATION: Final = 17
LAST_DESTINATION: Final = 28
FIRST_RECIPE: Final = 29
TECHNIQUE: Final = 0
CULTURE: Final = 1
ENFANTS: Final = 2
ALREADY_ACTED: Final = Reason(0)
ALREADY_PREPARED: Final = Reason(1)
ALREADY_MADE: Final = Reason(2)
NOT_ORDERED: Final = Reason(3)
NO_PATE: Final = Reason(4)
NO_FLAVOUR: Final = Reason(5)
NOT_ENOUGH_SAVOIR_FAIRE: Final = Reason(6)
NO_RECIPE_TO_SWAP: Final = Reason(7)
NOBODY_TO_TAKE_FROM: Final = Reason(8)
NOBODY_TO_CLEAN: Final = Reason(9)
SHELF_IS_NOT_FOR_CHANCE: Final = Reason(10)
NONE: Final = 0
ORDER_HONOURED: Final = 1
ROUNDS_OVER: Final = 2
NOTHING_LEFT: Final = 3
