# mypyc: compile
"""Generated from the names in cards.py and table.py by ``tablee generate``: do not edit."""

from __future__ import annotations

from typing import Final

from tablee.kernel.steps import Reason

HEAT: Final = 0
COOLING: Final = 1
ACTION: Final = 2
REACTIVE: Final = 3
GOAL: Final = 4
EVENT: Final = 5
ROLE: Final = 6
THERMAL: Final = 0
COUP_D_OEIL_GOURMAND: Final = 1
ACCIDENT_DE_CUISINE: Final = 2
MALADRESSE: Final = 3
FOUR_ELARGI: Final = 4
FOUR_RETRECI: Final = 5
RECUPERATION_D_INGREDIENT: Final = 6
ECHANGE_DE_TABLIER: Final = 7
TABLIER_DE_PROTECTION: Final = 8
RENVOI_DE_SPATULE: Final = 9
COUP_DE_BOOST: Final = 10
ECHANGE_D_INGREDIENTS: Final = 12
FOUR_EN_PANNE: Final = 13
INVENTAIRE_SURPRISE: Final = 14
CUISINE_OUVERTE: Final = 15
FOUR_DEREGLE: Final = 16
ECLABOUSSURES: Final = 17
DOUBLE_INTENSITE: Final = 18
MALADRESSE_GENERALE: Final = 19
PANNE_D_ELECTRICITE: Final = 20
SERVICE_EXPRESS: Final = 21
CUISINE_EN_DESORDRE: Final = 22
GONFLEMENT_PROGRESSIF: Final = 23
VENTILATION_D_URGENCE: Final = 24
RECHAUFFAGE_AUTOMATIQUE: Final = 25
MINUTEUR_FINAL: Final = 26
PATISSIER: Final = 27
FARCEUR: Final = 28
GLOUTON: Final = 29
REACTIVE_IS_NO_TURN_CARD: Final = Reason(0)
GOAL_IS_FOR_THE_GLOUTON: Final = Reason(1)
NO_ACTION_IN_A_BLACKOUT: Final = Reason(2)
BOOST_FORBIDDEN_THIS_ROUND: Final = Reason(3)
BOOST_NEEDS_A_MEASURE: Final = Reason(4)
RENVOI_NEEDS_AN_AIM_AT_YOU_OR_A_SIGN: Final = Reason(5)
NONE: Final = 0
EXPLOSION: Final = 1
THEFT: Final = 2
GLOUTON_COUNTS: Final = 3
PATISSIERS_COUNT: Final = 4
CAKE_SAVED: Final = 5
