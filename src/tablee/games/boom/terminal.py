"""The board of Boom Badaboom: the oven, the event of the round, the players, cards in play, and my hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.games.boom.table import ENDLESS
from tablee.kernel.shown import MORE
from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import grouped, label, listed, pile_words, player, titled

View = Mapping[str, Any]
BAR = 40
COLOURS = {
    "chaleur": "red",
    "refroidissement": "cyan",
    "tablier_de": "magenta",
    "renvoi": "magenta",
    "coup_de_": "magenta",
}


# -- In plain lines -----------------------------------------------------------------------


def lines(view: View, teller: Teller) -> list[str]:
    table = view["table"]
    said = [_round(view, teller), _event(view, teller), _oven(view, teller)]
    said += [_seat(view, teller, seat) for seat in range(view["seats"]) if seat != view["you"]]
    if table["stack"]:
        said.append(titled(teller, label(teller, "stack"), listed(teller, _stack(view, teller))))
    said += _mine(view, teller)
    return [line for line in said if line]


def _round(view: View, teller: Teller) -> str:
    table = view["table"]
    most = table["most_rounds"]
    text = str(table["round"]) if most == ENDLESS else f"{table['round']}/{most}"
    if table["last_round"]:
        text += f" ({label(teller, 'last_round')})"
    return titled(teller, label(teller, "round"), text)


def _event(view: View, teller: Teller) -> str:
    shown = view["table"]["events_shown"]
    return titled(teller, teller.card(shown[-1]), teller.card_text(shown[-1])) if shown else ""


def _oven(view: View, teller: Teller) -> str:
    table = view["table"]
    said = [titled(teller, label(teller, name), table[name]) for name in ("cake", "capacity")]
    return ", ".join(said)


def _seat(view: View, teller: Teller, seat: int) -> str:
    """A player as far as something is known: role, cards, turns to miss."""
    known = _known(view, teller, seat)
    return titled(teller, player(view, teller, seat), listed(teller, known)) if known else ""


def _known(view: View, teller: Teller, seat: int) -> list[str]:
    table = view["table"]
    role, hand, skips = table["role"][seat], table["hand"][seat], table["skips"][seat]
    known = [pile_words(role, teller)] if isinstance(role, list) and role else []
    known += [_held(hand, teller)] if hand != [MORE] else []
    return known + ([teller.words.say("text-turns-to-skip", n=skips)] if skips else [])


def _held(hand: object, teller: Teller) -> str:
    """Cards that are seen are said to be in hand, apart from the role; those that are only counted need no word."""
    text = pile_words(hand, teller)
    return teller.words.say("text-in-hand", cards=text) if isinstance(hand, list) and any(hand) else text


def _stack(view: View, teller: Teller) -> list[str]:
    """Cards that have not taken effect yet, the first one played first."""
    table = view["table"]
    columns = (table["stack"], table["stack_by"], table["stack_target"], table["stack_factor"])
    return [_in_play(teller, *row) for row in zip(*columns, strict=True)]


def _in_play(teller: Teller, kind: str, by: int, target: int, factor: int) -> str:
    text = f"{teller.card(kind)} ({teller.seat(by)}"
    text += f" → {teller.seat(target)})" if target >= 0 else ")"
    if factor == 0:
        return f"{text}, {teller.words.say('text-cancelled')}"
    text += f", {teller.words.say('text-turned')}" if factor < 0 else ""
    return text if abs(factor) == 1 else f"{text}, ×{abs(factor)}"


def _mine(view: View, teller: Teller) -> list[str]:
    table, you = view["table"], view["you"]
    mine = [("role", table["role"][you]), ("hand", table["hand"][you])]
    said = [titled(teller, label(teller, name), pile_words(pile, teller)) for name, pile in mine if pile]
    if table["skips"][you]:
        said.append(teller.words.say("text-turns-to-skip", n=table["skips"][you]))
    return said


# -- With colours -------------------------------------------------------------------------


def draw(view: View, teller: Teller) -> RenderableType:
    parts: list[RenderableType] = [Text(_round(view, teller), style="bold"), _event_drawn(view, teller)]
    parts += [_thermometer(view, teller), _players(view, teller)]
    if view["table"]["stack"]:
        parts.append(Panel(Text("\n".join(reversed(_stack(view, teller)))), title=label(teller, "stack"), expand=False))
    return Group(*parts, _hand(view, teller))


def _event_drawn(view: View, teller: Teller) -> Text:
    shown = view["table"]["events_shown"]
    if not shown:
        return Text("")
    return Text.assemble((teller.card(shown[-1]), "bold yellow"), "  ", (teller.card_text(shown[-1]), "yellow"))


def _thermometer(view: View, teller: Teller) -> Text:
    """How full the oven is: at its capacity the cake explodes."""
    cake, capacity = view["table"]["cake"], view["table"]["capacity"]
    full = min(BAR, cake * BAR // max(1, capacity))
    colour = "green" if cake < 0.6 * capacity else "yellow" if cake < 0.85 * capacity else "red"
    numbers = (f" {cake} / {capacity} ", f"bold {colour}")
    names = f"{label(teller, 'cake')} / {label(teller, 'capacity')}"
    return Text.assemble(("█" * full, colour), ("░" * (BAR - full), "dim"), numbers, (names, "dim"))


def _players(view: View, teller: Teller) -> Table:
    table = Table.grid(padding=(0, 2))
    asked = view["asking"]["seats"] if view["asking"] else []
    for seat in range(view["seats"]):
        style = "bold green" if seat == view["you"] else "bold"
        known = [] if seat == view["you"] else _known(view, teller, seat)
        table.add_row(
            "▶" if seat in asked else " ", Text(player(view, teller, seat), style=style), Text(", ".join(known))
        )
    return table


def _hand(view: View, teller: Teller) -> RenderableType:
    table, you = view["table"], view["you"]
    role = pile_words(table["role"][you], teller) if table["role"][you] else ""
    cards = [_card(teller, kind, n) for kind, n in grouped(table["hand"][you]).items()]
    return Panel(Columns(cards), title=Text(role or label(teller, "hand"), style="bold green"), title_align="left")


def _card(teller: Teller, kind: str, n: int) -> Panel:
    colour = next((colour for start, colour in COLOURS.items() if kind.startswith(start)), "white")
    return Panel(Text(teller.card(kind) + (f" ×{n}" if n > 1 else ""), style=colour), border_style=colour, expand=False)
