"""Telling: options, questions, events and refusals of a table in words."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee.kernel.game import BadInput, Game
from tablee.kernel.grammar import NONE
from tablee.kernel.state import NOT_OFFERED, State
from tablee.kernel.steps import number_of, rule_of
from tablee.kernel.words import LANGUAGES, Words

AND = {"fr": " et ", "en": " and "}
BOOK = {
    "fr": "Livret, «\u202f{section}\u202f», ligne {line}.",
    "en": "Rulebook, “{section}”, line {line}.",
}


def language(asked: str | None) -> str:
    """What was asked for, or what the system speaks; French unless that is English."""
    if asked is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return "en" if spoken.startswith("en") else "fr"
    if asked not in LANGUAGES:
        raise BadInput(f"the languages are {' and '.join(LANGUAGES)}, not '{asked}'.")
    return asked


def capital(said: str, players: Sequence[str]) -> str:
    """A sentence may begin with an article; a player's name stays as its owner writes it."""
    return said if said.startswith(tuple(players)) else said[:1].upper() + said[1:]


def with_place(said: str, game: Game, sort: str, name: str, lang: str) -> str:
    """What is said of an event or a ruling, and where the book speaks of it."""
    if (place := game.place(sort, name)) is None:
        return said
    return f"{said} {BOOK[lang].format(section=place[0], line=place[1])}"


class RulesInShort(msgspec.Struct, frozen=True):
    """How a game is played: enough to sit down; cards and rulings say the rest."""

    goal: str
    turn: list[str]
    know: list[str]
    end: str


def rules_in_short(words: Words) -> RulesInShort | None:
    """In the game's own words, with the numbers of the box; None where nobody has written them yet."""
    if not words.has("rules-goal"):
        return None
    turn, know = (words.maybe(f"rules-{part}").splitlines() for part in ("turn", "know"))
    return RulesInShort(words.say("rules-goal"), turn, know, words.maybe("rules-end"))


class Teller:
    """Says what happens at a table, in one language, with the players' names."""

    def __init__(self, game: Game, lang: str, players: Sequence[str]) -> None:
        self.game = game
        self.words = game.words(lang)
        self.players = players

    def card(self, kind: str) -> str:
        return self.words.say(f"card-{kind}")

    def noun(self, kind: str) -> str:
        """A card within a sentence, which asks for its article."""
        name = f"card-{kind}"
        return self.words.noun(name) if self.words.has(name) else self.card(kind)

    def card_text(self, kind: str) -> str:
        return self.words.maybe(f"card-{kind}.text")

    def seat(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else NONE

    def option(self, g: State, option: int) -> str:
        return self._step(g, "option", option)

    def question(self, g: State) -> str:
        """The open question."""
        return self._step(g, "question", int(g.window))

    def _step(self, g: State, prefix: str, step: int) -> str:
        name, letters, params = g.names()[rule_of(step)]
        args: dict[str, object] = {}
        for i, (letter, param) in enumerate(zip(letters, params.split(), strict=True)):
            args[param] = self._value(g, letter, int(number_of(step, i)))
        return self._glossed(f"{prefix}-{name}", args, g)

    def _glossed(self, message: str, args: dict[str, object], g: State | None) -> str:
        said = self.words.say(message, **args)
        return self.game.gloss(message, args, g, self.words.lang, capital(said, self.players))

    def _value(self, g: State, letter: str, value: int) -> object:
        if letter == "s":
            return self.seat(value)
        if letter == "k":
            return self.noun(g.kind_names[value]) if value >= 0 else NONE
        return value

    def event(self, game: Game, told: Mapping[str, Any]) -> str:
        return self._glossed(f"event-{told['event']}", self._event_args(game, told), None)

    def why(self, game: Game, told: Mapping[str, Any]) -> str:
        """The rule or ruling behind an event, and its place in the book."""
        said = self.words.say(f"event-{told['event']}.why", **self._event_args(game, told))
        return with_place(said, game, "events", told["event"], self.words.lang)

    def _event_args(self, game: Game, told: Mapping[str, Any]) -> dict[str, object]:
        args: dict[str, object] = {}
        for word in game.events[told["event"]].split():
            name, _, kind = word.lstrip("!").partition(":")
            value = told["args"][name]
            if value is None:
                args[name] = NONE
            elif kind == "Seat":
                args[name] = self.seat(value)
            else:
                args[name] = self.noun(value) if kind == "Kind" else value
        return args

    def reason(self, g: State, reason: int) -> str:
        """Why an option is refused."""
        name = "not_offered" if reason == NOT_OFFERED else g.reasons()[reason]
        return self.words.say(f"reason-{name}")

    def ending(self, g: State) -> str:
        """How it ended; the words may depend on how many have won."""
        return self.words.say(f"ending-{g.endings()[g.ending]}", winners=int(g.winners).bit_count())

    def outcome(self, g: State) -> str:
        """Who has won and why; how it ended, where nobody has or the game has no such words."""
        winners = [seat for seat in range(int(g.seats)) if g.winners >> seat & 1]
        message = f"ending-{g.endings()[g.ending]}.won"
        if not winners or not self.words.has(message):
            return self.ending(g)
        best = int(self.game.score(g, winners[0]))
        return self.words.say(message, winners=self._together(winners), count=len(winners), score=best)

    def _together(self, seats: list[int]) -> str:
        *others, last = [self.seat(seat) for seat in seats]
        return f"{', '.join(others)}{AND[self.words.lang]}{last}" if others else last
