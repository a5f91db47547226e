"""The board of BabaOrum: the quiz with its choices, the players' cities, and my workshop."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.terminal.boards import board
from tests.games.baba.scene import BABA, Scene, scene

PLAYERS = ("Anne", "Bo", "Cléo")


def table(answers: str = "choices") -> Scene:
    """Anne cooks in Tokyo for the Embassy; Bo, who must clean up, has begun an Opéra in Dubai."""
    t = scene(
        ["pate", "pate", "2"],
        ["1"],
        [],
        cities=["tokyo", "dubai", "rio"],
        wants=["ambassade"],
        recipes=[["mille_feuille"], ["canele"]],
        begun=[[], ["opera"]],
        finished=[[], [], ["fraisier"]],
        pile=["creme", "creme"],
        recipe_pile=["salambo"],
        shelf=["joker", "joker", "fruits"],
        answers=answers,
    )
    t.g.to_clean[1] = 1
    t.g.questions.remove(0)
    t.g.questions.add(0)
    return t


def said(t: Scene, seat: int, lang: str = "en") -> list[str]:
    return board(BABA, t.g.fields()).lines(view(t.g, Seat(seat)), Teller(BABA, lang, PLAYERS))


def drawn(t: Scene, seat: int) -> str:
    console = Console(width=110, file=io.StringIO())
    with console.capture() as captured:
        console.print(board(BABA, t.g.fields()).draw(view(t.g, Seat(seat)), Teller(BABA, "fr", PLAYERS)))
    return captured.get()


def test_the_board_says_what_is_known_and_nothing_else() -> None:
    assert said(table(), 0) == [
        "Round: 3",
        "Shelf: Joker ×2, Fruit",
        "Atelier pile: 2",
        "Recipe pile: 1",
        "Bo: Dubai; 1 card; Recipes: Canelé; In preparation: Opera Cake; Workshop to clean",
        "Cléo: Rio de Janeiro; Finished: Fraisier",
        "Tokyo: You need one level of know-how less, never less than 1.",
        "The Embassy Reception: Mille-Feuille, a pastry with Chocolate.",
        "Recipes: Mille-Feuille",
        "Hand: Dough ×2, Know-how ×2",
    ]


def test_a_question_is_shown_with_its_choices_then_explained() -> None:
    t = table()
    t.says(0, "revise", 1)
    lines = said(t, 0)
    assert lines[1].startswith("Question asked: In Catalonia, who gives children the mona")
    assert lines[2:6] == ["  A. The godfather", "  B. The baker", "  C. The schoolmaster", "  D. The priest"]
    assert not any("godmother" in line for line in lines)
    t.says(0, "answer", 1)
    assert said(t, 0)[1].startswith("Last question: A godfather or godmother gives the mona")


def test_only_the_judge_reads_the_right_answer() -> None:
    t = table("spoken")
    t.says(0, "revise", 1)
    assert "Right answer: A" in said(t, 1)
    assert not any(line.startswith("Right answer") for seat in (-1, 0, 2) for line in said(t, seat))


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_with_colours_the_same_is_drawn(seat: int) -> None:
    t = table()
    t.says(0, "revise", 1)
    text = drawn(t, seat)
    assert "En Catalogne" in text
    assert "Joker ×2" in text
    assert ("Main" in text) == (seat >= 0)


def test_every_table_of_a_game_can_be_drawn() -> None:
    t: Any = Scene(BABA.new(3, 5))
    while not t.g.over and t.g.round < 4:
        seat = next(s for s in range(3) if t.g.waits_for(Seat(s)))
        t.g.play(Seat(seat), t.g.legal(Seat(seat))[-1])
        assert drawn(t, 0)
        assert said(t, 0)
