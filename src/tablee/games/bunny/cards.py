# mypyc: compile
"""The printed cards of Bunny Boom, as the rules read them: one column of numbers per property."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.bunny._names import LAST_MODULE
from tablee.kernel.piles import Pile, pile
from tablee.kernel.steps import BITS, Card

FAMILIES: Final = ("aucune", "boulangerie", "moulin", "potager", "chapelle", "taverne", "ferme")
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "module": ("mairesse", "joker", "renard", "terrier"),  # the cards that an option leaves out
    "common": (
        "bunny_boom",
        "carotte",
        "partage",
        "saut",
        "retour",
        "plus_un",
        "moins_un",
        "renouveau",
        "passe_partout",
        "mega_boom",
        "boom_de_riviere",
    ),
}
MODULES: Final = EFFECTS["module"]
RIVER_EFFECTS: Final = ("aucun", "deux", "partage", "echange", "cachee", "tourne", "boom")


class Layout:
    """The cards in play for some number of players and some modules."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.deck: Pile = pile()


class Box:
    """A card box: what each kind is, how many there are, and the numbers of the game."""

    def __init__(
        self,
        names: list[str],
        family: list[int],
        value: list[int],
        effect: list[int],
        passage: list[int],
        river: list[int],
        purple: list[int],
        orange: list[int],
        numbers: list[int],
    ) -> None:
        self.names: list[str] = names
        self.family: vec[i64] = vec[i64](family)
        self.value: vec[i64] = vec[i64](value)
        self.effect: vec[i64] = vec[i64](effect)
        self.passage: vec[i64] = vec[i64](passage)
        self.river: vec[i64] = vec[i64](river)
        self.purple: vec[i64] = vec[i64](purple)
        self.orange: vec[i64] = vec[i64](orange)
        self.hand: i64 = numbers[0]
        self.river_size: i64 = numbers[1]
        self.rabbits: i64 = numbers[2]
        self.carrot: i64 = numbers[3]
        self.last_fewer: i64 = numbers[4]
        self.layouts: dict[int, Layout] = {}

    def layout(self, seats: i64, modules: i64) -> Layout:
        """Made once for each half of the box and each choice of modules."""
        key = int(modules) * 2 + (1 if seats > 2 else 0)
        if key not in self.layouts:
            self.layouts[key] = self.sort_cards(seats > 2, modules)
        return self.layouts[key]

    def sort_cards(self, both: bool, modules: i64) -> Layout:
        layout = Layout()
        kinds: list[int] = []
        for kind in range(len(self.names)):
            for _ in range(self.copies_in_play(kind, both, modules)):
                layout.deck.add(Card(len(kinds)))
                kinds.append(kind)
        layout.kinds = vec[i64](kinds)
        return layout

    def copies_in_play(self, kind: i64, both: bool, modules: i64) -> i64:
        """Two players leave the orange half in the box."""
        effect = self.effect[kind]
        if effect <= LAST_MODULE and not modules & BITS[effect]:
            return 0
        return self.purple[kind] + (self.orange[kind] if both else 0)


NO_BOX: Final = Box([], [], [], [], [], [], [], [], [0] * 5)
