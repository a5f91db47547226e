"""The lab's page: what can be turned there, and a claim check, a comparison or a dossier as it goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any, Literal, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from tablee import games
from tablee.evidence import LIKELY, Certainty, level_of
from tablee.kernel.game import BadInput
from tablee.lab.balance.measure import AGAINST, has_skill_curve, skill_curve
from tablee.lab.box import numbers_in, printed, written
from tablee.lab.claims.measure import OPEN, REACH, Cell, Found, cells, judged, measure, next_cells, play_cell, verdict
from tablee.lab.claims.page import claims_page
from tablee.lab.compare.measure import Difference, arms, differences, play_pairs, told
from tablee.lab.compare.page import compare_page, moved, spanned
from tablee.lab.dossier.measure import Dossier, Wishes, begun, kept, take_up
from tablee.lab.dossier.page import page as written_dossier
from tablee.lab.dossier.story import Story
from tablee.lab.engine import Engine, parts
from tablee.lab.notes import plainly, play_notes
from tablee.lab.plan import Plan, plan
from tablee.lab.report.page import render
from tablee.lab.strength import both
from tablee.lab.words import Speech
from tablee.stats import Gap, Share, Sums, add

LEVELS = ("random", "novice", "normal")  # those that play a game in hundredths of a second
STRONG = ("expert:10", "expert:40")  # those that think: what that costs is told once they do
LADDER = (*LEVELS, *STRONG)
ROUND = (10, 2)  # games of usual and of strong bots at each table of a dossier, before the next round
SKILL = 24  # games a level
PROMISES = 0.1  # of the time, in each round
MOST = 50_000  # games of a cell, or pairs
PART = 10
FINE = 0.05  # a difference that a designer would care about
EVERY = 0.25  # seconds between two reports of progress
NOT_TURNED = ("claim", "source")  # what a book promises is measured, not chosen
ROOM = 3  # a dial reaches from nought to twice the number and so much more


Kind = Literal["claims", "compare", "dossier"]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """Options and numbers of the box that differ from what is usual; or somebody's own box, whole."""

    options: dict[str, str] = {}
    numbers: dict[str, int] = {}
    cards: str = ""


class Asked(Struct, frozen=True):
    """What is to be found out; it travels to the process that does."""

    kind: Kind
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
    beside: str = ""  # the same between bots of another strength, in words


class Progress(Struct):
    """How far it is; `kept` is what a report needs."""

    games: int
    most: int
    lead: str
    marks: list[Mark]
    settled: bool = False
    pace: str = ""  # what the time allowed will tell, once the first games have shown how long they take
    others: int = 0  # pairs of the other strength
    spent: float = 0.0  # seconds of computing, which a busy machine does not use up
    a_round: float = 0.0  # of them, one game of each cell; 0 until every cell has been tried
    kept: Any = field(default_factory=dict)


def check(asked: Asked, folder: Path) -> None:
    """`BadInput` where this cannot be played."""
    if asked.level not in (*LEVELS, *STRONG):
        raise BadInput(f"the lab's page plays with {', '.join((*LEVELS, *STRONG))}, not '{asked.level}'.")
    WAYS[asked.kind].check(asked, folder)


def run(asked: Asked, folder: Path) -> Iterator[Progress]:
    """What is known, every now and then and at the end."""
    steps = WAYS[asked.kind].steps(asked, folder)
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
    if asked.kind == "claims":
        return pace_of_claims(asked, known, s)
    more = max(1.0, asked.seconds / known.spent)
    games, others = int(known.games * more), int(known.others * more)
    if asked.kind == "dossier":
        return s.say("pace-games", games=s.number(games, 0))
    points = told_apart(games, len(known.marks))
    minutes = asked.seconds / 60 * (points / FINE) ** 2  # four times the pairs tell half the difference
    each = {"pairs": s.number(games, 0), "others": s.number(others, 0), "level": s.level(beside_of(asked.level))}
    fine = {"fine": s.number(100 * FINE, 0), "minutes": s.number(max(1, minutes), 0)}
    return s.say("pace-compare", points=s.number(100 * points, 0), **each, **fine)


def pace_of_claims(asked: Asked, known: Progress, s: Speech) -> str:
    """Cells take turns, but a game of one level takes a hundred times as long as one of another."""
    if not known.a_round:
        return ""
    cells, each = known.most // MOST, max(1, int(asked.seconds / known.a_round))
    points = known_to(each, cells)
    minutes = asked.seconds / 60 * (points / REACH) ** 2
    said = {"games": s.number(each * cells, 0), "points": s.number(100 * points, 0)}
    return s.say("pace-claims", **said, fine=s.number(100 * REACH, 0), minutes=s.number(max(1, minutes), 0))


def known_to(games: int, cells: int) -> float:
    """How far off a rate may be that so many games tell, where it is hardest to tell."""
    share = Share(games / 2, games, level_of(1, cells))
    return (share.high - share.low) / 2


def told_apart(pairs: int, lines: int) -> float:
    """How small a difference so many pairs tell, where every second pair differs."""
    changed = pairs // 4
    return Gap({1.0: changed, -1.0: changed, 0.0: pairs - 2 * changed}, level_of(1, max(1, lines))).high


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


def turned(game: str, wished: dict[str, int], to: Path, options: dict[str, str]) -> Path | None:
    """A box with these numbers, checked; none where nothing is turned.  The others are those of a named setting."""
    rules, known = games.game(game), numbers(game)
    if unknown := [name for name in wished if name not in known]:
        raise BadInput(f"the box of {game} has no number called '{unknown[0]}'.")
    changed = {name: str(value) for name, value in wished.items() if known[name] != value}
    if not changed:
        return None
    path = written(rules.box_file(options), changed, to)
    rules.box(path)
    return path


def sent(game: str, cards: str, to: Path) -> Path:
    """A box that somebody sent: it is checked before it lies among files."""
    games.with_cards(game, cards)
    to.write_text(cards, "utf-8")
    return to


# -- Comparisons ------------------------------------------------------------------------------


def sides(asked: Asked, folder: Path) -> tuple[Plan, Plan]:
    """Both plans; the boxes that were turned are written into the folder."""
    usual = plan(asked.game, asked.players, MOST, asked.seed, asked.level, {})
    changes = [_changes(asked.game, side, folder / name) for side, name in ((asked.a, "a.toml"), (asked.b, "b.toml"))]
    return arms(usual, *changes)


def _changes(game: str, side: Side, path: Path) -> dict[str, str]:
    box = sent(game, side.cards, path) if side.cards else turned(game, side.numbers, path, side.options)
    return {**side.options, **({"box": str(box)} if box else {})}


def beside_of(level: str) -> str:
    """The next strength; of the strongest, the one before."""
    at = LADDER.index(level)
    return LADDER[at + 1 if at + 1 < len(LADDER) else at - 1]


def comparing(asked: Asked, folder: Path) -> Iterator[Progress]:
    """Two strengths in turn, each with half of the time."""
    two = [Pairs(*sides(replace(asked, level=level), folder)) for level in (asked.level, beside_of(asked.level))]
    s = Speech(asked.game, asked.lang, two[0].b.box or two[0].a.box)
    while two[0].games < MOST:
        min(two, key=lambda pairs: pairs.spent).play()
        yield compared(two[0], two[1], s)


class Pairs:
    """What pairs of games between bots of one strength came to."""

    def __init__(self, a: Plan, b: Plan) -> None:
        self.a, self.b, self.sums, self.spent = a, b, Sums(games=0), 0.0

    @property
    def games(self) -> int:
        return self.sums["games"]

    @property
    def level(self) -> str:
        return self.a.bots[0]

    def play(self) -> None:
        """A few more; the first numbers come at once."""
        size = 2 if not self.games else 1 if self.level in STRONG else PART
        began = time.process_time()
        add(self.sums, play_pairs(self.a, self.b, self.games, min(MOST, self.games + size)))
        self.spent += time.process_time() - began


def compared(asked: Pairs, other: Pairs, s: Speech) -> Progress:
    some = differences(asked.sums)
    beside = besides(asked, other, some, s) if other.games else {}
    marks = [difference(d, s, beside.get(d.name, "")) for d in sorted(some, key=_order)]
    found = {"sums": asked.sums, "others": other.sums}
    progress = Progress(asked.games, MOST, moved(some, s), marks, asked.games >= MOST, kept=found)
    progress.others = other.games
    return progress


def besides(asked: Pairs, other: Pairs, some: list[Difference], s: Speech) -> dict[str, str]:
    """What the other strength says of each line, and whether what is named holds for both."""
    theirs = {d.name: d for d in differences(other.sums)}
    mine, found = told(some), told(list(theirs.values()))
    weaker_first = LADDER.index(asked.level) < LADDER.index(other.level)
    named = both(mine, found) if weaker_first else both(found, mine)
    said = {name: s.holds(one.holds, one.trend) for name, one in named.items()}
    level = s.level(other.level)
    return {
        name: s.say("mark-beside", level=level, apart=spanned(name, d.apart, s), holds=said.get(name, "") or "–")
        for name, d in theirs.items()
    }


ORDER = ("wins", "ending", "first", "wins seat")


def _order(d: Difference) -> tuple[bool, int, str]:
    """The same from first to last, so that nothing jumps about: factions, endings, seats, lengths."""
    kind = "wins seat" if d.name.startswith("wins seat") else d.name.split()[0]
    return not d.is_share, ORDER.index(kind) if kind in ORDER else len(ORDER), d.name


def difference(d: Difference, s: Speech, beside: str = "") -> Mark:
    scale = 100.0 if d.is_share else 100 / (abs(d.a.mean) or 1)
    value, low, high = (scale * x for x in (d.apart.mean, d.apart.low, d.apart.high))
    said = s.percent if d.is_share else s.number
    digits = 1
    ends = (max(low, -999.0), min(high, 999.0))  # after one pair nothing is known
    way: Literal["above", "below", "open"] = "open" if not d.is_named else "above" if value > 0 else "below"
    group = s.say("compare-shares" if d.is_share else "compare-lengths")
    shown, unit = plainly(d.name)
    words = [said(side.mean / unit, digits) for side in (d.a, d.b)]
    return Mark(d.name, s.measure(shown), group, value, *ends, 0.0, d.a.n, way, words, d.certainty, beside)


# -- Claims -----------------------------------------------------------------------------------


def found(asked: Asked, folder: Path) -> Found:
    box = turned(asked.game, asked.a.numbers, folder / "a.toml", asked.a.options)
    names = dict.fromkeys((*LEVELS, asked.level))
    some = cells(asked.game, ",".join(names), [asked.players], MOST, asked.seed, dict(asked.a.options), box)
    return Found(asked.game, asked.seed, some)


def checking(asked: Asked, folder: Path) -> Iterator[Progress]:
    """A part of each cell in turn, then a look at all, until every verdict is settled and told well enough."""
    whole, s = found(asked, folder), Speech(asked.game, asked.lang)
    took: dict[str, Took] = {}
    while looked := next_cells(whole):
        cut = [[(cell, *part) for part in parts(*cell.next_look, _part(cell))] for cell in looked]
        rounds = zip_longest(*cut)
        for cell, first, last in filter(None, chain.from_iterable(rounds)):
            began = time.process_time()
            games, saved = play_cell(cell.plan, first, last)
            took.setdefault(named(cell), Took()).add(games, time.process_time() - began)
            cell.games, cell.saved = cell.games + games, cell.saved + saved
            cell.judge()
            known = claimed(whole, s)
            known.a_round = sum(one.mean for one in took.values()) if len(took) == len(whole.cells) else 0.0
            yield known
        for cell in looked:
            cell.look()
    yield claimed(whole, s)


@dataclass
class Took:
    """What so many games took, in seconds of computing."""

    games: int = 0
    seconds: float = 0.0

    def add(self, games: int, seconds: float) -> None:
        self.games, self.seconds = self.games + games, self.seconds + seconds

    @property
    def mean(self) -> float:
        return self.seconds / self.games


def named(cell: Cell) -> str:
    return f"{cell.difficulty}:{cell.level}"


def _part(cell: Cell) -> int:
    return 1 if cell.level in STRONG else PART


def claimed(whole: Found, s: Speech) -> Progress:
    """Rates so far; the headline counts the verdicts."""
    settled = [cell for cell in whole.cells if cell.verdict != OPEN]
    lead = s.say("claims-settled", n=len(settled), of=len(whole.cells))
    games = sum(cell.games for cell in whole.cells)
    rows = [cell.kept() for cell in whole.cells]
    marks = [rate(cell, whole, s) for cell in whole.cells if cell.games]
    return Progress(games, MOST * len(whole.cells), lead, marks, not next_cells(whole), kept=rows)


def rate(cell: Cell, whole: Found, s: Speech) -> Mark:
    share, claim = cell.share, 100 * cell.claim
    line = [c for c in whole.cells if (c.difficulty, c.players) == (cell.difficulty, cell.players)]
    group = s.say("claim-section", name=s.difficulty(cell.difficulty), claim=s.percent(cell.claim))
    value, low, high = (100 * x for x in (share.share, share.low, share.high))
    said = judged(line, s.say, s.percent)
    sure: Certainty = "chance" if cell.verdict == OPEN else LIKELY
    return Mark(
        named(cell), s.level(cell.level), group, value, low, high, claim, cell.games, cell.verdict, [said], sure
    )


# -- The dossier ------------------------------------------------------------------------------


def dossier_of(asked: Asked, _folder: Path) -> Dossier:
    return begun(asked.game, asked.seed, Wishes(games=MOST, strong_games=MOST, strong=STRONG[0]))


def gathering(asked: Asked, folder: Path) -> Iterator[Progress]:
    """All tables in turn, promises and skill between them, until the time is over; told once all have been played."""
    made = dossier_of(asked, folder)
    story, engine = Story(made, asked.lang), Engine(1)
    while True:
        for table in made.tables:
            first = table.notes.games
            size = ROUND[table.level == made.wishes.strong] if first else 1  # something can be told soon
            table.notes.add(play_notes(table.what, first, first + size))
            yield known(made, story)
        if has_skill_curve(made.usual.what) and not made.skill:
            made.skill = skill_curve(made.usual.what, (AGAINST, STRONG[0]), SKILL, engine, lambda _: None)
            yield known(made, story)
        if made.promised:
            measure(made.promised, engine, asked.seconds * PROMISES, lambda _: None)
            yield known(made, story)


def known(made: Dossier, story: Story) -> Progress:
    """Nothing can be told before every table has been played at."""
    if not all(table.notes.games for table in made.tables):
        return Progress(0, MOST, story.s.say("dossier-begun"), [])
    return Progress(made.games, MOST, story.winners(), [], kept=kept(made))


def dossier_page(asked: Asked, found: Any, folder: Path) -> str:
    made = dossier_of(asked, folder)
    take_up(made, found)
    return written_dossier(made, asked.lang)


# -- The report -------------------------------------------------------------------------------


def page(asked: Asked, kept: Any, folder: Path) -> str:
    """What is known as a page of its own."""
    return WAYS[asked.kind].page(asked, kept, folder)


def comparison_page(asked: Asked, kept: Any, folder: Path) -> str:
    a, b = sides(asked, folder)
    played = {asked.level: kept["sums"], beside_of(asked.level): kept["others"]}
    some = [(level, played[level]) for level in LADDER if level in played and played[level]["games"]]
    return render(compare_page(a, b, kept["sums"], asked.lang, some))


def promises_page(asked: Asked, kept: Any, folder: Path) -> str:
    whole = found(asked, folder)
    for cell, row in zip(whole.cells, kept, strict=True):
        cell.take_up(row)
    whole.stopped = "settled" if not next_cells(whole) else "budget"
    whole.verdicts = {name: verdict(whole, name) for name in dict.fromkeys(c.difficulty for c in whole.cells)}
    return render(claims_page(whole, asked.lang))


class Way(NamedTuple):
    """How one kind of run is checked, goes on and becomes a page."""

    check: Callable[[Asked, Path], object]
    steps: Callable[[Asked, Path], Iterator[Progress]]
    page: Callable[[Asked, Any, Path], str]


WAYS: dict[Kind, Way] = {
    "claims": Way(found, checking, promises_page),
    "compare": Way(sides, comparing, comparison_page),
    "dossier": Way(dossier_of, gathering, dossier_page),
}
