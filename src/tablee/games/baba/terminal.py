"""The board of BabaOrum: the quiz, the Shelf and the piles, the players with their cities, and my workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games.baba.questions import wording
from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import grouped, label, listed, pile_words, player, titled

View = Mapping[str, Any]
LETTERS = "ABCD"
PILES = ("atelier_pile", "recipe_pile")
PLACES = ("shelf", "salon", "express")
COLOURS = {
    "pate": "yellow",
    "joker": "magenta",
    "savoir_faire_1": "cyan",
    "savoir_faire_2": "cyan",
    "alcool": "green",
    "amande": "green",
    "chocolat": "green",
    "creme": "green",
    "fruits": "green",
}


# -- In plain lines -----------------------------------------------------------------------


def lines(view: View, teller: Teller) -> list[str]:
    table = view["table"]
    said = [titled(teller, label(teller, "round"), table["round"]), *_quiz(view, teller), *_because(view, teller)]
    said += [titled(teller, label(teller, name), pile_words(table[name], teller)) for name in PLACES if table[name]]
    said += [titled(teller, label(teller, name), _size(table[name])) for name in PILES]
    said += [titled(teller, player(view, teller, s), _seat(view, teller, s)) for s in _others(view)]
    return said + _mine(view, teller)


def _quiz(view: View, teller: Teller) -> list[str]:
    """The open question and its four choices; its judge also reads the right one."""
    question = view["table"]["question"]
    if question < 0:
        return []
    words = wording(question, teller.words.lang)
    said = [titled(teller, label(teller, "question"), words.ask)]
    said += [f"  {letter}. {choice}" for letter, choice in zip(LETTERS, words.choices, strict=True)]
    solution = view["table"]["solution"][view["you"]] if view["you"] >= 0 else -1
    return said + ([titled(teller, label(teller, "solution"), LETTERS[solution])] if solution >= 0 else [])


def _because(view: View, teller: Teller) -> list[str]:
    """What there is to know about the last question."""
    question = view["table"]["last_question"]
    if question < 0 or view["table"]["question"] >= 0:
        return []
    return [titled(teller, label(teller, "last_question"), wording(question, teller.words.lang).because)]


def _size(pile: Any) -> int:
    return pile if isinstance(pile, int) else len(pile)


def _others(view: View) -> list[int]:
    return [seat for seat in range(view["seats"]) if seat != view["you"]]


def _seat(view: View, teller: Teller, seat: int) -> str:
    table = view["table"]
    said = [teller.card(table["destination"][seat]), pile_words(table["hand"][seat], teller)]
    said += _tokens(view, teller, seat)
    if table["to_clean"][seat]:
        said.append(label(teller, "to_clean"))
    return listed(teller, said)


def _tokens(view: View, teller: Teller, seat: int) -> list[str]:
    """Recipes, begun and finished pastries, those that there are."""
    piles = [(name, view["table"][name][seat]) for name in ("recipes", "begun", "finished")]
    return [titled(teller, label(teller, name), pile_words(pile, teller)) for name, pile in piles if pile]


def _mine(view: View, teller: Teller) -> list[str]:
    table, you = view["table"], view["you"]
    if you < 0:
        return []
    city = table["destination"][you]
    said = [titled(teller, teller.card(city), teller.card_text(city))]
    said += [titled(teller, teller.card(order), teller.card_text(order)) for order in table["order"][you]]
    said += _tokens(view, teller, you)
    if table["to_clean"][you]:
        said.append(label(teller, "to_clean"))
    return [*said, titled(teller, label(teller, "hand"), pile_words(table["hand"][you], teller))]


# -- With colours -------------------------------------------------------------------------


def draw(view: View, teller: Teller) -> RenderableType:
    table = view["table"]
    parts: list[RenderableType] = [Text(titled(teller, label(teller, "round"), table["round"]), style="bold")]
    if quiz := _quiz(view, teller):
        parts.append(Panel(Text("\n".join(quiz), style="bold yellow"), border_style="yellow"))
    parts += [Text(line, style="italic") for line in _because(view, teller)]
    parts += [_place(teller, name, table[name]) for name in PLACES if table[name]]
    sizes = "  ".join(titled(teller, label(teller, name), _size(table[name])) for name in PILES)
    return Group(*parts, Text(sizes, style="dim"), _players(view, teller), _workshop(view, teller))


def _place(teller: Teller, name: str, pile: list[str | None]) -> Panel:
    return Panel(_cards(teller, pile), title=label(teller, name), title_align="left", expand=False)


def _cards(teller: Teller, pile: list[str | None]) -> Columns:
    return Columns([_card(teller, kind, n) for kind, n in grouped(pile).items()])


def _card(teller: Teller, kind: str, n: int) -> Panel:
    colour = COLOURS.get(kind, "white")
    return Panel(Text(teller.card(kind) + (f" ×{n}" if n > 1 else ""), style=colour), border_style=colour, expand=False)


def _players(view: View, teller: Teller) -> Table:
    table = Table.grid(padding=(0, 2))
    asked = view["asking"]["seats"] if view["asking"] else []
    for seat in range(view["seats"]):
        mine = seat == view["you"]
        name = Text(player(view, teller, seat), style="bold green" if mine else "bold")
        table.add_row("▶" if seat in asked else " ", name, Text("" if mine else _seat(view, teller, seat)))
    return table


def _workshop(view: View, teller: Teller) -> RenderableType:
    if view["you"] < 0:
        return Text("")
    *said, _ = _mine(view, teller)
    hand = _cards(teller, view["table"]["hand"][view["you"]])
    title = Text(label(teller, "hand"), style="bold green")
    return Group(Text("\n".join(said)), Panel(hand, title=title, title_align="left"))
