# mypyc: compile
"""BabaOrum: where cards come from: the piles, the Shelf, and Express cards that fire while drawing."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.baba._names import FIRST_EXPRESS, FIRST_RECIPE, NEW_YORK, SALON_EXPRESS
from tablee.games.baba._steps import ask, do
from tablee.games.baba.rules import is_express, kinds_in, power, pull, reveal
from tablee.games.baba.table import Baba
from tablee.kernel.piles import Pile
from tablee.kernel.steps import BITS, NO_CARD, Card, Kind, Seat

# -- One card ------------------------------------------------------------------------------


def atelier_left(g: Baba) -> bool:
    return len(g.atelier_pile) > 0 or len(g.discard) > 0


def stock_up(g: Baba, size: i64) -> None:
    """With too few cards in the Atelier pile, the shuffled discards go beneath it."""
    if len(g.atelier_pile) >= size or not len(g.discard):
        return
    g.tell("reshuffled", len(g.discard))
    rest = g.atelier_pile
    g.atelier_pile = g.discard
    g.shuffle(g.atelier_pile)
    g.discard = rest
    while len(rest):
        g.atelier_pile.add(rest.draw_at(0))


def top_card(g: Baba) -> Card:
    stock_up(g, 1)
    return g.atelier_pile.draw() if len(g.atelier_pile) else NO_CARD


def receive(g: Baba, seat: Seat, card: Card) -> None:
    """An Express card is set aside, and nothing is drawn in its place (baba-04)."""
    if is_express(g, card):
        set_aside(g, seat, card)
    else:
        g.hand[seat].add(card)
        g.tell("drew", seat, secret=g.kind(card), knows=BITS[seat])


def set_aside(g: Baba, seat: Seat, card: Card) -> None:
    g.express.add(reveal(g, card))
    g.tell("express", seat, g.kind(card))


def see_to_express(g: Baba, seat: Seat) -> None:
    if g.express_done < len(g.express):
        g.then(do.resolve_express(seat))


def draw_atelier(g: Baba, seat: Seat) -> None:
    """One card from the Atelier pile; New York looks at two."""
    looks = looks_at_two(g, seat)
    g.drawn = 1
    if looks and two_to_choose_from(g, seat):
        g.then(ask.card_to_keep(seat))
        return
    if not looks:
        card = top_card(g)
        if card == NO_CARD:
            g.tell("no_card_left", seat)
        else:
            receive(g, seat, card)
    see_to_express(g, seat)


def draw_recipe(g: Baba, seat: Seat) -> None:
    """One card from the recipe pile; New York looks at two."""
    looks = looks_at_two(g, seat) and len(g.recipe_pile) > 1
    g.drawn = 1
    if looks:
        show_top_two(g, g.recipe_pile, seat)
        g.then(ask.recipe_to_keep(seat))
    else:
        get_recipe(g, seat, g.recipe_pile.draw())


def get_recipe(g: Baba, seat: Seat, card: Card) -> None:
    g.recipes[seat].add(card)
    g.tell("drew_recipe", seat, g.kind(card))


def take_from_shelf(g: Baba, seat: Seat, kind: Kind) -> None:
    g.hand[seat].add(pull(g, g.shelf, kind))
    g.tell("took_from_shelf", seat, kind)


def offer_piles(g: Baba, seat: Seat) -> None:
    if atelier_left(g):
        g.offer(do.draw_atelier(seat))
    if len(g.recipe_pile):
        g.offer(do.draw_recipe(seat))


def offer_shelf(g: Baba, seat: Seat) -> None:
    held = kinds_in(g, g.shelf)
    for kind in range(FIRST_EXPRESS):
        if held & BITS[kind]:
            g.offer(do.take_from_shelf(seat, Kind(kind)))


# -- New York: two cards, one to keep --------------------------------------------------------


def looks_at_two(g: Baba, seat: Seat) -> bool:
    """On the first draw of the turn from a pile, with a small hand."""
    return not g.drawn and power(g, seat) == NEW_YORK and len(g.hand[seat]) <= g.box.small_hand


def two_to_choose_from(g: Baba, seat: Seat) -> bool:
    """Whether there is a choice at all; an Express card among the two is the one not kept (baba-R10)."""
    stock_up(g, 2)
    size = len(g.atelier_pile)
    if size > 1 and not is_express(g, g.atelier_pile[size - 1]) and not is_express(g, g.atelier_pile[size - 2]):
        show_top_two(g, g.atelier_pile, seat)
        return True
    for _ in range(min(size, 2)):
        receive(g, seat, g.atelier_pile.draw())
    if not size:
        g.tell("no_card_left", seat)
    return False


def show_top_two(g: Baba, place: Pile, seat: Seat) -> None:
    g.show(place[len(place) - 1], seat)
    g.show(place[len(place) - 2], seat)


def card_to_keep(g: Baba, seat: Seat) -> None:
    """Of the two on top of the Atelier pile."""
    size = len(g.atelier_pile)
    one = g.kind(g.atelier_pile[size - 1])
    other = g.kind(g.atelier_pile[size - 2])
    g.offer(do.keep_card(seat, one))
    if other != one:
        g.offer(do.keep_card(seat, other))


def keep_card(g: Baba, seat: Seat, kind: Kind) -> None:
    """The other one is discarded."""
    card = g.atelier_pile.draw()
    other = g.atelier_pile.draw()
    if g.kinds[card] != kind:
        card, other = other, card
    g.hand[seat].add(card)
    g.discard.add(reveal(g, other))
    g.tell("kept_one_of_two", seat, g.kind(other), secret=kind, knows=BITS[seat])


def recipe_to_keep(g: Baba, seat: Seat) -> None:
    """Of the two on top of the recipe pile."""
    size = len(g.recipe_pile)
    one = g.kind(g.recipe_pile[size - 1])
    other = g.kind(g.recipe_pile[size - 2])
    g.offer(do.keep_recipe(seat, one))
    if other != one:
        g.offer(do.keep_recipe(seat, other))


def keep_recipe(g: Baba, seat: Seat, kind: Kind) -> None:
    """The other one goes under its pile, unseen by the others."""
    card = g.recipe_pile.draw()
    other = g.recipe_pile.draw()
    if g.kinds[card] != kind:
        card, other = other, card
    g.recipes[seat].add(card)
    g.recipe_pile.add_below(other)
    g.tell("kept_one_recipe", seat, kind, secret=g.kind(other), knows=BITS[seat])


# -- The Shelf and Express cards --------------------------------------------------------------


def fill_shelf(g: Baba, seat: Seat) -> None:
    """Three cards again; Express cards that turn up are set aside, and others take their place (baba-R7)."""
    restock_shelf(g, seat)
    see_to_express(g, seat)


def restock_shelf(g: Baba, seat: Seat) -> None:
    while len(g.shelf) < g.box.shelf:
        card = top_card(g)
        if card == NO_CARD:
            break
        if is_express(g, card):
            set_aside(g, seat, card)
        else:
            g.shelf.add(reveal(g, card))
            g.tell("shelf_filled", g.kind(card))


def resolve_express(g: Baba, seat: Seat) -> None:
    """The Express cards set aside, in the order they appeared."""
    if g.express_done == len(g.express):
        return
    kind = g.kind(g.express[g.express_done])
    g.express_done += 1
    if kind == SALON_EXPRESS:
        g.then(do.salon_express(seat), do.resolve_express(seat))
    else:
        g.then(do.etagere_express(seat), do.draw_atelier(seat), do.resolve_express(seat))


def salon_express(g: Baba, seat: Seat) -> None:
    """As many recipes as players are turned up; clockwise, each takes one (baba-R9)."""
    while len(g.salon) < g.seats and len(g.recipe_pile):
        g.salon.add(g.recipe_pile.draw())
    g.tell("salon_opened", seat, len(g.salon))
    g.then_each([ask.salon_recipe(chooser) for chooser in g.circle_from(seat)])


def salon_recipe(g: Baba, seat: Seat) -> None:
    held = kinds_in(g, g.salon)
    for kind in range(FIRST_RECIPE, g.box.first_order):
        if held & BITS[kind]:
            g.offer(do.choose_recipe(seat, Kind(kind)))


def choose_recipe(g: Baba, seat: Seat, kind: Kind) -> None:
    card = pull(g, g.salon, kind)
    g.recipes[seat].add(card)
    g.tell("chose_recipe", seat, kind)


def etagere_express(g: Baba, seat: Seat) -> None:
    """The Shelf is discarded and turned up anew; then the active player draws (baba-R8)."""
    g.tell("shelf_cleared", seat)
    g.discard.take_all(g.shelf)
    restock_shelf(g, seat)
