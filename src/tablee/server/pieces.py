# mypyc: compile
"""Parts of messages, put into words and encoded once for all tables of a game: players' names are still blanks."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tablee import games
from tablee.kernel.game import Game, as_worded
from tablee.kernel.saves import key, spelled
from tablee.kernel.sight import told
from tablee.kernel.state import NOT_OFFERED, Event
from tablee.kernel.state import State as G
from tablee.kernel.steps import Option, Seat, Step
from tablee.kernel.telling import Teller
from tablee.server.shapes import Lang, OptionShown, RefusedShown, Told

LETTERS = {"s": "seat", "k": "card"}
BLANKS = [chr(0xE000 + seat) for seat in range(8)]  # private characters: no name and no sentence has them
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
        asked = (event.kind, *event.args, event.secret_for(Seat(seat)), event.cause & 1023)
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
def pieces(game: str, lang: Lang) -> Pieces:
    return Pieces(games.game(game), lang)


class Names:
    """Fills the blanks of a table's pieces."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._fillings = [(blank.encode(), encode(name)[1:-1]) for blank, name in zip(BLANKS, names, strict=False)]

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
    _, letters, params = g.names()[step & 1023]
    args: Args = {}
    for letter, param, value in zip(letters, params.split(), values, strict=True):
        assert isinstance(value, (int, str))
        args[param] = None if letter in LETTERS and value == -1 else value
    return name, args
