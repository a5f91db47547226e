"""`tablee lab compare`: plays, and shows what moved."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.compare.measure import Comparison, Difference, beside, differences, is_share, result
from tablee.lab.compare.page import compare_page, made, moved, numbers
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(asked: Comparison, out: Output, stronger: Comparison | None = None) -> None:
    a, b, s = asked.a, asked.b, Speech(asked.a.game, out.lang)
    with progress(f"{a.game} a/b", a.games) as tick:
        asked.play(tick)
    found = differences(asked.sums)
    strong = None if asked.stopped or not stronger else _played(stronger)
    out.give(result(a, b, asked.games, found, strong), lambda console: show(console, asked, found, s, strong))
    out.remark(asked.taken_up, asked.stopped, a.seed)
    out.write(lambda lang: compare_page(a, b, asked.sums, lang))


def _played(stronger: Comparison) -> Comparison | None:
    """Stopped by hand before anything was played, there is just nothing to be said of it."""
    with progress(stronger.a.bots[0], stronger.a.games) as tick:
        try:
            stronger.play(tick)
        except KeyboardInterrupt:
            return None
    return stronger


def _strengths(asked: Comparison, found: list[Difference], strong: Comparison, s: Speech) -> Table | str:
    moved, levels = beside(found, strong), (asked.a.bots[0], strong.a.bots[0])
    if not moved:
        return s.say("strength-nothing", weak=levels[0], strong=levels[1])
    counts = (asked.games, strong.games)
    between = [s.say("column-between", level=x, games=s.number(n, 0)) for x, n in zip(levels, counts, strict=True)]
    table = Table("B − A", *between, s.say("column-verdict"), title=s.category("strength"))
    for name, one in moved.items():
        scale, digits = (100, 1) if is_share(name) else (1, 2)
        sides = [one.weak.apart, one.strong.apart]
        said = [
            f"{s.signed(scale * x.mean, digits)} ({s.between(scale * x.low, scale * x.high, digits)})" for x in sides
        ]
        table.add_row(s.measure(name), *said, s.holds(one.holds, one.trend))
    return table


def show(
    console: Console, asked: Comparison, found: list[Difference], s: Speech, strong: Comparison | None = None
) -> None:
    title = s.say("compare-title", game=s.game_name, pairs=s.number(asked.games, 0))
    table = Table("", "A", "B", "B − A", s.say("column-used"), s.say("column-certainty"), title=title)
    for d in found:
        table.add_row(s.measure(d.name), *numbers(d, s), s.certainty(d.doubt))
    console.print(table)
    if strong:
        console.print(_strengths(asked, found, strong, s))
    console.print(made(asked.a, asked.b, asked.games, s), soft_wrap=True)
    console.print(moved(found, s), soft_wrap=True)
