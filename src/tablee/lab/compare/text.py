"""`tablee lab compare`: plays, and shows what moved."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.compare.measure import Comparison, Difference, differences, result, side
from tablee.lab.compare.page import compare_page, moved, numbers
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(asked: Comparison, out: Output) -> None:
    a, b = asked.a, asked.b
    with progress(f"{a.game} a/b", a.games) as tick:
        asked.play(tick)
    found = differences(asked.sums)
    out.give(result(a, b, asked.games, found), lambda console: show(console, asked, found, Speech(a.game, out.lang)))
    out.remark(asked.taken_up, asked.stopped)
    out.write(lambda lang: compare_page(a, b, asked.sums, lang))


def show(console: Console, asked: Comparison, found: list[Difference], s: Speech) -> None:
    title = s.say("compare-title", game=s.game_name, pairs=s.number(asked.games, 0))
    table = Table("", "a", "b", "b − a", s.say("column-interval"), "", title=title)
    for d in found:
        chance = "" if d.apart.is_sure else s.say("may-be-chance")
        table.add_row(s.measure(d.name), *numbers(d, s), chance)
    console.print(table)
    levels = ", ".join(dict.fromkeys(asked.a.bots))
    console.print(f"a: {side(asked.a, asked.b)}; b: {side(asked.b, asked.a)}; bots {levels}.", soft_wrap=True)
    console.print(moved(found, s), soft_wrap=True)
