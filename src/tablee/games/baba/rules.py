# mypyc: compile
"""BabaOrum: set-up, turns, validation and how it ends, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.baba._names import (
    BUENOS_AIRES,
    FIRST_EXPRESS,
    LAST_EXPRESS,
    NOTHING_LEFT,
    ORDER_HONOURED,
    ROUNDS_OVER,
)
from tablee.games.baba._steps import ask, do
from tablee.games.baba.cards import Layout
from tablee.games.baba.children import children_marked
from tablee.games.baba.table import Baba
from tablee.kernel.piles import Pile, pile, zeros
from tablee.kernel.seating import first_player
from tablee.kernel.steps import BITS, Card, Kind, Seat

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Baba, options: dict[str, str]) -> None:
    choose_options(g, options)
    layout = g.box.layout(g.questions_on == 1, pastries_wanted(g.seats, options["order_size"]))
    g.kinds = layout.kinds
    g.known = zeros(len(layout.kinds))
    deal_destinations(g, layout)
    deal_orders(g, layout, 2 if options["orders"] == "2" else 1)
    deal_recipes(g, layout)
    deal_atelier(g, layout)
    g.questions = layout.questions.copy()
    g.shuffle(g.questions)
    g.first = first_player(g.below(g.seats), options["first"])
    g.then(do.begin_round())


def choose_options(g: Baba, options: dict[str, str]) -> None:
    g.questions_on = 1 if options["questions"] == "on" else 0
    g.spoken = 1 if options["answers"] == "spoken" else 0
    g.children = children_marked(options["children"])
    g.everyday = 1 if options["everyday"] == "on" else 0
    g.shout_seconds = 0 if options["shout"] == "off" else int(options["shout"])
    g.question = -1
    g.last_question = -1
    g.answer_sheet = 1
    for seat in g.everyone():
        g.solution[seat] = -1
        g.picked[seat] = -1
        g.shown[seat] = -1


def pastries_wanted(seats: i64, order_size: str) -> i64:
    """How many pastries each order has, or 0 for orders of both sizes; short ones win too often at a full table."""
    if order_size == "auto":
        return 0 if seats <= 4 else 2
    if order_size == "mixed":
        return 0
    return 2 if order_size == "two" else 3


def deal_destinations(g: Baba, layout: Layout) -> None:
    g.destinations_left = layout.destinations.copy()
    g.shuffle(g.destinations_left)
    for _ in range(g.seats):
        g.destination.add(g.destinations_left.draw())


def deal_orders(g: Baba, layout: Layout, each: i64) -> None:
    g.orders_left = layout.orders.copy()
    g.shuffle(g.orders_left)
    for seat in g.everyone():
        for _ in range(each):
            g.order[seat].add(g.orders_left.draw())


def deal_recipes(g: Baba, layout: Layout) -> None:
    g.recipe_pile = layout.recipes.copy()
    g.shuffle(g.recipe_pile)
    for seat in g.everyone():
        for _ in range(g.box.recipes):
            g.recipes[seat].add(g.recipe_pile.draw())


def deal_atelier(g: Baba, layout: Layout) -> None:
    """Express cards are replaced, then shuffled back."""
    g.atelier_pile = layout.atelier.copy()
    g.shuffle(g.atelier_pile)
    aside = pile()
    for seat in g.everyone():
        deal_without_express(g, g.hand[seat], aside, g.box.hand)
    deal_without_express(g, g.shelf, aside, g.box.shelf)
    for card in g.shelf.cards:
        g.show_all(card)
    if len(aside):
        g.atelier_pile.take_all(aside)
        g.shuffle(g.atelier_pile)


def deal_without_express(g: Baba, place: Pile, aside: Pile, size: i64) -> None:
    while len(place) < size:
        card = g.atelier_pile.draw()
        if is_express(g, card):
            aside.add(card)
        else:
            place.add(card)


# -- What everything else asks ------------------------------------------------------------


def is_express(g: Baba, card: Card) -> bool:
    return FIRST_EXPRESS <= g.kinds[card] <= LAST_EXPRESS


def power(g: Baba, seat: Seat) -> i64:
    """The Destination before a seat, read whenever it is used (baba-R3)."""
    return g.kinds[g.destination[seat]]


def pull(g: Baba, place: Pile, kind: Kind) -> Card:
    """Take out a card of this kind."""
    card = g.find(place, kind)
    g.leave(place, card)
    return card


def kinds_in(g: Baba, place: Pile) -> i64:
    """A bit for each kind of Atelier card or recipe in a pile: where a card lies must not matter."""
    kinds: i64 = 0
    for card in place.cards:
        kinds |= BITS[g.kinds[card]]
    return kinds


def reveal(g: Baba, card: Card) -> Card:
    """A card laid face up is known wherever it goes, until it is shuffled."""
    g.show_all(card)
    return card


def throw(g: Baba, seat: Seat, kind: Kind) -> None:
    """Discard a card from a hand."""
    g.discard.add(reveal(g, pull(g, g.hand[seat], kind)))
    g.tell("discarded", seat, kind)


# -- Rounds and turns ---------------------------------------------------------------------


def begin_round(g: Baba) -> None:
    g.round += 1
    g.able = 0
    g.tell("round_began", g.round)
    g.then(do.turn(Seat(g.first)))


def turn(g: Baba, seat: Seat) -> None:
    """Validation, draw, then action or preparation; or nothing at all (baba-R4)."""
    g.active = seat
    g.drawn = 0
    g.acted = 0
    g.prepared = 0
    g.helped = 0
    if g.to_clean[seat]:
        g.then(do.skip_turn(seat), do.next_turn(seat))
        return
    g.tell("turn_began", seat)
    if len(g.begun[seat]):
        g.then(do.finish(seat), do.draw_step(seat), do.fill_shelf(seat), do.act_step(seat), do.next_turn(seat))
    else:
        g.then(do.draw_step(seat), do.fill_shelf(seat), do.act_step(seat), do.next_turn(seat))


def skip_turn(g: Baba, seat: Seat) -> None:
    g.able = 1
    g.to_clean[seat] = 0
    g.discard.add(g.front.draw())
    g.tell("turn_skipped", seat)


def next_turn(g: Baba, seat: Seat) -> None:
    put_express_away(g)
    if g.after(seat) == g.first:
        g.then(do.end_round())
    else:
        g.then(do.turn(g.after(seat)))


def put_express_away(g: Baba) -> None:
    """At the end of each step: no Express card fires twice in one (baba-R7)."""
    if len(g.express):
        g.discard.take_all(g.express)
        g.express_done = 0


def end_round(g: Baba) -> None:
    if g.round >= g.box.rounds:
        count_up(g, ROUNDS_OVER)
    elif not g.able:
        count_up(g, NOTHING_LEFT)
    else:
        g.then(do.begin_round())


# -- A pastry is finished -----------------------------------------------------------------


def finish(g: Baba, seat: Seat) -> None:
    """The token turns over and its cards are discarded; the last one wins before any bonus (baba-R13)."""
    card = g.begun[seat].draw()
    g.finished[seat].add(card)
    g.discard.take_all(g.payment[seat])
    g.tell("finished", seat, g.kind(card))
    if len(g.finished[seat]) >= slots_ordered(g, seat):
        g.tell("honoured", seat)
        g.finish(BITS[seat], ORDER_HONOURED)
    elif g.box.shouted[g.kinds[card]]:
        g.then(ask.shout_or_not(seat), do.local_bonus(seat))
    else:
        g.then(do.local_bonus(seat))


def slots_ordered(g: Baba, seat: Seat) -> i64:
    slots: i64 = 0
    for card in g.order[seat].cards:
        slots += g.box.slots[g.kinds[card]]
    return slots


def shout_or_not(g: Baba, seat: Seat) -> None:
    g.offer(do.stay_silent(seat))
    g.offer(do.shout(seat))


def stay_silent(g: Baba, seat: Seat) -> None:
    """No bonus."""


def shout(g: Baba, seat: Seat) -> None:
    """babaOrum!  One Atelier card."""
    g.tell("shouted", seat)
    g.then(do.draw_atelier(seat))


def local_bonus(g: Baba, seat: Seat) -> None:
    """Buenos Aires: one Atelier card for each pastry finished."""
    if power(g, seat) == BUENOS_AIRES:
        g.tell("bonus", seat)
        g.then(do.draw_atelier(seat))


# -- The end without a winner -------------------------------------------------------------


def count_up(g: Baba, ending: i64) -> None:
    """Most pastries finished, then most begun, else shared (baba-R16)."""
    g.tell("counted_up", g.round)
    best = 0
    winners: i64 = 0
    for seat in g.everyone():
        made = len(g.finished[seat]) * 2 + len(g.begun[seat])
        if made > best:
            best = made
            winners = 0
        if made == best:
            winners |= BITS[seat]
    g.finish(winners, ending)
