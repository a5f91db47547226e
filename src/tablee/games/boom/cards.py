# mypyc: compile
"""The printed cards of Boom Badaboom, as the rules read them: one column of numbers per property."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.boom._names import EVENT, FARCEUR, GLOUTON, GOAL, MINUTEUR_FINAL, ROLE
from tablee.kernel.piles import Pile, pile
from tablee.kernel.steps import Card

EFFECTS: Final[dict[str, tuple[str, ...]]] = {  # by family; each is a function of effects.py or asked for by name
    "heat": ("thermal",),
    "cooling": ("thermal",),
    "action": (
        "coup_d_oeil_gourmand",
        "accident_de_cuisine",
        "maladresse",
        "four_elargi",
        "four_retreci",
        "recuperation_d_ingredient",
        "echange_de_tablier",
    ),
    "reactive": (
        "tablier_de_protection",
        "renvoi_de_spatule",
        "coup_de_boost",
    ),
    "goal": ("goal",),
    "event": (
        "echange_d_ingredients",
        "four_en_panne",
        "inventaire_surprise",
        "cuisine_ouverte",
        "four_deregle",
        "eclaboussures",
        "double_intensite",
        "maladresse_generale",
        "panne_d_electricite",
        "service_express",
        "cuisine_en_desordre",
        "gonflement_progressif",
        "ventilation_d_urgence",
        "rechauffage_automatique",
        "minuteur_final",
    ),
    "role": ("patissier", "farceur", "glouton"),
}
FAMILIES: Final = tuple(EFFECTS)


class Difficulty:
    def __init__(self, capacity: i64, rounds: i64, rounds_of_3: i64) -> None:
        self.capacity: i64 = capacity
        self.rounds: i64 = rounds
        self.rounds_of_3: i64 = rounds_of_3


class Layout:
    """The cards of a box sorted for some number of players: where each one starts."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.roles: Pile = pile()
        self.goals: Pile = pile()
        self.events: Pile = pile()
        self.timer: Pile = pile()
        self.deck: Pile = pile()


class Box:
    """A card box: what each kind is, how many there are, and the numbers of the game."""

    def __init__(
        self,
        names: list[str],
        family: list[int],
        effect: list[int],
        value: list[int],
        copies: list[int],
        listed: list[int],
        difficulties: dict[str, Difficulty],
        numbers: list[int],
        steals_from: list[int],
        farceurs: list[int],
    ) -> None:
        self.names: list[str] = names
        self.family: vec[i64] = vec[i64](family)
        self.effect: vec[i64] = vec[i64](effect)
        self.value: vec[i64] = vec[i64](value)
        self.copies: vec[i64] = vec[i64](copies)
        self.listed: vec[i64] = vec[i64](listed)  # copies with the option cooling=listed
        self.difficulties: dict[str, Difficulty] = difficulties
        self.size: i64 = numbers[0]
        self.hand: i64 = numbers[1]
        self.solo_hand: i64 = numbers[2]
        self.goals_dealt: i64 = numbers[3]
        self.goals_needed: i64 = numbers[4]
        self.steal_high: i64 = numbers[5]
        self.mystery: i64 = numbers[6]
        self.steals_from: vec[i64] = vec[i64](steals_from)  # by the number of players
        self.farceurs: vec[i64] = vec[i64](farceurs)  # likewise
        self.layouts: dict[int, Layout] = {}

    def layout(self, seats: i64, farceurs: i64, listed: bool) -> Layout:
        """Made once for each number of players and of Farceurs."""
        key = int(seats) * 16 + int(farceurs) * 2 + int(listed)
        if key not in self.layouts:
            self.layouts[key] = self.sort_cards(seats, farceurs, self.listed if listed else self.copies)
        return self.layouts[key]

    def sort_cards(self, seats: i64, farceurs: i64, copies: vec[i64]) -> Layout:
        layout = Layout()
        kinds: list[int] = []
        for kind in range(len(self.names)):
            for _ in range(self.copies_in_play(seats, farceurs, kind, copies[kind])):
                self.start_of(layout, kind).add(Card(len(kinds)))
                kinds.append(kind)
        layout.kinds = vec[i64](kinds)
        return layout

    def copies_in_play(self, seats: i64, farceurs: i64, kind: i64, copies: i64) -> i64:
        """Co-op and solo know neither roles nor goals."""
        if self.family[kind] == ROLE:
            return roles_dealt(seats, farceurs, self.effect[kind])
        return 0 if self.family[kind] == GOAL and seats < 3 else copies

    def start_of(self, layout: Layout, kind: i64) -> Pile:
        family = self.family[kind]
        if family == ROLE:
            return layout.roles
        if self.effect[kind] == MINUTEUR_FINAL:
            return layout.timer
        if family == EVENT:
            return layout.events
        return layout.goals if family == GOAL else layout.deck


def roles_dealt(seats: i64, farceurs: i64, role: i64) -> i64:
    """One Glouton and some Farceurs; whoever is left is a Pâtissier."""
    if seats < 3:
        return 0
    if role == GLOUTON:
        return 1
    return farceurs if role == FARCEUR else seats - 1 - farceurs


NO_BOX: Final = Box([], [], [], [], [], [], {}, [0] * 7, [], [])
