"""Levels that think equally long by processor time, whatever else the machine does."""

from __future__ import annotations

import time
from collections.abc import Callable
from os import environ

from tablee import bots
from tablee.bots.levels import Searcher
from tablee.bots.network import Legend
from tablee.kernel.game import Game

SECONDS = float(environ.get("TABLEE_THOUGHT", "0.005"))  # of processor time for one decision


def by_processor_time(bot: Searcher) -> Searcher:
    def until(_end: float) -> Callable[[], bool]:
        end = time.process_time() + SECONDS
        return lambda: time.process_time() >= end

    setattr(bot, "_until", until)  # noqa: B010 — a method of one bot alone
    return bot


def maitre(game: Game, seed: int) -> Searcher:
    return by_processor_time(bots.searcher("maitre", game, seed))


def legende(game: Game, seed: int) -> Searcher:
    found = bots.searcher(bots.LEGEND, game, seed)
    assert isinstance(found, Legend)
    return by_processor_time(found)
