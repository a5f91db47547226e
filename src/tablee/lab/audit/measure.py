"""The audit: what does not add up, without playing and with playing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from tablee import games
from tablee.kernel.game import Game
from tablee.lab.box import printed
from tablee.lab.cache import Cache
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.lore import Checks, Finding, lore
from tablee.lab.notes import Notes, as_plain, play_notes
from tablee.lab.plan import Plan, plan
from tablee.lab.words import RULING, Speech, lore_folder
from tablee.stats import Share

BOTS = ("random", "normal")


def findings(game: Game, box: Path | None, played: list[tuple[Plan, Notes]], s: Speech) -> list[Finding]:
    """All that is worth knowing, what needs no playing first."""
    missing = Missing(game, game.box(box), played, s)
    return [*static(game, box, s), *contradictions(game, s), *missing.found()]


def static(game: Game, box: Path | None, s: Speech) -> list[Finding]:
    """What the numbers of a card box tell."""
    known, written = lore(game), printed(game, box)
    return [*(count.check(written, s) for count in known.counts), *known.conditions(Checks(written, s))]


def contradictions(game: Game, s: Speech) -> list[Finding]:
    """What the rulings list as contradictions of the book; a game's lore may have its own French for them."""
    rows = french_contradictions(game) if s.lang == "fr" else []
    if rows:
        return [_row(n, row, s) for n, row in enumerate(rows, 1)]
    return written_contradictions(game, s)


@cache
def french_contradictions(game: Game) -> list[list[str]]:
    file = lore_folder(game) / "contradictions.fr.toml"
    rows: list[list[str]] = tomllib.loads(file.read_text("utf-8"))["rows"] if file.exists() else []
    return rows


def written_contradictions(game: Game, s: Speech) -> list[Finding]:
    """Rows of a table, or points of a list."""
    file = game.folder / "rulings.md"
    text = file.read_text("utf-8") if file.exists() else ""
    found = re.search(r"^#+ Contradictions[^\n]*\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    lines = found[1].splitlines() if found else []
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines if line.startswith("|")][2:]
    points = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
    return [
        *[_row(n, row, s) for n, row in enumerate(rows, 1)],
        *[_point(n, point, s) for n, point in enumerate(points, 1)],
    ]


def _row(n: int, row: list[str], s: Speech) -> Finding:
    said, also, ruling = row
    return Finding("contradiction", said, also, False, s.place("twice", ruling, row=n), ruling)


def _point(n: int, text: str, s: Speech) -> Finding:
    """A point of a list: what it is about, what was found, and the rulings it names."""
    what, _, found = re.sub(r"[*`]", "", text).partition(": " if ": " in text else ". ")
    named = ", ".join(RULING.findall(text)) or s.say("see-the-rulings")
    return Finding("contradiction", what, found or what, False, s.place("book", named, row=n), named)


def plans(game: str, count: int, seed: int, box: Path | None) -> list[Plan]:
    """Every value of every option, one at a time, and every number of players, by both kinds of bots."""
    rules = games.game(game)
    tables: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in rules.seats]
    for choice in rules.options:
        tables += [(rules.usual, {choice.name: value}) for value in choice.values[1:]]
    allowed = [table for table in tables if not rules.objection(table[0], _full(rules, table[1]))]
    each = max(1, count // (len(allowed) * len(BOTS)))
    return [plan(game, seats, each, seed, bot, options, box) for seats, options in allowed for bot in BOTS]


def _full(rules: Game, options: dict[str, str]) -> dict[str, str]:
    return {**{choice.name: choice.values[0] for choice in rules.options}, **options}


class Audit:
    """Plays all its tables, or until Ctrl-C; what was played is kept."""

    def __init__(self, some: list[Plan], engine: Engine, *, fresh: bool = False) -> None:
        self.engine, self.cache = engine, Cache(some, "audit")
        kept = None if fresh else self.cache.read(list[Notes])
        fits = kept and all(notes.games <= what.games for what, notes in zip(some, kept, strict=True))
        self.played = list(zip(some, kept if kept and fits else [Notes() for _ in some], strict=True))
        self.taken_up = self.games
        self.stopped = False

    @property
    def seed(self) -> int:
        return self.played[0][0].seed

    @property
    def games(self) -> int:
        return sum(notes.games for _, notes in self.played)

    @property
    def most(self) -> int:
        return sum(what.games for what, _ in self.played)

    def play(self, tick: Callable[[int], None]) -> None:
        jobs = [
            (i, what, first, last)
            for i, (what, notes) in enumerate(self.played)
            for first, last in parts(notes.games, what.games, sized(what.bots))
        ]
        try:
            found = self.engine.run(play_notes, ((what, first, last) for _, what, first, last in jobs))
            for (i, _, _, _), notes in zip(jobs, found, strict=True):
                self.played[i][1].add(notes)
                tick(self.games)
                self.cache.now_and_then(self.kept)
        except KeyboardInterrupt:
            self.stopped = True
        self.cache.write(self.kept())

    def kept(self) -> list[dict[str, Any]]:
        return [as_plain(notes) for _, notes in self.played]


class Missing:
    """Endings, options, events and cards that no game reached."""

    def __init__(self, game: Game, box: Any, played: list[tuple[Plan, Notes]], s: Speech) -> None:
        self.game, self.played, self.s = game, played, s
        self.g = game.new(game.usual, 1, box=box)
        self.together = Notes()
        for _, notes in played:
            self.together.add(notes)

    def found(self) -> Iterator[Finding]:
        sums, english = self.together.sums, self.game.words("en")
        for name in self.g.endings()[1:]:
            if f"ending|{name}" not in sums:
                yield self.never("ending", name, "end")
        for name, _, _ in self.g.names().values():
            if english.has(f"option-{name}") and f"chose|{name}" not in sums:
                yield self.never("option", name, "turn")
        for name in self.game.events:
            if f"told|{name}" not in sums:
                yield self.never("event", name, "")
        yield from self.unplayed()
        yield from self.by_table()

    def never(self, kind: str, name: str, where: str) -> Finding:
        ruling = self.s.say("by-clock") if name in lore(self.game).by_clock else ""
        what = self.s.say(f"never-{kind}", name=name)
        return Finding("never", what, self.bound(self.together), False, self.s.place(where) if where else "", ruling)

    def bound(self, notes: Notes) -> str:
        most = self.s.percent(Share(0, notes.games).high, 2)
        return self.s.say("never-found", games=notes.games, most=most)

    def unplayed(self) -> Iterator[Finding]:
        """Cards that a rule plays and yet nobody did; what is only ever paid with is not meant to be played."""
        if not any(key.startswith("is|played|") for key in self.together.sums):
            return  # nothing that the lab can see plays a card here: it cannot tell
        for key in sorted(self.together.sums):
            card = key.removeprefix("is|held|")
            if card != key and f"is|played|{card}" not in self.together.sums and card not in lore(self.game).paid:
                yield self.never("card", self.s.teller.card(card), "cards")

    def by_table(self) -> Iterator[Finding]:
        """Endings that happen, but not with so many players, or not under an option though they do without it."""
        endings = [key for key in self.together.sums if key.startswith("ending|")]
        usual = dict(self.played[0][0].options)
        tables: dict[tuple[int, str], Notes] = {}
        for what, notes in self.played:
            changed = " ".join(f"{name}={value}" for name, value in what.options if usual[name] != value)
            tables.setdefault((what.players, changed), Notes()).add(notes)
        for (players, changed), notes in tables.items():
            without = tables.get((players, ""), Notes()).sums if changed else dict.fromkeys(endings)
            table = f"{self.s.say('players-n', players=players)} {changed}".rstrip()
            for ending in endings:
                if notes.games and ending not in notes.sums and ending in without:
                    what_ = self.s.say("never-ending-at", name=ending.removeprefix("ending|"), table=table)
                    yield Finding("never", what_, self.bound(notes), False, self.s.place("end"))


def result(game: Game, box: Path | None, asked: Audit, found: list[Finding]) -> dict[str, Any]:
    """It follows from the plans alone."""
    shown = {"game": game.id, "rules_version": game.version, "box": game.fingerprint(box)}
    return {**shown, "seed": asked.seed, "games": asked.games, "findings": [asdict(finding) for finding in found]}
