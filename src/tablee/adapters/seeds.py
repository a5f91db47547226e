"""Seeds of one episode after another."""

from __future__ import annotations

import secrets

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
