"""Features that mean the same at every table of a game, however many play: for networks that sit down anywhere.

A sight pools the cells of all other seats; an option is a few words, and the cells of the seat it is aimed at.
"""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.state import State
from tablee.kernel.steps import Seat, number_of, rule_of
from tablee.spaces.buffers import Rows, shared
from tablee.spaces.layout import Layout

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
SEAT_OF = re.compile(r"\[(\d+)\]")
MOST_WORDS = 8  # of one option


class Features:
    """How the cells of one table become features."""

    def __init__(self, laid: Layout) -> None:
        self.laid = laid
        self._rows = Rows(laid.spaces, 1)
        self._cells = shared(self._rows.cells, np.int16)
        names = [cell.name for cell in laid.cells]
        pooled = [_pooled(name) for name in names]
        self.names = sorted({name for name in pooled if name})
        place = {name: i for i, name in enumerate(self.names)}
        self.to = np.array([place.get(name, len(self.names)) for name in pooled])
        share = 1 / max(laid.seats - 1, 1)
        self.weights = laid.scales * np.array([share if "[+]" in name else 1.0 for name in pooled], np.float32)
        self.of_a_seat, self.seat_cells = _seats(names, laid.seats)

    def sight(self, g: State, seat: int) -> tuple[Floats, Floats]:
        """What a seat sees, and for each seat, itself first, what it sees there."""
        self._rows.show(0, g, Seat(seat))
        sums = np.bincount(self.to, self._cells * self.weights, len(self.names) + 1)[:-1]
        padded = np.append(self._cells * self.laid.scales, np.float32(0))
        return sums.astype(np.float32), padded[self.seat_cells]


def _pooled(name: str) -> str:
    """The feature a cell counts for; none for where at the table one sits."""
    if name.startswith("seat."):
        return ""
    return SEAT_OF.sub(lambda m: "[0]" if m[1] == "0" else "[+]", name)


def _seats(names: list[str], seats: int) -> tuple[list[str], Ints]:
    """What is seen of every other seat, and where its cells are; one past the end where there is none."""
    place = {name: i for i, name in enumerate(names)}
    kinds = sorted({SEAT_OF.sub("[*]", name) for name in names if SEAT_OF.search(name)})
    where = [[place.get(kind.replace("[*]", f"[{s}]"), len(names)) for kind in kinds] for s in range(seats)]
    return kinds, np.array(where).reshape(seats, len(kinds))


def words(g: State, option: int, seat: int) -> tuple[list[str], int]:
    """An option in a few words, and the seat it is aimed at, counted from whoever acts; 0 for nobody else."""
    rule, letters, names = g.names()[rule_of(option)]
    found, aim = [rule], 0
    for i, (letter, name) in enumerate(zip(letters, names.split(), strict=True)):
        value = int(number_of(option, i))
        if letter == "s" and value >= 0:
            aim = aim or (value - seat) % int(g.seats)
            found += [] if i == 0 else [f"{rule}.{name}={'self' if value == seat else 'other'}"]
        elif letter == "k" and value >= 0:
            found += [f"kind={g.kind_names[value]}", f"{rule}.{name}={g.kind_names[value]}"]
        else:
            found.append(f"{rule}.{name}={value}")
    return found[:MOST_WORDS], aim
