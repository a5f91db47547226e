# mypyc: compile
"""The printed cards of BabaOrum, as the rules read them: one column of numbers per property.

Atelier cards and Destinations have the same kind in every box; recipes, orders and question cards follow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.baba._names import FIRST_DESTINATION, FIRST_RECIPE, SINGAPOUR, VIENNE
from tablee.kernel.piles import Pile, pile
from tablee.kernel.steps import Card

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("pate",),
    "flavour": ("alcool", "amande", "chocolat", "creme", "fruits"),
    "wild": ("joker",),
    "savoir_faire": ("savoir_faire_1", "savoir_faire_2"),
    "action": (
        "echange_moi_cette_recette",
        "portes_ouvertes",
        "demenagement",
        "self_service",
        "sous_chef",
        "nettoie_ton_atelier",
    ),
    "express": ("salon_express", "etagere_express"),  # the last of the Atelier cards: never in a hand
    "destination": (
        "sydney",
        "tokyo",
        "new_york",
        "londres",
        "vienne",
        "singapour",
        "rio_de_janeiro",
        "montreal",
        "buenos_aires",
        "shanghai",
        "le_cap",
        "dubai",
    ),
    "recipe": (),  # these, orders and question cards are named by the box
}
DESTINATIONS: Final = KINDS["destination"]
ATELIER: Final = [name for group, names in KINDS.items() if group != "destination" for name in names]
CATEGORIES: Final = ("technique", "culture", "enfants", "cuisine")
PER_CATEGORY: Final = 168  # question cards
MOST_SLOTS: Final = 3  # of one order


class Layout:
    """The cards in play sorted by their backs.  Question cards come first: card n bears question n."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.questions: Pile = pile()
        self.atelier: Pile = pile()
        self.recipes: Pile = pile()
        self.destinations: Pile = pile()
        self.orders: Pile = pile()


class Box:
    """A card box: what each kind is, how many there are, and the numbers of the game."""

    def __init__(
        self,
        names: list[str],
        copies: list[int],
        flavour: list[int],
        level: list[int],
        shouted: list[int],
        slots: list[int],
        named: list[int],
        named_slot: list[int],
        fits: list[int],
        numbers: list[int],
        right: list[int],
    ) -> None:
        self.names: list[str] = names
        self.copies: vec[i64] = vec[i64](copies)
        self.flavour: vec[i64] = vec[i64](flavour)  # of a recipe: the kind of its flavour card
        self.level: vec[i64] = vec[i64](level)  # of a recipe
        self.shouted: vec[i64] = vec[i64](shouted)  # 1 for a recipe that is shouted when finished
        self.slots: vec[i64] = vec[i64](slots)  # of an order: how many pastries it wants
        self.named: vec[i64] = vec[i64](named)  # of an order: the pastry it names, or -1
        self.named_slot: vec[i64] = vec[i64](named_slot)  # and the bit of that slot
        self.fits: vec[i64] = vec[i64](fits)  # for each order and kind: a bit for each slot that the kind fills
        self.right: vec[i64] = vec[i64](right)  # of each question: the number of its right choice
        self.hand: i64 = numbers[0]
        self.recipes: i64 = numbers[1]
        self.shelf: i64 = numbers[2]
        self.rounds: i64 = numbers[3]
        self.guess: i64 = numbers[4]  # per cent of answers that are right on an imagined table
        self.small_hand: i64 = numbers[5]  # so many Atelier cards at most: New York, Singapour
        self.first_order: i64 = numbers[6]  # the kind after the last recipe
        self.layouts: dict[int, Layout] = {}

    def fit(self, order: i64, recipe: i64) -> i64:
        return self.fits[order * len(self.names) + recipe]

    def layout(self, questions: bool, pastries: i64) -> Layout:
        """Made once for each set-up; `pastries` leaves only orders of that size, 0 leaves all."""
        key = int(pastries) * 2 + int(questions)
        if key not in self.layouts:
            self.layouts[key] = self.sort_cards(questions, pastries)
        return self.layouts[key]

    def sort_cards(self, questions: bool, pastries: i64) -> Layout:
        layout = Layout()
        kinds: list[int] = []
        last = len(self.names) - 1
        for kind in [last, *range(last)]:
            for _ in range(self.copies_in_play(kind, questions, pastries)):
                self.start_of(layout, kind).add(Card(len(kinds)))
                kinds.append(kind)
        layout.kinds = vec[i64](kinds)
        return layout

    def copies_in_play(self, kind: i64, questions: bool, pastries: i64) -> i64:
        """Without questions, two Destinations and the question cards stay in the box."""
        quiz = kind == VIENNE or kind == SINGAPOUR or kind == len(self.names) - 1
        if quiz and not questions:
            return 0
        if self.slots[kind] and pastries and self.slots[kind] != pastries:
            return 0
        return self.copies[kind]

    def start_of(self, layout: Layout, kind: i64) -> Pile:
        if kind < FIRST_DESTINATION:
            return layout.atelier
        if kind < FIRST_RECIPE:
            return layout.destinations
        if self.slots[kind]:
            return layout.orders
        return layout.recipes if self.level[kind] else layout.questions


def right_choice(box: Box, question: int) -> int:
    """The number of the right choice: for those who drive a table, never for those who sit at it."""
    return int(box.right[question])


NO_BOX: Final = Box([], [], [], [], [], [], [], [], [], [0] * 7, [])
