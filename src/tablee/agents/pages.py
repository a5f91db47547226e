"""A table as one page of plain text, as the terminal says it: what a seat sees, what it is asked, its options."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.agents.choices import numbered
from tablee.agents.words import words
from tablee.kernel.game import Game
from tablee.kernel.sight import told, view
from tablee.kernel.state import Event, State
from tablee.kernel.steps import Seat
from tablee.kernel.telling import Teller
from tablee.terminal.boards import board


class Pages:
    """One game in one language, for whoever sits where."""

    def __init__(self, game: Game, lang: str, players: Sequence[str]) -> None:
        self.game, self.lang = game, lang
        self.teller = Teller(game, lang, players)

    def board(self, g: State, seat: int) -> str:
        return "\n".join(board(self.game, g.fields()).lines(view(g, Seat(seat)), self.teller))

    def question(self, g: State, options: Sequence[int]) -> str:
        """What is read out with it too, such as a quiz."""
        asked = [self.teller.question(g), *self.game.reading(g, self.lang)]
        return "\n".join([*asked, words(self.lang).say("your-options"), *numbered(self.options(g, options))])

    def options(self, g: State, options: Sequence[int]) -> list[str]:
        return [self.teller.option(g, option) for option in options]

    def news(self, g: State, seat: int, events: Sequence[Event]) -> list[str]:
        return [self.teller.event(self.game, told(g, event, Seat(seat))) for event in events]

    def rules(self, g: State) -> str:
        """The cards and what they do; the tagline before them."""
        cards = [(self.teller.card(kind), self.teller.card_text(kind)) for kind in g.kind_names]
        said = [words(self.lang).say("card-line", name=name, text=text) for name, text in cards if text]
        return "\n".join([self.game.words(self.lang).maybe("game-tagline"), *dict.fromkeys(said)])
