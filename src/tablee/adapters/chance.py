"""Chance as nodes: every number that the rules draw, and every card at the moment somebody first sees it.

A table is told its chance from outside.  What a choice leads to is carried out on a copy until a number is needed that
nobody has told yet; then that is a node of chance, and with its outcome all is carried out anew.  The order of cards
that nobody has seen is no fact: when the first of them comes to light, its kind is a node of chance among all kinds
that lie unseen in that pile, and it changes places with one of that kind.  So copies of a state know no deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

from tablee.kernel.state import NeedsChance, State, telling
from tablee.kernel.steps import Option, Seat, Step
from tablee.spaces.indexed import Desk, Spaces

Place = tuple[int, int, int]  # field, pile, place in it
Outcomes = list[tuple[int, float]]


@dataclass
class Pending:
    """A choice, or the laying out of a table, that waits for chance."""

    spaces: Spaces
    lay_out: Callable[[int], State] | None = None  # by a seed; else a choice at a table:
    base: State | None = None
    choice: tuple[int, int] = (-1, 0)  # seat and option
    numbers: bytes = b""
    decided: tuple[Place, ...] = ()
    asked: Place | None = None  # the card to be decided; None where a number is needed
    outcomes: Outcomes = field(default_factory=list)

    def go_on(self) -> State | None:
        """The table after it, or None where chance must speak first: `outcomes` says what it may say."""
        g, needed = self._carried_out()
        self.asked = None if self.base is None else first_in_the_open(self.base, g, self.decided)
        if self.asked is not None and self.base is not None:
            self.outcomes = kinds_at(self.base, self.asked, self.decided)
            if len(self.outcomes) == 1:
                return self.told(self.outcomes[0][0])
            return None
        self.outcomes = [(n, weight / sum(needed)) for n, weight in enumerate(needed)]
        return None if needed else g

    def told(self, outcome: int) -> State | None:
        """Chance has spoken."""
        if self.asked is not None and self.base is not None:
            put_kind(self.base, self.asked, outcome, self.decided)
            self.decided = (*self.decided, self.asked)
        else:
            self.numbers += outcome.to_bytes(2, "big")
        return self.go_on()

    def _carried_out(self) -> tuple[State, list[int]]:
        """As far as it goes, and the weights of the number that is missing, if one is."""
        if self.base is None:
            return self._laid_out()
        g = twin(self.base)
        g.listen_to_chance(self.numbers)
        try:
            g.commit(Seat(self.choice[0]), Option(Step(self.choice[1])))
        except NeedsChance as missing:
            return g, missing.weights
        return g, []

    def _laid_out(self) -> tuple[State, list[int]]:
        if self.lay_out is None:
            raise AssertionError("nothing waits for chance")
        try:
            return self.lay_out(telling(self.numbers)), []
        except NeedsChance as missing:
            return State(0, 0), missing.weights

    def __deepcopy__(self, memo: object) -> Pending:
        base = None if self.base is None else twin(self.base)
        return Pending(base=base, **self._besides())

    def __reduce__(self) -> tuple[Any, ...]:
        """A table is kept as a desk is; what was told so far has been heard."""
        return pending_again, (None if self.base is None else Desk(self.spaces, self.base), self._besides())

    def _besides(self) -> dict[str, Any]:
        return {it.name: getattr(self, it.name) for it in fields(self) if it.name != "base"}


def pending_again(desk: Desk | None, besides: dict[str, Any]) -> Pending:
    if desk is not None:
        desk.g.story = []
    return Pending(base=None if desk is None else desk.g, **besides)


def twin(g: State) -> State:
    """A copy; what was told so far is told of both."""
    made = g.clone()
    made.story = None if g.story is None else g.story[:]
    return made


def unseen(g: State) -> list[tuple[Place, int]]:
    """Every card that nobody has seen, from the top of each pile down."""
    found = []
    for i, it in enumerate(g.fields()):
        if not it.deck:
            continue
        for owner, pile in enumerate(g.piles(i)):
            if any(it.seen_by(Seat(seat), owner) for seat in range(int(g.seats))):
                continue
            cards = [int(card) for card in pile.cards]
            found += [((i, owner, n), card) for n, card in reversed(list(enumerate(cards))) if not g.known[card]]
    return found


def first_in_the_open(before: State, after: State, decided: tuple[Place, ...]) -> Place | None:
    """The first card that nobody had seen before and somebody sees now, or that is no longer where it lay."""
    still = {card: place for place, card in unseen(after)}
    for place, card in unseen(before):
        if place not in decided and (card not in still or still[card][:2] != place[:2]):
            return place
    return None


def kinds_at(g: State, place: Place, decided: tuple[Place, ...]) -> Outcomes:
    """The kinds that may lie there, each as likely as it is frequent among what lies unseen in that pile."""
    counted = Counter(int(g.kinds[card]) for _, card in rivals(g, place, decided))
    return [(kind, n / counted.total()) for kind, n in sorted(counted.items())]


def rivals(g: State, place: Place, decided: tuple[Place, ...]) -> list[tuple[Place, int]]:
    """Unseen cards of the same pile whose place nothing has decided."""
    return [(there, card) for there, card in unseen(g) if there[:2] == place[:2] and there not in decided]


def put_kind(g: State, place: Place, kind: int, decided: tuple[Place, ...]) -> None:
    """Let a card of this kind lie at a place, and the one that lay there where that one was."""
    there, _ = next((at, card) for at, card in rivals(g, place, decided) if g.kinds[card] == kind)
    cards = g.piles(place[0])[place[1]].own()
    cards[place[2]], cards[there[2]] = cards[there[2]], cards[place[2]]
