"""Which values the numbers of a game's options take: found by playing some games, the same ones everywhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from tablee.kernel.state import State, list_question, mix
from tablee.kernel.steps import Option, Seat, Step, number_of, rule_of

CHOICES = 10000  # in all the games together
SEED = 20260111
WIDE = 64  # numbers further apart than this are listed one by one


class Found:
    """What the games have shown."""

    def __init__(self) -> None:
        self.values: dict[tuple[int, int], set[int]] = defaultdict(set)  # by step and place; seats are relative
        self.tuples: dict[int, set[tuple[int, ...]]] = defaultdict(set)  # by step
        self.lengths: dict[int, int] = defaultdict(int)  # of each field that grows and shrinks
        self.noted: set[tuple[int, int]] = set()
        self.choices = 0
        self.longest = 0
        self.widest = 0  # the most options of one choice

    def note_step(self, letters: str, step: int, seat: int, seats: int) -> None:
        if (step, seat) in self.noted:
            return
        self.noted.add((step, seat))
        rule, numbers = int(rule_of(step)), []
        for place, letter in enumerate(letters):
            value = int(number_of(step, place))
            numbers.append((value - seat) % seats if letter == "s" and value >= 0 else value)
            self.values[rule, place].add(numbers[place])
        self.tuples[rule].add(tuple(numbers))

    def note_lengths(self, g: State) -> None:
        for i, shape in enumerate(g.shapes()):
            if shape == "V":
                self.lengths[i] = max(self.lengths[i], len(g.numbers(i)))
            elif shape == "L":
                self.lengths[i] = max(self.lengths[i], len(g.piles(i)))


def explore(lay_out: Callable[[int], State], choices: int = CHOICES) -> Found:
    found, n = Found(), 0
    while found.choices < choices:
        _explore_one(found, lay_out(mix(SEED, n)), State(0, mix(SEED, -1 - n)), by_rule=n % 2 == 1)
        n += 1
    return found


def _explore_one(found: Found, g: State, dice: State, by_rule: bool) -> None:
    """Play at random; `by_rule` gives each rule the same chance, however many options it has."""
    names, choices = g.names(), 0
    while not g.over:
        seat = Seat(g.asked_seat())
        for watcher in range(g.seats):
            found.note_step(names[int(rule_of(g.window))][1], int(g.window), watcher, int(g.seats))
        list_question(g, g.asked.room[0])
        options = g.menu.listed()
        found.widest = max(found.widest, len(options))
        for option in options:
            found.note_step(names[int(rule_of(option))][1], option, int(seat), int(g.seats))
        found.note_lengths(g)
        rules = sorted({int(rule_of(option)) for option in options}) if by_rule else []
        rule = rules[dice.below(len(rules))] if rules else 0
        among = [option for option in options if not rule or rule_of(option) == rule]
        g.commit(seat, Option(Step(among[dice.below(len(among))])))
        choices += 1
    found.choices += choices
    found.longest = max(found.longest, choices)
