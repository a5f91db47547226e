"""Its board in the terminal: the pond by rows, everybody's steps, and one's hand."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from nenuphars.cards import PLANTED, SIDE
from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, pile_words, player, titled

SIGNS = "·≈RBJC"


def lines(view: Mapping[str, Any], teller: Teller) -> list[str]:
    table = view["table"]
    said = [f"{row + 1}  " + " ".join(sign(n) for n in table["cells"][SIDE * row :][:SIDE]) for row in range(SIDE)]
    said += [titled(teller, player(view, teller, seat), table["steps"][seat]) for seat in range(view["seats"])]
    said.append(titled(teller, label(teller, "draw"), pile_words(table["draw"], teller)))
    if view["you"] is not None and view["you"] >= 0:
        said.append(titled(teller, label(teller, "hand"), pile_words(table["hand"][view["you"]], teller)))
    return said


def sign(n: int) -> str:
    return SIGNS[n] if n < len(SIGNS) else str(n - PLANTED)


def draw(view: Mapping[str, Any], teller: Teller) -> RenderableType:
    return Panel(Text("\n".join(lines(view, teller))), border_style="cyan", expand=False)
