# mypyc: compile
"""BabaOrum: what the next pastry of the order still needs."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.mind import CERTAIN, Mind, win_share
from tablee.games.baba._names import (
    DEMENAGEMENT,
    ECHANGE_MOI_CETTE_RECETTE,
    FIRST_ACTION,
    FIRST_FLAVOUR,
    JOKER,
    LAST_FLAVOUR,
    LE_CAP,
    NETTOIE_TON_ATELIER,
    PATE,
    PORTES_OUVERTES,
    SAVOIR_FAIRE_1,
    SAVOIR_FAIRE_2,
    SELF_SERVICE,
    SOUS_CHEF,
)
from tablee.games.baba._steps import (
    ASK_FOR_RECIPE,
    CHOOSE_RECIPE,
    CLEAN,
    DISCARD_CARD,
    DRAW_ATELIER,
    DRAW_RECIPE,
    KEEP_CARD,
    KEEP_RECIPE,
    PAY_BASE,
    PAY_PAIR,
    PICK_CARD,
    PLAY_ACTION,
    PREPARE,
    QUIZ,
    REVISE,
    SHOUT,
    SWAP_OUT,
    SWAP_RECIPES,
    TAKE_FROM_SHELF,
    TAKE_SHOWN,
    TRADE_IN,
    VERDICT,
    do,
    read,
)
from tablee.games.baba.belief import UNUSED, Hearing
from tablee.games.baba.cards import PER_CATEGORY, right_choice
from tablee.games.baba.kitchen import (
    fits_beside,
    has_base,
    has_flavour,
    holdings,
    holds,
    level_needed,
    slots_for,
    slots_of_made,
)
from tablee.games.baba.rules import kinds_in, power, slots_ordered
from tablee.games.baba.table import Baba
from tablee.kernel.piles import Pile
from tablee.kernel.state import State
from tablee.kernel.steps import BITS, Kind, Seat, rule_of

NOTHING: Final = Kind(-1)
NO_GOAL: Final = 9  # gaps where no recipe fits

# Logarithms of chances, from who won 4,000 games between rules of thumb.
TO_BEGIN: Final = vec[float]([4.8, -0.5, -2.8, -4.0, -5.0, -6.0, -7.0])  # by pastries still to begin
GAPS: Final = vec[float]([1.9, 1.55, 1.3, 1.05, 0.8, 0.6, 0.4, 0.2, 0.0, 0.0])  # by cards the next one lacks
A_CARD: Final = 0.2
A_RECIPE: Final = 0.3  # that fits
A_LATER_TURN: Final = -0.33
TO_CLEAN: Final = -0.44


class BabaLook(Mind):
    """One kitchen, looked at."""

    def __init__(self) -> None:
        self.g: Baba = Baba(0, 0)
        self.seat: Seat = Seat(0)
        self.held: i64 = 0
        self.skill: i64 = 0  # the Savoir-faire in hand, as far as it is ever needed
        self.has_base: bool = False
        self.made: vec[i64] = vec[i64]()  # the slots of each pastry begun or finished
        self.done: i64 = 0  # a bit for each pastry begun or finished
        self.goal: Kind = NOTHING  # the pastry that lacks least
        self.gaps: i64 = NO_GOAL  # and how many cards it lacks

    def look(self, g: State, seat: Seat) -> None:
        table = cast(Baba, g)
        self.g = table
        self.seat = seat
        self.held = holdings(table, seat)
        self.skill = skill_in(self.held)
        self.has_base = has_base(table, seat, self.held)
        self.made = slots_of_made(table, seat)
        self.done = kinds_in(table, table.begun[seat]) | kinds_in(table, table.finished[seat])
        self.find_goal()

    def find_goal(self) -> None:
        self.goal = NOTHING
        self.gaps = NO_GOAL
        for card in self.g.recipes[self.seat].cards:
            recipe = self.g.kind(card)
            gaps = self.gaps_of(recipe)
            if gaps < self.gaps and self.is_wanted(recipe):
                self.gaps = gaps
                self.goal = recipe

    def is_wanted(self, recipe: Kind) -> bool:
        return not self.done & BITS[recipe] and fits_beside(self.made, slots_for(self.g, self.seat, recipe))

    def gaps_of(self, recipe: Kind) -> i64:
        """How many cards are missing for a pastry."""
        gaps: i64 = 0 if self.has_base else 1
        if not self.has_flavour(self.g.box.flavour[recipe]):
            gaps += 1
        return gaps + (max(0, level_needed(self.g, self.seat, recipe) - self.skill) + 1) // 2

    def has_flavour(self, flavour: i64) -> bool:
        return has_flavour(self.g, self.seat, self.held, flavour)

    # -- Worth ----------------------------------------------------------------------------

    def worth(self, g: State, seat: Seat) -> i64:
        if g.over:
            return win_share(g, seat)
        total = 0.0
        mine = 0.0
        for other in g.everyone():
            chance = exp(self.prospects(cast(Baba, g), other))
            total += chance
            if other == seat:
                mine = chance
        return i64(float(CERTAIN) * mine / total)

    def prospects(self, g: Baba, seat: Seat) -> float:
        """The logarithm of the chance to win, but for what all share."""
        later = A_LATER_TURN * float((seat - g.active + g.seats) % g.seats) / float(g.seats)
        left = slots_ordered(g, seat) - len(g.finished[seat]) - len(g.begun[seat])
        if left <= 0:
            return TO_BEGIN[0] + later
        self.look(g, seat)
        cards = A_CARD * float(min(7, len(g.hand[seat]))) + A_RECIPE * float(min(3, self.fitting()))
        clean = TO_CLEAN if g.to_clean[seat] else 0.0
        return TO_BEGIN[min(left, 6)] + GAPS[self.gaps] + cards + later + clean

    def fitting(self) -> i64:
        """How many of the recipes fit the order."""
        found: i64 = 0
        for card in self.g.recipes[self.seat].cards:
            if self.is_wanted(self.g.kind(card)):
                found += 1
        return found


def skill_in(held: i64) -> i64:
    total: i64 = 0
    for times in range(1, 4):
        total += 2 if holds(held, SAVOIR_FAIRE_2, times) else 0
        total += 1 if holds(held, SAVOIR_FAIRE_1, times) else 0
    return total


EASE: Final = (0, 0, 4, 3)  # points for a category, in the same order as below
RIGHT_ANSWERS: Final = (  # per cent by level, for Technique, Culture, Enfants and Cuisine
    (35, 35, 60, 55),
    (50, 55, 80, 70),
    (65, 70, 90, 85),
    (75, 80, 95, 92),
)


def quiz_answer(g: Baba, seat: Seat, level: i64, dice: State) -> i64:
    """Right as often as the level is, else one of the others; a judge believes as often as not."""
    if not g.asked.n or g.question < 0:
        return 0
    question = rule_of(g.window)
    if question == VERDICT:
        return do.judge(seat, Seat(g.active), 1 if dice.below(100) < g.box.guess else 0)
    if question != QUIZ:
        return 0
    right = right_choice(g.box, int(g.question))
    chance = RIGHT_ANSWERS[level][int(g.question) // PER_CATEGORY]
    wrong = dice.below(3)
    if dice.below(100) < chance:
        return do.answer(seat, right)
    return do.answer(seat, wrong if wrong < right else wrong + 1)


def mind() -> Mind:
    return BabaMind()


class BabaMind(BabaLook):
    def __init__(self) -> None:
        super().__init__()
        self.hearing: Hearing | None = None
        self.learner: Seat = Seat(-1)
        self.best: float = 0.0

    # -- Options --------------------------------------------------------------------------

    def score(self, option: i64) -> i64:
        rule = rule_of(option)
        if rule == PREPARE:
            _seat, _recipe, flavour, _doubles = read.prepare(option)
            return 250 - self.keep(flavour) // 2
        if rule == TAKE_FROM_SHELF:
            _seat, card = read.take_from_shelf(option)
            return self.want(card)
        if rule == KEEP_CARD:
            _seat, card = read.keep_card(option)
            return self.want(card)
        if rule == DRAW_ATELIER:
            return 28
        if rule == DRAW_RECIPE:
            return 75 if self.goal == NOTHING else 5
        if rule == REVISE:
            _seat, category = read.revise(option)
            return 45 + EASE[category]
        return self.losing(rule, option)

    def losing(self, rule: i64, option: i64) -> i64:
        """Cards that leave our hand."""
        if rule == TRADE_IN:
            _seat, card = read.trade_in(option)
            return self.worth_of_shelf() - self.keep(card) - 10
        if rule == SWAP_OUT:
            _seat, card = read.swap_out(option)
            return 25 - self.keep(card)
        if rule == DISCARD_CARD:
            _seat, card = read.discard_card(option)
            return -self.keep(card)
        if rule == PICK_CARD:
            _seat, card = read.pick_card(option)
            return -self.keep(card)
        return self.cleaning() if rule == CLEAN else self.paying(rule, option)

    def paying(self, rule: i64, option: i64) -> i64:
        if rule == PAY_BASE:
            _seat, card = read.pay_base(option)
            return -self.keep(card)
        if rule == PAY_PAIR:
            _seat, one, other = read.pay_pair(option)
            return -self.keep(one) - self.keep(other)
        return self.acting(rule, option)

    def acting(self, rule: i64, option: i64) -> i64:
        if rule == PLAY_ACTION:
            _seat, kind, target = read.play_action(option)
            return self.action(kind, target)
        if rule == TAKE_SHOWN:
            _seat, _victim, card = read.take_shown(option)
            return self.want(card)
        return self.choosing(rule, option)

    def choosing(self, rule: i64, option: i64) -> i64:
        """Among recipes."""
        if rule == KEEP_RECIPE:
            _seat, recipe = read.keep_recipe(option)
            return self.recipe(recipe)
        if rule == CHOOSE_RECIPE:
            _seat, recipe = read.choose_recipe(option)
            return self.recipe(recipe)
        if rule == ASK_FOR_RECIPE:
            _seat, _victim, recipe = read.ask_for_recipe(option)
            return self.recipe(recipe)
        if rule == SWAP_RECIPES:
            _seat, _victim, _taken, recipe = read.swap_recipes(option)
            return -self.recipe(recipe)
        return 50 if rule == SHOUT else 0

    def action(self, kind: Kind, target: i64) -> i64:
        if kind == SELF_SERVICE:
            return 45 + 2 * len(self.g.hand[target])
        if kind == PORTES_OUVERTES:
            return 50
        if kind == NETTOIE_TON_ATELIER:
            return 35 + 15 * (len(self.g.finished[target]) + len(self.g.begun[target]))
        if kind == ECHANGE_MOI_CETTE_RECETTE:
            return 60 if self.goal == NOTHING else -5
        if kind == SOUS_CHEF:
            return 300 if self.gaps == 0 and not self.g.prepared else -40
        return -5 if kind == DEMENAGEMENT else 0

    # -- What cards are worth to us -------------------------------------------------------

    def want(self, kind: Kind) -> i64:
        if kind >= FIRST_ACTION:
            return 45 if kind == SOUS_CHEF else (8 if kind == DEMENAGEMENT else 30)
        if kind == SAVOIR_FAIRE_1 or kind == SAVOIR_FAIRE_2:
            return self.want_skill(2 if kind == SAVOIR_FAIRE_2 else 1)
        if kind == PATE:
            return 12 if self.has_base else 60
        return self.want_flavour(kind)

    def want_skill(self, level: i64) -> i64:
        needed = level_needed(self.g, self.seat, self.goal) if self.goal != NOTHING else 2
        return (45 + 8 * level) if self.skill < needed else 10 + 6 * level

    def want_flavour(self, kind: Kind) -> i64:
        if self.goal == NOTHING:
            return 45 if kind == JOKER else 18
        flavour = self.g.box.flavour[self.goal]
        if self.has_flavour(flavour):
            return 35 if kind == JOKER else 12
        return 65 if kind == JOKER or kind == flavour else 14

    def keep(self, kind: Kind) -> i64:
        """What it would cost us to lose a card we hold; a second one is worth less."""
        if kind < 0:
            return 0
        if holds(self.held, kind, 2) and kind != SAVOIR_FAIRE_1 and kind != SAVOIR_FAIRE_2:
            return 10
        if kind == PATE or kind == JOKER or kind == SAVOIR_FAIRE_2:
            return 55
        if FIRST_FLAVOUR <= kind <= LAST_FLAVOUR:
            return 55 if self.goal != NOTHING and self.g.box.flavour[self.goal] == kind else 15
        return 40 if kind == SAVOIR_FAIRE_1 else self.want(kind)

    def recipe(self, kind: Kind) -> i64:
        return 80 - 10 * self.gaps_of(kind) if self.is_wanted(kind) else 0

    def worth_of_shelf(self) -> i64:
        """The best card there, and the next best for whoever takes two."""
        best: i64 = 0
        second: i64 = 0
        for card in self.g.shelf.cards:
            want = self.want(self.g.kind(card))
            if want > best:
                best, second = want, best
            elif want > second:
                second = want
        return best + second if power(self.g, self.seat) == LE_CAP else best

    def cleaning(self) -> i64:
        """Two cards against a turn."""
        lowest, next_lowest = self.two_least(self.g.hand[self.seat])
        return 45 - lowest - next_lowest

    def two_least(self, hand: Pile) -> tuple[i64, i64]:
        lowest: i64 = 99
        second: i64 = 99
        for card in hand.cards:
            cost = self.keep(self.g.kind(card))
            if cost < lowest:
                lowest, second = cost, lowest
            elif cost < second:
                second = cost
        return lowest, second

    def patience(self) -> i64:
        return 30

    # -- Belief ---------------------------------------------------------------------------

    def learn(self, g: State, seat: Seat, told: list[dict[str, object]]) -> None:
        hearing = Hearing(cast(Baba, g))
        hearing.hear_all(told)
        self.hearing = hearing
        self.learner = seat
        self.best = 0.0

    def likelihood(self, g: State) -> float:
        """Against the best table met so far."""
        hearing = self.hearing
        if hearing is None:
            return 1.0
        found = 1.0
        for other in g.others(self.learner):
            found *= self.explained(cast(Baba, g), other, hearing)
        self.best = max(self.best, found)
        return found / self.best

    def explained(self, g: Baba, other: Seat, hearing: Hearing) -> float:
        """Who could begin a pastry does, and who has a recipe that will do draws no other."""
        if not hearing.idle[other] and not hearing.once[other]:
            return 1.0
        self.look(g, other)
        found = UNUSED if hearing.idle[other] and self.gaps == 0 else 1.0
        for card in g.recipes[other].cards:
            doubt = hearing.doubt(other, g.kinds[card])
            if doubt < 1.0 and self.is_wanted(g.kind(card)):
                found *= doubt
        return found

    def label(self, g: State, seat: Seat) -> str:
        """The orders."""
        table = cast(Baba, g)
        return " ".join([table.kind_names[table.kinds[card]] for card in table.order[seat].cards])

    def recall(self, g: State, seat: Seat, level: i64, dice: State) -> i64:
        return quiz_answer(cast(Baba, g), seat, level, dice)
