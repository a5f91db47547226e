"""Scenes of the draw step: luck, questions, tactics."""

from __future__ import annotations

import pytest

from tablee.games.baba import mind as baba_mind
from tablee.games.baba.cards import PER_CATEGORY
from tablee.games.baba.questions import category_of, wording
from tablee.kernel import saves
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.words import LANGUAGES
from tests.games.baba.scene import scene


def test_the_book_offers_luck_a_question_and_tactics() -> None:
    t = scene(["pate", "pate", "1"], [])
    assert t.options(0) == [
        "draw_atelier",
        "draw_recipe",
        "revise:0",
        "revise:1",
        "trade_in:pate",
        "trade_in:savoir_faire_1",
    ]
    assert t.now() == "way_to_draw 0"


def test_luck_gives_one_atelier_card() -> None:
    t = scene([], [], pile=["pate", "creme", "fruits"])
    t.says(0, "draw_atelier")
    assert t.hand(0) == ["pate"]
    assert t.told("drew", 0) == [{"seat": 0, "card": "pate"}]
    assert t.told("drew", 1) == [{"seat": 0, "card": None}]
    assert t.now() == "action 0"


def test_luck_gives_one_recipe_face_up() -> None:
    t = scene([], [], recipe_pile=["opera", "canele"])
    t.says(0, "draw_recipe")
    assert t.recipes(0) == ["opera"]
    assert t.now() == "action 0"


def test_luck_does_not_reach_the_shelf() -> None:
    t = scene([], [], shelf=["pate", "creme", "joker"])
    assert t.options(0, "take_from_shelf") == []
    assert t.reasons(0)["creme"] == "shelf_is_not_for_chance"


def test_r15_tactics_discard_before_the_choice_from_the_shelf() -> None:
    t = scene(["1", "pate"], [], cities=["tokyo", "dubai"], shelf=["fruits", "creme", "creme"], pile=["alcool"])
    t.says(0, "trade_in", "1")
    assert t.names(t.g.discard) == ["savoir_faire_1"]
    assert t.options(0) == ["take_from_shelf:creme", "take_from_shelf:fruits"]
    t.says(0, "take_from_shelf", "fruits")
    assert t.hand(0) == ["fruits", "pate"]
    assert t.names(t.g.shelf) == ["creme", "creme", "alcool"]
    assert t.now() == "action 0"


def test_r15_a_draw_that_cannot_give_a_card_is_not_offered() -> None:
    t = scene(["1"], [], questions="off", pile=[], recipe_pile=[], shelf=[], discard=["pate"])
    assert t.options(0) == ["draw_atelier"]
    t = scene(["1"], [], questions="off", pile=[], recipe_pile=[], shelf=["pate"])
    assert t.options(0) == ["trade_in:savoir_faire_1"]


def test_r15_with_nothing_to_draw_the_step_is_left_out() -> None:
    t = scene([], [], questions="off", pile=[], recipe_pile=[], shelf=["pate"])
    assert t.told("nothing_to_draw") == [{"seat": 0}]
    assert t.now() == "action 0"


def test_r15_a_question_is_offered_as_long_as_the_shelf_holds_a_card() -> None:
    t = scene([], [], shelf=["pate"], pile=[], recipe_pile=[])
    assert t.options(0) == ["revise:0", "revise:1"]
    t.says(0, "revise", 0).right(0).says(0, "take_from_shelf", "pate")
    assert t.now() == "action 0"


def test_a_right_answer_gives_two_cards_one_after_the_other() -> None:
    t = scene([], [], shelf=["creme", "fruits", "joker"], pile=["pate", "1", "2"], recipe_pile=["opera"])
    t.says(0, "revise", 0)
    assert t.now() == "quiz 0"
    t.right(0)
    assert t.options(0) == [
        "draw_atelier",
        "draw_recipe",
        "take_from_shelf:creme",
        "take_from_shelf:fruits",
        "take_from_shelf:joker",
    ]
    t.says(0, "draw_atelier").says(0, "take_from_shelf", "fruits")
    assert t.hand(0) == ["fruits", "pate"]
    assert t.names(t.g.shelf) == ["creme", "joker", "savoir_faire_1"]
    assert t.now() == "action 0"


def test_the_shelf_is_not_filled_between_the_two_cards() -> None:
    t = scene([], [], shelf=["creme", "creme", "joker"], pile=["pate"] * 5)
    t.says(0, "revise", 1).right(0).says(0, "take_from_shelf", "creme")
    assert t.names(t.g.shelf) == ["creme", "joker"]
    t.says(0, "take_from_shelf", "creme")
    assert t.names(t.g.shelf) == ["joker", "pate", "pate"]


def test_a_wrong_answer_allows_one_card_for_one_from_the_pile() -> None:
    t = scene(["1", "2"], [], cities=["tokyo", "dubai"], pile=["pate", "creme"])
    t.says(0, "revise", 0).wrong(0)
    assert t.options(0) == ["leave_it", "swap_out:savoir_faire_1", "swap_out:savoir_faire_2"]
    t.says(0, "swap_out", "1")
    assert t.hand(0) == ["pate", "savoir_faire_2"]
    assert t.now() == "action 0"


def test_after_a_wrong_answer_one_may_leave_it() -> None:
    t = scene(["1"], [], cities=["tokyo", "dubai"])
    t.says(0, "revise", 0).wrong(0).says(0, "leave_it")
    assert t.hand(0) == ["savoir_faire_1"]
    assert t.now() == "action 0"


def test_an_empty_hand_has_nothing_to_swap() -> None:
    t = scene([], [], cities=["tokyo", "dubai"])
    t.says(0, "revise", 0).wrong(0)
    assert t.now() == "action 0"


def test_r14_the_category_is_free_and_the_question_is_part_of_the_table() -> None:
    t = scene([], [], children="1", first=1)
    card = int(t.g.questions[167])
    t.says(1, "revise", 2)
    assert t.g.question == 2 * 168 + card
    assert t.told("asked") == [{"seat": 1, "category": 2, "question": 2 * 168 + card}]
    assert t.now() == "quiz 1"


def test_r14_used_questions_come_back_only_after_all_the_others_in_the_same_order() -> None:
    t = scene([], [])
    t.says(0, "revise", 0)
    first = t.g.question
    for card in list(t.g.questions.cards):
        t.g.questions.remove(card)
        t.g.questions_used.add(card)
    t.right(0).says(0, "draw_recipe").says(0, "draw_recipe").says(0, "end_turn").says(1, "revise", 1)
    assert t.g.question == 168 + first
    assert [len(t.g.questions), len(t.g.questions_used)] == [167, 1]


def test_10_no_answer_in_time_is_wrong() -> None:
    t = scene(["1"], [], cities=["tokyo", "dubai"])
    assert t.g.overdue_options(Seat(0)) == []
    t.says(0, "revise", 0)
    assert t.g.overdue_options(Seat(1)) == []
    t.g.run_out(Seat(0), Option(Step(t.g.overdue_options(Seat(0))[0])))
    assert t.told("out_of_time") == [{"seat": 0}]
    assert t.now() == "consolation 0"


@pytest.mark.parametrize(("right", "then"), [(1, "card_to_take 0"), (0, "consolation 0")])
def test_10_a_spoken_answer_is_judged_by_the_left_neighbour(right: int, then: str) -> None:
    t = scene(["1"], [], [], cities=["tokyo", "dubai", "le_cap"], answers="spoken")
    t.says(0, "revise", 0)
    assert t.options(0) == ["answer_aloud"]
    t.says(0, "answer_aloud")
    assert t.now() == "verdict 1"
    assert t.options(1) == ["judge:0:1", "judge:0:0"]
    t.says(1, "judge", 0, right)
    assert t.now() == then


def test_14_everybody_may_choose_a_kitchen_question_where_the_table_likes() -> None:
    t = scene([], [], everyday="on")
    assert t.options(0, "revise") == ["revise:0", "revise:1", "revise:3"]
    t.says(0, "revise", 3)
    assert category_of(int(t.g.question)) == "cuisine"
    assert t.now() == "quiz 0"


def test_14_the_last_question_cards_ask_the_first_kitchen_questions_again() -> None:
    kitchen, questions = 3 * PER_CATEGORY, 128
    for lang in LANGUAGES:
        assert wording(kitchen + questions, lang) == wording(kitchen, lang)
        assert wording(kitchen + questions - 1, lang) != wording(kitchen, lang)


def test_14_a_bot_prefers_the_easier_question() -> None:
    t = scene(["1"], [], shelf=["joker"] * 3, everyday="on", wants=["kermesse"], recipes=[["canele"]])
    mind = baba_mind.mind()
    mind.look(t.g, Seat(0))
    points = {saves.key(t.g, option): mind.score(option) for option in t.g.legal(Seat(0))}
    assert points["revise:0:3"] > points["revise:0:0"] == points["revise:0:1"]


def test_10_a_spoken_answer_can_run_out_of_time_too() -> None:
    t = scene(["1"], [], cities=["tokyo", "dubai"], answers="spoken")
    t.says(0, "revise", 0)
    t.g.run_out(Seat(0), Option(Step(t.g.overdue_options(Seat(0))[0])))
    assert t.now() == "consolation 0"
    assert list(t.g.solution) == [-1, -1]


def test_05_an_empty_pile_is_made_anew_from_the_discards() -> None:
    t = scene([], [], pile=[], shelf=["1", "1", "1"], discard=["pate", "pate", "creme"])
    t.says(0, "draw_atelier")
    assert len(t.g.hand[0]) == 1
    assert [len(t.g.atelier_pile), len(t.g.discard)] == [2, 0]
    assert t.told("reshuffled") == [{"cards": 3}]
    assert t.now() == "action 0"


def test_05_an_empty_recipe_pile_gives_nothing() -> None:
    t = scene([], [], recipe_pile=[])
    assert t.options(0, "draw_recipe") == []
    assert t.now() == "way_to_draw 0"
