"""The story of a game in ten sentences, from its dossier."""

from __future__ import annotations

from tablee.evidence import is_named
from tablee.lab.balance.measure import AGAINST, Bar, bars, endings
from tablee.lab.claims.measure import HOLDS
from tablee.lab.dossier.measure import PRINTED, Dossier, Table
from tablee.lab.words import Speech
from tablee.stats import mean

HARDLY = 0.03  # a difference that nobody would notice at a table


class Story:
    """Says what was found, one sentence after the other."""

    def __init__(self, dossier: Dossier, lang: str) -> None:
        self.d, self.s = dossier, Speech(dossier.game.id, lang)

    def sentences(self) -> list[str]:
        told = [self.game(), self.length(), self.ending(), self.winners(), self.strength(), self.beginning()]
        return [*told, self.skill(), self.promises(), self.audit(), self.change()]

    def game(self) -> str:
        seats, words = self.d.game.seats, self.s.game_words
        tagline = words.say("game-tagline").rstrip(".") if words.has("game-tagline") else ""
        count = self.s.number(self.d.games, 0)
        return self.s.say(
            "story-game", game=self.s.game_name, low=seats[0], high=seats[-1], tagline=tagline, games=count
        )

    def length(self) -> str:
        sums, s = self.d.usual.notes.sums, self.s
        means = {name: s.number(mean(sums, name).mean) for name in ("rounds", "decisions")}
        minutes = s.number(mean(sums, "seconds").mean / 60, 0)
        forced = s.percent(sums["forced|sum"] / sums["decisions|sum"])
        return s.say("story-length", players=self.d.game.usual, minutes=minutes, forced=forced, **means)

    def ending(self) -> str:
        (name, share), *others = endings(self.d.usual.notes).items()
        said = {"ending": self.s.value("ending", name).rstrip(".! \u202f"), "share": self.s.percent(share.share)}
        return self.s.say("story-ending", kinds=1 + len(others), **said)

    def extremes(self, table: Table) -> tuple[Bar, Bar] | None:
        some = sorted(self.d.bars(table), key=lambda bar: bar.won.share)
        return (some[0], some[-1]) if some else None

    def named(self, bar: Bar) -> str:
        return self.s.value(bar.category, bar.value)

    def winners(self) -> str:
        found = self.extremes(self.d.usual)
        if not found:
            return self.s.say("story-together")
        worst, best = found
        return self.s.say("story-winners", players=self.d.game.usual, **self.both(worst, best))

    def both(self, worst: Bar, best: Bar) -> dict[str, str]:
        s = self.s
        shares = {"low": s.share(worst.won), "high": s.share(best.won)}
        return {"worst": self.named(worst), "best": self.named(best), **shares}

    def strength(self) -> str:
        """Whether the picture is the same between strong bots."""
        found = self.extremes(self.d.usual)
        strong = self.extremes(self.d.table(self.d.game.usual, self.d.wishes.strong))
        if not found or not strong:
            return self.s.say("story-no-strength")
        same = [bar.value for bar in found] == [bar.value for bar in strong]
        return self.s.say("story-holds" if same else "story-changes", **self.both(*strong))

    def beginning(self) -> str:
        found = bars(self.d.usual.notes.sums, self.d.game)
        begun = [bar for bar in found.get("first", []) if bar.value == "first"]
        others = found.get("seat", [])
        if begun and is_named(begun[0].doubt):
            share, par = self.s.share(begun[0].won), self.s.percent(begun[0].par)
            return self.s.say("story-first", share=share, par=par)
        if any(is_named(bar.doubt) for bar in others):
            return self.s.say("story-seats")
        return self.s.say("story-fair")

    def skill(self) -> str:
        worth = self.d.skill_share
        if worth is None:
            return self.s.say("story-no-skill")
        shares = {name: self.s.percent(self.d.skill[level].share) for name, level in self.ladder().items()}
        return self.s.say("story-skill", worth=round(100 * worth), **shares)

    def ladder(self) -> dict[str, str]:
        return {"strong": self.d.wishes.strong, "novice": AGAINST}

    def promises(self) -> str:
        if not self.d.promised:
            return self.s.say("story-no-promise")
        cells = self.d.promised.cells
        tables = {(cell.difficulty, cell.players) for cell in cells}
        kept = {(cell.difficulty, cell.players) for cell in cells if cell.verdict == HOLDS}
        return self.s.say("story-promises", kept=len(kept), tables=len(tables))

    def audit(self) -> str:
        return self.s.say("story-audit", count=len(self.d.findings(self.s)))

    def change(self) -> str:
        """What the first of the named settings would do, where the game has one."""
        name = next(iter(self.d.game.settings()), "")
        if not name:
            return self.s.say("story-no-change")
        before, after = (self.span(setting) for setting in (PRINTED, name))
        called = self.s.game_words.say(f"setting-numbers-{name}").partition(":")[0].strip()
        return self.s.say("story-change", name=called, before=before, after=after)

    def span(self, setting: str) -> str:
        """The lowest and the highest share between strong bots, over all numbers of players."""
        tables = [t for t in self.d.tables if t.setting == setting and t.level == self.d.wishes.strong]
        shares = [bar.won.share for table in tables for bar in self.d.bars(table)]
        return self.s.say("from-to", low=self.s.percent(min(shares)), high=self.s.percent(max(shares)))
