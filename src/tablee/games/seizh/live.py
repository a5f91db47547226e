"""A keen cook of Ar Seizh Bigoudenn: cooks, takes what it needs, and reaches for the utensil that opens it."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from tablee.games.seizh.cards import DISH_SIZE, SIDES
from tablee.games.seizh.scoring import score_sheet
from tablee.kernel.sight import Eyes

Wish = tuple[float, int]  # how much, and which option
WORTH_A_MOVE = 0.5  # a swap for nothing better would be answered by another, for ever


class Keen:
    """Decides from one seat's eyes alone; the printed cards are known to all."""

    def __init__(self, box: Any) -> None:
        self.box = box
        ingredients = [int(card) for card in box.ingredients.cards]
        utensils = [int(card) for card in box.utensils.cards]
        self.lid = box.names[box.couvercle]
        self.line = {box.names[k]: int(box.line[k]) for k in ingredients}
        self.side = {box.names[k]: int(box.side[box.line[k]]) for k in ingredients}
        self.worth = {box.names[k]: int(box.savoury[k] + box.sweet[k]) for k in ingredients}
        self.opened_by = {box.names[k]: {box.names[u] for u in utensils if box.fits[k] >> u & 1} for k in ingredients}
        self.lady = {line: box.names[lady] for line, lady in enumerate(box.special) if lady >= 0}

    def __call__(self, eyes: Eyes, dice: random.Random) -> int | None:
        shown = eyes.view()
        look = Look(self, shown, int(eyes.seat))
        wishes: dict[str, list[Wish]] = {}
        for option, key in zip(eyes.options(), eyes.keys(), strict=True):
            rule, _, *words = key.split(":")
            wishes.setdefault(rule, []).append((look.wish(rule, words) + dice.random() / 100, option))
        return self.turn(look, wishes) if shown["your_move"] else self.best(wishes, ("grab", "swap"))

    def turn(self, look: Look, wishes: dict[str, list[Wish]]) -> int:
        """Cook, then take or steal, then fetch a utensil that opens something, then toss, then end."""
        fetching = [("grab", "swap")] if look.may_take() else []
        for rules in (("cook",), ("take", "steal"), *fetching):
            if (best := self.best(wishes, rules)) is not None:
                return best
        if "toss" in wishes and look.wants_the_other_side():
            return wishes["toss"][0][1]
        return wishes["end_turn"][0][1]

    def best(self, wishes: dict[str, list[Wish]], rules: tuple[str, ...]) -> int | None:
        """The option wanted most, if it is worth a move."""
        found = [wish for rule in rules for wish in wishes.get(rule, []) if wish[0] > WORTH_A_MOVE]
        return max(found)[1] if found else None


class Look:
    """What a cook thinks of the table it sees."""

    def __init__(self, keen: Keen, shown: dict[str, Any], seat: int) -> None:
        self.keen = keen
        self.table = shown["table"]
        self.larder: list[str] = self.table["larder"][seat]
        self.lady: str = self.table["bigoudenn"][seat][0]
        self.side: int = self.table["side"][seat]
        self.appetites = {name: self.appetite(name) for name in self.table["centre"]}

    def may_take(self) -> bool:
        return bool(self.table["taken"] < self.keen.box.most_taken)

    def wish(self, rule: str, words: list[str]) -> float:
        """How much an option is wanted."""
        if rule == "cook":
            cards = [name for name in words if name != "-1"]
            return float(sum(line.points for line in score_sheet(self.keen.box, self.lady, cards)))
        if rule == "take":
            return self.appetites[words[0]] - 0.1 * self.opens(words[1])
        if rule == "steal":
            return 0.0 if self.keen.lid in self.table["utensils"][int(words[0])] else self.appetite(words[1])
        if rule == "grab":
            return self.use(words[0])
        return self.use(words[0]) - self.use(words[1]) if rule == "swap" else 0.0

    def opens(self, utensil: str) -> int:
        """How many ingredients lie there for a utensil: the one that opens least is given first."""
        return sum(utensil in self.keen.opened_by[name] for name in self.appetites)

    def use(self, utensil: str) -> float:
        """The best ingredient that a utensil would open."""
        return max((a for name, a in self.appetites.items() if utensil in self.keen.opened_by[name]), default=0.0)

    def appetite(self, name: str) -> float:
        line = self.keen.line[name]
        friends = sum(self.keen.line[other] == line for other in self.larder)
        hers = 2.0 if self.keen.lady.get(line) == self.lady else 0.0
        now = 1.0 if self.keen.side[name] == self.side else 0.0
        return 1 + now + hers + 2 * friends + (3.0 if self.completes(name) else 0.0)

    def completes(self, name: str) -> bool:
        """Whether a dish of its side could be cooked with it."""
        side = self.keen.side[name]
        others = [other for other in self.larder if self.keen.side[other] == side]
        return any(self.is_dish([name, *some], side) for some in combinations(others, int(DISH_SIZE[side]) - 1))

    def is_dish(self, cards: list[str], side: int) -> bool:
        return sum(self.keen.worth[card] for card in cards) == int(self.keen.box.dish_value[side])

    def wants_the_other_side(self) -> bool:
        side = len(SIDES) - 1 - self.side
        cards = [card for card in self.larder if self.keen.side[card] == side]
        return any(self.is_dish(list(some), side) for some in combinations(cards, int(DISH_SIZE[side])))


def policy(box: Any) -> Keen:
    """What a bot reaches for at a live table."""
    return Keen(box)
