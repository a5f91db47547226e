"""Its board in the terminal: the pile, then everybody's ribbons, mask and what they have played."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from tablee.kernel.telling import Teller
from tablee.terminal.boards.drawing import label, listed, pile_words, player, titled


def lines(view: Mapping[str, Any], teller: Teller) -> list[str]:
    table, seats = view["table"], range(view["seats"])
    said = [titled(teller, label(teller, name), pile_words(table[name], teller)) for name in ("draw", "aside")]
    return said + [titled(teller, player(view, teller, seat), about(table, teller, seat)) for seat in seats]


def about(table: Mapping[str, Any], teller: Teller, seat: int) -> str:
    state = next((label(teller, name).lower() for name in ("gone", "safe") if table[name][seat]), "")
    worn, seen = (pile_words(table[name][seat], teller) if table[name][seat] else "" for name in ("hand", "front"))
    return listed(teller, ["★" * table["ribbons"][seat], state, worn, f"({seen})" if seen else ""])


def draw(view: Mapping[str, Any], teller: Teller) -> RenderableType:
    return Panel(Text("\n".join(lines(view, teller))), border_style="magenta", expand=False)
