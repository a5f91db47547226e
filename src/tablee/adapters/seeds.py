"""Seeds of one episode after another."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from tablee.kernel.game import BadInput
from tablee.kernel.state import LOW62, mix


class Seeds:
    """A given seed lays out its own table; the tables after it follow from it.  Without one, chance begins."""

    def __init__(self) -> None:
        self._first = secrets.randbits(62)
        self._n = 0

    def next(self, given: int | None) -> int:
        if given is not None:
            self._first, self._n = given & LOW62, 0
            return self._first
        self._n += 1
        return int(mix(self._first, self._n))

    def each(self, given: int | Sequence[int | None] | None, n: int) -> list[int]:
        """As many: those that are given, or all from one."""
        if given is None or isinstance(given, int):
            first = self.next(given)
            return [int(mix(first, place)) for place in range(n)]
        if len(given) != n:
            raise BadInput(f"{n} tables need as many seeds, not {len(given)}.")
        return [self.next(None) if one is None else int(one) & LOW62 for one in given]
