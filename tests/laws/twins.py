"""Twins dealt by another path: whole games played again with other hidden cards, so that one seat notices nothing.

No twin is made by `imagine`.  Cards that a seat never saw change places at the start, copies of one kind change places
too, hidden numbers become others, and the same moves are made again.  What the others choose in secret may differ, as
long as the seat sees and is told the same.  Then all that the seat can ask for must be the same, to the last bit.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import astuple, dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from operator import eq
from typing import Any

from tablee.games import games
from tablee.kernel import sight
from tablee.kernel.game import Game
from tablee.kernel.state import Event, IllegalOption, State
from tablee.kernel.steps import Card, Option, Seat, Step, eye, rule_of
from tablee.studio import laws as law

Places = dict[int, tuple[int, int]]
View = Callable[[State, Seat], dict[str, object]]
Reveals = Callable[[State, State, Seat, Option], bool]
Told = Callable[[State, Event, Seat], dict[str, object]]
WHIMS = 0.25  # how often others try something else at a whimsical twin
TRIED = 12  # choices of another seat that are tried where the one made is not possible
OTHER_LUCK = 0x1357_9BDF_2468


class Leak(AssertionError):
    """A seat got something that depends on what it cannot know."""


# -- A game as it was played ------------------------------------------------------------


@dataclass
class Move:
    seat: Seat
    option: int


class Played:
    """The tables of one random game, the moves between them and what was told with each."""

    def __init__(self, name: str, seats: int, seed: int, most: int) -> None:
        self.rules: Game = games()[name]
        options = law.settings(self.rules)
        self.options = options[seed % len(options)]
        self.dice = random.Random(seed)
        g = self.rules.new(seats, seed | seed << 70, self.options)
        self.tables: list[State] = [g.clone()]
        self.stories: list[list[Event]] = []
        self.moves: list[Move] = []
        while len(self.moves) < most and self._go_on(g):
            pass
        self._seen: dict[int, set[int]] = {}
        self.asked: dict[int, dict[tuple[str, int], object]] = {}  # what each seat asked here, and the answer

    def _go_on(self, g: State) -> bool:
        """One more move, unless it ends the game: then all cards are shown."""
        seat = g.asked_seat() if self.dice.random() < 0.8 else self.dice.choice(law.movers(g))
        option = self.dice.choice(g.legal(seat))
        after = law.after(g, seat, option)
        if after.over:
            return False
        g.play(seat, Option(Step(option)))
        self.moves.append(Move(seat, option))
        self.stories.append(after.story or [])
        self.tables.append(g.clone())
        return True

    @cached_property
    def in_order(self) -> bool:
        """Whether always the first who was asked chose: adapters know no other order."""
        return all(g.asked_seat() == move.seat for g, move in zip(self.tables, self.moves, strict=False))

    @cached_property
    def moved(self) -> list[set[int]]:
        """The cards that each move took elsewhere."""
        lying = [places(g) for g in self.tables]
        return [{card for card in now if then[card] != now[card]} for then, now in pairwise(lying)]

    def seen(self, seat: Seat) -> set[int]:
        """The cards that a seat saw at any time, if only in passing."""
        if int(seat) not in self._seen:
            found = seen_cards(self.tables[0], seat)
            for after, story, moved in zip(self.tables[1:], self.stories, self.moved, strict=True):
                found |= seen_cards(after, seat) | passing(after, moved, named(after, story, seat))
            self._seen[int(seat)] = found
        return self._seen[int(seat)]


def seen_cards(g: State, seat: Seat) -> set[int]:
    mine = int(eye(seat))
    found = {card for card, marks in enumerate(g.known) if marks & mine}
    for i, shown in enumerate(g.fields()):
        for owner, p in enumerate(g.piles(i) if shown.deck else ()):
            if sight.sees(g, seat, shown, owner):
                found.update(map(int, p.cards))
    return found


def named(g: State, story: Iterable[Event], seat: Seat) -> set[object]:
    return {value for event in story for value in _args(sight.told(g, event, seat)).values()}


def _args(told: Mapping[str, object]) -> dict[str, object]:
    args = told["args"]
    assert isinstance(args, dict)
    return args


def passing(after: State, moved: set[int], names: set[object]) -> set[int]:
    """Cards that went from one hidden place to another, and may have been named on the way."""
    return {card for card in moved if after.kind_names[after.kinds[card]] in names}


def places(g: State) -> Places:
    return {
        int(card): (i, owner)
        for i, held in enumerate(g.fields())
        if held.deck
        for owner, p in enumerate(g.piles(i))
        for card in p.cards
    }


# -- Another deal -----------------------------------------------------------------------


class Deals:
    """Which deals a game may begin with, where not all cards with one back could lie anywhere."""

    def __init__(self, name: str, start: State) -> None:
        found = f"tests.games.{name}.deals"
        self._own: Any = import_module(found) if find_spec(f"tests.games.{name}") and find_spec(found) else None
        self.start = start
        self.backs = {card: start.fields()[i].deck for card, (i, _) in places(start).items()}
        self.group = {card: self._group(card) for card in self.backs}
        numbered = numbered_decks(start)
        self.copies = grouped([c for c in self.backs if self.backs[c] not in numbered], start.kinds)

    def _group(self, card: int) -> object:
        """Cards of one group may change places."""
        return (self.backs[card], self._own.group(self.start, card)) if self._own else self.backs[card]

    def another(self, seat: Seat, seen: set[int], dice: random.Random) -> tuple[State, dict[int, int]]:
        """A table that looks the same to a seat so far, and which card lies there in place of which."""
        hidden = [card for card in self.backs if card not in seen]
        some = dice.sample(hidden, min(4, len(hidden))) if dice.random() < 0.3 else hidden
        swapped, copies = mixed(grouped(some, self.group), dice), mixed(self.copies, dice)
        other = copies | {card: copies.get(there, there) for card, there in swapped.items()}
        twin = self.start.clone()
        lay_instead(twin, other)
        if hasattr(self._own, "vary"):
            self._own.vary(twin, seat, seen, dice)  # what no card shows
        return twin, other

    def reprint(self, g: State, dice: random.Random) -> None:
        """Make other what is printed where nobody at the table has read it yet; bots may have."""
        if hasattr(self._own, "reprint"):
            self._own.reprint(g, dice)


def numbered_decks(g: State) -> set[str]:
    """Backs under which two cards of one kind are not the same."""
    return {f.deck for f in g.fields() if getattr(f, "numbered", False)}


def grouped(cards: Iterable[int], group: Any) -> list[list[int]]:
    """The cards that may change places with one another."""
    groups: dict[object, list[int]] = {}
    for card in cards:
        groups.setdefault(group[card], []).append(card)
    return [some for some in groups.values() if len(some) > 1]


def mixed(groups: Iterable[list[int]], dice: random.Random) -> dict[int, int]:
    """Each card's place goes to another of its group."""
    found: dict[int, int] = {}
    for some in groups:
        found.update(zip(some, sorted(some, key=lambda _: dice.random()), strict=True))
    return found


def lay_instead(g: State, other: Mapping[int, int]) -> None:
    known = [int(k) for k in g.known]
    for card, there in other.items():
        g.known[there] = known[card]
    for i, held in enumerate(g.fields()):
        for p in g.piles(i) if held.deck else ():
            cards = p.own()
            for n, card in enumerate(map(int, p.cards)):
                cards[n] = Card(other.get(card, card))


# -- The same moves again ---------------------------------------------------------------


@dataclass
class Position:
    """Where a seat is at a table: all that a probe may ask about."""

    rules: Game
    options: Mapping[str, str]
    g: State
    seat: Seat
    heard: list[dict[str, object]]
    start: State
    moves: list[Move]
    in_order: bool


Probe = Callable[[Position], object]


@dataclass
class Count:
    pairs: int = 0
    survived: int = 0  # to the last move
    looks: int = 0  # moments at which everything was compared
    moves: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))


@dataclass
class Law:
    """What is compared: always view, told events and options; at some moments all probes."""

    probes: Mapping[str, Probe]
    view: View = sight.view
    told: Told = sight.told
    legal: law.Legal = law.legal
    reveals: Reveals = sight.reveals  # whether a move is not to be taken back alone
    looks: int = 2  # moments of a pair at which all probes are compared
    reprinted: bool = False  # whether twins may have other answers to questions that nobody was asked yet
    whimsical: float = 0.3  # the share of twins at which others choose otherwise where that is secret


@dataclass
class Pair:
    """A game as it was played and its twin, side by side."""

    played: Played
    law: Law
    seat: Seat
    twin: State
    other: dict[int, int]
    dice: random.Random
    moves: list[Move] = field(default_factory=list)
    heard: list[dict[str, object]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.start = self.twin.clone()
        self.asked = self.played.asked.setdefault(int(self.seat), {})
        self.whims = WHIMS if self.dice.random() < self.law.whimsical else 0.0

    def compare(self) -> Count:
        played = self.played
        mine = [n for n, g in enumerate(played.tables) if self.seat < 0 or g.waits_for(self.seat)]
        looks = set(self.dice.sample(mine, min(self.law.looks, len(mine))))
        count = Count(pairs=1)
        self.same("view", self.law.view(self.twin, self.seat), 0)
        for n in range(len(played.tables)):
            if n in mine:
                self.offered(n)
            if n in looks:
                self.probe(n)
                count.looks += 1
            if n == len(played.moves):
                count.survived = 1
            elif not self.go_on(n):
                break
            else:
                count.moves += 1
        return count

    def offered(self, n: int) -> None:
        if self.seat >= 0:
            self.same("options", self.law.legal(self.twin, self.seat), n)
            self.same("refusals", law.refusals(self.twin, self.seat), n)

    def probe(self, n: int) -> None:
        lucky = self.twin.clone()
        lucky.rng ^= OTHER_LUCK
        lucky.stream = lucky.stream ^ OTHER_LUCK | 1
        here = self.position(lucky, self.heard, self.start, self.moves)
        for name, probe in self.law.probes.items():
            self.same(name, probe(here), n)

    def position(self, g: State, heard: list[dict[str, object]], start: State, moves: list[Move]) -> Position:
        played = self.played
        return Position(played.rules, played.options, g, self.seat, heard, start, moves, played.in_order)

    def same(self, what: str, found: object, n: int) -> None:
        if found != (wanted := self.as_played(what, n)):
            raise Leak(f"seat {self.seat} gets another {what} after {n} moves: {wanted!r:.2000} … {found!r:.2000}")

    def as_played(self, what: str, n: int) -> object:
        """What the seat got in the game as it was played; it is asked once for all twins."""
        if (what, n) not in self.asked:
            self.asked[what, n] = self.ask(what, n)
        return self.asked[what, n]

    def ask(self, what: str, n: int) -> object:
        g = self.played.tables[n].clone()
        if what == "view":
            return self.law.view(g, self.seat)
        if what == "told":
            return [self.law.told(g, event, self.seat) for event in self.played.stories[n - 1]]
        if what == "options":
            return self.law.legal(g, self.seat)
        if what == "refusals":
            return law.refusals(g, self.seat)
        if what == "chance to take it back":
            return self.tells(self.played.tables[n - 1], g, n - 1)
        heard = [event for k in range(n) for event in self._told(k + 1)]
        return self.law.probes[what](self.position(g, heard, self.played.tables[0], self.played.moves[:n]))

    def _told(self, n: int) -> list[dict[str, object]]:
        told = self.as_played("told", n)
        assert isinstance(told, list)
        return told

    def go_on(self, n: int) -> bool:
        """Make the next move, or another that this seat cannot tell from it; whether that was possible."""
        move = self.played.moves[n]
        for option in self.candidates(move):
            after = tried(self.twin, move.seat, option)
            if after is not None and self.noticed_nothing(after, n + 1):
                if move.seat == self.seat:
                    self.same("chance to take it back", self.tells(self.twin, after, n), n + 1)
                self.heard += self._told(n + 1)
                after.story = None
                self.twin = after
                self.moves.append(Move(move.seat, option))
                return True
        if move.seat == self.seat and not self.as_played("chance to take it back", n + 1):
            raise Leak(f"seat {self.seat} could take back its move {n}, from which it has learned something")
        return False

    def tells(self, before: State, after: State, n: int) -> bool:
        """Whether a move must stand; its player is shown that."""
        return self.law.reveals(before, after, self.seat, Option(Step(self.played.moves[n].option)))

    def candidates(self, move: Move) -> Iterator[int]:
        """What was chosen, or something like it; others may also have chosen otherwise, where that is secret."""
        if move.seat != self.seat and self.whims and self.dice.random() < self.whims:
            alike = self.alike(move)
            yield from self.dice.sample(alike, min(2, len(alike)))
        yield move.option
        if move.seat != self.seat:
            yield from self.alike(move)[:TRIED]

    def alike(self, move: Move) -> list[int]:
        """What another seat could have done instead by the same rule."""
        others = [option for option in self.twin.legal(move.seat) if option != move.option]
        return [option for option in others if rule_of(option) == rule_of(move.option)]

    def noticed_nothing(self, after: State, n: int) -> bool:
        told = [self.law.told(after, event, self.seat) for event in after.story or []]
        same = told == self.as_played("told", n) and self.law.view(after, self.seat) == self.as_played("view", n)
        if not same and self.is_only_another_deal(after, n):
            self.same("told", told, n)
            self.same("view", self.law.view(after, self.seat), n)
        return same

    def is_only_another_deal(self, after: State, n: int) -> bool:
        """Whether every card went the way that the card in its place went: then the seat has seen nothing else."""
        played = self.played
        there = skeleton(played.tables[n], played.stories[n - 1], self.seat, self.other)
        return all(map(eq, skeleton(after, after.story or [], self.seat, {}), there))


def tried(g: State, seat: Seat, option: int) -> State | None:
    try:
        return law.after(g, seat, option)
    except IllegalOption:
        return None


def skeleton(g: State, story: list[Event], seat: Seat, other: Mapping[int, int]) -> Iterator[object]:
    """What happened, what lies open to a seat and where the cards lie, as if all cards were turned over."""
    yield g.window, g.over, [(event.kind, event.args, event.knows) for event in story]
    for i in _fields(g, cards=False):
        yield [int(v) for owner, v in enumerate(g.numbers(i)) if g.fields()[i].seen_by(seat, owner)]
    for i in _fields(g, cards=True):
        yield [[other.get(card, card) for card in map(int, p.cards)] for p in g.piles(i)]


def _fields(g: State, *, cards: bool) -> list[int]:
    return [i for i, f in enumerate(g.fields()) if bool(f.deck) == cards]


# -- Many pairs ---------------------------------------------------------------------------


class Twins:
    """Pairs of one game, from seeds that anybody may try again."""

    def __init__(self, name: str, law: Law, twins: int = 4) -> None:
        self.name = name
        self.law = law
        self.twins = twins  # of each seat at each game

    @cached_property
    def seats(self) -> list[int]:
        return list(games()[self.name].seats)

    def run(self, pairs: int, seed: int = 0) -> dict[int, Count]:
        """For each number of seats, what was compared; raises at the first leak."""
        counts = {seats: Count() for seats in self.seats}
        while sum(count.pairs for count in counts.values()) < pairs:
            seats = self.seats[seed % len(self.seats)]
            counts[seats] += self.game(seats, seed)
            seed += 1
        return counts

    def game(self, seats: int, seed: int) -> Count:
        dice = random.Random(seed)
        count = Count()
        played = Played(self.name, seats, seed, most=dice.choice((4, 12, 30, 60, 150)))
        deals = Deals(self.name, played.tables[0])
        for seat in law.watchers(played.tables[0]):
            for _ in range(self.twins):
                twin, other = deals.another(seat, played.seen(seat), dice)
                if self.law.reprinted:
                    deals.reprint(twin, dice)
                count += Pair(played, self.law, seat, twin, other, dice).compare()
        return count
