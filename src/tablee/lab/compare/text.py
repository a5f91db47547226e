"""`tablee lab compare`: plays, and shows what moved."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from tablee.lab.cache import remarks
from tablee.lab.compare.measure import Comparison, Difference, differences, result, side
from tablee.lab.progress import progress
from tablee.lab.report.targets import Pages
from tablee.lab.words import Speech


def compare(asked: Comparison, pages: Pages, *, as_json: bool) -> None:
    a, b = asked.a, asked.b
    with progress(f"{a.game} a/b", a.games) as tick:
        asked.play(tick)
    found = differences(asked.sums)
    if as_json:
        print(json.dumps(result(a, b, asked.games, found), indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False), asked, found, Speech(a.game, pages.lang))
    if said := remarks(pages.lang, asked.taken_up, asked.stopped):
        Console(stderr=True, highlight=False).print(said, soft_wrap=True)
    if pages.wanted:
        from tablee.lab.compare.page import compare_page
        from tablee.lab.report.page import write

        write(compare_page(a, b, asked.sums, pages.lang), pages.html, pages.pdf)


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


def moved(found: list[Difference], s: Speech) -> str:
    """The headline of a comparison."""
    sure = [s.measure(d.name) for d in found if d.apart.is_sure]
    return s.say("moved-most", what=" ; ".join(sure[:3])) if sure else s.say("moved-nothing")


def numbers(d: Difference, s: Speech) -> list[str]:
    """Both sides, the difference and its interval; shares in points of a hundred."""
    said, digits = (s.percent, 1) if d.is_share else (s.number, 2)
    sides = [said(m.mean, digits) for m in (d.a, d.b)]
    scale = 100 if d.is_share else 1
    apart, low, high = (s.signed(scale * x, digits) for x in (d.apart.mean, d.apart.low, d.apart.high))
    return [*sides, apart, f"{low} – {high}"]
