# mypyc: compile
"""Children at the table: which seats may choose the children's questions (baba-13)."""

from __future__ import annotations

from mypy_extensions import i64

NOBODY = "none"
SEAT = "seat_"
MARKED = (
    16  # added to a set of seats: 1 to 8 are so many of the last seats, 9 to 16 one seat, as tables of before say it
)


def children_values(most: int) -> tuple[str, ...]:
    """Nobody, so many of the last seats, or seats that are named one by one."""
    numbers = [str(n) for n in range(1, most + 1)]
    return (NOBODY, *numbers, *[SEAT + n for n in numbers])


def children_marked(wish: str) -> i64:
    if wish == NOBODY:
        return 0
    if not wish.startswith(SEAT):
        return i64(int(wish))
    marked: i64 = MARKED
    for name in wish.split("+"):
        marked += i64(1) << i64(int(name.removeprefix(SEAT)) - 1)
    return marked


def is_child(children: i64, seat: i64, seats: i64) -> bool:
    if children > MARKED:
        return bool((children - MARKED) >> seat & 1)
    return seat == children - 9 if children > 8 else seat >= seats - children


def objection_to_children(seats: int, wish: str) -> str | None:
    last = wish.split("+")[-1].removeprefix(SEAT)
    if wish == NOBODY or int(last) <= seats:
        return None
    if wish.startswith(SEAT):
        return f"there is no seat {last} at a table for {seats}; choose children=none or another seat."
    return f"{last} children cannot sit on {seats} seats; choose children=none or 1 to {seats}."
