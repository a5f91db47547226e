"""Scenes of walks: passages, rabbits, Saut, Retour, Carotte, the fox and the burrow."""

from __future__ import annotations

import pytest

from tablee.games.bunny.village import route
from tests.games.bunny.scene import FULL, FULL4, Scene, scene

BURROWED = "vm1/terrier_moulin vc1 vt3 vp3 vb3 vf3"


def crossed(t: Scene, seat: int) -> list[int]:
    return [told["space"] for told in t.told("crossed") if told["seat"] == seat]


@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [
        (-1, -1, []),
        (4, 4, []),
        (-1, 0, [0]),
        (2, -1, [1, 0, -1]),
        (0, 2, [1, 2]),
        (5, 3, [4, 3]),
        (2, 4, [1, 0, -1, 3, 4]),
        (6, 9, [-1, 9]),
    ],
)
def test_the_way_between_two_spaces(start: int, goal: int, way: list[int]) -> None:
    assert route(start, goal) == way


def test_a_walk_through_the_centre_crosses_card_by_card() -> None:
    t = scene("vf2", "", village=FULL, pawns=[2, -1])
    t.places(0, "vf2", 5)
    assert crossed(t, 0) == [1, 0, 3, 4]
    assert [told["rabbits"] for told in t.told("crossed")] == [1, 1, 2, 1]
    assert t.domain == [6, 1]
    assert t.pawns == [5, -1]
    assert t.now() == "card_to_draw 0"


def test_neither_start_nor_end_nor_centre_counts() -> None:
    t = scene("vf2", "", village=FULL, pawns=[4, -1], rabbits={4: 3, 5: 3})
    t.places(0, "vf2", 5)
    assert t.domain == [1, 1]
    assert t.rabbits == [0, 0, 0, 0, 3, 3]
    t = scene("vc5", "", village="vm1")
    t.places(0, "vc5", 3)
    assert t.domain == [1, 1]


def test_rabbits_on_the_way_are_collected() -> None:
    t = scene("vf2", "", village=FULL, pawns=[2, -1], rabbits={0: 2, 1: 1, 2: 9, 5: 9})
    t.places(0, "vf2", 5)
    assert t.domain == [1 + 5 + 3, 1]
    assert t.rabbits == [0, 0, 9, 0, 0, 9]


def test_a_closed_space_is_still_crossed() -> None:
    t = scene("vf2", "", village=FULL, closed=[3, 4])
    t.places(0, "vf2", 5)
    assert t.domain == [4, 1]


def test_only_the_top_card_has_a_passage_effect() -> None:
    t = scene("vf2", "", village="vm1 vc1 vt3 vp3/vf1 vb3 vf3")
    t.places(0, "vf2", 5)
    assert t.domain == [3, 1]


def test_r6_a_jump_skips_one_card_on_the_way_entirely() -> None:
    t = scene("vm2", "", village=FULL, pawns=[5, -1], rabbits={3: 2})
    t.places(0, "vm2", 0)
    assert t.options(0) == ["jump:0:0:4", "jump:0:0:3"]
    t.says(0, "jump", 0, 0, 3)
    assert crossed(t, 0) == [4]
    assert t.domain == [2, 1]
    assert t.rabbits[3] == 2
    assert t.now() == "card_to_draw 0"


def test_r6_with_nothing_to_cross_there_is_nothing_to_jump() -> None:
    t = scene("vm2", "", village=FULL)
    t.places(0, "vm2", 0)
    assert t.pawns == [0, -1]
    assert t.now() == "card_to_draw 0"


def test_r6_a_jump_avoids_the_terrier() -> None:
    t = scene("vm2", "", village=BURROWED.replace("vc1", "vm4"), numbers={"burrow": 1}, terrier="on")
    t.places(0, "vm2", 1).says(0, "jump", 0, 1, 0)
    assert t.domain == [1, 1]
    assert t.told("burrow_paid") == []


def test_r7_retour_replaces_the_move_only() -> None:
    t = scene("vc5", "", village=FULL, pawns=[5, -1], rabbits={3: 4})
    t.places(0, "vc5", 1)
    assert t.pawns == [-1, -1]
    assert t.domain == [1, 1]
    assert t.rabbits[3] == 4
    assert t.now() == "card_to_draw 0"
    t.takes(0, "vm3")
    assert len(t.g.river) == 3
    assert t.now() == "placement 1"


def test_r7_passage_then_terrier_then_rabbits() -> None:
    t = scene("vc2", "", village=BURROWED, rabbits={0: 2}, terrier="on", numbers={"burrow": 1})
    t.places(0, "vc2", 1)
    kinds = [event.kind for event in t.story if event.kind in ("crossed", "burrow_paid", "collected", "moved")]
    assert kinds == ["crossed", "burrow_paid", "collected", "moved"]
    assert t.domain == [1 + 1 + 1 + 2, 0]


# -- Carotte ------------------------------------------------------------------------------


def test_carotte_brings_another_pawn_here_before_the_own_move() -> None:
    t = scene("vc4", "", village=FULL, pawns=[-1, 5], rabbits={0: 3})
    t.places(0, "vc4", 1)
    assert t.now() == "pawn_to_lure 0"
    t.says(0, "lure", 0, 1, 1)
    assert crossed(t, 1) == [4, 3, 0]
    assert crossed(t, 0) == [0]
    assert t.domain == [2, 1 + 4 + 3]
    assert t.pawns == [1, 1]
    assert t.g.carrot == 1
    assert t.now() == "card_to_draw 0"


def test_r5_a_pawn_that_is_there_already_may_be_chosen_and_gets_the_carrot() -> None:
    t = scene("vc4", "", "", village=f"{FULL} om1 oc1 ot3", pawns=[-1, 1, 8], numbers={"carrot": 2})
    t.places(0, "vc4", 1)
    assert t.options(0) == ["lure:0:1:1", "lure:0:2:1"]
    t.says(0, "lure", 0, 1)
    assert t.domain == [2, 1, 1]
    assert t.pawns == [1, 1, 8]
    assert t.g.carrot == 1
    assert [told["seat"] for told in t.told("moved")] == [0]
    assert t.now() == "card_to_draw 0"


# -- Renard -------------------------------------------------------------------------------


def test_r14_the_fox_pays_in_the_order_of_its_way_while_there_are_rabbits() -> None:
    t = scene(
        *("renard_potager", "", "", ""),
        village=FULL4,
        pawns=[-1, 7, -1, 3],
        domain=[2, 0, 0, 0],
        numbers={"fox": 8},
        renard="on",
    )
    t.places(0, "renard_potager", 3)
    assert t.domain == [0, 1, 1, 0]
    assert t.g.fox == 3
    assert t.now() == "card_to_draw 0"


def test_r14_on_one_space_clockwise_from_the_mover() -> None:
    t = scene(
        *("", "", "renard_potager", ""),
        village=FULL4,
        pawns=[3, 3, -1, 3],
        domain=[0, 0, 2, 0],
        seat=2,
        renard="on",
    )
    t.places(2, "renard_potager", 3)
    assert t.domain == [1, 0, 0, 1]


def test_r14_neither_the_space_the_fox_leaves_nor_the_own_pawn_counts() -> None:
    t = scene("renard_potager", "", "", village=f"{FULL} om1 oc1 ot3", pawns=[4, 5, -1], domain=[5, 0, 0], renard="on")
    t.g.fox = 5
    t.places(0, "renard_potager", 3)
    assert t.domain == [5, 0, 0]
    t = scene("renard_potager", "", village=FULL, pawns=[-1, -1], domain=[5, 0], renard="on")
    t.places(0, "renard_potager", 3)
    assert t.domain == [5, 0]
    assert t.now() == "card_to_draw 0"


def test_the_fox_meets_pawns_on_the_centre_when_it_runs_through() -> None:
    t = scene("renard_potager", "", village=FULL, pawns=[3, -1], domain=[5, 0], renard="on", numbers={"fox": 2})
    t.g.pawn[0] = 4
    t.places(0, "renard_potager", 3)
    assert t.domain == [4, 1]


def test_05_a_fox_that_is_there_already_meets_nobody() -> None:
    t = scene("renard_potager", "", village=FULL, pawns=[-1, 3], domain=[5, 0], renard="on", numbers={"fox": 3})
    t.places(0, "renard_potager", 3)
    assert t.domain == [5, 0]
    assert t.g.fox == 3


# -- Terrier ------------------------------------------------------------------------------


def test_placing_a_terrier_takes_the_burrow() -> None:
    t = scene("terrier_moulin", "", village=FULL, terrier="on", numbers={"burrow": 1})
    t.places(0, "terrier_moulin", 0)
    assert t.g.burrow == 0
    assert t.now() == "card_to_draw 0"


@pytest.mark.parametrize(
    ("burrow", "domain", "after"),
    [(1, [1, 3], [3, 2]), (1, [1, 0], [2, 0]), (0, [1, 3], [2, 3]), (-1, [1, 3], [2, 3])],
)
def test_r14_a_crossing_costs_the_owner_of_the_burrow(burrow: int, domain: list[int], after: list[int]) -> None:
    t = scene("vc2", "", village=BURROWED, domain=domain, terrier="on", numbers={"burrow": burrow})
    t.places(0, "vc2", 1)
    assert t.domain == after
    assert len(t.told("burrow_paid")) == (after[1] < domain[1])
    assert t.now() == "card_to_draw 0"


def test_r14_only_the_top_card_is_a_terrier() -> None:
    t = scene("vc2", "", village="terrier_moulin/vm1 vc1 vt3 vp3 vb3 vf3", terrier="on", numbers={"burrow": 1})
    t.places(0, "vc2", 1)
    assert t.domain == [2, 1]


def test_a_lured_pawn_crosses_a_terrier_too() -> None:
    t = scene("vc4", "", village=BURROWED, pawns=[2, -1], domain=[3, 0], terrier="on", numbers={"burrow": 0})
    t.places(0, "vc4", 1).says(0, "lure")
    assert t.domain == [2, 2]
    assert t.told("burrow_paid") == [{"owner": 0, "seat": 1, "space": 0}]
