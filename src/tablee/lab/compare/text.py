"""`tablee lab compare`: plays, and shows what moved."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.compare.measure import Comparison, Difference, differences, result
from tablee.lab.compare.page import compare_page, made, moved, numbers, strengths
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(asked: Comparison, out: Output, stronger: Comparison | None = None) -> None:
    a, b, s = asked.a, asked.b, Speech(asked.a.game, out.lang, asked.b.box or asked.a.box)
    with progress(f"{a.game} a/b", a.games) as tick:
        asked.play(tick)
    found = differences(asked.sums)
    strong = None if asked.stopped or not stronger else _played(stronger)
    out.give(result(a, b, asked.games, found, strong), lambda console: show(console, asked, found, s, strong))
    out.remark(asked.taken_up, asked.stopped, a.seed)
    beside = (strong.a.bots[0], strong.sums) if strong else None
    out.write(lambda lang: compare_page(a, b, asked.sums, lang, beside))


def _played(stronger: Comparison) -> Comparison | None:
    """Stopped by hand before anything was played, there is just nothing to be said of it."""
    with progress(stronger.a.bots[0], stronger.a.games) as tick:
        try:
            stronger.play(tick)
        except KeyboardInterrupt:
            return None
    return stronger


def _strengths(asked: Comparison, strong: Comparison, s: Speech) -> Table | str:
    told = strengths((asked.a.bots[0], asked.sums), (strong.a.bots[0], strong.sums), s)
    if not told.rows:
        return told.sentence
    table = Table(*told.columns, title=told.title)
    for row in told.rows:
        table.add_row(*row)
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
        console.print(_strengths(asked, strong, s))
    console.print(made(asked.a, asked.b, asked.games, s), soft_wrap=True)
    console.print(moved(found, s), soft_wrap=True)
