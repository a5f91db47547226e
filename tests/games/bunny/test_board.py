"""The terminal's board: the village is drawn as a cross within 80 columns, and said space by space."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.terminal.boards import board
from tests.games.bunny.scene import BUNNY, FULL, FULL4, Scene, scene

PLAYERS = ("Anne", "Bo", "Cléo", "Dan")


def lines(table: Scene, seat: int = 0) -> list[str]:
    return board(BUNNY, table.g.fields()).lines(view(table.g, Seat(seat)), Teller(BUNNY, "en", PLAYERS))


def drawn(table: Scene, lang: str = "fr", seat: int = 0) -> str:
    console = Console(width=76, file=io.StringIO())  # 80 columns less the frame of the screen
    with console.capture() as captured:
        console.print(board(BUNNY, table.g.fields()).draw(view(table.g, Seat(seat)), Teller(BUNNY, lang, PLAYERS)))
    return captured.get()


def laid() -> Scene:
    return scene(
        *("vf2 vc5 joker", ""),
        village="vm1 vc1/vb5 - vp3/vp1",
        closed=[3],
        rabbits={0: 2},
        pawns=[-1, 1],
        river="vt1 vp2 vc3",
        on_river=[1, 0, 0],
        numbers={"carrot": 1, "fox": 0},
        renard="on",
    )


def test_the_table_is_said_whole() -> None:
    assert lines(laid()) == [
        "On the left: next to the centre: Purple Mill 1 – +1 and river, passage +1, 2 rabbits, Fox;"
        " in the middle: Purple Bakery 5 – Skeleton key, passage +2, Bo; at the far end: empty",
        "On the right: next to the centre: Purple Garden 1 – +1 and river, passage +1, closed;"
        " in the middle: empty; at the far end: empty",
        "In the centre: Anne",
        "River: Purple Tavern 1 – Renewal (≈ two of your rabbits go onto cards of the village, 1 rabbit),"
        " Purple Garden 2 – Jump, Purple Chapel 3 – −1 and river",
        "Pile: 22 cards",
        "Anne (you): 1 rabbit",
        "Bo: 1 rabbit, Carrot, Hand: 3 cards",
        "Hand: Purple Farm 2 – River Bunny Boom, Purple Chapel 5 – Homeward, Joker",
    ]


def test_a_spectator_hears_of_no_hand() -> None:
    said = lines(laid(), -1)
    assert said[-2:] == ["Anne: 1 rabbit, Hand: 3 cards", "Bo: 1 rabbit, Carrot, Hand: 3 cards"]


def test_the_village_is_a_cross_with_pawns_rabbits_and_closed_spaces() -> None:
    text = drawn(laid()).splitlines()
    assert text[0].split() == ["·", "·", "·", "Boulang.", "Moulin", "◆", "■Potager■", *["·"] * 6]
    assert text[1].split() == ["+2P", "②", "+1", "2♥", "R", "①", "+1"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_four_arms_fit_into_80_columns(lang: str) -> None:
    t = scene(*[""] * 4, village=FULL4, pawns=[2, 5, 8, 11], rabbits=dict.fromkeys(range(12), 9), closed=range(1, 12))
    text = drawn(t, lang).splitlines()
    families = {"fr": "■Taverne■", "en": "■Tavern■"}[lang]
    assert [families in text[row] for row in (0, 6)] == [True, True]
    assert [line.split()[-1] for line in (text[1], text[13])] == ["③", "④"]
    assert max(map(len, text)) <= 76


def test_the_hand_is_shown_with_what_each_card_does() -> None:
    t = scene("vm2", "", village=FULL)
    assert "Moulin violet 2 – Saut  Pose" in drawn(t)
    assert "Main" in drawn(t, seat=-1)
