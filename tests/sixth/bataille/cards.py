"""The printed cards of Bataille."""

from __future__ import annotations


class Box:
    def __init__(self, ranks: int, copies: int) -> None:
        self.names = [f"rank_{n + 1}" for n in range(ranks)]
        self.copies = copies


NO_BOX = Box(0, 0)
