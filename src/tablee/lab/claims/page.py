"""The page about the claims of a book."""

from __future__ import annotations

from tablee.evidence import LEVEL
from tablee.lab.claims.measure import BETWEEN, KEPT, Cell, Found, answered, curve, judged
from tablee.lab.notes import witnessed
from tablee.lab.report.page import Figure, Page, Section
from tablee.lab.report.replays import Replays
from tablee.lab.words import Speech

LOOKED_AT = 7  # games of each cell among which the typical one is chosen


class Builder:
    """Makes a section of each difficulty."""

    def __init__(self, found: Found, lang: str) -> None:
        self.found = found
        self.speech = Speech(found.game, lang)
        self.replays = Replays(lang, self.speech.say("player"))

    def section(self, difficulty: str) -> Section:
        s = self.speech
        lines = [list(curve(self.found, difficulty, n)) for n in self.players()]
        claim = s.percent(lines[0][0].claim)
        sentences = [
            s.say("claim-verdict", who=self.who(line[0].players), verdict=self.verdict(line)) for line in lines
        ]
        title = s.say("claim-section", name=s.difficulty(difficulty), claim=claim)
        columns = [s.say(f"column-{name}") for name in ("players", "what", "games", "success", "used")]
        rows = [self.row(cell) for line in lines for cell in line]
        return Section(title, "\n".join(sentences), [self.figure(line) for line in lines], columns, rows)

    def players(self) -> list[int]:
        return list(dict.fromkeys(cell.players for cell in self.found.cells))

    def who(self, players: int) -> str:
        return self.speech.say("players-n", players=players)

    def verdict(self, line: list[Cell]) -> str:
        return judged(line, self.speech.say, self.speech.percent)

    def row(self, cell: Cell) -> list[str]:
        s = self.speech
        said = [str(cell.players), cell.level, str(cell.games)]
        return [*said, s.percent(cell.share.share, 1), s.interval(cell.share)]

    def figure(self, line: list[Cell]) -> Figure:
        played = [cell for cell in line if cell.games]
        shares = [cell.share for cell in played]
        ends = [(share.share, share.low, share.high) for share in shares]
        columns = [[100 * value for value in some] for some in zip(*ends, strict=True)]
        names = [cell.level for cell in played]
        group = self.who(line[0].players)
        values, low, high = columns or ([], [], [])
        legend = self.speech.say("legend-claim", value=self.speech.percent(line[0].claim))
        figure = Figure(names, values, low, high, 100 * line[0].claim, legend, group)
        figure.games = [self.games(cell) for cell in played]
        return figure

    def games(self, cell: Cell) -> dict[str, str]:
        """A game of middling length and the longest, among the first."""
        lengths = sorted((witnessed(cell.plan, n).decisions, n) for n in range(min(LOOKED_AT, cell.games)))
        chosen = {"typical": lengths[len(lengths) // 2][1], "extreme": lengths[-1][1]}
        return {how: self.replays.add(cell.plan, n) for how, n in chosen.items()}


def claims_page(found: Found, lang: str) -> Page:
    b = Builder(found, lang)
    s, cells = b.speech, found.cells
    sections = [b.section(name) for name in found.verdicts]
    lines = [list(curve(found, name, n)) for name in found.verdicts for n in b.players()]
    held = sum(answered(line) in (KEPT, BETWEEN) for line in lines)
    stopped = s.say(f"claims-stopped-{found.stopped}")
    made = s.say(
        "claims-made",
        games=s.number(sum(cell.games for cell in cells), 0),
        low=min(b.players()),
        high=max(b.players()),
        bots=", ".join(dict.fromkeys(cell.level for cell in cells)),
        seed=str(found.seed),
        success=s.say("success"),
        **jointly(found, s),
    )
    title, lead = (
        s.say("title-claims", game=s.game_name),
        s.say("claims-lead", held=held, of=len(lines), stopped=stopped),
    )
    return Page(found.game, lang, title, lead, made, sections, b.replays)


def jointly(found: Found, s: Speech) -> dict[str, object]:
    """How many intervals hold together, and in how many answers."""
    return {"cells": len(found.cells), "joint": s.percent(LEVEL)}
