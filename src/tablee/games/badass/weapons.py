# mypyc: compile
"""Badass Force: charges, explosions, the market, and what each weapon does."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.badass._names import (
    BAZOOKA,
    FUSIL_A_POMPE,
    GREEN,
    GRENADE,
    LANCE_FLAMMES,
    MITRAILLEUSE,
    PICKPOCKET,
    RED,
)
from tablee.games.badass._steps import ask, do
from tablee.games.badass.table import Badass
from tablee.kernel.steps import BITS, NO_SEAT, Kind, Seat

# -- Charges ------------------------------------------------------------------------------


def receive(g: Badass, seat: Seat, amount: i64, giver: Seat) -> None:
    """What passes the maximum is lost, but blows up a Grenade (badass-R7)."""
    if would_blow_up(g, seat, amount):
        g.then(do.explode(seat, giver))
    else:
        load(g, seat, amount)


def would_blow_up(g: Badass, seat: Seat, amount: i64) -> bool:
    return g.box.effect[g.weapon_kind(seat)] == GRENADE and passes_maximum(g, seat, amount)


def passes_maximum(g: Badass, seat: Seat, amount: i64) -> bool:
    return g.charge[seat] + amount > g.box.max[g.weapon_kind(seat)]


def load(g: Badass, seat: Seat, amount: i64) -> None:
    before = g.charge[seat]
    g.charge[seat] = min(before + amount, g.box.max[g.weapon_kind(seat)])
    if amount:
        g.tell("charged", seat, g.charge[seat], g.charge[seat] - before)


def apply_die(g: Badass, seat: Seat, face: i64) -> None:
    """Green: the roller; yellow: everyone, the roller first; red: everyone else (badass-10)."""
    if face == GREEN:
        g.then(do.share(seat, seat, 1))
    elif face == RED:
        g.then(do.share(seat, g.after(seat), g.seats - 1))
    else:
        g.then(do.share(seat, seat, g.seats))


def share(g: Badass, giver: Seat, seat: Seat, left: i64) -> None:
    """A charge each, clockwise; an explosion is seen through before the next one gets theirs."""
    while left:
        left -= 1
        if would_blow_up(g, seat, 1):
            g.then(do.explode(seat, giver), do.share(giver, g.after(seat), left))
            return
        load(g, seat, 1)
        seat = g.after(seat)


def explode(g: Badass, owner: Seat, giver: Seat) -> None:
    """The weapon is replaced, then whoever gave the charge attacks its owner's character (badass-R6)."""
    g.tell("exploded", owner, g.weapon_kind(owner), giver)
    discard_weapon(g, owner)
    g.then(ask.new_weapon(owner), do.attack(NO_SEAT if giver == owner else giver, owner))


# -- The market ---------------------------------------------------------------------------


def discard_weapon(g: Badass, seat: Seat) -> None:
    card = g.weapon[seat].draw()
    g.discard.add(card)
    g.charge[seat] = 0
    g.tell("discarded_weapon", seat, g.kind(card))


def new_weapon(g: Badass, seat: Seat) -> None:
    seen: i64 = 0
    for card in g.market.cards:
        kind = g.kind(card)
        if not seen & BITS[kind]:
            seen |= BITS[kind]
            g.offer(do.take_weapon(seat, kind))


def take_weapon(g: Badass, seat: Seat, kind: Kind) -> None:
    """With no charge, whatever it starts the game with."""
    card = g.find(g.market, kind)
    g.market.remove(card)
    g.weapon[seat].add(card)
    g.tell("took_weapon", seat, kind)
    fill_market(g)


def fill_market(g: Badass) -> None:
    if not len(g.arsenal):
        renew_arsenal(g)
    card = g.arsenal.draw()
    g.market.add(card)
    g.tell("market_filled", g.kind(card))


def renew_arsenal(g: Badass) -> None:
    """By now every weapon in play has been seen, so everybody knows which ones are not."""
    g.arsenal.take_all(g.discard)
    g.shuffle(g.arsenal)
    for card in g.left_out.cards:
        g.show_all(card)
    g.tell("arsenal_renewed")


# -- Executions ---------------------------------------------------------------------------


def execute(g: Badass, seat: Seat) -> None:
    """Do what the weapon says, then change it."""
    kind = g.weapon_kind(seat)
    effect = g.box.effect[kind]
    g.tell("executed", seat, kind)
    if effect == MITRAILLEUSE:
        g.then(ask.burst(seat, 0, g.box.amount[kind]), do.change_weapon(seat))
    elif effect == BAZOOKA:
        g.then(do.attack_each(seat, rivals(g, seat)), do.change_weapon(seat))
    elif effect == LANCE_FLAMMES:
        g.then(do.attack_each(seat, BITS[g.after(seat)] | BITS[g.before(seat)]), do.change_weapon(seat))
    else:
        g.then(ask.target(seat, kind), do.change_weapon(seat))


def rivals(g: Badass, seat: Seat) -> i64:
    """Everybody else: a bit for each."""
    return BITS[g.seats] - 1 & ~BITS[seat]


def target(g: Badass, seat: Seat, kind: Kind) -> None:
    """Whom a weapon or a power is used on."""
    effect = g.box.effect[kind]
    for victim in g.others(seat):
        if effect == FUSIL_A_POMPE and victim != g.after(seat) and victim != g.before(seat):
            continue
        if effect == PICKPOCKET and not g.charge[victim]:
            continue
        g.offer(do.aim(seat, kind, victim))


def burst(g: Badass, seat: Seat, victims: i64, left: i64) -> None:
    """All targets are named first (badass-R2), at least one."""
    if victims:
        g.offer(do.fire(seat, victims))
    for victim in g.others(seat):
        if not victims & BITS[victim]:
            g.offer(do.add_target(seat, victim, victims, left))


def add_target(g: Badass, seat: Seat, victim: Seat, victims: i64, left: i64) -> None:
    g.tell("aimed", seat, g.weapon_kind(seat), victim)
    victims |= BITS[victim]
    if left > 1 and victims != rivals(g, seat):
        g.then(ask.burst(seat, victims, left - 1))
    else:
        g.then(do.fire(seat, victims))


def fire(g: Badass, seat: Seat, victims: i64) -> None:
    g.then(do.attack_each(seat, victims))
