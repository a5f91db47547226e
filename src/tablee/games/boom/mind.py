# mypyc: compile
"""Boom Badaboom: what a Pâtissier, a Farceur and a Glouton would rather play."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from tablee.bots.mind import CERTAIN, Mind
from tablee.games.boom._names import (
    ACCIDENT_DE_CUISINE,
    COUP_D_OEIL_GOURMAND,
    COUP_DE_BOOST,
    DOUBLE_INTENSITE,
    ECHANGE_DE_TABLIER,
    FARCEUR,
    FOUR_ELARGI,
    FOUR_RETRECI,
    GLOUTON,
    GOAL,
    MALADRESSE,
    PATISSIER,
    REACTIVE,
    RECUPERATION_D_INGREDIENT,
    TABLIER_DE_PROTECTION,
)
from tablee.games.boom._steps import AIM, CARD_TO_PLAY, PLAY_CARD, REACT, REACTION, RECOVER, TAKE, read
from tablee.games.boom.belief import BANG, ROLES, Suspicion, taste, thermal_change
from tablee.games.boom.effects import is_measured
from tablee.games.boom.rules import event, goals_in, steals_at, strength
from tablee.games.boom.table import Boom
from tablee.kernel.state import State
from tablee.kernel.steps import BITS, NO_SEAT, Kind, Seat, rule_of

PRICE: Final = 30  # what a reaction must bring in
NEVER: Final = 1e-9  # how likely a table is that cannot be


def mind() -> Mind:
    return BoomMind()


class BoomMind(Mind):
    def __init__(self) -> None:
        self.g: Boom = Boom(0, 0)
        self.seat: Seat = Seat(0)
        self.role: i64 = PATISSIER
        self.goals: i64 = 0
        self.room: i64 = 0
        self.suspicion: Suspicion | None = None
        self.best: float = -1000.0

    def look(self, g: State, seat: Seat) -> None:
        table = cast(Boom, g)
        self.g = table
        self.seat = seat
        self.role = role_of(table, seat)
        self.room = table.capacity - table.cake
        self.goals = goals_in(table, table.hand[seat]) if self.role == GLOUTON else 0

    def score(self, option: i64) -> i64:
        rule = rule_of(option)
        if rule == PLAY_CARD:
            _seat, kind, target = read.play_card(option)
            return self.playing(kind, target)
        if rule == REACT:
            _seat, kind, target = read.react(option)
            return self.reacting(kind, target)
        if rule == AIM:
            _seat, victim = read.aim(option)
            return self.enmity(victim)
        if rule == TAKE:
            _seat, _victim, kind = read.take(option)
            return self.wish(kind)
        if rule == RECOVER:
            _seat, kind = read.recover(option)
            return self.wish(kind)
        return 0

    def worth(self, g: State, seat: Seat) -> i64:
        """A team wins whole."""
        if g.over:
            return CERTAIN if g.winners & BITS[seat] else 0
        return CERTAIN // 3

    def poker_face(self, g: State, seat: Seat) -> bool:
        """The first cards of the game and the answers to them say nothing, unless they could end it."""
        table = cast(Boom, g)
        question = rule_of(table.window)
        asked = question == CARD_TO_PLAY or question == REACTION
        return table.seats > 2 and table.round == 1 and asked and not self.is_decisive(table)

    def is_decisive(self, g: Boom) -> bool:
        """Whether one card more, or none against those that lie there, could end the game."""
        if not len(g.stack) or g.box.effect[g.kind(g.stack[0])] == MALADRESSE:
            hottest: i64 = 10 if event(g) == DOUBLE_INTENSITE else 5
            return g.capacity - g.cake <= hottest
        return self.is_at_stake(g, len(g.stack) - 1)

    def is_at_stake(self, g: Boom, answers: i64) -> bool:
        """Whether the first card of the stack could, with so many answers that at worst all double it."""
        change = thermal_change(g, g.kind(g.stack[0]), event(g), g.box.mystery) * g.stack_factor[0]
        if answers:
            change = (change if change > 0 else -change) * BITS[answers]
        worst = change if answers else max(2 * change, -change)
        return g.capacity - g.cake <= worst or steals_at(g, g.round, g.capacity, g.cake + change)

    def secret(self, g: State, seat: Seat) -> i64:
        return role_of(cast(Boom, g), seat)

    def label(self, g: State, seat: Seat) -> str:
        return ROLES[role_of(cast(Boom, g), seat) - PATISSIER] if g.seats > 2 else ""

    # -- The card of the turn -------------------------------------------------------------

    def playing(self, kind: Kind, target: i64) -> i64:
        box = self.g.box
        if box.family[kind] == GOAL:
            return -100 if self.goals > box.goals_needed else -BANG
        if is_measured(self.g, kind):
            return self.oven(kind)
        return self.action(box.effect[kind], target)

    def oven(self, kind: Kind) -> i64:
        effect = self.g.box.effect[kind]
        if effect == FOUR_RETRECI or effect == FOUR_ELARGI or not self.g.box.value[kind]:
            return self.gamble(1 if thermal_change(self.g, kind, event(self.g)) > 0 else -1)
        change = strength(self.g, kind, self.g.box.value[kind], 1)
        return self.liking(change) + self.theft(change)

    def gamble(self, sign: i64) -> i64:
        """The mean over what a mystery value may be."""
        total: i64 = 0
        for value in range(1, 6):
            total += self.liking(sign * value)
        return total // 5

    def liking(self, change: i64) -> i64:
        """Against leaving the cake as it is; nobody shows a colour in the first round."""
        if self.g.round == 1 and self.room > change:
            return -2 * (change if change > 0 else -change)
        change = max(change, -self.g.cake)
        return taste(self.role, self.room, change) - taste(self.role, self.room, 0)

    def theft(self, change: i64) -> i64:
        """The Glouton steals at the end of the own turn."""
        if self.role != GLOUTON or self.goals < self.g.box.goals_needed or change >= self.room:
            return 0
        return BANG if steals_at(self.g, self.g.round, self.g.capacity, self.g.cake + change) else 0

    def action(self, effect: i64, target: i64) -> i64:
        if effect == ECHANGE_DE_TABLIER:
            return -BANG if self.goals >= 2 else 15 + self.enmity(target)
        if effect == COUP_D_OEIL_GOURMAND:
            return (60 if self.role == GLOUTON and self.goals < 2 else 25) + self.enmity(target)
        if effect == ACCIDENT_DE_CUISINE:
            return 15 + self.enmity(target)
        if effect == MALADRESSE:
            return 10 + self.enmity(target)
        if effect == RECUPERATION_D_INGREDIENT:
            return 20 if len(self.g.discard) > 3 else 5
        return 0

    def enmity(self, target: i64) -> i64:
        """Points for harming a seat: who plays another game than ours."""
        suspicion = self.suspicion
        if suspicion is None or target == NO_SEAT or self.role == GLOUTON:
            return 0
        tilt = suspicion.evidence[target * 3 + 1] - suspicion.evidence[target * 3]
        points = i64(max(-2.0, min(2.0, tilt)) * 10.0)
        return -points if self.role == FARCEUR else points

    def wish(self, kind: Kind) -> i64:
        """A card to take or to fetch back."""
        family = self.g.box.family[kind]
        if family == GOAL:
            return 200 if self.role == GLOUTON else (60 if self.role == PATISSIER else 40)
        if family == REACTIVE:
            return 40
        return self.liking(thermal_change(self.g, kind, 0)) // 2 if is_measured(self.g, kind) else 15

    # -- Reactions ------------------------------------------------------------------------

    def reacting(self, kind: Kind, target: i64) -> i64:
        top: i64 = len(self.g.stack) - 1
        effect = self.g.box.effect[kind]
        if not is_measured(self.g, self.stacked(top)):
            return self.protecting(effect, target, top) - PRICE
        now = self.g.stack_factor[top]
        if effect == TABLIER_DE_PROTECTION:
            return self.outcome(top, 0) - self.outcome(top, now) - PRICE
        if effect == COUP_DE_BOOST:
            return self.outcome(top, 2 * now) - self.outcome(top, now) - PRICE
        return self.outcome(top, -now) - self.outcome(top, now) - PRICE

    def stacked(self, i: i64) -> Kind:
        return self.g.kind(self.g.stack[i])

    def outcome(self, i: i64, factor: i64) -> i64:
        """How the card at that height is liked when it counts so many times."""
        kind = self.stacked(i)
        change = thermal_change(self.g, kind, event(self.g)) * factor
        return self.liking(change) + (self.theft(change) if self.seat == self.g.stack_by[0] else 0)

    def protecting(self, effect: i64, target: i64, top: i64) -> i64:
        """Against a reaction, or an action aimed at us."""
        if self.g.box.family[self.stacked(top)] == REACTIVE and top > 0:
            return self.restoring(top) if effect == TABLIER_DE_PROTECTION else 0
        if self.g.stack_target[top] != self.seat:
            return 0
        harm = self.harm(self.g.box.effect[self.stacked(top)])
        return harm if effect == TABLIER_DE_PROTECTION else harm + self.enmity(target)

    def restoring(self, top: i64) -> i64:
        """What cancelling a reaction brings: the card beneath as it was."""
        beneath = top - 1
        if not is_measured(self.g, self.stacked(beneath)):
            return 35 if self.g.stack_by[beneath] == self.seat else 0
        now = self.g.stack_factor[beneath]
        effect = self.g.box.effect[self.stacked(top)]
        changed = 0 if effect == TABLIER_DE_PROTECTION else (2 * now if effect == COUP_DE_BOOST else -now)
        return self.outcome(beneath, now) - self.outcome(beneath, changed)

    def harm(self, effect: i64) -> i64:
        """In the first round nobody shows that a hand is worth more than others."""
        if self.g.round == 1 and self.g.seats > 2:
            return PRICE
        if self.goals >= 2:
            return 90 if effect == COUP_D_OEIL_GOURMAND or effect == ECHANGE_DE_TABLIER else 40
        return 30 if effect == ACCIDENT_DE_CUISINE else 20

    # -- Belief ---------------------------------------------------------------------------

    def learn(self, g: State, seat: Seat, told: list[dict[str, object]]) -> None:
        self.best = -1000.0
        if g.seats < 3:
            return
        suspicion = Suspicion(cast(Boom, g))
        suspicion.hear_all(told)
        self.suspicion = suspicion

    def likelihood(self, g: State) -> float:
        """Against the best table met so far."""
        suspicion = self.suspicion
        if suspicion is None:
            return 1.0
        found = 0.0
        for seat in range(g.seats):
            place = seat * 3 + role_of(cast(Boom, g), Seat(seat)) - PATISSIER
            if suspicion.ruled_out & BITS[place]:
                return NEVER
            found += suspicion.evidence[place]
        self.best = max(self.best, found)
        return exp(found - self.best)


def role_of(g: Boom, seat: Seat) -> i64:
    """Cooks without roles are Pâtissiers at heart."""
    return g.box.effect[g.kinds[g.role[seat][0]]] if len(g.role[seat]) else PATISSIER
