"""Scenes of the twelve powers, and of powers that change hands in mid-turn."""

from __future__ import annotations

import pytest

from tests.games.baba.scene import scene

COOK = ["pate", "creme", "2"]


# -- Sydney, and R3 -------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["act", "prepare"])
def test_the_book_sydney_acts_and_prepares_in_either_order(first: str) -> None:
    t = scene([*COOK, "self"], ["1"], at="act", cities=["sydney", "tokyo"], recipes=[["mille_feuille"]])
    if first == "act":
        t.plays(0, "self", 1).says(0, "prepare", "mille_feuille", "creme", 1)
    else:
        t.says(0, "prepare", "mille_feuille", "creme", 1).plays(0, "self", 1)
    assert t.names(t.g.begun[0]) == ["mille_feuille"]
    assert t.hand(0) == ["savoir_faire_1"]
    assert t.now() == "action 0"


def test_r3_giving_sydney_away_after_acting_forbids_preparing() -> None:
    t = scene([*COOK, "move"], [], at="act", cities=["sydney", "le_cap"], recipes=[["mille_feuille"]])
    t.plays(0, "move").says(0, "swap_destinations", 0, 1)
    assert t.options(0) == ["end_turn"]
    assert t.now() == "action 0"


def test_r3_getting_sydney_after_acting_allows_preparing() -> None:
    t = scene([*COOK, "move"], [], at="act", cities=["le_cap", "sydney"], recipes=[["mille_feuille"]])
    t.plays(0, "move").says(0, "swap_destinations", 0, 1)
    assert t.options(0) == ["end_turn", "prepare:mille_feuille:creme:1"]
    t.says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.now() == "action 0"


def test_r3_giving_sydney_away_after_preparing_ends_the_turn() -> None:
    t = scene([*COOK, "move", "self"], ["1"], at="act", cities=["sydney", "le_cap"], recipes=[["mille_feuille"]])
    t.says(0, "prepare", "mille_feuille", "creme", 1).plays(0, "move").says(0, "swap_destinations", 0, 1)
    assert t.now() == "way_to_draw 1"


def test_r3_a_nettoie_already_there_stays_when_montreal_comes() -> None:
    t = scene(["clean", "move"], ["1"], [], at="act", cities=["le_cap", "tokyo", "montreal"])
    t.plays(0, "clean", 1).plays(0, "move").says(0, "swap_destinations", 1, 2).says(0, "end_turn")
    assert t.told("turn_skipped") == [{"seat": 1}]
    assert t.now() == "way_to_draw 2"


# -- Tokyo, Shanghai, Dubaï: payments -------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "hand", "ways"),
    [("saint_honore", ["2"], [1]), ("mille_feuille", ["1"], [0]), ("paris_brest", ["1"], [0]), ("paris_brest", [], [])],
)
def test_tokyo_needs_one_level_less_never_below_one(recipe: str, hand: list[str], ways: list[int]) -> None:
    t = scene(["pate", "creme", *hand], [], at="act", cities=["tokyo", "dubai"], recipes=[[recipe]])
    assert t.options(0, "prepare") == [f"prepare:{recipe}:creme:{way}" for way in ways]
    assert t.now() == "action 0"


def test_07_shanghai_pays_with_two_cards_of_other_flavours() -> None:
    hand = ["pate", "2", "alcool", "alcool", "fruits", "creme"]
    t = scene(hand, [], at="act", cities=["shanghai", "dubai"], recipes=[["mille_feuille"]])
    assert t.options(0, "prepare") == ["prepare:mille_feuille:creme:1", "prepare:mille_feuille:-1:1"]
    t.says(0, "prepare", "mille_feuille", -1, 1)
    assert t.options(0) == ["pay_pair:alcool:alcool", "pay_pair:alcool:fruits"]
    t.says(0, "pay_pair", "alcool", "fruits")
    assert sorted(t.names(t.g.payment[0])) == ["alcool", "fruits", "pate", "savoir_faire_2"]
    assert t.now() == "way_to_draw 1"


def test_07_a_joker_or_the_flavour_itself_makes_no_pair() -> None:
    hand = ["pate", "2", "alcool", "joker", "creme"]
    t = scene(hand, [], at="act", cities=["shanghai", "dubai"], recipes=[["mille_feuille"]])
    assert t.options(0, "prepare") == ["prepare:mille_feuille:creme:1", "prepare:mille_feuille:joker:1"]
    assert t.now() == "action 0"


def test_elsewhere_two_flavours_make_no_joker() -> None:
    t = scene(["pate", "2", "alcool", "alcool"], [], at="act", cities=["tokyo"], recipes=[["mille_feuille"]])
    assert t.reasons(0) == {"mille_feuille": "no_flavour"}
    assert t.now() == "action 0"


def test_r12_dubai_pays_an_action_card_as_pate_without_its_effect() -> None:
    t = scene(["chef", "clean", "creme", "2"], ["1"], at="act", cities=["dubai", "tokyo"], recipes=[["mille_feuille"]])
    t.says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.options(0) == ["pay_base:sous_chef", "pay_base:nettoie_ton_atelier"]
    t.says(0, "pay_base", "chef")
    assert t.names(t.g.begun[0]) == ["mille_feuille"]
    assert "sous_chef" in t.names(t.g.payment[0])
    assert t.now() == "way_to_draw 1"


def test_dubai_may_still_pay_a_pate() -> None:
    t = scene(["self", *COOK], ["1"], at="act", cities=["dubai", "tokyo"], recipes=[["mille_feuille"]])
    t.says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.options(0) == ["pay_base:pate", "pay_base:self_service"]
    assert t.now() == "base 0"


# -- New York -------------------------------------------------------------------------------


def test_new_york_keeps_one_of_two_on_the_first_draw() -> None:
    t = scene([], [], cities=["new_york", "dubai"], pile=["pate", "creme", "1", "2", "fruits"])
    t.says(0, "revise", 0).right(0).says(0, "draw_atelier")
    assert t.options(0) == ["keep_card:pate", "keep_card:creme"]
    t.says(0, "keep_card", "creme")
    assert t.names(t.g.discard) == ["pate"]
    assert t.told("kept_one_of_two", 1) == [{"seat": 0, "rejected": "pate", "card": None}]
    t.says(0, "draw_atelier")
    assert t.hand(0) == ["creme", "savoir_faire_1"]
    assert t.now() == "action 0"


def test_new_york_looks_at_two_with_a_small_hand_only() -> None:
    small, large = ["1", "1", "2"], ["1", "1", "2", "2"]
    for hand, keeps in ((small, True), (large, False)):
        t = scene(hand, [], cities=["new_york", "dubai"], pile=["pate", "creme"], recipe_pile=["opera", "canele"])
        t.says(0, "draw_atelier")
        assert (t.now() == "card_to_keep 0") == keeps
        t = scene(hand, [], cities=["new_york", "dubai"], recipe_pile=["opera", "canele"])
        t.says(0, "draw_recipe")
        assert (t.now() == "recipe_to_keep 0") == keeps


def test_new_york_puts_the_other_recipe_under_its_pile() -> None:
    t = scene([], [], cities=["new_york", "dubai"], recipe_pile=["opera", "canele", "fraisier"])
    t.says(0, "draw_recipe").says(0, "keep_recipe", "canele")
    assert t.recipes(0) == ["canele"]
    assert t.names(t.g.recipe_pile) == ["opera", "fraisier"]
    assert [t.told("kept_one_recipe", s)[0]["rejected"] for s in range(2)] == ["opera", None]
    assert t.now() == "action 0"


def test_r10_an_express_card_among_the_two_acts_and_the_other_is_kept() -> None:
    t = scene([], [], cities=["new_york", "dubai"], pile=["pate", "salon", "1"], recipe_pile=["opera", "canele"])
    t.says(0, "draw_atelier")
    assert t.hand(0) == ["pate"]
    assert t.now() == "salon_recipe 0"


def test_r10_two_express_cards_both_act_and_nothing_is_kept() -> None:
    pile = ["salon", "etagere", "1", "1", "1", "pate", "2"]
    t = scene([], [], cities=["new_york", "dubai"], pile=pile, recipe_pile=["opera"])
    t.says(0, "draw_atelier").says(0, "choose_recipe", "opera")
    assert t.hand(0) == ["pate"]
    assert t.now() == "action 0"


def test_r10_picks_from_the_shelf_are_not_doubled() -> None:
    t = scene(["1"], [], cities=["new_york", "dubai"], shelf=["creme", "pate", "2"], pile=["fruits"])
    t.says(0, "trade_in", "1").says(0, "take_from_shelf", "pate")
    assert t.hand(0) == ["pate"]
    assert t.now() == "action 0"


def test_08_a_bonus_is_a_first_draw_too() -> None:
    t = scene([], [], cities=["new_york", "dubai"], begun=[["baba"]], pile=["pate", "creme", "1"])
    t.says(0, "shout").says(0, "keep_card", "pate").says(0, "draw_atelier")
    assert t.hand(0) == ["pate", "savoir_faire_1"]
    assert t.now() == "action 0"


def test_08_with_one_card_in_the_pile_the_discards_go_beneath() -> None:
    t = scene([], [], cities=["new_york", "dubai"], pile=["pate"], discard=["creme"])
    t.says(0, "draw_atelier")
    assert t.options(0) == ["keep_card:pate", "keep_card:creme"]
    assert t.now() == "card_to_keep 0"


def test_08_with_one_card_in_all_there_is_no_choice() -> None:
    t = scene([], [], cities=["new_york", "dubai"], pile=["pate"])
    assert t.says(0, "draw_atelier").hand(0) == ["pate"]
    assert t.now() == "action 0"


# -- Londres, Le Cap ------------------------------------------------------------------------


def test_londres_may_take_from_the_shelf_by_luck() -> None:
    t = scene([], [], cities=["londres", "dubai"], shelf=["creme", "pate", "pate"])
    assert t.options(0, "take") == ["take_from_shelf:pate", "take_from_shelf:creme"]
    t.says(0, "take_from_shelf", "creme")
    assert len(t.g.shelf) == 3
    assert t.now() == "action 0"


def test_londres_may_take_from_the_shelf_after_a_wrong_answer() -> None:
    t = scene(["1"], [], cities=["londres", "dubai"], shelf=["creme", "pate", "2"])
    t.says(0, "revise", 0).wrong(0).says(0, "swap_out", "1")
    assert t.options(0)[:2] == ["draw_atelier", "take_from_shelf:pate"]
    t.says(0, "take_from_shelf", "pate")
    assert t.hand(0) == ["pate"]
    assert t.now() == "action 0"


def test_09_le_cap_takes_two_from_the_shelf_for_one_discard() -> None:
    t = scene(["1"], [], cities=["le_cap", "dubai"], shelf=["creme", "pate", "2"])
    t.says(0, "trade_in", "1").says(0, "take_from_shelf", "pate")
    assert t.now() == "shelf_card 0"
    t.says(0, "take_from_shelf", "2")
    assert t.hand(0) == ["pate", "savoir_faire_2"]
    assert t.now() == "action 0"


def test_09_le_cap_takes_the_only_card_of_a_short_shelf() -> None:
    t = scene(["1"], [], cities=["le_cap", "dubai"], shelf=["creme"], pile=[])
    t.says(0, "trade_in", "1").says(0, "take_from_shelf", "creme")
    assert t.now() == "action 0"


# -- Vienne, Singapour, Buenos Aires --------------------------------------------------------


def test_09_vienne_takes_three_cards_and_discards_one() -> None:
    t = scene([], [], cities=["vienne", "dubai"], shelf=["creme", "fruits", "joker"], recipe_pile=["opera"])
    t.says(0, "revise", 0).right(0)
    t.says(0, "draw_recipe").says(0, "take_from_shelf", "creme").says(0, "take_from_shelf", "joker")
    assert t.options(0) == ["discard_card:creme", "discard_card:joker"]
    t.says(0, "discard_card", "creme")
    assert t.hand(0) == ["joker"]
    assert t.now() == "action 0"


def test_09_vienne_with_recipes_only_discards_nothing() -> None:
    t = scene([], [], cities=["vienne", "dubai"], recipe_pile=["opera", "canele", "fraisier"])
    t.says(0, "revise", 0).right(0)
    for _ in range(3):
        t.says(0, "draw_recipe")
    assert t.now() == "action 0"


@pytest.mark.parametrize(("cards", "now"), [(0, "action 0"), (3, "action 0"), (4, "consolation 0")])
def test_09_singapour_draws_without_discarding_with_at_most_three_cards(cards: int, now: str) -> None:
    t = scene(["1"] * cards, [], cities=["singapour", "dubai"], pile=["pate", "creme"])
    t.says(0, "revise", 0).wrong(0)
    assert len(t.g.hand[0]) == cards + (now == "action 0")
    assert t.now() == now


def test_buenos_aires_draws_for_each_pastry_finished() -> None:
    t = scene([], [], cities=["buenos_aires", "dubai"], begun=[["opera"]], pile=["pate", "creme"])
    assert t.hand(0) == ["pate"]
    assert t.now() == "way_to_draw 0"


def test_buenos_aires_and_the_shout_add_up() -> None:
    t = scene([], [], cities=["buenos_aires", "dubai"], begun=[["baba"]], pile=["pate", "creme", "1"])
    t.says(0, "shout")
    assert t.hand(0) == ["creme", "pate"]
    assert t.now() == "way_to_draw 0"
