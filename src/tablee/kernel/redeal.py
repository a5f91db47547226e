# mypyc: compile
"""Dealing anew: at a table that a seat imagines, the cards it does not see lie as chance has it.

The generated `deal_anew` of a game hands over the piles with one back, one by one: first those that are seen, then
hands, then stacks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.dice import LOW62, fair
from tablee.kernel.piles import Pile, zeros
from tablee.kernel.steps import ALL_EYES, NO_CARD, SPECTATORS, Card, Seat, eye

LOOSE: Final = 1 << 40  # beside the eyes of a card: it was taken out


class Redeal:
    """Which numbers cards have at an imagined table, who knows of each, and which lie where.

    Copies of one kind look alike, so which of them lies where must not say anything: those that a seat sees become the
    first of their kind, in the order in which they lie there.  Where cards are `numbered`, each stays what it is.
    """

    def __init__(self, kinds: vec[i64], known: vec[i64], firsts: vec[i64], seat: Seat) -> None:
        self.kinds: vec[i64] = kinds
        self.known: vec[i64] = known
        self.was: vec[i64] = known  # who knew of each before it had a new number
        self.next: vec[i64] = firsts[:]  # where to look for the next of each kind
        self.left: vec[i64] = zeros(len(firsts))  # of each kind, how many were taken out
        self.seat: Seat = seat
        self.bit: i64 = eye(seat)
        self.kept: i64 = ~(ALL_EYES & ~self.bit)  # what remains of who was shown a card, unless all were
        self.numbered: bool = False
        self.hidden: list[Pile] = []
        self.n: i64 = 0  # how many cards were taken out
        self.low: i64 = 0  # where cards stay what they are, those taken out have these numbers:
        self.high: i64 = 0

    def begin(self, numbered: bool) -> None:
        """What follows has another back."""
        self.numbered = numbered
        self.hidden = []
        self.n = 0
        if numbered:
            self.low = len(self.known)
            self.high = -1
        else:
            self.was = self.known[:]

    # -- What the seat sees ------------------------------------------------------------

    def see(self, p: Pile) -> None:
        if self.numbered:
            self.keep(p)
        else:
            self.rename(p)

    def see_all(self, piles: list[Pile]) -> None:
        for p in piles:
            self.see(p)

    def see_own(self, piles: list[Pile]) -> None:
        """A spectator has none."""
        if self.seat >= 0:
            self.see(piles[self.seat])

    def keep(self, p: Pile) -> None:
        known, kept = self.known, self.kept
        for card in p.cards:
            marks = known[card]
            if marks and not marks & SPECTATORS:
                known[card] = marks & kept

    def rename(self, p: Pile) -> None:
        """Written out like the next: a call for each card costs."""
        if not len(p.cards):
            return
        kinds, known, following, kept, was = self.kinds, self.known, self.next, self.kept, self.was
        cards = p.own()
        for i in range(len(cards)):
            marks = was[cards[i]]
            kind = kinds[cards[i]]
            new = following[kind]
            while kinds[new] != kind:
                new += 1
            following[kind] = new + 1
            cards[i] = Card(new)
            known[new] = marks if marks & SPECTATORS else marks & kept

    # -- What it does not see ----------------------------------------------------------

    def take(self, p: Pile) -> None:
        """Take out what is not seen of a stack; where it lay there is no card for now."""
        if len(p.cards):
            self.hidden.append(p)
            if self.numbered:
                self.take_out(p)
            else:
                self.rename_seen(p)

    def take_all(self, piles: list[Pile]) -> None:
        for p in piles:
            self.take(p)

    def take_hands(self, piles: list[Pile], own: i64) -> None:
        """All hands, or all but one's own; where a known card lies in another's hand is not known."""
        for i in range(len(piles)):
            if i != own and len(piles[i].cards):
                before = self.n
                self.take(piles[i])
                if self.n - before < len(piles[i].cards):
                    known_first(piles[i].cards)

    def take_out(self, p: Pile) -> None:
        known, bit, kept, low, high = self.known, self.bit, self.kept, self.low, self.high
        cards = p.own()
        n: i64 = 0
        for i in range(len(cards)):
            card = i64(cards[i])
            marks = known[card]
            if not marks & bit:
                known[card] = marks & ~ALL_EYES | LOOSE
                cards[i] = NO_CARD
                n += 1
                if card < low:
                    low = card
                if card > high:
                    high = card
            elif not marks & SPECTATORS:
                known[card] = marks & kept
        self.n += n
        self.low = low
        self.high = high

    def rename_seen(self, p: Pile) -> None:
        """And count what is not seen."""
        kinds, known, following, bit, kept = self.kinds, self.known, self.next, self.bit, self.kept
        was, left = self.was, self.left
        cards = p.own()
        n: i64 = 0
        for i in range(len(cards)):
            marks = was[cards[i]]
            kind = kinds[cards[i]]
            if marks & bit:
                new = following[kind]
                while kinds[new] != kind:
                    new += 1
                following[kind] = new + 1
                cards[i] = Card(new)
                known[new] = marks if marks & SPECTATORS else marks & kept
            else:
                left[kind] += 1
                cards[i] = NO_CARD
                n += 1
        self.n += n

    # -- And where it lies now ---------------------------------------------------------

    def deal(self, rng: i64, stream: i64) -> i64:
        """Any of the cards taken out to each place that is left, by the fast dice; where they stand then."""
        left = self.n
        pool = self.gathered() if self.numbered else self.rename_rest()
        for p in self.hidden:
            cards = p.cards
            for i in range(len(cards)):
                if cards[i] == NO_CARD:
                    rng = (rng + stream) & LOW62
                    j = fair(rng, left)
                    left -= 1
                    cards[i] = Card(pool[j])
                    pool[j] = pool[left]
        return rng

    def gathered(self) -> vec[i64]:
        """In an order that says nothing."""
        known = self.known
        pool = zeros(self.n)
        n: i64 = 0
        for card in range(self.low, self.high + 1):
            if known[card] & LOOSE:
                known[card] &= ~LOOSE
                pool[n] = card
                n += 1
        return pool

    def rename_rest(self) -> vec[i64]:
        kinds, known, following, left = self.kinds, self.known, self.next, self.left
        pool = zeros(self.n)
        n: i64 = 0
        for kind in range(len(left)):
            more = left[kind]
            if not more:
                continue
            left[kind] = 0
            card = following[kind]
            while more:
                if kinds[card] == kind:
                    known[card] = 0
                    pool[n] = card
                    n += 1
                    more -= 1
                card += 1
            following[kind] = card
            if n == len(pool):
                break
        return pool


def known_first(cards: vec[Card]) -> None:
    """Known ones in order first, then the places of the rest."""
    seen: i64 = 0
    for i in range(len(cards)):
        card = cards[i]
        if card != NO_CARD:
            cards[i] = NO_CARD
            at = seen
            while at and cards[at - 1] > card:
                cards[at] = cards[at - 1]
                at -= 1
            cards[at] = card
            seen += 1


def first_of_each(kinds: vec[i64], names: i64) -> vec[i64]:
    """The first card of each kind; the same for all tables laid from one box."""
    firsts = zeros(names)
    c: i64 = len(kinds) - 1
    while c >= 0:
        firsts[kinds[c]] = c
        c -= 1
    return firsts
