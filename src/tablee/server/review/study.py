"""A study: what everybody who looks at a finished game together has said, drawn and tried.  Changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablee.server.protocol import studies as said
from tablee.server.protocol.parts import FaceNumber, Lang
from tablee.server.protocol.permissions import Role, may_in_study
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.studies import BranchShown, Drawing, NoteShown, OddsShown, PersonInStudy, Place
from tablee.server.table.decide import LONGEST_TEXT, named
from tablee.server.tokens import fingerprint, matches
from tablee.server.words import clean

MOST_PEOPLE = 40
MOST_NUMBERS = 100  # that are ever given out
MOST_NOTES = 120
MOST_MARKS = 240
MOST_MARKS_EACH = 12  # of one person at one moment
MOST_BRANCHES = 30
MOST_ODDS = 60
START = Place(0, "watch")


class Person(Struct, frozen=True):
    """Somebody who takes part."""

    name: str
    token: str  # the fingerprint of their secret
    face: FaceNumber | None = None


class Study(Struct, frozen=True):
    """All of it, as it is kept."""

    id: str
    table: str
    lang: Lang
    people: list[Person]
    leader: int = 0
    place: Place = START
    marks: list[Drawing] = []
    notes: list[NoteShown] = []
    branches: list[BranchShown] = []
    odds: list[OddsShown] = []
    written: int = 0  # notes so far, the struck ones too

    def person(self, secret: str | None) -> int | None:
        """Whose secret this is."""
        found = (n for n, one in enumerate(self.people) if secret and matches(secret, one.token))
        return next(found, None)

    def role(self, person: int | None) -> Role:
        if person is None:
            return Role.ANONYMOUS
        return Role.LEADER if person == self.leader else Role.STUDENT


Decision = Callable[[Study], Study]


def new(name: str, table: str, lang: Lang, wanted: said.OpenStudy) -> Study:
    return Study(
        name, table, lang, [Person(named(wanted.name), fingerprint(wanted.me), wanted.face)], place=wanted.place
    )


def joined(wanted: said.JoinStudy) -> Decision:
    """Whoever is known already is called as they wish now."""

    def decide(study: Study) -> Study:
        person = Person(named(wanted.name), fingerprint(wanted.me), wanted.face)
        known = study.person(wanted.me)
        here = sum(bool(one.name) for one in study.people)  # those who have gone leave their number
        if known is None and (here >= MOST_PEOPLE or len(study.people) >= MOST_NUMBERS):
            raise Refusal("study_full")
        people = [*study.people, person] if known is None else _with(study.people, known, person)
        return replace(study, people=people)

    return decide


def _with(people: list[Person], which: int, person: Person) -> list[Person]:
    return [*people[:which], person, *people[which + 1 :]]


def done(person: int, action: said.StudyAction, here: set[int]) -> Decision:
    """What somebody who takes part does; `here` are those who are connected."""
    return lambda study: DECISIONS[type(action)](checked(study, person, action), person, action, here)


def checked(study: Study, person: int, action: object) -> Study:
    if not may_in_study(study.role(person), action):
        raise Refusal("not_leading")
    return study


def _lead(study: Study, _person: int, action: said.Lead, _here: set[int]) -> Study:
    return replace(study, place=action.place)


def _give_lead(study: Study, _person: int, action: said.GiveLead, _here: set[int]) -> Study:
    if action.person >= len(study.people) or not study.people[action.person].name:
        raise Refusal("gone_from_study")
    return replace(study, leader=action.person)


def _take_lead(study: Study, person: int, _action: said.TakeLead, here: set[int]) -> Study:
    if study.leader in here and study.people[study.leader].name:
        raise Refusal("leader_here")
    return replace(study, leader=person)


def _point(study: Study, _person: int, _action: said.Point, _here: set[int]) -> Study:
    return study


def _draw(study: Study, person: int, action: said.Draw, _here: set[int]) -> Study:
    """A ring that is there already is taken away."""
    mark = Drawing(person, action.at, action.spot, action.to)
    if mark in study.marks:
        return replace(study, marks=[one for one in study.marks if one != mark])
    own = [one for one in study.marks if (one.by, one.at) == (person, action.at)]
    gone = own[: len(own) - MOST_MARKS_EACH + 1] if len(own) >= MOST_MARKS_EACH else []
    kept = [one for one in study.marks if one not in gone]
    if len(kept) >= MOST_MARKS:
        raise Refusal("study_full")
    return replace(study, marks=[*kept, mark])


def _erase(study: Study, person: int, action: said.Erase, _here: set[int]) -> Study:
    leads = person == study.leader
    return replace(study, marks=[m for m in study.marks if m.at != action.at or not (leads or m.by == person)])


def _note(study: Study, person: int, action: said.Note, _here: set[int]) -> Study:
    if not (text := clean(action.text, LONGEST_TEXT)):
        raise Refusal("nothing_said")
    if len(study.notes) >= MOST_NOTES:
        raise Refusal("study_full")
    note = NoteShown(study.written, person, action.at, text)
    return replace(study, notes=[*study.notes, note], written=study.written + 1)


def _strike(study: Study, person: int, action: said.Strike, _here: set[int]) -> Study:
    note = next((one for one in study.notes if one.id == action.note), None)
    if note and person not in (note.by, study.leader):
        raise Refusal("not_leading")
    return replace(study, notes=[one for one in study.notes if one != note])


def _quit(study: Study, person: int, _action: said.Quit, here: set[int]) -> Study:
    """What was tried stays; whoever led is followed by somebody who is here."""
    heirs = [n for n, one in enumerate(study.people) if one.name and n != person]
    leader = study.leader
    if leader == person and heirs:
        leader = next((n for n in heirs if n in here), heirs[0])
    return replace(
        study,
        leader=leader,
        people=_with(study.people, person, Person("", "")),
        notes=[note for note in study.notes if note.by != person],
        marks=[mark for mark in study.marks if mark.by != person],
    )


DECISIONS: dict[type, Callable[[Study, int, Any, set[int]], Study]] = {
    said.Lead: _lead,
    said.GiveLead: _give_lead,
    said.TakeLead: _take_lead,
    said.Point: _point,
    said.Draw: _draw,
    said.Erase: _erase,
    said.Note: _note,
    said.Strike: _strike,
    said.Quit: _quit,
}


def branched(branch: BranchShown) -> Decision:
    return lambda study: replace(study, branches=[*study.branches, branch][-MOST_BRANCHES:])


def weighed(odds: OddsShown) -> Decision:
    """One answer for each moment, the last."""

    def decide(study: Study) -> Study:
        others = [one for one in study.odds if one.at != odds.at]
        return replace(study, odds=[*others, odds][-MOST_ODDS:])

    return decide


def shown(study: Study, version: int, you: int | None) -> said.StudyShown:
    return said.StudyShown(
        study.id,
        study.table,
        study.lang,
        version,
        [PersonInStudy(one.name, one.face) for one in study.people],
        study.leader,
        study.place,
        study.marks,
        study.notes,
        study.branches,
        study.odds,
        you,
    )
