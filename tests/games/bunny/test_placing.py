"""Scenes of set-up, both phases, the family check and the sandglass."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel.state import IllegalOption
from tablee.kernel.steps import Option, Seat, Step
from tests.games.bunny.scene import BUNNY, FULL, FULL4, full, scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    g: Any = BUNNY.new(seats, 1)
    assert [len(hand) for hand in g.hand] == [3] * seats
    assert len(g.river) == 3
    assert list(g.pawn) == [-1] * seats
    assert list(g.domain) == [1] * seats
    assert (g.carrot, g.fox, g.burrow) == (-1, -2, -2)
    assert len(g.village) == 3 * seats
    assert {BUNNY.new(seats, seed).first for seed in range(40)} == set(range(seats))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("hands", "village", "spaces"),
    [
        (2, "", [0, 3]),
        (3, "", [0, 3, 6]),
        (4, "", [0, 3, 6, 9]),
        (2, "vm1", [1, 3]),
        (2, "vm1 vc1 - vp3", [2, 4]),
        (2, "vm1 vc1 vt3", [3]),
        (4, "vm1 - - - - - om1", [1, 3, 7, 9]),
        (2, FULL, [0, 1, 2, 3, 4, 5]),
        (4, FULL4, list(range(12))),
    ],
)
def test_the_book_the_first_layer_grows_from_the_centre_then_cards_cover_cards(
    hands: int, village: str, spaces: list[int]
) -> None:
    t = scene(*[""] * hands, village=village)
    assert t.spaces(0) == spaces
    assert t.now() == "placement 0"


def test_a_space_that_is_not_open_says_why() -> None:
    t = scene("vf2", "", village="vm1")
    assert t.reasons(0)["place:0:violet_ferme_2:0"] == "first_layer_first"
    assert t.reasons(0)["place:0:violet_ferme_2:2"] == "not_next_to_a_card"
    t = scene("vf2", "", village=FULL, pawns=[2, 3], closed=[4])
    assert t.reasons(0)["place:0:violet_ferme_2:2"] == "own_pawn_stands_there"
    assert t.reasons(0)["place:0:violet_ferme_2:4"] == "space_is_closed"
    assert t.spaces(0) == [0, 1, 3, 5]


def test_each_kind_of_card_is_offered_once() -> None:
    t = scene("mairesse mairesse vf2", "")
    assert t.options(0) == [f"place:0:{card}:{s}" for card in ("mairesse", "violet_ferme_2") for s in (0, 3)]


def test_the_last_space_of_the_first_layer_opens_the_second() -> None:
    t = scene("vf2 vb5", "", village=FULL.rsplit(" ", 1)[0])
    assert t.spaces(0) == [5]
    t.places(0, "vf2", 5)
    assert t.told("layer_full") == [{}]
    t.takes(0, "vm3")
    assert t.spaces(1) == [0, 1, 2, 3, 4, 5]


def test_the_book_another_family_costs_the_value_of_the_card_placed() -> None:
    t = scene("vc5", "", village=FULL)
    t.places(0, "vc5", 0)
    assert t.domain == [6, 1]
    assert t.closed == []
    assert t.names(t.g.village[0]) == [full("vm1"), full("vc5")]
    assert t.now() == "card_to_draw 0"


def test_the_book_the_same_family_closes_the_space_and_costs_nothing() -> None:
    t = scene("vc5", "vc2", village=FULL)
    t.places(0, "vc5", 1).draws(0)
    assert t.domain == [1, 1]
    assert t.closed == [1]
    assert 1 not in t.spaces(1)


def test_the_space_takes_the_new_family() -> None:
    t = scene("vc5", "vc2", village=FULL)
    t.places(0, "vc5", 0).draws(0)
    t.places(1, "vc2", 0)
    assert t.closed == [0]
    assert t.told("other_family") == [{"seat": 0, "rabbits": 5, "space": 0}]


def test_nothing_is_paid_on_the_first_layer() -> None:
    t = scene("vc5", "", village="vm1")
    t.places(0, "vc5", 1)
    assert t.told("other_family") == []
    assert t.domain == [1, 1]


def test_r2_a_joker_closes_an_empty_space_a_passe_partout_does_not() -> None:
    t = scene("joker", "vb5 vc2", village="vm1")
    t.places(0, "joker", 1).draws(0)
    assert t.closed == [1]
    t.places(1, "vb5", 2)
    assert t.closed == [1]
    assert t.now() == "card_to_draw 1"


OPEN, CLOSED = False, True
ORDERS = [
    ("vm1", "mairesse", OPEN, 0),
    ("vm1", "joker", CLOSED, 0),
    ("vm1", "vb5", CLOSED, 0),
    ("vm1", "vm5", CLOSED, 0),
    ("vm1", "vm2", CLOSED, 0),
    ("vm1", "vc5", OPEN, 5),
    ("mairesse", "mairesse", OPEN, 0),
    ("mairesse", "joker", CLOSED, 0),
    ("mairesse", "vb5", CLOSED, 0),
    ("mairesse", "vc5", OPEN, 0),
    ("vb5", "mairesse", CLOSED, 0),
    ("vb5", "joker", CLOSED, 0),
    ("vb5", "vm5", CLOSED, 0),
    ("vb5", "vc5", CLOSED, 0),
    ("vb5", "vb1", CLOSED, 0),
    ("vm1/mairesse", "vm2", OPEN, 0),
    ("vm1/mairesse/vc2", "vc5", CLOSED, 0),
    ("vm1/mairesse/vc2", "vt5", OPEN, 5),
]


@pytest.mark.parametrize(("below", "above", "closes", "penalty"), ORDERS)
def test_r3_joker_passe_partout_and_mairesse_in_every_order(below: str, above: str, closes: bool, penalty: int) -> None:
    t = scene(above, "", village=f"{below} vc1 vt3 vp3 vb3 vf3")
    t.places(0, above, 0)
    assert (t.closed == [0]) == closes
    assert sum(paid["rabbits"] for paid in t.told("other_family")) == penalty
    assert t.now() == "card_to_draw 0"


def test_nothing_is_ever_placed_on_a_joker() -> None:
    t = scene("joker", "mairesse vb5", village=FULL)
    t.places(0, "joker", 0).draws(0)
    assert 0 not in t.spaces(1)


def test_01_a_card_over_a_passe_partout_pays_nothing() -> None:
    t = scene("vc5", "", village="vb5 vc1 vt3 vp3 vb3 vf3")
    t.places(0, "vc5", 0)
    assert t.domain == [1, 1]
    assert t.closed == [0]


def test_02_rabbits_stay_on_a_space_that_is_covered() -> None:
    t = scene("vm2", "vc2", village=FULL, rabbits={0: 2})
    t.places(0, "vm2", 0).draws(0)
    assert t.rabbits[0] == 2
    t.places(1, "vc2", 1)
    assert t.told("collected") == [{"seat": 1, "space": 0, "rabbits": 2}]
    assert t.domain == [1, 1 + 3 + 2]
    assert t.now() == "card_to_draw 1"


def test_r4_other_pawns_do_not_forbid_a_space_and_stay_on_it() -> None:
    t = scene("vp1", "", village=FULL, pawns=[2, 3])
    assert 3 in t.spaces(0)
    assert 2 not in t.spaces(0)
    t.places(0, "vp1", 3)
    assert t.pawns == [3, 3]


def test_r15_too_late_costs_the_highest_value_in_the_river_once_a_turn() -> None:
    for river, highest in (("joker mairesse vm3", 5), ("mairesse vp2 vp1", 3), ("vm4 vp2 vp1", 4)):
        t = scene("vf2", "", river=river, sandglass="30")
        assert (t.g.sandglass, t.g.sand) == (30, 0)
        late = t.g.overdue_options(Seat(0))
        t.g.run_out(Seat(0), Option(Step(late[0])))
        assert t.domain == [1 + highest, 1]
        assert t.g.overdue_options(Seat(0)) == []
        with pytest.raises(IllegalOption):
            t.g.run_out(Seat(0), Option(Step(late[0])))
        assert t.now() == "placement 0"


def test_r15_the_sand_runs_for_the_placement_only_and_for_the_mover_only() -> None:
    t = scene("vf2", "vb5", sandglass="15")
    assert t.g.overdue_options(Seat(1)) == []
    t.places(0, "vf2", 0)
    assert t.g.sand == -1
    assert t.g.overdue_options(Seat(0)) == []
    t.takes(0, "vm3")
    assert t.g.sand == 1
    assert t.now() == "placement 1"


def test_without_a_sandglass_nobody_is_late() -> None:
    t = scene("vf2", "")
    assert t.g.overdue_options(Seat(0)) == []


def test_a_clock_is_no_choice_of_a_player() -> None:
    t = scene("vf2", "", sandglass="45")
    late = t.g.overdue_options(Seat(0))[0]
    with pytest.raises(IllegalOption):
        t.g.play(Seat(0), Option(Step(late)))
    assert t.now() == "placement 0"
