"""Balance: what each seat, role, order, card was worth, how long a game lasts, and what skill is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tablee import games
from tablee.evidence import LEVEL, doubts, is_named, joint_doubts, level_of
from tablee.kernel.game import Game
from tablee.lab.cache import Cache
from tablee.lab.counts import count
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.lore import lore
from tablee.lab.notes import CARDS, MEASURES, Notes, Tallies, as_plain, by_game, gaps, measured, play_notes
from tablee.lab.plan import Plan
from tablee.lab.strength import Both, Told, both
from tablee.stats import Gap, Share, Sums, mean

if TYPE_CHECKING:  # it needs polars, which only a table of all games does
    from tablee.lab.balance.sheets import Sheets

TOO_GOOD, TOO_WEAK = 1.35, 0.7  # times the share of its kind: beyond, rebuilt content is retuned
LADDER = ("random", "novice", "normal", "expert:10", "expert:40")
AGAINST = "novice"


class Campaign:
    """Plays a plan as far as asked, or until Ctrl-C; what was played is kept."""

    def __init__(
        self,
        what: Plan,
        engine: Engine,
        *,
        fresh: bool = False,
        sheets: Sheets | None = None,
        choices: Sheets | None = None,
    ) -> None:
        self.what, self.engine, self.sheets, self.choices = what, engine, sheets, choices
        self.cache = Cache([what], "balance")
        kept = None if fresh or sheets or choices else self.cache.read(Notes)
        self.notes = kept if kept and kept.games <= what.games else Notes()
        self.taken_up = self.notes.games
        self.stopped = False

    def play(self, tick: Callable[[int], None]) -> Notes:
        try:
            self._play(tick)
        except KeyboardInterrupt:
            self.stopped = True
        self.cache.write(as_plain(self.notes))
        if not self.notes.games:
            raise KeyboardInterrupt
        for table in (self.sheets, self.choices):
            if table:
                table.close()
        return self.notes

    def _play(self, tick: Callable[[int], None]) -> None:
        cut = parts(self.notes.games, self.what.games, sized(self.what.bots))
        wanted = (self.sheets is not None, self.choices is not None)
        jobs = ((self.what, first, last, *wanted) for first, last in cut)
        for part in self.engine.run(play_notes, jobs):
            self.notes.add(part)
            if self.sheets:
                self.sheets.write(part.rows)
            if self.choices:
                self.choices.write(part.choices)
            tick(self.notes.games)
            self.cache.now_and_then(lambda: as_plain(self.notes))


def by_choice(game: Game) -> tuple[str, ...]:
    """What a player is by choice or by the course of the game."""
    return (*lore(game).chosen, "faction")


@dataclass(frozen=True)
class Bar:
    """How often whoever was this won, and how much more often than the others at the same table."""

    category: str
    value: str
    won: Share
    par: float  # the share of all seats
    gap: Gap
    is_chosen: bool  # by the player, or by the course of the game
    doubt: float = 1.0  # that it is nothing but chance, judged over all lines

    @property
    def ratio(self) -> float:
        return self.won.share / self.par if self.par else 0.0

    @property
    def verdict(self) -> str:
        """Only what was named is judged; what is chosen is not, it is company of success."""
        if self.is_chosen or not self.par:
            return "chosen" if self.par else ""
        if not is_named(self.doubt):
            return ""
        if self.won.low / self.par > TOO_GOOD:
            return "too good"
        if self.won.high / self.par < TOO_WEAK:
            return "too weak"
        return "above" if self.gap.mean > 0 else "below"

    def as_json(self) -> dict[str, Any]:
        judged = {"verdict": self.verdict, "doubt": self.doubt}
        return {**self.won.as_json(), "ratio": self.ratio, "against_others": self.gap.as_json(), **judged}


def seats_played(sums: Sums) -> tuple[int, int]:
    """Seats in all games, and how many of them won."""
    return tuple(sum(n for k, n in sums.items() if k.startswith(f"{what}|seat|")) for what in ("is", "won"))  # type: ignore[return-value]


def bars(sums: Sums, game: Game) -> dict[str, list[Bar]]:
    """Everything a seat could be, by category; the best first.

    What chance deals is judged together: each category by a joint test, then single values over all lines.
    """
    categories, tallies = _values(sums), gaps(sums)
    dealt = [bar for name, some in categories.items() if name not in by_choice(game) for bar in some]
    doubt = _doubts(dealt, tallies)
    level = level_of(sum(map(is_named, doubt.values())), len(dealt))
    make = _Maker(sums, tallies, game, doubt, level)
    found = {name: [make.bar(bar) for bar in some] for name, some in categories.items()}
    for category, values in found.items():
        values.sort(key=(lambda b: b.value) if category == "seat" else (lambda b: (-b.won.share, b.value)))
    return found


def _values(sums: Sums) -> dict[str, list[str]]:
    """The bars of each category that has more than one."""
    found: dict[str, list[str]] = {}
    for key in sums:
        what, _, bar = key.partition("|")
        if what == "is" and (category := bar.partition("|")[0]) not in CARDS:
            found.setdefault(category, []).append(bar)
    return {name: some for name, some in sorted(found.items()) if len(some) > 1}


def _evidence(dealt: list[str], tallies: Tallies) -> dict[str, float]:
    return {bar: Gap(tallies.get(bar, {})).against() for bar in dealt}


def _category(bar: str) -> str:
    return bar.partition("|")[0]


def _value(bar: str) -> str:
    return bar.partition("|")[2]


def _doubts(dealt: list[str], tallies: Tallies) -> dict[str, float]:
    return doubts(_evidence(dealt, tallies), {bar: _category(bar) for bar in dealt})


def unlike(sums: Sums, game: Game) -> dict[str, float]:
    """For each category that chance deals, what doubt remains that its values differ at all."""
    dealt = [bar for name, some in _values(sums).items() if name not in by_choice(game) for bar in some]
    found = joint_doubts(_evidence(dealt, gaps(sums)), {bar: _category(bar) for bar in dealt})
    return {str(name): doubt for name, doubt in found.items()}


@dataclass(frozen=True)
class _Maker:
    """Makes bars from sums."""

    sums: Sums
    tallies: Tallies
    game: Game
    doubt: dict[str, float]
    level: float

    def bar(self, bar: str) -> Bar:
        category, _, value = bar.partition("|")
        played, won = seats_played(self.sums)
        level = self.level if bar in self.doubt else LEVEL
        share, gap = replace(by_game(self.sums, bar), level=level), Gap(self.tallies.get(bar, {}), level)
        chosen = category in by_choice(self.game)
        return Bar(category, value, share, won / played if played else 0.0, gap, chosen, self.doubt.get(bar, 1.0))


@dataclass(frozen=True)
class Impact:
    """How often a seat won with a card, and the others at the same table without it."""

    card: str
    how: str
    having: Share
    gap: Gap
    doubt: float  # that it is nothing but chance, judged over all cards

    def as_json(self) -> dict[str, Any]:
        ends = {"low": self.gap.low, "high": self.gap.high, "doubt": self.doubt}
        return {"with": self.having.as_json(), "tables": self.gap.games, "difference": self.gap.mean, **ends}


def impacts(sums: Sums, how: str) -> list[Impact]:
    """The cards that go with winning first.  It is company, not cause: who wins late has held more cards."""
    tallies = {bar: tally for bar, tally in gaps(sums).items() if bar.startswith(f"{how}|")}
    doubt = doubts({bar: Gap(tally).against() for bar, tally in tallies.items()})
    level = level_of(sum(map(is_named, doubt.values())), len(tallies))
    found = [
        Impact(_value(bar), how, replace(by_game(sums, bar), level=level), Gap(tally, level), doubt[bar])
        for bar, tally in tallies.items()
    ]
    return sorted(found, key=lambda i: (-i.gap.mean, i.card))


def told(found: dict[str, list[Bar]]) -> dict[str, Told]:
    """What chance deals, as it is compared between strengths."""
    judged = [bar for some in found.values() for bar in some if not bar.is_chosen]
    return {f"{bar.category}|{bar.value}": Told(bar.gap, is_named(bar.doubt)) for bar in judged}


@dataclass(frozen=True)
class Stronger:
    """The same games between stronger players."""

    what: Plan
    notes: Notes

    def told(self) -> dict[str, Told]:
        return told(bars(self.notes.sums, games.game(self.what.game)))

    def share(self, bar: str) -> Share:
        return by_game(self.notes.sums, bar)

    def as_json(self, notes: Notes) -> dict[str, Any]:
        found = beside(self.what, notes, [self])
        beside_them = {bar: {**self.share(bar).as_json(), **one.as_json()} for bar, one in found.items()}
        return {"bots": list(self.what.bots), "games": self.notes.games, "bars": beside_them}


def beside(what: Plan, notes: Notes, strong: Sequence[Stronger]) -> dict[str, Both]:
    """What any strength names, of those asked for beside the strongest."""
    return both(told(bars(notes.sums, games.game(what.game))), *[one.told() for one in strong])


def endings(notes: Notes) -> dict[str, Share]:
    found = {key.removeprefix("ending|"): n for key, n in notes.sums.items() if key.startswith("ending|")}
    return {name: Share(n, notes.games) for name, n in sorted(found.items(), key=lambda pair: -pair[1])}


def result(
    what: Plan, notes: Notes, skill: dict[str, Share] | None = None, strong: Sequence[Stronger] = ()
) -> dict[str, Any]:
    """All that was found; it follows from the plan alone."""
    game = games.game(what.game)
    return {
        **what.as_json(),
        "games": notes.games,
        "endings": {name: share.as_json() for name, share in endings(notes).items()},
        "bars": {c: {b.value: b.as_json() for b in some} for c, some in bars(notes.sums, game).items()},
        "unlike": unlike(notes.sums, game),
        "cards": {how: {i.card: i.as_json() for i in impacts(notes.sums, how)} for how in CARDS},
        "measures": {name: measured(notes.sums, name).as_json() for name in MEASURES if f"{name}|n" in notes.sums},
        "forced_share": notes.sums["forced|sum"] / notes.sums["decisions|sum"],
        "minutes": mean(notes.sums, "seconds").mean / 60,
        "stronger": [one.as_json(notes) for one in strong],
        "skill": {level: share.as_json() for level, share in (skill or {}).items()},
        "examples": examples(notes),
    }


def examples(notes: Notes) -> dict[str, dict[str, int]]:
    """For each bar the number of a typical game, which is of middling length, and of the longest."""
    found = {}
    for bar, some in notes.samples.items():
        by_length = sorted(some)
        found[bar] = {"typical": by_length[len(by_length) // 2][1], "extreme": notes.longest[bar][1]}
    return dict(sorted(found.items()))


def outliers(found: dict[str, list[Bar]]) -> Iterator[Bar]:
    """What is surely beyond the bounds."""
    return (bar for some in found.values() for bar in some if bar.verdict.startswith("too"))


# -- What skill is worth ----------------------------------------------------------------


def skill_curve(
    what: Plan, levels: tuple[str, ...], count: int, engine: Engine, tick: Callable[[int], None]
) -> dict[str, Share]:
    """One seat of each level in turn against novices everywhere else, each seat equally often."""
    tables = [(level, seat) for level in levels for seat in range(what.players)]
    each = max(1, count // what.players)
    jobs = [
        (seated(what, level, seat), seat, first, last)
        for level, seat in tables
        for first, last in parts(0, each, sized((level,)))
    ]
    wins: Sums = {}
    names = [plan.bots[seat] for plan, seat, _, _ in jobs]
    for done, (level, (played, won)) in enumerate(zip(names, engine.run(play_seat, iter(jobs)), strict=True), 1):
        wins[f"n|{level}"] = wins.get(f"n|{level}", 0) + played
        wins[f"w|{level}"] = wins.get(f"w|{level}", 0) + won
        tick(done)
    return {level: Share(wins[f"w|{level}"], wins[f"n|{level}"]) for level in levels}


def seated(what: Plan, level: str, seat: int) -> Plan:
    return replace(what, bots=tuple(level if s == seat else AGAINST for s in range(what.players)))


def play_seat(what: Plan, seat: int, first: int, last: int) -> tuple[int, int]:
    counts = count(what, first, last)
    return counts.games, counts.wins[str(seat + 1)]


def has_skill_curve(what: Plan) -> bool:
    """Where all win or lose together there is nobody to be better than."""
    game = games.game(what.game)
    return what.players > 1 and len(game.seats) > 1 and what.players not in lore(game).together
