"""Which cards of Boom Badaboom could lie where others do: goals were dealt to the Glouton alone."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.boom._names import GLOUTON, GOAL
from tablee.games.boom.rules import plays_as, timer_spread
from tablee.kernel.steps import Seat


def group(g: Any, card: int) -> object:
    kind = g.kinds[card]
    return g.box.family[kind] == GOAL, g.box.effect[kind] == GLOUTON and any(
        card in list(g.role[s].cards) for s in range(g.seats)
    )


def vary(g: Any, seat: int, seen: set[int], dice: random.Random) -> None:
    """Sometimes another round for the timer; sometimes another Glouton, with that whole hand."""
    if len(g.timer) and not g.timer_last and dice.random() < 0.5:
        rounds = [g.most_rounds - n for n in range(timer_spread(g)) if g.most_rounds - n > g.round]
        g.timer_round = dice.choice(rounds or [g.timer_round])
    strangers = [s for s in range(g.seats) if s != seat and is_unseen(g, s, seen)]
    if g.seats > 2 and len(strangers) > 1 and nobody_could_count(g) and dice.random() < 0.2:
        trade_places(g, *dice.sample(strangers, 2))


def is_unseen(g: Any, seat: int, seen: set[int]) -> bool:
    """Whether nobody was shown a card of this hand; a copy may lie where the card that was seen lay."""
    return not any(int(card) in seen or g.known[card] for card in g.hand[seat].cards)


def nobody_could_count(g: Any) -> bool:
    return not g.open_hands and list(g.origin) == sorted(g.origin)


def trade_places(g: Any, a: int, b: int) -> None:
    if plays_as(g, Seat(a), GLOUTON) or plays_as(g, Seat(b), GLOUTON):
        g.role[a], g.role[b] = g.role[b], g.role[a]
        g.hand[a], g.hand[b] = g.hand[b], g.hand[a]
