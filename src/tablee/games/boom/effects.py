# mypyc: compile
"""Boom Badaboom: cards played, cards that answer cards, and what each one does."""

from __future__ import annotations

from librt.vecs import append, pop
from mypy_extensions import i64

from tablee.games.boom._names import (
    ACCIDENT_DE_CUISINE,
    ACTION,
    BOOST_FORBIDDEN_THIS_ROUND,
    BOOST_NEEDS_A_MEASURE,
    COOLING,
    COUP_D_OEIL_GOURMAND,
    COUP_DE_BOOST,
    DOUBLE_INTENSITE,
    ECHANGE_DE_TABLIER,
    FOUR_ELARGI,
    FOUR_RETRECI,
    GLOUTON,
    GOAL,
    GOAL_IS_FOR_THE_GLOUTON,
    HEAT,
    MALADRESSE,
    NO_ACTION_IN_A_BLACKOUT,
    PANNE_D_ELECTRICITE,
    REACTIVE,
    REACTIVE_IS_NO_TURN_CARD,
    RENVOI_DE_SPATULE,
    RENVOI_NEEDS_AN_AIM_AT_YOU_OR_A_SIGN,
    TABLIER_DE_PROTECTION,
)
from tablee.games.boom._steps import ask, ask_all, do
from tablee.games.boom.rules import (
    deck_ran_out,
    event,
    fumbles,
    grow,
    plays_as,
    remember_hand,
    splashes,
    strength,
    turns_to_come,
    widen,
)
from tablee.games.boom.table import Boom
from tablee.kernel.steps import BITS, NO_SEAT, Card, Kind, Seat, eye

# -- Playing a card -----------------------------------------------------------------------


def card_to_play(g: Boom, seat: Seat) -> None:
    """Any one card but a reactive one; a goal only as the Glouton."""
    seen: i64 = 0
    for card in g.hand[seat].cards:
        kind = g.kind(card)
        if not seen & BITS[kind]:
            seen |= BITS[kind]
            offer_card(g, seat, kind)


def offer_card(g: Boom, seat: Seat, kind: Kind) -> None:
    family = g.box.family[kind]
    if family == REACTIVE:
        g.refuse(do.play_card(seat, kind, NO_SEAT), REACTIVE_IS_NO_TURN_CARD)
    elif family == GOAL and not plays_as(g, seat, GLOUTON):
        g.refuse(do.play_card(seat, kind, NO_SEAT), GOAL_IS_FOR_THE_GLOUTON)
    elif family == ACTION and event(g) == PANNE_D_ELECTRICITE:
        g.refuse(do.play_card(seat, kind, NO_SEAT), NO_ACTION_IN_A_BLACKOUT)
    elif not has_target(g, seat, kind):
        g.offer(do.play_card(seat, kind, NO_SEAT))
    else:
        for target in g.others(seat):
            if may_aim(g, kind, target):
                g.offer(do.play_card(seat, kind, target))


def aims(effect: i64) -> bool:
    """Whether a card is played on somebody."""
    return (
        effect == COUP_D_OEIL_GOURMAND
        or effect == ACCIDENT_DE_CUISINE
        or effect == MALADRESSE
        or effect == ECHANGE_DE_TABLIER
    )


def may_aim(g: Boom, kind: Kind, target: Seat) -> bool:
    """A hand to look into or to play from must not be empty."""
    effect = g.box.effect[kind]
    return len(g.hand[target]) > 0 or (effect != COUP_D_OEIL_GOURMAND and effect != MALADRESSE)


def has_target(g: Boom, seat: Seat, kind: Kind) -> bool:
    if not aims(g.box.effect[kind]):
        return False
    for target in g.others(seat):
        if may_aim(g, kind, target):
            return True
    return False


def play_card(g: Boom, seat: Seat, kind: Kind, target: Seat) -> None:
    """The card of the turn."""
    card = g.find(g.hand[seat], kind)
    g.leave(g.hand[seat], card)
    g.tell("played", seat, kind, target)
    lay(g, seat, card, target)
    if fumbles(g):
        g.then(do.see_through(seat, kind), do.fumble(seat))
    else:
        g.then(do.see_through(seat, kind))


def lay(g: Boom, seat: Seat, card: Card, target: Seat) -> None:
    g.stack.add(card)
    g.stack_by = append(g.stack_by, seat)
    g.stack_target = append(g.stack_target, target)
    g.stack_factor = append(g.stack_factor, 1)


def see_through(g: Boom, seat: Seat, kind: Kind) -> None:
    """Reactions, effect, and the splash of a cooling card that was really played."""
    if splashes(g) and g.box.family[kind] == COOLING:
        g.then(do.await_reactions(), do.resolve(), do.splash(seat))
    else:
        g.then(do.await_reactions(), do.resolve())


def fumble(g: Boom, seat: Seat) -> None:
    """Event Maladresse: one random card more goes to the discard pile (boom-R7)."""
    if len(g.hand[seat]):
        card = g.hand[seat][g.below(len(g.hand[seat]))]
        g.leave(g.hand[seat], card)
        g.discard.add(card)
        g.tell("fumbled", seat, g.kind(card))


def serve_express(g: Boom, seat: Seat) -> None:
    """Event Service express: the card drawn is the card of the turn (boom-R10)."""
    if len(g.draw):
        turn_up(g, seat)
    else:
        deck_ran_out(g, seat)


def splash(g: Boom, seat: Seat) -> None:
    """Event Éclaboussures: the top card of the deck takes effect too (boom-R8)."""
    if len(g.draw):
        turn_up(g, seat)


def turn_up(g: Boom, seat: Seat) -> None:
    card = g.draw.draw()
    g.tell("turned_up", seat, g.kind(card))
    play_open(g, seat, card)


def play_open(g: Boom, seat: Seat, card: Card) -> None:
    """A card forced or turned up: reactive ones and goals are lost, others go their way."""
    kind = g.kind(card)
    if g.box.family[kind] == REACTIVE or g.box.family[kind] == GOAL:
        g.discard.add(card)
        g.tell("no_effect", kind)
        return
    lay(g, seat, card, NO_SEAT)
    if has_target(g, seat, kind):
        g.then(ask.target(seat, kind), do.await_reactions(), do.resolve())
    else:
        g.then(do.await_reactions(), do.resolve())


def target(g: Boom, seat: Seat, kind: Kind) -> None:
    """Whom the card on top of the stack is played on."""
    for victim in g.others(seat):
        if may_aim(g, kind, victim):
            g.offer(do.aim(seat, victim))


def aim(g: Boom, seat: Seat, victim: Seat) -> None:
    g.stack_target[top(g)] = victim
    g.tell("aimed", seat, victim)


# -- Reactions ----------------------------------------------------------------------------


def top(g: Boom) -> i64:
    return len(g.stack) - 1


def top_kind(g: Boom) -> Kind:
    return g.kind(g.stack.cards[-1])


def await_reactions(g: Boom) -> None:
    """Everybody is asked about the top card, its player last, whatever they hold (boom-R1)."""
    if event(g) == PANNE_D_ELECTRICITE or not g.stack_factor[top(g)] or g.box.family[top_kind(g)] == GOAL:
        return
    g.then(ask_all.reaction(g.circle_from(g.after(Seat(g.stack_by[top(g)])))))


def reaction(g: Boom, seat: Seat) -> None:
    g.offer(do.let_it_be(seat))
    seen: i64 = 0
    for card in g.hand[seat].cards:
        kind = g.kind(card)
        if g.box.family[kind] == REACTIVE and not seen & BITS[kind]:
            seen |= BITS[kind]
            offer_reaction(g, seat, kind, g.box.effect[kind])


def offer_reaction(g: Boom, seat: Seat, kind: Kind, effect: i64) -> None:
    if effect == TABLIER_DE_PROTECTION:
        g.offer(do.react(seat, kind, NO_SEAT))
    elif effect == COUP_DE_BOOST:
        offer_boost(g, seat, kind)
    elif effect == RENVOI_DE_SPATULE:
        offer_renvoi(g, seat, kind)


def offer_boost(g: Boom, seat: Seat, kind: Kind) -> None:
    if not is_measured(g, top_kind(g)):
        g.refuse(do.react(seat, kind, NO_SEAT), BOOST_NEEDS_A_MEASURE)
    elif event(g) == DOUBLE_INTENSITE:
        g.refuse(do.react(seat, kind, NO_SEAT), BOOST_FORBIDDEN_THIS_ROUND)
    else:
        g.offer(do.react(seat, kind, NO_SEAT))


def offer_renvoi(g: Boom, seat: Seat, kind: Kind) -> None:
    if is_measured(g, top_kind(g)):
        g.offer(do.react(seat, kind, NO_SEAT))
    elif g.stack_target[top(g)] == seat and g.box.family[top_kind(g)] == ACTION:
        for other in g.others(seat):
            g.offer(do.react(seat, kind, other))
    else:
        g.refuse(do.react(seat, kind, NO_SEAT), RENVOI_NEEDS_AN_AIM_AT_YOU_OR_A_SIGN)


def is_measured(g: Boom, kind: Kind) -> bool:
    """Whether a card has a sign and a value that reactions can change."""
    family = g.box.family[kind]
    effect = g.box.effect[kind]
    return family == HEAT or family == COOLING or effect == FOUR_ELARGI or effect == FOUR_RETRECI


def let_it_be(g: Boom, seat: Seat) -> None:
    """Passing leaves no trace."""


def react(g: Boom, seat: Seat, kind: Kind, target: Seat) -> None:
    """A reaction is itself a card played: it can be answered before it counts."""
    g.withdraw()
    card = g.find(g.hand[seat], kind)
    g.leave(g.hand[seat], card)
    g.tell("reacted", seat, kind, target)
    lay(g, seat, card, target)
    g.then(do.await_reactions(), do.resolve(), do.await_reactions())


# -- Effects ------------------------------------------------------------------------------


def resolve(g: Boom) -> None:
    """The top card takes effect and leaves the stack; what it starts comes after it has left."""
    kind = top_kind(g)
    if g.stack_factor[top(g)]:
        g.take_effect(g.box.effect[kind], kind)
    if not g.over:
        g.then(do.leave_stack())


def leave_stack(g: Boom) -> None:
    g.discard.add(g.stack.draw())
    g.stack_by, _ = pop(g.stack_by)
    g.stack_target, _ = pop(g.stack_target)
    g.stack_factor, _ = pop(g.stack_factor)


def thermal(g: Boom, kind: Kind) -> None:
    """The cake grows or shrinks by the card's value."""
    value = g.box.value[kind] or mystery(g, kind)
    grow(g, strength(g, kind, value, g.stack_factor[top(g)]))


def mystery(g: Boom, kind: Kind) -> i64:
    value = 1 + g.below(g.box.mystery)
    g.tell("mystery", kind, value)
    return value


def goal(g: Boom, kind: Kind) -> None:
    """Nothing happens."""
    g.tell("no_effect", kind)


def four_elargi(g: Boom, kind: Kind) -> None:
    """A mystery value more capacity."""
    widen(g, mystery(g, kind) * g.stack_factor[top(g)])


def four_retreci(g: Boom, kind: Kind) -> None:
    """A mystery value less capacity."""
    widen(g, -mystery(g, kind) * g.stack_factor[top(g)])


def on_somebody(g: Boom, kind: Kind) -> bool:
    """Whether there is still a target to act on; its own player is none for a look or a swap (boom-R3)."""
    victim = g.stack_target[top(g)]
    effect = g.box.effect[kind]
    itself = victim == g.stack_by[top(g)] and effect != ACCIDENT_DE_CUISINE and effect != MALADRESSE
    if victim == NO_SEAT or itself or not may_aim(g, kind, Seat(victim)):
        g.tell("no_effect", kind)
        return False
    return True


def coup_d_oeil_gourmand(g: Boom, kind: Kind) -> None:
    """Look at a whole hand in secret and take one card of your choice."""
    if not on_somebody(g, kind):
        return
    seat = Seat(g.stack_by[top(g)])
    victim = Seat(g.stack_target[top(g)])
    for card in g.hand[victim].cards:
        g.show(card, seat)
    g.counted[g.origin[victim]] |= BITS[seat]
    g.tell("looked", seat, victim)
    g.then(ask.card_to_take(seat, victim))


def card_to_take(g: Boom, seat: Seat, victim: Seat) -> None:
    """In the order of the box: where a card lies in another's hand is nobody's business."""
    held: i64 = 0
    for card in g.hand[victim].cards:
        held |= BITS[g.kind(card)]
    for kind in range(len(g.box.names)):
        if held & BITS[kind]:
            g.offer(do.take(seat, victim, Kind(kind)))


def take(g: Boom, seat: Seat, victim: Seat, kind: Kind) -> None:
    """Others no longer know which of the two has the cards they knew of."""
    if len(g.hand[victim]) > 1:
        for held in g.hand[victim].cards:
            g.known[held] &= eye(seat) | eye(victim)
    card = g.find(g.hand[victim], kind)
    g.leave(g.hand[victim], card)
    g.hand[seat].add(card)
    g.show(card, victim)
    g.tell("took", seat, victim, secret=kind, knows=BITS[seat] | BITS[victim])


def accident_de_cuisine(g: Boom, kind: Kind) -> None:
    """The target's next turn does not take place, if there is one (boom-R12)."""
    if not on_somebody(g, kind):
        return
    victim = Seat(g.stack_target[top(g)])
    if g.last_round and g.skips[victim] >= turns_to_come(g, victim):
        g.tell("no_turn_left", victim)
        return
    g.skips[victim] += 1
    g.tell("accident", victim)


def maladresse(g: Boom, kind: Kind) -> None:
    """The target plays a random card of theirs at once."""
    if on_somebody(g, kind):
        g.then(do.force(Seat(g.stack_target[top(g)])))


def force(g: Boom, victim: Seat) -> None:
    if not len(g.hand[victim]):
        return
    card = g.hand[victim][g.below(len(g.hand[victim]))]
    g.leave(g.hand[victim], card)
    kind = g.kind(card)
    g.tell("forced", victim, kind)
    if splashes(g) and g.box.family[kind] == COOLING:
        g.then(do.splash(victim))
    play_open(g, victim, card)


def recuperation_d_ingredient(g: Boom, kind: Kind) -> None:
    """Take any card from the discard pile, but not this one."""
    seat = Seat(g.stack_by[top(g)])
    if len(g.discard):
        g.then(ask.card_to_recover(seat))
    else:
        g.tell("nothing_to_recover", seat)


def card_to_recover(g: Boom, seat: Seat) -> None:
    """The card that asks lies on top by now and is no choice (boom-R5)."""
    seen: i64 = 0
    for i in range(len(g.discard) - 1):
        kind = g.kind(g.discard[i])
        if not seen & BITS[kind]:
            seen |= BITS[kind]
            g.offer(do.recover(seat, kind))


def recover(g: Boom, seat: Seat, kind: Kind) -> None:
    card = g.find(g.discard, kind)
    g.discard.remove(card)
    g.hand[seat].add(card)
    g.show_all(card)
    g.tell("recovered", seat, kind)


def echange_de_tablier(g: Boom, kind: Kind) -> None:
    """Two players trade whole hands."""
    if not on_somebody(g, kind):
        return
    seat = Seat(g.stack_by[top(g)])
    victim = Seat(g.stack_target[top(g)])
    remember_hand(g, seat)
    remember_hand(g, victim)
    mine, g.hand[seat] = g.hand[seat], g.hand[victim]
    g.hand[victim] = mine
    origin, g.origin[seat] = g.origin[seat], g.origin[victim]
    g.origin[victim] = origin
    g.counted[g.origin[seat]] |= BITS[seat]
    g.counted[g.origin[victim]] |= BITS[victim]
    g.tell("swapped", seat, victim)


def tablier_de_protection(g: Boom, kind: Kind) -> None:
    """The card it answers does nothing."""
    g.stack_factor[top(g) - 1] = 0
    g.tell("cancelled", g.kind(g.stack[top(g) - 1]))


def renvoi_de_spatule(g: Boom, kind: Kind) -> None:
    """The card it answers works the other way round, or on somebody else."""
    beneath = top(g) - 1
    if g.stack_target[top(g)] == NO_SEAT:
        g.stack_factor[beneath] = -g.stack_factor[beneath]
        g.tell("turned_round", g.kind(g.stack[beneath]), 1 if g.stack_factor[beneath] > 0 else 0)
    else:
        g.stack_target[beneath] = g.stack_target[top(g)]
        g.tell("sent_on", g.kind(g.stack[beneath]), g.stack_target[beneath])


def coup_de_boost(g: Boom, kind: Kind) -> None:
    """The card it answers counts twice."""
    beneath = top(g) - 1
    g.stack_factor[beneath] = g.stack_factor[beneath] * 2
    factor = g.stack_factor[beneath]
    g.tell("doubled", g.kind(g.stack[beneath]), factor if factor > 0 else -factor)
