"""Scenes of the wave, the river effects, the draw and the refill."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import bots
from tablee.kernel import saves
from tablee.kernel.sight import Eyes
from tablee.kernel.steps import Seat
from tests.games.bunny.scene import BUNNY, FULL, FULL4, WITHOUT_EFFECT, Scene, full, scene


def wave(effect: str, *, domain: tuple[int, ...] = (5, 1), deck: str | None = None) -> Scene:
    """Seat 0 has placed −1 & river on the space next to the centre and used the one river effect there is."""
    village = FULL if len(domain) == 2 else (FULL4 if len(domain) == 4 else f"{FULL} om1 oc1 ot3")
    t = scene(
        "vm3 vf4 vc5", *[""] * (len(domain) - 1), village=village, domain=domain, river=f"{effect} vp2 vc3", deck=deck
    )
    return t.places(0, "vm3", 0).uses(0, effect)


def test_the_book_an_effect_of_the_river_is_compulsory() -> None:
    t = scene("vf1", "", village=FULL, river="vb4 vm3 vp2")
    t.places(0, "vf1", 5)
    assert t.domain == [1 + 1 + 3, 1]
    assert t.options(0) == ["use_river:0:violet_boulangerie_4:0:2"]
    assert t.reasons(0) == {
        "leave_river:0": "river_is_compulsory",
        "use_river:0:violet_moulin_3:0:0": "card_has_no_river_effect",
        "use_river:0:violet_potager_2:0:0": "card_has_no_river_effect",
    }
    assert t.now() == "river_card 0"


def test_with_the_option_the_river_may_be_left() -> None:
    t = scene("vf1", "", village=FULL, river="vb4 vm3 vp2", optional=True)
    t.places(0, "vf1", 5)
    assert t.options(0) == ["leave_river:0", "use_river:0:violet_boulangerie_4:0:2"]
    t.says(0, "leave_river", 0)
    assert len(t.g.river) == 3
    assert t.now() == "card_to_draw 0"
    t = scene("vf1", "", village=FULL, optional=True)
    t.places(0, "vf1", 5)
    assert t.now() == "card_to_draw 0"


def test_without_an_effect_in_the_river_nothing_is_asked() -> None:
    t = scene("vf1", "", village=FULL)
    t.places(0, "vf1", 5)
    assert t.now() == "card_to_draw 0"


@pytest.mark.parametrize(("card", "before", "after"), [("vf1", 1, 2), ("vm3", 3, 2), ("vm3", 0, 0)])
def test_plus_one_and_minus_one(card: str, before: int, after: int) -> None:
    t = scene(card, "", village="vm1", domain=[before, 1], river="vp2 vc3 vp3")
    t.places(0, card, 3)
    assert t.domain == [after, 1]
    assert t.now() == "card_to_draw 0"


def test_the_card_used_is_discarded_and_the_river_refilled() -> None:
    t = wave("vt2")
    assert t.names(t.g.discard) == [full("vt2")]
    assert t.names(t.g.river) == [full("vp2"), full("vc3")]
    t.draws(0)
    assert len(t.g.river) == 3
    assert t.now() == "placement 1"


def test_r9_rabbits_on_a_card_used_go_to_the_stock_the_others_stay_with_their_cards() -> None:
    t = scene("vm3", "", village=FULL, river="vp2 vb4 vc3", on_river=[1, 2, 3])
    t.places(0, "vm3", 0).uses(0, "vb4")
    assert t.on_river == [1, 3, 0]
    assert sum(t.domain) == 1
    assert t.now() == "card_to_draw 0"


def test_r9_rabbits_on_a_card_taken_go_to_the_taker() -> None:
    t = scene("vm2", "", village=FULL, on_river=[0, 2, 1])
    t.places(0, "vm2", 0).takes(0, "vp2")
    assert t.domain == [3, 1]
    assert t.on_river == [0, 1, 0]
    assert t.now() == "placement 1"


# -- The six effects ----------------------------------------------------------------------


def test_deux_moves_two_rabbits_to_one_or_two_cards() -> None:
    t = wave("vt1")
    assert t.now() == "space_for_rabbit 0"
    t.says(0, "lay", 0, 2).says(0, "lay", 0, 5)
    assert t.rabbits == [0, 0, 1, 0, 0, 1]
    assert t.domain == [2, 1]
    t = wave("vt1")
    t.says(0, "lay", 0, 2).says(0, "lay", 0, 2)
    assert t.rabbits == [0, 0, 2, 0, 0, 0]
    assert t.now() == "card_to_draw 0"


def test_r8_deux_moves_fewer_when_there_are_fewer() -> None:
    t = wave("vt1", domain=(2, 1))
    t.says(0, "lay", 0, 0)
    assert t.domain == [0, 1]
    assert t.now() == "card_to_draw 0"
    t = wave("vt1", domain=(1, 1))
    assert t.domain == [0, 1]
    assert t.now() == "card_to_draw 0"


def test_r8_deux_goes_to_any_covered_space_closed_or_not() -> None:
    t = scene("vm3", "", village="vm1 vc1 - vp3", closed=[1], domain=[5, 1], river="vt1 vp2 vc3")
    t.places(0, "vm3", 4).uses(0, "vt1")
    assert t.options(0) == [f"lay:0:{space}:2" for space in (0, 1, 3, 4)]


def test_partage_gives_one_rabbit_to_each_other_player() -> None:
    t = wave("vb4", domain=(5, 1, 1, 1))
    assert t.domain == [1, 2, 2, 2]
    assert t.now() == "card_to_draw 0"


def test_r8_partage_with_too_few_rabbits_lets_you_choose_who() -> None:
    t = wave("vb4", domain=(3, 1, 1, 1))
    assert t.options(0) == ["give:0:1:0", "give:0:2:0", "give:0:3:0"]
    t.says(0, "give", 0, 2)
    assert t.options(0) == ["give:0:1:4", "give:0:3:4"]
    t.says(0, "give", 0, 3)
    assert t.domain == [0, 1, 2, 2]
    assert t.now() == "card_to_draw 0"


def test_r8_partage_with_no_rabbit_gives_nothing() -> None:
    t = wave("vb4", domain=(1, 1, 1))
    assert t.domain == [0, 1, 1]
    assert t.now() == "card_to_draw 0"


def test_r8_the_placement_effect_partage_is_the_same() -> None:
    t = scene("vf4", "", "", village=f"{FULL} om1 oc1 ot3", domain=[1, 1, 1])
    t.places(0, "vf4", 6)
    assert t.domain == [5 - 2, 2, 2]
    t = scene("vp4", "", "", village="vm1", domain=[1, 1, 1])
    t.places(0, "vp4", 3)
    assert t.now() == "recipient 0"
    t.says(0, "give", 0, 2)
    assert t.domain == [0, 1, 2]
    assert t.now() == "card_to_draw 0"


def test_r12_swap_gives_a_chosen_card_and_takes_a_random_one() -> None:
    t = wave("vp4", domain=(5, 1, 1))
    before = t.hand(1)
    assert len(t.options(0)) == 4
    t.says(0, "swap", 0, "vf4", 1)
    assert full("vf4") in t.hand(1)
    (got,) = set(before) - set(t.hand(1))
    assert sorted(t.hand(0)) == sorted([got, full("vc5")])
    assert t.told("swapped_out", 1)[-1]["card"] == t.told("swapped_out", 0)[-1]["card"] == full("vf4")
    assert t.told("swapped_in", 1)[-1]["card"] == got
    assert t.told("swapped_in", 2)[-1]["card"] is None
    assert t.now() == "card_to_draw 0"


def test_r12_every_card_of_the_other_hand_can_come() -> None:
    came = set()
    for seed in range(40):
        t = wave("vp4")
        t.g.rng = seed * 7919
        before = set(t.hand(1))
        t.says(0, "swap", 0, "vf4", 1)
        came |= before - set(t.hand(1))
    assert len(came) == 3


def test_r12_without_cards_on_either_side_there_is_no_swap() -> None:
    t = scene("vm3", "", "", village=f"{FULL} om1 oc1 ot3", river="vp4 vp2 vc3")
    t.g.draw.take_all(t.g.hand[1])
    t.places(0, "vm3", 0).uses(0, "vp4")
    assert {option.split(":")[-1] for option in t.options(0)} == {"2"}
    t = scene("vm3", "", village=FULL, river="vp4 vp2 vc3")
    for name in t.hand(0):
        if name != full("vm3"):
            card = t.g.find(t.g.hand[0], t.g.kind_names.index(name))
            t.g.hand[0].remove(card)
            t.g.discard.add(card)
    t.places(0, "vm3", 0).uses(0, "vp4")
    assert t.now() == "card_to_draw 0"


def test_r12_a_card_of_the_pile_goes_face_down_before_anybody() -> None:
    t = wave("vb1", domain=(5, 1, 1), deck="vt5 vf1 vf2")
    assert t.options(0) == ["lay_face_down:0:1", "lay_face_down:0:2", "lay_face_down:0:0"]
    t.says(0, "lay_face_down", 0, 2)
    assert t.names(t.g.face_down[2]) == [full("vt5")]
    assert [t.shown(seat, "face_down")[2] for seat in (-1, 0, 1, 2)] == [1, 1, 1, 1]
    assert t.now() == "card_to_draw 0"


def test_r12_an_empty_pile_has_no_card_to_lay_face_down() -> None:
    t = wave("vb1", deck="")
    assert [len(pile) for pile in t.g.face_down] == [0, 0]
    assert t.now() == "card_to_draw 0"


def test_r11_hands_pass_to_the_previous_seat_after_filling_up() -> None:
    t = wave("vp1", domain=(5, 1, 1), deck="vt5 vf1 vf2")
    assert sorted(t.hand(2)) == sorted([full("vf4"), full("vc5"), full("vt5")])
    assert [len(t.hand(seat)) for seat in range(3)] == [3, 3, 3]
    assert len(t.g.draw) == 1
    assert t.now() == "placement 1"


def turning(**kwargs: Any) -> Scene:
    t = scene("vm3 vf4 vc5", "", "", village=f"{FULL} om1 oc1 ot3", domain=(5, 1, 1), river="vp1 vp2 vc3", **kwargs)
    t.g.free_fill = 1
    return t.places(0, "vm3", 0).uses(0, "vp1")


def test_07_the_hand_may_be_filled_from_the_river_before_the_hands_go_round() -> None:
    t = turning(deck="vt5 vf1 vf2", on_river=[0, 2, 0])
    assert t.now() == "card_to_fill 0"
    assert t.options(0) == ["draw_card:0", *[f"take_from_river:0:{full(n)}:{r}" for n, r in (("vp2", 2), ("vc3", 0))]]
    rabbits = t.domain[0]
    t.says(0, "take_from_river", 0, "vp2", 2)
    assert t.domain[0] == rabbits + 2
    assert sorted(t.hand(2)) == sorted([full("vf4"), full("vc5"), full("vp2")])
    assert t.now() == "placement 1"


def test_07_or_from_the_pile_or_when_it_is_empty_from_the_river() -> None:
    t = turning(deck="vt5 vf1 vf2").draws(0)
    assert full("vt5") in t.hand(2)
    assert t.now() == "placement 1"
    t = turning(deck="")
    assert [option.split(":")[0] for option in t.options(0)] == ["take_from_river"] * 2


def test_07_a_bot_gives_a_card_away_that_it_would_not_keep() -> None:
    to_keep, to_give = (wave("vt2", domain=(5, 1, 1)), turning())

    def chosen(t: Scene) -> str:
        return saves.key(t.g, bots.make("normal", BUNNY, 1).choose(Eyes(t.g, Seat(0))))

    assert to_keep.now() == "card_to_draw 0"
    assert chosen(to_keep).startswith("take_from_river")
    assert to_give.now() == "card_to_fill 0"
    assert chosen(to_give) == "draw_card:0"


def test_boom_lays_a_rabbit_on_each_card_of_the_village() -> None:
    t = wave("vt2")
    assert t.rabbits == [1] * 6
    assert t.now() == "card_to_draw 0"


# -- Renouveau, draw and refill -----------------------------------------------------------


def test_renouveau_replaces_the_river_and_its_rabbits() -> None:
    t = scene("vb1", "", village=FULL, on_river=[1, 2, 3], deck="vt5 vf1 vf2 vp1")
    t.places(0, "vb1", 4)
    assert t.names(t.g.river) == [full("vt5"), full("vf1"), full("vf2")]
    assert t.on_river == [0, 0, 0]
    assert all(name in t.names(t.g.discard) for name in map(full, WITHOUT_EFFECT.split()))
    assert t.domain[1] == 1
    assert t.now() == "card_to_draw 0"


def test_a_card_may_come_from_the_pile_unseen_or_from_the_river_seen() -> None:
    t = scene("vm2", "", village=FULL, deck="vt5 vf1 vf2")
    t.places(0, "vm2", 0)
    assert t.options(0)[0] == "draw_card:0"
    t.draws(0)
    assert full("vt5") in t.hand(0)
    assert t.told("drew", 0)[-1]["card"] == full("vt5")
    assert t.told("drew", 1)[-1]["card"] is None
    assert t.now() == "placement 1"


def test_cards_of_the_river_that_look_alike_are_one_choice() -> None:
    for on_river, offers in (([1, 1, 0], 1), ([1, 0, 0], 2)):
        t = scene("vm2", "", village=FULL, river="mairesse mairesse vp2", on_river=on_river)
        t.places(0, "vm2", 0)
        assert len([o for o in t.options(0) if "mairesse" in o]) == offers


def test_r11_an_empty_pile_leaves_the_river_and_both_empty_leave_nothing() -> None:
    t = scene("vm3", "", village=FULL, river="vb1 vp2", deck="vt5")
    t.places(0, "vm3", 0).uses(0, "vb1").says(0, "lay_face_down", 0, 1)
    assert t.options(0) == ["take_from_river:0:violet_potager_2:0"]
    t = scene("vm3", "", village=FULL, river="vb1", deck="vt5")
    t.places(0, "vm3", 0).uses(0, "vb1").says(0, "lay_face_down", 0, 1)
    assert len(t.hand(0)) == 2
    assert t.now() == "over: pile_empty"


# -- Booms --------------------------------------------------------------------------------


def test_a_bunny_boom_comes_after_the_move_and_only_on_cards() -> None:
    t = scene("vc2", "", village="vm1 - - vp3", rabbits={0: 2})
    t.places(0, "vc2", 1)
    assert t.domain == [1 + 1 + 2, 1]
    assert t.rabbits == [1, 1, 0, 1, 0, 0]
    assert t.on_river == [0, 0, 0]
    assert t.now() == "card_to_draw 0"


def test_r10_a_river_boom_after_a_draw_from_the_river_only() -> None:
    t = scene("vf2", "", village=FULL, on_river=[0, 2, 1])
    t.places(0, "vf2", 5)
    assert t.reasons(0) == {"draw_card:0": "boom_draws_from_the_river"}
    assert [o.split(":")[0] for o in t.options(0)] == ["take_from_river"] * 3
    t.takes(0, "vp2")
    assert t.domain == [1 + 3 + 2, 1]
    assert t.on_river == [1, 2, 0]
    assert t.rabbits == [0] * 6
    assert t.now() == "placement 1"


def test_r10_a_mega_boom_reaches_village_river_and_the_other_domains() -> None:
    t = scene("vf5", "", "", village=f"{FULL} om1 oc1 ot3", on_river=[0, 2, 0], rabbits={3: 1})
    t.places(0, "vf5", 5)
    assert t.rabbits == [0] * 9
    t.takes(0, "vp2")
    assert t.domain == [1 + 3 + 1 + 2, 2, 2]
    assert t.rabbits == [1] * 9
    assert t.on_river == [1, 1, 0]
    assert len(t.g.river) == 3
    assert t.now() == "placement 1"
