# mypyc: compile
"""The exit: what a seat or a spectator is shown of a game.  Nothing else turns a game into messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from msgspec import Raw
from mypy_extensions import mypyc_attr

from tablee import bots, games
from tablee.bots.guests import guests
from tablee.kernel.game import Game
from tablee.kernel.sight import Alike, view
from tablee.kernel.state import Event
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.server import wire
from tablee.server.phrases import PRESETS, phrase
from tablee.server.pieces import LETTERS, names_of, pieces
from tablee.server.play import Play
from tablee.server.shapes import (
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

LONGEST_LOG = 400


@mypyc_attr(allow_interpreted_subclasses=True)  # tests plant leaks
class Shower:
    """Shows one play, as it is now, to observers in one language; what all are told is made once."""

    def __init__(self, play: Play, lang: Lang, names: list[str], alike: Alike | None = None) -> None:
        self.play = play
        self.lang = lang
        self.pieces = pieces(play.game.id, lang)
        self.fill = names_of(tuple(names)).fill
        self._public: dict[int, Raw] = {}  # events without a secret, by their place in the story
        self.alike = alike or Alike(play.g)  # in whatever language
        self._window = play.window()
        self._moves = play.public_moves()
        self._question: Any = Raw(self.fill(self.pieces.question(play.g))) if play.g.asked.n else None
        self._reading = play.game.reading(play.g, lang) if play.g.asked.n else []

    def state(self, seat: int, deadline: Deadline | None, since: int | None, *, can_move: bool) -> wire.State:
        """`since`: how much of the story this observer has had already; None for none of it."""
        play, g = self.play, self.play.g
        me = seat >= 0 and can_move
        return wire.State(
            version=play.versions[seat],
            view=view(g, Seat(seat), self.alike),
            options=self.options(seat) if me else [],
            refused=self.refused(seat) if me else [],
            question=self._question,
            waiting_for=self._window,
            deadline=deadline,
            events=self.events(seat, max(0, len(play.story) - LONGEST_LOG) if since is None else since),
            whole=since is None,
            can_undo=me and play.own_undo(seat) is not None,
            moves=self._moves,
            ending=self.pieces.teller.ending(g) if g.over else None,
            reading=self._reading,
        )

    def options(self, seat: int) -> list[OptionShown]:
        g, fill, option = self.play.g, self.fill, self.pieces.option
        return cast("list[OptionShown]", [Raw(fill(option(g, seat, step))) for step in g.legal(Seat(seat))])

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
def catalogue(game: str, lang: Lang) -> Catalogue:
    return _catalogue(games.game(game), lang)


def _catalogue(game: Game, lang: Lang) -> Catalogue:
    words, teller = game.words(lang), Teller(game, lang, [])
    g = game.new(game.usual, 0)
    return Catalogue(
        name=words.say("game-name"),
        tagline=words.say("game-tagline"),
        cards={kind: CardWords(teller.card(kind), teller.card_text(kind)) for kind in g.kind_names},
        facts=game.facts(),
        fields={
            f.name: FieldShown(words.say(f"field-{f.name}"), f.deck or None, f.each, int(f.low), int(f.high))
            for f in g.fields()
            if words.has(f"field-{f.name}")
        },
        rules={
            name: {p: LETTERS.get(letter, "number") for letter, p in zip(letters, params.split(), strict=True)}  # type: ignore[misc]
            for name, letters, params in g.names().values()
        },
        settings={c.name: words.say(f"setting-{c.name}") for c in game.options},
    )


@lru_cache(maxsize=2)
def presets(lang: Lang) -> list[Preset]:
    return [Preset(name, phrase(lang, f"preset-{name}")) for name in PRESETS]


@lru_cache(maxsize=2)
def levels(lang: Lang) -> list[Preset]:
    ours = [Preset(name, phrase(lang, f"level-{name}")) for name in bots.LEVELS]
    return [*ours, *(Preset(name, name) for name in guests())]
