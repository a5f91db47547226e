# mypyc: compile
"""The printed cards of Badass Force, as the rules read them: one column of numbers per property."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.badass._names import LAST_POWER
from tablee.kernel.piles import Pile, pile, piles
from tablee.kernel.steps import BITS, Card

EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "power": (
        "colonelle",
        "ninja",
        "armurier",
        "pickpocket",
        "espionne",
        "dynamiteur",
        "cascadeuse",
        "justicier",
    ),
    "execution": (
        "revolver",
        "fusil_a_pompe",
        "arbalete",
        "lance_flammes",
        "mitrailleuse",
        "grenade",
        "machette",
        "bazooka",
    ),
}
POWERS: Final = EFFECTS["power"]
EXECUTIONS: Final = EFFECTS["execution"]
CLASSES: Final = ("defence", "assassin", "ammo", "trick")
FACES: Final = ("green", "yellow", "red")
CAST: Final = 7  # characters in a game, each once for every player


class Layout:
    """The cards of a box sorted for some number of players and one cast: where each one starts.

    Card ``7 * seat + slot`` is the seat's own copy of the slot-th character of the cast.
    """

    def __init__(self, seats: i64) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.hands: list[Pile] = piles(seats)
        self.cast: Pile = pile()
        self.weapons: Pile = pile()


class Box:
    """A card box: what each kind is, how many there are, and the numbers of the game.  Characters come first."""

    def __init__(self, names: list[str], columns: list[list[int]], faces: list[int], numbers: list[int]) -> None:
        self.names: list[str] = names
        self.effect: vec[i64] = vec[i64](columns[0])
        self.group: vec[i64] = vec[i64](columns[1])  # the class of a character
        self.copies: vec[i64] = vec[i64](columns[2])
        self.cost: vec[i64] = vec[i64](columns[3])
        self.vengeance_cost: vec[i64] = vec[i64](columns[4])
        self.amount: vec[i64] = vec[i64](columns[5])
        self.vengeance_amount: vec[i64] = vec[i64](columns[6])
        self.max: vec[i64] = vec[i64](columns[7])
        self.start: vec[i64] = vec[i64](columns[8])
        self.mark: vec[i64] = vec[i64](columns[9])
        self.faces: vec[i64] = vec[i64](faces)
        self.weapons_in_play: i64 = numbers[0]
        self.market: i64 = numbers[1]
        self.charge: i64 = numbers[2]
        self.vengeance_charge: i64 = numbers[3]
        self.first_kill: i64 = numbers[4]
        self.next_kill: i64 = numbers[5]
        self.leader_bonus: i64 = numbers[6]
        self.cool_bonus: i64 = numbers[7]
        self.characters: i64 = sum([1 for effect in columns[0] if effect <= LAST_POWER])
        self.classes: i64 = self.classes_of(BITS[self.characters] - 1)
        self.chosen: i64 = 0  # a bit for each of the seven who play, where the box chooses them (badass-18)
        self.layouts: dict[int, Layout] = {}

    def classes_of(self, cast: i64) -> i64:
        """The classes among some characters: a bit for each."""
        found: i64 = 0
        for kind in range(self.characters):
            if cast & BITS[kind]:
                found |= BITS[self.group[kind]]
        return found

    def layout(self, seats: i64, cast: i64) -> Layout:
        """Made once for each number of players and each cast."""
        key = int(cast) * 8 + int(seats)
        if key not in self.layouts:
            self.layouts[key] = self.sort_cards(seats, cast)
        return self.layouts[key]

    def sort_cards(self, seats: i64, cast: i64) -> Layout:
        layout = Layout(seats)
        kinds: list[int] = []
        for owner in range(seats + 1):
            for kind in range(self.characters):
                if cast & BITS[kind]:
                    (layout.hands[owner] if owner < seats else layout.cast).add(Card(len(kinds)))
                    kinds.append(kind)
        for weapon in range(self.characters, len(self.names)):
            for _ in range(self.copies[weapon]):
                layout.weapons.add(Card(len(kinds)))
                kinds.append(weapon)
        layout.kinds = vec[i64](kinds)
        return layout


NO_BOX: Final = Box([], [[] for _ in range(10)], [], [0] * 8)
