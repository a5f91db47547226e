"""Bots that read and write: a command gets a table as text on a line, and answers with an option's number or words."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.agents.choices import NotAnOption, chosen
from tablee.agents.pages import Pages
from tablee.bots.external.protocol import Outside
from tablee.kernel.game import Game
from tablee.kernel.sight import Eyes
from tablee.kernel.telling import language


class Reader(Outside):
    """The line protocol with words in it; whatever names no option costs the decision, as it does there."""

    def __init__(self, command: str, game: Game) -> None:
        super().__init__(command, game.id)
        self._rules, self._lang = game, language(None)
        self._said: list[str] = []

    def _asking(self, eyes: Eyes, keys: list[str], told: Sequence[dict[str, object]]) -> dict[str, object]:
        """Words are made from a table that this seat may imagine: nothing else can be in them."""
        g, fresh = eyes.imagine(1), told[self._heard :]
        pages = Pages(self._rules, self._lang, [f"Player {seat}" for seat in range(int(g.seats))])
        self._said = pages.options(g, eyes.options())
        news = [pages.teller.event(self._rules, event) for event in fresh]
        text = "\n".join([*news, pages.board(g, int(eyes.seat)), "", pages.question(g, eyes.options())])
        if not self._heard:
            text = f"{pages.rules(g)}\n\n{text}"
        return {**super()._asking(eyes, keys, told), "lang": self._lang, "words": self._said, "text": text}

    def _meant(self, answer: str, keys: list[str]) -> str:
        try:
            return keys[chosen(answer, self._said, self._lang, keys)]
        except NotAnOption:
            return answer
