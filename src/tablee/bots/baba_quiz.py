# mypyc: compile
"""BabaOrum: how well each level does in the quiz."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.baba._steps import ask, do
from tablee.games.baba.cards import PER_CATEGORY, right_choice
from tablee.games.baba.table import Baba
from tablee.kernel.state import State
from tablee.kernel.steps import Seat

QUIZ: Final[i64] = ask.quiz(Seat(0)) & 1023
VERDICT: Final[i64] = ask.verdict(Seat(0), Seat(0)) & 1023
RIGHT_ANSWERS: Final = (  # per cent by level, for Technique, Culture and Enfants
    (35, 35, 60),
    (50, 55, 80),
    (65, 70, 90),
    (75, 80, 95),
)


def quiz_answer(g: Baba, seat: Seat, level: i64, dice: State) -> i64:
    """Right as often as the level is, else one of the others; a judge believes as often as not."""
    if not g.asked.n or g.question < 0:
        return 0
    if g.window & 1023 == VERDICT:
        return do.judge(seat, Seat(g.active), 1 if dice.below(100) < g.box.guess else 0)
    if g.window & 1023 != QUIZ:
        return 0
    right = right_choice(g.box, int(g.question))
    chance = RIGHT_ANSWERS[level][int(g.question) // PER_CATEGORY]
    wrong = dice.below(3)
    if dice.below(100) < chance:
        return do.answer(seat, right)
    return do.answer(seat, wrong if wrong < right else wrong + 1)
