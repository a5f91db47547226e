"""Scenes of cards that answer cards."""

from __future__ import annotations

import pytest

from tablee.kernel.steps import whom
from tests.games.boom.scene import scene


def test_the_book_tablier_cancels_an_accident() -> None:
    t = scene(["accident"], ["apron", "+1"], ["+1"])
    t.plays(0, "accident", 1).reacts(1, "apron").all_pass()
    assert t.g.skips[1] == 0
    assert t.now() == "card_to_play 1"


def test_the_book_renvoi_turns_plus_three_into_minus_three() -> None:
    t = scene(["+3"], ["return", "+1"], ["+1"])
    t.plays(0, "+3").reacts(1, "return").all_pass()
    assert t.g.cake == 7
    assert t.now() == "card_to_play 1"


def test_the_book_boost_makes_minus_two_count_minus_four() -> None:
    t = scene(["-2"], ["boost", "+1"], ["+1"])
    t.plays(0, "-2").reacts(1, "boost").all_pass()
    assert t.g.cake == 6
    assert t.now() == "card_to_play 1"


@pytest.mark.parametrize(("boosts", "factor"), [(1, 2), (2, 4), (3, 8)])
def test_the_book_boosts_multiply(boosts: int, factor: int) -> None:
    t = scene(["-1"], ["boost"] * boosts + ["+1"], ["+1"], cake=12)
    t.plays(0, "-1")
    for _ in range(boosts):
        t.reacts(1, "boost")
        for seat in (2, 0, 1):
            t.says(seat, "let_it_be")
    t.all_pass()
    assert t.g.cake == 12 - factor
    assert t.now() == "card_to_play 1"


def test_12_a_reaction_can_be_countered_and_the_card_beneath_opens_again() -> None:
    t = scene(["+3", "apron"], ["boost", "+1"], ["boost", "+1"])
    t.plays(0, "+3").reacts(1, "boost").reacts(0, "apron")
    for seat in (1, 2, 0):
        t.says(seat, "let_it_be")
    assert t.told("cancelled")[-1]["card"] == "coup_de_boost"
    assert t.now() == "reaction 0,1,2"
    t.reacts(2, "boost").all_pass()
    assert t.g.cake == 16
    assert t.now() == "card_to_play 1"


def test_12_two_boosts_can_follow_one_another_on_one_card() -> None:
    t = scene(["+1"], ["boost", "+1"], ["boost", "+1"])
    t.plays(0, "+1").reacts(1, "boost")
    for seat in (2, 0, 1):
        t.says(seat, "let_it_be")
    t.reacts(2, "boost").all_pass()
    assert t.g.cake == 14


def test_r1_everybody_is_asked_whatever_they_hold_the_player_last() -> None:
    t = scene(["+1"], ["+1"], ["+2"], ["+1"], first=2)
    t.plays(2, "+2")
    assert t.now() == "reaction 0,1,2,3"
    assert [whom(q) for q in t.g.asked.listed()] == [3, 0, 1, 2]
    assert all(t.options(s)[0] == f"let_it_be:{s}" for s in range(4))


def test_r1_no_reaction_to_a_goal() -> None:
    t = scene(["cherries", "+1"], ["apron", "+1"], ["apron", "+1"], roles="gpf")
    t.plays(0, "cherries")
    assert t.now() == "card_to_play 1"


def test_r1_no_reaction_in_a_blackout() -> None:
    t = scene(["+1", "apron"], ["apron", "-1"], ["+1"], event="panne_d_electricite")
    t.plays(0, "+1")
    assert t.g.cake == 11
    assert t.now() == "card_to_play 1"


def test_r2_a_cancelled_card_cannot_be_answered_any_more() -> None:
    t = scene(["+3"], ["apron", "+1"], ["boost", "+1"])
    t.plays(0, "+3").reacts(1, "apron")
    for seat in (2, 0, 1):
        t.says(seat, "let_it_be")
    assert t.g.cake == 10
    assert t.now() == "card_to_play 1"


def test_r2_a_cancelled_reaction_reopens_the_card_beneath_it() -> None:
    t = scene(["+3"], ["boost", "+1"], ["apron", "+1"])
    t.plays(0, "+3").reacts(1, "boost").reacts(2, "apron")
    for seat in (0, 1, 2):
        t.says(seat, "let_it_be")
    assert t.now() == "reaction 0,1,2"
    t.all_pass()
    assert t.g.cake == 13


def test_r3_an_action_can_be_sent_back_to_its_player() -> None:
    t = scene(["accident", "+1"], ["return", "+1"], ["+1"])
    t.plays(0, "accident", 1).reacts(1, "return", 0).all_pass()
    assert list(t.g.skips) == [1, 0, 0]
    assert t.now() == "card_to_play 1"


def test_r3_a_look_sent_back_to_its_player_does_nothing() -> None:
    t = scene(["look", "+1"], ["return", "+1"], ["+1"])
    t.plays(0, "look", 1).reacts(1, "return", 0).all_pass()
    assert t.told("no_effect")[-1]["card"] == "coup_d_oeil_gourmand"
    assert t.now() == "card_to_play 1"


def test_r3_only_the_victim_may_send_an_action_on_and_never_to_itself() -> None:
    t = scene(["accident", "+1"], ["return", "+1"], ["return", "+1"])
    t.plays(0, "accident", 1)
    assert t.options(1) == ["let_it_be:1", "react:1:renvoi_de_spatule:2", "react:1:renvoi_de_spatule:0"]
    assert t.options(2) == ["let_it_be:2"]
    assert t.reasons(2) == {"renvoi_de_spatule": "renvoi_needs_an_aim_at_you_or_a_sign"}


def test_r3_the_new_target_may_answer_in_turn() -> None:
    t = scene(["accident", "+1"], ["return", "+1"], ["return", "+1"])
    t.plays(0, "accident", 1).reacts(1, "return", 2)
    for seat in (2, 0, 1):
        t.says(seat, "let_it_be")
    t.reacts(2, "return", 1).all_pass()
    assert list(t.g.skips) == [0, 0, 0]
    assert t.told("turn_skipped") == [{"seat": 1}]
    assert t.now() == "card_to_play 2"


def test_r3_salvage_has_no_target_to_send_on() -> None:
    t = scene(["salvage", "+1"], ["return", "+1"], ["+1"], discard=["+2"])
    t.plays(0, "salvage")
    assert t.options(1) == ["let_it_be:1"]


def test_a_boost_needs_a_measure() -> None:
    t = scene(["accident", "+1"], ["boost", "+1"], ["+1"])
    t.plays(0, "accident", 1)
    assert t.reasons(1) == {"coup_de_boost": "boost_needs_a_measure"}


def test_a_boost_is_forbidden_in_a_round_of_double_strength() -> None:
    t = scene(["-1", "+1"], ["boost", "+1"], ["+1"], event="double_intensite")
    t.plays(0, "-1")
    assert t.reasons(1) == {"coup_de_boost": "boost_forbidden_this_round"}
    t.all_pass()
    assert t.g.cake == 8


def test_the_first_reaction_closes_the_window_for_the_others() -> None:
    t = scene(["+1"], ["apron", "+1"], ["apron", "+1"])
    t.plays(0, "+1").reacts(2, "apron")
    assert t.now() == "reaction 0,1,2"
    assert len(t.g.stack) == 2
