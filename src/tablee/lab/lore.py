"""What the lab calls things in each game: what a seat was, which cards it held and played, and who led."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.kernel.game import Game

Labels = dict[str, list[str]]  # for each category what this seat was; several where it had several


@dataclass(frozen=True)
class Lore:
    """What the lab knows of a game beyond its rules.  Cards are read off events that name a seat and a card."""

    at_start: Callable[[Any, int], Labels] = lambda _g, _seat: {}
    held: frozenset[str] = frozenset()  # events by which a seat gets a card
    played: frozenset[str] = frozenset()  # events by which it uses one
    paid: frozenset[str] = frozenset()  # cards that are held to pay with, never played
    gathered: Mapping[str, str] = field(default_factory=dict)  # events that make a category, such as weapons executed
    sides: bool = True  # whether a faction says more than the labels
    score: int = 0  # 1: the most points lead; -1: the fewest; 0: nobody leads before the end
    quick: frozenset[str] = frozenset()  # rules that people decide on at a glance
    thinking: float = 12.0  # seconds a person takes over a real choice of one's own


CHOSEN = ("announced", "weapon", "faction")  # what a player is by choice or by the course of the game
REFLEX = 2.0  # seconds for a choice that several are asked at once
GLANCE = 0.5  # seconds for a rule that people decide on at a glance
GESTURE = 1.5  # seconds for a choice that is none


def _names(g: Any, pile: Any) -> list[str]:
    return [str(g.kind_names[g.kinds[card]]) for card in pile.cards]


def _boom(g: Any, seat: int) -> Labels:
    return {"role": _names(g, g.role[seat]), "first": ["first" if g.first == seat else "later"]}


def _baba(g: Any, seat: int) -> Labels:
    return {
        "destination": [str(g.kind_names[g.kinds[g.destination[seat]]])],
        "order": _names(g, g.order[seat]),
        "first": ["first" if g.first == seat else "later"],
    }


def _bunny(g: Any, seat: int) -> Labels:
    return {"first": ["first" if g.first == seat else "later"]}


def _badass(g: Any, seat: int) -> Labels:
    return {
        "first": ["first" if g.first == seat else "later"],
        "start_weapon": _names(g, g.weapon[seat]),
        "loge": _names(g, g.loge[seat]),
    }


def _seizh(g: Any, seat: int) -> Labels:
    return {
        "bigoudenn": _names(g, g.bigoudenn[seat]),
        "first": ["first" if g.active == seat else "later"],
        "utensil": _names(g, g.utensils[seat]),
    }


LORE = {
    "boom": Lore(_boom, frozenset({"drew", "took", "recovered"}), frozenset({"played", "reacted"}), thinking=25.0),
    "baba": Lore(
        _baba,
        frozenset({"drew", "took_from_shelf", "kept_one_of_two", "took_shown", "helped_themselves"}),
        frozenset({"played", "began"}),
        frozenset(
            {"pate", "alcool", "amande", "chocolat", "creme", "fruits", "joker", "savoir_faire_1", "savoir_faire_2"}
        ),
        sides=False,
        score=1,
        thinking=15.0,
    ),
    "bunny": Lore(_bunny, frozenset({"drew", "took", "swapped_in"}), frozenset({"placed", "river_used"}), score=-1),
    "badass": Lore(
        _badass,
        frozenset({"took_weapon"}),
        frozenset({"announced", "executed", "defended"}),
        gathered={"executed": "weapon", "announced": "announced"},
        score=1,
    ),
    "seizh": Lore(
        _seizh,
        frozenset({"took", "stole"}),
        frozenset({"cooked"}),
        score=1,
        quick=frozenset({"keep_still", "grab", "swap", "drop"}),
    ),
}


def lore(game: Game) -> Lore:
    """Somebody else's game has none: seats, factions, endings and length are told all the same."""
    return LORE.get(game.id, Lore())
