# mypyc: compile
"""Information-set tree search: one tree for all the tables a seat could be sitting at.

Each iteration imagines a table, goes down the tree by what has served each seat best so far, plays on by rule of thumb
and remembers how it ended.  An option is judged by the tables on which it could be chosen at all.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.mind import CERTAIN, Mind
from tablee.kernel.piles import zeros
from tablee.kernel.sight import Eyes
from tablee.kernel.state import LOW62, State, list_question, mix
from tablee.kernel.steps import Option, Seat, Step, whom

MOST_SLOTS: Final = 1 << 17  # of four numbers each: 4 MB
PROBES: Final = 24
DEPTH: Final = 24  # of the tree; a playout goes on from there
EXPLORE: Final = 0.9
DOUBT: Final = 0.2  # how much of the first opinion is spread evenly
REDRAWS: Final = 12  # how often an unlikely table is imagined anew
MOST_REDRAWS: Final = 1 << 15  # of one number each
PULSE: Final = 8  # iterations between looks at the clock

Advise = Callable[[State, Seat, list[int]], list[float]]  # how much is to be said for each option


class Decision:
    """Options, where they are in the tree, and what is thought of them at first."""

    def __init__(self) -> None:
        self.options: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()


class Tree:
    """What became of each option at each information set; a full table takes nothing new."""

    def __init__(self, slots: i64) -> None:
        self.mask: i64 = slots - 1
        self.keys: vec[i64] = zeros(slots)
        self.visits: vec[i64] = zeros(slots)
        self.chances: vec[i64] = zeros(slots)  # how often it could have been chosen
        self.totals: vec[i64] = zeros(slots)

    def find(self, key: i64) -> i64:
        """The slot of a key, new or not; -1 when there is no room."""
        key |= 1
        at = key >> 7 & self.mask
        for _ in range(PROBES):
            if self.keys[at] == key:
                return at
            if not self.keys[at]:
                self.keys[at] = key
                return at
            at = at + 1 & self.mask
        return -1


class Search:
    """One decision of one seat."""

    def __init__(self, mind: Mind, seed: i64, slots: i64) -> None:
        self.mind = mind
        self.seed: i64 = seed
        self.dice = State(0, mix(seed, -2))
        self.tree = Tree(slots)
        self.iterations: i64 = 0
        self.root: Seat = Seat(0)
        self.first: Decision = Decision()
        self.redraws: vec[i64] = vec[i64]()  # how many tables were thrown back before the n-th
        self.path: vec[i64] = vec[i64]()  # slots of the options chosen on the way down
        self.movers: vec[i64] = vec[i64]()  # and who chose them
        self.advise: Advise | None = None  # who is asked for a first opinion at the root

    def run(self, eyes: Eyes, iterations: i64, enough: Callable[[], bool] | None) -> int:
        """The option tried most often within so many iterations, or until it is enough."""
        self.root = eyes.seat
        g = eyes.imagine(self.seed)
        g.list_for(self.root)
        self.first = self.decision(g, self.root, mix(mix(self.seed, self.root), 0))
        if self.advise is not None:
            options = [int(option) for option in self.first.options]
            self.first.priors = doubted(vec[float](self.advise(g, self.root, options)))
        while self.iterations < iterations:
            if enough is not None and self.iterations % PULSE == 0 and self.iterations and enough():
                break
            self.iterate(eyes)
            self.iterations += 1
        return self.most_tried(eyes.options())

    def iterate(self, eyes: Eyes) -> None:
        """All options meet the same luck in the same order: the n-th try of each is at the same table."""
        best = self.promising(self.first)
        slot = self.first.slots[best]
        g = self.likely_table(eyes, self.tree.visits[slot])
        self.path = vec[i64]([slot])
        self.movers = vec[i64]([self.root])
        self.descend(g, self.first.options[best])
        self.play_on(g, self.mind.patience())
        self.remember(g)

    def likely_table(self, eyes: Eyes, n: i64) -> State:
        """The n-th table that explains well what others did."""
        luck = mix(self.seed, n)
        self.dice.rng = luck
        if n >= len(self.redraws):
            return self.new_table(eyes, luck)
        for _ in range(self.redraws[n] + 1):
            self.dice.below(CERTAIN)
        return eyes.imagine(mix(luck, self.redraws[n]))

    def new_table(self, eyes: Eyes, luck: i64) -> State:
        """Imagine until a table will do, but not for ever; what was thrown back need not be imagined again."""
        redraw: i64 = 0
        g = eyes.imagine(mix(luck, redraw))
        while float(self.dice.below(CERTAIN)) >= self.mind.likelihood(g) * float(CERTAIN) and redraw < REDRAWS - 1:
            redraw += 1
            g = eyes.imagine(mix(luck, redraw))
        if len(self.redraws) < MOST_REDRAWS:
            self.redraws = append(self.redraws, redraw)
        return g

    # -- Down the tree --------------------------------------------------------------------

    def descend(self, g: State, option: i64) -> None:
        """Choose by experience until an option is met that was never tried."""
        seat = self.root
        node = mix(mix(self.seed, seat), option)
        g.commit(seat, Option(Step(option)))
        while not g.over and len(self.path) < DEPTH and not self.is_new_ground():
            question = self.open_question(g)
            seat = whom(question)
            depth = len(self.path)
            option = self.next_option(g, seat, mix(node, question))
            if not option:
                return
            if len(self.path) > depth:
                node = mix(node, option)
            g.commit(seat, Option(Step(option)))

    def next_option(self, g: State, seat: Seat, node: i64) -> i64:
        """What the menu leaves, what a rival would do, or what our own experience says."""
        if g.menu.n == 1:
            return g.menu.room[0]
        if seat != self.root and not self.mind.minds_rivals():
            return by_thumb(self.mind, g, seat, self.dice, self.mind.temper())
        return self.chosen(g, seat, node)

    def open_question(self, g: State) -> i64:
        """One of the questions that are open; its options are on the menu then."""
        question = g.asked.room[self.dice.below(g.asked.n)]
        list_question(g, question)
        return question

    def chosen(self, g: State, seat: Seat, node: i64) -> i64:
        """An option by experience and first opinion; none when the tree is full."""
        decision = self.decision(g, seat, node)
        if not len(decision.slots):
            return 0
        best = self.promising(decision)
        self.path = append(self.path, decision.slots[best])
        self.movers = append(self.movers, seat)
        return decision.options[best]

    def is_new_ground(self) -> bool:
        """Whether the option chosen last had never been tried."""
        return not self.tree.visits[self.path[len(self.path) - 1]]

    def decision(self, g: State, seat: Seat, node: i64) -> Decision:
        """What the menu offers; without slots where the tree has no room."""
        mind = self.mind
        mind.look(g, seat)
        if seat != self.root:
            node = mix(node, mind.secret(g, seat))
        found = Decision()
        n = g.menu.n
        found.options = g.menu.room[:n]
        slots = zeros(n)
        for i in range(n):
            slots[i] = self.tree.find(mix(node, found.options[i]))
            if slots[i] < 0:
                return found
        found.slots = slots
        found.priors = self.opinions(found.options)
        return found

    def opinions(self, options: vec[i64]) -> vec[float]:
        """Better points, more likely: the share of e to the power of points by temper."""
        n: i64 = len(options)
        points = [self.mind.score(options[i]) for i in range(n)]
        best = max(points)
        temper = float(self.mind.temper())
        return doubted(vec[float]([exp(float(p - best) / temper) for p in points]))

    def promising(self, decision: Decision) -> i64:
        """The option that is best so far or has been tried too little for what is thought of it."""
        tree = self.tree
        guess = self.mean_so_far(decision)
        best: i64 = 0
        highest = -1.0
        n: i64 = len(decision.slots)
        for i in range(n):
            slot = decision.slots[i]
            tree.chances[slot] += 1
            tried = tree.visits[slot]
            value = float(tree.totals[slot]) / float(tried * CERTAIN) if tried else guess
            value += EXPLORE * decision.priors[i] * sqrt(float(tree.chances[slot])) / float(1 + tried)
            if value > highest:
                highest = value
                best = i
        return best

    def mean_so_far(self, decision: Decision) -> float:
        """What an option never tried is taken to be worth."""
        tried: i64 = 0
        total: i64 = 0
        for i in range(len(decision.slots)):
            tried += self.tree.visits[decision.slots[i]]
            total += self.tree.totals[decision.slots[i]]
        return float(total) / float(tried * CERTAIN) if tried else 0.5

    # -- To the end -----------------------------------------------------------------------

    def play_on(self, g: State, most: i64) -> None:
        spread = self.mind.temper()
        while not g.over and most:
            seat = whom(self.open_question(g))
            g.commit(seat, Option(Step(by_thumb(self.mind, g, seat, self.dice, spread))))
            most -= 1

    def remember(self, g: State) -> None:
        tree = self.tree
        mover: i64 = -1
        worth: i64 = 0
        for i in range(len(self.path)):
            if self.movers[i] != mover:
                mover = self.movers[i]
                worth = self.mind.worth(g, Seat(mover))
            tree.visits[self.path[i]] += 1
            tree.totals[self.path[i]] += worth

    # -- At the root ----------------------------------------------------------------------

    def visits(self, option: i64) -> i64:
        return self.tree.visits[self.tree.find(mix(mix(mix(self.seed, self.root), 0), option))]

    def most_tried(self, options: list[int]) -> int:
        best = options[0]
        for option in options:
            if self.visits(option) > self.visits(best):
                best = option
        return best


def doubted(priors: vec[float]) -> vec[float]:
    """A first opinion as shares, with some doubt: no option is left out for good."""
    n: i64 = len(priors)
    total = 0.0
    for i in range(n):
        total += priors[i]
    for i in range(n):
        priors[i] = (1.0 - DOUBT) * priors[i] / total + DOUBT / float(n)
    return priors


def by_thumb(mind: Mind, g: State, seat: Seat, dice: State, spread: i64) -> i64:
    """Of what the menu lists, the option with the most points, give or take `spread`."""
    menu = g.menu
    n = menu.n
    if n == 1:
        return menu.room[0]
    options = menu.room[:n]
    mind.look(g, seat)
    best = options[0]
    highest: i64 = -LOW62
    for i in range(n):
        points = mind.score(options[i]) + dice.below(spread + 1)
        if points > highest:
            highest = points
            best = options[i]
    return best


def slots_for(iterations: i64) -> i64:
    """Room for a search of so many iterations, within bounds."""
    slots: i64 = 1 << 12
    while slots < iterations * 24 and slots < MOST_SLOTS:
        slots *= 2
    return slots
