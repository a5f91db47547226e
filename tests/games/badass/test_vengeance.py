"""Falling into Vengeance: by any loss, in the middle of anything."""

from __future__ import annotations

from tablee.kernel import sight
from tablee.kernel.steps import Seat
from tests.games.badass.scene import Scene


def fallen(scene: Scene, seat: int) -> None:
    """All seven are back: a Loge, six in hand, and a new active character to choose."""
    assert scene.asked() == ("new_active", [seat])
    assert scene.g.vengeful[seat] == 1
    assert (len(scene.hand(seat)), len(scene.g.loge[seat])) == (6, 1)
    assert (scene.graveyard(seat), len(scene.g.active[seat])) == ([], 0)
    assert len({*scene.hand(seat), scene.loge(seat)}) == 7
    scene.lay_any()


def test_two_characters_left_are_no_vengeance_yet() -> None:
    scene = Scene(3, charges=[3])
    scene.leave_in_hand(1, 2)
    scene.play("execute:0", "aim:0:revolver:1", "suffer:1:0")
    assert scene.asked() == ("new_active", [1])
    assert scene.g.vengeful[1] == 0
    assert len(scene.options(1)) == 2


def test_one_character_left_in_all_is_vengeance() -> None:
    scene = Scene(3, weapons=["revolver", "bazooka"], charges=[3, 4])
    scene.leave_in_hand(1, 1)
    scene.play("execute:0", "aim:0:revolver:1", "suffer:1:0")
    fallen(scene, 1)
    assert scene.scores == [2, 0, 0]
    assert (scene.weapon(1), scene.charges[1]) == ("bazooka", 4)
    assert scene.asked() == ("new_weapon", [0])


def test_r9_weapon_and_charge_stay() -> None:
    scene = Scene(3, weapons=["machette", "bazooka"], charges=[3, 5])
    scene.leave_in_hand(1, 1)
    scene.play("execute:0", "aim:0:machette:1")
    fallen(scene, 1)
    assert (scene.weapon(1), scene.charges[1]) == ("bazooka", 5)


def test_the_new_loge_is_random() -> None:
    loges = set()
    for seed in range(60):
        scene = Scene(3, weapons=["machette"], charges=[3])
        scene.leave_in_hand(1, 1)
        scene.g.rng = seed
        scene.play("execute:0", "aim:0:machette:1")
        loges.add(scene.loge(1))
        told = scene.told("loge", 1)
        assert told == [{"seat": 1, "card": scene.loge(1)}]
        assert scene.told("loge", 0) == [{"seat": 1, "card": None}]
    assert len(loges) == 7


def test_a_vengeful_player_falls_again_and_nothing_else_changes() -> None:
    scene = Scene(3, charges=[3], vengeful=[1])
    scene.leave_in_hand(1, 1)
    scene.play("execute:0", "aim:0:revolver:1", "suffer:1:0")
    fallen(scene, 1)
    assert len(scene.told("vengeance")) == 1


def test_r9_a_wrong_denouncer_falls_before_the_power_happens() -> None:
    scene = Scene(3, ["ninja"], charges=[3])
    scene.leave_in_hand(1, 1)
    scene.announce("ninja", 1)
    fallen(scene, 1)
    assert scene.asked() == ("target", [0])
    scene.play("aim:0:ninja:1", "suffer:1:0")
    assert len(scene.graveyard(1)) == 1
    assert scene.scores == [3, 0, 0]


def test_r9_a_caught_announcer_falls() -> None:
    scene = Scene(3, ["ninja"])
    scene.leave_in_hand(0, 1)
    scene.announce("armurier", 2)
    assert scene.scores == [0, 0, 2]
    fallen(scene, 0)
    assert scene.asked() == ("action", [1])
    assert scene.scores == [0, 1, 2]  # the Cool bonus of seat 1


def test_r9_an_attacker_may_fall_in_the_middle_of_the_own_execution_and_it_goes_on() -> None:
    scene = Scene(4, ["ninja", "colonelle"], weapons=["bazooka"], charges=[7])
    scene.leave_in_hand(0, 1)
    scene.play("execute:0", "defend:1:colonelle:0")
    scene.speak(0)
    fallen(scene, 0)
    assert scene.asked() == ("new_active", [1])
    scene.lay_any()
    for victim in (2, 3):
        assert scene.asked() == ("defence", [victim])
        scene.play(f"suffer:{victim}:0")
        scene.lay_any()
    assert scene.asked() == ("new_weapon", [0])
    assert scene.scores == [3, 2, 0, 0]


def test_r9_an_announcer_who_falls_after_being_shown_has_nothing_to_take_back() -> None:
    scene = Scene(4, ["ninja", "colonelle"], charges=[3])
    scene.leave_in_hand(0, 1)
    scene.announce("ninja", 2)
    scene.play("aim:0:ninja:1", "defend:1:colonelle:0")
    scene.speak(0)
    fallen(scene, 0)
    scene.lay_any()
    assert scene.asked() == ("action", [1])
    assert scene.told("took_back") == [{"seat": 1}]


def test_r9_several_fall_in_one_execution() -> None:
    scene = Scene(3, weapons=["lance_flammes"], charges=[5])
    scene.leave_in_hand(1, 1)
    scene.leave_in_hand(2, 1)
    scene.play("execute:0", "suffer:1:0")
    fallen(scene, 1)
    scene.play("suffer:2:0")
    fallen(scene, 2)
    assert scene.asked() == ("new_weapon", [0])
    assert scene.scores == [3, 0, 0]


def test_r9_a_grenade_in_the_own_face_may_mean_vengeance_with_no_points_for_anybody() -> None:
    scene = Scene(3, weapons=["grenade"], charges=[3])
    scene.leave_in_hand(0, 1)
    scene.begin_turn(0)
    scene.play(scene.options(0)[0])
    fallen(scene, 0)
    assert scene.asked() == ("action", [0])
    assert scene.scores == [0, 0, 0]


def test_r9_what_was_known_of_the_active_character_is_void() -> None:
    scene = Scene(3, ["ninja", "colonelle", "ninja"], charges=[0, 0, 0])
    scene.leave_in_hand(1, 1)
    scene.announce("espionne")
    scene.play("spy_on:0:1:0:1")
    assert sight.view(scene.g, Seat(0))["table"]["active"][1] == ["colonelle"]  # type: ignore[index]
    scene.lay_any()
    scene.announce("armurier", 0)
    fallen(scene, 1)
    table = sight.view(scene.g, Seat(0))["table"]
    assert isinstance(table, dict)
    assert (table["active"][1], table["hand"][1], table["loge"][1]) == (1, 5, 1)
    assert all(scene.g.known[7 + slot] == 0 for slot in range(7))


def test_vengeance_makes_the_powers_stronger_at_once() -> None:
    scene = Scene(3, ["armurier", "colonelle"], weapons=["lance_flammes", "bazooka", "bazooka"], charges=[5])
    scene.leave_in_hand(2, 1)
    scene.play("execute:0", "defend:1:colonelle:0")
    scene.speak(2)
    fallen(scene, 2)
    scene.lay_any()
    assert scene.asked() == ("defence", [2])
    scene.play("defend:2:colonelle:0")
    scene.speak()
    assert scene.charges[2] == 2
