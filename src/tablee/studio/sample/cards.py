"""The cards of the Orchard, as the rules read them."""

from __future__ import annotations


class Box:
    """Every kind of card has a number: fruits first, then the wasp, then each fruit as somebody's favourite."""

    def __init__(self, names: list[str], points: list[int], orchard: list[int], secrets: list[int]) -> None:
        self.names = names
        self.points = points  # by fruit
        self.orchard = orchard  # the kind of each card among the trees
        self.secrets = secrets  # the kind of each secret card
        self.wasp = len(points)


NO_BOX = Box([], [], [], [])
