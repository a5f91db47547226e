"""Grenades that get one charge too many, and the Dynamiteur's gifts: from every source."""

from __future__ import annotations

import pytest

from tests.games.badass.scene import Scene


def rearm(scene: Scene, seat: int) -> None:
    """The owner of a weapon blown up takes the first of the market."""
    assert scene.asked() == ("new_weapon", [seat])
    assert len(scene.g.weapon[seat]) == 0
    scene.play(scene.options(seat)[0])
    assert scene.charges[seat] == 0


def test_r8_at_the_start_of_a_turn_nobody_scores_and_the_action_follows() -> None:
    scene = Scene(3, weapons=["grenade"], charges=[3])
    scene.begin_turn(0)
    assert scene.told("exploded") == [{"owner": 0, "weapon": "grenade", "giver": 0}]
    rearm(scene, 0)
    assert scene.graveyard(0) == ["armurier"]
    assert scene.scores == [0, 0, 0]
    scene.lay_any()
    assert scene.asked() == ("action", [0])


def test_r8_two_charges_in_vengeance_blow_up_a_grenade_with_two() -> None:
    scene = Scene(3, weapons=["grenade"], charges=[2], vengeful=[0])
    scene.begin_turn(0)
    rearm(scene, 0)
    assert scene.asked() == ("new_active", [0])


def test_a_full_grenade_is_safe() -> None:
    scene = Scene(3, weapons=["grenade"], charges=[2])
    scene.begin_turn(0)
    assert scene.charges[0] == 3
    assert scene.asked() == ("action", [0])


@pytest.mark.parametrize(("character", "charge"), [("armurier", 1), ("pickpocket", 3)])
def test_r7_ones_own_powers_blow_up_ones_own_grenade(character: str, charge: int) -> None:
    scene = Scene(3, weapons=["grenade"], charges=[charge, 2])
    scene.announce(character)
    if character == "pickpocket":
        scene.play("aim:0:pickpocket:1", "take_charges:0:1:1")
    rearm(scene, 0)
    assert scene.graveyard(0) == ["armurier"]
    assert scene.scores == [0, 0, 0]
    assert scene.asked() == ("new_active", [0])
    scene.lay_any()
    assert scene.asked() == ("action", [1])


def test_r7_the_charges_of_a_defence_blow_up_ones_own_grenade_and_a_defence_may_answer_that() -> None:
    scene = Scene(3, weapons=["revolver", "grenade"], charges=[3, 2], vengeful=[1])
    scene.play("execute:0", "aim:0:revolver:1", "defend:1:colonelle:0")
    scene.speak()
    rearm(scene, 1)
    assert scene.asked() == ("defence", [1])
    assert scene.options(1) == ["suffer:1:-1", "defend:1:colonelle:-1"]
    scene.play("suffer:1:-1")
    assert scene.graveyard(1) == ["armurier"]
    assert scene.scores == [0, 0, 0]
    scene.lay_any()
    assert scene.asked() == ("new_weapon", [0])


def test_a_miss_of_the_vengeful_justicier_blows_up_his_grenade() -> None:
    scene = Scene(3, ["ninja"], "dynamiteur", ["grenade"], [3], vengeful=[0])
    scene.announce("justicier")
    scene.play("aim:0:justicier:1", "accuse:0:1:ninja:justicier")
    rearm(scene, 0)
    assert scene.graveyard(0) == ["ninja"]


def test_r7_the_roller_scores_for_a_rivals_grenade() -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka", "grenade"], charges=[0, 0, 3])
    scene.roll("green", "red")
    rearm(scene, 2)
    assert scene.asked() == ("defence", [2])
    scene.play("suffer:2:0")
    assert scene.scores == [2, 0, 0]
    assert scene.asked() == ("new_active", [2])


def test_r7_nobody_scores_for_the_rollers_own_grenade() -> None:
    scene = Scene(3, weapons=["grenade"], charges=[2])
    scene.roll("green", "green")
    rearm(scene, 0)
    assert (scene.graveyard(0), scene.scores) == (["armurier"], [0, 0, 0])


def test_r7_each_die_is_seen_through_before_the_next_and_a_new_weapon_gets_the_next_charge() -> None:
    scene = Scene(3, weapons=["revolver", "grenade", "grenade"], charges=[0, 3, 3])
    scene.g.arsenal.add(scene.g.market.draw())
    scene.roll("red", "red")
    rearm(scene, 1)
    scene.play("suffer:1:0")
    scene.lay_any()
    assert scene.scores == [2, 0, 0]
    rearm(scene, 2)
    scene.play("suffer:2:0")
    scene.lay_any()
    assert scene.scores[0] == 3
    assert scene.charges == [0, 2, 1]  # the second die, then the turn of seat 1
    assert scene.asked() == ("action", [1])


def test_r6_the_dynamiteur_blows_up_any_weapon_and_scores() -> None:
    scene = Scene(4, weapons=["bazooka", "revolver"], charges=[0, 2])
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:1")
    rearm(scene, 1)
    assert scene.asked() == ("defence", [1])
    scene.play("suffer:1:0")
    assert scene.scores == [2, 0, 0, 0]
    scene.lay_any()
    assert scene.asked() == ("action", [1])


def test_the_dynamiteur_may_fill_a_weapon_to_its_maximum() -> None:
    scene = Scene(3, weapons=["bazooka", "revolver"], charges=[0, 1])
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:1")
    assert scene.charges[1] == 3
    assert scene.told("exploded") == []


def test_r6_the_dynamiteur_on_a_grenade_counts_once() -> None:
    scene = Scene(3, weapons=["bazooka", "grenade"], charges=[0, 3])
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:1")
    rearm(scene, 1)
    scene.play("suffer:1:0")
    scene.lay_any()
    assert len(scene.told("exploded")) == 1
    assert len(scene.graveyard(1)) == 1
    assert scene.scores == [2, 0, 0]
    assert scene.charges[1] == 1  # of the turn that has begun


def test_r6_a_colonelle_saves_the_character_and_not_the_weapon() -> None:
    scene = Scene(3, weapons=["bazooka", "grenade"], charges=[0, 3])
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:1")
    rearm(scene, 1)
    scene.play("defend:1:colonelle:0")
    scene.speak()
    assert scene.graveyard(1) == []
    assert scene.name(scene.g.discard[0]) == "grenade"
    assert scene.scores == [0, 0, 0]


@pytest.mark.parametrize(("held", "denouncer"), [("colonelle", 0), ("colonelle", 2), ("ninja", 0), ("ninja", 2)])
def test_a_defence_against_an_explosion_can_be_denounced(held: str, denouncer: int) -> None:
    scene = Scene(3, ["dynamiteur", held], weapons=["bazooka", "grenade"], charges=[0, 2])
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:1")
    rearm(scene, 1)
    scene.play("defend:1:colonelle:0")
    scene.speak(denouncer)
    scorer = 1 if held == "colonelle" else denouncer
    assert scene.scores == [2 if seat == scorer else 0 for seat in range(3)]
    assert scene.asked() == ("new_active", [1])


def test_09_the_weapon_is_replaced_before_the_character_is_attacked() -> None:
    scene = Scene(3, weapons=["bazooka", "revolver"], charges=[0, 3], vengeful=[1])
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:1")
    rearm(scene, 1)
    scene.play("defend:1:colonelle:0")
    scene.speak()
    assert scene.told("charged")[0] == {"seat": 1, "charge": 2, "change": 2}
    assert [e.kind for e in scene.story if e.kind in ("took_weapon", "defended")] == ["took_weapon", "defended"]


def test_an_executed_grenade_is_safe() -> None:
    scene = Scene(3, weapons=["grenade"], charges=[3])
    scene.play("execute:0", "aim:0:grenade:1", "suffer:1:0")
    scene.lay_any()
    rearm(scene, 0)
    assert scene.told("exploded") == []
    assert scene.scores == [2, 0, 0]


def test_a_true_announcer_whose_own_grenade_kills_the_shown_character_lays_another_only_once() -> None:
    scene = Scene(3, ["armurier"], weapons=["grenade"], charges=[2])
    scene.announce("armurier", 1)
    rearm(scene, 0)
    assert scene.graveyard(0) == ["armurier"]
    assert scene.asked() == ("new_active", [0])
    scene.lay_any()
    assert scene.asked() == ("action", [1])
