# mypyc: compile
"""Badass Force: attacks, deaths, points and Vengeance; and who still knows what of a hidden character.

Besides the eyes that know where a card lies (as everywhere), `known` has for each character the eyes that know it is
not in its owner's Loge, whether everybody knows that it is not the active one, and who spied on it while it was.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.badass._names import COLONELLE
from tablee.games.badass._steps import ask, ask_all, do
from tablee.games.badass.cards import CAST
from tablee.games.badass.table import Badass
from tablee.kernel.steps import ALL_EYES, BITS, NO_SEAT, SPECTATORS, Card, Kind, Seat, eye

NOT_LOGE: Final = 9  # the eyes that know a card is not in the Loge, so many bits up
NOT_LOGE_ALL: Final = 511 << 9
NOT_ACTIVE: Final = 1 << 18
SPIED: Final = (
    20  # the eyes that looked at a character laid down, so many bits up: who did is public, what they saw is not
)


# -- Knowledge ----------------------------------------------------------------------------


def conceal(g: Badass, seat: Seat) -> None:
    """A character was laid down in secret: it may be any of the hand, and none of these is in the Loge.

    What was said not to be active may be now, for all that others know; the Loge must not be told from the rest by it.
    """
    known = g.known
    for card in g.loge[seat].cards:
        known[card] &= ~NOT_ACTIVE
    for card in g.hand[seat].cards:
        known[card] = (known[card] | (known[card] & ALL_EYES) << NOT_LOGE) & NOT_LOGE_ALL
    card = g.active[seat].cards[0]
    known[card] = (known[card] | (known[card] & ALL_EYES) << NOT_LOGE) & NOT_LOGE_ALL


def expose(g: Badass, card: Card) -> None:
    """Everybody knows where this card is."""
    g.show_all(card)
    g.known[card] |= NOT_LOGE_ALL


def spy(g: Badass, card: Card, seat: Seat) -> None:
    g.show(card, seat)
    g.known[card] |= eye(seat) << SPIED


def is_shown(g: Badass, seat: Seat) -> bool:
    """Whether the active character was shown to all and has not left since."""
    return g.known[g.active[seat].cards[0]] & SPECTATORS != 0


# -- Attacks ------------------------------------------------------------------------------


def attack(g: Badass, killer: Seat, victim: Seat) -> None:
    """The victim may announce a defence, whatever it holds, but not in its own turn (badass-R3)."""
    if victim != g.player and can_be_defended(g):
        g.then(ask.defence(victim, killer))
    else:
        g.then(do.die(victim, killer))


def can_be_defended(g: Badass) -> bool:
    for slot in range(CAST):
        if g.box.effect[g.kinds[slot]] == COLONELLE:
            return True
    return False


def attack_each(g: Badass, killer: Seat, victims: i64) -> None:
    """One by one, clockwise from the killer, each death complete before the next (badass-R2)."""
    for victim in g.others(killer):
        if victims & BITS[victim]:
            rest = victims & ~BITS[victim]
            if rest:
                g.then(do.attack(killer, victim), do.attack_each(killer, rest))
            else:
                g.then(do.attack(killer, victim))
            return


def defence(g: Badass, seat: Seat, killer: Seat) -> None:
    g.offer(do.suffer(seat, killer))
    for slot in range(CAST):
        kind = Kind(g.kinds[slot])
        if g.box.effect[kind] == COLONELLE:
            g.offer(do.defend(seat, kind, killer))


def suffer(g: Badass, seat: Seat, killer: Seat) -> None:
    g.then(do.die(seat, killer))


def defend(g: Badass, seat: Seat, kind: Kind, killer: Seat) -> None:
    """An announcement like any other: everybody may denounce it, the attacker too (badass-02)."""
    g.tell("defended", seat, kind, killer)
    g.then(ask_all.denounce(g.others(seat), seat, kind), do.settle(seat, kind))


# -- Deaths -------------------------------------------------------------------------------


def die(g: Badass, victim: Seat, killer: Seat) -> None:
    """The active character goes to the graveyard and another takes its place."""
    card = g.active[victim].draw()
    g.tell("died", victim, g.kind(card), killer)
    bury(g, victim, card, killer)
    if len(g.hand[victim]) == 1:
        g.then(do.seek_vengeance(victim))
    else:
        g.then(ask.new_active(victim))


def lose_from_hand(g: Badass, victim: Seat, by: Seat) -> None:
    """A random character from hand goes to the graveyard."""
    card = g.hand[victim].draw_at(g.below(len(g.hand[victim])))
    g.tell("lost", victim, g.kind(card), by)
    bury(g, victim, card, by)
    if not len(g.hand[victim]):
        g.then(do.seek_vengeance(victim))


def bury(g: Badass, victim: Seat, card: Card, killer: Seat) -> None:
    if killer != NO_SEAT:
        score_kill(g, killer, victim)
    g.graveyard[victim].add(card)
    expose(g, card)


def score_kill(g: Badass, killer: Seat, victim: Seat) -> None:
    """More for the first in a turn, and a bonus for a victim alone in the lead."""
    points = g.box.next_kill if g.kills[killer] else g.box.first_kill
    if leads_alone(g, victim):
        points += g.box.leader_bonus
    g.kills[killer] += 1
    g.score[killer] += points
    g.tell("scored", killer, points, g.score[killer])


def leads_alone(g: Badass, seat: Seat) -> bool:
    for other in g.others(seat):
        if g.score[other] >= g.score[seat]:
            return False
    return True


# -- Vengeance ----------------------------------------------------------------------------


def seek_vengeance(g: Badass, seat: Seat) -> None:
    """Every card back to hand, a new random Loge, a new active character; weapon and charge stay (badass-R9)."""
    g.vengeful[seat] = 1
    g.tell("vengeance", seat)
    hand = g.hand[seat]
    hand.take_all(g.graveyard[seat])
    hand.take_all(g.loge[seat])
    hand.take_all(g.active[seat])
    g.shuffle(hand)
    card = hand.draw()
    g.loge[seat].add(card)
    g.tell("loge", seat, secret=g.kind(card), knows=BITS[seat])
    g.then(ask.new_active(seat))
