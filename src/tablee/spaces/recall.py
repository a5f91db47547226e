# mypyc: compile
"""What one player remembers, in numbers: a digest of everything it was told, saw and chose, and the latest of it.

A thing remembered is six numbers.  Of an event: 1 + its kind, three parts, the secret part as far as the player knows
it, the rule that caused it.  Of a choice of one's own: 0, the option, its action, and a digest of what was seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.kernel.piles import Pile, zeros
from tablee.kernel.saves import key
from tablee.kernel.sight import number_named, sees
from tablee.kernel.state import UNKNOWN, Event, Field, State, mix
from tablee.kernel.steps import Seat, eye, rule_of

WIDTH: Final = 7  # numbers of a row: event, three parts, secret part, own choice, digest
RECENT: Final = 12  # things that are spelled out
ROWS: Final = RECENT + 1  # the first is the digest of everything
NUMBERS: Final = 6  # of a thing remembered
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


class Past:
    """What one player remembers by now."""

    def __init__(self) -> None:
        self.digest = Digest()
        self.n: i64 = 0  # things, the latest of which are kept, each in the place of the twelfth before it
        self.recent: vec[i64] = zeros(RECENT * NUMBERS)

    def add(self, what: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        at = self.n % RECENT * NUMBERS
        recent, digest = self.recent, self.digest
        recent[at], recent[at + 1], recent[at + 2] = what, a, b
        recent[at + 3], recent[at + 4], recent[at + 5] = c, d, e
        for k in range(at, at + NUMBERS):
            digest.add(recent[k])
        self.n += 1

    def chose(self, option: i64, action: i64, saw: Digest) -> None:
        self.add(0, option, action, saw.one, saw.other, 0)

    def text(self, g: State) -> str:
        told = [self.line(g, n % RECENT * NUMBERS) for n in range(max(self.n - RECENT, 0), self.n)]
        return "\n".join([f"past {self.digest.hex()}", *told])

    def line(self, g: State, at: i64) -> str:
        it = self.recent
        if it[at] == 0:
            return f"saw {int(it[at + 3]):016x}{int(it[at + 4]):016x}, chose {key(g, it[at + 1])}"
        kind = kinds_of(g)[it[at] - 1]
        return f"{kind} {it[at + 1]} {it[at + 2]} {it[at + 3]} {it[at + 4]} {it[at + 5]}"

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
            self.write_row(rows, row, n % RECENT * NUMBERS, events, actions)

    def write_row(self, rows: vec[float], row: i64, at: i64, events: i64, actions: i64) -> None:
        it = self.recent
        if it[at] == 0:
            rows[row + 5] = float(int(it[at + 2]) + 1) / float(int(actions))
            rows[row + 6] = float(int(it[at + 3] & PIECE)) / 65536.0
            return
        rows[row] = float(int(it[at])) / float(int(events))
        for k in range(1, 4):
            rows[row + k] = float(int(it[at + k]) + 1) / 2048.0
        if it[at + 4] != UNKNOWN:
            rows[row + 4] = float(int(it[at + 4]) + 1) / 2048.0

    def copy(self) -> Past:
        twin = Past()
        twin.digest.one, twin.digest.other = self.digest.one, self.digest.other
        twin.n = self.n
        for k in range(RECENT * NUMBERS):
            twin.recent[k] = self.recent[k]
        return twin

    def kept(self) -> list[int]:
        """As plain numbers; `past_again` makes it of them."""
        return [int(self.digest.one), int(self.digest.other), int(self.n), *[int(number) for number in self.recent]]


def past_again(kept: list[int]) -> Past:
    past = Past()
    past.digest.one, past.digest.other, past.n = kept[0], kept[1], kept[2]
    for k in range(RECENT * NUMBERS):
        past.recent[k] = kept[3 + k]
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
    args, rule = event.args, rule_of(event.cause)
    a: i64 = args[0]
    b: i64 = args[1]
    c: i64 = args[2]
    for seat in range(i64(len(pasts))):
        pasts[seat].add(number, a, b, c, event.secret_for(Seat(seat)), rule)


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


def kinds_of(g: State) -> list[str]:
    return events_of(g).kinds
