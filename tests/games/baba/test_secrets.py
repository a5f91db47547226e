"""What nobody may learn too early: answers, orders, cards in hands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.games.baba.cards import PER_CATEGORY, right_choice
from tablee.games.baba.hidden import could_be_theirs
from tablee.games.baba.questions import category_of, right_choices, wording
from tablee.kernel import saves, sight
from tablee.kernel.steps import Seat
from tablee.studio import laws as law
from tests.games.baba.scene import BABA, Scene, scene

TWO = {"orders": "2"}


def quiz(solution: int, answers: str = "choices") -> Scene:
    """A question whose right choice has this number."""
    t = scene(["1"], [], [], cities=["tokyo", "dubai", "le_cap"], answers=answers)
    right = [card for card in t.g.questions.cards if t.g.box.right[card] == solution]
    t.g.questions.remove(right[0])
    t.g.questions.add(right[0])
    return t.says(0, "revise", 0)


def seen(t: Scene, seat: int) -> str:
    """All that a seat is shown and offered, but for the number of the question."""
    view: Any = sight.view(t.g, Seat(seat))
    view["table"]["question"] = None
    return json.dumps([view, law.legal(t.g, Seat(seat)) if seat >= 0 else []])


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_neither_view_nor_options_give_the_right_choice_away(seat: int) -> None:
    assert len({seen(quiz(solution), seat) for solution in range(4)}) == 1


def test_an_imagined_table_does_not_know_the_right_choice() -> None:
    """However one answers there, right and wrong come as often."""
    t = quiz(2)
    for choice in range(4):
        right = 0
        for seed in range(200):
            twin = Scene(sight.imagine(t.g, Seat(0), seed))
            twin.says(0, "answer", choice)
            right += twin.now() == "card_to_take 0"
        assert 90 <= right <= 150


def test_questions_still_to_come_are_unknown_on_an_imagined_table_too() -> None:
    t = scene(["1"], [], cities=["tokyo", "dubai"])
    answers = set()
    for seed in range(30):
        twin = Scene(sight.imagine(t.g, Seat(0), seed))
        twin.says(0, "revise", 0).right(0)
        answers.add(twin.now())
    assert answers == {"card_to_take 0", "consolation 0"}


def test_the_answer_is_told_to_all_once_given() -> None:
    t = quiz(3)
    t.says(0, "answer", 1)
    assert t.told("answered") == [{"seat": 0, "right": 0, "choice": 1}]
    assert t.told("explained") == [{"question": t.g.last_question, "solution": 3}]
    assert t.g.question == -1


def test_only_the_judge_of_a_spoken_answer_sees_the_right_choice() -> None:
    t = quiz(2, answers="spoken")
    shown = [sight.view(t.g, Seat(s))["table"] for s in (-1, 0, 1, 2)]
    assert [table["solution"][1] for table in shown] == [None, None, 2, None]  # type: ignore[index]
    assert len({seen(quiz(n, answers="spoken"), 0) for n in range(4)}) == 1
    assert len({seen(quiz(n, answers="spoken"), 1) for n in range(4)}) == 4
    t.says(0, "answer_aloud").says(1, "judge", 0, 1)
    assert list(t.g.solution) == [-1, -1, -1]


def test_the_right_choice_is_for_those_who_drive_a_table() -> None:
    box = BABA.box()
    assert [right_choice(box, n) for n in range(4 * PER_CATEGORY)] == right_choices()


def test_a_question_has_its_words_in_both_languages() -> None:
    assert [category_of(n) for n in (0, 167, 168, 336, 503)] == [
        "technique",
        "technique",
        "culture",
        "enfants",
        "enfants",
    ]
    french, english = (wording(168, lang) for lang in ("fr", "en"))
    assert french.ask.startswith("En Catalogne")
    assert english.ask.startswith("In Catalonia")
    assert len(french.choices) == len(english.choices) == 4
    assert french.because != english.because


def test_a_card_taken_from_the_shelf_stays_known_in_the_hand() -> None:
    t = scene(["1"], ["2"], cities=["tokyo", "dubai"], shelf=["creme", "pate", "2"])
    t.says(0, "trade_in", "1").says(0, "take_from_shelf", "pate")
    assert sight.view(t.g, Seat(1))["table"]["hand"] == [["pate"], ["savoir_faire_2"]]  # type: ignore[index]


def test_of_two_alike_the_one_known_is_discarded_first() -> None:
    """Whoever saw one Pâte taken and sees one thrown away knows of none."""
    t = scene(["pate", "1"], [], cities=["tokyo", "dubai"], shelf=["creme", "pate", "2"])
    t.says(0, "trade_in", "1").says(0, "take_from_shelf", "pate").says(0, "end_turn")
    t.says(1, "draw_recipe").says(1, "end_turn").says(0, "trade_in", "pate")
    assert sight.view(t.g, Seat(1))["table"]["hand"] == [1, []]  # type: ignore[index]


def test_after_self_service_the_others_no_longer_know_who_has_what() -> None:
    t = scene(["self"], ["pate", "1"], [], at="act", cities=["tokyo", "dubai", "le_cap"])
    for card in t.g.hand[1].cards:
        t.g.show_all(card)
    t.plays(0, "self", 1)
    hands: Any = [sight.view(t.g, Seat(s))["table"]["hand"] for s in range(3)]  # type: ignore[index]
    taken, kept = t.hand(0), t.hand(1)
    assert hands[0] == [taken, kept, []]
    assert hands[1] == [taken, kept, []]
    assert hands[2] == [1, 1, []]


def test_cards_shown_at_an_open_day_stay_known() -> None:
    t = scene(["open"], ["pate", "1"], ["creme"], at="act", cities=["tokyo", "dubai", "le_cap"])
    t.plays(0, "open").says(1, "pick_card", "pate").says(2, "pick_card", "creme").says(0, "take_shown", 2, "creme")
    assert sight.view(t.g, Seat(2))["table"]["hand"] == [["creme"], ["pate", None], []]  # type: ignore[index]


LONG = {"salon_de_the", "soiree_dansante", "anniversaire", "garden_party", "pique_nique", "concours", "gala"}


@pytest.mark.parametrize(
    ("finished", "begun", "orders"),
    [
        (["mille_feuille"], ["opera"], LONG | {"ambassade"}),
        (["mille_feuille", "opera"], [], LONG),  # with the short order the game would be over
        (["fraisier", "opera"], ["mille_feuille"], {"anniversaire", "garden_party", "pique_nique", "gala"}),
    ],
)
def test_imagined_orders_fit_what_has_been_made(finished: list[str], begun: list[str], orders: set[str]) -> None:
    t = scene([], [], [], finished=[[], finished], begun=[[], begun], wants=["kermesse", "gala"])
    imagined: list[Any] = [sight.imagine(t.g, Seat(0), seed) for seed in range(80)]
    assert {name for twin in imagined for name in Scene(twin).names(twin.order[1])} == orders
    assert all(could_be_theirs(twin, Seat(1)) for twin in imagined)


def test_imagined_hands_hold_no_express_cards() -> None:
    t = scene(*[["pate"] * 1 for _ in range(8)], order_size="mixed")
    for seed in range(40):
        twin: Any = sight.imagine(t.g, Seat(0), seed)
        held = [name for pile in twin.hand for name in Scene(twin).names(pile)]
        assert not {"salon_express", "etagere_express"} & set(held)


def test_new_york_never_imagines_away_what_it_looks_at() -> None:
    t = scene([], [], cities=["new_york", "dubai"])
    t.says(0, "draw_atelier")
    for seed in range(40):
        law.a_view_hides(t.g, Seat(0), seed)
        other: Any = sight.imagine(t.g, Seat(1), seed)
        assert all("express" not in key for key in law.legal(other, Seat(0)))


@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_orders_a_seat_imagines_only_what_it_may_know(seats: int) -> None:
    for n, g in enumerate(law.walk(BABA, seats, seats, TWO)):
        if n % 9 == 0 and not g.over:
            for seat in law.watchers(g):
                law.a_view_hides(g, seat, n)
                law.imagining_uses_knowledge_only(g, seat, n)
                assert saves.save(g.clone()) == saves.save(g)
