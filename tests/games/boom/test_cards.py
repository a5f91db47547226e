"""Scenes of each card's effect."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tests.games.boom.scene import Scene, full, scene


def test_the_book_the_size_never_falls_below_zero() -> None:
    t = scene(["-5", "+1"], ["+1"], ["+1"], cake=2)
    t.plays(0, "-5").all_pass()
    assert t.g.cake == 0
    assert t.now() == "card_to_play 1"


def test_08_a_mystery_value_is_drawn_when_the_card_takes_effect() -> None:
    t = scene(["+?", "+1"], ["+1"], ["+1"])
    t.plays(0, "+?")
    assert t.told("mystery") == []
    t.all_pass()
    value = t.told("mystery")[-1]["value"]
    assert 1 <= value <= 5
    assert t.g.cake == 10 + value


def test_mystery_values_are_one_to_five_and_all_come() -> None:
    values = set()
    for seed in range(60):
        t = scene(["-?", "+1"], ["+1"], ["+1"], cake=10)
        t.g.rng = seed * 7919
        t.plays(0, "-?").all_pass()
        values.add(10 - t.g.cake)
    assert values == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("card", "sign"), [("wide", 1), ("narrow", -1)])
def test_the_oven_gets_wider_or_narrower_by_a_mystery_value(card: str, sign: int) -> None:
    t = scene([card, "+1"], ["+1"], ["+1"], cake=1)
    t.plays(0, card).all_pass()
    assert 1 <= sign * (t.g.capacity - 17) <= 5
    assert t.now() == "card_to_play 1"


def test_the_book_the_capacity_never_falls_below_one() -> None:
    t = scene(["narrow", "+1"], ["+1"], ["+1"], cake=0, capacity=2)
    t.g.capacity = 1
    t.plays(0, "narrow").all_pass()
    assert t.g.capacity == 1
    assert t.now() == "card_to_play 1"


def test_a_narrower_oven_can_make_the_cake_explode() -> None:
    t = scene(["narrow", "+1"], ["+1"], ["+1"], cake=16)
    t.plays(0, "narrow").all_pass()
    assert t.now() == "over: explosion"


def test_a_look_shows_the_whole_hand_to_one_and_takes_a_card() -> None:
    t = scene(["look", "+1"], ["+2", "+2", "apron"], ["+1"])
    t.plays(0, "look", 1).all_pass()
    assert t.options(0) == ["take:0:1:chaleur_2", "take:0:1:tablier_de_protection"]
    t.says(0, "take", 0, 1, "apron")
    assert t.hears(0, "took")["card"] == t.hears(1, "took")["card"] == "tablier_de_protection"
    assert t.hears(2, "took")["card"] is None
    assert "tablier_de_protection" in t.hand(0)
    assert t.hand(1) == ["chaleur_2", "chaleur_2"]
    assert t.now() == "card_to_play 1"


def test_a_look_needs_a_hand_with_cards() -> None:
    t = scene(["look", "+1"], [], ["+1"])
    assert "play_card:0:coup_d_oeil_gourmand:2" in t.options(0)
    assert "play_card:0:coup_d_oeil_gourmand:1" not in t.options(0)


def test_09_two_accidents_skip_two_turns_entirely() -> None:
    t = scene(["accident", "accident"], ["+1"], ["+1", "+1"], deck=["-1"] * 5, event="gonflement_progressif")
    t.g.skips[1] = 1
    t.plays(0, "accident", 1).all_pass()
    assert t.g.skips[1] == 1
    assert t.hand(1) == ["chaleur_1"]
    assert t.g.cake == 11  # only the turn that took place made it rise
    assert t.now() == "card_to_play 2"


def test_10_a_clumsy_victim_plays_a_random_card_and_chooses_its_target() -> None:
    t = scene(["clumsy", "+1"], ["accident"], ["+1"])
    t.plays(0, "clumsy", 1).all_pass()
    assert t.told("forced") == [{"seat": 1, "card": "accident_de_cuisine"}]
    assert t.now() == "target 1"
    t.says(1, "aim", 1, 2)
    assert t.question() == "reaction"
    t.all_pass()
    assert t.told("accident") == [{"target": 2}]
    assert t.told("turn_skipped") == [{"seat": 2}]


def test_10_a_forced_reaction_or_goal_is_lost() -> None:
    for card in ("apron", "cherries"):
        t = scene(["clumsy", "+1"], [card], ["+1"], roles="pgf")
        t.plays(0, "clumsy", 1).all_pass()
        assert t.told("no_effect") == [{"card": full(card)}]
        assert full(card) not in t.hand(1)


def test_10_a_forced_card_brings_neither_draw_nor_theft() -> None:
    t = scene(["clumsy", "+1"], ["+5"], ["+1"], roles="pgf", cake=10)
    t.plays(0, "clumsy", 1).all_pass()
    assert t.g.cake == 15
    assert t.told("drew")[0]["seat"] == 0
    assert t.told("stole") == []


def test_11_a_targeted_card_without_a_target_is_played_without_effect() -> None:
    t = scene(["look", "+1"], [], [], first=0)
    assert "play_card:0:coup_d_oeil_gourmand:-1" in t.options(0)
    t.plays(0, "look").all_pass()
    assert t.told("no_effect") == [{"card": "coup_d_oeil_gourmand"}]


def test_11_targets_are_other_players() -> None:
    t = scene(["accident", "swap"], ["+1"], ["+1"])
    assert not [o for o in t.options(0) if o.endswith(":0")]


def test_16_alone_a_targeted_card_has_no_effect() -> None:
    t = scene(["accident", "-1"])
    t.plays(0, "accident").all_pass()
    assert t.g.skips[0] == 0
    assert t.now() == "card_to_play 0"


def test_an_apron_swap_swaps_whole_hands_and_both_remember() -> None:
    t = scene(["swap", "+1"], ["+2", "+3"], ["+1"], deck=["-1"] * 3)
    t.plays(0, "swap", 1).all_pass()
    assert t.hand(0)[:2] == ["chaleur_2", "chaleur_3"]
    assert t.hand(1) == ["chaleur_1"]
    gone = t.g.hand[1].cards[0]
    assert t.g.known[gone] & 1


def test_r4_the_card_a_look_takes_is_settled_after_reactions() -> None:
    t = scene(["look", "+1"], ["+2", "return"], ["+4", "+1"])
    t.plays(0, "look", 1).reacts(1, "return", 2).all_pass()
    assert t.now() == "card_to_take 0"
    assert t.options(0) == ["take:0:2:chaleur_1", "take:0:2:chaleur_4"]


def test_r5_salvage_may_take_a_reaction_spent_against_it_but_not_itself() -> None:
    t = scene(["salvage", "apron"], ["apron", "+1"], ["+1"], discard=["cherries"], roles="pfg")
    t.plays(0, "salvage").reacts(1, "apron").reacts(0, "apron").all_pass()
    assert t.options(0) == ["recover:0:cerises_confites", "recover:0:tablier_de_protection"]
    t.says(0, "recover", 0, "apron")
    assert "tablier_de_protection" in t.hand(0)
    assert t.now() == "card_to_play 1"


def test_r5_salvage_from_an_empty_discard_pile_does_nothing() -> None:
    t = scene(["salvage", "+1"], ["+1"], ["+1"])
    t.plays(0, "salvage").all_pass()
    assert t.now() == "card_to_play 1"


def test_r6_a_forced_card_opens_a_fresh_stack_that_can_be_answered() -> None:
    t = scene(["clumsy", "+1"], ["+3"], ["boost", "+1"])
    t.plays(0, "clumsy", 1)
    for seat in (1, 2, 0):
        t.says(seat, "let_it_be")
    assert len(t.g.stack) == 1
    t.reacts(2, "boost").all_pass()
    assert t.g.cake == 16


def test_an_action_card_is_no_turn_card_in_a_blackout() -> None:
    t = scene(["accident", "+1"], ["+1"], ["+1"], event="panne_d_electricite")
    assert t.options(0) == ["play_card:0:chaleur_1:-1"]
    assert t.reasons(0) == {"accident_de_cuisine": "no_action_in_a_blackout"}


def test_a_reactive_card_is_never_the_card_of_the_turn() -> None:
    t = scene(["apron", "+1"], ["+1"], ["+1"])
    assert t.reasons(0) == {"tablier_de_protection": "reactive_is_no_turn_card"}


def test_a_goal_is_for_the_glouton_only() -> None:
    t = scene(["cherries", "+1"], ["+1"], ["+1"], roles="pgf")
    assert t.reasons(0) == {"cerises_confites": "goal_is_for_the_glouton"}


def test_nobody_else_learns_which_known_card_a_look_took() -> None:
    t = scene(["look", "+1"], ["+2", "apron"], ["+1"])
    for card in t.g.hand[1].cards:
        t.g.show_all(card)
    t.plays(0, "look", 1).all_pass().says(0, "take", 0, 1, "apron")
    assert known_to(t, 2, 0) == known_to(t, 2, 1) == []
    assert known_to(t, 0, 1) == ["chaleur_2"]


def test_playing_one_of_two_alike_does_not_tell_that_there_was_another() -> None:
    t = scene(["+2", "+2", "+1"], ["+1"], ["+1"])
    t.g.show(t.g.hand[0].cards[1], 1)
    assert known_to(t, 1, 0) == ["chaleur_2"]
    t.plays(0, "+2").all_pass()
    assert known_to(t, 1, 0) == []


def known_to(t: Scene, seat: int, holder: int) -> list[str]:
    """What a seat knows of another's hand."""
    table: Any = view(t.g, Seat(seat))["table"]
    return [name for name in table["hand"][holder] if name != "…"]
