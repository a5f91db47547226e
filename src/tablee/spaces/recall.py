# mypyc: compile
"""What one player remembers, in numbers: a digest of everything it was told, saw and chose, and the latest of it.

A thing remembered is six numbers.  Of an event: 1 + its kind, three parts, the secret part as far as the player knows
it, the rule that caused it.  Of a choice of one's own: 0, the option, its action, and a digest of what was seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import Pile
from tablee.kernel.saves import key
from tablee.kernel.sight import number_named, sees
from tablee.kernel.state import UNKNOWN, Event, Field, State, mix
from tablee.kernel.steps import Seat, eye, rule_of

WIDTH: Final = 7  # numbers of a row: event, three parts, secret part, own choice, digest
RECENT: Final = 12  # things that are spelled out
ROWS: Final = RECENT + 1  # the first is the digest of everything
PIECE: Final = 0xFFFF  # of a digest: as much as a float32 tells exactly, and 48 bits of either half
ONE: Final = 0x243F6A8885A308D3 & 0x3FFFFFFFFFFFFFFF
OTHER: Final = 0x13198A2E03707344


class Digest:
    """Twice 62 bits of all numbers that were added, in their order; the same compiled and in plain Python."""

    def __init__(self) -> None:
        self.one: i64 = ONE
        self.other: i64 = OTHER

    def add(self, number: i64) -> None:
        self.one = mix(self.one, number)
        self.other = mix(self.other, number)

    def hex(self) -> str:
        return f"{int(self.one):016x}{int(self.other):016x}"

    def piece(self, n: i64) -> float:
        """Number 0 to 5 of its row, from 0 to 1."""
        half = self.one if n < 3 else self.other
        return float(int((half >> (16 * (n % 3))) & PIECE)) / 65536.0


def sight_of(g: State, seat: Seat) -> Digest:
    """A digest of all that a seat sees: of the numbers of `glimpse`, without a list of them."""
    digest = Digest()
    window: i64 = g.window
    ending: i64 = g.ending
    digest.add(seat)
    digest.add(window if g.asked.n else no_number(0))
    digest.add(no_number(1) if g.waits_for(seat) else no_number(0))
    digest.add(no_number(1) if g.over else no_number(0))
    digest.add(g.winners)
    digest.add(ending if g.over else no_number(-1))
    for i, field in enumerate(g.fields()):
        if field.deck:
            for owner, pile in enumerate(g.piles(i)):
                see_pile(g, seat, field, owner, pile, digest)
        else:
            see_numbers(g, seat, field, g.numbers(i), digest)
        digest.add(-9998)
    return digest


def no_number(value: i64) -> i64:
    """A literal as mypyc keeps it unboxed on one side of a condition."""
    return value


def see_numbers(g: State, seat: Seat, field: Field, values: vec[i64], digest: Digest) -> None:
    for owner in range(i64(len(values))):
        if sees(g, seat, field, owner):
            digest.add(values[owner])
        else:
            digest.add(-9999)


def see_pile(g: State, seat: Seat, field: Field, owner: i64, p: Pile, digest: Digest) -> None:
    if sees(g, seat, field, owner):
        for card in p.cards:
            digest.add(g.kinds[card])
        digest.add(-1)
        return
    bit = eye(seat)
    hides = field.sized_by != "" and not number_named(g, field.sized_by)
    unseen: i64 = 0
    known: list[int] = []
    for card in p.cards:
        if not g.known[card] & bit:
            unseen += 1
            if not field.each and not hides:
                digest.add(-2)
        elif field.each or hides:
            known.append(int(g.kinds[card]))
        else:
            digest.add(g.kinds[card])
    known.sort()
    for kind in known:
        digest.add(kind)
    if hides and unseen > 1:
        unseen = 1
    digest.add(-3 - unseen)


class Thing:
    """One thing remembered, by all who were told the same; in words once somebody asks."""

    def __init__(self, what: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.what: i64 = what
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.words = ""

    def line(self, g: State) -> str:
        if not self.words:
            self.words = self.spelled(g)
        return self.words

    def spelled(self, g: State) -> str:
        if self.what == 0:
            return f"saw {int(self.c):016x}{int(self.d):016x}, chose {key(g, self.a)}"
        return f"{events_of(g).kinds[self.what - 1]} {self.a} {self.b} {self.c} {self.d} {self.e}"

    def write(self, rows: vec[float], row: i64, events: i64, actions: i64) -> None:
        if self.what == 0:
            rows[row + 5] = float(int(self.b) + 1) / float(int(actions))
            rows[row + 6] = float(int(self.c & PIECE)) / 65536.0
            return
        rows[row] = float(int(self.what)) / float(int(events))
        rows[row + 1] = float(int(self.a) + 1) / 2048.0
        rows[row + 2] = float(int(self.b) + 1) / 2048.0
        rows[row + 3] = float(int(self.c) + 1) / 2048.0
        if self.d != UNKNOWN:
            rows[row + 4] = float(int(self.d) + 1) / 2048.0

    def kept(self) -> list[int]:
        return [int(self.what), int(self.a), int(self.b), int(self.c), int(self.d), int(self.e)]


class Past:
    """What one player remembers by now."""

    def __init__(self) -> None:
        self.digest = Digest()
        self.recent: list[Thing] = []  # the latest, each in the place of the twelfth before it
        self.n: i64 = 0  # things in all

    def add(self, thing: Thing) -> None:
        digest = self.digest
        digest.add(thing.what)
        digest.add(thing.a)
        digest.add(thing.b)
        digest.add(thing.c)
        digest.add(thing.d)
        digest.add(thing.e)
        if self.n < RECENT:
            self.recent.append(thing)
        else:
            self.recent[self.n % RECENT] = thing
        self.n += 1

    def chose(self, option: i64, action: i64, saw: Digest) -> None:
        self.add(Thing(0, option, action, saw.one, saw.other, 0))

    def text(self, g: State) -> str:
        told = [self.recent[n % RECENT].line(g) for n in range(max(self.n - RECENT, 0), self.n)]
        return "\n".join([f"past {self.digest.hex()}", *told])

    def write(self, rows: vec[float], events: i64, actions: i64) -> None:
        """The digest first, then the latest things, the newest at the end; `events` and `actions` is how many are."""
        for k in range(ROWS * WIDTH):
            rows[k] = 0.0
        if self.n:
            for k in range(WIDTH - 1):
                rows[k] = self.digest.piece(k)
        row: i64 = ROWS * WIDTH
        n = self.n
        while n > 0 and row > WIDTH:
            n -= 1
            row -= WIDTH
            self.recent[n % RECENT].write(rows, row, events, actions)

    def copy(self) -> Past:
        twin = Past()
        twin.digest.one, twin.digest.other = self.digest.one, self.digest.other
        twin.n = self.n
        twin.recent = self.recent[:]
        return twin

    def kept(self) -> list[list[int]]:
        """As plain numbers; `past_again` makes it of them."""
        head = [int(self.digest.one), int(self.digest.other), int(self.n)]
        return [head, *[thing.kept() for thing in self.recent]]


def past_again(kept: list[list[int]]) -> Past:
    past = Past()
    past.digest.one, past.digest.other, past.n = kept[0][0], kept[0][1], kept[0][2]
    past.recent = [Thing(it[0], it[1], it[2], it[3], it[4], it[5]) for it in kept[1:]]
    return past


def hear(g: State, pasts: list[Past]) -> None:
    """All players hear what was told at a table, each its part of it; then the story begins anew."""
    story = g.story
    if not story:
        return
    numbers = numbers_of(g)
    for event in story:
        hear_event(event, numbers[event.kind], pasts)
    g.story = []


def hear_event(event: Event, number: i64, pasts: list[Past]) -> None:
    """Those who know its secret part remember one thing, all others another."""
    args, rule = event.args, rule_of(event.cause)
    told = Thing(number, args[0], args[1], args[2], UNKNOWN, rule)
    knew = Thing(number, args[0], args[1], args[2], event.secret, rule) if event.knows else told
    for seat in range(i64(len(pasts))):
        if event.secret_for(Seat(seat)) == UNKNOWN:
            pasts[seat].add(told)
        else:
            pasts[seat].add(knew)


class Events:
    """The events of a game, numbered from 1 on as it lists them."""

    def __init__(self, g: State) -> None:
        self.source = g.events()
        self.kinds = list(self.source)
        self.numbers = {kind: n + 1 for n, kind in enumerate(self.kinds)}


_EVENTS: dict[type[State], Events] = {}


def events_of(g: State) -> Events:
    found = _EVENTS.get(type(g))
    if found is None:
        found = _EVENTS[type(g)] = Events(g)
    return found


def numbers_of(g: State) -> dict[str, int]:
    return events_of(g).numbers
