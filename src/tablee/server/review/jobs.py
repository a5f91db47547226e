"""Reviews of finished games: worked out in the thinking processes, piece by piece, and kept in the game's log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from tablee.evidence import Tally
from tablee.kernel.records import Record
from tablee.server.live.room import Room
from tablee.server.protocol.refusals import Refusal
from tablee.server.review import analyse, mistakes
from tablee.server.review.mistakes import LEAST, MANY, PIECE, Suspicion
from tablee.server.review.turning import steepest
from tablee.server.store.base import Row, StoreFailed
from tablee.server.table import log
from tablee.server.table.review import Mistake, Review, Turning
from tablee.server.table.table import Table, laid_open
from tablee.server.thinking import Thinkers
from tablee.stats import Gap

MOMENTS = 40  # of a game that are weighed
BELIEFS = 16  # at which we look into people's heads
BLUFFS = 40  # announcements, at most
CLOSER = 12  # more moments around the turning point
NAMED = 3  # mistakes of each seat
DOUBTED = 6  # moves of each seat that are looked at for long, the worst first
AT_ONCE = 1  # moments that a process looks at before bots have their turn again
MOST_WAITING = 50
logger = logging.getLogger("tablee.reviews")


class Work:
    """One review in the making."""

    def __init__(self, table: Table) -> None:
        assert table.play
        play = table.play
        self.table = table
        self.play = play
        self.rewinds = play.rewinds
        self.record = replace(play.record, inputs=list(play.record.inputs))
        self.review = Review(len(self.record.inputs))
        self.public = [0, *(i + 1 for i, sealed in enumerate(play.sealed) if not sealed)]
        self.steps = 1
        self.done = 0

    def stands(self) -> bool:
        """Whether the game is still over, and the same."""
        return self.table.phase == "over" and self.table.play is self.play and self.play.rewinds == self.rewinds

    def add(self, **more: Any) -> None:
        self.review = replace(self.review, **more)

    def progress(self) -> float:
        return 1.0 if self.review.done else min(0.99, self.done / self.steps)


class Reviews:
    """All reviews that are being worked out in this process, one after the other."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._works: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(1)

    def of(self, room: Room) -> tuple[Review, float]:
        """What is known of a finished game, and how much of it; the rest is being worked out."""
        table = room.table
        laid_open(table)
        if table.play is None or not table.play.g.over:
            raise Refusal("not_over")
        if table.review:
            return table.review, 1.0
        work = self._works.get(table.id)
        if work is None or not work.stands():
            work = self._begin(room)
        return work.review, work.progress()

    def _begin(self, room: Room) -> Work:
        if len(self._tasks) >= MOST_WAITING:
            raise Refusal("too_full")
        work = self._works[room.table.id] = Work(room.table)
        task = asyncio.create_task(self._work_out(room, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return work

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _work_out(self, room: Room, work: Work) -> None:
        try:
            async with self._gate:
                await Maker(self._thinkers, work, await room.hall.store.read(room.table.id, 0)).make()
            await room.do(partial(room.change, lambda: reviewed(work)))
        except StoreFailed:
            logger.warning("the review of table %s could not be stored", room.table.id)
            return
        except Refusal:
            pass
        except Exception:
            logger.exception("the review of table %s", room.table.id)
            work.add(done=True)
            return
        self._forget(work)

    def _forget(self, work: Work) -> None:
        if self._works.get(work.table.id) is work:
            del self._works[work.table.id]


def reviewed(work: Work) -> tuple[list[log.AnyEntry], None]:
    if not work.stands() or work.table.review:
        raise Refusal("not_over")
    return [log.Reviewed(work.review)], None


class Maker:
    """Makes one review, giving way to everybody else between its pieces."""

    def __init__(self, thinkers: Thinkers, work: Work, rows: list[Row]) -> None:
        self._thinkers = thinkers
        self._work = work
        self._rows = rows
        self._tables = evenly(work.public, MOMENTS)

    async def make(self) -> None:
        work = self._work
        looks = evenly(work.public[:-1], BELIEFS)
        work.steps = len(self._tables) + len(looks) + len(work.record.inputs)
        work.add(tallies={**times(self._rows, work.record), **await self._ask(analyse.count)})
        for stride in (self._tables[::4], self._tables[2::4], self._tables[1::2]):
            await self._weigh(stride)
        await self._turn()
        await self._beliefs(looks)
        await self._mistakes()
        work.add(done=True)

    async def _ask(self, work: Callable[..., Any], *more: Any) -> Any:
        """One piece, in a thinking process; no further when the game goes on after all."""
        found = await self._thinkers.run(work, self._work.record, *more)
        if not self._work.stands():
            raise Refusal("not_over")
        return found

    async def _weigh(self, places: list[int]) -> None:
        work = self._work
        for some in chunks(places):
            points, results = await self._ask(analyse.weigh, some)
            work.done += len(some)
            found = {point.at: point for point in [*work.review.points, *points]}
            work.add(points=[found[at] for at in sorted(found)], results=sorted({*work.review.results, *results}))

    async def _turn(self) -> None:
        """Look closer where the result became likely; the steepest move there is the turning point."""
        work = self._work
        winners = int(work.play.g.winners)
        if not (rough := steepest(work.review.points, winners)):
            return
        first, last = rough[0].at, rough[1].at
        between = [at for at in work.public if first < at < last]
        await self._weigh(evenly(between, CLOSER))
        near = [point for point in work.review.points if first <= point.at <= last]
        before, after = steepest(near, winners) or rough
        words = await self._ask(analyse.in_words, after.at, work.table.names())
        seat = work.record.inputs[after.at - 1].seat
        work.add(turning=Turning(after.at, seat, before, after, words))

    async def _beliefs(self, places: list[int]) -> None:
        work = self._work
        for some in chunks(places):
            found = await self._ask(analyse.suspect, some)
            work.add(beliefs=[*work.review.beliefs, *found])
            work.done += len(some)
        told: list[int] = await self._ask(analyse.announcements)
        for some in chunks(evenly(told, BLUFFS)):
            work.add(bluffs=[*work.review.bluffs, *await self._ask(analyse.doubt, some)])

    # -- Mistakes -----------------------------------------------------------------------------------

    async def _mistakes(self) -> None:
        """For every seat the moves that cost most, of those that a short look doubts and a long one condemns."""
        work, doubted = self._work, list[Suspicion]()
        for some in chunks([at + 1 for at in range(len(work.record.inputs))]):
            doubted += await self._ask(mistakes.suspicions, some)
            work.done += len(some)
        doubted.sort(key=lambda one: -one.cost)
        for seat in range(work.record.seats):
            tried = [await self._judged(one) for one in [one for one in doubted if one.seat == seat][:DOUBTED]]
            worst = sorted(filter(None, tried), key=lambda one: one.taken - one.better)[:NAMED]
            work.add(mistakes=sorted([*(work.review.mistakes or []), *worst], key=lambda one: one.at))

    async def _judged(self, one: Suspicion) -> Mistake | None:
        """Named once it is beyond doubt; given up once it will not be, or is too small to speak of."""
        if not (instead := await self._ask(mistakes.better, one.at)):
            return None
        tally, won = dict[float, int](), 0
        for piece in range(MANY // PIECE):
            more, wins = await self._ask(mistakes.compared, one.at, instead, piece)
            tally, won = together(tally, more), won + wins
            gap = Gap(tally)
            if gap.high < LEAST:
                return None
        if gap.low <= 0 or gap.mean < LEAST:
            return None
        words = await self._ask(mistakes.in_words, one.at, instead, self._work.table.names())
        share = won / gap.games
        return Mistake(one.at, one.seat, share - gap.mean, share, gap.low, gap.high, words)


def together(one: Tally, other: Tally) -> dict[float, int]:
    return {value: one.get(value, 0) + other.get(value, 0) for value in {*one, *other}}


def evenly(places: list[int], most: int) -> list[int]:
    """At most so many of them, the first and the last among them."""
    if len(places) <= most:
        return places
    return [places[round(i * (len(places) - 1) / (most - 1))] for i in range(most)]


def chunks(places: list[int]) -> list[list[int]]:
    return [places[i : i + AT_ONCE] for i in range(0, len(places), AT_ONCE)]


def times(rows: list[Row], record: Record) -> dict[str, list[int | None]]:
    """How often each seat decided, and how long its person thought in all, in milliseconds.

    Not on average: a grab in a race is a decision, but nobody's time is counted for it.
    """
    decisions = [sum(move.seat == seat for move in record.inputs) for seat in range(record.seats)]
    spent: list[list[int]] = [[] for _ in range(record.seats)]
    for entry in (entry for row in rows for entry in log.read(row.payload)):
        if isinstance(entry, log.Moved) and not entry.by and entry.spent:
            spent[entry.seat].append(entry.spent)
    total = [sum(some) if some else None for some in spent]
    return {"decisions": list(decisions), **({"thinking": total} if any(total) else {})}
