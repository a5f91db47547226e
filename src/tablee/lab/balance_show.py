"""`tablee lab balance`, to read."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.lab.balance import Bar, Impact, bars, endings, impacts
from tablee.lab.notes import Notes
from tablee.lab.sim import Plan
from tablee.lab.stats import Share, mean

MOST_CARDS = 8


def show(console: Console, what: Plan, notes: Notes, skill: dict[str, Share]) -> None:
    for category, some in bars(notes.sums).items():
        console.print(_bars(category, some))
    for how in ("held", "played"):
        if cards := impacts(notes.sums, how):
            console.print(_cards(how, cards))
    ends = ", ".join(f"{name} {share}" for name, share in endings(notes).items())
    console.print(f"endings: {ends}", soft_wrap=True)
    console.print(_length(notes), soft_wrap=True)
    if skill:
        curve = ", ".join(f"{level} {share}" for level, share in skill.items())
        console.print(f"one seat against novices (par {1 / what.players:.0%}): {curve}", soft_wrap=True)
    levels = ", ".join(dict.fromkeys(what.bots))
    console.print(f"{notes.games:,} games of {what.game}, {what.players} players, bots {levels}, seed {what.seed}.")


def _bars(category: str, some: list[Bar]) -> Table:
    table = Table(category, "games", "win share (95 %)", "of its share", "")
    for bar in some:
        table.add_row(bar.value, str(bar.won.games), str(bar.won), f"× {bar.ratio:.2f}", bar.verdict)
    return table


def _cards(how: str, some: list[Impact]) -> Table:
    title = f"cards {how}: win share with and without"
    table = Table("card", "seats", "with", "without", "difference", title=title)
    shown = some if len(some) <= 2 * MOST_CARDS else [*some[:MOST_CARDS], *some[-MOST_CARDS:]]
    for i in shown:
        difference = f"{100 * i.difference:+.0f} ± {100 * i.reach:.0f}"
        table.add_row(i.card, str(i.having.games), f"{i.having.share:.0%}", f"{i.without.share:.0%}", difference)
    return table


def _length(notes: Notes) -> str:
    sums = notes.sums
    said = f"{mean(sums, 'rounds').mean:.1f} rounds, {mean(sums, 'decisions').mean:.0f} decisions, "
    said += f"about {mean(sums, 'seconds').mean / 60:.0f} min; "
    said += f"{sums['forced|sum'] / sums['decisions|sum']:.0%} of decisions are forced"
    if "decided|n" in sums:
        said += f"; the lead changes {mean(sums, 'lead_changes').mean:.1f} times and the winner leads for good "
        said += f"after {mean(sums, 'decided').mean:.0f} % of the turns"
    return f"{said}."
