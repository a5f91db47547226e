"""The exit: what a seat or a spectator is shown of a game.  Nothing else turns a game into messages."""

from __future__ import annotations

from functools import lru_cache

from tablee import bots, games
from tablee.kernel.game import Game
from tablee.kernel.saves import key, spelled
from tablee.kernel.sight import told, view
from tablee.kernel.state import NOT_OFFERED, Event
from tablee.kernel.state import State as G
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.server import wire
from tablee.server.phrases import PRESETS, phrase
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

LETTERS = {"s": "seat", "k": "card"}
LONGEST_LOG = 400
Args = dict[str, int | str | None]


class Shower:
    """Shows one play to observers in one language."""

    def __init__(self, play: Play, lang: Lang, names: list[str]) -> None:
        self.play = play
        self.teller = teller(play.game.id, lang, tuple(names))

    def state(self, seat: int, deadline: Deadline | None, since: int | None, *, can_move: bool) -> wire.State:
        """`since`: how much of the story this observer has had already; None for none of it."""
        play, g = self.play, self.play.g
        me = seat >= 0 and can_move
        return wire.State(
            version=play.versions[seat],
            view=view(g, Seat(seat)),
            options=self.options(seat) if me else [],
            refused=self.refused(seat) if me else [],
            question=self.teller.question(g) if g.asked.n else None,
            waiting_for=play.window(),
            deadline=deadline,
            events=self.events(seat, max(0, len(play.story) - LONGEST_LOG) if since is None else since),
            whole=since is None,
            can_undo=me and play.own_undo(seat) is not None,
            moves=play.public_moves(),
            ending=self.teller.ending(g) if g.over else None,
            reading=play.game.reading(g, self.teller.words.lang) if g.asked.n else [],
        )

    def options(self, seat: int) -> list[OptionShown]:
        g = self.play.g
        return [self._option(g, seat, option) for option in g.legal(Seat(seat))]

    def _option(self, g: G, seat: int, option: int) -> OptionShown:
        rule, args = _named(g, option)
        standing = g.stands(Seat(seat), Option(Step(option)))
        return OptionShown(key(g, option), self.teller.option(g, option), rule, args, standing)

    def refused(self, seat: int) -> list[RefusedShown]:
        g = self.play.g
        shown = []
        for option, reason in g.explain(Seat(seat)):
            rule, args = _named(g, option)
            name = "not_offered" if reason == NOT_OFFERED else g.reasons()[reason]
            why = self.teller.reason(g, reason)
            shown.append(RefusedShown(key(g, option), self.teller.option(g, option), rule, args, name, why))
        return shown

    def events(self, seat: int, since: int) -> list[Told]:
        return [self._told(seat, event) for event in self.play.story[since:]]

    def _told(self, seat: int, event: Event) -> Told:
        part = told(self.play.g, event, Seat(seat))
        game = self.play.game
        return Told(
            event=event.kind,
            args=part["args"],  # type: ignore[arg-type]
            cause=part["cause"],  # type: ignore[arg-type]
            words=self.teller.event(game, part),
            why=self.teller.why(game, part),
        )


@lru_cache(maxsize=4096)
def teller(game: str, lang: Lang, names: tuple[str, ...]) -> Teller:
    return Teller(games.game(game), lang, names)


def _named(g: G, step: int) -> tuple[str, Args]:
    """A rule and its numbers by name, seats and cards that are not there as None."""
    name, values = spelled(g, step)
    _, letters, params = g.names()[step & 1023]
    args: Args = {}
    for letter, param, value in zip(letters, params.split(), values, strict=True):
        assert isinstance(value, (int, str))
        args[param] = None if letter in LETTERS and value == -1 else value
    return name, args


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
    return [Preset(name, phrase(lang, f"level-{name}")) for name in bots.LEVELS]
