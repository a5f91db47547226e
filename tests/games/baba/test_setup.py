"""Scenes of the set-up and its options."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import game
from tablee.games.baba.children import is_child
from tablee.kernel.game import BadInput
from tests.games.baba.scene import BABA, Scene, scene

EXPRESS = {"salon_express", "etagere_express"}


def new(seats: int, seed: int = 1, **options: str) -> Scene:
    return Scene(BABA.new(seats, seed, options))


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_book_deals_a_city_an_order_three_recipes_and_two_cards(seats: int) -> None:
    g: Any = new(seats).g
    assert len(g.destination) == seats
    for seat in range(seats):
        assert [len(g.order[seat]), len(g.recipes[seat]), len(g.hand[seat])] == [1, 3, 2]
    assert [len(g.shelf), len(g.recipe_pile), len(g.questions)] == [3, 60 - 3 * seats, 168]
    assert len(g.atelier_pile) == 76 - 2 * seats - 3
    assert new(seats).now() == f"way_to_draw {g.first}"


def test_the_book_express_cards_are_never_dealt_and_stay_in_the_pile() -> None:
    for seed in range(40):
        t = new(8, seed)
        dealt = [name for pile in [*t.g.hand, t.g.shelf] for name in t.names(pile)]
        assert not EXPRESS & set(dealt)
        assert sum(name in EXPRESS for name in t.names(t.g.atelier_pile)) == 6


def test_express_cards_are_shuffled_back_among_the_others() -> None:
    depths = {t.names(t.g.atelier_pile).index("salon_express") for t in (new(8, seed) for seed in range(30))}
    assert max(depths) > 20


def test_any_player_may_begin() -> None:
    assert {new(4, seed).g.first for seed in range(60)} == {0, 1, 2, 3}


def test_without_questions_vienne_and_singapour_stay_in_the_box() -> None:
    t = new(8, questions="off")
    cities = t.names(t.g.destination) + t.names(t.g.destinations_left)
    assert len(cities) == 10
    assert not {"vienne", "singapour"} & set(cities)
    assert t.options(t.g.first, "revise") == []
    assert t.now() == f"way_to_draw {t.g.first}"


@pytest.mark.parametrize(
    ("seats", "order_size", "sizes"),
    [
        (4, "auto", {2, 3}),
        (5, "auto", {2}),
        (8, "auto", {2}),
        (8, "mixed", {2, 3}),
        (3, "two", {2}),
        (8, "three", {3}),
    ],
)
def test_orders_have_the_size_that_was_chosen(seats: int, order_size: str, sizes: set[int]) -> None:
    t = new(seats, order_size=order_size)
    orders = [c for pile in [*t.g.order, t.g.orders_left] for c in pile.cards]
    assert {int(t.g.box.slots[t.g.kinds[c]]) for c in orders} == sizes
    assert len(orders) == (16 if len(sizes) == 2 else 8)


def test_the_book_two_orders_each_for_two_to_four_players() -> None:
    t = new(4, orders="2")
    assert [len(t.g.order[seat]) for seat in range(4)] == [2, 2, 2, 2]
    with pytest.raises(BadInput, match="two orders each are for 2 to 4 players, not 5; choose orders=1"):
        new(5, orders="2")


def test_children_sit_on_the_last_seats() -> None:
    with pytest.raises(BadInput, match="3 children cannot sit on 2 seats"):
        new(2, children="3")
    assert scene([], [], children="1", first=0).options(0, "revise") == ["revise:0", "revise:1"]
    assert scene([], [], children="1", first=1).options(1, "revise") == ["revise:0", "revise:1", "revise:2"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_13_any_seat_can_be_a_childs(seat: int) -> None:
    marked = f"seat_{seat + 1}"
    asked = [len(scene([], [], [], children=marked, first=first).options(first, "revise")) for first in range(3)]
    assert asked == [3 if first == seat else 2 for first in range(3)]


def test_13_a_child_cannot_have_a_seat_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="no seat 4 at a table for 3; choose children=none or another seat"):
        new(3, children="seat_4")


def test_13_two_children_apart_from_each_other() -> None:
    asked = [
        len(scene([], [], [], [], children="seat_1+seat_3", first=first).options(first, "revise")) for first in range(4)
    ]
    assert asked == [3, 2, 3, 2]


@pytest.mark.parametrize("wrong", ["seat_3+seat_1", "seat_1+seat_1", "seat_1+2", "seat_1+", "+", ""])
def test_13_seats_are_named_once_and_in_order(wrong: str) -> None:
    with pytest.raises(BadInput, match="option children of baba is one of none, 1, "):
        new(4, children=wrong)


@pytest.mark.parametrize(("before", "children"), [(1, [2]), (2, [1, 2]), (9, [0]), (10, [1])])
def test_13_tables_of_before_keep_their_children(before: int, children: list[int]) -> None:
    assert [seat for seat in range(3) if is_child(before, seat, 3)] == children


def test_statistics_know_rounds_scores_and_cities() -> None:
    t = scene([], [], cities=["sydney", "dubai"], finished=[["opera"], []])
    assert [BABA.faction(t.g, s) for s in range(2)] == ["sydney", "dubai"]
    assert [BABA.score(t.g, s) for s in range(2)] == [1, 0]
    assert BABA.rounds(t.g) == 3


def test_11_the_table_may_choose_who_begins() -> None:
    for seat in ("1", "2", "3"):
        assert {int(game("baba").new(3, seed, {"first": seat}).first) for seed in range(9)} == {int(seat) - 1}  # type: ignore[attr-defined]
    assert {int(game("baba").new(3, seed).first) for seed in range(40)} == {0, 1, 2}  # type: ignore[attr-defined]
