"""Rounds of tournaments: tables are opened, stopped and unsealed until they are as the tournament says.

Whatever was done before is done again without effect, so that a process that goes on after another's end need not know
how far that came.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee import bots
from tablee.server.club.tournament import tournament
from tablee.server.club.tournament.pairing import BOT
from tablee.server.club.tournament.scoring import Worth
from tablee.server.club.tournament.tournament import Decision, Round, Seating, Tournament
from tablee.server.club.tournament.tournaments import Kept, settled
from tablee.server.live.room import Room
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import StoreFailed
from tablee.server.table import create, log
from tablee.server.table.show import outcome
from tablee.server.table.table import Table

if TYPE_CHECKING:
    from tablee.server.live.hall import Hall

LOOK_EVERY = 10.0  # seconds after which tables are looked at although nothing was heard of them
logger = logging.getLogger("tablee.rounds")


class Rounds:
    """All tournaments, as far as tables are concerned."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settling = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def run(self) -> None:
        """Take up what a process that has ended leaves, and what could not be stored."""
        while True:
            with suppress(StoreFailed):
                for one in await self.hall.club.tournaments.on():
                    await self.settle(one.id)
            await asyncio.sleep(LOOK_EVERY)

    async def change(self, name: str, decision: Decision) -> Kept:
        """Decided and stored; the tables follow."""
        kept = await self.hall.club.tournaments.change(name, decision)
        await self.settle(name)
        return kept

    async def ended(self, table: Table) -> None:
        """A game of a tournament is over: called from its room, which the next steps may need."""
        with suppress(Refusal):  # one that is forgotten by now
            await self.hall.club.tournaments.change(table.tournament, tournament.noted(table.id, worths(table)))
            self._spawn(self.settle(table.tournament))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- Tables as the tournament says ------------------------------------------------------------

    async def settle(self, name: str) -> None:
        if self.hall.closing:
            return
        try:
            async with self.settling:
                await self._settle((await self.hall.club.tournaments.find(name)).tournament)
        except (Refusal, StoreFailed) as fault:
            logger.warning("tournament %s is looked at again: %r", name, fault)

    async def _settle(self, t: Tournament) -> None:
        kept = self.hall.club.tournaments
        for number, now in enumerate(t.rounds):
            if not now.settled:
                for seating in now.tables:
                    await self._seated(t, now, seating)
                if now.done:
                    await kept.change(t.id, partial(settled, number))
        if t.stage == "over" and not t.settled:
            await kept.change(t.id, partial(settled, None))
            await kept.make_room()

    async def _seated(self, t: Tournament, now: Round, seating: Seating) -> None:
        """One table of a round: there, stopped or going on, told of, and laid open once all have played."""
        if seating.worths is None:
            await self._open(t, now, seating)
        elif not (t.duplicate and now.done):
            return
        room = await self._room(seating)
        if room is None:
            return
        if seating.worths is None and room.table.phase == "over":
            await room.do(room.note_result)
        else:
            await room.do(partial(room.change, lambda: (due(t, now, seating, room.table), None)))
            await room.do(partial(_dismiss, room))

    async def _room(self, seating: Seating) -> Room | None:
        try:
            return await self.hall.room(seating.table)
        except Refusal as refusal:  # rules have moved on, say: its director counts it as void
            logger.warning("table %s of a tournament cannot be opened: %s", seating.table, refusal.code)
            return None

    async def _open(self, t: Tournament, now: Round, seating: Seating) -> None:
        if seating.table in self.hall.rooms or await self.hall.store.read(seating.table, 0):
            return
        people = [_sits(t, seat, who) for seat, who in enumerate(seating.seats)]
        deal = int(now.deal, 16) if now.deal else None
        entries = create.of_tournament(t.game, t.options, t.clocks, t.lang, people, t.id, deal)
        await self.hall.seat_players(seating.table, entries)


def _sits(t: Tournament, seat: int, who: int) -> log.Sat | log.BotSat:
    if who == BOT:
        return log.BotSat(seat, t.level)
    one = t.entrants[who]
    return log.Sat(seat, one.name, one.token, face=one.face)


async def _dismiss(room: Room) -> None:
    room.dismiss(-1)


def due(t: Tournament, now: Round, seating: Seating, table: Table) -> list[log.AnyEntry]:
    """What a table lacks to be as the tournament says."""
    if table.phase == "over":
        return [log.Unsealed()] if now.done and table.sealed else []
    found: list[log.AnyEntry] = []
    for seat, who in enumerate(seating.seats):
        place = table.places[seat]
        if who == BOT or place.token != t.entrants[who].token:
            continue
        if t.entrants[who].out:
            found.append(log.Replaced(seat, bots.usual(table.game)))
        elif place.muted != t.entrants[who].muted:
            found.append(log.Muted(seat, t.entrants[who].muted))
    if t.paused and table.phase == "playing":
        found.append(log.Paused())
    elif not t.paused and table.phase == "paused":
        found.append(log.Resumed())
    return found


def worths(table: Table) -> list[Worth]:
    """Of each seat, once the game is over: who has gone, or is away at the end, has nothing."""
    assert table.play
    there = [int(not place.away and seat not in table.gone) for seat, place in enumerate(table.places)]
    return [(here, *one) for here, one in zip(there, outcome(table.game, table.play.g), strict=True)]
