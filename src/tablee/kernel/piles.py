# mypyc: compile
"""Piles: cards in order, the top at the end."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

from tablee.kernel.steps import Card


def no_cards() -> vec[Card]:
    return cast("vec[Card]", vec[i64]())  # a NewType is no vec item at run time


EMPTY: Final = 1  # the mark of every pile without cards


class Marks:
    """Numbers for piles as they lie, none of them given twice."""

    def __init__(self) -> None:
        self.given: i64 = EMPTY

    def next(self) -> i64:
        self.given += 1
        return self.given


MARKS: Final = Marks()


@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order; the top is the end.  Read `cards`; to change them in place, change those of `own`."""

    def __init__(self, cards: vec[Card]) -> None:
        self.cards: vec[Card] = cards
        self.lent: bool = False  # another pile reads the same cards: whoever changes theirs first copies them
        self.mark: i64 = 0  # of these cards in this order, once a row has shown them
        self.eyes: i64 = 0  # whoever knows one of these cards is among them,
        self.looked: i64 = 0  # since its table had seen so many looks; 0 where unknown

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, i: i64) -> Card:
        return self.cards[i]

    def own(self) -> vec[Card]:
        """The cards, no longer lent to anybody."""
        self.mark = 0
        self.looked = 0
        if self.lent:
            self.cards = self.cards[:]
            self.lent = False
        return self.cards

    def add(self, card: Card) -> None:
        self.cards = append(self.own(), card)

    def add_below(self, card: Card) -> None:
        """Put a card under the pile."""
        self.add(card)
        i: i64 = len(self.cards) - 1
        while i > 0:
            self.cards[i] = self.cards[i - 1]
            i -= 1
        self.cards[0] = card

    def draw(self) -> Card:
        """Of the rest nobody knows more than before."""
        looked = self.looked
        self.cards, card = pop(self.own())
        self.looked = looked
        return card

    def draw_at(self, i: i64) -> Card:
        looked = self.looked
        self.cards, card = pop(self.own(), i)
        self.looked = looked
        return card

    def remove(self, card: Card) -> None:
        looked = self.looked
        self.cards = remove(self.own(), card)
        self.looked = looked

    def clear(self) -> None:
        self.cards = no_cards()
        self.lent = False
        self.mark = 0

    def take_all(self, other: Pile) -> None:
        """Put the whole of another pile on this one."""
        if len(other.cards):
            cards = self.own()
            for card in other.cards:
                cards = append(cards, card)
            self.cards = cards
            other.clear()

    def sort(self) -> None:
        """The lowest number at the bottom: an order that says nothing.  For few cards."""
        cards = self.own()
        for i in range(len(cards)):
            card = cards[i]
            at = i64(i)
            while at and cards[at - 1] > card:
                cards[at] = cards[at - 1]
                at -= 1
            cards[at] = card

    def become(self, other: Pile) -> None:
        """Hold the same cards as another."""
        self.cards = other.cards
        self.lent = other.lent = True
        self.mark = other.mark
        self.eyes = other.eyes
        self.looked = other.looked

    def copy(self) -> Pile:
        self.lent = True
        twin = Pile(self.cards)
        twin.lent = True
        twin.mark = self.mark
        twin.eyes = self.eyes
        twin.looked = self.looked
        return twin


def pile() -> Pile:
    return Pile(no_cards())


NO_PILES: Final[list[Pile]] = []  # of a table that is about to be another's copy


def piles(n: i64) -> list[Pile]:
    return [pile() for _ in range(n)] if n else NO_PILES


def copies(some: list[Pile]) -> list[Pile]:
    return [p.copy() for p in some]


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n) if n else vec[i64]()


def blank_others(values: vec[i64], kept: i64, blank: i64) -> None:
    """Only the number of one seat, or of none, stays what it is."""
    for i in range(len(values)):
        if i != kept:
            values[i] = blank


def pile_of(cards: list[int]) -> Pile:
    return Pile(cast("vec[Card]", vec[i64](cards)))
