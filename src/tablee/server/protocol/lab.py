"""What the lab's page asks for and is told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.lab.browser import Dial, Kind, Mark
from tablee.server.protocol.bodies import Body, Cards
from tablee.server.protocol.parts import Lang, Preset

Options = dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]]
Numbers = Annotated[
    dict[Annotated[str, Meta(max_length=90)], Annotated[int, Meta(ge=-999, le=999)]], Meta(max_length=40)
]


class LabSide(Body, frozen=True):
    """What differs from the usual game: options, and numbers of its card box."""

    options: Options = {}
    numbers: Numbers = {}
    cards: Cards = ""


class LabWanted(Body, frozen=True):
    """A claim check looks at side A, a comparison at both; a dossier is of the game as printed, for all players."""

    game: Annotated[str, Meta(max_length=40)]
    kind: Kind
    players: Annotated[int, Meta(ge=1, le=8)]
    level: Annotated[str, Meta(max_length=20)] = "normal"
    a: LabSide = LabSide()
    b: LabSide = LabSide()
    lang: Lang = "fr"


class LabBench(Struct, frozen=True):
    """What can be tried with a game, and how long a run may take here."""

    game: str
    claims: bool
    levels: list[Preset]
    dials: list[Dial]
    seconds: int


class LabStarted(Struct, frozen=True):
    """A run and the secret of whoever started it."""

    run: str
    token: str


class LabShown(Struct, frozen=True):
    """How far a run is."""

    run: str
    kind: Kind
    phase: Literal["waiting", "playing", "done", "stopped", "failed"]
    games: int
    seconds: float
    of_seconds: int
    lead: str
    marks: list[Mark]
    seed: int  # the same one gives the same games
    pace: str  # what the time allowed will tell


class LabReport(Struct, frozen=True):
    """Where the page of a run lies."""

    path: str
