"""The teacher of a table: at a lesson the script plays for the bots."""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from tablee.lessons import Step
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, moves
from tablee.server.table.lesson import next_step

if TYPE_CHECKING:
    from tablee.server.live.room import Room

SWIFT = 0.3  # of a bot's usual pause, where one question is put to several
logger = logging.getLogger("tablee.teacher")


class Teacher:
    """Makes the moves that the lesson does not leave to the learner."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self._due: tuple[int, int] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def update(self) -> bool:
        """The table has changed; whether a lesson goes on here."""
        step = next_step(self.room.table)
        if step and not step.name and self._due != self._place():
            self._due = self._place()
            move = partial(self.room.post, partial(self._move, step, self._due))
            self._timer = asyncio.get_running_loop().call_later(self._pause(), move)
        return step is not None

    def _place(self) -> tuple[int, int]:
        play = self.room.table.play
        assert play
        return play.rewinds, len(play.record.inputs)

    def _pause(self) -> float:
        play = self.room.table.play
        swift = play and len(play.window()) > 1
        return random.uniform(*self.room.hall.pace) * (SWIFT if swift else 1)

    async def _move(self, step: Step, place: tuple[int, int]) -> None:
        self._due = None
        try:
            await self.room.move(partial(self._scripted, step, place))
        except Refusal:
            logger.error("table %s: the lesson of %s is out of date", self.room.table.id, self.room.table.game.id)

    def _scripted(self, step: Step, place: tuple[int, int]) -> log.Moved | None:
        if self._place() != place or self.room.table.phase != "playing":
            return None
        return log.Moved(step.seat, step.key, moves.BOT)
