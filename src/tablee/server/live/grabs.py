"""Bots at a live table: each looks when the table changes and reaches for what it wants, one reaction time later."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from tablee import bots
from tablee.bots.realtime import Reflex, policy, reflex_of
from tablee.kernel.saves import key
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, moves
from tablee.server.table.play import Play

if TYPE_CHECKING:
    from tablee.server.live.room import Room


class Grabs:
    """Whose hand is under way, and what for."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self._wish = policy(room.table.game, room.table.game.box_file(room.table.options))
        self._dice = random.Random()
        self._under_way: dict[int, asyncio.TimerHandle] = {}

    def stop(self) -> None:
        for hand in self._under_way.values():
            hand.cancel()
        self._under_way.clear()

    def update(self) -> None:
        """The table has changed: every bot that is not asked and whose hands are free looks at it."""
        play = self.room.table.play
        if self._wish is None or play is None or self.room.table.phase != "playing":
            return
        for seat, place in enumerate(self.room.table.places):
            if place.plays_itself() and seat not in self._under_way and not play.g.waits_for(Seat(seat)):
                self._reach(play, seat, reflex_of(place.level or bots.USUAL))

    def _reach(self, play: Play, seat: int, reflex: Reflex) -> None:
        eyes = Eyes(play.g, Seat(seat))
        wish = self._wish(eyes, self._dice) if self._wish and eyes.options() else None
        if wish is not None:
            arrives = partial(self.room.post, partial(self._arrive, seat, key(play.g, wish)))
            delay = reflex.sample(self._dice) / 1000
            self._under_way[seat] = asyncio.get_running_loop().call_later(delay, arrives)

    async def _arrive(self, seat: int, wanted: str) -> None:
        """A hand is not called back: it may come too late, and then its owner looks again."""
        self._under_way.pop(seat, None)
        try:
            await self.room.move(partial(self._grab, seat, wanted))
        except Refusal:
            self.update()

    def _grab(self, seat: int, wanted: str) -> log.Moved | None:
        """Nothing if the hand is its person's again."""
        return log.Moved(seat, wanted, moves.BOT, 0) if self.room.table.places[seat].plays_itself() else None
