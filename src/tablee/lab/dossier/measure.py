"""The dossier's figures: who wins at two strengths, promises, luck and skill, the audit, what a setting does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tablee import games
from tablee.evidence import LEVEL
from tablee.kernel.game import NUMBERS, Game
from tablee.lab.audit.measure import contradictions, static
from tablee.lab.balance.measure import AGAINST, Bar, Campaign, bars, by_choice, has_skill_curve, skill_curve
from tablee.lab.claims.measure import Found, cells, measure, promises
from tablee.lab.engine import Engine
from tablee.lab.lore import Finding, lore
from tablee.lab.notes import Notes, as_plain
from tablee.lab.plan import Plan, plan
from tablee.lab.words import Speech
from tablee.stats import Share

PRINTED = "printed"
LEVELS = "random,novice,normal"  # whose promises are measured
FEW = 3  # with fewer players everybody wins or loses together, or there is one opponent


@dataclass(frozen=True)
class Wishes:
    """How much is played; the more, the narrower the intervals."""

    games: int = 600  # of the usual bots, for each number of players
    strong_games: int = 150
    strong: str = "expert:60"
    usual: str = "normal"
    seconds: float = 60.0  # for the promises
    skill: int = 300

    @property
    def levels(self) -> dict[str, int]:
        return {self.usual: self.games, self.strong: self.strong_games}


@dataclass(frozen=True)
class Table:
    """One setting, one number of players, one strength."""

    setting: str
    what: Plan
    notes: Notes

    @property
    def level(self) -> str:
        return self.what.bots[0]


@dataclass
class Dossier:
    """Everything that was found."""

    game: Game
    seed: int
    wishes: Wishes
    tables: list[Table] = field(default_factory=list)
    promised: Found | None = None
    skill: dict[str, Share] = field(default_factory=dict)

    @property
    def games(self) -> int:
        promised = sum(cell.games for cell in self.promised.cells) if self.promised else 0
        return (
            sum(table.notes.games for table in self.tables)
            + promised
            + sum(share.games for share in self.skill.values())
        )

    def table(self, players: int, level: str, setting: str = PRINTED) -> Table:
        key = (setting, players, level)
        return next(t for t in self.tables if (t.setting, t.what.players, t.level) == key)

    @property
    def usual(self) -> Table:
        """As printed, with the usual number of players and bots: what most sections speak of."""
        return self.table(self.game.usual, self.wishes.usual)

    @property
    def players(self) -> list[int]:
        return list(dict.fromkeys(table.what.players for table in self.tables))

    def bars(self, table: Table) -> list[Bar]:
        """What matters most of what chance deals at such a table: roles where there are some, else who begins."""
        found, known = bars(table.notes.sums, self.game), lore(self.game)
        names = [*known.shown_first, *known.dealt, "first", "seat"]
        return next((found[name] for name in names if name in found and name not in by_choice(self.game)), [])

    def findings(self, s: Speech) -> list[Finding]:
        """What the book should say more clearly; what games never reach is `tablee lab audit`'s."""
        return [found for found in (*static(self.game, None, s), *contradictions(self.game, s)) if not found.ok]

    @property
    def skill_share(self) -> tuple[float, float, float] | None:
        """Luck against skill as one number, with its ends: 0 if the best wins no more than anybody, 1 if always."""
        if not self.skill:
            return None
        each = 1 - (1 - LEVEL) / 2  # both intervals hold together
        best, novice = (replace(self.skill[level], level=each) for level in (self.wishes.strong, AGAINST))
        ends = ((best.share, novice.share), (best.low, novice.high), (best.high, novice.low))
        value, low, high = (max(0.0, (b - n) / (1 - n)) if n < 1 else 0.0 for b, n in ends)
        return value, low, high


def seatings(game: Game) -> list[int]:
    """Numbers of players among whom somebody wins against somebody: the fewest, the usual and the most."""
    some = [n for n in game.seats if n >= min(FEW, game.seats[-1]) and n not in lore(game).together]
    return sorted({some[0], game.usual, some[-1]}) if some else [game.usual]


def wanted(game: Game, seed: int, wishes: Wishes) -> list[tuple[str, Plan]]:
    """Every table that is played; settings besides the printed one on the same seeds."""
    return [
        (setting, plan(game.id, players, count, seed, level, {NUMBERS: setting} if setting != PRINTED else {}))
        for setting in (PRINTED, *game.settings())
        for players in seatings(game)
        for level, count in wishes.levels.items()
    ]


def gather(name: str, seed: int, wishes: Wishes, engine: Engine, tick: Callable[[int], None]) -> Dossier:
    """Play all of it; what was played is kept, also where somebody stops it."""
    game = games.game(name)
    dossier = Dossier(game, seed, wishes)
    for setting, what in wanted(game, seed, wishes):
        campaign = Campaign(what, engine)
        dossier.tables.append(Table(setting, what, campaign.play(lambda _: None)))
        if campaign.stopped:
            raise KeyboardInterrupt
        tick(dossier.games)
    usual = dossier.usual.what
    if has_skill_curve(usual):
        dossier.skill = skill_curve(usual, (AGAINST, wishes.strong), wishes.skill, engine, lambda _: None)
        tick(dossier.games)
    if promises(game):
        dossier.promised = Found(name, seed, cells(name, LEVELS, None, 100_000, seed, {}, None))
        measure(dossier.promised, engine, wishes.seconds, lambda _: None)
    tick(dossier.games)
    return dossier


def kept(dossier: Dossier) -> dict[str, Any]:
    """All that was found, as plain as JSON: a dossier begun with the same wishes takes it up."""
    return {
        "tables": [as_plain(table.notes) for table in dossier.tables],
        "skill": {level: [share.wins, share.games] for level, share in dossier.skill.items()},
        "promised": [cell.kept() for cell in dossier.promised.cells] if dossier.promised else [],
    }


def take_up(dossier: Dossier, found: dict[str, Any]) -> None:
    for table, notes in zip(dossier.tables, found["tables"], strict=True):
        table.notes.add(Notes(**notes))
    dossier.skill = {level: Share(*share) for level, share in found["skill"].items()}
    if dossier.promised:
        for cell, row in zip(dossier.promised.cells, found["promised"], strict=True):
            cell.take_up(row)


def begun(name: str, seed: int, wishes: Wishes) -> Dossier:
    """With tables at which nothing was played yet."""
    game = games.game(name)
    tables = [Table(setting, what, Notes()) for setting, what in wanted(game, seed, wishes)]
    found = Found(name, seed, cells(name, LEVELS, None, 100_000, seed, {}, None)) if promises(game) else None
    return Dossier(game, seed, wishes, tables, found)


def result(dossier: Dossier) -> dict[str, Any]:
    """The shares behind the pictures."""
    skill = dossier.skill_share
    shares = [
        {"setting": t.setting, **t.what.as_json(), "shares": {b.value: b.won.as_json() for b in dossier.bars(t)}}
        for t in dossier.tables
    ]
    return {
        "game": dossier.game.id,
        "games": dossier.games,
        "skill": skill and dict(zip(("share", "low", "high"), skill, strict=True)),
        "tables": shares,
    }
