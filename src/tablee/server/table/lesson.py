# mypyc: compile
"""A lesson: what its script wants now, what the learner is told, and which move is open."""

from __future__ import annotations

from tablee import lessons
from tablee.lessons import LEARNER, Step
from tablee.server.protocol.parts import LessonShown
from tablee.server.protocol.refusals import Refusal
from tablee.server.table.table import Table


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
