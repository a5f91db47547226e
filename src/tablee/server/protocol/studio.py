"""What the studio's page asks for and is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.bodies import Body, Cards, GameBook


class BoxWanted(Body, frozen=True):
    """A card box to look at: as TOML, or as its tables; the printed one without either."""

    game: Annotated[str, Meta(max_length=40)]
    cards: Cards = ""
    box: dict[str, Any] | None = None


class PrintWanted(Body, frozen=True):
    """A card box to be printed: its sheets, or its rule book."""

    game: Annotated[str, Meta(max_length=40)]
    cards: Cards = ""
    what: Literal["cards", "rules"] = "cards"
    paper: Literal["a4", "letter"] = "a4"


class SheetWanted(Body, frozen=True):
    """A card box as a spreadsheet."""

    game: Annotated[str, Meta(max_length=40)]
    cards: Cards = ""
    kind: Literal["csv", "xlsx"] = "xlsx"


class SheetSent(Body, frozen=True):
    """A spreadsheet, CSV or XLSX, to be read as a card box: its bytes in base64."""

    game: Annotated[str, Meta(max_length=40)]
    file: Annotated[bytes, Meta(max_length=400_000)]


class BoxProblem(Struct, frozen=True):
    """What is wrong with a box, in one sentence, and the row it is about, if it is about one."""

    words: str
    row: str


class CardModel(Struct, frozen=True):
    """A printed card after which another can be made: its table, row, name and text."""

    table: str
    row: dict[str, Any]
    words: str
    text: str


class BoxShown(Struct, frozen=True):
    """A box as text and as tables; what there is to say of it, unless there is a problem."""

    cards: str
    box: dict[str, Any]
    problem: BoxProblem | None = None
    book: GameBook | None = None
    tables: dict[str, str] = {}  # of each card the table it stands in
    icons: list[str] = []
    labels: dict[str, str] = {}  # what its numbers are called
    models: list[CardModel] = []  # one of each effect that the rules know
