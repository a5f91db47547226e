# mypyc: compile
"""What a seat must work out by itself when it imagines a table: fitting orders, hands without Express."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.baba._steps import CARD_TO_KEEP, RECIPE_TO_KEEP
from tablee.games.baba.kitchen import can_be_placed, slots_of_made
from tablee.games.baba.rules import is_express, slots_ordered
from tablee.games.baba.supply import show_top_two
from tablee.games.baba.table import Baba
from tablee.kernel.piles import Pile, pile
from tablee.kernel.steps import Seat, eye, rule_of, whom


def before_redeal(g: Baba, seat: Seat, deck: str) -> None:
    if deck == "order":
        imagine_orders(g, seat)
    elif deck == "recipe":
        forget_orders(g, seat)
    elif deck == "question":
        return_express(g, seat)


def after_redeal(g: Baba, seat: Seat, deck: str) -> None:
    if deck == "question" and g.asked.n:
        show_to_new_york(g, whom(g.window))


def show_to_new_york(g: Baba, looker: Seat) -> None:
    """Whoever keeps one of two cards sees both, whatever they are at this table."""
    if rule_of(g.window) == CARD_TO_KEEP:
        show_top_two(g, g.atelier_pile, looker)
    elif rule_of(g.window) == RECIPE_TO_KEEP:
        show_top_two(g, g.recipe_pile, looker)


def imagine_orders(g: Baba, seat: Seat) -> None:
    """Deal the unseen orders anew, those with most pastries first, and keep them where they are."""
    each = len(g.order[0])
    pool = unseen_orders(g, seat)
    made: i64 = 6
    while made >= 0:
        for other in g.everyone():
            if other != seat and len(g.finished[other]) + len(g.begun[other]) == made:
                deal_fitting(g, other, pool, each)
        made -= 1
    while len(pool):
        g.orders_left.add(pool.draw_at(g.below(len(pool))))
    mark_orders(g, seat)


def unseen_orders(g: Baba, seat: Seat) -> Pile:
    """In an order that says nothing."""
    pool = pile()
    pool.take_all(g.orders_left)
    for other in g.everyone():
        if other != seat:
            pool.take_all(g.order[other])
    pool.sort()
    return pool


def deal_fitting(g: Baba, other: Seat, pool: Pile, each: i64) -> None:
    """Orders that fit what this player has made, if chance finds some; else any."""
    for _ in range(60):
        for _ in range(each):
            g.order[other].add(pool.draw_at(g.below(len(pool))))
        if could_be_theirs(g, other):
            return
        give_back(g, other, pool)
    for _ in range(each):
        g.order[other].add(pool.draw_at(g.below(len(pool))))


def could_be_theirs(g: Baba, other: Seat) -> bool:
    return slots_ordered(g, other) > len(g.finished[other]) and can_be_placed(slots_of_made(g, other), 0, 0)


def give_back(g: Baba, other: Seat, pool: Pile) -> None:
    while len(g.order[other]):
        pool.add(g.order[other].draw())


def mark_orders(g: Baba, seat: Seat) -> None:
    """Known for a moment: so that they are not dealt once more."""
    for other in g.everyone():
        for card in g.order[other].cards:
            g.show(card, seat)
    for card in g.orders_left.cards:
        g.show(card, seat)


def forget_orders(g: Baba, seat: Seat) -> None:
    for other in g.everyone():
        for card in g.order[other].cards:
            g.known[card] &= ~eye(seat)
    for card in g.orders_left.cards:
        g.known[card] &= ~eye(seat)


def return_express(g: Baba, seat: Seat) -> None:
    """Express cards dealt to a hand, or to the two cards New York looks at, go back into the pile."""
    free = len(g.atelier_pile)
    if g.asked.n and rule_of(g.window) == CARD_TO_KEEP:
        free -= 2
        for i in range(free, free + 2):
            swap_express(g, seat, g.atelier_pile, i, free)
    for other in g.everyone():
        if other != seat:
            for i in range(len(g.hand[other])):
                swap_express(g, seat, g.hand[other], i, free)


def swap_express(g: Baba, seat: Seat, place: Pile, i: i64, free: i64) -> None:
    """With an unseen card among the first `free` ones of the Atelier pile."""
    if not is_express(g, place[i]):
        return
    j = g.below(free)
    while is_express(g, g.atelier_pile[j]) or g.known[g.atelier_pile[j]] & eye(seat):
        j = g.below(free)
    card = place[i]
    place.own()[i] = g.atelier_pile[j]
    g.atelier_pile.own()[j] = card
