"""The page about balance."""

from __future__ import annotations

from collections.abc import Sequence

from tablee import games
from tablee.evidence import is_named
from tablee.lab.balance.measure import AGAINST, Bar, Impact, Stronger, bars, beside, endings, examples, impacts
from tablee.lab.lore import lore
from tablee.lab.notes import TENTHS, Notes, by_game
from tablee.lab.plan import Plan
from tablee.lab.report.page import Figure, Page, Section
from tablee.lab.report.replays import Replays
from tablee.lab.words import Speech
from tablee.stats import Gap, Share, mean

MOST_CARDS = 10  # best and worst
COLUMNS = ("what", "games", "share", "used", "others", "certainty")


class Builder:
    """Makes sections from notes."""

    def __init__(self, what: Plan, notes: Notes, lang: str) -> None:
        self.what, self.notes = what, notes
        self.lore = lore(games.game(what.game))
        self.speech = Speech(what.game, lang, what.box)
        self.replays = Replays(lang, self.speech.say("player"))
        self.examples = examples(notes)

    def games(self, bar: str) -> dict[str, str]:
        """The games that a bar leads to."""
        return {how: self.replays.add(self.what, n) for how, n in self.examples.get(bar, {}).items()}

    def labels(self, category: str, some: list[Bar]) -> Section:
        s = self.speech
        figure = _figure([(s.value(category, b.value), b.won) for b in some], some[0].par)
        figure.games = [self.games(f"{category}|{b.value}") for b in some]
        figure.legend = s.say("legend-par", value=s.percent(some[0].par))
        best, worst = max(some, key=lambda b: b.won.share), min(some, key=lambda b: b.won.share)
        sentence = s.say(
            "said-spread",
            low=s.percent(worst.won.share),
            worst=s.value(category, worst.value),
            high=s.percent(best.won.share),
            best=s.value(category, best.value),
            par=s.percent(some[0].par),
        )
        rows = [self._row(b) for b in some]
        columns = [s.say(f"column-{name}") for name in COLUMNS]
        return Section(s.category(category), sentence, [figure], columns, rows)

    def _row(self, b: Bar) -> list[str]:
        s, won = self.speech, b.won
        named = [s.value(b.category, b.value), str(won.games)]
        return [*named, s.percent(won.share, 1), s.interval(won), apart(b.gap, s), judged(b, s)]

    def endings(self) -> Section:
        s, found = self.speech, endings(self.notes)
        figure = _figure([(s.value("ending", name), share) for name, share in found.items()], None)
        figure.games = [self.games(f"ending|{name}") for name in found]
        name, share = next(iter(found.items()))
        sentence = s.say("said-ending", ending=s.value("ending", name).rstrip("."), share=s.percent(share.share))
        return Section(s.category("ending"), f"{sentence} {length(self.notes, s)}", [figure])

    def cards(self, how: str) -> Section | None:
        s, some = self.speech, impacts(self.notes.sums, how)
        if not some:
            return None
        shown = some if len(some) <= 2 * MOST_CARDS else [*some[:MOST_CARDS], *some[-MOST_CARDS:]]
        names = [s.teller.card(i.card) for i in shown]
        points = [100 * i.gap.mean for i in shown]
        low, high = [100 * i.gap.low for i in shown], [100 * i.gap.high for i in shown]
        rows = [self._card_row(i) for i in some]
        columns = [s.say(f"column-{name}") for name in COLUMNS]
        figure = Figure(names, points, low, high, line=0.0, legend=s.say("legend-none"), unit="", signed=True)
        return Section(s.category(how), s.say("said-cards"), [figure], columns, rows)

    def _card_row(self, i: Impact) -> list[str]:
        s = self.speech
        said = [s.teller.card(i.card), str(i.having.games), s.percent(i.having.share, 1), s.interval(i.having)]
        return [*said, apart(i.gap, s), s.certainty(i.doubt)]

    def skill(self, curve: dict[str, Share]) -> Section:
        s, par = self.speech, curve[AGAINST].share
        figure = _figure(list(curve.items()), par)
        figure.legend = s.say("legend-novice", value=s.percent(par))
        return Section(s.category("skill"), skill_said(curve, s), [figure])

    def lead(self, found: dict[str, list[Bar]]) -> str:
        """The largest difference that is told from chance even though many were looked at."""
        s = self.speech
        named = [bar for some in found.values() for bar in some if not bar.is_chosen and is_named(bar.doubt)]
        if not named:
            return s.say("lead-fair")
        most = max(named, key=lambda b: abs(b.gap.mean))
        return s.say(
            "lead-unfair",
            name=s.value(most.category, most.value),
            share=s.percent(most.won.share),
            par=s.percent(most.par),
            sure=s.certainty(most.doubt),
        )


def skill_said(curve: dict[str, Share], s: Speech) -> str:
    """Beside what a novice wins among novices: where several win together that is more than one in so many."""
    shares = [share.share for share in curve.values()]
    ends = {"low": s.percent(min(shares)), "high": s.percent(max(shares))}
    return s.say("said-skill", **ends, par=s.percent(curve[AGAINST].share))


def apart(gap: Gap, s: Speech) -> str:
    """How much more often than the others at the table, in points."""
    return f"{s.signed(100 * gap.mean, 1)} ({s.between(100 * gap.low, 100 * gap.high, 1)})"


def judged(b: Bar, s: Speech) -> str:
    """What is said of a bar, and how sure it is."""
    if b.verdict in ("", "chosen"):
        return s.say("bar-chosen" if b.verdict else "certainty-chance")
    said = s.say(f"bar-{b.verdict.replace(' ', '-')}")
    return f"{said}, {s.certainty(b.doubt)}"


def _figure(some: list[tuple[str, Share]], line: float | None) -> Figure:
    values = [100 * share.share for _, share in some]
    low, high = [100 * share.low for _, share in some], [100 * share.high for _, share in some]
    return Figure([name for name, _ in some], values, low, high, None if line is None else 100 * line)


def strengths(what: Plan, notes: Notes, strong: Sequence[Stronger], s: Speech) -> list[list[str]]:
    """What any strength names: all shares, and whether it holds for the strongest too."""
    rows = []
    for bar, one in beside(what, notes, strong).items():
        shares = [s.share(by_game(notes.sums, bar)), *[s.share(other.share(bar)) for other in strong]]
        rows.append([s.value(*bar.split("|", 1)), *shares, s.holds(one.holds, one.trend, 1 + len(strong))])
    return rows


def strength_columns(what: Plan, strong: Sequence[Stronger], s: Speech) -> list[str]:
    played = [(what, what.games), *[(one.what, one.notes.games) for one in strong]]
    between = [s.say("column-between", level=plan.bots[0], games=s.number(n, 0)) for plan, n in played]
    return [s.say("column-what"), *between, s.say("column-verdict")]


def balance_page(what: Plan, notes: Notes, skill: dict[str, Share], lang: str, strong: Sequence[Stronger] = ()) -> Page:
    b = Builder(what, notes, lang)
    found = bars(notes.sums, games.game(what.game))
    order = sorted(found, key=lambda name: (name not in b.lore.shown_first, name))
    sections = [b.labels(name, found[name]) for name in order]
    if strong and (rows := strengths(what, notes, strong, b.speech)):
        columns, said = strength_columns(what, strong, b.speech), b.speech.say("said-strength")
        sections.append(Section(b.speech.category("strength"), said, [], columns, rows))
    sections.append(b.endings())
    if skill:
        sections.append(b.skill(skill))
    sections += [section for how in ("played", "held") if (section := b.cards(how))]
    title = b.speech.say("title-balance", game=b.speech.game_name)
    return Page(what.game, lang, title, b.lead(found), made(what, notes, b.speech), sections, b.replays)


def length(notes: Notes, s: Speech) -> str:
    """How long games last and when they are decided, in a sentence or two."""
    sums = notes.sums
    said = s.say(
        "length",
        rounds=s.number(mean(sums, "rounds").mean),
        decisions=s.number(mean(sums, "decisions").mean, 0),
        minutes=s.number(mean(sums, "seconds").mean / 60, 0),
        forced=s.percent(sums["forced|sum"] / sums["decisions|sum"]),
    )
    told = [said]
    if "branching|n" in sums:
        told.append(s.say("length-choice", options=s.number(mean(sums, "branching").mean / TENTHS)))
    if "decided|n" in sums:
        lead = {name: s.percent(mean(sums, name).mean / 100) for name in ("decided", "drama", "suspense")}
        told.append(s.say("length-lead", changes=s.number(mean(sums, "lead_changes").mean), decided=lead["decided"]))
        told.append(s.say("length-drama", drama=lead["drama"], suspense=lead["suspense"]))
    return " ".join(told)


def made(what: Plan, notes: Notes, s: Speech) -> str:
    """Which games these are."""
    game = games.game(what.game)
    played = s.say(
        "made",
        games=s.number(notes.games, 0),
        game=s.game_name,
        players=what.players,
        bots=", ".join(dict.fromkeys(what.bots)),
        seed=str(what.seed),
        version=game.version,
        box=game.fingerprint(what.box, dict(what.options)),
    )
    return f"{played} {s.say('how-sure')}"
