"""Announcing, believing, denouncing, and the points that come of it."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.badass import GAME
from tablee.kernel import sight
from tablee.kernel.steps import Seat
from tests.games.badass.scene import Scene


def test_everybody_else_speaks_at_once_whatever_was_announced() -> None:
    scene = Scene(4)
    scene.play("announce:0:armurier")
    assert scene.asked() == ("denounce", [1, 2, 3])
    for seat in (1, 2, 3):
        assert scene.options(seat) == [f"believe:{seat}", f"cry_bluff:{seat}"]


def test_answers_are_sealed_until_all_have_spoken() -> None:
    scene = Scene(4)
    scene.play("announce:0:armurier")
    heard = len(scene.story)
    before = [sight.view(scene.g, Seat(seat)) for seat in (-1, 0, 1, 3)]
    scene.play("cry_bluff:2")
    assert [sight.view(scene.g, Seat(seat)) for seat in (-1, 0, 1, 3)] == before
    assert len(scene.story) == heard
    scene.play("believe:1", "believe:3")
    assert scene.told("denounced") == [{"seat": 2, "announcer": 0}]
    assert list(scene.g.answer) == [0, 0, 0, 0]


def test_believed_the_power_happens_and_nothing_is_shown() -> None:
    scene = Scene(3, ["ninja"])
    scene.announce("armurier")
    assert scene.charges[0] == 3
    assert scene.active(0) == "ninja"
    assert sight.view(scene.g, Seat(1))["table"]["active"][0] == 1  # type: ignore[index]
    assert scene.asked() == ("action", [1])


def test_r5_true_and_denounced_the_loss_comes_first_then_the_power_then_the_card_goes_back() -> None:
    scene = Scene(3, ["armurier"])
    scene.announce("armurier", 2)
    kinds = [e.kind for e in scene.story if e.kind in ("proved", "lost", "scored", "charged", "took_back")]
    assert kinds == ["proved", "lost", "scored", "charged", "took_back"]
    assert scene.charges[0] == 3
    assert (len(scene.hand(2)), len(scene.graveyard(2))) == (4, 1)
    assert scene.scores == [2, 0, 0]
    assert scene.asked() == ("new_active", [0])
    assert scene.options(0)[0] == "lay:0:armurier"
    assert len(scene.options(0)) == 6
    scene.play("lay:0:ninja")
    assert scene.asked() == ("action", [1])


def test_a_bluff_denounced_costs_the_active_character_and_nothing_happens() -> None:
    scene = Scene(3, ["ninja"])
    scene.announce("armurier", 1)
    assert scene.graveyard(0) == ["ninja"]
    assert scene.scores == [0, 2, 0]
    assert scene.charges[0] == 0
    assert scene.asked() == ("new_active", [0])
    scene.lay_any()
    assert scene.asked() == ("action", [1])


def test_r1_a_caught_bluff_pays_nothing() -> None:
    scene = Scene(3, ["armurier"], charges=[3])
    scene.announce("ninja", 1)
    assert scene.charges[0] == 3
    assert scene.told("paid") == []


def test_r1_targets_are_chosen_and_prices_paid_after_the_denouncing() -> None:
    scene = Scene(3, ["ninja"], charges=[3])
    scene.play("announce:0:ninja")
    assert scene.charges[0] == 3
    scene.speak()
    assert scene.charges[0] == 0
    assert scene.asked() == ("target", [0])
    assert scene.options(0) == ["aim:0:ninja:1", "aim:0:ninja:2"]


def test_01_the_first_denouncer_clockwise_from_the_announcer_is_involved() -> None:
    scene = Scene(5)
    scene.begin_turn(3)
    scene.play("announce:3:espionne")
    assert scene.asked() == ("denounce", [4, 0, 1, 2])
    scene.speak(0, 2)
    assert scene.scores == [2, 0, 0, 0, 0]
    assert [told["seat"] for told in scene.told("denounced")] == [0, 2]
    assert scene.told("caught") == [{"seat": 3, "card": "espionne", "denouncer": 0}]


@pytest.mark.parametrize(
    ("from_active", "speakers", "involved"),
    [(0, (0, 2), 2), (0, (0, 4), 4), (1, (0, 2), 0), (1, (2, 4), 2), (1, (2, 3), 2)],
)
def test_17_a_colonelle_is_doubted_in_the_order_from_the_active_player(
    from_active: int, speakers: tuple[int, ...], involved: int
) -> None:
    """Seat 0 attacks seat 1, who says to have the Colonel: from the announcer on 2 is first, from the active one 0."""
    scene = Scene(5, ["ninja"], charges=[3])
    scene.g.from_active = from_active
    scene.announce("ninja")
    scene.play("aim:0:ninja:1", "defend:1:colonelle:0")
    scene.speak(*speakers)
    assert scene.told("caught")[-1]["denouncer"] == involved
    assert scene.asked() == ("new_active", [1])


def test_17_the_option_changes_nothing_for_whoever_is_at_turn() -> None:
    g: Any = GAME.new(4, 1, {"denouncers": "active"})
    assert g.from_active == 1
    scene = Scene(5)
    scene.g.from_active = 1
    scene.begin_turn(3)
    scene.play("announce:3:espionne")
    scene.speak(0, 2)
    assert scene.told("caught") == [{"seat": 3, "card": "espionne", "denouncer": 0}]


def test_04_a_denouncer_scores_by_the_table_of_kills() -> None:
    scene = Scene(3, scores=[5, 0, 0])
    scene.announce("espionne", 1)
    assert scene.scores == [5, 3, 0]


def test_04_a_truthful_announcer_scores_by_the_table_of_kills() -> None:
    scene = Scene(3, ["ninja"], scores=[0, 4, 0], charges=[3])
    scene.announce("ninja", 1)
    assert scene.scores == [3, 4, 0]
    scene.play("aim:0:ninja:1", "suffer:1:0")
    assert scene.scores == [5, 4, 0]


def test_a_tie_in_the_lead_gives_no_bonus() -> None:
    scene = Scene(3, scores=[5, 5, 0])
    scene.announce("espionne", 2)
    assert scene.scores == [5, 5, 2]


def test_r10_any_of_the_seven_may_be_named_even_one_in_the_own_graveyard() -> None:
    scene = Scene(3)
    scene.bury(0, "espionne")
    assert "announce:0:espionne" in scene.options(0)
    scene.announce("espionne", 1)
    assert scene.scores == [0, 2, 0]


def test_14_every_denouncer_is_named_when_all_have_spoken_and_nobody_before() -> None:
    scene = Scene(4, ["armurier"])
    scene.announce("armurier", 1, 3)
    assert scene.told("denounced") == [{"seat": 1, "announcer": 0}, {"seat": 3, "announcer": 0}]
    assert [len(scene.hand(seat)) for seat in range(4)] == [6, 4, 5, 5]


def test_a_character_shown_to_all_is_seen_by_all_until_a_new_one_lies() -> None:
    scene = Scene(3, ["ninja"], charges=[3])
    scene.announce("ninja", 2)
    assert scene.asked() == ("target", [0])
    assert sight.view(scene.g, Seat(1))["table"]["active"][0] == ["ninja"]  # type: ignore[index]
    scene.play("aim:0:ninja:1", "suffer:1:0")
    scene.lay_any()
    assert scene.asked() == ("new_active", [0])
    scene.lay_any()
    assert sight.view(scene.g, Seat(1))["table"]["active"][0] == 1  # type: ignore[index]
