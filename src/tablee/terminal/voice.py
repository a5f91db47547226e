"""A table in words: choices, what happened, and why.  What has no words yet goes by its key."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.kernel.game import Game
from tablee.kernel.grammar import folded
from tablee.kernel.state import State
from tablee.kernel.steps import Seat, number_of, rule_of
from tablee.kernel.telling import Teller, with_place
from tablee.terminal.words import words


@dataclass(frozen=True)
class Choice:
    """Something to choose, or with a reason something that cannot be chosen now."""

    option: int
    text: str
    reason: str = ""


@dataclass(frozen=True)
class Line:
    """One line of the log, and what it was made from."""

    text: str
    told: Mapping[str, Any]


class Voice:
    def __init__(self, game: Game, lang: str, players: Sequence[str]) -> None:
        self.game = game
        self.teller = Teller(game, lang, players)
        self.words = self.teller.words

    def say(self, name: str, /, **args: object) -> str:
        """The terminal's own words."""
        return words(self.words.lang).say(name, **args)

    def title(self) -> str:
        return self.game.title(self.words.lang)

    def question(self, g: State) -> str:
        return self.teller.question(g)

    def any_moment(self) -> str:
        """What is said to somebody who is not asked and may reach out all the same."""
        return self.words.say("text-any-moment") if self.words.has("text-any-moment") else self.say("any-moment")

    def choices(self, g: State, seat: Seat) -> list[Choice]:
        """What is open first, then what is not, with the reason."""
        open_now = [Choice(option, self.option(g, option)) for option in g.legal(seat)]
        refused = [Choice(option, self.option(g, option), self.teller.reason(g, r)) for option, r in g.explain(seat)]
        return open_now + refused

    def option(self, g: State, option: int) -> str:
        return self.teller.option(g, option)

    def line(self, told: Mapping[str, Any]) -> Line:
        return Line(self.teller.event(self.game, told), told)

    def ending(self, g: State) -> str:
        return self.teller.outcome(g)

    # -- Explaining -------------------------------------------------------------------

    def why(self, line: Line) -> list[str]:
        """The rule behind a line of the log, and the rulings it names."""
        if not self.words.has(f"event-{line.told['event']}.why"):
            return [self.say("no-why")]
        return self._with_rulings(self.teller.why(self.game, line.told))

    def about(self, g: State, choice: Choice) -> list[str]:
        """What a choice means: the cards it names, and why it is refused if it is."""
        _, letters, _ = g.names()[rule_of(choice.option)]
        kinds = [int(number_of(choice.option, i)) for i, letter in enumerate(letters) if letter == "k"]
        lines = [self.card(g.kind_names[kind]) for kind in kinds if kind >= 0]
        if choice.reason:
            lines += self._with_rulings(self.say("impossible", reason=choice.reason))
        return lines or [choice.text]

    def refusals(self, choices: Sequence[Choice]) -> list[str]:
        """What cannot be chosen, reason by reason, by its numbers."""
        reasons: dict[str, list[str]] = {}
        for n, choice in enumerate(choices, 1):
            if choice.reason:
                reasons.setdefault(choice.reason, []).append(self.say("log-line", n=str(n), text=choice.text))
        told = [self.say("refused-because", reason=reason, choices=", ".join(c)) for reason, c in reasons.items()]
        return told or [self.say("nothing-refused")]

    def about_cards(self, g: State, text: str) -> list[str]:
        """Cards whose name holds `text`, accents and capitals aside."""
        found = [kind for kind in g.kind_names if folded(text.strip()) in folded(self.teller.card(kind))]
        return [self.card(kind) for kind in found] or [self.say("no-such-card", text=text)]

    def example(self, g: State) -> str:
        """A word that a card of this game can be asked for by."""
        return folded(self.teller.noun(g.kind_names[0])).split()[0]

    def card(self, kind: str) -> str:
        name, text = self.teller.card(kind), self.teller.card_text(kind)
        return self.say("card-explained", card=name, text=text) if text else name

    def _with_rulings(self, text: str) -> list[str]:
        lines = [text]
        for ruling in dict.fromkeys(re.findall(rf"\b{self.game.id}-R?\d+\b", text)):
            if self.words.has(f"ruling-{ruling}"):
                parts = [self.words.say(f"ruling-{ruling}{part}") for part in ("", ".text", ".why")]
                why = with_place(parts[2], self.game, "rulings", ruling, self.words.lang)
                lines.append(self.say("ruling", id=ruling, title=parts[0], text=parts[1], why=why))
        return lines
