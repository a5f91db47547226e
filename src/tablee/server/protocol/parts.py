"""The shapes that messages are made of."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["fr", "en"]
Phase = Literal["lobby", "playing", "paused", "over", "broken"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
FaceNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=40)]
Secret = Annotated[str, Meta(max_length=64)]
NewSecret = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]  # 128 bits, even as hex
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Level = Annotated[str, Meta(max_length=20)]


def snake(name: str) -> str:
    """How a message is called on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class CardWords(Struct, frozen=True):
    """What a card is called, and its effect in one line; icon and colour where somebody's own box chooses them."""

    name: str
    text: str
    icon: str = ""
    colour: str = ""


class FieldShown(Struct, frozen=True):
    """A field of a view: its words, and what it holds (cards of which deck, one per seat, numbers from low to high)."""

    words: str
    deck: str | None
    each: bool
    low: int
    high: int


class Catalogue(Struct, frozen=True):
    """A game, sent once: words and box facts of the cards, fields of the view, what the numbers of a rule stand for."""

    name: str
    tagline: str
    cards: dict[str, CardWords]
    facts: dict[str, dict[str, bool | int | str | list[str]]]
    fields: dict[str, FieldShown]
    rules: dict[str, dict[str, Literal["seat", "card", "number"]]]
    settings: dict[str, str]
    goal: str = ""  # what one is after


class Standing(Struct, frozen=True, omit_defaults=True):
    """What is answered for somebody, as they have said before: nobody else is told of it.

    `passes` lets everything be until one's own `turn`, or all through the `game`; `these` are questions that are always
    let be, by the id that a state gives them; `key` is the option to take when one's next turn begins, if offered then.
    """

    passes: Literal["no", "turn", "game"] = "no"
    these: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=20)] = []
    key: Annotated[str, Meta(max_length=200)] = ""

    def is_any(self) -> bool:
        return self != Standing()


class Preset(Struct, frozen=True):
    """Something to say with one tap."""

    id: str
    words: str


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it; `stand_in` a bot that plays for who is away, `face` the one they chose.

    `lends`: this person lets the lab read the finished game, without names; `rates`: they want it to count; `late`: so
    many moves late who watches may look through their eyes (`look_through`), 0 if not.
    """

    name: str
    kind: Literal["human", "bot", "empty"]
    connected: bool
    stand_in: bool
    level: str | None
    muted: bool
    bank_ms: int | None
    lends: bool = False
    rates: bool = False
    face: FaceNumber | None = None
    late: int = 0


class Clocks(Struct, frozen=True):
    """Seconds: for a move, more for the whole game, for reactions, until a bot plays for who is away; 0: no limit."""

    move: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    bank: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    reaction: Annotated[int, Meta(ge=0, le=1_209_600)] = 20
    away: Annotated[int, Meta(ge=0, le=1_209_600)] = 120


class Links(Struct, frozen=True):
    """For the host: paths with secrets, one for any free seat, one for each seat, one to watch if anybody may."""

    any: str
    seats: list[str]
    watch: str | None


class UndoOffer(Struct, frozen=True):
    """Somebody asks to go back: who, how many moves, who has agreed, and the `id` that `consent` names."""

    seat: int
    moves: int
    agreed: list[int]
    id: str


class OptionShown(Struct, frozen=True):
    """Something one may do: its key for `act`, its words, the rule it names and that rule's numbers."""

    key: str
    words: str
    rule: str
    args: dict[str, int | str | None]
    standing: bool


class RefusedShown(Struct, frozen=True):
    """Something one may not do now, and why."""

    key: str
    words: str
    rule: str
    args: dict[str, int | str | None]
    reason: str
    reason_words: str


class Told(Struct, frozen=True):
    """Something that happened, as this seat was told it: words, and the rule behind it."""

    event: str
    args: dict[str, int | str | None]
    cause: str | None
    words: str
    why: str


class LessonShown(Struct, frozen=True):
    """A lesson: steps done, of how many; what is said, page by page; the key of the move to make; if it is over."""

    step: int
    of: int
    pages: list[str]
    key: str | None
    over: bool


class Deadline(Struct, frozen=True):
    """How long the awaited ones still have; a reaction's countdown is the same for everybody."""

    kind: Literal["move", "reaction"]
    left_ms: int
    total_ms: int
