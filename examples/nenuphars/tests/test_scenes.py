"""Situations and what must come of them: `python nenuphars/tests/test_scenes.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from nenuphars import GAME
from nenuphars.cards import PLANTED, SPRING
from nenuphars.rules import points, worth
from nenuphars.table import Nenuphars

from tablee.kernel.saves import key, parse
from tablee.kernel.steps import Card, Seat

ROSE, BLANC, JAUNE, CRAPAUD = range(4)


def pond(hand: str, **grown: str) -> Nenuphars:
    """Seat 0 is about to plant; what grows stands by its sort: cells between blanks."""
    g = GAME.new(2, seed=next(n for n in range(99) if GAME.new(2, n).first == 0))
    assert isinstance(g, Nenuphars)
    everything = [Card(card) for card in range(len(g.kinds))]
    for pile in (g.draw, *g.hand, g.planted):
        pile.clear()
    for n in range(len(g.cells)):
        g.cells[n] = 0
    wanted = [(g.hand[0], name) for name in hand.split()]
    for sort, cells in grown.items():
        for cell in cells.split():
            g.cells[int(cell)] = SPRING if sort == "spring" else PLANTED + g.kind_names.index(sort)
            wanted += [] if sort == "spring" else [(g.planted, sort)]
    for pile, name in wanted:
        card = next(card for card in everything if g.kind_names[g.kind(card)] == name)
        everything.remove(card)
        pile.add(card)
    for card in everything:
        g.draw.add(card)
    for _ in range(3):
        g.hand[1].add(g.draw.draw())
    return g


def test_a_flower_counts_its_whole_patch() -> None:
    g = pond("rose", rose="6 8 12", blanc="11")
    g.play(Seat(0), parse(g, "plant:0:rose:7"))
    assert points(g, 0) == 4
    assert g.asked_seat() == 1


def test_corners_do_not_touch() -> None:
    g = pond("rose", rose="6", blanc="11")
    assert worth(g, ROSE, 6) == 1
    g.play(Seat(0), parse(g, "plant:0:rose:12"))
    assert points(g, 0) == 1


def test_a_toad_counts_colours_and_not_toads() -> None:
    g = pond("crapaud", rose="7 11", blanc="13", crapaud="17")
    g.play(Seat(0), parse(g, "plant:0:crapaud:12"))
    assert points(g, 0) == 2


def test_a_spring_adds_its_steps_once() -> None:
    g = pond("rose", rose="7", spring="12")
    g.play(Seat(0), parse(g, "plant:0:rose:12"))
    assert points(g, 0) == 4
    assert g.cells[12] == PLANTED + ROSE


def test_one_plants_beside_what_grows() -> None:
    g = pond("rose", blanc="12")
    open_now = {int(key(g, option).split(":")[-1]) for option in g.legal(Seat(0))}
    assert open_now == {7, 11, 13, 17}
    assert len(g.explain(Seat(0))) == 20


def test_whoever_is_round_the_pond_wins_at_once() -> None:
    g = pond("rose", rose="7 11 13 17")
    g.steps[0] = 21
    g.play(Seat(0), parse(g, "plant:0:rose:12"))
    assert g.over
    assert g.winners == 1
    assert points(g, 0) == 24


def test_a_full_pond_is_won_by_the_furthest() -> None:
    cells = [n for n in range(25) if n != 12]
    g = pond("crapaud", rose=" ".join(map(str, cells[:11])), blanc=" ".join(map(str, cells[11:22])), jaune="23 24")
    g.steps[1] = 20
    g.play(Seat(0), parse(g, "plant:0:crapaud:12"))
    assert g.over
    assert g.winners == 2


if __name__ == "__main__":
    for name, scene in list(globals().items()):
        if name.startswith("test_"):
            scene()
            print("ok", name.removeprefix("test_").replace("_", " "))
