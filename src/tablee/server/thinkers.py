"""Bots think in other processes: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from tablee import bots, games
from tablee.bots.advice import Advice, advice
from tablee.kernel.game import Game
from tablee.kernel.saves import key, save
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import State
from tablee.kernel.steps import Seat
from tablee.server.play import Play

LIGHT = frozenset({bots.RANDOM})  # levels that take no thought: not worth a journey to another process

log = logging.getLogger("tablee.thinkers")
T = TypeVar("T")
Heard = list[dict[str, object]]  # what a seat has been told since the game began


class Thinkers:
    """A few processes that are asked what a bot of some level would do."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, play: Play, seat: int, level: str) -> str:
        """The key of the option that a bot takes."""
        if level in LIGHT:
            return chosen(play.g, play.game, seat, level, [])
        return await self.run(choose, play.game.id, save(play.g), seat, level, heard(play, seat))

    async def advise(self, play: Play, seat: int) -> Advice:
        """What an expert would do in this seat's place."""
        return await self.run(advise, play.game.id, save(play.g), seat, heard(play, seat))

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something done in one of the processes."""
        loop, task = asyncio.get_running_loop(), partial(work, *args)
        try:
            return await loop.run_in_executor(self._the_pool(), task)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._the_pool(), task)

    def warm_up(self, levels: Iterable[str | None]) -> None:
        """Have the processes ready before the first bot is asked."""
        if any(level and level not in LIGHT for level in levels):
            self._the_pool().submit(os.getpid)

    def _the_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=begin_thinking)
        return self._pool

    def close(self) -> None:
        if self._pool:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)


def heard(play: Play, seat: int) -> Heard:
    return [told(play.g, event, Seat(seat)) for event in play.story]


def advise(game: str, saved: dict[str, Any], seat: int, heard: Heard) -> Advice:
    rules = games.game(game)
    return advice(rules, Eyes(rules.load(saved), Seat(seat)), heard)


def choose(game: str, saved: dict[str, Any], seat: int, level: str, heard: Heard) -> str:
    rules = games.game(game)
    return chosen(rules.load(saved), rules, seat, level, heard)


def chosen(g: State, game: Game, seat: int, level: str, heard: Heard) -> str:
    """A guest is started for this one decision; one that was not invited again is stood in for."""
    bot: Any = bots.make(level if level in bots.seatable() else bots.USUAL, game, secrets.randbits(60))
    eyes = Eyes(g, Seat(seat))
    try:
        return key(g, bot.choose(eyes, heard) if heard else bot.choose(eyes))
    finally:
        for why in getattr(bot, "forfeits", []):
            log.warning("the bot %s %s: it takes the first option", level, why)
        bots.dismiss(bot)


def thinking_time(level: str) -> float:
    """Seconds that a bot of this level may think; it is given them all whatever it holds."""
    return bots.SECONDS.get(level, 0.0)


def begin_thinking() -> None:
    """Whoever thinks steps aside for whoever serves."""
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_parent()


def end_with_parent() -> None:
    """A server that is killed takes its thinkers along."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
