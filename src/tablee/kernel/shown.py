# mypyc: compile
"""What a view shows of one field: numbers, names of cards, None for what is not seen.

The generated `show_to_all` and `show_to` of a game call these field by field.  When a game is over, all is seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import Pile
from tablee.kernel.state import State
from tablee.kernel.steps import Seat, eye

MORE: Final = "…"  # and an unknown number of cards besides


def numbers(values: vec[i64]) -> list[int | None]:
    return [int(value) for value in values]


def own_number(g: State, values: vec[i64], seat: Seat) -> list[int | None]:
    """A number of each seat, of which it sees its own."""
    if g.over:
        return numbers(values)
    shown: list[int | None] = [None] * len(values)
    if seat >= 0:
        shown[seat] = int(values[seat])
    return shown


def hidden_numbers(g: State, values: vec[i64]) -> list[int | None]:
    return numbers(values) if g.over else [None] * len(values)


def hidden_number(g: State, value: i64) -> int | None:
    return int(value) if g.over else None


def pile(g: State, some: Pile) -> list[object]:
    """Of which every card is seen."""
    names, kinds = g.kind_names, g.kinds
    return [names[kinds[card]] for card in some.cards]


def piles(g: State, some: list[Pile]) -> list[object]:
    return [pile(g, one) for one in some]


def hidden_pile(g: State, seat: Seat, some: Pile, each: bool, hides: bool) -> object:
    """A list of names, None for a card not seen; just how many where none is seen.

    Where cards lie in somebody's hand (`each`) is not shown; `hides`: nor how many there are.
    """
    if g.over:
        return pile(g, some)
    names, kinds, known, bit = g.kind_names, g.kinds, g.known, eye(seat)
    seen: i64 = 0
    for card in some.cards:
        if known[card] & bit:
            seen += 1
    unseen = len(some.cards) - seen
    if not seen and unseen:
        return [MORE] if hides else int(unseen)
    if not each and not hides:
        return [names[kinds[card]] if known[card] & bit else None for card in some.cards]
    shown: list[object] = []
    shown += sorted([names[kinds[card]] for card in some.cards if known[card] & bit])
    if hides:
        return [*shown, MORE] if unseen else shown
    return shown + [None] * unseen


def hidden_piles(g: State, seat: Seat, some: list[Pile], each: bool, hides: bool) -> list[object]:
    return [hidden_pile(g, seat, one, each, hides) for one in some]


def hands(g: State, seat: Seat, some: list[Pile], hides: bool) -> list[object]:
    """One's own is seen."""
    shown = hidden_piles(g, seat, some, True, hides)
    if seat >= 0:
        shown[seat] = pile(g, some[seat])
    return shown
