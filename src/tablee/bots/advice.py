"""Advice: what an expert would do in a seat's place and how good it thinks that is, from that seat's eyes alone."""

from __future__ import annotations

from msgspec import Struct

from tablee import bots
from tablee.bots.levels import TABLE, Told
from tablee.bots.search import Search
from tablee.bots.weighing import Seen, Weighed, choices, foretold, search, until, weigh
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes

ITERATIONS = 300
TABLES = 120
SECONDS = 1.5  # for the search, and again for weighing its two best options, and for a look at the others
SEED = 1  # the same question gets the same answer
OTHERS = 0.2  # of that time, and of the tables, for the options that are neither of the two


class Advice(Struct, frozen=True):
    """The best option and the next best; none where the seat is asked what it knows, or has no choice.

    `rest` are all other options, weighed more roughly; `follows` what surely comes of the best.
    """

    best: Weighed | None
    other: Weighed | None = None
    rest: list[Weighed] = []
    follows: list[Seen] = []


def advice(game: Game, eyes: Eyes, told: Told, tables: int = TABLES, seconds: float = SECONDS) -> Advice:
    keys = dict(zip(eyes.keys(), eyes.options(), strict=True))
    if len(keys) == 1:
        return Advice(Weighed(next(iter(keys))))
    if poker_face(game, eyes):
        expert = bots.searcher("expert", game, SEED, ITERATIONS)
        return _weighed(game, eyes, told, expert.choose(eyes, told), tables, seconds)
    return _weighed(game, eyes, told, None, tables, seconds) if choices(game, eyes) else Advice(None)


def poker_face(game: Game, eyes: Eyes) -> bool:
    return bool(bots.mind(game).poker_face(eyes.imagine(TABLE), eyes.seat))


def _weighed(game: Game, eyes: Eyes, told: Told, chosen: int | None, tables: int, seconds: float) -> Advice:
    """The two that thought likes best (or what was chosen without it) by many tables, the others by few."""
    found = search(game, eyes, told, SEED, ITERATIONS, seconds)
    ranked = liked(found, eyes, chosen)
    two, others = dict(list(ranked.items())[:2]), dict(list(ranked.items())[2:])
    best, other = (weigh(found, eyes, two, SEED, tables, until(seconds)).of(key) for key in two)
    rest = weigh(found, eyes, others, SEED, round(OTHERS * tables), until(OTHERS * seconds)).best_first()
    return Advice(best, other, rest, foretold(eyes, two[best.key]))


def liked(found: Search, eyes: Eyes, chosen: int | None = None) -> dict[str, int]:
    """Options by their keys, the one tried most often first, unless another was chosen."""
    best = found.most_tried(eyes.options()) if chosen is None else chosen
    pairs = list(zip(eyes.keys(), eyes.options(), strict=True))
    first = [(key, option) for key, option in pairs if option == best]
    ranked: dict[str, int] = {}
    for key, option in [*first, *sorted(pairs, key=lambda pair: -found.visits(pair[1]))]:
        ranked.setdefault(key, option)
    return ranked
