# mypyc: compile
"""BabaOrum: what the next pastry of the order still needs."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablee.bots.baba_belief import UNUSED, Hearing
from tablee.bots.baba_look import NOTHING, BabaLook
from tablee.bots.baba_quiz import quiz_answer
from tablee.bots.mind import Mind
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
from tablee.games.baba._steps import do
from tablee.games.baba.kitchen import holds, level_needed
from tablee.games.baba.rules import power
from tablee.games.baba.table import Baba
from tablee.kernel.piles import Pile
from tablee.kernel.state import State
from tablee.kernel.steps import Kind, Seat, arg

PREPARE: Final[i64] = do.prepare(Seat(0), Kind(0), Kind(0), 0) & 1023
PLAY_ACTION: Final[i64] = do.play_action(Seat(0), Kind(0), Seat(0)) & 1023
DRAW_ATELIER: Final[i64] = do.draw_atelier(Seat(0)) & 1023
DRAW_RECIPE: Final[i64] = do.draw_recipe(Seat(0)) & 1023
REVISE: Final[i64] = do.revise(Seat(0), 0) & 1023
TRADE_IN: Final[i64] = do.trade_in(Seat(0), Kind(0)) & 1023
SWAP_OUT: Final[i64] = do.swap_out(Seat(0), Kind(0)) & 1023
DISCARD_CARD: Final[i64] = do.discard_card(Seat(0), Kind(0)) & 1023
PICK_CARD: Final[i64] = do.pick_card(Seat(0), Kind(0)) & 1023
PAY_BASE: Final[i64] = do.pay_base(Seat(0), Kind(0)) & 1023
PAY_PAIR: Final[i64] = do.pay_pair(Seat(0), Kind(0), Kind(0)) & 1023
TAKE_FROM_SHELF: Final[i64] = do.take_from_shelf(Seat(0), Kind(0)) & 1023
TAKE_SHOWN: Final[i64] = do.take_shown(Seat(0), Seat(0), Kind(0)) & 1023
KEEP_CARD: Final[i64] = do.keep_card(Seat(0), Kind(0)) & 1023
KEEP_RECIPE: Final[i64] = do.keep_recipe(Seat(0), Kind(0)) & 1023
CHOOSE_RECIPE: Final[i64] = do.choose_recipe(Seat(0), Kind(0)) & 1023
ASK_FOR_RECIPE: Final[i64] = do.ask_for_recipe(Seat(0), Seat(0), Kind(0)) & 1023
SWAP_RECIPES: Final[i64] = do.swap_recipes(Seat(0), Seat(0), Kind(0), Kind(0)) & 1023
CLEAN: Final[i64] = do.clean(Seat(0)) & 1023
SHOUT: Final[i64] = do.shout(Seat(0)) & 1023


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
        rule = option & 1023
        kind = Kind(arg(option, 22))
        if rule == PREPARE:
            return 250 - self.keep(Kind(arg(option, 34))) // 2
        if rule == TAKE_FROM_SHELF or rule == KEEP_CARD:
            return self.want(kind)
        if rule == DRAW_ATELIER:
            return 28
        if rule == DRAW_RECIPE:
            return 75 if self.goal == NOTHING else 5
        if rule == REVISE:
            return 45
        return self.losing(rule, option)

    def losing(self, rule: i64, option: i64) -> i64:
        """Cards that leave our hand."""
        kind = Kind(arg(option, 22))
        if rule == TRADE_IN:
            return self.worth_of_shelf() - self.keep(kind) - 10
        if rule == SWAP_OUT:
            return 25 - self.keep(kind)
        if rule == DISCARD_CARD or rule == PICK_CARD or rule == PAY_BASE:
            return -self.keep(kind)
        if rule == PAY_PAIR:
            return -self.keep(kind) - self.keep(Kind(arg(option, 34)))
        if rule == CLEAN:
            return self.cleaning()
        return self.acting(rule, option)

    def acting(self, rule: i64, option: i64) -> i64:
        if rule == PLAY_ACTION:
            return self.action(Kind(arg(option, 22)), arg(option, 34))
        if rule == KEEP_RECIPE or rule == CHOOSE_RECIPE:
            return self.recipe(Kind(arg(option, 22)))
        if rule == ASK_FOR_RECIPE:
            return self.recipe(Kind(arg(option, 34)))
        if rule == SWAP_RECIPES:
            return -self.recipe(Kind(arg(option, 46)))
        if rule == TAKE_SHOWN:
            return self.want(Kind(arg(option, 34)))
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
