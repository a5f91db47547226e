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
from tablee.lab.dossier.measure import PRINTED, Dossier, Table, Wishes
from tablee.lab.dossier.story import Story
from tablee.lab.drawing import plain
from tablee.lab.lore import lore
from tablee.lab.notes import MEASURES, measured, plainly
from tablee.lab.play import play
from tablee.lab.report.replays import Voice
from tablee.lab.words import RULING
from tablee.stats import Share, mean

HERE = Path(__file__).parent
KEY_FRAMES = 6  # of a game, on paper
TICKS = (0, 25, 50, 75, 100)


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


def in_order(value: str) -> tuple[bool, str]:
    """By name; whoever plays last comes last."""
    return value == "last", value


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
            "print": escape(self.s.say("dossier-print")),
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
            yield self.tile(f"{round(100 * worth[0])}", s.say("tile-skill"))
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
        found = [(bar, table) for table in tables for bar in self.d.bars(table)]
        rows = [self.bar(*one) for one in sorted(found, key=lambda one: in_order(one[0].value))]
        return tag("figure", head + "".join(rows) + scale)

    def bar(self, bar: Bar, table: Table) -> str:
        s, strong = self.s, table.level == self.d.wishes.strong
        name = tag("span", escape(s.value(bar.category, bar.value)) + tag("small", escape(s.level(table.level))))
        said = tag("span", s.percent(bar.won.share) + tag("small", s.interval(bar.won)))
        return tag("div", name + track(bar.won) + said, class_="row strong" if strong else "row")

    def changes(self) -> str:
        """Before and after, for everybody, at both strengths beside each other."""
        s, whole = self.s, ""
        for name in self.d.game.settings():
            columns = [s.say("column-players"), s.say("column-what")]
            for level in self.d.wishes.levels:
                columns += [f"{s.level(level)}, {how}" for how in (s.say("column-printed").lower(), self.setting(name))]
            rows = [row for players in self.d.players for row in self.effects(players, name)]
            words = self.s.game_words.say(f"setting-numbers-{name}")
            whole += tag("h3", escape(words)) + table(columns, rows)
        return whole

    def effects(self, players: int, setting: str) -> Iterator[list[str]]:
        found = [
            {bar.value: bar for bar in self.d.bars(self.d.table(players, level, which))}
            for level in self.d.wishes.levels
            for which in (PRINTED, setting)
        ]
        for value, bar in sorted(found[0].items(), key=lambda one: in_order(one[0])):
            shares = [self.s.share(one[value].won) if value in one else "–" for one in found]
            yield [str(players), self.s.value(bar.category, value), *shares]

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
        rows = [[s.measure(plainly(name)[0]), self.measured(name)] for name in MEASURES if f"{name}|n" in notes.sums]
        if (worth := self.d.skill_share) is not None:
            value, low, high = (round(100 * part) for part in worth)
            rows.append([s.say("measure-skill"), f"{value} / 100 ({low}–{high})"])
        rows += [[s.measure(f"ending {name}"), s.share(share)] for name, share in endings(notes).items()]
        return table([s.say("column-what"), s.say("column-value")], rows)

    def measured(self, name: str) -> str:
        return self.s.mean(measured(self.d.usual.notes.sums, name), plainly(name)[1])

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
        rows = [[f.what, f.found, f.place, self.decided(f.ruling)] for f in self.d.findings(s)]
        return table([s.say(f"column-{name}") for name in ("what", "found", "place", "ruling")], rows)

    def decided(self, ruling: str) -> str:
        """In the words of the table: options, cards and rulings by what they are called."""
        words = self.s.game_words

        def titled(found: re.Match[str]) -> str:
            said = f"ruling-{found[0]}"
            return f"{words.say(said)} ({found[0]})" if words.has(said) else found[0]

        for choice in self.d.game.options:
            if words.has(f"setting-{choice.name}"):
                called = self.s.say("option-called", name=words.say(f"setting-{choice.name}"))
                ruling = re.sub(rf"option `?{choice.name}`?", called, ruling)
        ruling = re.sub(r"`(\w+)`", lambda found: self.s.teller.card(found[1]), ruling)
        return re.sub(rf"(?<!\(){RULING.pattern}(?!\))", titled, ruling)

    def method(self) -> str:
        s, d = self.s, self.d
        facts = {"games": s.number(d.games, 0), "seed": str(d.seed), "version": str(d.game.version)}
        boxes = ", ".join(sorted({t.what.as_json()["box"] for t in d.tables}))
        played = {level: d.table(d.game.usual, level).notes.games for level in d.wishes.levels}
        levels = ", ".join(f"{s.level(level)} ({count})" for level, count in played.items())
        said = s.say("dossier-method-text", box=boxes, levels=levels, again=self.again(), **facts)
        return "".join(tag("p", escape(part)) for part in said.splitlines() if part.strip())

    def again(self) -> str:
        """How the same games are played; those of the lab's page went as far as its time."""
        d, wishes = self.d, self.d.wishes
        if (wishes.usual, wishes.strong) != (Wishes.usual, Wishes.strong):
            return self.s.say("dossier-as-far")
        asked = {"games": str(wishes.games), "strong": str(wishes.strong_games), "seed": str(d.seed)}
        return self.s.say("dossier-again", id=d.game.id, **asked)
