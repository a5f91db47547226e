"""A scene: a BabaOrum table with the hands, cities, orders and piles one wants to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games import game
from tablee.games.baba._steps import do
from tablee.kernel import saves, sight
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step

BABA = game("baba")
SHORT = {
    "1": "savoir_faire_1",
    "2": "savoir_faire_2",
    "swap": "echange_moi_cette_recette",
    "open": "portes_ouvertes",
    "move": "demenagement",
    "self": "self_service",
    "chef": "sous_chef",
    "clean": "nettoie_ton_atelier",
    "salon": "salon_express",
    "etagere": "etagere_express",
    "baba": "baba_au_rhum",
    "rio": "rio_de_janeiro",
}
CITIES = ["le_cap", "tokyo", "buenos_aires", "londres", "shanghai", "dubai", "montreal", "rio"]
ORDERS = ["kermesse", "pique_nique", "gala", "concours", "anniversaire", "salon_de_the", "garden_party", "mariage"]
Names = Sequence[str]


def full(name: str) -> str:
    return SHORT.get(name, name)


class Scene:
    """A table that can be told what to do in the words of its options."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.story: list[Event] = []
        g.story = self.story

    def says(self, seat: int, rule: str, *words: str | int) -> Scene:
        """Play the option of `seat` with these words, card names short."""
        wish = ":".join([rule, str(seat), *[full(w) if isinstance(w, str) else str(w) for w in words]])
        found = [o for o in self.g.legal(Seat(seat)) if saves.key(self.g, o) == wish]
        assert len(found) == 1, f"{wish}: {self.options(seat)}"
        self.g.play(Seat(seat), Option(Step(found[0])))
        return self

    def plays(self, seat: int, card: str, on: int = -1) -> Scene:
        return self.says(seat, "play_action", card, on)

    def options(self, seat: int, rule: str = "") -> list[str]:
        """What `seat` may do, without its own number."""
        keys = [saves.key(self.g, o).split(":") for o in self.g.legal(Seat(seat))]
        return [":".join([k[0], *k[2:]]) for k in keys if k[0].startswith(rule)]

    def reasons(self, seat: int) -> dict[str, str]:
        """Why not, by the card or recipe that is refused."""
        return {saves.key(self.g, o).split(":")[2]: self.g.reasons()[r] for o, r in self.g.explain(Seat(seat))}

    def now(self) -> str:
        """Who is asked what next: the line that every scene ends with."""
        if self.g.over:
            return f"over: {self.g.endings()[self.g.ending]}"
        asking: Any = sight.asking(self.g)
        asked = [str(s) for s in range(self.g.seats) if self.g.waits_for(Seat(s))]
        return f"{asking['question']} {','.join(asked)}"

    def names(self, pile: Any) -> list[str]:
        return [self.g.kind_names[self.g.kinds[c]] for c in pile.cards]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.names(self.g.hand[seat]))

    def recipes(self, seat: int) -> list[str]:
        return sorted(self.names(self.g.recipes[seat]))

    def told(self, event: str, seat: int = -1) -> list[dict[str, Any]]:
        told: list[Any] = [sight.told(self.g, e, Seat(seat)) for e in self.story]
        return [t["args"] for t in told if t["event"] == event]

    def right(self, seat: int) -> Scene:
        return self.says(seat, "answer", int(self.g.box.right[self.g.question]))

    def wrong(self, seat: int) -> Scene:
        return self.says(seat, "answer", (int(self.g.box.right[self.g.question]) + 1) % 4)


def scene(
    *hands: Names,
    at: str = "turn",
    first: int = 0,
    cities: Names = (),
    wants: Sequence[str | Names] = (),
    recipes: Sequence[Names] = (),
    begun: Sequence[Names] = (),
    finished: Sequence[Names] = (),
    pile: Names | None = None,
    shelf: Names = ("joker", "joker", "joker"),
    discard: Names = (),
    recipe_pile: Names | None = None,
    **options: str,
) -> Scene:
    """The start of a turn, or of its third step (`at="act"`); piles are written from the top."""
    g: Any = BABA.new(len(hands), 1, {"order_size": "mixed", **options})
    g.agenda.n = g.asked.n = 0
    g.first, g.round, g.able = first, 3, 1
    _give_cities(g, [full(c) for c in cities])
    _give_orders(g, wants)
    _give_recipes(g, recipes, begun, finished, recipe_pile)
    _give_atelier(g, hands, shelf, discard, pile)
    table = Scene(g)
    seat = Seat(first)
    g.active = seat
    g.then(do.act_step(seat) if at == "act" else do.turn(seat), *([do.next_turn(seat)] if at == "act" else []))
    g.run()
    return table


def take(g: Any, cards: list[int], name: str) -> int:
    card = next(c for c in cards if g.kind_names[g.kinds[c]] == full(name))
    cards.remove(card)
    return card


def empty(piles: Sequence[Any]) -> list[int]:
    cards = sorted(int(c) for p in piles for c in p.cards)
    for p in piles:
        p.clear()
    return cards


def fill(g: Any, cards: list[int], pile: Any, names: Names) -> None:
    for name in names:
        pile.add(take(g, cards, name))


def _give_cities(g: Any, cities: Names) -> None:
    cards = empty([g.destination, g.destinations_left])
    spare = [c for c in CITIES if full(c) not in cities]
    fill(g, cards, g.destination, [*cities, *spare][: g.seats])
    for card in cards:
        g.destinations_left.add(card)


def _give_orders(g: Any, wants: Sequence[str | Names]) -> None:
    each = len(g.order[0])
    cards = empty([*g.order, g.orders_left])
    wanted = [[o] if isinstance(o, str) else list(o) for o in wants]
    spare = [o for o in ORDERS if o not in [name for names in wanted for name in names]]
    for seat in range(g.seats):
        fill(g, cards, g.order[seat], wanted[seat] if seat < len(wanted) else [spare.pop(0) for _ in range(each)])
    for card in cards:
        g.orders_left.add(card)


def _give_recipes(
    g: Any, recipes: Sequence[Names], begun: Sequence[Names], finished: Sequence[Names], pile: Names | None
) -> None:
    cards = empty([*g.recipes, *g.begun, *g.finished, g.recipe_pile])
    for place, wanted in ((g.recipes, recipes), (g.begun, begun), (g.finished, finished)):
        for seat, names in enumerate(wanted):
            fill(g, cards, place[seat], names)
    stack(g, cards, g.recipe_pile, pile)


def stack(g: Any, cards: list[int], place: Any, pile: Names | None) -> None:
    """Just these, the first on top, and the others out of the way; or all that are left."""
    chosen = [take(g, cards, name) for name in pile or ()]
    for card in cards:
        (place if pile is None else g.destinations_left).add(card)
    for card in reversed(chosen):
        place.add(card)


def _give_atelier(g: Any, hands: Sequence[Names], shelf: Names, discard: Names, pile: Names | None) -> None:
    """Unless the pile is given, Express cards lie at its bottom."""
    cards = empty([*g.hand, *g.payment, g.front, g.shelf, g.express, g.discard, g.atelier_pile])
    for seat, names in enumerate(hands):
        fill(g, cards, g.hand[seat], names)
    fill(g, cards, g.shelf, shelf)
    for card in g.shelf.cards:
        g.show_all(card)
    fill(g, cards, g.discard, discard)
    cards.sort(key=lambda c: -g.kinds[c])
    stack(g, cards, g.atelier_pile, pile)
