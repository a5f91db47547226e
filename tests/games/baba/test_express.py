"""Scenes of Express cards: drawn, put on the Shelf, in chains, with too few cards."""

from __future__ import annotations

from tests.games.baba.scene import scene

QUIET = ["tokyo", "dubai", "le_cap"]


def test_04_an_express_card_drawn_is_not_replaced() -> None:
    t = scene([], [], pile=["salon", "pate", "pate"], recipe_pile=["opera", "canele"])
    t.says(0, "draw_atelier")
    assert t.hand(0) == []
    assert t.now() == "salon_recipe 0"


def test_the_salon_shows_as_many_recipes_as_players_and_each_takes_one() -> None:
    t = scene(
        [], [], [], cities=QUIET, first=1, pile=["salon", "1"], recipe_pile=["opera", "canele", "opera", "fraisier"]
    )
    t.says(1, "draw_atelier")
    assert t.options(1) == ["choose_recipe:canele", "choose_recipe:opera"]
    t.says(1, "choose_recipe", "opera").says(2, "choose_recipe", "canele").says(0, "choose_recipe", "opera")
    assert [t.recipes(s) for s in range(3)] == [["opera"], ["opera"], ["canele"]]
    assert t.names(t.g.recipe_pile) == ["fraisier"]
    assert t.now() == "action 1"


def test_r9_a_salon_short_of_recipes_leaves_the_last_without() -> None:
    t = scene([], [], [], cities=QUIET, pile=["salon", "1"], recipe_pile=["opera"])
    t.says(0, "draw_atelier").says(0, "choose_recipe", "opera")
    assert [t.recipes(s) for s in range(3)] == [["opera"], [], []]
    assert t.now() == "action 0"


def test_r9_a_salon_without_any_recipe_does_nothing() -> None:
    t = scene([], [], cities=QUIET, pile=["salon", "1"], recipe_pile=[])
    t.says(0, "draw_atelier")
    assert t.told("salon_opened") == [{"seat": 0, "recipes": 0}]
    assert t.now() == "action 0"


def test_the_etagere_renews_the_shelf_and_draws_a_card() -> None:
    t = scene([], [], cities=QUIET, shelf=["joker", "joker", "joker"], pile=["etagere", "1", "2", "pate", "creme", "2"])
    t.says(0, "draw_atelier")
    assert t.names(t.g.shelf) == ["savoir_faire_1", "savoir_faire_2", "pate"]
    assert t.hand(0) == ["creme"]
    assert sorted(t.names(t.g.discard)) == ["etagere_express", "joker", "joker", "joker"]
    assert t.now() == "action 0"


def test_r7_the_shelf_is_filled_with_other_cards_first_then_express_cards_act_in_order() -> None:
    t = scene(
        ["1"],
        [],
        cities=QUIET,
        shelf=["joker", "creme", "creme"],
        pile=["salon", "etagere", "pate", "1", "2", "fruits", "alcool", "pate"],
        recipe_pile=["opera", "canele"],
    )
    t.says(0, "trade_in", "1").says(0, "take_from_shelf", "joker")
    assert t.names(t.g.shelf) == ["creme", "creme", "pate"]
    assert t.names(t.g.express) == ["salon_express", "etagere_express"]
    t.says(0, "choose_recipe", "opera").says(1, "choose_recipe", "canele")
    assert t.names(t.g.shelf) == ["savoir_faire_1", "savoir_faire_2", "fruits"]
    assert t.hand(0) == ["alcool", "joker"]
    assert t.now() == "action 0"


def test_r7_an_express_card_enters_the_discards_only_at_the_end_of_the_step() -> None:
    """The pile runs out in the chain: the Étagère that is acting is not reshuffled and cannot act again."""
    t = scene([], [], cities=QUIET, shelf=["joker", "joker", "joker"], pile=["etagere"])
    t.says(0, "draw_atelier")
    assert t.names(t.g.shelf) == ["joker", "joker", "joker"]
    assert len(t.told("shelf_cleared")) == 1
    assert t.names(t.g.discard) == ["etagere_express"]
    assert t.now() == "action 0"


def test_r7_an_etagere_that_turns_up_another_is_played_through_first() -> None:
    t = scene(
        [],
        [],
        cities=QUIET,
        shelf=["joker", "joker", "joker"],
        pile=["etagere", "etagere", "1", "1", "1", "pate", "2", "2", "2", "creme", "fruits"],
    )
    t.says(0, "draw_atelier")
    assert t.hand(0) == ["creme", "pate"]
    assert t.names(t.g.shelf) == ["savoir_faire_2"] * 3
    assert len(t.told("shelf_cleared")) == 2
    assert t.now() == "action 0"


def test_r8_an_etagere_on_an_empty_pile_reshuffles_the_discards_old_shelf_included() -> None:
    t = scene([], [], cities=QUIET, shelf=["joker", "creme", "fruits"], pile=["etagere"], discard=["pate"])
    t.says(0, "draw_atelier")
    assert sorted(t.names(t.g.shelf) + t.hand(0)) == ["creme", "fruits", "joker", "pate"]
    assert len(t.g.shelf) == 3
    assert t.now() == "action 0"


def test_r8_with_too_few_cards_the_shelf_stays_short_and_nothing_is_drawn() -> None:
    t = scene([], [], cities=QUIET, shelf=["joker", "creme"], pile=["etagere"])
    t.says(0, "draw_atelier")
    assert sorted(t.names(t.g.shelf)) == ["creme", "joker"]
    assert t.told("no_card_left") == [{"seat": 0}]
    assert t.hand(0) == []
    assert t.now() == "action 0"


def test_the_second_card_of_a_right_answer_comes_after_the_express_card() -> None:
    t = scene([], [], cities=QUIET, pile=["salon", "pate"], recipe_pile=["opera", "canele"])
    t.says(0, "revise", 0).right(0).says(0, "draw_atelier")
    assert t.now() == "salon_recipe 0"
    t.says(0, "choose_recipe", "opera").says(1, "choose_recipe", "canele")
    assert t.now() == "card_to_take 0"


def test_an_express_card_can_come_with_a_bonus_at_validation() -> None:
    t = scene([], [], cities=["buenos_aires", "dubai"], begun=[["fraisier"]], pile=["etagere", *["pate"] * 6])
    assert t.hand(0) == ["pate"]
    assert t.names(t.g.discard)[-1] == "etagere_express"
    assert t.now() == "way_to_draw 0"
