"""The story of a game in ten sentences, from its dossier."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tablee.evidence import is_named, level_of
from tablee.lab.balance.measure import AGAINST, Bar, bars, endings, unlike
from tablee.lab.claims.measure import BETWEEN, HIGH, KEPT, MODEST, UNSETTLED, answered, curve
from tablee.lab.dossier.measure import PRINTED, Dossier, Table
from tablee.lab.strength import Both, Told
from tablee.lab.words import Speech
from tablee.stats import Share, mean


def _told(bar: Bar) -> Told:
    return Told(bar.gap, is_named(bar.doubt))


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
        means = {name: s.number(mean(sums, name).mean, digits) for name, digits in (("rounds", 1), ("decisions", 0))}
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
        """Who won most and least; the joint test says whether that is more than chance."""
        found, usual = self.extremes(self.d.usual), self.d.usual
        if not found:
            return self.s.say("story-together")
        doubt = unlike(usual.notes.sums, self.d.game).get(found[0].category, 1.0)
        said = {"players": self.d.game.usual, "sure": self.s.certainty(doubt), **self.both(*found)}
        return self.s.say("story-winners" if is_named(doubt) else "story-level", **said)

    def both(self, worst: Bar, best: Bar) -> dict[str, str]:
        s = self.s
        shares = {"low": s.share(worst.won), "high": s.share(best.won)}
        return {"worst": self.named(worst), "best": self.named(best), **shares}

    def strength(self) -> str:
        """Whether what is told of the two holds between strong bots: of the same two, not of whoever leads there."""
        found = self.extremes(self.d.usual)
        strong = self.d.table(self.d.game.usual, self.d.wishes.strong)
        there = {bar.value: bar for bar in self.d.bars(strong)}
        if not found or not all(bar.value in there for bar in found):
            return self.s.say("story-no-strength")
        same = [there[bar.value] for bar in found]
        pairs = [Both(_told(weak), _told(other)).holds for weak, other in zip(found, same, strict=True)]
        answer = "holds" if set(pairs) == {"both"} else "changes" if "changes" in pairs else "unsure"
        return self.s.say(f"story-{answer}", **self.both(*same))

    def beginning(self) -> str:
        """The place in turn that stands out most, if any does."""
        found = bars(self.d.usual.notes.sums, self.d.game)
        placed = [bar for bar in found.get("first", []) if is_named(bar.doubt)]
        if placed:
            most = max(placed, key=lambda bar: abs(bar.gap.mean))
            said = {"who": self.named(most), "sure": self.s.certainty(most.doubt)}
            return self.s.say("story-turns", share=self.s.share(most.won), par=self.s.percent(most.par), **said)
        if any(is_named(bar.doubt) for bar in found.get("seat", [])):
            return self.s.say("story-seats")
        return self.s.say("story-fair")

    def skill(self) -> str:
        worth = self.d.skill_share
        if worth is None:
            return self.s.say("story-no-skill")
        shares = {name: self.s.percent(self.d.skill[level].share) for name, level in self.ladder().items()}
        weighed = {name: round(100 * part) for name, part in zip(("worth", "low", "high"), worth, strict=True)}
        return self.s.say("story-skill", **weighed, **shares)

    def ladder(self) -> dict[str, str]:
        return {"strong": self.d.wishes.strong, "novice": AGAINST}

    def promises(self) -> str:
        if not self.d.promised:
            return self.s.say("story-no-promise")
        found = self.d.promised
        lines = list(dict.fromkeys((cell.difficulty, cell.players) for cell in found.cells))
        answers = Counter(answered(list(curve(found, *line))) for line in lines)
        none = answers[MODEST] + answers[HIGH]
        told = {"holds": answers[KEPT], "between": answers[BETWEEN], "none": none, "open": answers[UNSETTLED]}
        return self.s.say("story-promises", tables=len(lines), **told)

    def audit(self) -> str:
        return self.s.say("story-audit", count=len(self.d.findings(self.s)))

    def change(self) -> str:
        """What the first of the named settings would do, where the game has one."""
        name = next(iter(self.d.game.settings()), "")
        if not name:
            return self.s.say("story-no-change")
        before, after = (self.from_to(*map(self.s.share, self.ends(setting))) for setting in (PRINTED, name))
        called = self.s.game_words.say(f"setting-numbers-{name}").partition(":")[0].strip()
        return self.s.say("story-change", name=called, before=before, after=after)

    def span(self, setting: str) -> str:
        return self.from_to(*[self.s.percent(end.share) for end in self.ends(setting)])

    def from_to(self, low: str, high: str) -> str:
        return self.s.say("from-to", low=low, high=high)

    def ends(self, setting: str) -> tuple[Share, Share]:
        """The lowest and the highest share between strong bots, over all numbers of players.

        They are picked because they stand out: the intervals of all of them hold together.
        """
        tables = [t for t in self.d.tables if t.setting == setting and t.level == self.d.wishes.strong]
        shares = sorted((bar.won for table in tables for bar in self.d.bars(table)), key=lambda won: won.share)
        lowest, highest = (replace(won, level=level_of(1, len(shares))) for won in (shares[0], shares[-1]))
        return lowest, highest
