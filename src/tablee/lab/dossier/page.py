"""The dossier as one page: cover, story and figures to begin with, then the details, and our method at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from tablee.kernel import parts
from tablee.kernel.game import Game
from tablee.kernel.telling import Teller
from tablee.lab.balance.measure import Bar, endings, examples
from tablee.lab.claims.measure import curve, judged
from tablee.lab.dossier.measure import PRINTED, Dossier, Table
from tablee.lab.dossier.story import Story
from tablee.lab.drawing import plain
from tablee.lab.lore import Finding, lore
from tablee.lab.notes import MEASURES, TENTHS
from tablee.lab.play import play
from tablee.lab.report.replays import Voice
from tablee.stats import Share, mean

HERE = Path(__file__).parent
KEY_FRAMES = 6  # of a game, on paper
PLAINLY = {"seconds": ("minutes", 60), "branching": ("options", TENTHS)}  # in what people count
TICKS = (0, 25, 50, 75, 100)
NAMED = re.compile(r"[a-z]+-R?\d+")  # a ruling


def page(dossier: Dossier, lang: str) -> str:
    """One file that needs nothing else."""
    return Writer(dossier, lang).whole()


def style(game: Game) -> str:
    """In the colour of the game."""
    return (HERE / "dossier.css").read_text("utf-8").replace("$ink", lore(game).ink)


def script() -> str:
    return (HERE / "dossier.js").read_text("utf-8")


def tag(name: str, inside: str, **attributes: str) -> str:
    said = "".join(f' {key.strip("_")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{said}>{inside}</{name}>"


def cells(name: str, some: list[str]) -> str:
    return tag("tr", "".join(tag(name, escape(text)) for text in some))


def table(columns: list[str], rows: list[list[str]]) -> str:
    body = tag("tbody", "".join(cells("td", row) for row in rows))
    return tag("div", tag("table", tag("thead", cells("th", columns)) + body), class_="scroll", tabindex="0")


def track(share: Share) -> str:
    """A bar on an axis that is the same everywhere, with its interval across it."""
    value, low, high = 100 * share.share, 100 * share.low, 100 * share.high
    grid = "".join(f'<path class="grid" d="M{x} 0v24"/>' for x in TICKS)
    bar = f'<rect class="value" x="0" y="5" width="{value:.2f}" height="14"/>'
    ends = f'<path class="ends" d="M{low:.2f} 12H{high:.2f}M{low:.2f} 8v8M{high:.2f} 8v8"/>'
    return f'<svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">{grid}{bar}{ends}</svg>'


class Writer:
    """Puts the dossier into words and pictures of one language."""

    def __init__(self, dossier: Dossier, lang: str) -> None:
        self.d, self.lang = dossier, lang
        self.story = Story(dossier, lang)
        self.s = self.story.s
        self.art: Any = parts.find(dossier.game, "picture")
        self.ink = lore(dossier.game).ink

    def whole(self) -> str:
        text = (HERE / "dossier.html").read_text("utf-8")
        filled = {
            "lang": self.lang,
            "title": escape(self.s.say("dossier-title", game=self.s.game_name)),
            "style": style(self.d.game),
            "script": script(),
            "art": self.art.cover() if self.art else "",
            "kicker": escape(self.s.say("dossier-kicker")),
            "game": escape(self.s.game_name),
            "story": "".join(tag("li", escape(sentence)) for sentence in self.story.sentences()),
            "tiles": "".join(self.tiles()),
            "sections": "".join(self.sections()),
        }
        return re.sub(r"\{(\w+)\}", lambda found: filled[found[1]], text)

    # -- Before the details -----------------------------------------------------------------

    def tiles(self) -> Iterator[str]:
        """Four numbers that matter."""
        s, sums = self.s, self.d.usual.notes.sums
        yield self.tile(self.story.span(PRINTED), s.say("tile-wins"))
        yield self.tile(s.number(mean(sums, "seconds").mean / 60, 0), s.say("tile-minutes", n=self.d.game.usual))
        if (worth := self.d.skill_share) is not None:
            yield self.tile(f"{round(100 * worth)}", s.say("tile-skill"))
        for name in self.d.game.settings():
            yield self.tile(self.story.span(name), s.say("tile-setting", name=self.setting(name)))

    def tile(self, number: str, said: str) -> str:
        return tag("div", tag("strong", escape(number)) + tag("span", escape(said)), class_="tile")

    def setting(self, name: str) -> str:
        words = self.s.game_words
        said = f"setting-numbers-{name}"
        return words.say(said).partition(":")[0].strip() if words.has(said) else self.s.say("as-printed")

    # -- Details ----------------------------------------------------------------------------

    def sections(self) -> Iterator[str]:
        yield self.section("wins", self.wins())
        if self.d.game.settings():
            yield self.section("change", self.changes())
        if self.d.promised:
            yield self.section("promises", self.promises())
        yield self.section("feel", self.feel())
        yield self.section("game", self.game())
        yield self.section("audit", self.audit())
        yield self.section("method", self.method())

    def section(self, name: str, inside: str) -> str:
        head = tag("summary", tag("h2", escape(self.s.say(f"dossier-{name}"))))
        said = tag("p", escape(self.s.say(f"dossier-{name}-said")), class_="said")
        return tag("details", head + said + inside, open="", class_=f"part {name}")

    def wins(self) -> str:
        return "".join(self.chart(players, PRINTED) for players in self.d.players)

    def chart(self, players: int, setting: str) -> str:
        """Whoever wins, at both strengths."""
        tables = [self.d.table(players, level, setting) for level in self.d.wishes.levels]
        head = tag("h3", escape(self.s.say("players-n", players=players)))
        scale = tag("div", "".join(tag("span", str(tick)) for tick in TICKS), class_="scale", aria_hidden="true")
        rows = [self.bar(bar, table) for table in tables for bar in sorted(self.d.bars(table), key=lambda b: b.value)]
        return tag("figure", head + "".join(rows) + scale)

    def bar(self, bar: Bar, table: Table) -> str:
        s, strong = self.s, table.level == self.d.wishes.strong
        name = tag("span", escape(s.value(bar.category, bar.value)) + tag("small", escape(s.level(table.level))))
        said = tag("span", s.percent(bar.won.share) + tag("small", s.interval(bar.won)))
        return tag("div", name + track(bar.won) + said, class_="row strong" if strong else "row")

    def changes(self) -> str:
        """Before and after, for everybody, at both strengths."""
        s = self.s
        columns = [s.say(f"column-{name}") for name in ("players", "bots", "what", "printed")]
        whole = ""
        for name in self.d.game.settings():
            rows = [row for players in self.d.players for row in self.effects(players, name)]
            words = self.s.game_words.say(f"setting-numbers-{name}")
            whole += tag("h3", escape(words)) + table([*columns, self.setting(name)], rows)
        return whole

    def effects(self, players: int, setting: str) -> Iterator[list[str]]:
        for level in self.d.wishes.levels:
            after = {bar.value: bar for bar in self.d.bars(self.d.table(players, level, setting))}
            for bar in self.d.bars(self.d.table(players, level)):
                new = after.get(bar.value)
                shares = [self.s.share(bar.won), self.s.share(new.won) if new else "–"]
                yield [str(players), self.s.level(level), self.s.value(bar.category, bar.value), *shares]

    def promises(self) -> str:
        """A row a difficulty, a column a number of players: which strength of play matches, or that none does."""
        s, found = self.s, self.d.promised
        assert found
        seats = list(dict.fromkeys(cell.players for cell in found.cells))
        promised = {cell.difficulty: cell.claim for cell in found.cells}
        rows = [
            [f"{s.difficulty(name)} ({s.percent(claim)})", *[self.answer(name, n) for n in seats]]
            for name, claim in promised.items()
        ]
        return table([s.say("column-promised"), *[s.say("players-n", players=n) for n in seats]], rows)

    def answer(self, difficulty: str, players: int) -> str:
        """The verdict in few words."""
        assert self.d.promised
        return judged(list(curve(self.d.promised, difficulty, players)), self.shortly, self.s.percent)

    def shortly(self, name: str, /, **args: object) -> str:
        short = f"short-{name}"
        return self.s.say(short if self.s.has(short) else name, **args)

    def feel(self) -> str:
        """Every measure that the lab has of a game's course, and how games end."""
        s, notes = self.s, self.d.usual.notes
        rows = [
            [s.measure(PLAINLY.get(name, (name, 1))[0]), self.measured(name)]
            for name in MEASURES
            if f"{name}|n" in notes.sums
        ]
        if (worth := self.d.skill_share) is not None:
            rows.append([s.say("measure-skill"), f"{round(100 * worth)} / 100"])
        rows += [[s.measure(f"ending {name}"), s.share(share)] for name, share in endings(notes).items()]
        return table([s.say("column-what"), s.say("column-value")], rows)

    def measured(self, name: str) -> str:
        found, unit = mean(self.d.usual.notes.sums, name), PLAINLY.get(name, (name, 1))[1]
        value, low, high = (self.s.number(x / unit) for x in (found.mean, found.low, found.high))
        return f"{value} ({low}–{high})"

    # -- A game in pictures -------------------------------------------------------------------

    def game(self) -> str:
        """A typical game: every board on screen, a few on paper."""
        frames = list(self.frames())
        every = max(1, -(-(len(frames) - 1) // (KEY_FRAMES - 1)))
        shown = [self.frame(n, *frame, n % every == 0 or n == len(frames) - 1) for n, frame in enumerate(frames)]
        return tag("div", "".join(shown), class_="film", tabindex="0")

    def frame(self, n: int, board: str, said: list[str], is_key: bool) -> str:
        caption = tag("figcaption", escape(" ".join(said)))
        return tag("figure", tag("b", str(n)) + board + caption, class_="frame key" if is_key else "frame")

    def frames(self) -> Iterator[tuple[str, list[str]]]:
        """The board whenever it has changed, and what was told until then."""
        played = play(self.d.usual.what, self.typical())
        names = [f"{self.s.say('player')} {seat + 1}" for seat in range(self.d.game.usual)]
        teller = Teller(self.d.game, self.lang, names)
        voice = Voice(played, teller)
        board, said = self.board(played.g, teller), voice.news()
        for _ in played.moves():
            changed = self.board(played.g, teller)
            if changed != board:
                yield board, said
                said = []
            board, said = changed, [*said, *voice.news()]
        yield board, [*said, teller.ending(played.g)]

    def typical(self) -> int:
        """A game that ends as most do."""
        notes = self.d.usual.notes
        return examples(notes)[f"ending|{next(iter(endings(notes)))}"]["typical"]

    def board(self, g: Any, teller: Teller) -> str:
        """Drawn by the game, or plainly: who has how many points and cards."""
        if self.art:
            return str(self.art.draw(g, teller))
        return plain(g, teller, [self.d.game.score(g, seat) for seat in range(int(g.seats))], self.ink)

    # -- The book, and the method -------------------------------------------------------------

    def audit(self) -> str:
        s = self.s
        rows = [[finding.what, finding.found, self.where(finding), finding.ruling] for finding in self.d.findings(s)]
        return table([s.say(f"column-{name}") for name in ("what", "found", "place", "ruling")], rows)

    def where(self, finding: Finding) -> str:
        """Section and line of the rulebook, where a ruling names them."""
        for ruling in NAMED.findall(finding.ruling):
            if place := self.d.game.place("rulings", ruling):
                return self.s.say("place-line", section=place[0], line=place[1])
        return finding.place

    def method(self) -> str:
        s, d = self.s, self.d
        facts = {"games": s.number(d.games, 0), "seed": str(d.seed), "version": str(d.game.version)}
        boxes = ", ".join(sorted({t.what.as_json()["box"] for t in d.tables}))
        played = {level: d.table(d.game.usual, level).notes.games for level in d.wishes.levels}
        levels = ", ".join(f"{s.level(level)} ({count})" for level, count in played.items())
        said = s.say("dossier-method-text", box=boxes, levels=levels, id=d.game.id, **facts)
        return "".join(tag("p", escape(part)) for part in said.splitlines() if part.strip())
