"""Words: what every rule, question, event, card and ruling of a game is called, in French and in English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablee.kernel.grammar import FORMS, NONE, Noun

LANGUAGES = ("fr", "en")
PROPER = "name"  # the grammar of what has no article
MOST_SAID = 20_000  # sentences remembered: putting one together costs far more than looking it up
UNWORDED = ("card", "ending", "event", "field", "option", "question", "reason", "setting", "tally")
LONGEST_PUT_IN = 200  # letters of what such a sentence quotes: strangers could fill the memory with longer ones


class Words:
    """The words of one game in one language, from its Fluent file."""

    def __init__(self, folder: Path, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"the languages are {' and '.join(LANGUAGES)}, not '{lang}'")
        self.lang = lang
        path = folder / f"{lang}.ftl"
        text = path.read_text("utf-8") if path.exists() else ""  # a game can be tried before it has words
        self.text = french(text) if lang == "fr" else text
        self._bundle = FluentBundle([lang], functions=FORMS[lang], use_isolating=False)  # type: ignore[arg-type]
        self._bundle.add_resource(FluentResource(self.text))
        self._said: dict[object, str] = {}

    def has(self, name: str) -> bool:
        return self._pattern(name) is not None

    def maybe(self, name: str) -> str:
        """What may be left unsaid."""
        return self.say(name) if self.has(name) else ""

    def noun(self, name: str) -> Noun:
        """What `name` is called within a sentence, with its grammar; none for a name that takes no article."""
        within = f"{name}.within"
        grammar = self.say(f"{name}.grammar") if self.has(f"{name}.grammar") else PROPER
        return Noun(self.say(within if self.has(within) else name), "" if grammar == PROPER else grammar)

    def say(self, name: str, /, **args: object) -> str:
        """The words for `name`, such as ``event-played`` or ``event-played.why``; else those `made_of` the name."""
        asked = (name, *args.items())
        if (said := self._said.get(asked)) is None:
            said = self._say(name, args)
            if all(len(arg) <= LONGEST_PUT_IN for arg in args.values() if isinstance(arg, str)):
                self._remember(asked, said)
        return said

    def _remember(self, asked: object, said: str) -> None:
        if len(self._said) == MOST_SAID:
            self._said.clear()
        self._said[asked] = said

    def _say(self, name: str, args: dict[str, object]) -> str:
        pattern = self._pattern(name)
        if pattern is None:
            return made_of(name, args)
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _pattern(self, name: str) -> Any:
        head, _, attribute = name.partition(".")
        if not self._bundle.has_message(head):
            return None
        message = self._bundle.get_message(head)
        return message.attributes.get(attribute) if attribute else message.value


def french(text: str) -> str:
    """Narrow spaces that do not break, where French typography wants them."""
    return re.sub(r"[ \u00a0](?=[:;?!%»])", "\u202f", text).replace("« ", "«\u202f")


def made_of(name: str, args: Mapping[str, object]) -> str:
    """Words for what an author has not worded yet: its identifier, and what it is about; other names stay.

    Examples:
        >>> made_of("field-top_card", {})
        'Top card'
        >>> made_of("setting-hand-three", {})
        'Three'
        >>> made_of("option-lay", {"seat": "Zoé", "kind": "Queen", "n": 2})
        'Lay: Zoé, Queen, 2'
        >>> made_of("text-unknown", {})
        'text-unknown'
    """
    sort, _, identifier = name.partition("-")
    if sort not in UNWORDED or "." in identifier:
        return name
    about = ", ".join(str(arg) for arg in args.values() if arg != NONE)
    return identifier.rpartition("-")[2].replace("_", " ").capitalize() + (f": {about}" if about else "")
