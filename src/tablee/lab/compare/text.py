"""`tablee lab compare`: plays, and shows what moved."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from tablee.lab.compare.measure import Comparison, Difference, differences, result
from tablee.lab.compare.page import Strength, compare_page, made, moved, numbers, strengths
from tablee.lab.notes import plainly
from tablee.lab.output import Output
from tablee.lab.progress import progress
from tablee.lab.words import Speech


def run(asked: Comparison, out: Output, stronger: Sequence[Comparison] = ()) -> None:
    a, b, s = asked.a, asked.b, Speech(asked.a.game, out.lang, asked.b.box or asked.a.box)
    with progress(f"{a.game} a/b", a.games) as tick:
        asked.play(tick)
    found = differences(asked.sums)
    strong = [] if asked.stopped else _played(stronger)
    out.give(result(a, b, asked.games, found, strong), lambda console: show(console, asked, found, s, strong))
    out.remark(asked.taken_up, asked.stopped, a.seed)
    out.write(lambda lang: compare_page(a, b, asked.sums, lang, _in_order(asked, strong)))


def _played(stronger: Sequence[Comparison]) -> list[Comparison]:
    """Stopped by hand before anything was played, there is just nothing to be said of the rest."""
    found: list[Comparison] = []
    for one in stronger:
        with progress(one.a.bots[0], one.a.games) as tick:
            try:
                one.play(tick)
            except KeyboardInterrupt:
                break
        found.append(one)
        if one.stopped:
            break
    return found


def _in_order(asked: Comparison, strong: Sequence[Comparison]) -> list[Strength]:
    return [(one.a.bots[0], one.sums) for one in (asked, *strong)]


def _strengths(asked: Comparison, strong: Sequence[Comparison], s: Speech) -> Table | str:
    told = strengths(_in_order(asked, strong), s)
    if not told.rows:
        return told.sentence
    table = Table(*told.columns, title=told.title)
    for row in told.rows:
        table.add_row(*row)
    return table


def show(
    console: Console, asked: Comparison, found: list[Difference], s: Speech, strong: Sequence[Comparison] = ()
) -> None:
    title = s.say("compare-title", game=s.game_name, pairs=s.number(asked.games, 0))
    table = Table("", "A", "B", "B − A", s.say("column-used"), s.say("column-certainty"), title=title)
    for d in found:
        table.add_row(s.measure(plainly(d.name)[0]), *numbers(d, s), s.certainty(d.doubt))
    console.print(table)
    if strong:
        console.print(_strengths(asked, strong, s))
    console.print(made(asked.a, asked.b, asked.games, s), soft_wrap=True)
    console.print(moved(found, s), soft_wrap=True)
