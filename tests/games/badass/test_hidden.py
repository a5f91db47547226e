"""What a seat knows of others' characters, and the tables it may imagine."""

from __future__ import annotations

from collections import Counter

from tablee.games.badass import GAME
from tablee.games.badass._book import Table
from tablee.kernel import sight
from tablee.kernel.steps import Card, Option, Seat, Step
from tests.games.badass.scene import Scene


def imagined(scene: Scene, seat: int, times: int = 200) -> list[Table]:
    found = []
    for seed in range(times):
        g = sight.imagine(scene.g, Seat(seat), seed)
        assert isinstance(g, Table)
        found.append(g)
    return found


def kind(g: Table, card: Card) -> str:
    return g.kind_names[g.kinds[card]]


def actives(scene: Scene, seat: int, owner: int) -> Counter[str]:
    return Counter(kind(g, g.active[owner][0]) for g in imagined(scene, seat))


def loges(scene: Scene, seat: int, owner: int) -> Counter[str]:
    return Counter(kind(g, g.loge[owner][0]) for g in imagined(scene, seat))


def test_everybodys_seven_characters_stay_their_own() -> None:
    scene = Scene(4)
    for g in imagined(scene, 0, 50):
        for owner in range(4):
            cards = [*g.hand[owner].cards, *g.active[owner].cards, *g.loge[owner].cards]
            assert sorted(cards) == list(range(owner * 7, owner * 7 + 7))


def test_an_unknown_rival_may_have_any_character_active_or_in_the_loge() -> None:
    scene = Scene(3)
    assert len(actives(scene, 0, 1)) == 7
    assert len(loges(scene, 0, 1)) == 7
    assert actives(scene, 0, 0) == {"armurier": 200}
    assert len(actives(scene, -1, 0)) == 7


def test_what_the_espionne_saw_stays_where_it_lies() -> None:
    scene = Scene(3, ["ninja", "colonelle"])
    scene.announce("espionne")
    scene.play("spy_on:0:1:0:1")
    assert actives(scene, 0, 1) == {"colonelle": 200}
    assert len(actives(scene, 2, 1)) == 7


def test_who_was_spied_on_is_known_to_all_but_not_what_was_seen() -> None:
    scene = Scene(3, ["ninja", "colonelle"])
    scene.announce("espionne")
    scene.play("spy_on:0:1:0:1")
    for g in imagined(scene, 2, 50):
        table = sight.view(g, Seat(0))["table"]
        assert isinstance(table, dict)
        assert table["active"][1] == [kind(g, g.active[1][0])]
        assert all(not g.known[c] for c in g.hand[1].cards)


def test_a_change_makes_the_sight_void_but_for_the_loge() -> None:
    scene = Scene(3, ["ninja", "colonelle"])
    scene.announce("espionne")
    scene.play("spy_on:0:1:0:1")
    scene.lay_any()
    scene.play("change_character:1", "lay:1:armurier")
    assert len(actives(scene, 0, 1)) == 7
    assert len(loges(scene, 0, 1)) == 6
    assert "colonelle" not in loges(scene, 0, 1)
    assert "colonelle" in loges(scene, 2, 1)


def test_a_character_shown_to_all_is_in_nobodys_loge() -> None:
    scene = Scene(3, ["armurier"])
    scene.announce("armurier", 1)
    scene.play("lay:0:ninja")
    for watcher in (-1, 1, 2):
        assert "armurier" not in loges(scene, watcher, 0)
        assert len(actives(scene, watcher, 0)) == 7


def test_what_all_know_is_known_to_all_on_an_imagined_table_too() -> None:
    scene = Scene(3, ["armurier"])
    scene.announce("armurier", 1)
    scene.play("lay:0:ninja")
    for seed, g in enumerate(imagined(scene, 1, 60)):
        other = sight.imagine(g, Seat(2), seed)
        assert isinstance(other, Table)
        assert kind(other, other.loge[0][0]) != "armurier"


def test_a_character_recovered_is_in_hand_until_one_is_laid() -> None:
    scene = Scene(3, charges=[1])
    scene.bury(0, "ninja")
    scene.announce("cascadeuse")
    scene.play("recover:0:ninja:1")
    for g in imagined(scene, 1, 50):
        assert "ninja" in [kind(g, card) for card in g.hand[0].cards]
    scene.begin_turn(0)
    scene.play("change_character:0", "lay:0:ninja")
    assert actives(scene, 1, 0)["ninja"] > 0
    assert "ninja" not in loges(scene, 1, 0)


def test_a_miss_of_the_justicier_is_remembered_until_a_new_character_lies() -> None:
    scene = Scene(3, ["ninja", "pickpocket"], without="dynamiteur")
    scene.announce("justicier")
    scene.play("aim:0:justicier:1", "accuse:0:1:ninja:justicier")
    for watcher in (-1, 0, 2):
        assert "ninja" not in actives(scene, watcher, 1)
        assert "ninja" in loges(scene, watcher, 1)
    scene.play("change_character:1", "lay:1:pickpocket")
    assert "ninja" in actives(scene, 0, 1)


def test_when_all_others_have_been_seen_the_loge_is_known() -> None:
    scene = Scene(3, ["ninja", "armurier"])
    for card in [*scene.g.hand[1].cards, *scene.g.active[1].cards]:
        scene.g.known[card] |= 511 << 9  # each lay open once
    assert loges(scene, 0, 1) == {scene.loge(1): 200}
    assert len(actives(scene, 0, 1)) == 6


def test_sealed_first_choices_are_dealt_anew_but_ones_own() -> None:
    table = GAME.new(3, 4)
    assert isinstance(table, Table)
    table.play(Seat(1), Option(Step(table.legal(Seat(1))[3])))
    mine = sight.imagine(table, Seat(1), 9)
    assert isinstance(mine, Table)
    assert list(mine.choice) == list(table.choice)
    assert [mine.waits_for(Seat(seat)) for seat in range(3)] == [True, False, True]
    theirs = sight.imagine(table, Seat(0), 9)
    assert isinstance(theirs, Table)
    assert list(theirs.choice) == [0, 0, 0]
    assert [theirs.waits_for(Seat(seat)) for seat in range(3)] == [True, True, True]


def test_weapons_not_in_play_are_known_once_the_pile_was_renewed() -> None:
    scene = Scene(3)
    scene.g.left_out.add(scene.g.arsenal.draw())
    spare = scene.g.left_out[0]
    while len(scene.g.arsenal):
        scene.g.discard.add(scene.g.arsenal.draw())
    scene.play("change_weapon:0")
    scene.play(scene.options(0)[0])
    for g in imagined(scene, 1, 30):
        assert g.left_out[0] == spare
