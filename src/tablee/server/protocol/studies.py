"""Studies: a finished game that several people look at together: one leads, all point, draw, write and try."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.bodies import Body
from tablee.server.protocol.parts import Count, FaceNumber, Lang, Level, Name, NewSecret, SeatNumber, snake

PersonNumber = Annotated[int, Meta(ge=0, le=99)]
MoveNumber = Annotated[int, Meta(ge=0, le=100_000)]
Thousandth = Annotated[int, Meta(ge=0, le=1000)]
EyesName = Annotated[str, Meta(pattern="^([0-7]|watch|all)$")]


class Place(Body, frozen=True):
    """Where somebody is in the game: after how many of all its moves, through whose eyes, and whether it goes on."""

    at: MoveNumber
    eyes: EyesName
    playing: bool = False
    as_played: bool = False
    speed: Annotated[float, Meta(ge=0.5, le=4)] = 1.0


class Spot(Body, frozen=True):
    """Something that is seen: a card or a place (a seat is one) by its name, the `nth`, and where on it in thousandths.

    Wherever it lies on a screen, it is found there by its name; what is none of these is somewhere on the `board`.
    """

    what: Literal["card", "place", "board"]
    name: Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_-]*$")] = ""
    nth: Annotated[int, Meta(ge=0, le=199)] = 0
    x: Thousandth = 500
    y: Thousandth = 500


# -- What is asked for --------------------------------------------------------------------------


class OpenStudy(Body, frozen=True):
    """Look at this finished game with others, and lead from `place` on; `me`, random and new, is one's secret there."""

    me: NewSecret
    name: Name
    face: FaceNumber | None = None
    place: Place = Place(0, "watch")


class JoinStudy(Body, frozen=True):
    """Take part: until then one looks on.  `me`, random and new, is one's secret; with it again one is renamed."""

    me: NewSecret
    name: Name
    face: FaceNumber | None = None


class Listen(Body, frozen=True):
    """Hear of all that happens, as somebody who takes part or who looks on."""

    me: NewSecret | None = None


class Action(Struct, frozen=True, tag_field="what", tag=snake, forbid_unknown_fields=True):
    """Something that is done in a study."""


class Lead(Action, frozen=True):
    """The leader is here now."""

    place: Place


class GiveLead(Action, frozen=True):
    """The leader lets somebody else lead."""

    person: PersonNumber


class TakeLead(Action, frozen=True):
    """Lead, since whoever led has gone."""


class Point(Action, frozen=True):
    """Point at something, for a moment; nothing of it is kept."""

    spot: Spot


class Draw(Action, frozen=True):
    """A ring around something, or an arrow from it `to` something else, after so many moves."""

    at: MoveNumber
    spot: Spot
    to: Spot | None = None


class Erase(Action, frozen=True):
    """What one has drawn after so many moves goes; the leader wipes everything there."""

    at: MoveNumber


class Note(Action, frozen=True):
    """Write something down about the table after so many moves."""

    at: MoveNumber
    text: Annotated[str, Meta(max_length=300)]


class Strike(Action, frozen=True):
    """A note goes: one's own; the leader takes away any."""

    note: Count


class Quit(Action, frozen=True):
    """Take part no longer: one's name, notes and drawings go."""


StudyAction = Lead | GiveLead | TakeLead | Point | Draw | Erase | Note | Strike | Quit


class Do(Body, frozen=True):
    """Do something in a study, as the one whose secret this is."""

    me: NewSecret
    action: StudyAction


class Branch(Body, frozen=True):
    """Go on from a moment, on any seat against bots of any level, at a table where the others may watch."""

    me: NewSecret
    at: MoveNumber
    seat: SeatNumber
    level: Level


class Weigh(Body, frozen=True):
    """Have bots play on from a moment, 200 times."""

    me: NewSecret
    at: MoveNumber


# -- What is shown ------------------------------------------------------------------------------


class PersonInStudy(Struct, frozen=True):
    """Somebody who takes part; without a name they have gone."""

    name: str
    face: FaceNumber | None


class Drawing(Struct, frozen=True):
    """Something drawn by a person: a ring, or an arrow."""

    by: int
    at: int
    spot: Spot
    to: Spot | None = None


class NoteShown(Struct, frozen=True):
    """Something written down."""

    id: int
    by: int
    at: int
    text: str


class BranchShown(Struct, frozen=True):
    """Somebody went on from there at a table of its own, which all may watch."""

    by: int
    at: int
    seat: int
    level: str
    table: str


class OddsShown(Struct, frozen=True):
    """Of so many games that bots played on from there: how many each seat won, with the 95 % interval, and nobody."""

    by: int
    at: int
    games: int
    wins: list[int]
    nobody: int
    low: list[float]
    high: list[float]


class StudyShown(Struct, frozen=True):
    """A study as it is; `leader` and `by` are numbers of `people`, `you` is one's own."""

    id: str
    table: str
    lang: Lang
    version: int
    people: list[PersonInStudy]
    leader: int
    place: Place
    marks: list[Drawing]
    notes: list[NoteShown]
    branches: list[BranchShown]
    odds: list[OddsShown]
    you: int | None = None


class Pointed(Struct, frozen=True):
    """Somebody points at something now."""

    by: int
    spot: Spot


class StudyTold(Struct, frozen=True, omit_defaults=True):
    """What has changed: all of the study, or only where its leader is; somebody points; who is here."""

    study: StudyShown | None = None
    place: Place | None = None
    pointed: Pointed | None = None
    here: list[int] | None = None


class Did(Struct, frozen=True):
    """It is done; so often was the study changed."""

    version: int
