"""The lab's page: what can be turned there, and a claim check or a comparison as it goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field

from tablee import games
from tablee.evidence import LIKELY, Certainty, level_of
from tablee.kernel.game import BadInput
from tablee.lab.box import numbers_in, printed, written
from tablee.lab.claims.measure import OPEN, Cell, Found, cells, judged, next_cells, play_cell, verdict
from tablee.lab.claims.page import claims_page
from tablee.lab.compare.measure import Difference, arms, differences, play_pairs
from tablee.lab.compare.page import compare_page, moved
from tablee.lab.engine import parts
from tablee.lab.plan import Plan, plan
from tablee.lab.report.page import render
from tablee.lab.words import Speech
from tablee.stats import Gap, Sums, add

LEVELS = ("random", "novice", "normal")  # those that play a game in hundredths of a second
STRONG = ("expert:10", "expert:40")  # those that think: what that costs is told once they do
MOST = 50_000  # games of a cell, or pairs
PART = 10
EVERY = 0.25  # seconds between two reports of progress
NOT_TURNED = ("claim", "source")  # what a book promises is measured, not chosen
ROOM = 3  # a dial reaches from nought to twice the number and so much more


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """Options and numbers of the box that differ from what is usual."""

    options: dict[str, str] = {}
    numbers: dict[str, int] = {}


class Asked(Struct, frozen=True):
    """What is to be found out; it travels to the process that does."""

    kind: Literal["claims", "compare"]
    game: str
    players: int
    level: str
    a: Side
    b: Side
    seconds: float
    lang: str
    seed: int = 1


class Mark(Struct, frozen=True):
    """One thing measured: its value and the interval by which it was judged, in per cent or points."""

    id: str
    words: str
    group: str
    value: float
    low: float
    high: float
    line: float  # what it is compared with: no difference, or what the book promises
    games: int
    verdict: Literal["above", "below", "holds", "open"]
    sides: list[str]  # what both sides come to, in words
    certainty: Certainty = "chance"


class Progress(Struct):
    """How far it is; `kept` is what a report needs."""

    games: int
    most: int
    lead: str
    marks: list[Mark]
    settled: bool = False
    pace: str = ""  # what the time allowed will tell, once the first games have shown how long they take
    spent: float = 0.0  # seconds of computing, which a busy machine does not use up
    kept: Any = field(default_factory=dict)


def check(asked: Asked, folder: Path) -> None:
    """`BadInput` where this cannot be played."""
    if asked.level not in (*LEVELS, *STRONG):
        raise BadInput(f"the lab's page plays with {', '.join((*LEVELS, *STRONG))}, not '{asked.level}'.")
    sides(asked, folder) if asked.kind == "compare" else found(asked, folder)


def run(asked: Asked, folder: Path) -> Iterator[Progress]:
    """What is known, every now and then and at the end."""
    steps = comparing(asked, folder) if asked.kind == "compare" else checking(asked, folder)
    s = Speech(asked.game, asked.lang)
    began, told = time.process_time(), 0.0
    last: Progress | None = None
    for last in steps:
        last.spent = time.process_time() - began
        last.pace = pace(asked, last, s)
        if last.settled or last.spent > asked.seconds:
            break
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            yield last
    if last:
        yield last


def pace(asked: Asked, known: Progress, s: Speech) -> str:
    """How many games the time allowed will do, and how small a difference they would tell."""
    if not known.games or not known.spent:
        return ""
    games = max(known.games, int(known.games * max(1.0, asked.seconds / known.spent)))
    if asked.kind == "claims":
        return s.say("pace-claims", games=s.number(games, 0))
    changed = games // 4  # where every second pair differs
    reach = Gap({1.0: changed, -1.0: changed, 0.0: games - 2 * changed}, level_of(1, max(1, len(known.marks)))).high
    return s.say("pace-compare", pairs=s.number(games, 0), points=s.number(100 * reach, 0))


# -- Dials -----------------------------------------------------------------------------------


class Dial(Struct, frozen=True):
    """A number of the card box, such as `numbers.hand`; `group` is the table it stands in."""

    id: str
    words: str
    group: str
    now: int
    low: int
    high: int


@cache
def dials(game: str, lang: str) -> list[Dial]:
    """The game's own numbers first, then those of its cards."""
    s = Speech(game, lang)
    found = [
        Dial(name, _words(s, name), s.group(name.partition(".")[0]), *_range(now))
        for name, now in numbers(game).items()
    ]
    return sorted(found, key=lambda dial: not dial.id.startswith("numbers."))


def numbers(game: str) -> dict[str, int]:
    """Every number of the box that may be turned, by its name."""
    found = numbers_in(printed(games.game(game)))
    return {name: value for name, value in found.items() if not name.endswith(tuple(f".{n}" for n in NOT_TURNED))}


def _words(s: Speech, name: str) -> str:
    _, *row, column = name.split(".")
    said = s.say(f"number-{column}") if s.has(f"number-{column}") else column.replace("_", " ")
    return f"{s.row(row[0])} – {said}" if row else said


def _range(now: int) -> tuple[int, int, int]:
    return now, min(0, now), 2 * abs(now) + ROOM


def turned(game: str, wished: dict[str, int], to: Path) -> Path | None:
    """A box with these numbers, checked; none where nothing is turned."""
    rules, known = games.game(game), numbers(game)
    if unknown := [name for name in wished if name not in known]:
        raise BadInput(f"the box of {game} has no number called '{unknown[0]}'.")
    changed = {name: str(value) for name, value in wished.items() if known[name] != value}
    if not changed:
        return None
    path = written(rules.folder / "box.toml", changed, to)
    rules.box(path)
    return path


# -- Comparisons ------------------------------------------------------------------------------


def sides(asked: Asked, folder: Path) -> tuple[Plan, Plan]:
    """Both plans; the boxes that were turned are written into the folder."""
    usual = plan(asked.game, asked.players, MOST, asked.seed, asked.level, {})
    changes = [_changes(asked.game, side, folder / name) for side, name in ((asked.a, "a.toml"), (asked.b, "b.toml"))]
    return arms(usual, *changes)


def _changes(game: str, side: Side, path: Path) -> dict[str, str]:
    box = turned(game, side.numbers, path)
    return {**side.options, **({"box": str(box)} if box else {})}


def comparing(asked: Asked, folder: Path) -> Iterator[Progress]:
    a, b = sides(asked, folder)
    s, sums = Speech(asked.game, asked.lang), Sums(games=0)
    size, part = 2, 1 if asked.level in STRONG else PART  # the first numbers come at once
    while sums["games"] < MOST:
        add(sums, play_pairs(a, b, sums["games"], min(MOST, sums["games"] + size)))
        size = part
        yield compared(sums, s)


def compared(sums: Sums, s: Speech) -> Progress:
    some = differences(sums)
    marks = [difference(d, s) for d in sorted(some, key=_order)]
    return Progress(sums["games"], MOST, moved(some, s), marks, sums["games"] >= MOST, kept=sums)


ORDER = ("wins", "ending", "first", "wins seat")


def _order(d: Difference) -> tuple[bool, int, str]:
    """The same from first to last, so that nothing jumps about: factions, endings, seats, lengths."""
    kind = "wins seat" if d.name.startswith("wins seat") else d.name.split()[0]
    return not d.is_share, ORDER.index(kind) if kind in ORDER else len(ORDER), d.name


def difference(d: Difference, s: Speech) -> Mark:
    scale = 100.0 if d.is_share else 100 / (abs(d.a.mean) or 1)
    value, low, high = (scale * x for x in (d.apart.mean, d.apart.low, d.apart.high))
    told, digits = (s.percent, 1) if d.is_share else (s.number, 1)
    ends = (max(low, -999.0), min(high, 999.0))  # after one pair nothing is known
    way: Literal["above", "below", "open"] = "open" if not d.is_named else "above" if value > 0 else "below"
    group = s.say("compare-shares" if d.is_share else "compare-lengths")
    both = [told(side.mean, digits) for side in (d.a, d.b)]
    return Mark(d.name, s.measure(d.name), group, value, *ends, 0.0, d.a.n, way, both, d.certainty)


# -- Claims -----------------------------------------------------------------------------------


def found(asked: Asked, folder: Path) -> Found:
    box = turned(asked.game, asked.a.numbers, folder / "a.toml")
    names = dict.fromkeys((*LEVELS, asked.level))
    some = cells(asked.game, ",".join(names), [asked.players], MOST, asked.seed, dict(asked.a.options), box)
    return Found(asked.game, asked.seed, some)


def checking(asked: Asked, folder: Path) -> Iterator[Progress]:
    """A part of each cell in turn, then a look at all, until every verdict is settled and told well enough."""
    whole, s = found(asked, folder), Speech(asked.game, asked.lang)
    while looked := next_cells(whole):
        cut = [[(cell, *part) for part in parts(*cell.next_look, _part(cell))] for cell in looked]
        rounds = zip_longest(*cut)
        for cell, first, last in filter(None, chain.from_iterable(rounds)):
            games, saved = play_cell(cell.plan, first, last)
            cell.games, cell.saved = cell.games + games, cell.saved + saved
            cell.judge()
            yield claimed(whole, s)
        for cell in looked:
            cell.look()
    yield claimed(whole, s)


def _part(cell: Cell) -> int:
    return 1 if cell.level in STRONG else PART


def claimed(whole: Found, s: Speech) -> Progress:
    """Rates so far; the headline counts the verdicts."""
    settled = [cell for cell in whole.cells if cell.verdict != OPEN]
    lead = s.say("claims-settled", n=len(settled), of=len(whole.cells))
    games = sum(cell.games for cell in whole.cells)
    kept = [cell.kept() for cell in whole.cells]
    marks = [rate(cell, whole, s) for cell in whole.cells if cell.games]
    return Progress(games, MOST * len(whole.cells), lead, marks, not next_cells(whole), kept=kept)


def rate(cell: Cell, whole: Found, s: Speech) -> Mark:
    share, claim = cell.share, 100 * cell.claim
    line = [c for c in whole.cells if (c.difficulty, c.players) == (cell.difficulty, cell.players)]
    group = s.say("claim-section", name=s.difficulty(cell.difficulty), claim=s.percent(cell.claim))
    value, low, high = (100 * x for x in (share.share, share.low, share.high))
    name = f"{cell.difficulty}:{cell.level}"
    said = judged(line, s.say, s.percent)
    sure: Certainty = "chance" if cell.verdict == OPEN else LIKELY
    return Mark(name, s.level(cell.level), group, value, low, high, claim, cell.games, cell.verdict, [said], sure)


# -- The report -------------------------------------------------------------------------------


def page(asked: Asked, kept: Any, folder: Path) -> str:
    """What is known as a page of its own."""
    if asked.kind == "compare":
        return render(compare_page(*sides(asked, folder), kept, asked.lang))
    whole = found(asked, folder)
    for cell, row in zip(whole.cells, kept, strict=True):
        cell.take_up(row)
    whole.stopped = "settled" if not next_cells(whole) else "budget"
    whole.verdicts = {name: verdict(whole, name) for name in dict.fromkeys(c.difficulty for c in whole.cells)}
    return render(claims_page(whole, asked.lang))
