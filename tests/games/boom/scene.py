"""A scene: a Boom table with the hands, size and event one wants to see."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games import game
from tablee.games.boom._steps import do
from tablee.kernel import saves, sight
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step

BOOM = game("boom")
ALIASES = {"+": "chaleur_", "-": "refroidissement_"}
SHORT = {
    "look": "coup_d_oeil_gourmand",
    "accident": "accident_de_cuisine",
    "clumsy": "maladresse",
    "wide": "four_elargi",
    "narrow": "four_retreci",
    "salvage": "recuperation_d_ingredient",
    "swap": "echange_de_tablier",
    "apron": "tablier_de_protection",
    "return": "renvoi_de_spatule",
    "boost": "coup_de_boost",
    "cherries": "cerises_confites",
    "caramel": "spirale_de_caramel",
    "macarons": "macarons_dores",
}
QUIET = "rechauffage_automatique"  # an event that does nothing while the cake is large enough


def full(name: str) -> str:
    """`+3` and `-?` and `apron` for the names in the box."""
    if name[0] in ALIASES:
        return ALIASES[name[0]] + ("mystere" if name[1:] == "?" else name[1:])
    return SHORT.get(name, name)


class Scene:
    """A table that can be told what to do in the words of its options."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.story: list[Event] = []
        g.story = self.story

    def says(self, seat: int, *words: str | int) -> Scene:
        """Play the one option of `seat` that begins with these words, card names short."""
        wish = ":".join(str(w) if isinstance(w, int) else (full(w) if n else w) for n, w in enumerate(words))
        found = [o for o in self.g.legal(Seat(seat)) if saves.key(self.g, o).startswith(wish)]
        assert len(found) == 1, f"{wish}: {self.options(seat)}"
        self.g.play(Seat(seat), Option(Step(found[0])))
        return self

    def plays(self, seat: int, card: str, on: int = -1) -> Scene:
        return self.says(seat, "play_card", seat, card, on)

    def reacts(self, seat: int, card: str, to: int = -1) -> Scene:
        return self.says(seat, "react", seat, card, to)

    def all_pass(self) -> Scene:
        """Everybody lets it be until something else is asked."""
        while self.question() == "reaction":
            self.says(self.asked()[0], "let_it_be")
        return self

    def question(self) -> str:
        asking = sight.asking(self.g)
        return str(asking["question"]) if asking else ""

    def asked(self) -> list[int]:
        return [s for s in range(self.g.seats) if self.g.waits_for(Seat(s))]

    def now(self) -> str:
        """Who is asked what next: the line that every scene ends with."""
        if self.g.over:
            return f"over: {self.g.endings()[self.g.ending]}"
        return f"{self.question()} {','.join(map(str, self.asked()))}"

    def options(self, seat: int) -> list[str]:
        return [saves.key(self.g, o) for o in self.g.legal(Seat(seat))]

    def reasons(self, seat: int) -> dict[str, str]:
        return {saves.key(self.g, o).split(":")[2]: self.g.reasons()[r] for o, r in self.g.explain(Seat(seat))}

    def hand(self, seat: int) -> list[str]:
        return [self.g.kind_names[self.g.kinds[c]] for c in self.g.hand[seat].cards]

    def told(self, event: str, seat: int = -1) -> list[dict[str, Any]]:
        told: list[Any] = [sight.told(self.g, e, Seat(seat)) for e in self.story]
        return [t["args"] for t in told if t["event"] == event]

    def hears(self, seat: int, event: str) -> dict[str, Any]:
        return self.told(event, seat)[-1]


def scene(
    *hands: list[str],
    cake: int = 10,
    capacity: int = 17,
    event: str = QUIET,
    roles: str = "",
    first: int = 0,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    **options: str,
) -> Scene:
    """The start of a round: `roles` by first letters (pfg…), `deck` from the top."""
    g: Any = BOOM.new(len(hands), 1, options)
    g.agenda.n = g.asked.n = 0
    g.first, g.cake, g.capacity, g.round = first, cake, capacity, 3
    _give_roles(g, roles)
    _show_event(g, event)
    _give_cards(g, list(hands), deck, discard or [])
    table = Scene(g)
    g.then(do.turn(Seat(first), g.seats))
    g.run()
    return table


def _give_roles(g: Any, roles: str) -> None:
    cards = [c for pile in g.role for c in pile.cards]
    for pile in g.role:
        pile.clear()
    for seat, letter in enumerate(roles):
        card = next(c for c in cards if g.kind_names[g.kinds[c]].startswith(letter))
        cards.remove(card)
        g.role[seat].add(card)
    for seat in range(g.seats):
        if cards and not len(g.role[seat]):
            g.role[seat].add(cards.pop())


def _show_event(g: Any, event: str) -> None:
    piles = [g.events_shown, g.events_to_come, g.events_left_out, g.timer]
    for pile in piles:
        for card in list(pile.cards):
            if g.kind_names[g.kinds[card]] == event:
                pile.remove(card)
                g.events_shown.add(card)
                return
    raise LookupError(event)


def _give_cards(g: Any, hands: list[list[str]], deck: list[str] | None, discard: list[str]) -> None:
    rest = [c for pile in [*g.hand, g.draw, g.stack, g.discard] for c in pile.cards]
    for pile in [*g.hand, g.draw, g.stack, g.discard]:
        pile.clear()
    g.stack_by = g.stack_target = g.stack_factor = vec[i64]()
    for pile, names in [*zip(g.hand, hands, strict=True), (g.discard, discard)]:
        for name in names:
            pile.add(_take(g, rest, name))
    top = [_take(g, rest, name) for name in deck or []]
    for card in ([] if deck is not None else rest) + top[::-1]:
        g.draw.add(card)
    for card in rest if deck is not None else []:
        g.events_left_out.add(card)  # out of the way


def _take(g: Any, cards: list[int], name: str) -> int:
    card = next(c for c in cards if g.kind_names[g.kinds[c]] == full(name))
    cards.remove(card)
    return card
