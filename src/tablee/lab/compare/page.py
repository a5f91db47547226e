"""The page about a comparison: what moved, by how much, and pairs of games that show it."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from statistics import median

from tablee.lab.compare.measure import Difference, beside, differences, is_share, measured, side
from tablee.lab.notes import plainly, witnessed
from tablee.lab.plan import Plan
from tablee.lab.report.page import Figure, Page, Section
from tablee.lab.report.replays import Replays
from tablee.lab.words import Speech
from tablee.stats import Gap, Mean, Sums

LOOKED_AT = 16  # pairs among which the typical and the extreme one are chosen
Pair = tuple[dict[str, int], dict[str, int]]


class Builder:
    """Makes sections from sums of pairs."""

    def __init__(self, a: Plan, b: Plan, sums: Sums, lang: str) -> None:
        self.a, self.b = a, b
        self.speech = Speech(a.game, lang, b.box or a.box)
        self.replays = Replays(lang, self.speech.say("player"))
        self.found = differences(sums)
        seen = range(min(LOOKED_AT, sums["games"]))
        self.pairs: list[Pair] = [(measured(witnessed(a, n)), measured(witnessed(b, n))) for n in seen]

    def section(self, title: str, some: list[Difference]) -> Section:
        s = self.speech
        columns = ["", "A", "B", "B − A", s.say("column-used"), s.say("column-certainty")]
        return Section(s.say(title), s.say(f"{title}-said"), [self.figure(some)], columns, [self.row(d) for d in some])

    def figure(self, some: list[Difference]) -> Figure:
        """Shares in points of a hundred, lengths in parts of what they are on side A."""
        scales = [100.0 if d.is_share else 100 / (abs(d.a.mean) or 1) for d in some]
        ends = [[scale * x for x in ends_of(d)] for d, scale in zip(some, scales, strict=True)]
        values, low, high = (list(column) for column in zip(*ends, strict=True))
        names = [self.speech.measure(plainly(d.name)[0]) for d in some]
        unit = "" if some[0].is_share else "%"
        figure = Figure(names, values, low, high, 0.0, self.speech.say("legend-none"), unit=unit, signed=True)
        figure.games = [self.games(d) for d in some]
        return figure

    def row(self, d: Difference) -> list[str]:
        return [self.speech.measure(plainly(d.name)[0]), *numbers(d, self.speech), self.speech.certainty(d.doubt)]

    def games(self, d: Difference) -> dict[str, str]:
        """The pair whose difference is nearest the middle, and the one where it is largest; each from both sides."""
        apart = [y.get(d.name, 0) - x.get(d.name, 0) for x, y in self.pairs]
        if not apart:
            return {}
        way, middle = (1 if d.apart.mean >= 0 else -1), median(apart)
        chosen = {
            "typical": min(range(len(apart)), key=lambda n: (abs(apart[n] - middle), n)),
            "extreme": max(range(len(apart)), key=lambda n: (way * apart[n], -n)),
        }
        return {
            f"{kind}_{side}": self.replays.add(what, n)
            for kind, n in chosen.items()
            for side, what in (("a", self.a), ("b", self.b))
        }


Strength = tuple[str, Sums]  # a level, and what pairs of its games came to


def strengths(some: Sequence[Strength], s: Speech) -> Section:
    """What any of them names, weakest first: whether it holds for the strongest too, and where it goes toward them."""
    played = [(level, sums, {d.name: d for d in differences(sums)}) for level, sums in some]
    found = beside(differences(some[0][1]), [sums for _, sums in some[1:]])
    between = [s.say("column-between", level=level, games=s.number(sums["games"], 0)) for level, sums, _ in played]
    columns = ["B − A", *between, s.say("column-verdict")]
    rows = [
        [
            s.measure(plainly(name)[0]),
            *[spanned(name, known[name].apart, s) if name in known else "–" for _, _, known in played],
            s.holds(one.holds, one.trend, len(some)),
        ]
        for name, one in found.items()
    ]
    nothing = "" if rows else s.say("strength-nothing", weak=some[0][0], strong=some[-1][0])
    return Section(s.category("strength"), nothing, [], columns, rows)


def spanned(name: str, apart: Gap | Mean, s: Speech) -> str:
    """A difference and its interval; shares in points of a hundred."""
    scale, digits = (100, 1) if is_share(name) else (1 / plainly(name)[1], 2)
    ends = s.between(scale * apart.low, scale * apart.high, digits)
    return f"{s.signed(scale * apart.mean, digits)} ({ends})"


def compare_page(a: Plan, b: Plan, sums: Sums, lang: str, some: Sequence[Strength] = ()) -> Page:
    builder = Builder(a, b, sums, lang)
    s = builder.speech
    kinds = {"compare-shares": [d for d in builder.found if d.is_share]}
    kinds["compare-lengths"] = [d for d in builder.found if not d.is_share]
    sections = [builder.section(title, some) for title, some in kinds.items() if some]
    if len(some) > 1:
        sections.append(strengths(some, s))
    title = s.say("title-compare", game=s.game_name)
    played = made(a, b, sums["games"], s)
    return Page(a.game, lang, title, moved(builder.found, s), played, sections, builder.replays)


def made(a: Plan, b: Plan, pairs: int, s: Speech) -> str:
    """Which games these are, and what is said of them."""
    played = s.say(
        "compare-made",
        pairs=s.number(pairs, 0),
        players=a.players,
        bots=", ".join(dict.fromkeys(a.bots)),
        seed=str(a.seed),
        a=side(a, b, s.say("as-it-is")),
        b=side(b, a, s.say("as-it-is")),
    )
    return f"{played} {s.say('how-sure')}"


def moved(found: list[Difference], s: Speech) -> str:
    """The headline of a comparison."""
    named = [
        s.say("moved-so", what=s.measure(plainly(d.name)[0]), sure=s.certainty(d.doubt)) for d in found if d.is_named
    ]
    return s.say("moved-most", what=" ; ".join(named[:3])) if named else s.say("moved-nothing")


def ends_of(d: Difference) -> tuple[float, float, float]:
    """The difference and its interval, as far as it can be drawn."""
    low, high = (d.apart.low, d.apart.high) if isfinite(d.apart.low) else (d.apart.mean, d.apart.mean)
    return d.apart.mean, low, high


def numbers(d: Difference, s: Speech) -> list[str]:
    """Both sides, the difference and its interval; shares in points of a hundred."""
    said, digits = (s.percent, 1) if d.is_share else (s.number, 2)
    unit = plainly(d.name)[1]
    sides = [said(m.mean / unit, digits) for m in (d.a, d.b)]
    scale = 100 if d.is_share else 1 / unit
    low, high = scale * d.apart.low, scale * d.apart.high
    return [*sides, s.signed(scale * d.apart.mean, digits), s.between(low, high, digits)]
