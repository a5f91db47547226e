"""The ball of masks, in the order in which one would explain it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from masques._names import CHAT, HIBOU, LUNE, PAON, PEACOCK_FIRST, RENARD, RIBBONS, SANGLIER, SINGE
from masques._steps import ask, do
from masques.table import Masques
from tablee.kernel.piles import zeros
from tablee.kernel.steps import BITS, Card, Kind, Seat, eye

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Masques, options: dict[str, str]) -> None:
    g.kinds = vec[i64](g.box.masks)
    g.known = zeros(len(g.kinds))
    for card in range(len(g.kinds)):
        g.draw.add(Card(card))
    g.first = g.below(g.seats)
    g.then(do.begin_round())


def begin_round(g: Masques) -> None:
    """All masks are shuffled; one stays aside, and everybody gets one."""
    g.round += 1
    for seat in g.everyone():
        g.draw.take_all(g.hand[seat])
        g.draw.take_all(g.front[seat])
        g.gone[seat] = g.safe[seat] = 0
    g.draw.take_all(g.aside)
    g.shuffle(g.draw)
    g.aside.add(g.draw.draw())
    for seat in g.everyone():
        g.hand[seat].add(g.draw.draw())
    g.tell("round_began", g.round, g.first)
    g.then(do.turn(Seat(g.first)))


# -- A turn -------------------------------------------------------------------------------


def turn(g: Masques, seat: Seat) -> None:
    """Whoever hid comes out again, takes a second mask and plays one of the two."""
    g.safe[seat] = 0
    draw_for(g, seat)
    g.then(ask.mask_to_play(seat))


def draw_for(g: Masques, seat: Seat) -> None:
    """Who must draw from nothing takes the mask that was put aside."""
    card = g.draw.draw() if len(g.draw) else g.aside.draw()
    g.hand[seat].add(card)
    g.tell("drew", seat, secret=g.kind(card), knows=eye(seat))


def mask_to_play(g: Masques, seat: Seat) -> None:
    """The peacock cannot stay with the monkey or the fox."""
    held = sorted({int(g.kind(card)) for card in g.hand[seat].cards})
    effects = [g.box.effect[kind] for kind in held]
    is_bound = PAON in effects and (SINGE in effects or RENARD in effects)
    for kind, effect in zip(held, effects, strict=True):
        if is_bound and effect != PAON:
            g.refuse(do.play(seat, Kind(kind)), PEACOCK_FIRST)
        else:
            g.offer(do.play(seat, Kind(kind)))


def play(g: Masques, seat: Seat, mask: Kind) -> None:
    card = g.find(g.hand[seat], mask)
    g.leave(g.hand[seat], card)
    g.front[seat].add(card)
    g.tell("played", seat, mask)
    g.then(do.carry_out(seat, mask), do.end_turn(seat))


def carry_out(g: Masques, seat: Seat, mask: Kind) -> None:
    effect = g.box.effect[mask]
    if effect not in (CHAT, HIBOU, SANGLIER, SINGE, RENARD):
        g.take_effect(effect, seat, seat)
    elif effect == SINGE or rivals(g, seat):
        g.then(ask.whom(seat, mask))
    else:
        g.tell("no_rival", seat)


def rivals(g: Masques, seat: Seat) -> list[Seat]:
    """Those who dance and do not hide."""
    return [other for other in g.others(seat) if not g.gone[other] and not g.safe[other]]


def whom(g: Masques, seat: Seat, mask: Kind) -> None:
    for victim in rivals(g, seat):
        g.offer(do.aim(seat, mask, victim))
    if g.box.effect[mask] == SINGE:
        g.offer(do.aim(seat, mask, seat))


def aim(g: Masques, seat: Seat, mask: Kind, victim: Seat) -> None:
    g.take_effect(g.box.effect[mask], seat, victim)


def end_turn(g: Masques, seat: Seat) -> None:
    if len(g.draw) == 0 or len(dancing(g)) == 1:
        g.then(do.midnight())
    else:
        g.then(do.turn(next(other for other in g.others(seat) if not g.gone[other])))


def dancing(g: Masques) -> list[Seat]:
    return [seat for seat in g.everyone() if not g.gone[seat]]


# -- The masks ----------------------------------------------------------------------------


def chat(g: Masques, seat: Seat, victim: Seat) -> None:
    """The cat guesses what somebody wears."""
    g.then(ask.accusation(seat, victim))


def accusation(g: Masques, seat: Seat, victim: Seat) -> None:
    for kind in range(len(g.box.names)):
        if g.box.effect[kind] != CHAT:
            g.offer(do.accuse(seat, victim, Kind(kind)))


def accuse(g: Masques, seat: Seat, victim: Seat, mask: Kind) -> None:
    g.tell("accused", seat, victim, mask)
    if g.kind(g.hand[victim][0]) == mask:
        leave_ball(g, victim)
    else:
        g.tell("wrong_guess", seat, victim)


def hibou(g: Masques, seat: Seat, victim: Seat) -> None:
    """The owl sees under a mask."""
    card = g.hand[victim][0]
    g.show(card, seat)
    g.tell("looked", seat, victim, secret=g.kind(card), knows=eye(seat) | eye(victim))


def sanglier(g: Masques, seat: Seat, victim: Seat) -> None:
    """The boar compares: the lesser mask leaves."""
    g.tell("duelled", seat, victim)
    mine, theirs = value(g, seat), value(g, victim)
    g.show(g.hand[seat][0], victim)
    g.show(g.hand[victim][0], seat)
    if mine == theirs:
        g.tell("even", seat, victim)
    else:
        leave_ball(g, seat if mine < theirs else victim)


def tortue(g: Masques, seat: Seat, victim: Seat) -> None:
    """Behind the tortoise nobody can be aimed at."""
    g.safe[seat] = 1
    g.tell("hid", seat)


def singe(g: Masques, seat: Seat, victim: Seat) -> None:
    """The monkey makes somebody change masks."""
    card = g.hand[victim][0]
    g.tell("changed", seat, victim, g.kind(card))
    if g.box.effect[g.kind(card)] == LUNE:
        leave_ball(g, victim)
        return
    g.leave(g.hand[victim], card)
    g.front[victim].add(card)
    draw_for(g, victim)


def renard(g: Masques, seat: Seat, victim: Seat) -> None:
    """The fox swaps: each knows what the other wears now."""
    mine, theirs = g.hand[seat].draw(), g.hand[victim].draw()
    g.hand[seat].add(theirs)
    g.hand[victim].add(mine)
    g.show(mine, seat)
    g.show(theirs, victim)
    g.tell("swapped", seat, victim)


def paon(g: Masques, seat: Seat, victim: Seat) -> None:
    """The peacock only struts."""


def lune(g: Masques, seat: Seat, victim: Seat) -> None:
    """Whoever lets the moon be seen leaves."""
    leave_ball(g, seat)


def leave_ball(g: Masques, seat: Seat) -> None:
    """What one wears is laid open."""
    card = g.hand[seat].draw()
    g.front[seat].add(card)
    g.gone[seat] = 1
    g.tell("left", seat, g.kind(card))


def value(g: Masques, seat: Seat) -> int:
    return g.box.value[g.kind(g.hand[seat][0])]


# -- Midnight -----------------------------------------------------------------------------


def midnight(g: Masques) -> None:
    """The greatest mask still dancing wins a ribbon."""
    left = dancing(g)
    if len(left) > 1:
        for seat in left:
            g.show_all(g.hand[seat][0])
            g.tell("unmasked", seat, g.kind(g.hand[seat][0]))
    best = max(value(g, seat) for seat in left)
    for seat in (seat for seat in left if value(g, seat) == best):
        g.ribbons[seat] += 1
        g.first = seat
        g.tell("ribbon", seat, g.ribbons[seat])
    winners = sum(BITS[seat] for seat in g.everyone() if g.ribbons[seat] >= g.box.ribbons)
    if winners:
        g.finish(winners, RIBBONS)
    else:
        g.then(do.begin_round())


def points(g: Masques, seat: i64) -> int:
    return int(g.ribbons[seat])
