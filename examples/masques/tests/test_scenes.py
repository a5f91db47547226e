"""Situations and what must come of them: `python masques/tests/test_scenes.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from masques import GAME
from masques._steps import do
from masques.table import Masques

from tablee.kernel.saves import key, parse
from tablee.kernel.sight import view
from tablee.kernel.steps import Card, Seat


def table(*hands: str, draw: str = "chat chat hibou") -> Masques:
    """Seat 0 is about to play; the last of each list is what was drawn last."""
    g = GAME.new(len(hands), seed=next(n for n in range(99) if GAME.new(len(hands), n).first == 0))
    assert isinstance(g, Masques)
    left = [Card(card) for card in range(len(g.kinds))]
    for pile, wanted in zip([*g.hand, g.draw, g.aside], [*hands, draw, ""], strict=True):
        pile.clear()
        for name in wanted.split():
            card = next(card for card in left if g.kind_names[g.kind(card)] == name)
            left.remove(card)
            pile.add(card)
    for card in left:
        g.aside.add(card)
    return g


def plays(g: Masques, *keys: str) -> None:
    for one in keys:
        g.play(Seat(int(one.split(":")[1])), parse(g, one))


def test_the_cat_that_guesses_right_sends_home() -> None:
    g = table("hibou chat", "paon", "tortue")
    plays(g, "play:0:chat", "aim:0:chat:1", "accuse:0:1:paon")
    assert list(g.gone) == [0, 1, 0]
    assert g.asked_seat() == 2


def test_the_cat_does_not_name_the_cat() -> None:
    g = table("hibou chat", "chat", "tortue")
    plays(g, "play:0:chat", "aim:0:chat:1")
    assert "accuse:0:1:chat" not in [key(g, option) for option in g.legal(Seat(0))]


def test_only_the_owl_knows_what_it_saw() -> None:
    g = table("chat hibou", "lune", "tortue")
    plays(g, "play:0:hibou", "aim:0:hibou:1")
    seen = [view(g, Seat(seat))["table"]["hand"] for seat in (0, 2)]
    assert seen[0][1] == ["lune", None]
    assert seen[1][1] == 2


def test_the_boar_sends_the_lesser_home_and_nobody_at_a_tie() -> None:
    g = table("tortue sanglier", "hibou", "paon")
    plays(g, "play:0:sanglier", "aim:0:sanglier:1")
    assert list(g.gone) == [0, 1, 0]
    g = table("hibou sanglier", "hibou", "paon")
    plays(g, "play:0:sanglier", "aim:0:sanglier:1")
    assert list(g.gone) == [0, 0, 0]


def test_behind_the_tortoise_one_cannot_be_aimed_at() -> None:
    g = table("chat tortue", "hibou", "paon")
    plays(g, "play:0:tortue")
    plays(g, "play:1:hibou")
    assert [key(g, option) for option in g.legal(Seat(1))] == ["aim:1:hibou:2"]


def test_the_monkey_makes_the_moon_leave() -> None:
    g = table("chat singe", "lune", "tortue")
    plays(g, "play:0:singe", "aim:0:singe:1")
    assert list(g.gone) == [0, 1, 0]


def test_after_a_swap_both_know_both_masks() -> None:
    g = table("chat renard", "lune", "tortue")
    plays(g, "play:0:renard", "aim:0:renard:1")
    assert view(g, Seat(0))["table"]["hand"][0] == ["lune"]
    assert "chat" in view(g, Seat(0))["table"]["hand"][1]


def test_the_peacock_does_not_stay_with_fox_or_monkey() -> None:
    g = table("renard paon", "lune", "tortue")
    assert g.legal(Seat(0)) == [do.play(Seat(0), g.kind(g.hand[0][1]))]
    assert len(g.explain(Seat(0))) == 1


def test_the_last_at_the_ball_wins_the_ribbon() -> None:
    g = table("hibou chat", "paon")
    plays(g, "play:0:chat", "aim:0:chat:1", "accuse:0:1:paon")
    assert list(g.ribbons) == [1, 0]
    assert g.round == 2


if __name__ == "__main__":
    for name, scene in list(globals().items()):
        if name.startswith("test_"):
            scene()
            print("ok", name.removeprefix("test_").replace("_", " "))
