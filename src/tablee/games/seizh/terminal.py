"""The board of Ar Seizh Bigoudenn: the centre, each player's utensils, ingredients and points, and the score sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games import game
from tablee.games.seizh.cards import SIDES
from tablee.games.seizh.scoring import ScoreLine, score_sheet
from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, listed, pile_words, player, titled

View = Mapping[str, Any]
NOTHING = "–"
COLOURS = ("yellow", "cyan")  # savoury, sweet


# -- In plain lines -----------------------------------------------------------------------


def lines(view: View, teller: Teller) -> list[str]:
    table = view["table"]
    said = [titled(teller, label(teller, "active"), player(view, teller, table["active"]))]
    said.append(titled(teller, label(teller, "centre"), ", ".join(_ingredients(table["centre"], teller)) or NOTHING))
    said.append(titled(teller, label(teller, "rack"), pile_words(table["rack"], teller) or NOTHING))
    said.append(titled(teller, label(teller, "stock"), pile_words(table["stock"] or 0, teller)))
    if table["last_turns"]:
        said.append(titled(teller, label(teller, "last_turns"), table["last_turns"]))
    said += [titled(teller, player(view, teller, seat), _seat(view, teller, seat)) for seat in range(view["seats"])]
    said += [_specialities(view, teller), _menu(teller)]
    return [line for line in said if line] + (_sheets(view, teller) if view["over"] else [])


def _specialities(view: View, teller: Teller) -> str:
    """What my own lady cooks best."""
    if view["you"] < 0:
        return ""
    facts = game("seizh").facts().get(view["table"]["bigoudenn"][view["you"]][0], {})
    dishes = [teller.card(str(facts[side])) for side in SIDES if side in facts]
    return titled(teller, teller.words.say("text-specialities"), ", ".join(dishes)) if dishes else ""


def _menu(teller: Teller) -> str:
    """Every dish of the menu and what goes into it."""
    lines: dict[str, list[str]] = {}
    for name, facts in game("seizh").facts().items():
        if "of" in facts:
            lines.setdefault(str(facts["of"]), []).append(teller.card(name))
    dishes = [f"{teller.card(dish)} ({', '.join(parts)})" for dish, parts in lines.items()]
    return titled(teller, teller.words.say("text-menu"), listed(teller, dishes))


def _ingredients(names: list[str], teller: Teller) -> list[str]:
    return [_ingredient(name, teller) for name in names]


def _ingredient(name: str, teller: Teller) -> str:
    """With its value and its utensil, as the printed card has them."""
    box = game("seizh").box()
    if name not in box.names:
        return teller.card(name)
    kind = box.names.index(name)
    return f"{teller.card(name)} {box.savoury[kind] + box.sweet[kind]} ({_utensil(box, kind, teller)})"


def _utensil(box: Any, kind: int, teller: Teller) -> str:
    fitting = [int(u) for u in box.utensils.cards if box.fits[kind] >> u & 1]
    if len(fitting) == len(box.utensils):
        return teller.words.say("text-any")
    return teller.card(box.names[fitting[0]])


def _seat(view: View, teller: Teller, seat: int) -> str:
    table = view["table"]
    said = [teller.card(table["bigoudenn"][seat][0]), _side(view, teller, seat), _points(view, teller, seat)]
    for name, cards in (("utensils", table["utensils"][seat]), ("larder", table["larder"][seat])):
        words = pile_words(cards, teller) if name == "utensils" else ", ".join(_ingredients(cards, teller))
        said += [titled(teller, label(teller, name), words)] if cards else []
    return " · ".join(said)


def _side(view: View, teller: Teller, seat: int) -> str:
    return teller.words.say(f"text-{SIDES[view['table']['side'][seat]]}")


def _points(view: View, teller: Teller, seat: int) -> str:
    return teller.words.say("text-points", n=view["table"]["points"][seat])


def _sheets(view: View, teller: Teller) -> list[str]:
    """Every dish and bonus of every player."""
    said = []
    for seat in range(view["seats"]):
        sheet = [_score(line, teller) for line in _sheet(view, seat)]
        total = _points(view, teller, seat)
        said.append(titled(teller, player(view, teller, seat), " + ".join(sheet) + f" = {total}" if sheet else total))
    return said


def _sheet(view: View, seat: int) -> list[ScoreLine]:
    table, box = view["table"], game("seizh").box()
    cards = [*table["bigoudenn"][seat], *table["dishes"][seat]]
    return score_sheet(box, cards[0], cards[1:]) if set(cards) <= set(box.names) else []


def _score(line: ScoreLine, teller: Teller) -> str:
    if line.part != "dish":
        return f"{line.points} ({teller.words.say(f'text-score-{line.part}')})"
    return f"{line.points} ({teller.card(line.line) if line.line else teller.words.say('text-off-menu')})"


# -- With colours -------------------------------------------------------------------------


def draw(view: View, teller: Teller) -> RenderableType:
    table = view["table"]
    rack = Text(pile_words(table["rack"], teller), style="bold magenta")
    stock = Text(titled(teller, label(teller, "stock"), pile_words(table["stock"] or 0, teller)), style="dim")
    centre = Group(_coloured(table["centre"], teller), rack, stock)
    parts: list[RenderableType] = [Panel(centre, title=label(teller, "centre"), border_style="green")]
    parts.append(_players(view, teller))
    parts += [Text(line, style="dim") for line in (_specialities(view, teller), _menu(teller)) if line]
    if view["over"]:
        parts += [Text(line) for line in _sheets(view, teller)]
    return Group(*parts)


def _coloured(names: list[str], teller: Teller) -> Text:
    box = game("seizh").box()
    text = Text()
    for n, name in enumerate(names):
        side = int(box.sweet[box.names.index(name)] > 0) if name in box.names else 0
        text.append(", " if n else "").append(_ingredient(name, teller), style=COLOURS[side])
    return text


def _players(view: View, teller: Teller) -> Table:
    table = view["table"]
    grid = Table.grid(padding=(0, 2))
    for seat in range(view["seats"]):
        style = "bold green" if seat == view["you"] else "bold"
        lady = f"{teller.card(table['bigoudenn'][seat][0])}, {_side(view, teller, seat)}"
        grid.add_row(
            "▶" if seat == table["active"] else " ",
            Text(player(view, teller, seat), style=style),
            Text(lady),
            Text(_points(view, teller, seat), style="bold"),
            Text(pile_words(table["utensils"][seat], teller), style="magenta"),
            _coloured(table["larder"][seat], teller),
        )
    return grid
