"""A turn: the Cool bonus, the charge, and the actions that need no announcement."""

from __future__ import annotations

import pytest

from tablee.games import game
from tablee.kernel.state import State
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tests.games.badass.scene import Scene

BADASS = game("badass")


def test_the_actions_are_offered_and_the_safe_one_comes_first() -> None:
    scene = Scene(3, charges=[3, 1])
    scene.bury(0, "ninja")
    assert scene.options(0) == [
        "change_character:0",
        "change_weapon:0",
        "execute:0",
        "go_to_armoury:0",
        "announce:0:ninja",
        "announce:0:armurier",
        "announce:0:pickpocket",
        "announce:0:espionne",
        "announce:0:dynamiteur",
        "announce:0:cascadeuse",
    ]


def test_a_cool_player_charges_one_and_a_vengeful_one_two() -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka"], vengeful=[1])
    scene.begin_turn(1)
    assert scene.charges == [0, 2, 0]
    scene.begin_turn(0)
    assert scene.charges == [1, 2, 0]
    assert scene.asked() == ("action", [0])


def test_a_full_weapon_stays_full() -> None:
    scene = Scene(3, weapons=["revolver"], charges=[3])
    scene.begin_turn(0)
    assert scene.charges[0] == 3
    assert scene.told("charged") == [{"seat": 0, "charge": 3, "change": 0}]
    told = {"event": "charged", "args": scene.told("charged")[0]}
    assert Teller(BADASS, "fr", ["Alice"]).event(BADASS, told) == "L’arme d’Alice est déjà chargée au maximum."
    assert Teller(BADASS, "en", ["Alice"]).event(BADASS, told) == "Alice’s weapon is fully charged already."


def test_a_cool_player_gains_a_point_while_somebody_seeks_vengeance() -> None:
    scene = Scene(3, vengeful=[2])
    scene.begin_turn(0)
    assert scene.scores == [1, 0, 0]
    assert scene.told("cool_bonus") == [{"seat": 0, "points": 1, "score": 1}]


def test_there_is_no_bonus_while_all_are_cool_nor_for_the_vengeful() -> None:
    scene = Scene(3)
    scene.begin_turn(0)
    assert scene.scores == [0, 0, 0]
    scene = Scene(3, vengeful=[0, 2])
    scene.begin_turn(0)
    assert scene.scores == [0, 0, 0]


def test_r12_points_from_the_bonus_can_reach_the_limit_and_the_turn_is_played_out() -> None:
    scene = Scene(3, scores=[15], vengeful=[1])
    scene.begin_turn(0)
    assert scene.scores[0] == 16
    assert scene.asked() == ("action", [0])
    scene.play("change_character:0")
    scene.lay_any()
    assert scene.g.over
    assert scene.g.winners == 1


def test_r12_the_kill_counter_of_everybody_begins_anew_each_turn() -> None:
    scene = Scene(3)
    scene.announce("armurier", 2)
    assert (scene.scores, list(scene.g.kills)) == ([2, 0, 0], [1, 0, 0])
    scene.lay_any()
    assert scene.asked() == ("action", [1])
    assert list(scene.g.kills) == [0, 0, 0]


def test_a_change_of_character_may_lay_any_of_the_hand_or_the_same() -> None:
    scene = Scene(3, ["ninja"])
    scene.play("change_character:0")
    assert scene.asked() == ("new_active", [0])
    offered = [key.split(":")[2] for key in scene.options(0)]
    assert offered[0] == "ninja"
    assert sorted(offered) == sorted(scene.hand(0))
    scene.play("lay:0:ninja")
    assert scene.active(0) == "ninja"
    assert scene.asked() == ("action", [1])


def test_nobody_is_told_which_character_was_laid() -> None:
    scene = Scene(3, ["ninja"])
    scene.play("change_character:0", "lay:0:espionne")
    assert scene.told("laid", 1) == [{"seat": 0, "card": None}]
    assert scene.told("laid", 0) == [{"seat": 0, "card": "espionne"}]


def test_a_change_of_weapon_loses_the_charges_and_takes_one_of_the_market_without_any() -> None:
    scene = Scene(3, charges=[2])
    market = scene.market()
    scene.play("change_weapon:0")
    assert scene.asked() == ("new_weapon", [0])
    assert scene.options(0) == [f"take_weapon:0:{name}" for name in dict.fromkeys(market)]
    scene.play(f"take_weapon:0:{market[1]}")
    assert scene.weapon(0) == market[1]
    assert scene.charges[0] == 0
    assert scene.market()[:2] == [market[0], market[2]]
    assert len(scene.market()) == 3
    assert [scene.name(card) for card in scene.g.discard.cards] == ["revolver"]
    assert scene.asked() == ("action", [1])


def test_a_revolver_from_the_market_has_no_charge() -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka"])
    revolver = next(card for card in scene.g.arsenal.cards if scene.name(card) == "revolver")
    scene.g.arsenal.remove(revolver)
    scene.g.arsenal.add(scene.g.market.draw())
    scene.g.market.add(revolver)
    scene.play("change_weapon:0", "take_weapon:0:revolver")
    assert scene.charges[0] == 0


def test_an_empty_pile_of_weapons_is_made_anew_from_the_discards() -> None:
    scene = Scene(3)
    while len(scene.g.arsenal):
        scene.g.discard.add(scene.g.arsenal.draw())
    discarded = len(scene.g.discard)
    scene.play("change_weapon:0")
    scene.play(scene.options(0)[0])
    assert (len(scene.g.market), len(scene.g.arsenal), len(scene.g.discard)) == (3, discarded, 0)
    assert scene.told("arsenal_renewed") == [{}]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("green", "green", [4, 2, 2]),
        ("green", "yellow", [4, 3, 3]),
        ("yellow", "yellow", [4, 4, 4]),
        ("green", "red", [3, 3, 3]),
        ("yellow", "red", [3, 4, 4]),
        ("red", "red", [0, 4, 4]),
    ],
)
def test_the_armoury_gives_charges_by_the_dice(first: str, second: str, expected: list[int]) -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka", "bazooka"], charges=[2, 2, 2])
    scene.roll(first, second)
    scene.g.charge[1] -= 1  # the next turn has begun
    assert scene.charges == expected
    assert scene.asked() == ("action", [1])


def test_r7_the_excess_is_lost_die_by_die_and_two_reds_clear_the_roller_at_the_end() -> None:
    scene = Scene(3, weapons=["revolver", "bazooka", "machette"], charges=[3, 0, 2])
    scene.roll("red", "red")
    assert scene.charges == [0, 3, 3]
    assert [e.kind for e in scene.story if e.kind in ("charged", "jammed")][:6] == ["charged"] * 4 + [
        "jammed",
        "charged",
    ]
    assert [told["change"] for told in scene.told("charged")][:4] == [1, 1, 1, 0]  # the machete was full


def test_10_a_yellow_die_serves_the_roller_first_and_then_clockwise() -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka", "bazooka"])
    scene.begin_turn(1)
    scene.story.clear()
    scene.roll("yellow", "red")
    assert [told["seat"] for told in scene.told("charged")][:5] == [1, 2, 0, 2, 0]


def test_an_execution_needs_the_mark() -> None:
    scene = Scene(3, weapons=["lance_flammes"], charges=[4])
    assert "execute:0" not in scene.options(0)
    assert scene.refusals(0)["execute:0"] == "weapon_not_charged"
    scene.g.charge[0] = 5
    assert "execute:0" in scene.options(0)


def test_03_a_power_that_cannot_be_paid_or_has_no_target_cannot_be_announced() -> None:
    scene = Scene(3, charges=[0, 0, 0])
    assert scene.refusals(0) == {
        "execute:0": "weapon_not_charged",
        "announce:0:colonelle": "only_in_defence",
        "announce:0:ninja": "price_too_high",
        "announce:0:pickpocket": "no_charge_to_take",
        "announce:0:cascadeuse": "price_too_high",
    }
    scene.g.charge[0] = 2
    assert scene.refusals(0)["announce:0:cascadeuse"] == "graveyard_is_empty"
    assert scene.refusals(0)["announce:0:ninja"] == "price_too_high"
    scene.g.vengeful[0] = 1
    assert "announce:0:ninja" in scene.options(0)


def test_what_may_be_announced_does_not_depend_on_what_one_holds() -> None:
    scenes = [Scene(3, [held], charges=[3, 1]) for held in ("ninja", "colonelle", "espionne")]
    assert len({tuple(scene.options(0)) for scene in scenes}) == 1
    assert len({tuple(scene.refusals(0)) for scene in scenes}) == 1


def leaves(g: State, depth: int) -> int:
    """How many ways the next `depth` choices can go, the first seat asked choosing each time."""
    if not depth or g.over:
        return 1
    seat = Seat(next(s for s in range(g.seats) if g.waits_for(Seat(s))))
    total = 0
    for option in g.legal(seat):
        twin = g.clone()
        twin.play(seat, Option(Step(option)))
        total += leaves(twin, depth - 1)
    return total


def test_the_tree_of_a_turn_has_as_many_leaves_as_counted() -> None:
    scene = Scene(3, ["ninja", "colonelle", "espionne"], weapons=["mitrailleuse"], charges=[6, 2, 3])
    assert [leaves(scene.g, depth) for depth in (1, 2, 3, 4)] == [9, 29, 124, 471]
