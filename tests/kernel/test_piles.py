"""A copy of a pile reads the same cards until one of the two changes; the other never notices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.kernel.piles import MARKS, Pile, pile, zeros
from tablee.kernel.state import State
from tablee.kernel.steps import Card

Change = Callable[[Pile], object]


def turn_over(some: Pile) -> None:
    cards = some.own()
    cards[0], cards[3] = cards[3], cards[0]


def shuffle(some: Pile) -> None:
    g = State(1, 7)
    g.known = zeros(5)
    g.shuffle(some)


def sort(some: Pile) -> None:
    some.add(some.draw_at(0))
    some.add(Card(4))
    some.sort()


CHANGES: dict[str, Change] = {
    "add": lambda some: some.add(Card(4)),
    "add_below": lambda some: some.add_below(Card(4)),
    "draw": lambda some: some.draw(),
    "draw_at": lambda some: some.draw_at(1),
    "remove": lambda some: some.remove(Card(1)),
    "clear": lambda some: some.clear(),
    "take_all": lambda some: some.take_all(four()),
    "given away": lambda some: pile().take_all(some),
    "shuffle": shuffle,
    "in place": turn_over,
    "sort": sort,
}


def four() -> Pile:
    some = pile()
    for n in range(4):
        some.add(Card(n))
    return some


def cards(some: Pile) -> list[int]:
    return [int(card) for card in some.cards]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("copy_moves", [True, False])
def test_a_change_to_one_of_two_is_not_seen_in_the_other(change: str, copy_moves: bool) -> None:
    first = four()
    second = first.copy()
    moves, stays = (second, first) if copy_moves else (first, second)
    CHANGES[change](moves)
    assert cards(moves) != [0, 1, 2, 3]
    assert cards(stays) == [0, 1, 2, 3]
    CHANGES["add"](stays)
    stays.own()[0] = Card(3)
    assert cards(stays) == [3, 1, 2, 3, 4]
    assert cards(moves) != [3, 1, 2, 3, 4]


def test_cards_that_are_lent_no_longer_are_not_copied_again() -> None:
    first = four()
    first.copy()
    first.add(Card(4))
    assert not first.lent
    assert cards(first) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("change", CHANGES)
def test_cards_that_change_lose_their_mark_and_only_new_ones_may_be_known(change: str) -> None:
    """A row that has shown them would else believe that they lie as they lay."""
    some = four()
    some.mark, some.looked = MARKS.next(), 1
    CHANGES[change](some)
    assert some.mark == 0
    assert bool(some.looked) == (set(cards(some)) <= {0, 1, 2, 3} and change not in ("in place", "take_all"))


def test_a_copy_has_the_mark_until_it_changes() -> None:
    first = four()
    first.mark, first.eyes, first.looked = MARKS.next(), 2, 7
    second = first.copy()
    assert (second.mark, second.eyes, second.looked) == (first.mark, 2, 7)
    second.add(Card(4))
    assert (second.mark, second.looked) == (0, 0)
    assert (first.mark, first.eyes, first.looked) == (MARKS.given, 2, 7)


@pytest.mark.parametrize("order", [[], [3], [2, 0, 1], [5, 4, 4, 1, 9, 0]])
def test_sorted_the_lowest_card_lies_at_the_bottom(order: list[int]) -> None:
    some = pile()
    for card in order:
        some.add(Card(card))
    some.sort()
    assert cards(some) == sorted(order)


def test_all_of_a_pile_lie_on_another_in_their_order() -> None:
    some, other = four(), four()
    other.draw()
    some.take_all(other)
    assert (cards(some), cards(other)) == ([0, 1, 2, 3, 0, 1, 2], [])


def test_a_pile_made_where_another_was_freed_remembers_nothing_of_it() -> None:
    """Compiled, what is freed is the next to be made, a thousand at once more than are kept."""
    for _ in range(3):
        some = [four() for _ in range(1500)]
        for p in some:
            p.mark, p.looked, p.eyes = MARKS.next(), 3, 7
            p.copy()
        del some, p
        fresh = pile()
        assert (cards(fresh), fresh.mark, fresh.looked, fresh.eyes, fresh.lent) == ([], 0, 0, 0, False)
