"""A scene: a Bunny Boom table with the village, pawns, hands and river one wants to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games import game
from tablee.games.bunny._steps import do
from tablee.kernel import saves, sight
from tablee.kernel.state import Event
from tablee.kernel.steps import Option, Seat, Step

BUNNY = game("bunny")
COLOURS = {"v": "violet", "o": "orange"}
FAMILIES = {"b": "boulangerie", "m": "moulin", "p": "potager", "c": "chapelle", "t": "taverne", "f": "ferme"}
FULL = "vm1 vc1 vt3 vp3 vb3 vf3"  # a first layer for two, passages 1 1 2 | 2 1 2
FULL4 = f"{FULL} om1 oc1 ot3 op3 ob1 of3"  # for four, up 2 1 2, down 2 1 2
WITHOUT_EFFECT = "vm3 vp2 vc3"  # a river where no card has a river effect


def full(name: str) -> str:
    """`vp3` for violet_potager_3; longer names as they are."""
    if len(name) == 3 and name[0] in COLOURS and name[2].isdigit():
        return f"{COLOURS[name[0]]}_{FAMILIES[name[1]]}_{name[2]}"
    return name


class Scene:
    """A table that can be told what to do in the words of its options."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.story: list[Event] = []
        g.story = self.story

    def says(self, seat: int, *words: str | int) -> Scene:
        """Play the one option of `seat` that begins with these words, card names short."""
        wish = ":".join(str(w) if isinstance(w, int) else (full(w) if n else w) for n, w in enumerate(words))
        found = [o for o in self.g.legal(Seat(seat)) if f"{saves.key(self.g, o)}:".startswith(f"{wish}:")]
        assert len(found) == 1, f"{wish}: {self.options(seat)}"
        self.g.play(Seat(seat), Option(Step(found[0])))
        return self

    def places(self, seat: int, card: str, space: int) -> Scene:
        return self.says(seat, "place", seat, card, space)

    def uses(self, seat: int, card: str) -> Scene:
        return self.says(seat, "use_river", seat, card)

    def takes(self, seat: int, card: str) -> Scene:
        return self.says(seat, "take_from_river", seat, card)

    def draws(self, seat: int) -> Scene:
        return self.says(seat, "draw_card", seat)

    def now(self) -> str:
        """Who is asked what next: the line that every scene ends with."""
        if self.g.over:
            return f"over: {self.g.endings()[self.g.ending]}"
        asking = sight.asking(self.g)
        assert asking
        return f"{asking['question']} {','.join(map(str, self.asked()))}"

    def asked(self) -> list[int]:
        return [s for s in range(self.g.seats) if self.g.waits_for(Seat(s))]

    def options(self, seat: int) -> list[str]:
        return [saves.key(self.g, o) for o in self.g.legal(Seat(seat))]

    def spaces(self, seat: int) -> list[int]:
        """Where a seat may place a card."""
        return sorted({int(key.split(":")[3]) for key in self.options(seat)})

    def reasons(self, seat: int) -> dict[str, str]:
        return {saves.key(self.g, o): self.g.reasons()[r] for o, r in self.g.explain(Seat(seat))}

    def names(self, pile: Any) -> list[str]:
        return [self.g.kind_names[self.g.kinds[c]] for c in pile.cards]

    def hand(self, seat: int) -> list[str]:
        return self.names(self.g.hand[seat])

    @property
    def domain(self) -> list[int]:
        return [int(n) for n in self.g.domain]

    @property
    def pawns(self) -> list[int]:
        return [int(n) for n in self.g.pawn]

    @property
    def rabbits(self) -> list[int]:
        return [int(n) for n in self.g.rabbits]

    @property
    def on_river(self) -> list[int]:
        return [int(n) for n in self.g.river_rabbits]

    @property
    def closed(self) -> list[int]:
        return [space for space, is_closed in enumerate(self.g.closed) if is_closed]

    def told(self, event: str, seat: int = -1) -> list[dict[str, Any]]:
        told: list[Any] = [sight.told(self.g, e, Seat(seat)) for e in self.story]
        return [t["args"] for t in told if t["event"] == event]

    def shown(self, seat: int, field: str) -> Any:
        table: Any = sight.view(self.g, Seat(seat))["table"]
        return table[field]


def scene(
    *hands: str,
    village: str = "",
    pawns: Sequence[int] = (),
    domain: Sequence[int] = (),
    rabbits: Mapping[int, int] | None = None,
    closed: Sequence[int] = (),
    river: str = WITHOUT_EFFECT,
    on_river: Sequence[int] = (),
    deck: str | None = None,
    face_down: str = "",
    seat: int = 0,
    numbers: Mapping[str, int] | None = None,
    optional: bool = False,
    **options: str,
) -> Scene:
    """The start of a turn: `village` space by space, `-` for none, `a/b` with b on top; `deck` from the top.

    `face_down` lies before seat 0.
    """
    g: Any = BUNNY.new(len(hands), 1, options | ({"river": "optional"} if optional else {}))
    g.agenda.n = g.asked.n = 0
    _give_cards(g, hands, village, river, deck, face_down)
    for field, values in (("pawn", pawns), ("domain", domain), ("river_rabbits", on_river)):
        for i, value in enumerate(values):
            getattr(g, field)[i] = value
    for space, number in (rabbits or {}).items():
        g.rabbits[space] = number
    for space in closed:
        g.closed[space] = 1
    for name, value in (numbers or {}).items():
        setattr(g, name, value)
    table = Scene(g)
    g.then(do.turn(Seat(seat)))
    g.run()
    return table


def _give_cards(g: Any, hands: Sequence[str], village: str, river: str, deck: str | None, face_down: str) -> None:
    """Hands are filled up to three cards; what is named nowhere is the pile, or discarded beside a given deck."""
    rest = list(range(len(g.kinds)))
    for pile in [*g.hand, *g.village, g.river, g.draw, g.discard]:
        pile.clear()
    places = [(g.village[i], text.replace("/", " ")) for i, text in enumerate(village.split()) if text != "-"]
    for pile, text in [*places, (g.river, river), (g.face_down[0], face_down), *zip(g.hand, hands, strict=True)]:
        for name in text.split():
            pile.add(_take(g, rest, name))
    top = [_take(g, rest, name) for name in (deck or "").split()]
    for hand in g.hand:
        while len(hand) < 3:
            hand.add(rest.pop(0))
    for card in rest:
        (g.draw if deck is None else g.discard).add(card)
    for card in top[::-1]:
        g.draw.add(card)
    for i in range(len(g.known)):
        g.known[i] = 0


def _take(g: Any, cards: list[int], name: str) -> int:
    found = [c for c in cards if g.kind_names[g.kinds[c]] == full(name)]
    assert found, f"there is no {full(name)} left"
    cards.remove(found[0])
    return found[0]
