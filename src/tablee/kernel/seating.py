# mypyc: compile
"""Who begins: drawn by lot, or chosen by the table."""

from __future__ import annotations

from mypy_extensions import i64

LOT = "lot"


def first_seats(most: int) -> tuple[str, ...]:
    """The values of an option `first` for a game of so many seats."""
    return (LOT, *(str(seat) for seat in range(1, most + 1)))


def first_player(drawn: i64, wish: str) -> i64:
    """The seat drawn by lot, or the one that was wished for, counted from 1."""
    if wish == LOT:
        return drawn
    return i64(int(wish) - 1)


def objection_to_first(seats: int, first: str) -> str | None:
    if first == LOT or int(first) <= seats:
        return None
    return f"seat {first} cannot begin at a table for {seats}; choose first=lot or 1 to {seats}."
