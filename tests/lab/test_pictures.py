"""Boards on paper: every game draws its own from first to last, whole, inside its frame, and shows what changes."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tablee import games
from tablee.kernel import parts
from tablee.kernel.telling import Teller
from tablee.kernel.words import LANGUAGES
from tablee.lab.drawing import HIGH, SMALLEST, WIDE, fitted, plain
from tablee.lab.plan import plan
from tablee.lab.play import play

ALL = games.OURS


def boards(name: str, players: int, lang: str) -> list[str]:
    """Of one whole game."""
    game = games.game(name)
    art = parts.find(game, "picture")
    assert art, f"{name} has no picture"
    played = play(plan(name, players, 1, 5, "novice", {}), 0)
    teller = Teller(game, lang, [f"Joueuse {seat + 1}" for seat in range(players)])
    return [
        art.draw(played.g, teller),
        *[art.draw(played.g, teller) for _ in played.moves()],
        art.draw(played.g, teller),
    ]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("most", [False, True])
def test_every_game_draws_its_board_at_every_moment(name: str, most: bool) -> None:
    game = games.game(name)
    drawn = boards(name, game.seats[-1] if most else game.seats[0], LANGUAGES[most])
    assert sum(a != b for a, b in pairwise(drawn)) > 3, "the board hardly changes"
    for board in {drawn[0], drawn[len(drawn) // 2], drawn[-1]}:
        for shape in ElementTree.fromstring(board).iter("rect"):
            x, y, wide, high = (float(shape.get(key, "0")) for key in ("x", "y", "width", "height"))
            assert x >= 0
            assert y >= 0
            assert wide >= 0
            assert x + wide <= WIDE
            assert y + high <= HIGH


@pytest.mark.parametrize("name", ALL)
def test_every_game_has_a_cover(name: str) -> None:
    art = parts.find(games.game(name), "picture")
    assert art
    assert len(list(ElementTree.fromstring(art.cover()).iter())) > 3


def test_words_that_are_too_long_become_smaller_then_shorter() -> None:
    small = ElementTree.fromstring(fitted(0, 0, "a" * 20, 10, 100))
    assert small.text == "a" * 20
    assert SMALLEST < float(small.get("font-size", "0")) < 10
    cut = ElementTree.fromstring(fitted(0, 0, "a" * 90, 10, 100))
    assert float(cut.get("font-size", "0")) == SMALLEST
    assert str(cut.text).endswith("a…")


def test_a_game_without_a_picture_shows_points_and_cards() -> None:
    played = play(plan("bunny", 3, 1, 5, "novice", {}), 0)
    board = plain(played.g, Teller(games.game("bunny"), "fr", ["Ann", "Bob", "Cléa"]), [0, 6, 12], "#123456")
    said = [text.text for text in ElementTree.fromstring(board).iter("text")]
    assert {"Ann", "Bob", "Cléa", "0", "6", "12", "3 ▯"} <= set(said)
    long = [
        float(r.get("width", "0")) for r in ElementTree.fromstring(board).iter("rect") if r.get("fill") == "#123456"
    ]
    assert long[:3] == [0, 120, 240]
