# mypyc: compile
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

AUCUNE: Final = 0
BOULANGERIE: Final = 1
MOULIN: Final = 2
POTAGER: Final = 3
CHAPELLE: Final = 4
TAVERNE: Final = 5
FERME: Final = 6
MAIRESSE: Final = 0
JOKER: Final = 1
RENARD: Final = 2
TERRIER: Final = 3
BUNNY_BOOM: Final = 4
CAROTTE: Final = 5
PARTAGE: Final = 6
SAUT: Final = 7
RETOUR: Final = 8
PLUS_UN: Final = 9
MOINS_UN: Final = 10
RENOUVEAU: Final = 11
PASSE_PARTOUT: Final = 12
MEGA_BOOM: Final = 13
BOOM_DE_RIVIERE: Final = 14
FIRST_MODULE: Final = 0
LAST_MODULE: Final = 3
FIRST_COMMON: Final = 4
LAST_COMMON: Final = 14
RIVER_AUCUN: Final = 0
RIVER_DEUX: Final = 1
RIVER_PARTAGE: Final = 2
RIVER_ECHANGE: Final = 3
RIVER_CACHEE: Final = 4
RIVER_TOURNE: Final = 5
RIVER_BOOM: Final = 6
SPACE_IS_CLOSED: Final = Reason(0)
OWN_PAWN_STANDS_THERE: Final = Reason(1)
FIRST_LAYER_FIRST: Final = Reason(2)
NOT_NEXT_TO_A_CARD: Final = Reason(3)
BOOM_DRAWS_FROM_THE_RIVER: Final = Reason(4)
CARD_HAS_NO_RIVER_EFFECT: Final = Reason(5)
RIVER_IS_COMPULSORY: Final = Reason(6)
NONE: Final = 0
PILE_EMPTY: Final = 1
NO_SPACE: Final = 2
