"""Tables that a seat imagines: the two goals dealt to the Glouton are in that first hand until they may have left."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.games.boom._names import GOAL
from tablee.games.boom.hidden import goals_left, whoever_is_glouton
from tablee.games.boom.rules import goals_in
from tablee.kernel.sight import imagine
from tablee.kernel.steps import Option, Seat, Step
from tests.games.boom.scene import BOOM, Scene, scene

GLOUTON = ["+1", "-1", "+2", "-2", "+3", "cherries", "caramel"]
OTHERS = (["look", "+1", "+4"], ["swap", "+2", "-3"], ["-4", "+5", "accident"])


def table(**changes: Any) -> Scene:
    """Seat 0 is the Glouton."""
    return scene(GLOUTON, *OTHERS, **{"roles": "gpff", "first": 1, **changes})


def goals_imagined(t: Scene, seat: int, tables: int = 40) -> Iterator[int]:
    """How many goals are in the hand that began as the Glouton's, at tables this seat imagines."""
    for seed in range(tables):
        g: Any = imagine(t.g, Seat(seat), seed)
        names = [g.kind_names[g.kinds[pile[0]]] for pile in g.role]
        holder = list(g.origin).index(names.index("glouton"))
        yield sum(g.box.family[g.kinds[card]] == GOAL for card in g.hand[holder].cards)


@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
@pytest.mark.parametrize("sizes", ["hidden", "public"])
def test_the_glouton_holds_the_goals_that_were_dealt(seat: int, sizes: str) -> None:
    assert min(goals_imagined(table(hand_sizes=sizes), seat)) == 2


def test_all_five_goals_are_met_there() -> None:
    t = table()
    met = {
        g.kind_names[g.kinds[card]]
        for seed in range(60)
        for g in [imagine(t.g, Seat(1), seed)]
        for pile in g.hand  # type: ignore[attr-defined]
        for card in pile.cards
        if g.box.family[g.kinds[card]] == GOAL  # type: ignore[attr-defined]
    }
    assert len(met) == 5


def test_a_goal_that_was_discarded_may_have_been_one_of_them() -> None:
    t = table()
    t.g.leave(t.g.hand[0], card := t.g.hand[0].cards[5])
    t.g.discard.add(card)
    assert set(goals_imagined(t, 1)) >= {1}
    assert min(goals_imagined(t, 1)) == 1


def test_a_goal_that_was_discarded_and_fetched_back_may_have_been_one_of_them() -> None:
    t = scene(GLOUTON, ["salvage", "+1"], *OTHERS[1:], roles="gpff")
    t.plays(0, "caramel").all_pass().plays(1, "salvage").all_pass().says(1, "recover", 1, "caramel")
    assert min(goals_imagined(t, 2)) == min(goals_imagined(t, 1)) == 1


def test_whoever_has_seen_the_hand_may_have_taken_them() -> None:
    t = scene(GLOUTON, ["look", "+1"], ["look", "+2"], OTHERS[2], roles="gpff", first=1)
    t.plays(1, "look", 0).all_pass().says(1, "take", 1, 0, "caramel")
    t.plays(2, "look", 0).all_pass().says(2, "take", 2, 0, "cherries")
    assert min(goals_imagined(t, 3)) == 0


def test_who_has_seen_the_hand_knows_what_is_in_it() -> None:
    t = table().plays(1, "look", 0).all_pass().says(1, "take", 1, 0, "caramel")
    assert set(goals_imagined(t, 1)) == {1}


def test_a_hand_that_was_swapped_may_hold_anything() -> None:
    t = table(first=2).plays(2, "swap", 0).all_pass()
    assert min(goals_imagined(t, 3)) == 0


def test_the_glouton_trades_nothing_of_its_own() -> None:
    t = table()
    for seed in range(20):
        g: Any = imagine(t.g, Seat(0), seed)
        assert kinds(g, g.hand[0].cards) == kinds(t.g, t.g.hand[0].cards)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_is_more_certain_than_the_truth_allows(seats: int) -> None:
    dice = random.Random(seats)
    for seed in range(40):
        g: Any = BOOM.new(seats, seed)
        while not g.over:
            glouton = whoever_is_glouton(g)
            holder = list(g.origin).index(glouton)
            for seat in {*range(-1, seats)} - {glouton}:
                assert goals_left(g, Seat(seat), glouton) <= goals_in(g, g.hand[holder])
            asked = Seat(g.asked_seat())
            g.play(asked, Option(Step(dice.choice(g.legal(asked)))))


def test_a_card_seen_is_never_traded_away() -> None:
    t = table()
    for card in t.g.hand[0].cards[:5]:
        t.g.show(card, Seat(1))
    for seed in range(20):
        g: Any = imagine(t.g, Seat(1), seed)
        assert kinds(t.g, t.g.hand[0].cards[:5]) <= kinds(g, g.hand[0].cards)


def kinds(g: Any, cards: Any) -> Counter[int]:
    return Counter(int(g.kinds[card]) for card in cards)
