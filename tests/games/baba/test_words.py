"""What players of BabaOrum are told: no price of another city, nothing twice, and a rival's question too."""

from __future__ import annotations

from tablee.games.baba.questions import wording
from tablee.kernel.sight import told
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tests.games.baba.scene import BABA, Scene, scene

NAMES = ["Alice", "Bruno", "Chloé"]


def log(table: Scene, lang: str = "fr", seat: int = 0) -> str:
    teller = Teller(BABA, lang, NAMES)
    lines = [teller.event(BABA, told(table.g, event, Seat(seat))) for event in table.story]
    return "\n".join(lines).replace("\u202f", " ")


def refused(table: Scene, seat: int, lang: str = "fr") -> list[str]:
    teller = Teller(BABA, lang, NAMES)
    return [teller.option(table.g, option) for option, _ in table.g.explain(Seat(seat))]


def test_a_refused_pastry_has_no_price() -> None:
    table = scene([], [], cities=["tokyo"], wants=["kermesse"], recipes=[["opera", "macarons"]], pile=["pate"])
    table.says(0, "draw_atelier")
    assert refused(table, 0) == ["Préparer un Opéra", "Préparer des Macarons"]
    assert refused(table, 0, "en") == ["Prepare an Opera Cake", "Prepare some Macarons"]


def test_a_card_that_lies_twice_on_the_shelf_is_refused_once() -> None:
    table = scene(["pate"], [], cities=["tokyo"], shelf=["joker", "joker", "fruits"])
    assert refused(table, 0) == ["Prendre le Joker sur l’Étagère", "Prendre la carte Fruits sur l’Étagère"]


def test_everybody_hears_a_rivals_question() -> None:
    table = scene([], [], cities=["tokyo"]).says(0, "revise", 0)
    for lang in ("fr", "en"):
        asked = wording(int(table.g.question), lang).ask.replace("\u202f", " ")
        assert log(table, lang, seat=1).endswith(asked)


def test_cards_and_recipes_have_their_articles() -> None:
    table = scene(["fruits"], [], cities=["tokyo"], shelf=["alcool", "pate", "pate"], recipe_pile=["opera"])
    table.says(0, "trade_in", "fruits").says(0, "take_from_shelf", "alcool")
    assert "Alice défausse une carte Fruits." in log(table)
    assert "Alice prend une carte Alcool sur l’Étagère." in log(table)


def test_a_recipe_is_drawn_by_its_name() -> None:
    table = scene([], [], cities=["tokyo"], recipe_pile=["opera"]).says(0, "draw_recipe")
    assert "Alice pioche la recette de l’Opéra." in log(table)
    assert "Alice draws the Opera Cake recipe." in log(table, "en")
