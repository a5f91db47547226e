# mypyc: compile
"""Ar Seizh Bigoudenn: set-up, a turn, cooking and the end, in the rulebook's order."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.seizh._names import ALREADY_TOSSED, GALETTE, LAST_ROUND, NOBODY_WANTS_MORE, TOO_LONG
from tablee.games.seizh._steps import ask, do
from tablee.games.seizh.scoring import best_seats, count_aloud, dish_worth
from tablee.games.seizh.table import MOST_TURNS, Seizh, has
from tablee.games.seizh.waltz import lay_down, offer_moves, open_waltz
from tablee.kernel.piles import Pile, zeros
from tablee.kernel.steps import ALL_EYES, BITS, NO_KIND, Card, Kind, Seat

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Seizh, options: dict[str, str]) -> None:
    g.live = 1 if options["tempo"] == "live" else 0
    g.plays_on = 1 if options["leftovers"] == "play_on" else 0
    g.kinds = g.box.kinds
    g.known = zeros(len(g.box.kinds))
    deal_bigoudenn(g)
    g.stock = g.box.ingredients.copy()
    g.shuffle(g.stock)
    turn_up(g, g.seats)
    first = Seat(g.below(g.seats))
    deal_utensils(g, first)
    g.then(do.begin_turn(first))


def deal_bigoudenn(g: Seizh) -> None:
    g.absent = g.box.bigoudenn.copy()
    g.shuffle(g.absent)
    for seat in g.everyone():
        g.bigoudenn[seat].add(g.absent.draw())


def deal_utensils(g: Seizh, first: Seat) -> None:
    """From the last seat counter-clockwise, so that late seats have the doubles (R9)."""
    g.rack = g.box.utensils.copy()
    g.shuffle(g.rack)
    seat = g.before(first)
    for _ in range(min(len(g.rack), g.box.most_held * g.seats)):
        g.utensils[seat].add(g.rack.draw())
        seat = g.before(seat)


def turn_up(g: Seizh, count: i64) -> None:
    for _ in range(min(count, len(g.stock))):
        card = g.stock.draw()
        g.centre.add(card)
        g.tell("turned_up", g.kind(card))


# -- A turn -------------------------------------------------------------------------------


def begin_turn(g: Seizh, seat: Seat) -> None:
    """Bans end before anything is turned up (R4); the last round is found out then, and once (R7)."""
    g.active = seat
    g.turns += 1
    g.taken = g.tossed = g.busy = 0
    for other in g.everyone():
        g.banned[other] = 0
    g.tell("turn_began", seat)
    if not g.last_turns and not len(g.stock) and not len(g.centre):
        g.last_turns = g.seats
        g.tell("last_round", seat)
    turn_up(g, g.box.turned_up)
    carry_on(g, seat)


def carry_on(g: Seizh, seat: Seat) -> None:
    """The turn goes on, after a waltz of utensils if the table plays turn by turn."""
    g.then(ask.action(seat))
    if not g.live:
        open_waltz(g)


def action(g: Seizh, seat: Seat) -> None:
    g.offer(do.end_turn(seat))
    if g.tossed:
        g.refuse(do.toss(seat), ALREADY_TOSSED)
    else:
        g.offer(do.toss(seat))
    if g.side[seat] == GALETTE:
        offer_galettes(g, seat)
    else:
        offer_crepes(g, seat)
    if g.taken < g.box.most_taken:
        offer_takes(g, seat)
        offer_thefts(g, seat)


def standing(g: Seizh, seat: Seat) -> None:
    """Live, anybody may move utensils at any moment."""
    if g.live:
        offer_moves(g, seat)


def end_turn(g: Seizh, seat: Seat) -> None:
    g.idle_turns = 0 if g.busy or len(g.stock) or g.plays_on else g.idle_turns + 1
    if g.last_turns:
        g.last_turns -= 1
        if not g.last_turns:
            count_up(g, LAST_ROUND)
            return
    elif g.idle_turns == g.seats:
        g.tell("nobody_wants_more")
        count_up(g, NOBODY_WANTS_MORE)
        return
    elif g.turns == MOST_TURNS:
        g.tell("too_long")
        count_up(g, TOO_LONG)
        return
    g.then(do.begin_turn(g.after(seat)))


def count_up(g: Seizh, ending: i64) -> None:
    count_aloud(g)
    g.finish(best_seats(g), ending)


# -- Taking and stealing ------------------------------------------------------------------


def offer_takes(g: Seizh, seat: Seat) -> None:
    hand = g.utensils[seat].cards
    fits = g.box.fits
    for ingredient in g.centre.cards:
        for utensil in hand:
            if fits[ingredient] & BITS[utensil]:
                g.offer(do.take(seat, Kind(ingredient), Kind(utensil)))


def take(g: Seizh, seat: Seat, ingredient: Kind, utensil: Kind) -> None:
    lay_down(g, seat, utensil)
    g.banned[seat] |= BITS[utensil]
    g.centre.remove(Card(ingredient))
    store(g.larder[seat], Card(ingredient))
    g.taken += 1
    g.busy = 1
    g.tell("took", seat, ingredient, utensil)
    carry_on(g, seat)


def store(larder: Pile, card: Card) -> None:
    """In the order of the menu, so that a dish is named in one way only."""
    larder.add(card)
    cards = larder.own()
    i: i64 = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


def offer_thefts(g: Seizh, seat: Seat) -> None:
    if not has(g.utensils[seat], Kind(g.box.araignee)):
        return
    for victim in g.others(seat):
        for ingredient in g.larder[victim].cards:
            g.offer(do.steal(seat, victim, Kind(ingredient)))


def steal(g: Seizh, seat: Seat, victim: Seat, ingredient: Kind) -> None:
    """The victim's lid, if she holds it now, is used up and saves the ingredient (R1, R2)."""
    araignee = Kind(g.box.araignee)
    couvercle = Kind(g.box.couvercle)
    lay_down(g, seat, araignee)
    g.banned[seat] |= BITS[araignee]
    if has(g.utensils[victim], couvercle):
        lay_down(g, victim, couvercle)
        g.banned[victim] |= BITS[couvercle]
        g.tell("lid_held", seat, victim, ingredient)
    else:
        g.larder[victim].remove(Card(ingredient))
        store(g.larder[seat], Card(ingredient))
        g.taken += 1
        g.tell("stole", seat, victim, ingredient)
    carry_on(g, seat)


# -- Cooking and tossing ------------------------------------------------------------------


def offer_galettes(g: Seizh, seat: Seat) -> None:
    """Any three savoury ingredients worth exactly 7; sweet ones are worth nothing here."""
    cards = g.larder[seat].cards
    worth = g.box.savoury
    n: i64 = len(cards)
    for i in range(n - 2):
        left = g.box.dish_value[GALETTE] - worth[cards[i]]
        if not worth[cards[i]]:
            continue
        for j in range(i + 1, n - 1):
            rest = left - worth[cards[j]]
            if not worth[cards[j]] or rest <= 0:
                continue
            for k in range(j + 1, n):
                if worth[cards[k]] == rest:
                    g.offer(do.cook(seat, Kind(cards[i]), Kind(cards[j]), Kind(cards[k])))


def offer_crepes(g: Seizh, seat: Seat) -> None:
    """Any two sweet ingredients worth exactly 3."""
    cards = g.larder[seat].cards
    worth = g.box.sweet
    n: i64 = len(cards)
    for i in range(n - 1):
        rest = g.box.dish_value[1] - worth[cards[i]]
        if not worth[cards[i]] or rest <= 0:
            continue
        for j in range(i + 1, n):
            if worth[cards[j]] == rest:
                g.offer(do.cook(seat, Kind(cards[i]), Kind(cards[j]), NO_KIND))


def cook(g: Seizh, seat: Seat, first: Kind, second: Kind, third: Kind) -> None:
    """The ingredients leave the game under the card, which turns over."""
    serve(g, seat, first)
    serve(g, seat, second)
    if third >= 0:
        serve(g, seat, third)
    line = g.box.line_of(first, second, third)
    g.points[seat] += dish_worth(g.box, g.bigoudenn[seat][0], g.side[seat], line)
    g.side[seat] = 1 - g.side[seat]
    g.busy = 1
    g.tell("cooked", seat, first, second, secret=third, knows=ALL_EYES)
    g.then(ask.action(seat))


def serve(g: Seizh, seat: Seat, ingredient: Kind) -> None:
    g.larder[seat].remove(Card(ingredient))
    g.dishes[seat].add(Card(ingredient))


def toss(g: Seizh, seat: Seat) -> None:
    """Amen, bigoudenn !  Either side, each as likely (R6)."""
    g.tossed = g.busy = 1
    g.side[seat] = g.below(2)
    g.tell("tossed", seat, g.side[seat])
    g.then(ask.action(seat))
