# mypyc: compile
"""Badass Force: what each character and each aimed weapon does to whom."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.badass._names import (
    ARBALETE,
    ARMURIER,
    CASCADEUSE,
    COLONELLE,
    DYNAMITEUR,
    ESPIONNE,
    JUSTICIER,
    MACHETTE,
    PICKPOCKET,
)
from tablee.games.badass._steps import ask, do
from tablee.games.badass.cards import CAST
from tablee.games.badass.deaths import NOT_ACTIVE, expose, spy
from tablee.games.badass.table import Badass
from tablee.games.badass.weapons import load, passes_maximum
from tablee.kernel.steps import BITS, Kind, Seat


def use_power(g: Badass, seat: Seat, kind: Kind) -> None:
    """Pay, then do what the character does."""
    cost = g.cost(seat, kind)
    if cost:
        g.charge[seat] -= cost
        g.tell("paid", seat, cost)
    take_effect(g, seat, kind, g.box.effect[kind])


def take_effect(g: Badass, seat: Seat, kind: Kind, effect: i64) -> None:
    """What is used on a victim asks for one first."""
    if effect == COLONELLE:
        colonelle(g, seat, kind)
    elif effect == ARMURIER:
        gain(g, seat, kind)
    elif effect == ESPIONNE:
        espionne(g, seat, kind)
    elif effect == CASCADEUSE:
        cascadeuse(g, seat, kind)
    else:
        g.then(ask.target(seat, kind))


def aim(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    g.tell("aimed", seat, kind, victim)
    hit(g, seat, kind, victim, g.box.effect[kind])


def hit(g: Badass, seat: Seat, kind: Kind, victim: Seat, effect: i64) -> None:
    """What is none of these kills."""
    if effect == PICKPOCKET:
        pickpocket(g, seat, kind, victim)
    elif effect == DYNAMITEUR:
        dynamiteur(g, seat, kind, victim)
    elif effect == JUSTICIER:
        justicier(g, seat, kind, victim)
    elif effect == ARBALETE:
        arbalete(g, seat, kind, victim)
    elif effect == MACHETTE:
        machette(g, seat, kind, victim)
    else:
        shoot(g, seat, kind, victim)


# -- Powers -------------------------------------------------------------------------------


def colonelle(g: Badass, seat: Seat, kind: Kind) -> None:
    """The character about to die survives; in Vengeance two charges besides."""
    g.tell("saved", seat)
    gain(g, seat, kind)


def gain(g: Badass, seat: Seat, kind: Kind) -> None:
    """The amount of a power in charges for its user."""
    if g.amount(seat, kind):
        g.then(do.receive(seat, g.amount(seat, kind), seat))


def espionne(g: Badass, seat: Seat, kind: Kind) -> None:
    """Look at one rival's active character, at two in Vengeance; then change hers, the same allowed (badass-08)."""
    g.then(ask.rival_to_spy_on(seat, 0, g.amount(seat, kind)), do.take_back(seat))


def rival_to_spy_on(g: Badass, seat: Seat, seen: i64, left: i64) -> None:
    for victim in g.others(seat):
        if not seen & BITS[victim]:
            g.offer(do.spy_on(seat, victim, seen, left))


def spy_on(g: Badass, seat: Seat, victim: Seat, seen: i64, left: i64) -> None:
    card = g.active[victim].cards[0]
    spy(g, card, seat)
    g.tell("spied", seat, victim, secret=g.kind(card), knows=BITS[seat] | BITS[victim])
    if left > 1:
        g.then(ask.rival_to_spy_on(seat, seen | BITS[victim], left - 1))


def cascadeuse(g: Badass, seat: Seat, kind: Kind) -> None:
    """One character of her choice from her graveyard, up to two in Vengeance."""
    g.then(ask.character_to_recover(seat, 0, g.amount(seat, kind)))


def character_to_recover(g: Badass, seat: Seat, done: i64, left: i64) -> None:
    if done:
        g.offer(do.enough(seat))
    for card in g.graveyard[seat].cards:
        g.offer(do.recover(seat, g.kind(card), left))


def enough(g: Badass, seat: Seat) -> None:
    """No more, though she might."""


def recover(g: Badass, seat: Seat, kind: Kind, left: i64) -> None:
    card = g.find(g.graveyard[seat], kind)
    g.graveyard[seat].remove(card)
    g.hand[seat].add(card)
    expose(g, card)
    g.tell("recovered", seat, kind)
    if left > 1 and len(g.graveyard[seat]):
        g.then(ask.character_to_recover(seat, 1, left - 1))


# -- On a victim --------------------------------------------------------------------------


def shoot(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    """Kill a rival's active character."""
    g.then(do.attack(seat, victim))


def arbalete(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    """Kill a rival's active character; no defence helps."""
    g.then(do.die(victim, seat))


def machette(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    """A rival loses a random character from hand."""
    g.then(do.lose_from_hand(victim, seat))


def pickpocket(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    """Take up to two charges from a rival, three in Vengeance."""
    g.then(ask.charges_to_take(seat, victim, g.amount(seat, kind)))


def charges_to_take(g: Badass, seat: Seat, victim: Seat, most: i64) -> None:
    for n in range(1, min(most, g.charge[victim]) + 1):
        g.offer(do.take_charges(seat, victim, n))


def take_charges(g: Badass, seat: Seat, victim: Seat, charges: i64) -> None:
    g.charge[victim] -= charges
    g.tell("stole", seat, victim, charges)
    g.then(do.receive(seat, charges, seat))


def dynamiteur(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    """Give a rival two charges, three in Vengeance; any weapon they are too much for blows up."""
    if passes_maximum(g, victim, g.amount(seat, kind)):
        g.then(do.explode(victim, seat))
    else:
        load(g, victim, g.amount(seat, kind))


def justicier(g: Badass, seat: Seat, kind: Kind, victim: Seat) -> None:
    """Name a rival's active character: it dies if that is right."""
    g.then(ask.name_to_accuse(seat, victim, kind))


def name_to_accuse(g: Badass, seat: Seat, victim: Seat, kind: Kind) -> None:
    for slot in range(CAST):
        g.offer(do.accuse(seat, victim, Kind(g.kinds[slot]), kind))


def accuse(g: Badass, seat: Seat, victim: Seat, named: Kind, kind: Kind) -> None:
    """A hit is shown and dies without defence; a miss shows nothing (badass-R11)."""
    g.tell("accused", seat, victim, named)
    if g.active_kind(victim) == named:
        g.then(do.die(victim, seat))
        return
    g.tell("missed", victim, named)
    deny(g, victim, named)
    gain(g, seat, kind)


def deny(g: Badass, seat: Seat, named: Kind) -> None:
    """Everybody heard that the active character is not this one."""
    for slot in range(CAST):
        if g.kinds[slot] == named:
            g.known[seat * CAST + slot] |= NOT_ACTIVE
