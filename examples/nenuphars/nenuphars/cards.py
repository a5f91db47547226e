"""The flowers of the pond, as the rules read them."""

from typing import Final

EFFECTS: Final = ("flower", "toad")
SIDE: Final = 5
CELLS: Final = SIDE * SIDE
EMPTY, SPRING, PLANTED = 0, 1, 2  # what a cell holds; a card of kind n is PLANTED + n


class Box:
    """Every kind of card has a number, in the order of the box file."""

    def __init__(self, names: list[str], effect: list[int], cards: list[int], numbers: dict[str, int]) -> None:
        self.names = names
        self.effect = effect
        self.cards = cards  # the kind of each card
        self.hand = numbers["hand"]
        self.goal = numbers["goal"]
        self.spring = numbers["spring"]  # points that a spring adds
        self.springs = numbers["springs"]


NO_BOX = Box([], [], [], dict.fromkeys(("hand", "goal", "spring", "springs"), 0))
