# mypyc: compile
"""BabaOrum: the third step (Action cards or a pastry), and what each Action card does."""

from __future__ import annotations

from tablee.games.baba._names import (
    ALREADY_ACTED,
    ALREADY_PREPARED,
    DEMENAGEMENT,
    ECHANGE_MOI_CETTE_RECETTE,
    FIRST_ACTION,
    FIRST_EXPRESS,
    FIRST_RECIPE,
    LAST_ACTION,
    MONTREAL,
    NETTOIE_TON_ATELIER,
    NO_RECIPE_TO_SWAP,
    NOBODY_TO_CLEAN,
    NOBODY_TO_TAKE_FROM,
    PORTES_OUVERTES,
    RIO_DE_JANEIRO,
    SELF_SERVICE,
    SYDNEY,
)
from tablee.games.baba._steps import ask, ask_all, do
from tablee.games.baba.kitchen import ACTIONS, UNPRICED, holdings, offer_pastries, refuse_pastries
from tablee.games.baba.rules import kinds_in, power, pull, put_express_away, reveal
from tablee.games.baba.table import Baba
from tablee.kernel.steps import ALL_EYES, BITS, NO_KIND, NO_SEAT, Kind, Reason, Seat, eye

# -- Action or preparation --------------------------------------------------------------------


def act_step(g: Baba, seat: Seat) -> None:
    put_express_away(g)
    g.then(ask.action(seat))


def act_again(g: Baba, seat: Seat) -> None:
    """A pastry begun ends the turn, unless the player may do both (baba-R6)."""
    if not g.prepared or does_both(g, seat):
        g.then(ask.action(seat))


def does_both(g: Baba, seat: Seat) -> bool:
    """Sydney, or a Sous-chef this turn."""
    return g.helped == 1 or power(g, seat) == SYDNEY


def action(g: Baba, seat: Seat) -> None:
    """Any number of Action cards, or one pastry."""
    g.offer(do.end_turn(seat))
    held = holdings(g, seat)
    if held & ACTIONS:
        for kind in range(FIRST_ACTION, LAST_ACTION + 1):
            if held & BITS[kind]:
                offer_action(g, seat, Kind(kind))
    if not g.prepared and (not g.acted or does_both(g, seat)):
        offer_pastries(g, seat, held)
        if g.refused is not None:
            refuse_pastries(g, seat, held)
    elif g.refused is not None:
        refuse_all_pastries(g, seat)


def refuse_all_pastries(g: Baba, seat: Seat) -> None:
    for card in g.recipes[seat].cards:
        g.refuse(do.prepare(seat, g.kind(card), NO_KIND, UNPRICED), ALREADY_PREPARED if g.prepared else ALREADY_ACTED)


def end_turn(g: Baba, seat: Seat) -> None:
    """Nothing more this turn."""


def offer_action(g: Baba, seat: Seat, kind: Kind) -> None:
    """Each card on each player it can be played on; one that would do nothing cannot be played (baba-R11)."""
    if kind == SELF_SERVICE:
        offer_on(g, seat, kind, NOBODY_TO_TAKE_FROM)
    elif kind == NETTOIE_TON_ATELIER:
        offer_on(g, seat, kind, NOBODY_TO_CLEAN)
    elif kind == PORTES_OUVERTES and not somebody_may_suffer(g, seat, kind):
        g.refuse(do.play_action(seat, kind, NO_SEAT), NOBODY_TO_TAKE_FROM)
    elif kind == ECHANGE_MOI_CETTE_RECETTE and not (len(g.recipes[seat]) and somebody_may_suffer(g, seat, kind)):
        g.refuse(do.play_action(seat, kind, NO_SEAT), NO_RECIPE_TO_SWAP)
    else:
        g.offer(do.play_action(seat, kind, NO_SEAT))


def offer_on(g: Baba, seat: Seat, kind: Kind, reason: Reason) -> None:
    for victim in g.others(seat):
        if may_suffer(g, victim, kind):
            g.offer(do.play_action(seat, kind, victim))
        elif g.refused is not None:
            g.refuse(do.play_action(seat, kind, victim), reason)


def may_suffer(g: Baba, victim: Seat, kind: Kind) -> bool:
    if kind == ECHANGE_MOI_CETTE_RECETTE:
        return len(g.recipes[victim]) > 0
    if kind == NETTOIE_TON_ATELIER:
        return not g.to_clean[victim] and power(g, victim) != MONTREAL
    return len(g.hand[victim]) > 0 and power(g, victim) != RIO_DE_JANEIRO


def somebody_may_suffer(g: Baba, seat: Seat, kind: Kind) -> bool:
    for victim in g.others(seat):
        if may_suffer(g, victim, kind):
            return True
    return False


def play_action(g: Baba, seat: Seat, kind: Kind, target: Seat) -> None:
    g.acted = 1
    card = reveal(g, pull(g, g.hand[seat], kind))
    g.tell("played", seat, kind, target)
    if kind == NETTOIE_TON_ATELIER:
        g.front.add(card)
        nettoie_ton_atelier(g, seat, target)
        return
    g.discard.add(card)
    if kind == ECHANGE_MOI_CETTE_RECETTE:
        g.then(ask.recipe_to_take(seat), do.act_again(seat))
    elif kind == PORTES_OUVERTES:
        g.then(ask_all.card_to_show(g.others(seat)), do.show_cards(seat), ask.shown_card(seat), do.act_again(seat))
    elif kind == DEMENAGEMENT:
        g.then(ask.who_moves(seat), do.act_again(seat))
    elif kind == SELF_SERVICE:
        self_service(g, seat, target)
    else:
        sous_chef(g, seat)


# -- Échange-moi cette recette ------------------------------------------------------------------


def recipe_to_take(g: Baba, seat: Seat) -> None:
    """Any recipe of another player that bears no token."""
    for victim in g.others(seat):
        recipes = kinds_in(g, g.recipes[victim])
        for kind in range(FIRST_RECIPE, g.box.first_order):
            if recipes & BITS[kind]:
                g.offer(do.ask_for_recipe(seat, victim, Kind(kind)))


def ask_for_recipe(g: Baba, seat: Seat, victim: Seat, kind: Kind) -> None:
    g.then(ask.recipe_to_give(seat, victim, kind))


def recipe_to_give(g: Baba, seat: Seat, victim: Seat, taken: Kind) -> None:
    recipes = kinds_in(g, g.recipes[seat])
    for kind in range(FIRST_RECIPE, g.box.first_order):
        if recipes & BITS[kind]:
            g.offer(do.swap_recipes(seat, victim, taken, Kind(kind)))


def swap_recipes(g: Baba, seat: Seat, victim: Seat, taken: Kind, given: Kind) -> None:
    """One recipe for one, both chosen by the player of the card."""
    theirs = pull(g, g.recipes[victim], taken)
    mine = pull(g, g.recipes[seat], given)
    g.recipes[seat].add(theirs)
    g.recipes[victim].add(mine)
    g.tell("swapped_recipes", seat, victim, taken, secret=given, knows=ALL_EYES)


# -- Portes ouvertes ------------------------------------------------------------------------------


def card_to_show(g: Baba, seat: Seat) -> None:
    """Everybody with cards picks one in secret; nobody takes any from Rio."""
    if not may_suffer(g, seat, Kind(PORTES_OUVERTES)):
        return
    held = kinds_in(g, g.hand[seat])
    for kind in range(FIRST_EXPRESS):
        if held & BITS[kind]:
            g.offer(do.pick_card(seat, Kind(kind)))


def pick_card(g: Baba, seat: Seat, kind: Kind) -> None:
    g.picked[seat] = kind


def show_cards(g: Baba, seat: Seat) -> None:
    """All at once; whoever sees a card knows from now on who has it."""
    for victim in g.others(seat):
        kind = Kind(g.picked[victim])
        if kind != NO_KIND:
            card = pull(g, g.hand[victim], kind)
            g.hand[victim].add(reveal(g, card))
            g.picked[victim] = NO_KIND
            g.shown[victim] = kind
            g.tell("showed", victim, kind)


def shown_card(g: Baba, seat: Seat) -> None:
    for victim in g.others(seat):
        if g.shown[victim] != NO_KIND:
            g.offer(do.take_shown(seat, victim, Kind(g.shown[victim])))


def take_shown(g: Baba, seat: Seat, victim: Seat, kind: Kind) -> None:
    """The others take their cards back."""
    g.hand[seat].add(pull(g, g.hand[victim], kind))
    for other in g.everyone():
        g.shown[other] = NO_KIND
    g.tell("took_shown", seat, victim, kind)


# -- Déménagement, Self-Service, Sous-chef ------------------------------------------------------------


def who_moves(g: Baba, seat: Seat) -> None:
    """Any two players."""
    for one in range(g.seats):
        for other in range(one + 1, g.seats):
            g.offer(do.swap_destinations(seat, Seat(one), Seat(other)))


def swap_destinations(g: Baba, seat: Seat, one: Seat, other: Seat) -> None:
    """Powers change hands at once; pastries begun or made stay (baba-R3)."""
    cards = g.destination.own()
    first = cards[one]
    cards[one] = cards[other]
    cards[other] = first
    g.tell("moved", one, other)


def self_service(g: Baba, seat: Seat, victim: Seat) -> None:
    """A random card; the others no longer know which of the two has the cards they knew of."""
    hand = g.hand[victim]
    if len(hand) > 1:
        for held in hand.cards:
            g.known[held] &= eye(seat) | eye(victim)
    card = hand.draw_at(g.below(len(hand)))
    g.hand[seat].add(card)
    g.show(card, victim)
    g.tell("helped_themselves", seat, victim, secret=g.kind(card), knows=BITS[seat] | BITS[victim])
    g.then(do.act_again(seat))


def sous_chef(g: Baba, seat: Seat) -> None:
    """Action and preparation this turn, and the pastry is finished at once (baba-R5)."""
    g.helped = 1
    g.then(do.act_again(seat))


# -- Nettoie ton atelier --------------------------------------------------------------------------------


def nettoie_ton_atelier(g: Baba, seat: Seat, victim: Seat) -> None:
    """Two Atelier cards at once, or the next turn."""
    g.to_clean[victim] = 1
    if len(g.hand[victim]) < 2:
        g.tell("kept_nettoie", victim)
        g.then(do.act_again(seat))
    else:
        g.then(ask.clean_or_keep(victim), do.act_again(seat))


def clean_or_keep(g: Baba, seat: Seat) -> None:
    g.offer(do.keep_nettoie(seat))
    g.offer(do.clean(seat))


def keep_nettoie(g: Baba, seat: Seat) -> None:
    """The next turn is lost."""
    g.tell("kept_nettoie", seat)


def clean(g: Baba, seat: Seat) -> None:
    """The card goes, with two Atelier cards of their choice."""
    g.to_clean[seat] = 0
    g.discard.add(g.front.draw())
    g.tell("cleaned", seat)
    g.then(ask.card_to_discard(seat), ask.card_to_discard(seat))
