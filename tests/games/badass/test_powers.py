"""Each character's power, Cool and in Vengeance."""

from __future__ import annotations

import pytest

from tablee.kernel import sight
from tablee.kernel.steps import Seat
from tests.games.badass.scene import Scene


@pytest.mark.parametrize(("vengeful", "price"), [([], 3), ([0], 2)])
def test_the_ninja_pays_and_kills(vengeful: list[int], price: int) -> None:
    scene = Scene(4, charges=[3], vengeful=vengeful)
    scene.announce("ninja")
    assert scene.charges[0] == 3 - price
    assert scene.options(0) == ["aim:0:ninja:1", "aim:0:ninja:2", "aim:0:ninja:3"]
    scene.play("aim:0:ninja:2", "suffer:2:0")
    assert scene.graveyard(2) == ["armurier"]
    assert scene.scores[0] == 2
    assert scene.asked() == ("new_active", [2])


@pytest.mark.parametrize(("vengeful", "gain"), [([], 3), ([0], 4)])
def test_the_armurier_charges(vengeful: list[int], gain: int) -> None:
    scene = Scene(3, weapons=["bazooka"], charges=[2], vengeful=vengeful)
    scene.announce("armurier")
    assert scene.charges[0] == 2 + gain
    assert scene.asked() == ("action", [1])


def test_the_armurier_cannot_pass_the_maximum() -> None:
    scene = Scene(3, weapons=["revolver"], charges=[2])
    scene.announce("armurier")
    assert scene.charges[0] == 3


@pytest.mark.parametrize(("vengeful", "most"), [([], 2), ([0], 3)])
def test_the_pickpocket_takes_as_many_as_it_wants(vengeful: list[int], most: int) -> None:
    scene = Scene(4, weapons=["bazooka"], charges=[0, 0, 3, 1], vengeful=vengeful)
    scene.announce("pickpocket")
    assert scene.options(0) == ["aim:0:pickpocket:2", "aim:0:pickpocket:3"]
    scene.play("aim:0:pickpocket:2")
    assert scene.asked() == ("charges_to_take", [0])
    assert scene.options(0) == [f"take_charges:0:2:{n}" for n in range(1, most + 1)]
    scene.play("take_charges:0:2:2")
    assert (scene.charges[0], scene.charges[2]) == (2, 1)
    assert scene.asked() == ("action", [1])


def test_07_the_pickpocket_takes_at_least_one_and_no_more_than_there_are() -> None:
    scene = Scene(3, charges=[3, 1])
    scene.announce("pickpocket")
    scene.play("aim:0:pickpocket:1")
    assert scene.options(0) == ["take_charges:0:1:1"]
    scene.play("take_charges:0:1:1")
    assert scene.charges == [3, 1, 0]  # lost beyond the maximum; seat 1 has begun its turn


def test_the_espionne_looks_in_secret_and_may_lay_another() -> None:
    scene = Scene(3, ["ninja", "colonelle", "dynamiteur"])
    scene.announce("espionne")
    assert scene.asked() == ("rival_to_spy_on", [0])
    scene.play("spy_on:0:2:0:1")
    assert scene.told("spied", 0) == [{"seat": 0, "victim": 2, "card": "dynamiteur"}]
    assert scene.told("spied", 1) == [{"seat": 0, "victim": 2, "card": None}]
    assert sight.view(scene.g, Seat(0))["table"]["active"] == [[], 1, ["dynamiteur"]]  # type: ignore[index]
    assert sight.view(scene.g, Seat(1))["table"]["active"] == [[], ["colonelle"], 1]  # type: ignore[index]
    assert scene.asked() == ("new_active", [0])
    scene.play("lay:0:armurier")
    assert scene.active(0) == "armurier"
    assert scene.asked() == ("action", [1])


def test_08_the_swap_of_the_espionne_is_a_change_and_tells_nothing() -> None:
    scene = Scene(3, ["ninja"])
    scene.announce("espionne")
    scene.play("spy_on:0:1:0:1")
    assert scene.options(0)[0] == "lay:0:ninja"
    twin = Scene(3, ["ninja"])
    twin.announce("espionne")
    twin.play("spy_on:0:1:0:1")
    scene.play("lay:0:ninja")
    twin.play("lay:0:colonelle")
    assert sight.view(scene.g, Seat(1)) == sight.view(twin.g, Seat(1))
    assert [sight.told(scene.g, e, Seat(1)) for e in scene.story] == [
        sight.told(twin.g, e, Seat(1)) for e in twin.story
    ]


def test_r13_the_vengeful_espionne_looks_at_two_different_rivals() -> None:
    scene = Scene(4, vengeful=[0])
    scene.announce("espionne")
    scene.play("spy_on:0:2:0:2")
    assert scene.asked() == ("rival_to_spy_on", [0])
    assert scene.options(0) == ["spy_on:0:1:4:1", "spy_on:0:3:4:1"]
    scene.play("spy_on:0:3:4:1")
    assert [told["victim"] for told in scene.told("spied")] == [2, 3]
    assert scene.asked() == ("new_active", [0])


def test_r5_an_espionne_proved_looks_and_then_goes_back_instead_of_her_swap() -> None:
    scene = Scene(3, ["espionne"])
    scene.announce("espionne", 1)
    scene.play("spy_on:0:2:0:1")
    assert scene.asked() == ("new_active", [0])
    scene.play("lay:0:espionne")
    assert scene.asked() == ("action", [1])
    assert len(scene.told("took_back")) == 1


@pytest.mark.parametrize(("vengeful", "gift"), [([], 2), ([0], 3)])
def test_the_dynamiteur_gives_charges(vengeful: list[int], gift: int) -> None:
    scene = Scene(3, weapons=["revolver", "bazooka", "bazooka"], charges=[0, 0, 4], vengeful=vengeful)
    scene.announce("dynamiteur")
    scene.play("aim:0:dynamiteur:2")
    assert scene.charges[2] == 4 + gift
    assert scene.scores[0] == 0
    assert scene.asked() == ("action", [1])


def test_r10_the_cascadeuse_takes_one_back_from_her_graveyard_but_never_the_loge() -> None:
    scene = Scene(3, charges=[2])
    scene.bury(0, "ninja", "colonelle")
    scene.announce("cascadeuse")
    assert scene.charges[0] == 1
    assert scene.asked() == ("character_to_recover", [0])
    assert scene.options(0) == ["recover:0:ninja:1", "recover:0:colonelle:1"]
    scene.play("recover:0:colonelle:1")
    assert "colonelle" in scene.hand(0)
    assert scene.graveyard(0) == ["ninja"]
    assert scene.asked() == ("action", [1])


def test_r10_the_vengeful_cascadeuse_takes_up_to_two() -> None:
    scene = Scene(3, charges=[2], vengeful=[0])
    scene.bury(0, "ninja", "colonelle")
    scene.announce("cascadeuse")
    scene.play("recover:0:ninja:2")
    assert scene.options(0) == ["enough:0", "recover:0:colonelle:1"]
    scene.play("enough:0")
    assert scene.graveyard(0) == ["colonelle"]
    assert scene.asked() == ("action", [1])


def test_r10_with_one_grave_the_vengeful_cascadeuse_is_not_asked_again() -> None:
    scene = Scene(3, charges=[2], vengeful=[0])
    scene.bury(0, "ninja")
    scene.announce("cascadeuse")
    scene.play("recover:0:ninja:2")
    assert scene.asked() == ("action", [1])


def justicier(named: str, vengeful: list[int], weapon: str = "bazooka", charge: int = 0) -> Scene:
    """Seat 0 accuses seat 2, whose active character is the Pickpocket."""
    scene = Scene(3, ["ninja", "ninja", "pickpocket"], "dynamiteur", [weapon], [charge], vengeful=vengeful)
    scene.announce("justicier")
    scene.play("aim:0:justicier:2")
    assert scene.asked() == ("name_to_accuse", [0])
    scene.play(f"accuse:0:2:{named}:justicier")
    return scene


def test_r11_a_justicier_who_hits_kills_without_a_defence() -> None:
    scene = justicier("pickpocket", [])
    assert scene.graveyard(2) == ["pickpocket"]
    assert scene.scores == [2, 0, 0]
    assert scene.told("defended") == []
    assert scene.asked() == ("new_active", [2])


def test_r11_a_justicier_who_misses_learns_only_that() -> None:
    scene = justicier("colonelle", [])
    assert scene.told("missed") == [{"victim": 2, "card": "colonelle"}]
    assert sight.view(scene.g, Seat(0))["table"]["active"][2] == 1  # type: ignore[index]
    assert (scene.scores, scene.charges[0]) == ([0, 0, 0], 0)
    assert scene.asked() == ("action", [1])


def test_a_vengeful_justicier_gains_a_charge_by_a_miss_only() -> None:
    assert justicier("colonelle", [0]).charges[0] == 1
    assert justicier("pickpocket", [0]).charges[0] == 0


def test_15_the_justicier_may_name_any_of_the_seven() -> None:
    scene = Scene(3, without="dynamiteur")
    scene.bury(2, "espionne")
    scene.announce("justicier")
    scene.play("aim:0:justicier:2")
    names = [key.split(":")[3] for key in scene.options(0)]
    assert names == ["colonelle", "ninja", "armurier", "pickpocket", "espionne", "cascadeuse", "justicier"]
