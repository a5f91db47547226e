"""The masks of the ball, as the rules read them."""

from typing import Final

EFFECTS: Final = ("chat", "hibou", "sanglier", "tortue", "singe", "renard", "paon", "lune")


class Box:
    """Every kind of mask has a number, in the order of the box file."""

    def __init__(self, names: list[str], effect: list[int], value: list[int], masks: list[int], ribbons: int) -> None:
        self.names = names
        self.effect = effect
        self.value = value
        self.masks = masks  # the kind of each card
        self.ribbons = ribbons  # that win the evening


NO_BOX = Box([], [], [], [], 0)
