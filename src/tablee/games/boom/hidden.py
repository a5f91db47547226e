# mypyc: compile
"""What a seat must work out by itself when it imagines a table: the timer, the Glouton, and where the goals are."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.boom._names import GLOUTON, GOAL
from tablee.games.boom._steps import CARD_TO_TAKE
from tablee.games.boom.rules import goals_in, plays_as, timer_spread
from tablee.games.boom.table import ENDLESS, Boom
from tablee.kernel.piles import Pile, pile, zeros
from tablee.kernel.steps import BITS, NO_SEAT, Card, Seat, eye, number_of, rule_of, whom


def before_redeal(g: Boom, seat: Seat, deck: str) -> None:
    if deck == "role" and g.seats > 2:
        imagine_glouton(g, seat)
    elif deck == "event":
        imagine_timer(g)


def after_redeal(g: Boom, seat: Seat, deck: str) -> None:
    if deck == "role" and g.seats > 2:
        forget_glouton(g, seat)
    elif deck == "main":
        if g.seats > 2:
            return_goals(g, seat)
        show_to_looker(g)


def show_to_looker(g: Boom) -> None:
    """Whoever is to take a card from a hand sees that hand, whatever it is at this table."""
    if g.asked.n and rule_of(g.window) == CARD_TO_TAKE:
        for card in g.hand[number_of(g.window, 0)].cards:
            g.show(card, whom(g.window))


def imagine_timer(g: Boom) -> None:
    """It shows in one of the last three rounds, and not in one already played; in none of a game without it."""
    if g.most_rounds == ENDLESS:
        return
    if not len(g.timer):
        g.timer_round = g.round
        return
    spread: i64 = 1 if g.timer_last else min(timer_spread(g), g.most_rounds - g.round)
    g.timer_round = g.most_rounds - g.below(spread)


def imagine_glouton(g: Boom, seat: Seat) -> None:
    """Hidden hand sizes tell the Glouton's first hand: put role and extra cards on a seat that could have them."""
    glouton = whoever_is_glouton(g)
    if glouton == seat or g.open_hands:
        mark_glouton(g, seat, glouton)
        return
    sizes = sizes_without_extra(g, seat, glouton)
    imagined = pick_glouton(g, seat, glouton, sizes)
    swap_roles(g, glouton, imagined)
    mark_glouton(g, seat, imagined)
    for holder in g.everyone():
        if g.origin[holder] == imagined:
            sizes[holder] += g.box.goals_dealt
    resize_hands(g, seat, sizes)


def whoever_is_glouton(g: Boom) -> Seat:
    for seat in g.everyone():
        if plays_as(g, seat, GLOUTON):
            return seat
    return NO_SEAT


def mark_glouton(g: Boom, seat: Seat, glouton: Seat) -> None:
    """Keep the role where it is while the others are dealt anew."""
    g.show(g.role[glouton][0], seat)


def forget_glouton(g: Boom, seat: Seat) -> None:
    g.known[g.role[whoever_is_glouton(g)][0]] &= ~eye(seat)


def swap_roles(g: Boom, a: Seat, b: Seat) -> None:
    mine = g.role[a]
    g.role[a] = g.role[b]
    g.role[b] = mine


def sizes_without_extra(g: Boom, seat: Seat, glouton: Seat) -> vec[i64]:
    """How many cards each would hold were it not for the extra goals: everybody can count that along."""
    sizes = zeros(g.seats)
    for holder in g.everyone():
        sizes[holder] = len(g.hand[holder])
        if g.origin[holder] == glouton:
            sizes[holder] -= g.box.goals_dealt
    return sizes


def pick_glouton(g: Boom, seat: Seat, glouton: Seat, sizes: vec[i64]) -> Seat:
    if g.counted[glouton] & eye(seat):
        return glouton
    candidates: list[Seat] = []
    for holder in g.everyone():
        origin = Seat(g.origin[holder])
        if could_be_glouton(g, seat, origin):
            known = cards_known(g, seat, holder)
            if known > sizes[holder] or (known == sizes[holder] and known < len(g.hand[holder])):
                return origin
            if known < len(g.hand[holder]):
                candidates.append(origin)
    candidates.sort()
    return candidates[g.below(len(candidates))]


def could_be_glouton(g: Boom, seat: Seat, origin: Seat) -> bool:
    return not g.counted[origin] & eye(seat)


def cards_known(g: Boom, seat: Seat, holder: Seat) -> i64:
    known: i64 = 0
    for card in g.hand[holder].cards:
        if g.known[card] & eye(seat):
            known += 1
    return known


def resize_hands(g: Boom, seat: Seat, sizes: vec[i64]) -> None:
    """Unseen cards change hands until the sizes are right; which ones does not matter, they are dealt anew."""
    pool = pile()
    for holder in g.everyone():
        if holder != seat:
            while len(g.hand[holder]) > sizes[holder] and give_up_one(g, seat, holder):
                pool.add(g.hand[holder].draw())
    for holder in g.everyone():
        if holder != seat:
            while len(g.hand[holder]) < sizes[holder] and len(pool):
                g.hand[holder].add(pool.draw())
    while len(pool):
        g.hand[g.after(seat) if seat >= 0 else 0].add(pool.draw())


def give_up_one(g: Boom, seat: Seat, holder: Seat) -> bool:
    """Bring a card that `seat` does not know to the top of a hand."""
    hand = g.hand[holder]
    i: i64 = len(hand) - 1
    while i >= 0:
        card: Card = hand[i]
        if not g.known[card] & eye(seat):
            hand.remove(card)
            hand.add(card)
            return True
        i -= 1
    return False


# -- The goals of the Glouton's first hand ------------------------------------------------


def return_goals(g: Boom, seat: Seat) -> None:
    """Goals were dealt to the Glouton: those that cannot have left that hand are in it."""
    glouton = whoever_is_glouton(g)
    if glouton != seat:
        for _ in range(goals_left(g, seat, glouton) - goals_in(g, g.hand[glouton])):
            trade_in_goal(g, seat, glouton)


def goals_left(g: Boom, seat: Seat, glouton: Seat) -> i64:
    """As far as `seat` can tell: none is certain once another has seen the hand, none that was discarded since."""
    if g.counted[glouton] != BITS[glouton]:
        return 0
    return g.box.goals_dealt - goals_in(g, g.discard) - goals_known(g, seat, glouton)


def goals_known(g: Boom, seat: Seat, glouton: Seat) -> i64:
    """Those that `seat` knows to be in other hands: somebody may have fetched them back from the discard pile."""
    goals: i64 = 0
    for holder in g.others(glouton):
        for card in g.hand[holder].cards:
            if g.known[card] & eye(seat) and g.box.family[g.kinds[card]] == GOAL:
                goals += 1
    return goals


def trade_in_goal(g: Boom, seat: Seat, holder: Seat) -> None:
    """An unseen goal from anywhere for an unseen card of this hand, if there are both."""
    goals = unseen_goals(g, seat, g.draw)
    for other in g.others(holder):
        if other != seat:
            goals += unseen_goals(g, seat, g.hand[other])
    place = unseen_place(g, seat, g.hand[holder], 0, goal=False)
    if goals and place >= 0:
        fetch_goal(g, seat, holder, place, g.below(goals))


def fetch_goal(g: Boom, seat: Seat, holder: Seat, place: i64, n: i64) -> None:
    """The n-th unseen goal, those of the draw pile counted first."""
    there = g.draw
    goals = unseen_goals(g, seat, there)
    for other in g.others(holder):
        if n < goals:
            break
        if other != seat:
            n -= goals
            there = g.hand[other]
            goals = unseen_goals(g, seat, there)
    swap_cards(g.hand[holder], place, there, unseen_place(g, seat, there, n, goal=True))


def unseen_goals(g: Boom, seat: Seat, cards: Pile) -> i64:
    family, kinds, known, bit = g.box.family, g.kinds, g.known, eye(seat)
    goals: i64 = 0
    for card in cards.cards:
        if family[kinds[card]] == GOAL and not known[card] & bit:
            goals += 1
    return goals


def unseen_place(g: Boom, seat: Seat, cards: Pile, n: i64, *, goal: bool) -> i64:
    """Where the n-th of the cards lies that `seat` does not know: of the goals, or of all others; -1 if nowhere."""
    family, kinds, known, bit = g.box.family, g.kinds, g.known, eye(seat)
    for i in range(len(cards.cards)):
        card = cards.cards[i]
        if (family[kinds[card]] == GOAL) == goal and not known[card] & bit:
            if not n:
                return i
            n -= 1
    return -1


def swap_cards(here: Pile, i: i64, there: Pile, j: i64) -> None:
    mine, theirs = here.own(), there.own()
    card = mine[i]
    mine[i] = theirs[j]
    theirs[j] = card
