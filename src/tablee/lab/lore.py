"""What the lab knows of a game beyond its rules: what a seat was, which cards count, what the book announces.

A game brings it as ``lore``, with ``lore() -> Lore``; words of its own lie in the same folder as ``fr.ftl`` and
``en.ftl``.  Somebody else's game may bring none: seats, factions, endings and length are told all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tablee.kernel import parts
from tablee.kernel.game import Game
from tablee.lab.words import Speech

Box = dict[str, Any]  # a card box as it is written
Labels = dict[str, list[str]]  # for each category what this seat was; several where it had several


@dataclass(frozen=True)
class Finding:
    """One thing that adds up or does not, with its place in the book and what we decided."""

    kind: str  # count, arithmetic, contradiction, never
    what: str
    found: str
    ok: bool
    place: str = ""
    ruling: str = ""


class Checks:
    """A card box, and the words for what is found in it; what the numbers decide needs no playing."""

    def __init__(self, box: Box, s: Speech) -> None:
        self.box, self.s = box, s

    def found(self, what: str, ok: bool, where: str, ruling: str = "", **args: object) -> Finding:
        named, said = self.s.say(f"sum-{what}", **args), self.s.say(f"sum-{what}.found", **args)
        return Finding("arithmetic", named, said, ok, self.s.place(where, ruling), ruling)

    def listed(self, names: list[str]) -> str:
        return ", ".join(map(self.s.teller.card, names)) or self.s.say("none")


@dataclass(frozen=True)
class Count:
    """A number of things that the book announces; what they and their place are called is in the words."""

    what: str
    announced: int
    held: Callable[[Box], int]
    place: str = "components"
    ruling: str = ""

    def check(self, box: Box, s: Speech) -> Finding:
        held = self.held(box)
        said = s.say("count-found", announced=self.announced, held=held)
        ruling = s.say(self.ruling) if s.has(self.ruling) else self.ruling
        return Finding(
            "count", s.say(f"count-{self.what}"), said, held == self.announced, s.place(self.place, self.ruling), ruling
        )


def copies(table: str, column: str = "copies", **only: object) -> Callable[[Box], int]:
    """How many cards of a table of the box are like this."""
    return lambda box: sum(
        int(row.get(column, 1)) for row in box[table] if all(row.get(name) == value for name, value in only.items())
    )


def no_labels(_g: Any, _seat: int) -> Labels:
    return {}


def no_conditions(_checks: Checks) -> Iterator[Finding]:
    return iter(())


@dataclass(frozen=True, kw_only=True)
class Lore:
    """What is noted.  Cards are read off events that name a seat and a card."""

    # What a seat was.
    at_start: Callable[[Any, int], Labels] = no_labels
    gathered: Mapping[str, str] = field(default_factory=dict)  # events that make a category, such as weapons executed
    sides: bool = True  # whether a faction says more than the labels
    shown_first: tuple[str, ...] = ()  # categories that the eye goes to
    dealt: tuple[str, ...] = ()  # categories that chance decides
    chosen: tuple[str, ...] = ()  # categories that players or the course of the game decide
    goals: tuple[str, ...] = ()  # decks whose cards can be a goal of tuning

    # What it did.
    held: frozenset[str] = frozenset()  # events by which a seat gets a card
    played: frozenset[str] = frozenset()  # events by which it uses one
    paid: frozenset[str] = frozenset()  # cards that are held to pay with, never played
    by_clock: frozenset[str] = frozenset()  # rules and events that only a clock brings about
    score: int = 0  # 1: the most points lead; -1: the fewest; 0: nobody leads before the end
    together: frozenset[int] = frozenset()  # numbers of players that win or lose together

    # How long people take.
    quick: frozenset[str] = frozenset()  # rules that people decide on at a glance
    thinking: float = 12.0  # seconds over a real choice of one's own

    # What the book says of itself.
    failures: frozenset[str] = frozenset()  # endings that are no success, where it promises some
    counts: tuple[Count, ...] = ()
    conditions: Callable[[Checks], Iterator[Finding]] = no_conditions

    ink: str = "#444"  # of its pages


@cache
def lore(game: Game) -> Lore:
    """What a game brings, or nothing in particular."""
    own = parts.find(game, "lore")
    made: Lore = own.lore() if own else Lore()
    return made


def names(g: Any, pile: Any) -> list[str]:
    """The cards of a pile."""
    return [str(g.kind_names[g.kinds[card]]) for card in pile.cards]


def first(g: Any, seat: int) -> list[str]:
    """Who began, who came after, and who was the last in turn."""
    return in_turn(int(g.first), seat, int(g.seats))


def in_turn(began: int, seat: int, seats: int) -> list[str]:
    place = (seat - began) % seats
    return ["first" if place == 0 else "last" if place == seats - 1 else f"turn_{place + 1}"]
