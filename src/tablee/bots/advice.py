"""Advice: what an expert would do in a seat's place and how good it thinks that is, from that seat's eyes alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from tablee import bots
from tablee.bots.levels import TABLE, Told
from tablee.bots.odds import Outlook, play_out
from tablee.bots.search import Search
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.state import State, mix
from tablee.kernel.steps import Option, Step

ITERATIONS = 300
TABLES = 120
SECONDS = 1.5  # for the search, and again for weighing its two best options
SEED = 1  # the same question gets the same answer
FEWEST = 4


class Weighed(Struct, frozen=True):
    """An option by its key, and how often it won on imagined tables."""

    key: str
    wins: int = 0
    tables: int = 0


class Advice(Struct, frozen=True):
    """The best option and the next best; none where the seat is asked what it knows, or has no choice."""

    best: Weighed | None
    other: Weighed | None = None


def advice(game: Game, eyes: Eyes, told: Told, tables: int = TABLES, seconds: float = SECONDS) -> Advice:
    keys = dict(zip(eyes.options(), eyes.keys(), strict=True))
    if len(set(keys.values())) == 1:
        return Advice(Weighed(next(iter(keys.values()))))
    if bots.mind(game).recall(eyes.imagine(TABLE), eyes.seat, bots.RANKS.index("expert"), State(0, SEED)):
        return Advice(None)
    expert = bots.searcher("expert", game, SEED, ITERATIONS)
    expert.cancelled = until(seconds)
    found = expert.search(eyes, told)
    best = expert.choose(eyes, told) if poker_face(game, eyes) else found.most_tried(list(keys))
    ranked = sorted(keys, key=lambda option: -found.visits(option))
    other = next((option for option in ranked if keys[option] != keys[best]), best)
    stop = until(seconds)
    return Advice(*(weighed(found, eyes, keys[option], option, tables, stop) for option in (best, other)))


def poker_face(game: Game, eyes: Eyes) -> bool:
    return bool(bots.mind(game).poker_face(eyes.imagine(TABLE), eyes.seat))


def until(seconds: float) -> Callable[[], bool]:
    end = time.perf_counter() + seconds
    return lambda: time.perf_counter() >= end


def weighed(search: Search, eyes: Eyes, key: str, option: int, tables: int, enough: Callable[[], bool]) -> Weighed:
    """Played to the end on tables that this seat may imagine and that explain what the others did."""
    players = Search(search.mind, SEED, 1 << 4)
    found = Outlook([0] * int(eyes.imagine(TABLE).seats))
    for n in range(tables):
        if n >= FEWEST and enough():
            break
        g = search.likely_table(eyes, n)
        g.play(eyes.seat, Option(Step(option)))
        play_out(players, g, int(mix(SEED, n)), found)
    return Weighed(key, found.wins[int(eyes.seat)], found.games)
