"""The board of Badass Force: the score track, the cast and the market, the players, and my characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, pile_words, player, titled

View = Mapping[str, Any]
BAR = 20


# -- In plain lines -----------------------------------------------------------------------


def lines(view: View, teller: Teller) -> list[str]:
    said = [_header(view, teller)]
    said += [_pile(view, teller, name) for name in ("cast", "market")]
    said += [_seat(view, teller, seat) for seat in range(view["seats"])]
    return said + _mine(view, teller)


def _header(view: View, teller: Teller) -> str:
    table = view["table"]
    said = [titled(teller, label(teller, name), table[name]) for name in ("round", "limit")]
    return ", ".join([*said, titled(teller, label(teller, "player"), teller.seat(table["player"]))])


def _pile(view: View, teller: Teller, name: str) -> str:
    return titled(teller, label(teller, name), pile_words(view["table"][name], teller))


def _seat(view: View, teller: Teller, seat: int) -> str:
    """A player: score, mode and weapon, then what is known of the characters."""
    table = view["table"]
    said = [titled(teller, label(teller, "score"), table["score"][seat])]
    said += [label(teller, "vengeful")] if table["vengeful"][seat] else []
    said += [_weapon(view, teller, seat), *_characters(view, teller, seat)]
    return titled(teller, player(view, teller, seat), " – ".join(part for part in said if part))


def _weapon(view: View, teller: Teller, seat: int) -> str:
    """A weapon and its charge; none while a new one is chosen."""
    table = view["table"]
    return f"{pile_words(table['weapon'][seat], teller)} ({table['charge'][seat]})" if table["weapon"][seat] else ""


def _characters(view: View, teller: Teller, seat: int) -> list[str]:
    """Graves for all to see; of others the size of the hand, and the active character if it is known."""
    table = view["table"]
    names = ["graveyard"] if seat == view["you"] else ["hand", "active", "graveyard"]
    shown = [(name, table[name][seat]) for name in names]
    return [
        titled(teller, label(teller, name), pile_words(pile, teller))
        for name, pile in shown
        if pile != [] and (name, pile) != ("active", 1)
    ]


def _mine(view: View, teller: Teller) -> list[str]:
    table, you = view["table"], view["you"]
    mine = [(name, table[name][you]) for name in ("active", "hand", "loge")]
    return [titled(teller, label(teller, name), pile_words(pile, teller)) for name, pile in mine if pile]


# -- With colours -------------------------------------------------------------------------


def draw(view: View, teller: Teller) -> RenderableType:
    piles = [Text(_pile(view, teller, name), style="dim") for name in ("cast", "market")]
    return Group(Text(_header(view, teller), style="bold"), *piles, _players(view, teller), _hand(view, teller))


def _players(view: View, teller: Teller) -> Table:
    table = Table.grid(padding=(0, 2))
    asked = view["asking"]["seats"] if view["asking"] else []
    for seat in range(view["seats"]):
        table.add_row(
            "▶" if seat in asked else " ", _name(view, teller, seat), _track(view, seat), _about(view, teller, seat)
        )
    return table


def _name(view: View, teller: Teller, seat: int) -> Text:
    colour = "red" if view["table"]["vengeful"][seat] else "green" if seat == view["you"] else "white"
    return Text(player(view, teller, seat), style=f"bold {colour}")


def _track(view: View, seat: int) -> Text:
    """How far a player has come on the score track."""
    score, limit = view["table"]["score"][seat], view["table"]["limit"]
    full = min(BAR, score * BAR // limit)
    return Text.assemble(("█" * full, "yellow"), ("░" * (BAR - full), "dim"), f" {score}")


def _about(view: View, teller: Teller, seat: int) -> Text:
    weapon, *rest = [_weapon(view, teller, seat), *_characters(view, teller, seat)]
    return Text("\n".join(part for part in (weapon, " – ".join(rest)) if part))


def _hand(view: View, teller: Teller) -> RenderableType:
    table, you = view["table"], view["you"]
    cards = [_card(teller, kind, "green", "active") for kind in table["active"][you]]
    cards += [_card(teller, kind, "white", "") for kind in table["hand"][you]]
    cards += [_card(teller, kind, "blue", "loge") for kind in table["loge"][you]]
    return Panel(Columns(cards), title=Text(label(teller, "hand"), style="bold green"), title_align="left")


def _card(teller: Teller, kind: str, colour: str, place: str) -> Panel:
    """A character, and where it lies unless in hand."""
    title = Text(label(teller, place), style=colour) if place else None
    return Panel(Text(teller.card(kind), style=colour), title=title, border_style=colour, expand=False)
