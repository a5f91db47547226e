# mypyc: compile
"""Teaching: at a lesson's table the script plays for the bots, and only its move is open to the learner."""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from tablee import lessons
from tablee.lessons import LEARNER, Step
from tablee.server.protocol.parts import LessonShown
from tablee.server.table import log as e
from tablee.server.table import moves
from tablee.server.table.table import Table
from tablee.server.words import Refusal

if TYPE_CHECKING:
    from tablee.server.live.room import Room

SWIFT = 0.3  # of a bot's usual pause, where one question is put to several
log = logging.getLogger("tablee.teaching")


def next_step(table: Table) -> Step | None:
    """What the lesson wants now; None at any other table, and when the lesson is over."""
    if table.lesson is None or table.play is None:
        return None
    return table.lesson.at(len(table.play.record.inputs))


def may_move(table: Table) -> bool:
    """Whether people may choose here now: while the script plays, a learner watches."""
    step = next_step(table)
    return step is None or bool(step.name)


def check(table: Table, seat: int, key: str, lang: str) -> None:
    """Any move but the lesson's is refused, with what would be right."""
    step = next_step(table)
    if step is None or (step.name and (step.seat, step.key) == (seat, key)):
        return
    raise Refusal("lesson", say(table, f"{step.name}.no", lang) if step.name else "")


def say(table: Table, name: str, lang: str) -> str:
    players = {f"p{seat}": place.name for seat, place in enumerate(table.places)}
    return lessons.words(table.game, lang).say(name, **players)


def shown(table: Table, seat: int, lang: str) -> LessonShown | None:
    """What the learner is told at this moment."""
    if table.lesson is None or table.play is None or seat != LEARNER:
        return None
    step = next_step(table)
    name = step.name if step else "end"
    return LessonShown(
        step=table.lesson.taught(len(table.play.record.inputs)),
        of=table.lesson.taught(len(table.lesson.steps)),
        pages=say(table, name, lang).split("\n") if name else [],
        key=step.key if step and name else None,
        over=step is None,
    )


class Teacher:
    """Makes the moves that the lesson does not leave to the learner."""

    def __init__(self, room: Room) -> None:
        self.room: Room = proxy(room)  # which owns this: no circle for the collector to open
        self._due: tuple[int, int] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def follow(self) -> bool:
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
            log.error("table %s: the lesson of %s is out of date", self.room.table.id, self.room.table.game.id)

    def _scripted(self, step: Step, place: tuple[int, int]) -> e.Moved | None:
        if self._place() != place or self.room.table.phase != "playing":
            return None
        return e.Moved(step.seat, step.key, moves.BOT)
