"""Words: what every rule, question, event, card and ruling of a game is called, in French and in English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablee.kernel.faults import BadInput
from tablee.kernel.grammar import FORMS, NONE, Noun
from tablee.kernel.lettering import Args, Printed, Said, filled, plain

LANGUAGES = ("fr", "en")
PROPER = "name"  # the grammar of what has no article
MOST_SAID = 20_000  # sentences remembered: putting one together costs far more than looking it up
UNWORDED = ("card", "ending", "event", "field", "option", "question", "reason", "setting", "sign", "tally", "zone")
STATED = re.compile(r"\$([\w-]+)")  # what a sentence takes from outside
LONGEST_PUT_IN = 200  # letters of what such a sentence quotes: strangers could fill the memory with longer ones


class Words:
    """The words of one game in one language, from its Fluent file and from the box it is played with.

    Every message may state the box's numbers (`{ $numbers-hand }`), a card's its own (`{ $cost }`).  A card that the
    file does not word takes what it says of its effect or of all cards in its place: `any-thermal`, `any-recipes`.
    """

    def __init__(self, folder: Path, lang: str, printed: Printed | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"the languages are {' and '.join(LANGUAGES)}, not '{lang}'")
        self.lang = lang
        self.printed = printed or Printed()
        path = folder / f"{lang}.ftl"
        try:
            text = path.read_text("utf-8") if path.exists() else ""  # a game can be tried before it has words
        except UnicodeDecodeError:
            raise BadInput(f"the words {path} are no text in UTF-8; save them as one.") from None
        self.text = french(text) if lang == "fr" else text
        self._bundle = FluentBundle([lang], functions=FORMS[lang], use_isolating=False)  # type: ignore[arg-type]
        self._bundle.add_resource(FluentResource(self.text))
        stated = set(STATED.findall(self.text))  # every one that is passed costs, for every sentence
        self._numbers = {name: number for name, number in self.printed.numbers.items() if name in stated}
        self._said: dict[object, str] = {}

    def has(self, name: str) -> bool:
        return self._own(name) is not None or self._pattern(name) is not None

    def maybe(self, name: str) -> str:
        """What may be left unsaid."""
        return self.say(name) if self.has(name) else ""

    def noun(self, name: str) -> Noun:
        """What `name` is called within a sentence, with its grammar; none for a name that takes no article."""
        within = f"{name}.within"
        grammar = self.say(f"{name}.grammar") if self.has(f"{name}.grammar") else PROPER
        worded = self._own(within) is not None or (self._own(name) is None and self.has(within))
        return Noun(self.say(within if worded else name), "" if grammar == PROPER else grammar)

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
        kind, attribute = _card(name)
        if (own := self._own(name)) is not None:
            text = filled(own, self.printed.facts.get(kind, {}), self.printed.numbers)
            return french(text) if self.lang == "fr" else text
        pattern = self._pattern(name)
        if pattern is None:
            return made_of(name, args)
        said, _ = self._bundle.format_pattern(pattern, {**self._numbers, **self._row(kind, attribute), **args})
        return _begun(str(said)) if attribute == "text" else str(said)

    def _pattern(self, name: str) -> Any:
        head, _, attribute = name.partition(".")
        for said in (head, *self._alike(*_card(name))):
            if self._bundle.has_message(said):
                message = self._bundle.get_message(said)
                if (found := message.attributes.get(attribute) if attribute else message.value) is not None:
                    return found
        return None

    # -- The cards of the box -----------------------------------------------------------------

    def _alike(self, kind: str, attribute: str) -> list[str]:
        """What is said of others like this card: of its effect, of all that stand where it does, of its namesake."""
        row = self.printed.facts.get(kind)
        if row is None:
            return []
        some = [f"any-{row.get('effect', '')}", f"any-{self.printed.tables[kind]}"]
        if attribute == "text":
            return [*some, f"card-{row.get('effect', '')}"]
        return [] if self._bundle.has_message(f"card-{kind}") else some  # a name has its own grammar or none

    def _own(self, name: str) -> str | None:
        """What the box itself says: in this language, or of a card that nobody else words in any."""
        kind, attribute = _card(name)
        langs = self.printed.said.get(kind)
        if not langs:
            return None
        said = langs.get(self.lang) or self._foreign(kind, langs)
        if attribute in ("", "within", "grammar"):
            named = {"": said.name, "within": said.within, "grammar": said.grammar}
            return named[attribute] if said.name else None
        return said.text if attribute == "text" else None

    def _foreign(self, kind: str, langs: Mapping[str, Said]) -> Said:
        return Said() if self._bundle.has_message(f"card-{kind}") else next(iter(langs.values()))

    def _row(self, kind: str, attribute: str) -> dict[str, object]:
        """The facts of a card; a text that names another card, also how that is called, alone and in a sentence."""
        row = self.printed.facts.get(kind)
        if row is None:
            return {}
        args: dict[str, object] = dict(plain(row, self.printed.columns))
        if attribute != "text":
            return args
        args["parts"] = ", ".join(self.noun(f"card-{part}") for part in self.printed.parts(kind))
        for column, fact in row.items():
            if isinstance(fact, str) and fact in self.printed.facts and fact != kind:
                args |= self._called(column, fact)
            elif isinstance(fact, list):
                args[column] = ", ".join(self._item(column, item) for item in fact)
        return args

    def _called(self, column: str, kind: str) -> dict[str, object]:
        return {f"{column}-name": self.say(f"card-{kind}"), f"{column}-noun": self.noun(f"card-{kind}")}

    def _item(self, column: str, item: str) -> str:
        """One thing of a list, such as `level:3` among the `slots`, by the message `slots-level`."""
        sort, _, value = item.partition(":")
        name = f"{column}-{sort}"
        if not self.has(name):
            return item
        args: Args = {"value": value}
        return self.say(name, **args, **(self._called("value", value) if value in self.printed.facts else {}))


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]


def _card(name: str) -> tuple[str, str]:
    """The card that a message is about, and which of its words; nothing for any other message."""
    head, _, attribute = name.partition(".")
    return (head.removeprefix("card-"), attribute) if head.startswith("card-") else ("", attribute)


def french(text: str) -> str:
    """Narrow spaces that do not break, where French typography wants them."""
    return re.sub(r"[ \u00a0](?=[:;?!%»])|(?<=«)[ \u00a0]", "\u202f", text)


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
