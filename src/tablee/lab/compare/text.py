"""`tablee lab compare`: plays, and shows what moved."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.compare.measure import Comparison, Difference, differences, result
from tablee.lab.compare.page import compare_page, made, moved, numbers
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(asked: Comparison, out: Output) -> None:
    a, b = asked.a, asked.b
    with progress(f"{a.game} a/b", a.games) as tick:
        asked.play(tick)
    found = differences(asked.sums)
    out.give(result(a, b, asked.games, found), lambda console: show(console, asked, found, Speech(a.game, out.lang)))
    out.remark(asked.taken_up, asked.stopped, a.seed)
    out.write(lambda lang: compare_page(a, b, asked.sums, lang))


def show(console: Console, asked: Comparison, found: list[Difference], s: Speech) -> None:
    title = s.say("compare-title", game=s.game_name, pairs=s.number(asked.games, 0))
    table = Table("", "A", "B", "B − A", s.say("column-used"), s.say("column-certainty"), title=title)
    for d in found:
        table.add_row(s.measure(d.name), *numbers(d, s), s.certainty(d.doubt))
    console.print(table)
    console.print(made(asked.a, asked.b, asked.games, s), soft_wrap=True)
    console.print(moved(found, s), soft_wrap=True)
