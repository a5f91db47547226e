"""The quiz as players read it: question and choices in words, the right choice only for whoever may know it."""

from typing import Any

from tablee.games import game
from tablee.games.baba.questions import wording
from tablee.kernel.saves import spelled
from tablee.kernel.telling import Teller

BABA = game("baba")


def asked(answers: str) -> Any:
    """A table whose active player has just chosen a question."""
    g: Any = BABA.new(3, 7, {"answers": answers})
    seat = g.active
    g.play(seat, next(o for o in g.legal(seat) if spelled(g, o)[0] == "revise"))
    return g


def words(g: Any, seat: int) -> list[str]:
    teller = Teller(BABA, "en", ["Ann", "Bob", "Cleo"])
    return [teller.option(g, option) for option in g.legal(seat)]


def test_the_question_and_its_choices_are_read_out() -> None:
    g = asked("choices")
    quiz = wording(g.question, "en")
    assert Teller(BABA, "en", []).question(g) == quiz.ask
    assert words(g, g.active) == list(quiz.choices)


def test_only_the_judge_of_a_spoken_answer_reads_the_right_choice() -> None:
    g = asked("spoken")
    quiz, right = wording(g.question, "en"), g.box.right[g.question]
    assert words(g, g.active) == ["I have answered"]
    judge = g.after(g.active)
    g.play(g.active, g.legal(g.active)[0])
    assert words(g, judge) == [f"Right ({quiz.choices[right]})", "Wrong"]
    assert quiz.choices[right] not in Teller(BABA, "en", ["Ann", "Bob", "Cleo"]).question(g)


def test_the_solution_is_explained_once_answered() -> None:
    told = {"event": "explained", "args": {"question": 3, "solution": 1}}
    said = Teller(BABA, "en", []).event(BABA, told)
    assert said == f"The right answer: B ({wording(3, 'en').choices[1]}). {wording(3, 'en').because}"
