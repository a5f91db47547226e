"""How it ends: the limit, ties, and the two hundredth round."""

from __future__ import annotations

import pytest

from tablee.games.badass import GAME
from tablee.kernel.steps import BITS
from tests.games.badass.scene import Scene


def end_of_turn(scene: Scene) -> Scene:
    scene.play("change_character:0")
    scene.lay_any()
    return scene


def winners(scene: Scene) -> list[int]:
    return [seat for seat in range(scene.g.seats) if scene.g.winners & BITS[seat]]


@pytest.mark.parametrize("limit", ["12", "16", "20", "30", "50"])
def test_the_game_goes_on_below_the_limit_and_ends_at_it(limit: str) -> None:
    scene = end_of_turn(Scene(3, scores=[0, int(limit) - 1, 0], limit=limit))
    assert not scene.g.over
    assert scene.asked() == ("action", [1])
    scene = end_of_turn(Scene(3, scores=[0, int(limit), 0], limit=limit))
    assert scene.g.over
    assert winners(scene) == [1]
    assert scene.g.endings()[scene.g.ending] == "limit_reached"


def test_the_turn_in_which_the_limit_is_reached_is_played_out() -> None:
    scene = Scene(3, weapons=["lance_flammes"], charges=[5], scores=[14, 0, 15])
    scene.play("execute:0", "suffer:1:0")
    assert scene.scores[0] == 16
    assert not scene.g.over
    scene.lay_any()
    scene.play("defend:2:colonelle:0")
    scene.speak(1)
    scene.lay_any()
    assert scene.asked() == ("new_weapon", [0])
    scene.play(scene.options(0)[0])
    assert scene.g.over
    assert winners(scene) == [0]


def test_the_highest_score_wins_though_others_have_reached_the_limit() -> None:
    scene = end_of_turn(Scene(4, scores=[16, 19, 17, 3]))
    assert winners(scene) == [1]
    assert scene.told("won") == [{"seat": 1, "score": 19}]


def test_05_a_tie_goes_to_more_cards_in_hand() -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka"], scores=[17, 17, 0], charges=[5, 0])
    scene.bury(0, "ninja")
    assert winners(end_of_turn(scene)) == [1]


def test_05_then_to_more_charges() -> None:
    scene = Scene(3, weapons=["bazooka", "bazooka"], scores=[17, 17, 0], charges=[5, 6, 7])
    assert winners(end_of_turn(scene)) == [1]


def test_05_then_it_is_shared() -> None:
    scene = Scene(4, weapons=["bazooka", "bazooka"], scores=[17, 17, 16, 17], charges=[3, 3, 7, 2])
    assert winners(end_of_turn(scene)) == [0, 1]


def test_06_the_two_hundredth_round_is_the_last_and_the_leader_wins() -> None:
    scene = Scene(3, scores=[2, 3, 1])
    scene.g.round = 200
    scene.begin_turn(2)
    scene.g.round = 199
    scene.play("change_character:2")
    scene.lay_any()
    assert not scene.g.over
    assert scene.g.round == 200
    scene.play("change_character:0")
    scene.lay_any()
    scene.play("change_character:1")
    scene.lay_any()
    assert not scene.g.over
    scene.play("change_character:2")
    scene.lay_any()
    assert scene.g.over
    assert winners(scene) == [1]
    assert scene.g.endings()[scene.g.ending] == "rounds_over"


def test_statistics_read_rounds_scores_and_modes() -> None:
    scene = Scene(3, scores=[4, 9, 2], vengeful=[2])
    scene.g.round = 12
    assert GAME.rounds(scene.g) == 12
    assert [GAME.score(scene.g, seat) for seat in range(3)] == [4, 9, 2]
    assert [GAME.faction(scene.g, seat) for seat in range(3)] == ["cool", "cool", "vengeance"]
