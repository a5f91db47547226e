"""Its board in the terminal: the trees, the apron, and a basket for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, pile_words, player, titled

View = Mapping[str, Any]


def lines(view: View, teller: Teller) -> list[str]:
    table = view["table"]
    said = [titled(teller, label(teller, name), pile_words(table[name], teller)) for name in ("orchard", "apron")]
    for seat, basket in enumerate(table["baskets"]):
        said.append(titled(teller, player(view, teller, seat), pile_words(basket, teller) or "–"))
    if view["you"] is not None and view["you"] >= 0:
        mine = pile_words(table["secret"][view["you"]], teller)
        said.append(titled(teller, label(teller, "secret"), mine))
    return said


def draw(view: View, teller: Teller) -> RenderableType:
    return Panel(Text("\n".join(lines(view, teller))), border_style="green", expand=False)
