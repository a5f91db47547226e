"""What each weapon does, several deaths at once, and the points for them."""

from __future__ import annotations

import pytest

from tests.games.badass.scene import Scene

MARKS = {
    "revolver": 3,
    "fusil_a_pompe": 3,
    "arbalete": 4,
    "lance_flammes": 5,
    "mitrailleuse": 6,
    "grenade": 2,
    "machette": 3,
    "bazooka": 7,
}


@pytest.mark.parametrize(("weapon", "mark"), MARKS.items())
def test_a_weapon_may_be_executed_from_its_mark_on(weapon: str, mark: int) -> None:
    scene = Scene(4, weapons=[weapon], charges=[mark - 1])
    assert "execute:0" not in scene.options(0)
    scene.g.charge[0] = mark
    assert "execute:0" in scene.options(0)


@pytest.mark.parametrize("weapon", ["revolver", "arbalete", "grenade", "machette"])
def test_some_weapons_reach_any_rival(weapon: str) -> None:
    scene = Scene(5, weapons=[weapon], charges=[4])
    scene.play("execute:0")
    assert scene.options(0) == [f"aim:0:{weapon}:{rival}" for rival in (1, 2, 3, 4)]


def test_the_pump_gun_reaches_neighbours_only() -> None:
    scene = Scene(5, weapons=["fusil_a_pompe"], charges=[4])
    scene.play("execute:0")
    assert scene.options(0) == ["aim:0:fusil_a_pompe:1", "aim:0:fusil_a_pompe:4"]


def test_after_an_execution_the_weapon_is_changed_for_one_without_a_charge() -> None:
    scene = Scene(3, weapons=["arbalete"], charges=[4])
    scene.play("execute:0", "aim:0:arbalete:1")
    scene.lay_any()
    assert scene.asked() == ("new_weapon", [0])
    market = scene.market()
    scene.play(f"take_weapon:0:{market[0]}")
    assert (scene.weapon(0), scene.charges[0]) == (market[0], 0)
    assert scene.name(scene.g.discard[0]) == "arbalete"
    assert len(scene.market()) == 3
    assert scene.asked() == ("action", [1])


def test_r2_deaths_come_one_by_one_clockwise_each_complete() -> None:
    scene = Scene(5, weapons=["bazooka"], charges=[7])
    scene.begin_turn(2)
    scene.arm(2, "bazooka")
    scene.g.charge[2] = 7
    scene.play("execute:2")
    for victim in (3, 4, 0, 1):
        assert scene.asked() == ("defence", [victim])
        scene.play(f"suffer:{victim}:2")
        assert scene.asked() == ("new_active", [victim])
        scene.lay_any()
    assert scene.asked() == ("new_weapon", [2])
    assert scene.scores == [0, 0, 5, 0, 0]
    assert [told["points"] for told in scene.told("scored")] == [2, 1, 1, 1]


def test_r2_a_lone_lead_is_judged_before_each_death() -> None:
    scene = Scene(3, weapons=["lance_flammes"], charges=[5], scores=[1, 3, 2])
    scene.play("execute:0", "suffer:1:0")
    assert scene.scores[0] == 1 + 3
    scene.lay_any()
    scene.play("suffer:2:0")
    assert scene.scores == [5, 3, 2]


def test_r2_the_targets_of_the_machine_gun_are_all_named_first() -> None:
    scene = Scene(6, weapons=["mitrailleuse"], charges=[6])
    scene.play("execute:0")
    assert scene.asked() == ("burst", [0])
    assert scene.options(0) == [f"add_target:0:{rival}:0:3" for rival in (1, 2, 3, 4, 5)]
    scene.play("add_target:0:4:0:3")
    assert scene.options(0)[0] == "fire:0:16"
    scene.play("add_target:0:1:16:2")
    scene.play("add_target:0:2:18:1")
    assert scene.told("died") == []
    for victim in (1, 2, 4):
        assert scene.asked() == ("defence", [victim])
        scene.play(f"suffer:{victim}:0")
        scene.lay_any()
    assert scene.asked() == ("new_weapon", [0])
    assert scene.scores[0] == 4


def test_11_the_machine_gun_hits_at_least_one_and_no_more_than_there_are() -> None:
    scene = Scene(3, weapons=["mitrailleuse"], charges=[6])
    scene.play("execute:0")
    assert not any(key.startswith("fire") for key in scene.options(0))
    scene.play("add_target:0:1:0:3", "add_target:0:2:2:2")
    assert scene.asked() == ("defence", [1])


def test_the_flamethrower_takes_both_neighbours() -> None:
    scene = Scene(5, weapons=["lance_flammes"], charges=[6])
    scene.play("execute:0", "suffer:1:0")
    scene.lay_any()
    assert scene.asked() == ("defence", [4])
    scene.play("suffer:4:0")
    scene.lay_any()
    assert scene.asked() == ("new_weapon", [0])
    assert [len(scene.graveyard(seat)) for seat in range(5)] == [0, 1, 0, 0, 1]


def test_the_machete_takes_a_random_character_from_hand() -> None:
    lost = set()
    for seed in range(40):
        scene = Scene(3, weapons=["machette"], charges=[3])
        scene.g.rng = seed
        hand = set(scene.hand(1))
        scene.play("execute:0", "aim:0:machette:1")
        assert set(scene.graveyard(1)) == hand - set(scene.hand(1))
        lost |= set(scene.graveyard(1))
        assert scene.active(1) == "armurier"
        assert scene.asked() == ("new_weapon", [0])
    assert lost == hand


def test_the_first_kill_of_a_turn_is_worth_two_whoever_is_at_turn() -> None:
    scene = Scene(3, charges=[3])
    scene.play("execute:0", "aim:0:revolver:1", "defend:1:colonelle:0")
    scene.speak(2)
    assert scene.scores == [0, 0, 2]
    scene.lay_any()
    assert list(scene.g.kills) == [0, 0, 1]


def test_a_second_kill_of_a_turn_is_worth_one_even_by_denouncing() -> None:
    scene = Scene(3, weapons=["lance_flammes"], charges=[5])
    scene.play("execute:0", "suffer:1:0")
    scene.lay_any()
    scene.play("defend:2:colonelle:0")
    scene.speak(0)
    assert scene.scores == [3, 0, 0]
