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
from tablee.lab.balance.measure import TOO_GOOD, TOO_WEAK, by_choice
from tablee.lab.lore import lore

LEFT, WIDE, TALL = 190, 420, 22  # of a picture: names, bars, one line
MOST_CARDS = 5
Bars = dict[str, dict[str, Any]]


def picture(bars: Bars, par: float | None, ink: str) -> str:
    """Bars with their intervals, as a small SVG."""
    top = max([1e-9, par or 0, *[bar["high"] for bar in bars.values()]])
    height = TALL * len(bars) + 26
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 70} {height}" '
        'font-family="Georgia, serif" font-size="13">'
    ]
    for i, (name, bar) in enumerate(bars.items()):
        lines += _bar(i, name, bar, WIDE / top, ink)
    if par is not None:
        x = LEFT + par * WIDE / top
        lines.append(f'<path d="M{x:.1f} 4V{height - 20}" stroke="#222" stroke-dasharray="3 3"/>')
        lines.append(f'<text x="{x:.1f}" y="{height - 6}" text-anchor="middle" fill="#555">{par:.0%}</text>')
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
        yield "Bars are win shares with intervals that hold at every look; the dotted line is an average seat's "
        yield f"({self.par:.1%}).\n"
        yield from self.claimed()
        yield from self.verdict()
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
        yield "## The claims of the book\n\nSuccess (“the cake survives”) as promised, against bots of three levels; "
        yield f"{self.claims['games']:,} games, stopped because: {self.claims['stopped']}.\n"
        yield "| difficulty | promised | verdict for each number of players |\n|---|---|---|"
        for name, said in self.claims["verdicts"].items():
            claim = next(cell["claim"] for cell in self.claims["cells"] if cell["difficulty"] == name)
            yield f"| {name} | {claim:.0%} | {said.replace('; ', '<br>')} |"
        yield "\n| difficulty | players | level | games | success | 95 % interval |\n|---|---|---|---|---|---|"
        for cell in self.claims["cells"]:
            row = [cell["difficulty"], cell["players"], cell["level"], cell["games"], f"{cell['share']:.1%}"]
            yield f"| {' | '.join(map(str, row))} | {cell['low']:.1%} – {cell['high']:.1%} |"
        yield ""

    def verdict(self) -> Iterator[str]:
        """Judged where chance deals: what players choose is company of success, not its cause."""
        by_chance = {c: bars for c, bars in self.balance["bars"].items() if c not in self.chosen}
        dealt = {(c, name): bar for c, bars in by_chance.items() for name, bar in bars.items()}
        beyond = {key: bar for key, bar in dealt.items() if not TOO_WEAK <= bar["ratio"] <= TOO_GOOD}
        yield "## Balance\n"
        if not beyond:
            yield f"Nothing that chance deals lies beyond {TOO_GOOD} or below {TOO_WEAK} times its share (by the"
            yield "shares measured; intervals may reach further). What players choose is shown, not judged.\n"
        for (category, name), bar in beyond.items():
            yield f"- **{name}** ({category}) wins {bar['ratio']:.2f} times an average seat's share."
        if beyond:
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
        if "decided" in m:
            yield f"- The lead changes {m['lead_changes']['mean']:.1f} times; the winner leads for good after "
            yield f"{m['decided']['mean']:.0f} % of the turns."
        yield ""

    def skill(self) -> Iterator[str]:
        curve = self.balance["skill"]
        if not curve:
            return
        file, par = f"{self.game}-skill.svg", 1 / self.balance["players"]
        (self.docs / file).write_text(picture(curve, par, self.ink), "utf-8")
        games = next(iter(curve.values()))["games"]
        yield f"## Luck and skill\n\nOne seat of each level against novices, {games} games a level.\n"
        yield f"![skill]({file})\n"

    def cards(self) -> Iterator[str]:
        played = self.balance["cards"]["played"]
        if not played:
            return
        names = list(played)
        yield "## Cards\n\nWin share with the card played minus without, in points."
        yield "It is company, not cause: who plays longer plays more cards.\n"
        yield "| card | seats | difference | 95 % interval |\n|---|---|---|---|"
        for name in names if len(names) <= 2 * MOST_CARDS else [*names[:MOST_CARDS], *names[-MOST_CARDS:]]:
            i = played[name]
            ends = f"{100 * i['low']:+.1f} to {100 * i['high']:+.1f}"
            yield f"| {name} | {i['with']['games']} | {100 * i['difference']:+.1f} | {ends} |"
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
        yield f"tablee lab audit {self.game}\n```"


def _ratio(bar: dict[str, Any]) -> float:
    return float(bar["ratio"])


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() and path.stat().st_size else {}
    return found


def main(results: str, docs: str, commit: str) -> None:
    for path in sorted(Path(results).glob("balance.*.json")):
        if path.stat().st_size:
            Findings(path.name.split(".")[1], Path(results), Path(docs), commit).write()


if __name__ == "__main__":
    main(*sys.argv[1:4])
