# mypyc: compile
"""Boom Badaboom: set-up, rounds, turns and how it ends, in the rulebook's order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.boom._names import (
    CAKE_SAVED,
    CUISINE_EN_DESORDRE,
    CUISINE_OUVERTE,
    DOUBLE_INTENSITE,
    ECHANGE_D_INGREDIENTS,
    ECLABOUSSURES,
    EXPLOSION,
    FARCEUR,
    FOUR_DEREGLE,
    FOUR_EN_PANNE,
    GLOUTON,
    GLOUTON_COUNTS,
    GOAL,
    GONFLEMENT_PROGRESSIF,
    HEAT,
    INVENTAIRE_SURPRISE,
    MALADRESSE_GENERALE,
    MINUTEUR_FINAL,
    PATISSIER,
    PATISSIERS_COUNT,
    RECHAUFFAGE_AUTOMATIQUE,
    SERVICE_EXPRESS,
    THEFT,
    VENTILATION_D_URGENCE,
)
from tablee.games.boom._steps import ask, do, read
from tablee.games.boom.cards import Layout
from tablee.games.boom.table import ENDLESS, Boom
from tablee.kernel.piles import Pile, zeros
from tablee.kernel.seating import first_player
from tablee.kernel.steps import ALL_EYES, BITS, Kind, Seat

FIRST_THEFT: Final = 3  # the first round in which a scaled window is open

# -- Set-up -------------------------------------------------------------------------------


def setup(g: Boom, options: dict[str, str]) -> None:
    choose_options(g, options)
    layout = g.box.layout(g.seats, g.box.farceurs[g.seats], options["cooling"] == "listed")
    g.kinds = layout.kinds
    g.known = zeros(len(layout.kinds))
    deal_roles(g, layout.roles.copy())
    stack_events(g, layout)
    deal_hands(g, layout)
    if len(layout.roles):
        g.tell("roles_dealt", dealt(g, PATISSIER), dealt(g, FARCEUR), dealt(g, GLOUTON))
        tell_steal_sizes(g)
    g.first = first_player(g.below(g.seats), options["first"])
    g.then(do.begin_round())


def choose_options(g: Boom, options: dict[str, str]) -> None:
    difficulty = g.box.difficulties[usual_difficulty(g.seats, options["difficulty"])]
    g.cake = g.box.size
    g.capacity = difficulty.capacity
    rounds = difficulty.rounds_of_3 if g.seats == 3 else difficulty.rounds
    g.most_rounds = rounds_by_timer(options["timer"], rounds)
    g.timer_last = 1 if options["timer"] == "last" else 0
    g.refills = 1 if options["draw"] == "refill" else 0
    g.open_hands = 1 if options["hand_sizes"] == "public" else 0
    g.scaled_window = 1 if options["steal_window"] == "scaled" else 0
    g.window_counts = 1 if options["final_count"] == "window" else 0


def usual_difficulty(seats: i64, wish: str) -> str:
    """Génoise; alone Pièce Montée, which even a good player can lose (boom-20)."""
    if wish != "usual":
        return wish
    return "piece_montee" if seats == 1 else "genoise"


def rounds_by_timer(timer: str, rounds: i64) -> i64:
    if timer == "none":
        return ENDLESS
    return 10 if timer == "rulebook" else rounds


def deal_roles(g: Boom, roles: Pile) -> None:
    g.shuffle(roles)
    for seat in g.everyone():
        g.origin[seat] = seat
        g.counted[seat] = BITS[seat]
        if len(roles):
            g.role[seat].add(roles.draw())


def dealt(g: Boom, role: i64) -> i64:
    """How many play a role: everybody may know that, as the book prints it."""
    number: i64 = 0
    for seat in g.everyone():
        if plays_as(g, seat, role):
            number += 1
    return number


def tell_steal_sizes(g: Boom) -> None:
    """The sizes at which the Glouton may steal; where they follow the oven, whenever they change."""
    if not g.scaled_window:
        g.tell("steal_sizes", g.box.steals_from[g.seats], g.box.steal_high)
    elif g.round >= FIRST_THEFT and g.seats > 2:
        g.tell("steal_sizes", max(0, g.capacity - 2), g.capacity - 1)


def stack_events(g: Boom, layout: Layout) -> None:
    """One event a round; the timer shows in one of the last three rounds, or in the last (boom-05)."""
    g.timer = layout.timer.copy()
    g.events_left_out = layout.events.copy()
    g.shuffle(g.events_left_out)
    for _ in range(min(g.most_rounds - 1, len(g.events_left_out))):
        g.events_to_come.add(g.events_left_out.draw())
    g.timer_round = g.most_rounds if g.timer_last else g.most_rounds - g.below(timer_spread(g))


def timer_spread(g: Boom) -> i64:
    return min(3, g.most_rounds)


def deal_hands(g: Boom, layout: Layout) -> None:
    """The Glouton has two goals besides; the other goals join the deck after the deal."""
    goals = layout.goals.copy()
    g.draw = layout.deck.copy()
    g.shuffle(goals)
    g.shuffle(g.draw)
    size = g.box.solo_hand if g.seats == 1 else g.box.hand
    for seat in g.everyone():
        for _ in range(size):
            g.hand[seat].add(g.draw.draw())
        if plays_as(g, seat, GLOUTON):
            for _ in range(g.box.goals_dealt):
                g.hand[seat].add(goals.draw())
    g.draw.take_all(goals)
    g.shuffle(g.draw)


def plays_as(g: Boom, seat: Seat, role: i64) -> bool:
    return len(g.role[seat]) > 0 and g.box.effect[g.kinds[g.role[seat][0]]] == role


# -- A round ------------------------------------------------------------------------------


def event(g: Boom) -> i64:
    """The effect of this round's event."""
    return g.box.effect[g.kinds[g.events_shown.cards[-1]]]


def begin_round(g: Boom) -> None:
    g.round += 1
    if not len(g.events_to_come) and g.round != g.timer_round:
        renew_events(g)
    card = g.timer.draw() if g.round == g.timer_round else g.events_to_come.draw()
    g.events_shown.add(card)
    g.tell("round_began", g.round, g.kind(card))
    if g.scaled_window and g.round == FIRST_THEFT:
        tell_steal_sizes(g)
    if event(g) == MINUTEUR_FINAL:
        g.last_round = 1
    elif event(g) == ECHANGE_D_INGREDIENTS:
        pass_hands_left(g)
    elif event(g) == INVENTAIRE_SURPRISE:
        reveal_one_each(g)
    g.then(do.turn(Seat(g.first), g.seats))


def renew_events(g: Boom) -> None:
    """Without a timer the events come round again (boom-18)."""
    g.events_to_come.take_all(g.events_shown)
    g.shuffle(g.events_to_come)


def pass_hands_left(g: Boom) -> None:
    if g.seats == 1:
        return
    for giver in g.everyone():
        remember_hand(g, giver)
    last = g.hand[g.seats - 1]
    last_origin = g.origin[g.seats - 1]
    i: i64 = g.seats - 1
    while i > 0:
        g.hand[i] = g.hand[i - 1]
        g.origin[i] = g.origin[i - 1]
        i -= 1
    g.hand[0] = last
    g.origin[0] = last_origin
    for seat in g.everyone():
        g.counted[g.origin[seat]] |= BITS[seat]
    g.tell("passed_left")


def remember_hand(g: Boom, seat: Seat) -> None:
    """Whoever gives a hand away still knows what was in it."""
    for card in g.hand[seat].cards:
        g.show(card, seat)


def reveal_one_each(g: Boom) -> None:
    for seat in g.everyone():
        if len(g.hand[seat]):
            card = g.hand[seat][g.below(len(g.hand[seat]))]
            g.show_all(card)
            g.tell("revealed", seat, g.kind(card))


def end_round(g: Boom) -> None:
    if event(g) == VENTILATION_D_URGENCE and g.cake > 15:
        grow_by_event(g, -3)
    elif event(g) == RECHAUFFAGE_AUTOMATIQUE and g.cake < 10:
        grow_by_event(g, 2)
    if g.over:
        return
    if g.last_round:
        count_up(g)
    else:
        g.then(do.begin_round())


# -- A turn -------------------------------------------------------------------------------


def turn(g: Boom, seat: Seat, left: i64) -> None:
    """Play a card, see it through, look for a theft, draw."""
    if g.skips[seat]:
        g.skips[seat] -= 1
        g.tell("turn_skipped", seat)
        g.then(do.next_turn(seat, left))
        return
    g.tell("turn_began", seat)
    g.then(do.play_step(seat), do.check_theft(seat), do.draw_step(seat), do.end_turn(seat), do.next_turn(seat, left))


def next_turn(g: Boom, seat: Seat, left: i64) -> None:
    if left == 1:
        g.then(do.end_round())
    else:
        g.then(do.turn(neighbour(g, seat), left - 1))


def neighbour(g: Boom, seat: Seat) -> Seat:
    """Whose turn comes after that of `seat` in this round."""
    return g.before(seat) if event(g) == CUISINE_EN_DESORDRE else g.after(seat)


def turns_to_come(g: Boom, seat: Seat) -> i64:
    """How many turns a seat still has in this round; what comes after a turn lies beneath all else on the agenda."""
    active, left = read.next_turn(g.agenda.room[0])
    for _ in range(left - 1):
        active = neighbour(g, active)
        if active == seat:
            return 1
    return 0


def play_step(g: Boom, seat: Seat) -> None:
    if event(g) == SERVICE_EXPRESS:
        g.then(do.serve_express(seat))
    else:
        g.then(ask.card_to_play(seat))


def check_theft(g: Boom, seat: Seat) -> None:
    if plays_as(g, seat, GLOUTON) and goals_in(g, g.hand[seat]) >= g.box.goals_needed and in_steal_window(g):
        g.tell("stole", seat, g.cake)
        win(g, GLOUTON, THEFT)


def in_steal_window(g: Boom) -> bool:
    return steals_at(g, g.round, g.capacity, g.cake)


def steals_at(g: Boom, in_round: i64, capacity: i64, cake: i64) -> bool:
    """Whether a Glouton with the goals steals such a cake at the end of a turn of that round."""
    if g.scaled_window:
        return in_round >= FIRST_THEFT and capacity - 2 <= cake < capacity
    return g.box.steals_from[g.seats] <= cake <= g.box.steal_high


def goals_in(g: Boom, cards: Pile) -> i64:
    goals: i64 = 0
    for card in cards.cards:
        if g.box.family[g.kinds[card]] == GOAL:
            goals += 1
    return goals


def draw_step(g: Boom, seat: Seat) -> None:
    if event(g) == FOUR_EN_PANNE:
        g.tell("no_draw", seat)
    elif event(g) != SERVICE_EXPRESS:
        for _ in range(cards_to_draw(g, seat)):
            draw_one(g, seat)


def cards_to_draw(g: Boom, seat: Seat) -> i64:
    """One, or with `refill` up to five: seven for a Glouton with two goals (boom-R14)."""
    if not g.refills:
        return 1
    size = g.box.solo_hand if g.seats == 1 else g.box.hand
    if plays_as(g, seat, GLOUTON) and goals_in(g, g.hand[seat]) >= g.box.goals_needed:
        size += g.box.goals_dealt
    return max(0, size - len(g.hand[seat]))


def draw_one(g: Boom, seat: Seat) -> None:
    if not len(g.draw):
        deck_ran_out(g, seat)
        return
    card = g.draw.draw()
    g.hand[seat].add(card)
    if event(g) == CUISINE_OUVERTE:
        g.show_all(card)
        g.tell("drew", seat, secret=g.kind(card), knows=ALL_EYES)
    else:
        g.tell("drew", seat, secret=g.kind(card), knows=BITS[seat])


def deck_ran_out(g: Boom, seat: Seat) -> None:
    g.last_round = 1
    g.tell("deck_empty", seat)


def end_turn(g: Boom, seat: Seat) -> None:
    if event(g) == GONFLEMENT_PROGRESSIF:
        grow_by_event(g, 1)


# -- Size, capacity and the end -----------------------------------------------------------


def strength(g: Boom, kind: Kind, value: i64, factor: i64) -> i64:
    """What a heat or cooling card is worth: its printed sign, the round's event, then reactions."""
    amount = value * factor if g.box.family[kind] == HEAT else -value * factor
    if event(g) == FOUR_DEREGLE:
        amount = -amount
    return amount * 2 if event(g) == DOUBLE_INTENSITE else amount


def splashes(g: Boom) -> bool:
    return event(g) == ECLABOUSSURES


def fumbles(g: Boom) -> bool:
    return event(g) == MALADRESSE_GENERALE


def grow(g: Boom, amount: i64, cause: i64 = -1) -> None:
    """The cake changes; `cause` is the event that does it, if no card just played does."""
    before = g.cake
    g.cake = min(400, max(0, before + amount))
    g.tell("size", g.cake, g.cake - before, cause)
    if g.cake != before:
        check_explosion(g)


def grow_by_event(g: Boom, amount: i64) -> None:
    grow(g, amount, g.kind(g.events_shown[len(g.events_shown) - 1]))


def widen(g: Boom, amount: i64) -> None:
    before = g.capacity
    g.capacity = min(400, max(1, before + amount))
    g.tell("capacity", g.capacity, g.capacity - before)
    if g.capacity != before:
        check_explosion(g)
        if g.scaled_window and not g.over:
            tell_steal_sizes(g)


def check_explosion(g: Boom) -> None:
    if g.cake >= g.capacity:
        g.tell("exploded", g.cake, g.capacity)
        win(g, FARCEUR, EXPLOSION)


def count_up(g: Boom) -> None:
    """No explosion: the Glouton with two goals in hand, else the Pâtissiers; together, everybody."""
    g.tell("counted_up", g.cake)
    if g.seats < 3:
        g.finish(BITS[g.seats] - 1, CAKE_SAVED)
        return
    for seat in g.everyone():
        if plays_as(g, seat, GLOUTON) and goals_in(g, g.hand[seat]) >= g.box.goals_needed:
            if not g.window_counts or in_steal_window(g):
                win(g, GLOUTON, GLOUTON_COUNTS)
                return
    win(g, PATISSIER, PATISSIERS_COUNT)


def win(g: Boom, role: i64, ending: i64) -> None:
    winners: i64 = 0
    for seat in g.everyone():
        if plays_as(g, seat, role):
            winners |= BITS[seat]
    g.finish(winners, ending)
