"""The terminal's board: everything is said, and every point is accounted for at the end."""

from __future__ import annotations

import io

from rich.console import Console

from tablee.kernel.sight import view
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.terminal.boards import board
from tests.games.seizh.scene import SEIZH, Scene, scene

PLAYERS = ("Anne", "Bo", "Cléo")
MENU = (
    "On the menu: Complete galette (Ham, Egg, Cheese); Sausage galette (Sausage, Onions, Mustard);"
    " Scallop galette (Scallops, Leeks, Crème fraîche); Andouille galette (Andouille, Potatoes, Salted butter);"
    " Forester’s galette (Mushrooms, Lardons, Parsley); Shepherdess galette (Goat’s cheese, Spinach, Walnuts);"
    " Sardine galette (Sardines, Tomato, Garlic); Butter and sugar crêpe (Butter, Sugar);"
    " Caramel crêpe (Caramel, Fleur de sel); Chocolate and banana crêpe (Chocolate, Banana);"
    " Apple and lambig crêpe (Apples, Lambig); Honey and almond crêpe (Honey, Almonds);"
    " Strawberry and cream crêpe (Strawberries, Whipped cream); Jam crêpe (Jam, Lace biscuit)"
)


def lines(table: Scene, seat: int = 0) -> list[str]:
    return board(SEIZH, table.g.fields()).lines(view(table.g, Seat(seat)), Teller(SEIZH, "en", PLAYERS))


def laid() -> Scene:
    larder = ("fromage", "beurre sucre")
    return scene("couteau", "araignee couvercle", "", centre="jambon lardons", larder=larder, stock="")


def test_the_table_is_said_whole() -> None:
    assert lines(laid()) == [
        "Turn of: Anne (you)",
        "Ingredients in the centre: Ham 3 (Fork), Lardons 3 (any)",
        "Utensils in the centre: Fork, Spoon, Spatula, Strainer",
        "Pile: no cards",
        "Anne (you): Katell · galette · 0 points · Utensils held: Knife · Ingredients to cook: Cheese 2 (Knife)",
        "Bo: Rozenn · galette · 0 points · Utensils held: Spider, Lid"
        " · Ingredients to cook: Butter 2 (Knife), Sugar 1 (Spoon)",
        "Cléo: Soazig · galette · 0 points",
        "Your specialities: Complete galette, Caramel crêpe",
        MENU,
    ]


def test_the_score_is_said_line_by_line_at_the_end() -> None:
    table = scene("", "", "", centre="ail", larder=("jambon oeuf fromage beurre amandes",), stock="")
    table.cooks(0, "jambon", "oeuf", "fromage").cooks(0, "beurre", "amandes")
    while not table.g.over:
        table.ends()
    assert lines(table)[-3:] == [
        "Anne (you): 7 (Complete galette) + 5 (on the menu) + 5 (speciality) + 3 (off the menu) = 20 points",
        "Bo: 0 points",
        "Cléo: 0 points",
    ]


def test_it_is_drawn_with_everybody_on_it() -> None:
    console = Console(width=120, file=io.StringIO())
    table = laid()
    with console.capture() as captured:
        console.print(board(SEIZH, table.g.fields()).draw(view(table.g, Seat(1)), Teller(SEIZH, "fr", PLAYERS)))
    text = captured.get()
    for words in (
        "Anne",
        "Bo (toi)",
        "Cléo",
        "Jambon 3 (Fourchette)",
        "Lardons 3 (n’importe lequel)",
        "Araignée, Couvercle",
    ):
        assert words in text
