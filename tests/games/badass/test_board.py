"""The terminal board says what a seat knows, and no more."""

from __future__ import annotations

import io

from rich.console import Console

from tablee.games.badass import GAME
from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.terminal.boards import board
from tests.games.badass.scene import Scene

PLAYERS = ("Anne", "Bo", "Cléo")


def table() -> Scene:
    scene = Scene(3, ["ninja", "colonelle", "espionne"], charges=[2, 0, 3], scores=[4, 12, 0], vengeful=[1])
    scene.bury(2, "ninja")
    scene.announce("espionne")
    scene.play("spy_on:0:2:0:1", "lay:0:ninja")
    return scene


def said(scene: Scene, seat: int) -> list[str]:
    own = board(GAME, scene.g.fields())
    return own.lines(view(scene.g, Seat(seat)), Teller(GAME, "en", PLAYERS))


def test_the_plain_board_says_everything_that_is_known() -> None:
    scene = table()
    lines = said(scene, 0)
    assert lines[0] == "Round: 1, Limit: 16, Turn of: Bo"
    assert lines[3:] == [
        "Anne (you): Badassometer: 4 – Revolver (2)",
        "Bo: Badassometer: 12 – Vengeance – Bazooka (2) – Hand: 5 cards",
        "Cléo: Badassometer: 0 – Machete (3) – Hand: 4 cards – Active character: The Spy – Graveyard: The Ninja",
        "Active character: The Ninja",
        "Hand: The Colonel, The Gunsmith, The Pickpocket, The Spy, The Dynamiter",
        "Loge: The Stuntwoman",
    ]


def test_what_another_saw_is_not_said() -> None:
    assert "Cléo: Badassometer: 0 – Machete (3) – Hand: 4 cards – Graveyard: The Ninja" in said(table(), 1)


def test_the_drawn_board_shows_tracks_and_places() -> None:
    scene = table()
    console = Console(width=100, file=io.StringIO())
    with console.capture() as captured:
        console.print(board(GAME, scene.g.fields()).draw(view(scene.g, Seat(0)), Teller(GAME, "fr", PLAYERS)))
    text = captured.get()
    assert "█" * 15 + "░" * 5 + " 12" in text
    assert "Anne (toi)" in text
    assert "Loge" in text
    assert "L’Espionne" in text
