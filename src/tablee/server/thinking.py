"""Bots think in other processes and threads: the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Iterable, MutableSequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from tablee import bots
from tablee.bots.advice import Advice, advice
from tablee.bots.external.registry import guests
from tablee.kernel.game import Game
from tablee.kernel.saves import key, save
from tablee.kernel.sight import Eyes, told
from tablee.kernel.state import LOW62, State, mix
from tablee.kernel.steps import Seat
from tablee.server.table.play import Play

THOUGHT = 100  # tries for a decision of those who play the deal of the day
MOST_SEATS = 8
LIGHT = frozenset({bots.RANDOM})  # levels that take no thought: not worth a journey to another process
MOST_THOUGHTS = 1024  # that can be called off one by one; any beyond these are thought to their end
MOST_GUESTS = 8  # that think at once; any beyond these begin when one of them has ended
context = multiprocessing.get_context("spawn")

logger = logging.getLogger("tablee.thinking")
T = TypeVar("T")
Heard = list[dict[str, object]]  # what a seat has been told since the game began


class Thinkers:
    """A few processes that are asked what a bot of some level would do."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._stops: MutableSequence[int] = context.RawArray("b", MOST_THOUGHTS)
        self._free = list(range(1, MOST_THOUGHTS))  # the first is never set
        self._guests = GuestThreads()

    async def choose(self, play: Play, seat: int, level: str) -> str:
        """The key of the option that a bot takes."""
        if level in LIGHT:
            return chosen(play.g, play.game, seat, level, [])
        run = self._guests.run if level in guests() else self.run
        return await run(choose, play.game, play.record.options, save(play.g), seat, level, heard(play, seat))

    async def choose_alike(self, play: Play, seat: int, level: str) -> str:
        """The same wherever the same seed and moves have led: by so much thought, not by the clock."""
        luck = int(mix(play.record.seed & LOW62, len(play.record.inputs) * MOST_SEATS + seat))
        saved, told_so_far = save(play.g), heard(play, seat)
        return await self.run(choose_alike, play.game, play.record.options, saved, seat, level, told_so_far, luck)

    async def advise(self, play: Play, seat: int) -> Advice:
        """What an expert would do in this seat's place."""
        return await self.run(advise, play.game, play.record.options, save(play.g), seat, heard(play, seat))

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something done in one of the processes; whoever stops waiting for it calls it off."""
        try:
            return await self._run(work, args)
        except BrokenProcessPool:
            self._pool = None
            return await self._run(work, args)

    async def _run(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        place = self._free.pop() if self._free else 0
        self._stops[place] = 0
        under_way = self._the_pool().submit(do, place, work, *args)
        under_way.add_done_callback(lambda _: self._free.append(place) if place else None)
        try:
            return await asyncio.wrap_future(under_way)
        except asyncio.CancelledError:
            self._call_off(place, under_way)
            raise

    def _call_off(self, place: int, under_way: Future[T]) -> None:
        """Its place is free again once it has noticed."""
        if place and not under_way.done():
            self._stops[place] = 1

    def warm_up(self, levels: Iterable[str | None]) -> None:
        """Have the processes ready before the first bot is asked."""
        if any(level and level not in LIGHT and level not in guests() for level in levels):
            self._the_pool().submit(os.getpid)

    def _the_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=begin_thinking, initargs=(self._stops,)
            )
        return self._pool

    def close(self) -> None:
        self._guests.close()
        if self._pool:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


class GuestThreads:
    """Bots of others think in processes of their own: threads wait for them, and none of our bots ever does."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MOST_GUESTS, "guest")
        self._stops: set[threading.Event] = set()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something waited for; it is told how to see that nobody wants it any more."""
        stop = threading.Event()
        self._stops.add(stop)
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, partial(work, *args, called_off=stop.is_set)
            )
        finally:
            stop.set()
            self._stops.discard(stop)

    def close(self) -> None:
        for stop in self._stops:
            stop.set()
        self._threads.shutdown(wait=True, cancel_futures=True)


def heard(play: Play, seat: int) -> Heard:
    return [told(play.g, event, Seat(seat)) for event in play.story]


def advise(game: Game, options: dict[str, str], saved: dict[str, Any], seat: int, heard: Heard) -> Advice:
    return advice(game, Eyes(game.load(saved, None, options), Seat(seat)), heard)


def is_called_off() -> bool:
    """Whether nobody waits any more for what this process is busy with."""
    return Desk.stops[Desk.place] != 0


def choose(
    game: Game,
    options: dict[str, str],
    saved: dict[str, Any],
    seat: int,
    level: str,
    heard: Heard,
    called_off: Callable[[], bool] = is_called_off,
) -> str:
    return chosen(game.load(saved, None, options), game, seat, level, heard, called_off)


def choose_alike(
    game: Game, options: dict[str, str], saved: dict[str, Any], seat: int, level: str, heard: Heard, luck: int
) -> str:
    eyes = Eyes(game.load(saved, None, options), Seat(seat))
    return key(eyes._g, bots.make(level, game, luck, THOUGHT).choose(eyes, heard))


def chosen(
    g: State, game: Game, seat: int, level: str, heard: Heard, called_off: Callable[[], bool] = is_called_off
) -> str:
    """A guest is started for this one decision; one that was not invited again is stood in for."""
    bot: Any = bots.make(level if level in bots.seatable() else bots.USUAL, game, secrets.randbits(60))
    bot.cancelled = called_off
    eyes = Eyes(g, Seat(seat))
    try:
        return key(g, bot.choose(eyes, heard) if heard else bot.choose(eyes))
    finally:
        for why in getattr(bot, "forfeits", []):
            logger.warning("the bot %s %s: it takes the first option", level, why)
        bots.dismiss(bot)


def thinking_time(level: str) -> float:
    """Seconds that a bot of this level may think; it is given them all whatever it holds."""
    return bots.SECONDS.get(level, 0.0)


# -- In such a process --------------------------------------------------------------------------


class Desk:
    """What this process is busy with: one thing at a time."""

    stops: MutableSequence[int] = bytearray(1)
    place = 0


def begin_thinking(stops: MutableSequence[int]) -> None:
    """Whoever thinks steps aside for whoever serves."""
    Desk.stops = stops
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_parent()


def do(place: int, work: Callable[..., T], *args: Any) -> T:
    Desk.place = place
    return work(*args)


def end_with_parent() -> None:
    """A server that is killed takes its thinkers along."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
