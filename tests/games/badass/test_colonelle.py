"""Every weapon and every deadly power against the Colonelle: believed, proved, caught."""

from __future__ import annotations

import pytest

from tests.games.badass.scene import Scene

AFTER = {
    "revolver": ("new_weapon", [0]),
    "fusil_a_pompe": ("new_weapon", [0]),
    "lance_flammes": ("defence", [3]),
    "mitrailleuse": ("new_weapon", [0]),
    "grenade": ("new_weapon", [0]),
    "bazooka": ("defence", [2]),
}
ATTACKS = [*AFTER, "ninja", "dynamiteur"]
UNBLOCKABLE = ["arbalete", "machette"]


def attack(how: str, victim: str = "armurier") -> Scene:
    """Seat 0 attacks seat 1, which holds `victim`; the question about the Colonelle is open, if it is put at all."""
    weapon = how if how in AFTER or how in UNBLOCKABLE else "revolver"
    scene = Scene(4, ["ninja", victim, "espionne", "espionne"], weapons=[weapon, "machette"], charges=[7, 2])
    if how in ("ninja", "dynamiteur"):
        scene.announce(how)
        scene.play(f"aim:0:{how}:1")
        if how == "dynamiteur":
            scene.play(scene.options(1)[0])
        return scene
    scene.play("execute:0")
    if how == "mitrailleuse":
        scene.play("add_target:0:1:0:3", "fire:0:2")
    elif scene.asked()[0] == "target":
        scene.play(f"aim:0:{how}:1")
    return scene


def after(how: str) -> tuple[str, list[int]]:
    """Who is asked what when the attack on seat 1 is over."""
    return AFTER.get(how, ("action", [1]))


@pytest.mark.parametrize("how", ATTACKS)
@pytest.mark.parametrize("victim", ["armurier", "colonelle"])
def test_r3_every_victim_is_asked_whatever_it_holds(how: str, victim: str) -> None:
    scene = attack(how, victim)
    assert scene.asked() == ("defence", [1])
    assert scene.options(1) == ["suffer:1:0", "defend:1:colonelle:0"]


@pytest.mark.parametrize("how", ATTACKS)
def test_an_attack_that_is_suffered_kills(how: str) -> None:
    scene = attack(how)
    scene.play("suffer:1:0")
    assert scene.asked() == ("new_active", [1])
    assert scene.graveyard(1) == ["armurier"]
    assert scene.scores == [2, 0, 0, 0]
    scene.play("lay:1:espionne")
    assert scene.asked() == after(how)


@pytest.mark.parametrize("how", ATTACKS)
@pytest.mark.parametrize("victim", ["armurier", "colonelle"])
def test_r4_a_colonelle_believed_saves_and_the_attack_is_spent(how: str, victim: str) -> None:
    scene = attack(how, victim)
    scene.play("defend:1:colonelle:0")
    assert scene.asked() == ("denounce", [2, 3, 0])
    scene.speak()
    assert scene.asked() == after(how)
    assert scene.active(1) == victim
    assert scene.graveyard(1) == []
    assert scene.scores == [0, 0, 0, 0]
    assert scene.told("believed") == [
        *([{"seat": 0, "card": how}] if how in ("ninja", "dynamiteur") else []),
        {"seat": 1, "card": "colonelle"},
    ]


@pytest.mark.parametrize("how", ATTACKS)
@pytest.mark.parametrize("denouncer", [0, 2, 3])
def test_r4_a_colonelle_proved_saves_and_costs_the_denouncer_a_character(how: str, denouncer: int) -> None:
    scene = attack(how, "colonelle")
    scene.play("defend:1:colonelle:0")
    scene.speak(denouncer)
    assert scene.asked() == ("new_active", [1])
    assert len(scene.hand(denouncer)) == 4
    assert len(scene.graveyard(denouncer)) == 1
    assert scene.scores == [0, 2, 0, 0]
    assert "colonelle" in scene.hand(1)
    assert len(scene.hand(1)) == 6
    scene.play("lay:1:colonelle")
    assert scene.asked() == after(how)


@pytest.mark.parametrize("how", ATTACKS)
@pytest.mark.parametrize("denouncer", [0, 2, 3])
def test_r4_a_colonelle_caught_dies_for_the_denouncer_and_not_for_the_attacker(how: str, denouncer: int) -> None:
    scene = attack(how)
    scene.play("defend:1:colonelle:0")
    scene.speak(denouncer)
    assert scene.asked() == ("new_active", [1])
    assert scene.graveyard(1) == ["armurier"]
    assert scene.scores == [2 if seat == denouncer else 0 for seat in range(4)]
    scene.lay_any()
    assert scene.asked() == after(how)
    assert scene.scores == [2 if seat == denouncer else 0 for seat in range(4)]


@pytest.mark.parametrize("how", UNBLOCKABLE)
@pytest.mark.parametrize("victim", ["armurier", "colonelle"])
def test_r3_nobody_is_asked_about_a_bolt_or_a_machete(how: str, victim: str) -> None:
    scene = attack(how, victim)
    assert scene.scores == [2, 0, 0, 0]
    assert scene.told("defended") == []
    if how == "arbalete":
        assert scene.asked() == ("new_active", [1])
        assert scene.graveyard(1) == [victim]
    else:
        assert scene.asked() == ("new_weapon", [0])
        assert scene.active(1) == victim
        assert len(scene.hand(1)) == 4
        assert len(scene.graveyard(1)) == 1


def test_r3_nobody_is_asked_when_she_is_not_in_the_cast() -> None:
    scene = Scene(3, without="colonelle", charges=[3])
    scene.play("execute:0", "aim:0:revolver:2")
    assert scene.asked() == ("new_active", [2])


def test_r3_she_cannot_be_announced_as_an_action() -> None:
    scene = Scene(3, ["colonelle"])
    assert "announce:0:colonelle" not in scene.options(0)
    assert scene.refusals(0)["announce:0:colonelle"] == "only_in_defence"


def test_r3_nobody_is_asked_in_the_own_turn() -> None:
    scene = Scene(3, ["colonelle"], weapons=["grenade"], charges=[3])
    scene.announce("armurier")
    assert scene.asked() == ("new_weapon", [0])
    scene.play(scene.options(0)[0])
    assert scene.asked() == ("new_active", [0])
    assert scene.graveyard(0) == ["colonelle"]
    assert scene.scores == [0, 0, 0]


def test_02_the_attacker_may_denounce_the_defence() -> None:
    scene = attack("revolver")
    scene.play("defend:1:colonelle:0")
    assert scene.options(0) == ["believe:0", "cry_bluff:0"]
    scene.speak(0)
    assert scene.scores == [2, 0, 0, 0]
    assert scene.told("caught") == [{"seat": 1, "card": "colonelle", "denouncer": 0}]


def test_in_vengeance_the_defence_gives_two_charges() -> None:
    scene = Scene(4, charges=[3, 1], vengeful=[1])
    scene.play("execute:0", "aim:0:revolver:1", "defend:1:colonelle:0")
    scene.speak()
    assert scene.charges[1] == 3
    assert scene.asked() == ("new_weapon", [0])


def test_a_proved_defence_gives_its_charges_before_the_card_goes_back() -> None:
    scene = Scene(4, ["ninja", "colonelle"], weapons=["revolver", "bazooka"], charges=[3, 1], vengeful=[1])
    scene.play("execute:0", "aim:0:revolver:1", "defend:1:colonelle:0")
    scene.speak(2)
    assert scene.charges[1] == 3
    assert [e.kind for e in scene.story if e.kind in ("lost", "saved", "took_back")] == ["lost", "saved", "took_back"]
    assert scene.asked() == ("new_active", [1])


def test_who_denounces_first_is_counted_from_the_announcer() -> None:
    scene = attack("revolver")
    scene.play("defend:1:colonelle:0")
    scene.speak(0, 3)
    assert scene.scores == [0, 0, 0, 2]
