# mypyc: compile
"""BabaOrum: the draw step: luck, a question or tactics."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.baba._names import (
    CUISINE,
    CULTURE,
    ENFANTS,
    FIRST_EXPRESS,
    LE_CAP,
    LONDRES,
    SHELF_IS_NOT_FOR_CHANCE,
    SINGAPOUR,
    TECHNIQUE,
    VIENNE,
)
from tablee.games.baba._steps import SHOUT_OR_NOT, ask, do
from tablee.games.baba.cards import PER_CATEGORY
from tablee.games.baba.children import is_child
from tablee.games.baba.rules import kinds_in, power, put_express_away, throw
from tablee.games.baba.supply import atelier_left, offer_piles, offer_shelf
from tablee.games.baba.table import Baba
from tablee.kernel.steps import BITS, Kind, Seat, rule_of

# -- The draw step -----------------------------------------------------------------------------


def draw_step(g: Baba, seat: Seat) -> None:
    put_express_away(g)
    if can_draw(g, seat):
        g.able = 1
        g.then(ask.way_to_draw(seat))
    else:
        g.tell("nothing_to_draw", seat)


def can_draw(g: Baba, seat: Seat) -> bool:
    """Whether the question below offers anything (baba-R15)."""
    if atelier_left(g) or len(g.recipe_pile):
        return True
    return len(g.shelf) > 0 and (g.questions_on == 1 or len(g.hand[seat]) > 0 or power(g, seat) == LONDRES)


def way_to_draw(g: Baba, seat: Seat) -> None:
    """Luck, a question or tactics."""
    offer_piles(g, seat)
    if power(g, seat) == LONDRES:
        offer_shelf(g, seat)
    else:
        refuse_shelf(g, seat)
    if g.questions_on:
        g.offer(do.revise(seat, TECHNIQUE))
        g.offer(do.revise(seat, CULTURE))
        if is_child(g.children, seat, g.seats):
            g.offer(do.revise(seat, ENFANTS))
        if g.everyday:
            g.offer(do.revise(seat, CUISINE))
    if len(g.shelf):
        held = kinds_in(g, g.hand[seat])
        for kind in range(FIRST_EXPRESS):
            if held & BITS[kind]:
                g.offer(do.trade_in(seat, Kind(kind)))


def refuse_shelf(g: Baba, seat: Seat) -> None:
    if g.refused is not None:
        for card in g.shelf.cards:
            g.refuse(do.take_from_shelf(seat, g.kind(card)), SHELF_IS_NOT_FOR_CHANCE)


def trade_in(g: Baba, seat: Seat, kind: Kind) -> None:
    """Tactics: one card discarded, one taken from the Shelf; two in Le Cap."""
    throw(g, seat, kind)
    if power(g, seat) == LE_CAP:
        g.then(ask.shelf_card(seat), ask.shelf_card(seat))
    else:
        g.then(ask.shelf_card(seat))


def shelf_card(g: Baba, seat: Seat) -> None:
    offer_shelf(g, seat)


# -- Questions ---------------------------------------------------------------------------------


def revise(g: Baba, seat: Seat, category: i64) -> None:
    """The top question card is read out; used ones come back only when all have been read (baba-R14)."""
    if not len(g.questions):
        turn_questions_over(g)
    card = g.questions.draw()
    g.questions_used.add(card)
    g.question = category * PER_CATEGORY + card
    g.tell("asked", seat, category, g.question)
    if g.spoken:
        g.solution[g.after(seat)] = solution_of(g)
        g.then(ask.spoken_quiz(seat))
    else:
        g.then(ask.quiz(seat))


def turn_questions_over(g: Baba) -> None:
    while len(g.questions_used):
        card = g.questions_used.draw()
        g.show_all(card)
        g.questions.add(card)


def solution_of(g: Baba) -> i64:
    """The number of the right choice; -1 on an imagined table, where nobody knows it."""
    return g.box.right[g.question] if g.answer_sheet else -1


def quiz(g: Baba, seat: Seat) -> None:
    for choice in range(4):
        g.offer(do.answer(seat, choice))


def answer(g: Baba, seat: Seat, choice: i64) -> None:
    solution = solution_of(g)
    right = choice == solution if solution >= 0 else g.below(100) < g.box.guess
    g.tell("answered", seat, 1 if right else 0, choice)
    settle_answer(g, seat, right)


def spoken_quiz(g: Baba, seat: Seat) -> None:
    g.offer(do.answer_aloud(seat))


def answer_aloud(g: Baba, seat: Seat) -> None:
    """The left neighbour, who alone sees the right answer, judges."""
    g.then(ask.verdict(g.after(seat), seat))


def verdict(g: Baba, seat: Seat, answerer: Seat) -> None:
    g.offer(do.judge(seat, answerer, 1))
    g.offer(do.judge(seat, answerer, 0))


def judge(g: Baba, seat: Seat, answerer: Seat, right: i64) -> None:
    g.tell("judged", answerer, seat, right)
    settle_answer(g, answerer, right == 1)


def overdue(g: Baba, seat: Seat) -> None:
    """A question not answered in time, or a shout that did not come (baba-12)."""
    if not g.waits_for(seat):
        return
    if g.question >= 0 and g.active == seat:
        g.offer(do.run_out_of_time(seat))
    elif g.shout_seconds and rule_of(g.window) == SHOUT_OR_NOT:
        g.offer(do.stay_silent(seat))


def run_out_of_time(g: Baba, seat: Seat) -> None:
    g.withdraw()
    g.tell("out_of_time", seat)
    settle_answer(g, seat, False)


def settle_answer(g: Baba, seat: Seat, right: bool) -> None:
    g.tell("explained", g.question, solution_of(g))
    g.last_question = g.question
    g.question = -1
    g.solution[g.after(seat)] = -1
    if not right:
        console(g, seat)
    elif power(g, seat) == VIENNE:
        take = ask.card_to_take(seat)
        g.then(take, take, take, ask.card_to_discard(seat))
    else:
        g.then(ask.card_to_take(seat), ask.card_to_take(seat))


def card_to_take(g: Baba, seat: Seat) -> None:
    """Two cards for a right answer, one after the other."""
    offer_piles(g, seat)
    offer_shelf(g, seat)


def console(g: Baba, seat: Seat) -> None:
    """After a wrong answer: one card for one, or for none in Singapour with a small hand."""
    if power(g, seat) == SINGAPOUR and len(g.hand[seat]) <= g.box.small_hand:
        g.then(do.draw_atelier(seat))
    else:
        g.then(ask.consolation(seat))


def consolation(g: Baba, seat: Seat) -> None:
    if not len(g.hand[seat]):
        return
    g.offer(do.leave_it(seat))
    held = kinds_in(g, g.hand[seat])
    for kind in range(FIRST_EXPRESS):
        if held & BITS[kind]:
            g.offer(do.swap_out(seat, Kind(kind)))


def leave_it(g: Baba, seat: Seat) -> None:
    """Nothing is discarded, nothing drawn."""


def swap_out(g: Baba, seat: Seat, kind: Kind) -> None:
    """One card discarded for one from the Atelier pile; Londres may take from the Shelf."""
    throw(g, seat, kind)
    if power(g, seat) == LONDRES:
        g.then(ask.pile_or_shelf(seat))
    else:
        g.then(do.draw_atelier(seat))


def pile_or_shelf(g: Baba, seat: Seat) -> None:
    g.offer(do.draw_atelier(seat))
    offer_shelf(g, seat)


def card_to_discard(g: Baba, seat: Seat) -> None:
    held = kinds_in(g, g.hand[seat])
    for kind in range(FIRST_EXPRESS):
        if held & BITS[kind]:
            g.offer(do.discard_card(seat, Kind(kind)))


def discard_card(g: Baba, seat: Seat, kind: Kind) -> None:
    throw(g, seat, kind)
