# mypyc: compile
"""Badass Force: what powers and weapons are worth, when to bluff and when to denounce."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablee.bots.mind import Mind, by_margin
from tablee.games.badass._names import (
    ARMURIER,
    BAZOOKA,
    CASCADEUSE,
    COLONELLE,
    DYNAMITEUR,
    GRENADE,
    JUSTICIER,
    LANCE_FLAMMES,
    MITRAILLEUSE,
    NINJA,
    PICKPOCKET,
)
from tablee.games.badass._steps import (
    ACCUSE,
    ADD_TARGET,
    AIM,
    ANNOUNCE,
    CHANGE_CHARACTER,
    CHANGE_WEAPON,
    CHOOSE_FIRST,
    CRY_BLUFF,
    DEFEND,
    DENOUNCE,
    EXECUTE,
    GO_TO_ARMOURY,
    LAY,
    SPY_ON,
    TAKE_CHARGES,
    TAKE_WEAPON,
    read,
)
from tablee.games.badass.belief import Record
from tablee.games.badass.cards import CAST
from tablee.games.badass.deaths import is_shown, leads_alone
from tablee.games.badass.table import Badass
from tablee.games.badass.weapons import passes_maximum, would_blow_up
from tablee.kernel.state import State
from tablee.kernel.steps import Kind, Seat, rule_of

KILL: Final = 60  # two points and a rival's character
LOSS: Final = 55  # two points for a rival and a character of ours
CHARGE: Final = 8
USUAL: Final = 0.15  # how often somebody denounces of whom nothing is known


def mind() -> Mind:
    return BadassMind()


class BadassMind(Mind):
    def __init__(self) -> None:
        self.g: Badass = Badass(0, 0)
        self.seat: Seat = Seat(0)
        self.record: Record | None = None
        self.learner: Seat = Seat(-1)
        self.best: float = 0.0
        self.risk: float = 0.0  # that somebody denounces us

    def look(self, g: State, seat: Seat) -> None:
        self.g = cast(Badass, g)
        self.seat = seat
        trust = 1.0
        for rival in g.others(seat):
            trust *= 1.0 - self.crying(rival)
        self.risk = 1.0 - trust

    def doubt(self) -> str:
        return "denounce"

    def crying(self, seat: Seat) -> float:
        record = self.record
        return USUAL if record is None else record.crying(seat)

    def score(self, option: i64) -> i64:
        rule = rule_of(option)
        if rule == ANNOUNCE:
            _seat, kind = read.announce(option)
            return self.announcing(kind)
        if rule == CRY_BLUFF:
            return self.denouncing()
        if rule == DEFEND:
            _seat, kind, _killer = read.defend(option)
            return self.bluff_or_truth(kind, 45, 5)
        if rule == ACCUSE:
            _seat, victim, named, _kind = read.accuse(option)
            return i64(100.0 * self.odds(victim, named, False))
        return self.laying(rule, option)

    def laying(self, rule: i64, option: i64) -> i64:
        if rule == LAY:
            _seat, kind = read.lay(option)
            return self.power(kind) // 3
        if rule == CHOOSE_FIRST:
            _seat, kind = read.choose_first(option)
            return self.power(kind) // 3
        return self.acting(rule, option)

    def acting(self, rule: i64, option: i64) -> i64:
        if rule == EXECUTE:
            return self.execution()
        if rule == GO_TO_ARMOURY:
            return CHARGE + CHARGE * self.hunger() // 3
        if rule == CHANGE_CHARACTER:
            return 15 if is_shown(self.g, self.seat) else 2
        if rule == CHANGE_WEAPON:
            return 12 - CHARGE * self.g.charge[self.seat] - self.weapon(self.g.weapon_kind(self.seat)) // 3
        if rule == TAKE_WEAPON:
            _seat, weapon = read.take_weapon(option)
            return self.weapon(weapon)
        return self.aiming(rule, option)

    def aiming(self, rule: i64, option: i64) -> i64:
        if rule == AIM:
            _seat, kind, victim = read.aim(option)
            return self.target(self.g.box.effect[kind], victim)
        if rule == ADD_TARGET:
            _seat, victim, _victims, _left = read.add_target(option)
            return 40 + self.threat(victim)
        if rule == SPY_ON:
            _seat, victim, _seen, _left = read.spy_on(option)
            return self.threat(victim)
        if rule == TAKE_CHARGES:
            _seat, _victim, amount = read.take_charges(option)
            return -KILL if would_blow_up(self.g, self.seat, amount) else CHARGE * amount
        return 0

    # -- Announcing and denouncing --------------------------------------------------------

    def announcing(self, kind: Kind) -> i64:
        return self.bluff_or_truth(kind, self.power(kind), LOSS)

    def bluff_or_truth(self, kind: Kind, gain: i64, loss: i64) -> i64:
        """The truth is a bait; a bluff is worth it as long as it is believed."""
        if self.g.active_kind(self.seat) == kind:
            return gain + i64(self.risk * 40.0)
        risk = 1.0 if self.is_out_of_the_question(kind) else self.risk
        return i64((1.0 - risk) * float(gain) - risk * float(loss))

    def is_out_of_the_question(self, kind: Kind) -> bool:
        """Everybody sees that this cannot be our active character."""
        if is_shown(self.g, self.seat):
            return True
        for card in self.g.graveyard[self.seat].cards:
            if self.g.kinds[card] == kind:
                return True
        return False

    def denouncing(self) -> i64:
        """A coin on who lies there, and something for what it prevents."""
        question = self.g.window
        if rule_of(question) != DENOUNCE:
            return 0
        announcer, kind = read.denounce(question)
        bluff = 1.0 - self.odds(announcer, kind, True)
        habit = (self.crying(self.seat) - USUAL) * 150.0 if self.seat != self.learner else 0.0
        return i64((bluff - 0.52) * 150.0 + habit) + (6 if self.g.box.effect[kind] == NINJA else 0)

    def odds(self, owner: Seat, kind: Kind, announced: bool) -> float:
        record = self.record
        if record is None:
            record = Record(self.g)
            self.record = record
        return record.odds(self.g, self.seat, owner, self.slot_of(kind), announced)

    def slot_of(self, kind: Kind) -> i64:
        for slot in range(CAST):
            if self.g.kinds[slot] == kind:
                return slot
        return 0

    # -- What things are worth ------------------------------------------------------------

    def power(self, kind: Kind) -> i64:
        effect = self.g.box.effect[kind]
        if effect == NINJA:
            return KILL - 4 * self.g.cost(self.seat, kind)
        if effect == ARMURIER:
            return self.charging(self.g.amount(self.seat, kind))
        if effect == PICKPOCKET:
            return self.robbery(self.g.amount(self.seat, kind))
        if effect == DYNAMITEUR:
            return self.demolition(self.g.amount(self.seat, kind))
        if effect == CASCADEUSE:
            return 12 if len(self.g.hand[self.seat]) < 4 and len(self.g.graveyard[self.seat]) else -10
        if effect == JUSTICIER:
            return i64(self.best_guess() * float(KILL))
        return 30 if effect == COLONELLE else 12

    def charging(self, amount: i64) -> i64:
        if would_blow_up(self.g, self.seat, amount):
            return -KILL
        return CHARGE * min(amount, self.hunger()) + 2

    def hunger(self) -> i64:
        """How many more charges the weapon can use."""
        return max(0, self.g.box.max[self.g.weapon_kind(self.seat)] - self.g.charge[self.seat])

    def robbery(self, most: i64) -> i64:
        richest: i64 = 0
        for rival in self.g.others(self.seat):
            richest = max(richest, self.g.charge[rival])
        return self.charging(min(most, richest)) + 5 * min(most, richest)

    def demolition(self, amount: i64) -> i64:
        for rival in self.g.others(self.seat):
            if passes_maximum(self.g, rival, amount):
                return KILL
        return -12

    def best_guess(self) -> float:
        best = 0.0
        for rival in self.g.others(self.seat):
            for slot in range(CAST):
                best = max(best, self.odds(rival, Kind(self.g.kinds[slot]), False))
        return best

    def execution(self) -> i64:
        effect = self.g.box.effect[self.g.weapon_kind(self.seat)]
        return KILL + 25 * (self.victims(effect) - 1) + (20 if effect == GRENADE else 0)

    def victims(self, effect: i64) -> i64:
        if effect == BAZOOKA:
            return self.g.seats - 1
        if effect == MITRAILLEUSE:
            return min(3, self.g.seats - 1)
        return 2 if effect == LANCE_FLAMMES else 1

    def weapon(self, kind: Kind) -> i64:
        """Points for the charges it takes to fire it."""
        effect = self.g.box.effect[kind]
        worth = 100 * (1 + self.victims(effect)) // max(1, self.g.box.mark[kind])
        return worth - 25 if effect == GRENADE else worth

    def target(self, effect: i64, victim: Seat) -> i64:
        if effect == DYNAMITEUR:
            bang = passes_maximum(self.g, victim, 2)
            return (100 if bang else -5 * self.g.charge[victim]) + self.threat(victim)
        if effect == PICKPOCKET:
            return 10 * self.g.charge[victim] + self.threat(victim)
        if effect == JUSTICIER:
            return i64(self.best_guess_at(victim) * 100.0)
        return self.threat(victim) + (12 if leads_alone(self.g, victim) else 0)

    def best_guess_at(self, victim: Seat) -> float:
        best = 0.0
        for slot in range(CAST):
            best = max(best, self.odds(victim, Kind(self.g.kinds[slot]), False))
        return best

    def threat(self, rival: Seat) -> i64:
        return 3 * self.g.score[rival] + 2 * self.g.charge[rival]

    def label(self, g: State, seat: Seat) -> str:
        """The active character, if one lies there."""
        table = cast(Badass, g)
        return table.kind_names[table.active_kind(seat)] if len(table.active[seat]) else ""

    # -- Worth and belief -----------------------------------------------------------------

    def patience(self) -> i64:
        return 90

    def worth(self, g: State, seat: Seat) -> i64:
        table = cast(Badass, g)
        best: i64 = 0
        for rival in g.others(seat):
            best = max(best, self.strength(table, rival))
        return by_margin(g, seat, self.strength(table, seat) - best, 60)

    def strength(self, g: Badass, seat: Seat) -> i64:
        """Points in sixths; charges and characters count a little."""
        return 6 * g.score[seat] + g.charge[seat] + len(g.hand[seat])

    def learn(self, g: State, seat: Seat, told: list[dict[str, object]]) -> None:
        record = Record(cast(Badass, g))
        record.hear_all(told)
        self.record = record
        self.learner = seat
        self.best = 0.0

    def likelihood(self, g: State) -> float:
        """Against the best table met so far."""
        record = self.record
        if record is None:
            return 1.0
        found = 1.0
        for owner in range(g.seats):
            if owner != self.learner:
                found *= record.plausible(cast(Badass, g), owner)
        self.best = max(self.best, found)
        return found / self.best
