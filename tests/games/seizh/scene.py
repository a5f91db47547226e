"""A scene: a table of Ar Seizh Bigoudenn with the utensils and ingredients one wants to see."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import game
from tablee.games.seizh._steps import ask, do
from tablee.kernel import saves, sight
from tablee.kernel.state import Event, IllegalOption
from tablee.kernel.steps import Option, Seat, Step

SEIZH = game("seizh")
LADIES = ("katell", "rozenn", "soazig", "tyfenn", "maiwenn", "gwenola", "annaig")


class Scene:
    """A table that can be told what to do in the words of its options."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.story: list[Event] = []
        g.story = self.story

    def says(self, seat: int, rule: str, *words: str | int) -> Scene:
        key = ":".join([rule, str(seat), *map(str, words)])
        self.g.play(Seat(seat), Option(Step(saves.parse(self.g, key))))
        return self

    def refuses(self, seat: int, rule: str, *words: str | int) -> str:
        """Why this is not possible; nothing moves."""
        before = saves.save(self.g)
        with pytest.raises(IllegalOption) as refused:
            self.says(seat, rule, *words)
        assert saves.save(self.g) == before
        reason = refused.value.reason
        return str(self.g.reasons()[reason]) if reason >= 0 else "not_offered"

    def takes(self, seat: int, ingredient: str, utensil: str) -> Scene:
        return self.says(seat, "take", ingredient, utensil)

    def steals(self, seat: int, victim: int, ingredient: str) -> Scene:
        return self.says(seat, "steal", victim, ingredient)

    def cooks(self, seat: int, *cards: str) -> Scene:
        return self.says(seat, "cook", *cards, *([-1] if len(cards) == 2 else []))

    def stills(self) -> Scene:
        """Nobody wants another utensil."""
        while self.question() == "waltz":
            self.says(self.asked()[0], "keep_still")
        return self

    def ends(self) -> Scene:
        self.stills().says(int(self.g.active), "end_turn")
        return self.stills()

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

    def options(self, seat: int, rule: str = "") -> set[str]:
        """What a seat may do, without its own number: `take:jambon:fourchette`."""
        keys = [saves.key(self.g, o).split(":") for o in self.g.legal(Seat(seat))]
        assert len(keys) == len({tuple(k) for k in keys})
        return {":".join([k[0], *k[2:]]) for k in keys if k[0].startswith(rule)}

    def names(self, pile: Any) -> list[str]:
        return [self.g.kind_names[self.g.kinds[c]] for c in pile.cards]

    def hand(self, seat: int) -> set[str]:
        return set(self.names(self.g.utensils[seat]))

    def rack(self) -> set[str]:
        return set(self.names(self.g.rack))

    def larder(self, seat: int) -> set[str]:
        return set(self.names(self.g.larder[seat]))

    def centre(self) -> set[str]:
        return set(self.names(self.g.centre))

    def told(self, event: str) -> list[dict[str, Any]]:
        told: list[Any] = [sight.told(self.g, e, Seat(-1)) for e in self.story]
        return [t["args"] for t in told if t["event"] == event]


def scene(
    *utensils: str,
    centre: str = "",
    larder: tuple[str, ...] = (),
    stock: str | None = None,
    ladies: str = "",
    crepe: tuple[int, ...] = (),
    active: int = 0,
    begin: bool = False,
    **options: str,
) -> Scene:
    """In the middle of a turn, or `begin` one: utensils not held lie in the centre, `stock` from the top."""
    g: Any = SEIZH.new(len(utensils), 1, options)
    g.agenda.n = g.asked.n = 0
    g.active, g.turns = active, 1
    _give(g, [*g.utensils, g.rack], list(utensils), g.rack)
    _give(g, [*g.larder, g.centre, g.stock], [*larder, *[""] * (g.seats - len(larder)), centre], g.stock)
    if stock is not None:
        _leave(g, stock.split())
    _give(g, [*g.bigoudenn, g.absent], (ladies.split() or LADIES)[: g.seats], g.absent)
    for seat in crepe:
        g.side[seat] = 1
    table = Scene(g)
    g.then(do.begin_turn(Seat(active)) if begin else ask.action(Seat(active)))
    g.run()
    return table


def _give(g: Any, piles: list[Any], names: Any, rest: Any) -> None:
    cards = sorted(c for pile in piles for c in pile.cards)
    for pile in piles:
        pile.clear()
    for pile, words in zip(piles, names, strict=False):
        for card in sorted(g.kind_names.index(word) for word in words.split()):
            cards.remove(card)
            pile.add(card)
    for card in cards:
        rest.add(card)


def _leave(g: Any, names: list[str]) -> None:
    """Only these are left in the pile; the rest is out of the scene."""
    g.stock.clear()
    for name in reversed(names):
        g.stock.add(g.kind_names.index(name))
