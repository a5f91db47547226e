# mypyc: compile
"""The printed cards of Ar Seizh Bigoudenn, as the rules read them: one column of numbers per property.

There is one card of each kind, so a card has the number of its kind: utensils, ingredients, Bigoudenn, and then the
lines of the menu, which are printed but no cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import Pile, pile_of
from tablee.kernel.steps import NO_KIND, Kind

SIDES: Final = ("galette", "crepe")  # of a Galette/Crêpe card
DISH_SIZE: Final = vec[i64]([3, 2])


class Box:
    """A card box: what is printed on each kind, and the numbers of the game."""

    def __init__(self, names: list[str], utensils: int, ingredients: int, bigoudenn: int) -> None:
        last = utensils + ingredients + bigoudenn
        self.names: list[str] = names
        self.kinds: vec[i64] = vec[i64](list(range(last)))
        self.utensils: Pile = pile_of(list(range(utensils)))
        self.ingredients: Pile = pile_of(list(range(utensils, utensils + ingredients)))
        self.bigoudenn: Pile = pile_of(list(range(utensils + ingredients, last)))
        self.araignee: i64 = 0
        self.couvercle: i64 = 0
        self.turned_up: i64 = 0
        self.most_taken: i64 = 0
        self.most_held: i64 = 0

    def print_cards(self, fits: list[int], savoury: list[int], sweet: list[int], line: list[int]) -> None:
        """For each ingredient: the utensils that take it (a bit each), its worth in a galette or crêpe, its line."""
        self.fits: vec[i64] = vec[i64](fits)
        self.savoury: vec[i64] = vec[i64](savoury)
        self.sweet: vec[i64] = vec[i64](sweet)
        self.line: vec[i64] = vec[i64](line)

    def print_menu(self, side: list[int], special: list[int]) -> None:
        """For each line: galette or crêpe, and whose speciality."""
        self.side: vec[i64] = vec[i64](side)
        self.special: vec[i64] = vec[i64](special)

    def print_dishes(self, value: list[int], points: list[int], menu: list[int], speciality: list[int]) -> None:
        """For a galette and for a crêpe: what it must be worth, and what it counts."""
        self.dish_value: vec[i64] = vec[i64](value)
        self.dish_points: vec[i64] = vec[i64](points)
        self.menu_bonus: vec[i64] = vec[i64](menu)
        self.speciality_bonus: vec[i64] = vec[i64](speciality)

    def line_of(self, a: Kind, b: Kind, c: Kind) -> Kind:
        """The line of the menu that these ingredients make, if they are all of one."""
        line = self.line[a]
        return Kind(line) if line == self.line[b] and (c < 0 or line == self.line[c]) else NO_KIND


NO_BOX: Final = Box([], 0, 0, 0)
