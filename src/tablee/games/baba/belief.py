# mypyc: compile
"""BabaOrum: what turns without a pastry, and recipes drawn beside others, say about orders and hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.mind import number, parts
from tablee.games.baba.rules import kinds_in
from tablee.games.baba.table import Baba
from tablee.kernel.piles import zeros
from tablee.kernel.steps import BITS

ARRIVALS: Final = ("drew_recipe", "chose_recipe", "kept_one_recipe", "swapped_recipes")
UNUSED: Final = 0.3  # how likely somebody leaves a pastry alone that could be begun
PASSED_OVER: Final = 0.5  # or draws a recipe beside one that would do


class Hearing:
    """What everybody has heard, seat by seat."""

    def __init__(self, g: Baba) -> None:
        self.g = g
        self.idle: vec[i64] = zeros(g.seats)  # 1 when the last turn ended without a pastry begun
        self.held: vec[i64] = zeros(g.seats)  # a bit for each recipe without a token
        self.once: vec[i64] = zeros(g.seats)  # those beside which another was drawn
        self.again: vec[i64] = zeros(g.seats)  # more than once
        self.seat: i64 = -1  # whose turn it is

    def hear_all(self, told: list[dict[str, object]]) -> None:
        self.deal(told)
        for one in told:
            self.hear(str(one["event"]), parts(one))
        if self.seat >= 0:
            self.idle[self.seat] = 0  # still at it

    def deal(self, told: list[dict[str, object]]) -> None:
        """What lies before a seat and did not come to it since the deal has been there from the beginning."""
        came = zeros(self.g.seats)
        for one in told:
            args = parts(one)
            if str(one["event"]) in ARRIVALS:
                came[number(args["seat"])] |= self.bit(args.get("recipe") or args.get("taken"))
        for seat in self.g.everyone():
            self.held[seat] = kinds_in(self.g, self.g.recipes[seat]) & ~came[seat]

    def hear(self, event: str, args: dict[str, object]) -> None:
        if event == "turn_began":
            self.seat = number(args["seat"])
            self.idle[self.seat] = 1
        elif event == "began":
            self.idle[number(args["seat"])] = 0
        elif event == "drew_recipe":
            self.draw(number(args["seat"]), self.bit(args["recipe"]))
        elif event == "chose_recipe" or event == "kept_one_recipe":
            self.held[number(args["seat"])] |= self.bit(args["recipe"])
        elif event == "showed" or event == "took_shown" or event == "helped_themselves" or event == "moved":
            self.idle = zeros(self.g.seats)  # hands have changed since

    def draw(self, seat: i64, recipe: i64) -> None:
        self.again[seat] |= self.once[seat] & self.held[seat]
        self.once[seat] |= self.held[seat]
        self.held[seat] |= recipe

    def bit(self, name: object) -> i64:
        return BITS[self.g.kind_names.index(str(name))]

    def doubt(self, seat: i64, recipe: i64) -> float:
        """How likely all those draws are if this recipe would have done."""
        if not self.once[seat] & BITS[recipe]:
            return 1.0
        return PASSED_OVER * PASSED_OVER if self.again[seat] & BITS[recipe] else PASSED_OVER
