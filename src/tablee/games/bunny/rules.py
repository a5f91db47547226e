# mypyc: compile
"""Bunny Boom: set-up, a turn and how it ends, in the rulebook's order.  Steps 1 to 3 are in `placing`, `effects`."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.bunny._names import (
    BOOM_DE_RIVIERE,
    BOOM_DRAWS_FROM_THE_RIVER,
    BUNNY_BOOM,
    CARD_HAS_NO_RIVER_EFFECT,
    MEGA_BOOM,
    MOINS_UN,
    NO_SPACE,
    PILE_EMPTY,
    PLUS_UN,
    RENARD,
    RETOUR,
    RIVER_AUCUN,
    RIVER_IS_COMPULSORY,
    SAUT,
    TERRIER,
)
from tablee.games.bunny._steps import ask, do
from tablee.games.bunny.cards import MODULES
from tablee.games.bunny.placing import has_space
from tablee.games.bunny.river import take_river_effect
from tablee.games.bunny.table import CENTRE, NOWHERE, Bunny
from tablee.games.bunny.village import (
    between,
    boom_river,
    boom_village,
    different_in_river,
    gain,
    go,
    leaves_river,
    place_in_river,
    refill,
)
from tablee.kernel.piles import Pile, zeros
from tablee.kernel.seating import first_player
from tablee.kernel.steps import BITS, Kind, Seat

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Bunny, options: dict[str, str]) -> None:
    modules = choose_options(g, options)
    layout = g.box.layout(g.seats, modules)
    g.kinds = layout.kinds
    g.known = zeros(len(layout.kinds))
    g.river_rabbits = zeros(g.box.river_size)
    g.draw = layout.deck.copy()
    g.shuffle(g.draw)
    for seat in g.everyone():
        settle_in(g, seat)
    refill(g)
    g.first = first_player(g.below(g.seats), options["first"])
    g.then(do.turn(Seat(g.first)))


def choose_options(g: Bunny, options: dict[str, str]) -> i64:
    """What an option says becomes a number on the table; the modules in play, one bit each."""
    g.river_optional = 1 if options["river"] == "optional" else 0
    g.free_fill = 1 if options["tourne"] == "free" else 0
    sandglass = options["sandglass"]
    g.sandglass = 0 if sandglass == "off" else int(sandglass)
    modules: i64 = 0
    for i, name in enumerate(MODULES):
        if options[name] == "on":
            modules |= BITS[i]
    if modules & BITS[RENARD]:
        g.fox = CENTRE
    if modules & BITS[TERRIER]:
        g.burrow = CENTRE
    return modules


def settle_in(g: Bunny, seat: Seat) -> None:
    g.domain[seat] = g.box.rabbits
    g.pawn[seat] = CENTRE
    for _ in range(g.box.hand):
        g.hand[seat].add(g.draw.draw())


# -- A turn ----------------------------------------------------------------------------


def turn(g: Bunny, seat: Seat) -> None:
    if not has_space(g, seat):
        g.tell("no_space_left", seat)
        count_up(g, NO_SPACE)
        return
    g.tell("turn_began", seat)
    if g.sandglass:
        g.sand = seat
    g.then(ask.placement(seat))


# -- Step 4: move; step 5: the river ------------------------------------------------------


def move(g: Bunny, seat: Seat, kind: Kind, space: i64) -> None:
    effect = g.box.effect[kind]
    if effect == RETOUR:
        g.pawn[seat] = CENTRE
        g.tell("went_home", seat)
    elif effect == SAUT and len(between(g.pawn[seat], space)):
        g.then(ask.card_to_jump(seat, space))
    else:
        if effect == SAUT:
            g.tell("jumped_nothing", seat)
        go(g, seat, space, NOWHERE)
    if effect == BUNNY_BOOM:
        boom_village(g)
        g.tell("boomed")
    elif effect == PLUS_UN or effect == MOINS_UN:
        look_at_river(g, seat)


def look_at_river(g: Bunny, seat: Seat) -> None:
    if river_has_effect(g):
        g.then(ask.river_card(seat))
    else:
        g.tell("river_was_plain", seat)


def card_to_jump(g: Bunny, seat: Seat, goal: i64) -> None:
    """One of the cards on the way (bunny-R6)."""
    for space in between(g.pawn[seat], goal):
        g.offer(do.jump(seat, goal, space))


def jump(g: Bunny, seat: Seat, goal: i64, space: i64) -> None:
    go(g, seat, goal, space)


def river_card(g: Bunny, seat: Seat) -> None:
    """A card of the river with a river effect, compulsory if there is one, unless the table plays it freely."""
    if g.river_optional:
        g.offer(do.leave_river(seat))
    else:
        g.refuse(do.leave_river(seat), RIVER_IS_COMPULSORY)
    different = different_in_river(g)
    for i in range(len(g.river.cards)):
        kind = g.kind(g.river.cards[i])
        river = g.box.river[kind]
        if river == RIVER_AUCUN:
            g.refuse(do.use_river(seat, kind, g.river_rabbits[i], river), CARD_HAS_NO_RIVER_EFFECT)
        elif different >> i & 1:
            g.offer(do.use_river(seat, kind, g.river_rabbits[i], river))


def river_has_effect(g: Bunny) -> bool:
    for card in g.river.cards:
        if g.box.river[g.kinds[card]] != RIVER_AUCUN:
            return True
    return False


def leave_river(g: Bunny, seat: Seat) -> None:
    g.tell("river_left", seat)


def use_river(g: Bunny, seat: Seat, kind: Kind, rabbits: i64, river: i64) -> None:
    """The card goes to the discard pile, its rabbits to the stock (bunny-R9)."""
    g.discard.add(leaves_river(g, place_in_river(g, kind, rabbits)))
    g.tell("river_used", seat, kind, river)
    take_river_effect(g, seat, river)


# -- Step 6: draw; step 7: refill ---------------------------------------------------------


def card_to_draw(g: Bunny, seat: Seat, placed: Kind) -> None:
    """From the pile or the river; after a Boom that reaches the river, from the river (bunny-R10)."""
    if len(g.hand[seat].cards) < g.box.hand:
        offer_cards(g, seat, reaches_river(g.box.effect[placed]))


def card_to_fill(g: Bunny, seat: Seat) -> None:
    """Before the hands go round, where the table draws from pile or river for that too (bunny-07)."""
    offer_cards(g, seat, False)


def offer_cards(g: Bunny, seat: Seat, river_only: bool) -> None:
    if len(g.draw.cards):
        if river_only and len(g.river.cards):
            g.refuse(do.draw_card(seat), BOOM_DRAWS_FROM_THE_RIVER)
        else:
            g.offer(do.draw_card(seat))
    cards = g.river.cards
    different = different_in_river(g)
    for i in range(len(cards)):
        if different >> i & 1:
            g.offer(do.take_from_river(seat, g.kind(cards[i]), g.river_rabbits[i]))


def reaches_river(effect: i64) -> bool:
    return effect == MEGA_BOOM or effect == BOOM_DE_RIVIERE


def draw_card(g: Bunny, seat: Seat) -> None:
    card = g.draw.draw()
    g.hand[seat].add(card)
    g.tell("drew", seat, secret=g.kind(card), knows=BITS[seat])


def take_from_river(g: Bunny, seat: Seat, kind: Kind, rabbits: i64) -> None:
    card = leaves_river(g, place_in_river(g, kind, rabbits))
    g.hand[seat].add(card)
    g.show_all(card)
    gain(g, seat, rabbits)
    g.tell("took", seat, kind, rabbits)


def end_turn(g: Bunny, seat: Seat, placed: Kind) -> None:
    """The Booms that waited for the draw, the refill, and the end if the pile is gone (bunny-R13)."""
    effect = g.box.effect[placed]
    if reaches_river(effect):
        boom_late(g, seat, effect)
    refill(g)
    if len(g.draw.cards):
        turn(g, g.after(seat))
    else:
        g.tell("pile_ended")
        count_up(g, PILE_EMPTY)


def boom_late(g: Bunny, seat: Seat, effect: i64) -> None:
    boom_river(g)
    if effect == BOOM_DE_RIVIERE:
        g.tell("river_boomed")
        return
    boom_village(g)
    for other in g.others(seat):
        gain(g, other, 1)
    g.tell("mega_boomed", seat)


# -- The end ------------------------------------------------------------------------------


def points(g: Bunny, seat: Seat) -> i64:
    """What one ends with; at a balanced table the last in turn counts fewer."""
    total = ends_with(g, seat)
    return max(0, total - g.box.last_fewer) if is_last(g, seat) else total


def ends_with(g: Bunny, seat: Seat) -> i64:
    """Rabbits, cards in hand, cards laid face down, the carrot."""
    total = g.domain[seat] + values(g, g.hand[seat]) + values(g, g.face_down[seat])
    return total + g.box.carrot if g.carrot == seat else total


def is_last(g: Bunny, seat: Seat) -> bool:
    """In turn: whoever began sits next."""
    return g.after(seat) == g.first


def values(g: Bunny, cards: Pile) -> i64:
    total: i64 = 0
    for card in cards.cards:
        total += g.box.value[g.kinds[card]]
    return total


def tell_score(g: Bunny, seat: Seat) -> None:
    if len(g.hand[seat].cards):
        g.tell("hand_counted", seat, values(g, g.hand[seat]))
    if len(g.face_down[seat].cards):
        g.tell("hidden_counted", seat, values(g, g.face_down[seat]))
    if g.carrot == seat:
        g.tell("carrot_counted", seat, g.box.carrot)
    g.tell("scored", seat, ends_with(g, seat), g.domain[seat])
    if g.box.last_fewer and is_last(g, seat):
        g.tell("last_counted", seat, g.box.last_fewer, points(g, seat))


def count_up(g: Bunny, ending: i64) -> None:
    """Fewest points; then fewest rabbits in tokens; then shared."""
    best: i64 = -1
    winners: i64 = 0
    for seat in g.everyone():
        total = points(g, seat)
        tell_score(g, seat)
        rank = total * 1000 + g.domain[seat]
        if best < 0 or rank < best:
            best = rank
            winners = 0
        if rank == best:
            winners |= BITS[seat]
    g.finish(winners, ending)
