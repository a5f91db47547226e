# mypyc: compile
"""Steps: what the rules will do next, each one 64-bit number that nobody writes by hand.

A step names a rule (10 bits) and up to four numbers of 12 bits.  ``do.play_card(seat, kind, target)`` builds one;
`State.perform` calls the rule.  Both are generated from the signatures of the rules (see ``generate.py``).
"""

from __future__ import annotations

from typing import Final, NewType, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

Seat = NewType("Seat", i64)
Card = NewType("Card", i64)  # one piece of cardboard
Kind = NewType("Kind", i64)  # what is printed on it: two cards may be of one kind
Step = NewType("Step", i64)
Option = NewType("Option", Step)
Reason = NewType("Reason", i64)  # why something is refused: an index into a game's REASONS

NO_SEAT: Final = Seat(-1)
NO_CARD: Final = Card(-1)
NO_KIND: Final = Kind(-1)
NO_STEP: Final = Step(0)
MOST_SEATS: Final = 8
SPECTATOR: Final = Seat(-1)
ALL_EYES: Final = 511  # every seat, and the spectators
SPECTATORS: Final = 256  # their eye: what they know, everybody knows
QUESTION: Final = 512  # step numbers from here on are questions
MOST_STEPS: Final = 1024
CIRCLE: Final = 0x3FFC00  # the bits of a question's first number: see `circle`
THIRD: Final = 1 << 34  # a 1 at the third place of a step
BITS: Final = vec[i64]([1 << i for i in range(62)])  # mypyc miscompiles `1 << n` for a large n


def eye(seat: Seat) -> i64:
    """The bit of a seat, or of the spectators, in a set of those who know something."""
    if seat < 0:
        return SPECTATORS
    return BITS[seat]


def just(seat: Seat) -> i64:
    """One seat in an argument: see `circle`."""
    return 1 << seat | seat << 8


def pack(rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    if (a + 2048 | b + 2048 | c + 2048 | d + 2048) >> 12:
        raise OverflowError("a step holds numbers from -2048 to 2047")
    return rule | (a & 4095) << 10 | (b & 4095) << 22 | (c & 4095) << 34 | (d & 4095) << 46


def rule_of(step: i64) -> i64:
    """The number of the rule or the question that a step names."""
    return step & 1023


def is_question(step: i64) -> bool:
    return step & QUESTION != 0


def first(step: i64) -> i64:
    """The first number of a step.  This and its like are written out: a call costs a check for what was raised."""
    return ((step >> 10 & 4095) ^ 2048) - 2048


def second(step: i64) -> i64:
    return ((step >> 22 & 4095) ^ 2048) - 2048


def third(step: i64) -> i64:
    return ((step >> 34 & 4095) ^ 2048) - 2048


def fourth(step: i64) -> i64:
    return ((step >> 46 & 4095) ^ 2048) - 2048


def without_first(step: i64) -> i64:
    """What remains of its numbers: the second is the first now.  Only numbers can be read from it."""
    return step >> 12


def number_of(step: i64, place: i64) -> i64:
    """The number at a place of a rule, or of a question, which asks before it names anything."""
    shift: i64 = (22 if step & QUESTION else 10) + 12 * place
    return ((step >> shift & 4095) ^ 2048) - 2048


def before(place: i64) -> i64:
    """All bits of a rule and its numbers that stand before the number at a place."""
    return BITS[10 + 12 * place] - 1


def circle(seats: vec[Seat]) -> i64:
    """Several seats in one argument: a bit for each, and whom to ask first."""
    if not len(seats):
        return 0
    mask: i64 = seats[0] << 8
    for seat in seats:
        mask |= BITS[seat]
    return mask


def whom(question: i64) -> Seat:
    """The seat that a question asks; the first of them, where it asks several."""
    return Seat(question >> 18 & 15)


def asked_mask(question: i64) -> i64:
    """The seats that a question asks, a bit for each."""
    return question >> 10 & 255


def asked_seats(question: i64) -> list[int]:
    """Whom a question asks, in the order it asks them."""
    mask, start = asked_mask(question), whom(question)
    return [int((start + i) & 7) for i in range(MOST_SEATS) if mask & BITS[(start + i) & 7]]


def put_to(question: i64, seat: Seat) -> i64:
    """The same question to one seat."""
    return question & ~CIRCLE | 1 << seat + 10 | seat << 18


def put_to_those(question: i64, mask: i64) -> i64:
    """The same question to some of the seats that it asks, a bit for each."""
    return question & ~0x3FC00 | mask << 10


def seat_list(seats: list[int]) -> vec[Seat]:
    return cast("vec[Seat]", vec[i64](seats))  # a NewType is no vec item at run time


@mypyc_attr(acyclic=True)
class Steps:
    """A reusable stack of steps."""

    def __init__(self, room: vec[i64], n: i64) -> None:
        self.room: vec[i64] = room
        self.n: i64 = n

    def push(self, step: i64) -> None:
        n, room = self.n, self.room
        if n < len(room):
            room[n] = step
        else:
            self.grow(step)
        self.n = n + 1

    def push_each(self, step: i64, place: i64, numbers: i64) -> None:
        """A step for each of a set of numbers, a bit each; written out, for there are many."""
        n, room = self.n, self.room
        while numbers:
            if numbers & 1:
                if n < len(room):
                    room[n] = step
                else:
                    room = append(room, step)
                n += 1
            numbers >>= 1
            step += place
        self.n = n
        self.room = room

    def grow(self, step: i64) -> None:
        self.room = append(self.room, step)

    def pop(self) -> i64:
        n = self.n - 1
        self.n = n
        return self.room[n]

    def become(self, other: Steps) -> None:
        """Hold the same steps as another."""
        self.room = other.room[: other.n]
        self.n = other.n

    def listed(self) -> list[int]:
        return [int(self.room[i]) for i in range(self.n)]


def no_steps() -> Steps:
    return Steps(vec[i64](), 0)
