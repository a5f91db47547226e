"""The lab's findings as pages for the repository, from what its commands wrote as JSON.

`python -m tools.findings RESULTS DOCS COMMIT` reads balance.GAME.json, and audit., claims. and
skill.GAME.json (a balance with --skill) where they are.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from tablee import games
from tablee.evidence import CHANCE, LIKELY, SURE, certainty
from tablee.lab.balance.measure import AGAINST, TOO_GOOD, TOO_WEAK, by_choice
from tablee.lab.lore import lore
from tablee.lab.notes import TENTHS

LEFT, WIDE, TALL = 190, 420, 22  # of a picture: names, bars, one line
TICKS = (0, 25, 50, 75, 100)
MOST_CARDS = 5
Bars = dict[str, dict[str, Any]]
SAID = {SURE: "sure", LIKELY: "almost sure", CHANCE: "may be chance"}
HOLDS = {"both": "holds for both", "changes": "changes", "open": "settled for one only"}
TREND = {1: ", rises toward the stronger", -1: ", falls toward the stronger", 0: ""}


def picture(bars: Bars, par: float | None, ink: str) -> str:
    """Bars with their intervals, as a small SVG; all have the same axis, from 0 to 100 %."""
    bottom = TALL * len(bars) + 8
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 70} {bottom + 18}" '
        'font-family="Georgia, serif" font-size="13">'
    ]
    for tick in TICKS:
        x = LEFT + WIDE * tick / 100
        lines.append(f'<path d="M{x:.1f} 4V{bottom}" stroke="#ddd"/>')
        lines.append(f'<text x="{x:.1f}" y="{bottom + 14}" text-anchor="middle" fill="#555">{tick}%</text>')
    for i, (name, bar) in enumerate(bars.items()):
        lines += _bar(i, name, bar, WIDE, ink)
    if par is not None:
        x = LEFT + par * WIDE
        lines.append(f'<path d="M{x:.1f} 4V{bottom}" stroke="#222" stroke-dasharray="3 3"/>')
    return "\n".join([*lines, "</svg>", ""])


def _bar(i: int, name: str, bar: dict[str, Any], scale: float, ink: str) -> Iterator[str]:
    y = 6 + TALL * i
    low, value, high = (LEFT + scale * bar[key] for key in ("low", "share", "high"))
    yield f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(name)}</text>'
    yield f'<rect x="{LEFT}" y="{y}" width="{value - LEFT:.1f}" height="{TALL - 7}" fill="{ink}" opacity=".8"/>'
    yield f'<path d="M{low:.1f} {y + 7}H{high:.1f}" stroke="#222" stroke-width="1.5"/>'
    yield f'<text x="{high + 6:.1f}" y="{y + 12}" fill="#555">{bar["share"]:.0%}</text>'


class Findings:
    """One page about one game."""

    def __init__(self, game: str, results: Path, docs: Path, commit: str) -> None:
        self.game, self.docs, self.commit = game, docs, commit
        self.ink, self.chosen = lore(games.game(game)).ink, by_choice(games.game(game))
        self.balance, self.audit, self.claims = (
            _read(results / f"{kind}.{game}.json") for kind in ("balance", "audit", "claims")
        )
        self.balance["skill"] = _read(results / f"skill.{game}.json").get("skill") or self.balance["skill"]
        self.par = self._par()

    def _par(self) -> float:
        seats = self.balance["bars"]["seat"].values()
        return float(sum(bar["share"] for bar in seats) / len(seats))

    def write(self) -> None:
        self.docs.mkdir(parents=True, exist_ok=True)
        text = "\n".join(self.lines()).rstrip() + "\n"
        (self.docs / f"{self.game}.md").write_text(text, "utf-8")

    def lines(self) -> Iterator[str]:
        b = self.balance
        yield f"# Findings: {self.game}\n"
        yield f"At commit `{self.commit}`, rules version {b['rules_version']}, box `{b['box']}`:"
        yield f"{b['games']:,} games with {b['players']} players, `{b['bots'][0]}` bots, seed {b['seed']}."
        yield "Intervals hold at every look; how sure anything is, is judged over all lines of the answer"
        yield "([how it is measured](../lab.md#how-it-is-measured)). In pictures the dotted line is an average"
        yield f"seat's share ({self.par:.1%}).\n"
        yield from self.claimed()
        yield from self.verdict()
        yield from self.strengths()
        for category, bars in b["bars"].items():
            yield from self.category(category, bars)
        yield from self.course()
        yield from self.skill()
        yield from self.cards()
        yield from self.audited()
        yield from self.again()

    def claimed(self) -> Iterator[str]:
        if not self.claims:
            return
        yield "## The claims of the book\n\nSuccess (“the cake survives”) as promised, between bots of several levels; "
        cells, joint = self.claims["cells"], self.claims["joint_level"]
        yield f"{self.claims['games']:,} games, seed {self.claims['seed']}, stopped because: {self.claims['stopped']}. "
        yield f"All {len(cells)} intervals hold together in {joint:.0%} of such answers; they are those that decided.\n"
        yield "| difficulty | promised | verdict for each number of players |\n|---|---|---|"
        for name, said in self.claims["verdicts"].items():
            claim = next(cell["claim"] for cell in self.claims["cells"] if cell["difficulty"] == name)
            yield f"| {name} | {claim:.0%} | {said.replace('; ', '<br>')} |"
        yield "\n| difficulty | players | level | games | success | interval | |\n|---|---|---|---|---|---|---|"
        for cell in cells:
            row = [cell["difficulty"], cell["players"], cell["level"], cell["games"], f"{cell['share']:.1%}"]
            yield f"| {' | '.join(map(str, row))} | {cell['low']:.1%} – {cell['high']:.1%} | {cell['verdict']} |"
        yield ""

    def verdict(self) -> Iterator[str]:
        """Judged where chance deals: what players choose is company of success, not its cause."""
        by_chance = {c: bars for c, bars in self.balance["bars"].items() if c not in self.chosen}
        yield "## Balance\n"
        yield "What chance deals, in times an average seat's share; what players choose is shown below, not judged.\n"
        yield "| | lowest | highest | that they differ |\n|---|---|---|---|"
        for name, bars in by_chance.items():
            ends = [self.times(*pick(bars.items(), key=_ratio_of)) for pick in (min, max)]
            yield f"| {name} | {' | '.join(ends)} | {SAID[certainty(self.balance['unlike'][name])]} |"
        yield ""
        named = [(c, name, bar) for c, bars in by_chance.items() for name, bar in bars.items() if bar["verdict"]]
        for category, name, bar in named:
            gap = {end: 100 * bar["against_others"][end] for end in ("mean", "low", "high")}
            points = f"{gap['mean']:+.1f} points ({gap['low']:+.1f} to {gap['high']:+.1f})"
            sure = SAID[certainty(bar["doubt"])]
            yield f"- **{name}** ({category}): {points} against the others at the table, {sure}."
        if not named:
            yield "No single one stands out from chance."
        if not any(bar["verdict"].startswith("too") for _, _, bar in named):
            yield f"\nNothing is surely beyond {TOO_GOOD} or below {TOO_WEAK} times its share.\n"
        else:
            yield f"\nSurely beyond {TOO_GOOD} or below {TOO_WEAK} times its share: "
            yield ", ".join(name for _, name, bar in named if bar["verdict"].startswith("too")) + ".\n"

    def times(self, name: str, bar: dict[str, Any]) -> str:
        low, high = (bar[end] / self.par for end in ("low", "high"))
        return f"{name} {bar['ratio']:.2f} ({low:.2f}–{high:.2f})"

    def strengths(self) -> Iterator[str]:
        """What either strength names, and whether it holds."""
        for strong in self.balance["stronger"]:
            yield from self.beside(strong)

    def beside(self, strong: dict[str, Any]) -> Iterator[str]:
        between = f"`{strong['bots'][0]}` bots ({strong['games']:,} games, the same seeds)"
        yield f"## Stronger players\n\nThe same question between {between}; "
        if not strong["bars"]:
            yield "nothing stands out from chance, neither between these nor between the others.\n"
            return
        yield "what stands out from chance for either:\n"
        yield f"| | `{self.balance['bots'][0]}` | `{strong['bots'][0]}` | |\n|---|---|---|---|"
        for bar, found in strong["bars"].items():
            category, _, name = bar.partition("|")
            shares = [
                f"{one['share']:.1%} ({one['low']:.1%}–{one['high']:.1%})"
                for one in (self.balance["bars"][category][name], found)
            ]
            yield f"| {name} ({category}) | {' | '.join(shares)} | {HOLDS[found['holds']]}{TREND[found['trend']]} |"
        yield ""

    def category(self, category: str, bars: Bars) -> Iterator[str]:
        file = f"{self.game}-{category}.svg"
        (self.docs / file).write_text(picture(bars, self.par, self.ink), "utf-8")
        best, worst = max(bars.values(), key=_ratio), min(bars.values(), key=_ratio)
        chosen = " (by choice or by the course of the game: company, not cause)" if category in self.chosen else ""
        yield f"### {category}{chosen}\n\nFrom {worst['ratio']:.2f} to {best['ratio']:.2f} times the average share.\n"
        yield f"![{category}]({file})\n"

    def course(self) -> Iterator[str]:
        m, b = self.balance["measures"], self.balance
        yield "## Course of a game\n"
        ends = ", ".join(f"{name} {end['share']:.1%}" for name, end in b["endings"].items())
        yield f"- Endings: {ends}."
        yield f"- {m['rounds']['mean']:.1f} rounds, {m['decisions']['mean']:.0f} decisions, "
        yield f"about {b['minutes']:.0f} minutes (estimated from seconds a choice); "
        yield f"{b['forced_share']:.0%} of decisions are forced."
        if "branching" in m:
            yield f"- Where there is a choice, one has {m['branching']['mean'] / TENTHS:.1f} options on average."
        if "decided" in m:
            yield f"- The lead changes {m['lead_changes']['mean']:.1f} times; the winner leads for good after "
            yield f"{m['decided']['mean']:.0f} % of the turns."
            yield f"- In {m['suspense']['mean']:.0f} % of the turns the lead is close (suspense); at worst the winner "
            yield f"was {m['drama']['mean']:.0f} % of the most points behind (drama)."
        yield ""

    def skill(self) -> Iterator[str]:
        curve = self.balance["skill"]
        if not curve:
            return
        file, par = f"{self.game}-skill.svg", curve[AGAINST]["share"]
        (self.docs / file).write_text(picture(curve, par, self.ink), "utf-8")
        games = next(iter(curve.values()))["games"]
        yield f"## Luck and skill\n\nOne seat of each level against novices, {games} games a level; the dotted line is"
        yield f"what a novice among novices wins ({par:.0%}).\n"
        yield f"![skill]({file})\n"

    def cards(self) -> Iterator[str]:
        played = self.balance["cards"]["played"]
        if not played:
            return
        names = list(played)
        yield "## Cards\n\nWins of those who played the card minus those of the others at the same table, in points."
        yield "It is company, not cause: who plays longer plays more cards. How sure it is, is judged over all cards.\n"
        yield "| card | games | difference | interval | |\n|---|---|---|---|---|"
        for name in names if len(names) <= 2 * MOST_CARDS else [*names[:MOST_CARDS], *names[-MOST_CARDS:]]:
            i = played[name]
            ends = f"{100 * i['low']:+.1f} to {100 * i['high']:+.1f}"
            told = f"{100 * i['difference']:+.1f} | {ends} | {SAID[certainty(i['doubt'])]}"
            yield f"| {name} | {i['with']['games']} | {told} |"
        yield ""

    def audited(self) -> Iterator[str]:
        if not self.audit:
            return
        wrong = [f for f in self.audit["findings"] if not f["ok"]]
        fine = len(self.audit["findings"]) - len(wrong)
        yield f"## Audit\n\n{fine} counts and conditions add up."
        yield f"What does not, or was never seen in {self.audit['games']} games:\n"
        yield "| kind | what | found | place in the book | ruling |\n|---|---|---|---|---|"
        for f in wrong:
            yield f"| {f['kind']} | {f['what']} | {f['found']} | {f['place']} | {f['ruling']} |"
        yield ""

    def again(self) -> Iterator[str]:
        b = self.balance
        yield "## Again\n\n```"
        if self.claims:
            yield f"tablee lab claims {self.game} --seed {self.claims['seed']}"
        yield f"tablee lab balance {self.game} --games {b['games']} --seed {b['seed']} --report {self.game}.html"
        yield f"tablee lab audit {self.game} --seed {self.audit['seed']}\n```" if self.audit else "```"


def _ratio(bar: dict[str, Any]) -> float:
    return float(bar["ratio"])


def _ratio_of(named: tuple[str, dict[str, Any]]) -> float:
    return _ratio(named[1])


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() and path.stat().st_size else {}
    return found


def main(results: str, docs: str, commit: str) -> None:
    for path in sorted(Path(results).glob("balance.*.json")):
        if path.stat().st_size:
            Findings(path.name.split(".")[1], Path(results), Path(docs), commit).write()


if __name__ == "__main__":
    main(*sys.argv[1:4])
