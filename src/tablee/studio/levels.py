"""Which levels of bots are worth their name in a game: each plays the best one below it, until it is told or not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from math import exp
from pathlib import Path
from typing import NamedTuple

from tablee import bots
from tablee.evidence import is_named
from tablee.kernel.game import BadInput, Game
from tablee.lab.arena.match import Outcome, match, play
from tablee.lab.arena.measure import gap, share

FILE = "levels.toml"
MOST = 300  # games of one match, at two seats changed over; it ends as soon as the answer is beyond doubt
LEAST = 10  # deals before the first look
TRIES = 40  # iterations of a search: a match depends on its seed alone, and says nothing too good of a slow machine
SEED = 1
HEAD = "# Levels that beat the one below them beyond doubt, by `tablee check GAME --levels`; the lobby offers these.\n"


class Found(NamedTuple):
    """One level beside the best one below it."""

    level: str
    below: str
    won: float
    games: int
    better: bool

    def said(self) -> dict[str, object]:
        return {"level": self.level, "below": self.below, "won": round(100 * self.won), "games": self.games}


def measured(game: Game) -> Iterator[Found]:
    """The usual level first: the lobby seats it. A novice lies between chance and it, others above each other."""
    kept: list[str] = []
    for level, below in ((bots.USUAL, bots.RANDOM), ("novice", bots.RANDOM)):
        found = against(game, level, below)
        kept += [level] if found.better else []
        yield noted(game, kept, found)
    if "novice" in kept and bots.USUAL in kept:
        found = against(game, bots.USUAL, "novice")
        kept = kept if found.better else [bots.USUAL]
        yield noted(game, kept, found)
    learnt = (bots.LEGEND, bots.LEARNT) if (game.folder / bots.WEIGHTS).exists() else ()
    for level in ("expert", "maitre", *learnt):
        found = against(game, level, next((one for one in reversed(bots.RANKS) if one in kept), bots.RANDOM))
        kept += [level] if found.better else []
        yield noted(game, kept, found)


def against(game: Game, level: str, below: str) -> Found:
    """At a table for as few as can play it, in every seat equally often, with the same cards within a deal."""
    what = match(game.id, seats_of(game), f"{level},{below}", MOST, SEED, {}, TRIES)
    deals: list[list[Outcome]] = []
    for deal in islice(play(what, None), MOST):
        deals.append(deal)
        if len(deals) >= LEAST and is_told(level, deals):
            break
    games = [one for deal in deals for one in deal]
    won = sum(share(one, level) for one in games) / len(games)
    return Found(level, below, won, len(games), is_told(level, deals) and won > 1 / 2)


def seats_of(game: Game) -> int:
    return max(2, game.seats[0])


def is_told(level: str, deals: list[list[Outcome]]) -> bool:
    """However often one looks: the evidence holds at every moment."""
    return is_named(exp(min(0.0, -gap(level, 0.5, deals).against())))


def noted(game: Game, kept: list[str], found: Found) -> Found:
    """At once: whoever does not wait for the slow levels keeps what is known by then."""
    try:
        written(game).write_text(f"{HEAD}levels = {json.dumps(kept)}\n", "utf-8")
    except OSError as fault:
        raise BadInput(f"{written(game)} cannot be written: {fault.strerror or fault}.") from None
    bots.forget_levels()
    return found


def written(game: Game) -> Path:
    return game.folder / FILE
