"""Scenes of the Action cards, and of acting and preparing in one turn."""

from __future__ import annotations

from tests.games.baba.scene import scene

QUIET = ["le_cap", "tokyo", "buenos_aires"]
COOK = ["pate", "creme", "2"]


def test_the_book_any_number_of_actions_also_one_just_obtained() -> None:
    t = scene(["self"], ["move"], at="act", cities=QUIET)
    t.plays(0, "self", 1).plays(0, "move").says(0, "swap_destinations", 0, 1)
    assert t.names(t.g.destination) == ["tokyo", "le_cap"]
    assert t.names(t.g.discard) == ["self_service", "demenagement"]
    assert t.now() == "action 0"


def test_r6_the_first_action_forbids_preparing() -> None:
    t = scene([*COOK, "move"], [], at="act", cities=QUIET, recipes=[["mille_feuille"]])
    t.plays(0, "move").says(0, "swap_destinations", 0, 1)
    assert t.options(0) == ["end_turn"]
    assert t.reasons(0) == {"mille_feuille": "already_acted"}
    assert t.now() == "action 0"


def test_one_may_do_neither() -> None:
    assert scene(["self"], ["1"], at="act").says(0, "end_turn").now() == "way_to_draw 1"


# -- Échange-moi cette recette --------------------------------------------------------------


def test_a_swap_takes_and_gives_a_recipe_of_ones_choice() -> None:
    t = scene(
        ["swap"], [], [], at="act", cities=QUIET, recipes=[["opera", "canele"], ["fraisier"], ["canele", "canele"]]
    )
    t.plays(0, "swap")
    assert t.options(0) == ["ask_for_recipe:1:fraisier", "ask_for_recipe:2:canele"]
    t.says(0, "ask_for_recipe", 2, "canele")
    assert t.options(0) == ["swap_recipes:2:canele:canele", "swap_recipes:2:canele:opera"]
    t.says(0, "swap_recipes", 2, "canele", "opera")
    assert [t.recipes(s) for s in range(3)] == [["canele", "canele"], ["fraisier"], ["canele", "opera"]]
    assert t.told("swapped_recipes") == [{"seat": 0, "target": 2, "taken": "canele", "given": "opera"}]
    assert t.now() == "action 0"


def test_r11_a_swap_needs_a_recipe_without_a_token_on_both_sides() -> None:
    t = scene(["swap"], [], at="act", cities=QUIET, recipes=[[], ["opera"]], finished=[["canele"]])
    assert t.options(0) == ["end_turn"]
    assert t.reasons(0) == {"echange_moi_cette_recette": "no_recipe_to_swap"}
    t = scene(["swap"], [], at="act", cities=QUIET, recipes=[["opera"], []], begun=[[], ["canele"]])
    assert t.reasons(0) == {"opera": "no_pate", "echange_moi_cette_recette": "no_recipe_to_swap"}
    assert t.now() == "action 0"


# -- Portes ouvertes ------------------------------------------------------------------------


def test_portes_ouvertes_all_show_a_card_at_once_and_one_is_taken() -> None:
    t = scene(["open"], ["pate", "1"], ["creme"], at="act", cities=QUIET)
    t.plays(0, "open")
    assert t.now() == "card_to_show 1,2"
    t.says(2, "pick_card", "creme")
    assert t.told("showed") == []
    t.says(1, "pick_card", "1")
    assert [shown["card"] for shown in t.told("showed")] == ["savoir_faire_1", "creme"]
    assert t.options(0) == ["take_shown:1:savoir_faire_1", "take_shown:2:creme"]
    t.says(0, "take_shown", 1, "1")
    assert [t.hand(s) for s in range(3)] == [["savoir_faire_1"], ["pate"], ["creme"]]
    assert t.now() == "action 0"


def test_r11_portes_ouvertes_leaves_rio_and_empty_hands_alone_and_taking_is_compulsory() -> None:
    t = scene(["open"], ["pate"], [], ["creme"], at="act", cities=["le_cap", "rio", "tokyo", "dubai"])
    t.plays(0, "open")
    assert t.now() == "card_to_show 3"
    t.says(3, "pick_card", "creme")
    assert t.options(0) == ["take_shown:3:creme"]
    assert t.now() == "shown_card 0"


def test_r11_portes_ouvertes_with_nobody_but_rio_cannot_be_played() -> None:
    t = scene(["open"], ["pate"], [], at="act", cities=["le_cap", "rio", "tokyo"])
    assert t.reasons(0) == {"portes_ouvertes": "nobody_to_take_from"}
    assert t.options(0) == ["end_turn"]
    assert t.now() == "action 0"


# -- Déménagement ---------------------------------------------------------------------------


def test_demenagement_swaps_any_two_cities_ones_own_or_not() -> None:
    t = scene(["move"], [], [], at="act", cities=["le_cap", "tokyo", "dubai"])
    t.plays(0, "move")
    assert t.options(0) == ["swap_destinations:0:1", "swap_destinations:0:2", "swap_destinations:1:2"]
    t.says(0, "swap_destinations", 1, 2)
    assert t.names(t.g.destination) == ["le_cap", "dubai", "tokyo"]
    assert t.now() == "action 0"


def test_the_book_moving_does_not_undo_what_was_begun() -> None:
    """A pastry begun in Tokyo for one level less is validated although Tokyo is gone."""
    t = scene(["pate", "creme", "2"], ["move"], at="act", cities=["tokyo", "le_cap"], recipes=[["saint_honore"]])
    t.says(0, "prepare", "saint_honore", "creme", 1)
    t.says(1, "draw_recipe").plays(1, "move").says(1, "swap_destinations", 0, 1).says(1, "end_turn")
    assert t.names(t.g.finished[0]) == ["saint_honore"]
    assert t.now() == "way_to_draw 0"


# -- Self-Service ---------------------------------------------------------------------------


def test_self_service_takes_a_random_card_that_only_two_players_know() -> None:
    t = scene(["self"], ["pate"], ["1"], at="act", cities=QUIET)
    t.plays(0, "self", 1)
    assert t.hand(0) == ["pate"]
    assert [t.told("helped_themselves", s)[0]["card"] for s in range(3)] == ["pate", "pate", None]
    assert t.now() == "action 0"


def test_self_service_can_take_any_card() -> None:
    taken = set()
    for seed in range(40):
        t = scene(["self"], ["pate", "1", "creme"], at="act", cities=QUIET)
        t.g.rng = seed * 7919
        taken |= set(t.plays(0, "self", 1).hand(0))
    assert taken == {"pate", "savoir_faire_1", "creme"}


def test_r11_self_service_needs_a_victim_with_cards_outside_rio() -> None:
    t = scene(["self"], ["pate"], [], ["1"], at="act", cities=["le_cap", "rio", "tokyo", "dubai"])
    assert t.options(0) == ["end_turn", "play_action:self_service:3"]
    assert t.reasons(0) == {"self_service": "nobody_to_take_from"}
    assert t.now() == "action 0"


# -- Sous-chef ------------------------------------------------------------------------------


def test_a_sous_chef_lets_one_act_prepare_and_finish_at_once() -> None:
    t = scene([*COOK, "chef", "move"], [], at="act", cities=QUIET, recipes=[["mille_feuille"]])
    t.plays(0, "chef").says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.names(t.g.finished[0]) == ["mille_feuille"]
    assert t.names(t.g.payment[0]) == []
    assert sorted(t.names(t.g.discard)) == ["creme", "pate", "savoir_faire_2", "sous_chef"]
    assert t.options(0) == ["end_turn", "play_action:demenagement:-1"]
    assert t.now() == "action 0"


def test_r5_a_sous_chef_must_come_before_the_pastry_it_finishes() -> None:
    t = scene([*COOK, "chef"], [], at="act", cities=["sydney", "tokyo"], recipes=[["mille_feuille"]])
    t.says(0, "prepare", "mille_feuille", "creme", 1).plays(0, "chef")
    assert t.names(t.g.begun[0]) == ["mille_feuille"]
    assert t.options(0) == ["end_turn"]
    assert t.now() == "action 0"


def test_r5_in_sydney_only_the_instant_finish_is_new() -> None:
    t = scene([*COOK, "chef"], [], at="act", cities=["sydney", "tokyo"], recipes=[["mille_feuille"]])
    t.plays(0, "chef").says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.names(t.g.finished[0]) == ["mille_feuille"]
    assert t.now() == "action 0"


def test_r5_a_second_sous_chef_adds_nothing_and_an_unused_one_is_lost() -> None:
    t = scene([*COOK, *COOK, "chef", "chef"], [], at="act", cities=QUIET, recipes=[["mille_feuille", "tropezienne"]])
    t.plays(0, "chef").plays(0, "chef").says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.reasons(0) == {"tropezienne": "already_prepared"}
    t.says(0, "end_turn").says(1, "draw_recipe").says(1, "end_turn").says(0, "draw_recipe")
    t.says(0, "prepare", "tropezienne", "creme", 1)
    assert t.names(t.g.begun[0]) == ["tropezienne"]
    assert t.now() == "way_to_draw 1"


def test_a_sous_chef_wins_at_once_with_the_last_pastry() -> None:
    t = scene([*COOK, "chef"], [], at="act", wants=["ambassade"], finished=[["opera"]], recipes=[["mille_feuille"]])
    t.plays(0, "chef").says(0, "prepare", "mille_feuille", "creme", 1)
    assert t.now() == "over: order_honoured"


# -- Nettoie ton atelier --------------------------------------------------------------------


def test_nettoie_costs_two_cards_of_the_victims_choice() -> None:
    t = scene(["clean"], ["pate", "1", "creme"], at="act", cities=QUIET)
    t.plays(0, "clean", 1)
    assert t.options(1) == ["keep_nettoie", "clean"]
    t.says(1, "clean").says(1, "discard_card", "1").says(1, "discard_card", "pate")
    assert t.hand(1) == ["creme"]
    assert sorted(t.names(t.g.discard)) == ["nettoie_ton_atelier", "pate", "savoir_faire_1"]
    assert list(t.g.to_clean) == [0, 0]
    assert t.now() == "action 0"


def test_nettoie_kept_costs_the_next_turn() -> None:
    t = scene(["clean"], ["pate", "1"], [], at="act", cities=QUIET)
    t.plays(0, "clean", 1).says(1, "keep_nettoie").says(0, "end_turn")
    assert t.told("turn_skipped") == [{"seat": 1}]
    assert t.names(t.g.discard) == ["nettoie_ton_atelier"]
    assert t.now() == "way_to_draw 2"


def test_the_book_nettoie_on_one_card_must_skip() -> None:
    t = scene(["clean"], ["pate"], at="act", cities=QUIET)
    t.plays(0, "clean", 1)
    assert t.told("kept_nettoie") == [{"seat": 1}]
    assert t.names(t.g.front) == ["nettoie_ton_atelier"]
    assert t.now() == "action 0"
    assert t.says(0, "end_turn").now() == "way_to_draw 0"


def test_r4_a_skipped_turn_skips_validation_too() -> None:
    t = scene(["clean"], ["pate"], at="act", cities=QUIET, begun=[[], ["opera"]])
    t.plays(0, "clean", 1).says(0, "end_turn")
    assert t.names(t.g.begun[1]) == ["opera"]
    t.says(0, "draw_recipe").says(0, "end_turn")
    assert t.names(t.g.finished[1]) == ["opera"]
    assert t.now() == "way_to_draw 1"


def test_r11_nettoie_needs_a_victim_without_one_and_outside_montreal() -> None:
    t = scene(["clean", "clean"], ["pate"], ["pate"], [], at="act", cities=["le_cap", "montreal", "tokyo", "dubai"])
    assert t.options(0, "play") == ["play_action:nettoie_ton_atelier:2", "play_action:nettoie_ton_atelier:3"]
    t.plays(0, "clean", 2)
    assert t.options(0, "play") == ["play_action:nettoie_ton_atelier:3"]
    assert t.reasons(0) == {"nettoie_ton_atelier": "nobody_to_clean"}
    assert t.now() == "action 0"
