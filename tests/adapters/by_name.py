"""What each cell of a row must hold, worked out from its name and the seat's view: slow, and by another path."""

from __future__ import annotations

import re
from typing import Any

from tablee.kernel.shown import MORE
from tablee.kernel.sight import view
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.spaces.layout import Layout


class Reader:
    """One table as one seat sees it; the end of a game shows a row nothing that was hidden before."""

    def __init__(self, laid: Layout, g: State, seat: int) -> None:
        twin = g.clone()
        twin.over = False
        seen: Any = view(twin, Seat(seat))
        self.laid, self.g, self.seat, self.table, self.asking = laid, g, seat, seen["table"], seen["asking"]
        self.letters = {name: letters for name, letters, _ in g.names().values()}
        self.args = {name: words.split() for name, _, words in g.names().values()}
        self.cells = laid.cells  # made anew whenever it is asked for
        self.lows = {cell.name: int(cell.low) for cell in self.cells}

    def row(self) -> list[int]:
        return [min(max(self.value(cell.name) - int(cell.low), 0), int(cell.high - cell.low)) for cell in self.cells]

    def value(self, name: str) -> int:
        """The plain value, before it is counted from the least."""
        head, _, rest = name.partition(".")
        if name in ("your_move", "over"):
            return int(self.g.over if name == "over" else self.g.waits_for(Seat(self.seat)))
        if head == "seat":
            return int(rest == str(self.seat))
        if head == "question" and (rest.partition(".")[0] in self.letters):
            return self._question(*rest.partition(".")[::2])
        part = re.fullmatch(r"(\w+)(?:\[(\d+)\])?", head)
        assert part
        if part[1] == "asked":
            return int(self.asking is not None and self._at(int(part[2])) in self.asking["seats"])
        return self._field(part[1], part[2], rest)

    def _at(self, relative: int) -> int:
        return (self.seat + relative) % self.laid.seats

    def _question(self, question: str, named: str) -> int:
        if self.asking is None or self.asking["question"] != question:
            return 0
        if not named:
            return 1
        arg, value = named.split("=")
        place = self.args[question].index(arg)
        given = self.asking["args"][place]
        if self.letters[question][place] == "s" and given >= 0:
            given = (given - self.seat) % self.laid.seats
        return int(str(given) == value or (given is None and value == "-1"))

    def _field(self, name: str, owner: str | None, rest: str) -> int:
        shown = self.table[name] if owner is None else self.table[name][self._at(int(owner))]
        if not rest:
            return int(shown)
        if isinstance(shown, list) and shown and isinstance(shown[0], int) and owner is None:
            return self._series(shown, name, rest)
        if f"{name}.n" in self.lows:
            return self._series(shown, name, rest)
        place, _, more = rest.partition(".")
        if place.isdigit():  # one of several piles
            return self._pile(shown[int(place)] if int(place) < len(shown) else [], more)
        return self._pile(shown, rest)

    def _series(self, shown: list[int], name: str, rest: str) -> int:
        if rest == "n":
            return len(shown)
        return shown[int(rest)] if int(rest) < len(shown) else self.lows[f"{name}.{rest}"]

    def _pile(self, shown: Any, what: str) -> int:
        cards = [None] * shown if isinstance(shown, int) else shown
        if what == "size":
            return len(cards)
        if what == "unseen":
            return cards.count(None) + cards.count(MORE)
        if what.startswith("top."):
            return int(bool(cards) and cards[-1] == what[4:])
        return int(cards.count(what))
