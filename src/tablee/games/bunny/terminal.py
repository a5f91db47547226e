"""The board of Bunny Boom: the village as a cross, the river, the players, and my hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games import game
from tablee.games.bunny._names import PASSE_PARTOUT, TERRIER
from tablee.games.bunny.cards import FAMILIES
from tablee.games.bunny.table import ARM, CENTRE
from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, listed, pile_words, player, say, titled

View = Mapping[str, Any]
ARMS = ("left", "right", "up", "down")
PAWNS = "①②③④"
FOX = "R"
MARKS = {PASSE_PARTOUT: "P", TERRIER: "T"}  # cards that still act where they lie
CELL = 10  # columns: seven cells fit into 80
COLOURS = ("white", "yellow", "cyan", "green", "blue", "red", "magenta")  # by family


def _word(teller: Teller, name: str, **args: object) -> str:
    return teller.words.say(f"text-{name}", **args)


@dataclass(frozen=True)
class Printed:
    """What stands on a card; nothing is known of one from another box."""

    family: int = 0
    passage: int = 0
    effect: int = -1
    river: int = 0


def _printed(kind: str) -> Printed:
    box = game("bunny").box()
    if kind not in box.names:
        return Printed()
    n = box.names.index(kind)
    return Printed(int(box.family[n]), int(box.passage[n]), int(box.effect[n]), int(box.river[n]))


def _family(teller: Teller, kind: str) -> str:
    """What a card is called in the village: its family, or its name if it has none."""
    family = _printed(kind).family
    return _word(teller, f"family-{FAMILIES[family]}") if family else teller.card(kind)


# -- In plain lines -----------------------------------------------------------------------


def lines(view: View, teller: Teller) -> list[str]:
    said = [titled(teller, _word(teller, ARMS[arm]), _arm(view, teller, arm)) for arm in range(view["seats"])]
    if centre := _standing(view, teller, CENTRE):
        said.append(titled(teller, _word(teller, "centre"), ", ".join(centre)))
    said.append(titled(teller, label(teller, "river"), ", ".join(_river(view, teller))))
    said.append(titled(teller, label(teller, "draw"), pile_words(view["table"]["draw"] or 0, teller)))
    said += [titled(teller, player(view, teller, seat), _about(view, teller, seat)) for seat in range(view["seats"])]
    hand = ", ".join(teller.card(kind) for kind in _hand(view))
    return said + ([titled(teller, label(teller, "hand"), hand)] if hand else [])


def _arm(view: View, teller: Teller, arm: int) -> str:
    spaces = range(arm * ARM, arm * ARM + ARM)
    steps = [titled(teller, _word(teller, f"step-{n}"), _space(view, teller, s)) for n, s in enumerate(spaces, 1)]
    return listed(teller, steps)


def _space(view: View, teller: Teller, space: int) -> str:
    """The card on top, its passage, whether it is closed, the rabbits and who stands there."""
    table = view["table"]
    if not table["village"][space]:
        return _word(teller, "empty")
    kind = table["village"][space][-1]
    said = [teller.card(kind), _word(teller, "passage", passage=_printed(kind).passage)]
    said += [_word(teller, "closed")] if table["closed"][space] else []
    said += [_word(teller, "rabbits", rabbits=table["rabbits"][space])] if table["rabbits"][space] else []
    return ", ".join(said + _standing(view, teller, space))


def _standing(view: View, teller: Teller, space: int) -> list[str]:
    table = view["table"]
    pawns = [teller.seat(seat) for seat, pawn in enumerate(table["pawn"]) if pawn == space]
    return pawns + ([label(teller, "fox")] if table["fox"] == space else [])


def _river(view: View, teller: Teller) -> list[str]:
    table = view["table"]
    said = []
    for kind, rabbits in zip(table["river"], table["river_rabbits"], strict=False):
        river = _printed(kind).river
        about = [f"≈ {_word(teller, 'river', river=river)}"] if river else []
        about += [_word(teller, "rabbits", rabbits=rabbits)] if rabbits else []
        said.append(teller.card(kind) + (f" ({', '.join(about)})" if about else ""))
    return said


def _about(view: View, teller: Teller, seat: int) -> str:
    table = view["table"]
    said = [_word(teller, "rabbits", rabbits=table["domain"][seat])]
    said += [label(teller, name) for name in ("carrot", "burrow") if table[name] == seat]
    if table["face_down"][seat]:
        said.append(titled(teller, label(teller, "face_down"), pile_words(table["face_down"][seat], teller)))
    if seat != view["you"]:
        said.append(titled(teller, label(teller, "hand"), pile_words(table["hand"][seat], teller)))
    return ", ".join(said)


def _hand(view: View) -> list[str]:
    """My cards; a spectator has none."""
    return list(view["table"]["hand"][view["you"]]) if view["you"] >= 0 else []


# -- With colours -------------------------------------------------------------------------


def draw(view: View, teller: Teller) -> RenderableType:
    river = [Text(f"• {line}") for line in _river(view, teller)]
    pile = titled(teller, label(teller, "draw"), pile_words(view["table"]["draw"] or 0, teller))
    parts: list[RenderableType] = [_cross(view, teller), Text(_word(teller, "legend"), style="dim")]
    parts.append(Panel(Group(*river, Text(pile, style="dim")), title=label(teller, "river"), border_style="cyan"))
    return Group(*parts, _players(view, teller), _cards(view, teller))


def _cross(view: View, teller: Teller) -> Table:
    """Left and right arms in one row, the upper one above and the lower one below the centre."""
    grid = Table.grid()
    for _ in range(2 * ARM + 1):
        grid.add_column(width=CELL, justify="center")
    for row in _rows(view["seats"]):
        grid.add_row(*[_cell(view, teller, space) for space in row])
    return grid


def _rows(seats: int) -> list[list[int | None]]:
    """The space in each cell, row by row; None where there is none."""
    side: list[int | None] = [None] * ARM
    up = [[*side, space, *side] for space in (8, 7, 6)] if seats > 2 else []
    down = [[*side, space, *side] for space in (9, 10, 11)] if seats > 3 else []
    return [*up, [2, 1, 0, CENTRE, 3, 4, 5], *down]


def _cell(view: View, teller: Teller, space: int | None) -> Text:
    if space is None:
        return Text("")
    table = view["table"]
    marks = "".join(PAWNS[seat] for seat, pawn in enumerate(table["pawn"]) if pawn == space)
    marks += FOX if table["fox"] == space else ""
    if space == CENTRE:
        return Text.assemble(("◆", "bold"), "\n", (marks, "bold"))
    if not table["village"][space]:
        return Text.assemble(("· · ·", "dim"), "\n")
    return _covered(table, teller, space, marks)


def _covered(table: Mapping[str, Any], teller: Teller, space: int, marks: str) -> Text:
    kind = table["village"][space][-1]
    printed = _printed(kind)
    name = _family(teller, kind)
    name = name if len(name) <= CELL - 2 else f"{name[: CELL - 3]}."
    frame = "■{}■" if table["closed"][space] else "{}"
    rabbits = f" {table['rabbits'][space]}♥" if table["rabbits"][space] else ""
    numbers = f"+{printed.passage}{MARKS.get(printed.effect, '')}{rabbits}" + (f" {marks}" if marks else "")
    return Text.assemble((frame.format(name), f"bold {COLOURS[printed.family]}"), "\n", numbers)


def _players(view: View, teller: Teller) -> Table:
    table = Table.grid(padding=(0, 1))
    asked = view["asking"]["seats"] if view["asking"] else []
    for seat in range(view["seats"]):
        style = "bold green" if seat == view["you"] else "bold"
        name = Text(f"{PAWNS[seat]} {player(view, teller, seat)}", style=style)
        table.add_row("▶" if seat in asked else " ", name, Text(_about(view, teller, seat)))
    return table


def _cards(view: View, teller: Teller) -> RenderableType:
    cards = [_card(teller, kind) for kind in _hand(view)] or [Text(say(teller, "cards", n=0))]
    return Panel(Group(*cards), title=Text(label(teller, "hand"), style="bold green"), title_align="left")


def _card(teller: Teller, kind: str) -> Text:
    colour = COLOURS[_printed(kind).family]
    return Text.assemble((teller.card(kind), f"bold {colour}"), "  ", (teller.card_text(kind), "dim"))
