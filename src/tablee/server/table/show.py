# mypyc: compile
"""The exit: what a seat or a spectator is shown of a game.  Nothing else turns a game into messages.

Parts of messages are put into words and encoded once for all tables of a game: players' names are still blanks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import Raw
from mypy_extensions import mypyc_attr

from tablee import bots
from tablee.bots.external.registry import guests
from tablee.kernel.game import Game, as_worded
from tablee.kernel.grammar import BLANKS, fillings
from tablee.kernel.lettering import Look
from tablee.kernel.saves import key, spelled
from tablee.kernel.sight import Alike, told, view
from tablee.kernel.state import NOT_OFFERED, Event
from tablee.kernel.state import State as G
from tablee.kernel.steps import Option, Seat, Step, rule_of
from tablee.kernel.telling import Teller
from tablee.server.protocol import messages
from tablee.server.protocol.parts import (
    CardWords,
    Catalogue,
    Deadline,
    FieldShown,
    Lang,
    OptionShown,
    Preset,
    RefusedShown,
    Told,
)
from tablee.server.table.play import Play
from tablee.server.table.standing import foreseen
from tablee.server.words import PRESETS, phrase

LETTERS = {"s": "seat", "k": "card"}
ANY_BLANK = BLANKS[0].encode()[:2]
MOST_PIECES = 50_000
Args = dict[str, int | str | None]
encode = msgspec.json.Encoder().encode


class Pieces:
    """One game in one language.  A piece depends on nothing but what it is looked up by."""

    def __init__(self, game: Game, lang: Lang) -> None:
        self.game = game
        self.teller = Teller(game, lang, BLANKS)
        self._glossed = game.gloss is not as_worded  # then the words depend on the table
        self._made: dict[object, bytes] = {}

    def option(self, g: G, seat: int, option: int) -> bytes:
        standing = g.stands(Seat(seat), Option(Step(option)))
        words = self.teller.option(g, option) if self._glossed else ""
        asked = (option, standing, words)
        return self._made.get(asked) or self._make(asked, self._option_shown(g, option, standing))

    def _option_shown(self, g: G, option: int, standing: bool) -> OptionShown:
        return OptionShown(key(g, option), self.teller.option(g, option), *_named(g, option), standing)

    def refused(self, g: G, option: int, reason: int) -> bytes:
        words = self.teller.option(g, option) if self._glossed else ""
        asked = (option, reason, words, "refused")
        return self._made.get(asked) or self._make(asked, self._refused_shown(g, option, reason))

    def _refused_shown(self, g: G, option: int, reason: int) -> RefusedShown:
        name = "not_offered" if reason == NOT_OFFERED else g.reasons()[reason]
        words = self.teller.option(g, option)
        return RefusedShown(key(g, option), words, *_named(g, option), name, self.teller.reason(g, reason))

    def event(self, g: G, event: Event, seat: int) -> bytes:
        """As this seat was told it; those who were told the same share it."""
        asked = (event.kind, *event.args, event.secret_for(Seat(seat)), rule_of(event.cause))
        return self._made.get(asked) or self._make(asked, self._told(told(g, event, Seat(seat))))

    def _told(self, part: dict[str, object]) -> Told:
        return Told(
            event=part["event"],  # type: ignore[arg-type]
            args=part["args"],  # type: ignore[arg-type]
            cause=part["cause"],  # type: ignore[arg-type]
            words=self.teller.event(self.game, part),
            why=self.teller.why(self.game, part),
        )

    def question(self, g: G) -> bytes:
        words = self.teller.question(g) if self._glossed else ""
        asked = (int(g.window), words)
        return self._made.get(asked) or self._make(asked, self.teller.question(g))

    def _make(self, asked: object, piece: object) -> bytes:
        if len(self._made) == MOST_PIECES:
            self._made.clear()
        made: bytes = encode(piece)
        self._made[asked] = made
        return made


@lru_cache(maxsize=64)
def pieces(game: Game, lang: Lang) -> Pieces:
    return Pieces(game, lang)


class Names:
    """Fills the blanks of a table's pieces."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._fillings = [(blank.encode(), encode(name)[1:-1]) for blank, name in fillings(list(names))]

    def fill(self, piece: bytes) -> bytes:
        if ANY_BLANK in piece:
            for blank, name in self._fillings:
                piece = piece.replace(blank, name)
        return piece


@lru_cache(maxsize=4096)
def names_of(names: tuple[str, ...]) -> Names:
    return Names(names)


def _named(g: G, step: int) -> tuple[str, Args]:
    """A rule and its numbers by name, seats and cards that are not there as None."""
    name, values = spelled(g, step)
    _, letters, params = g.names()[rule_of(step)]
    args: Args = {}
    for letter, param, value in zip(letters, params.split(), values, strict=True):
        assert isinstance(value, (int, str))
        args[param] = None if letter in LETTERS and value == -1 else value
    return name, args


def scores(game: Game, g: G) -> list[int]:
    """What each seat has in the end; nothing, where one wins or does not."""
    found = [int(game.score(g, seat)) for seat in range(int(g.seats))]
    return [] if set(found) <= {0, 1} else found


def outcome(game: Game, g: G) -> list[tuple[int, int]]:
    """Of each seat: whether it has won, then its points so that more of them are better."""
    points = scores(game, g)
    way = -1 if game.fewest else 1
    return [(int(g.winners >> seat & 1), way * points[seat] if points else 0) for seat in range(int(g.seats))]


def covered(g: G) -> G:
    """A finished table of which everybody sees what they saw before the end."""
    twin = g.clone()
    twin.over = False
    return twin


LONGEST_LOG = 400


@mypyc_attr(allow_interpreted_subclasses=True)  # tests plant leaks
class Shower:
    """Shows one play, as it is now, to observers in one language; what all are told is made once."""

    def __init__(self, play: Play, lang: Lang, names: list[str], alike: Alike | None = None) -> None:
        self.play = play
        self.lang = lang
        self.pieces = pieces(play.game, lang)
        self.fill = names_of(tuple(names)).fill
        self._public: dict[int, Raw] = {}  # events without a secret, by their place in the story
        self._seen = covered(play.g) if play.closed and play.g.over else play.g
        self.alike = alike or Alike(self._seen)  # in whatever language
        self._window = play.window()
        self._moves = play.public_moves()
        self._question: Any = Raw(self.fill(self.pieces.question(play.g))) if play.g.asked.n else None
        self._reading = play.game.reading(play.g, lang) if play.g.asked.n else []
        over = bool(play.g.over)
        self._ending: Any = Raw(self.fill(encode(self.pieces.teller.outcome(play.g)))) if over else None
        self._scores = scores(play.game, play.g) if over else []

    def state(self, seat: int, deadline: Deadline | None, since: int | None, *, can_move: bool) -> messages.State:
        """`since`: how much of the story this observer has had already; None for none of it."""
        play = self.play
        me = seat >= 0 and can_move
        return messages.State(
            version=play.versions[seat],
            view=self._view(seat),
            options=self.options(seat) if me else [],
            refused=self.refused(seat) if me else [],
            question=self._question,
            waiting_for=self._window,
            deadline=deadline,
            events=self.events(seat, max(0, len(play.story) - LONGEST_LOG) if since is None else since),
            whole=since is None,
            can_undo=me and play.own_undo(seat) is not None,
            moves=self._moves,
            ending=self._ending,
            reading=self._reading,
            scores=self._scores,
        )

    def _view(self, seat: int) -> dict[str, object]:
        seen = view(self._seen, Seat(seat), self.alike)
        if self._seen is not self.play.g:
            seen |= {"over": True, "ending": self.play.g.endings()[self.play.g.ending]}
        return seen

    def options(self, seat: int) -> list[OptionShown]:
        g, fill, option = self.play.g, self.fill, self.pieces.option
        return cast("list[OptionShown]", [Raw(fill(option(g, seat, step))) for step in g.legal(Seat(seat))])

    def foreseen(self, seat: int) -> list[OptionShown]:
        g, steps = foreseen(self.play, seat)
        return cast("list[OptionShown]", [Raw(self.fill(self.pieces.option(g, seat, step))) for step in steps])

    def refused(self, seat: int) -> list[RefusedShown]:
        g, fill, refused = self.play.g, self.fill, self.pieces.refused
        return cast("list[RefusedShown]", [Raw(fill(refused(g, *why))) for why in g.explain(Seat(seat))])

    def events(self, seat: int, since: int) -> list[Told]:
        story = self.play.story
        return cast("list[Told]", [self._event(seat, story[i], i) for i in range(since, len(story))])

    def _event(self, seat: int, event: Event, i: int) -> Raw:
        if (shown := self._public.get(i)) is None:
            shown = Raw(self.fill(self.pieces.event(self.play.g, event, seat)))
            if not event.knows:
                self._public[i] = shown
        return shown


@lru_cache(maxsize=64)
def catalogue(game: Game, lang: Lang) -> Catalogue:
    words, teller = game.words(lang), Teller(game, lang, [])
    g = game.new(game.usual, 0)
    return Catalogue(
        name=game.title(lang),
        tagline=words.maybe("game-tagline"),
        cards={kind: _card(teller, kind) for kind in g.kind_names},
        facts=game.facts(),
        fields={
            f.name: FieldShown(words.say(f"field-{f.name}"), f.deck or None, f.each, int(f.low), int(f.high))
            for f in g.fields()
        },
        rules={
            name: {p: LETTERS.get(letter, "number") for letter, p in zip(letters, params.split(), strict=True)}  # type: ignore[misc]
            for name, letters, params in g.names().values()
        },
        settings={c.name: words.say(f"setting-{c.name}") for c in game.options},
        goal=words.maybe("rules-goal"),
    )


def _card(teller: Teller, kind: str) -> CardWords:
    look = teller.game.printed().looks.get(kind, Look())
    return CardWords(teller.card(kind), teller.card_text(kind), look.icon, look.colour)


@lru_cache(maxsize=2)
def presets(lang: Lang) -> list[Preset]:
    return [Preset(name, phrase(lang, f"preset-{name}")) for name in PRESETS]


@lru_cache(maxsize=128)
def levels(lang: Lang, game: Game) -> list[Preset]:
    """Those that are worth their name in this game, and the guests of whoever started the server."""
    ours = [Preset(name, phrase(lang, f"level-{name}")) for name in bots.offered(game)]
    return [*ours, *(Preset(name, name) for name in guests())]
