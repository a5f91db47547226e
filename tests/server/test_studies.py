"""A finished game that several look at together: one leads, all point, draw, write and try; nothing of it is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from tablee.server.protocol import permissions, studies
from tablee.server.protocol.permissions import STUDY, Role
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.studies import Place, Spot
from tablee.server.review import studies as kept_studies
from tablee.server.review import study
from tablee.server.review.study import MOST_MARKS_EACH, MOST_NOTES, MOST_PEOPLE, Study
from tablee.server.table.decide import LONGEST_TEXT
from tests.server.conftest import fresh_database
from tests.server.people import GUARD, Message, Process
from tests.server.test_table import over

LEA, PAUL, ZOE = ("a" * 40, "b" * 40, "c" * 40)
SPOT = {"what": "card", "name": "ninja", "nth": 1, "x": 500, "y": 250}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


async def finished(house: Process, **wanted: Any) -> Message:
    me = house.open_table(bots="random", start=True, **wanted)
    async with house.player(me["table"], me["token"]) as lea:
        await lea.play_on(over)
    return me


class Group:
    """A game that is over, and those who look at it."""

    def __init__(self, house: Process, played: Message) -> None:
        self.house = house
        self.played = played
        self.path = f"/api/replays/{played['table']}/studies"
        self.secret = played["token"]

    def open(self, me: str = LEA, name: str = "Léa") -> Group:
        status, shown = self.house.ask("POST", self.path, {"me": me, "name": name}, self.secret)
        assert status == 200, shown
        self.path += "/" + shown["id"]
        return self

    def join(self, me: str, name: str) -> Message:
        return dict(self.house.ask("POST", f"{self.path}/join", {"me": me, "name": name}, self.secret)[1])

    def do(self, me: str, what: str, **rest: Any) -> tuple[int, Message]:
        body = {"me": me, "action": {"what": what, **rest}}
        return self.house.ask("POST", f"{self.path}/do", body, self.secret)

    def shown(self) -> Message:
        return dict(self.house.ask("GET", self.path, token=self.secret)[1])

    @asynccontextmanager
    async def listening(self, me: str | None = None, house: Process | None = None) -> AsyncIterator[Ears]:
        address = (house or self.house).address + self.path + "/listen"
        headers = {"authorization": f"Bearer {self.secret}"}
        async with (
            httpx.AsyncClient(timeout=GUARD) as client,
            client.stream("POST", address, json={"me": me}, headers=headers) as answer,
        ):
            assert answer.status_code == 200
            yield Ears(answer)


class Ears:
    """What one listener is told."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.aiter_lines()
        self.heard: list[Message] = []

    async def until(self, name: str, wanted: Any = None) -> Any:
        """The next thing of this name; of this content, where one is wanted."""
        async with asyncio.timeout(GUARD):
            async for line in self._lines:
                if line.startswith("data: "):
                    told = json.loads(line[6:])
                    self.heard.append(told)
                    if name in told and wanted in (None, told[name]):
                        return told[name]
        raise AssertionError("nothing more is told")


# -- What each may do ---------------------------------------------------------------------------


def group_of(*names: str) -> Study:
    made = study.new("s", "t", "fr", studies.OpenStudy(LEA, names[0]))
    for secret, name in zip((PAUL, ZOE), names[1:], strict=False):
        made = study.joined(studies.JoinStudy(secret, name))(made)
    return made


def test_every_action_is_in_the_table_and_what_is_not_nobody_may() -> None:
    actions = set(studies.StudyAction.__args__)
    assert set(STUDY) == actions == set(study.DECISIONS)
    assert not any(permissions.may_in_study(role, object()) for role in Role)
    for allowed in STUDY.values():
        assert allowed <= {Role.STUDENT, Role.LEADER}


def test_who_leads_is_one_and_hands_over() -> None:
    made = group_of("Léa", "Paul", "Zoé")
    step = studies.Lead(Place(7, "all"))
    for person in (1, 2):
        with pytest.raises(Refusal, match="not_leading"):
            study.done(person, step, set())(made)
    with pytest.raises(Refusal, match="not_leading"):
        study.done(1, studies.GiveLead(1), set())(made)
    with pytest.raises(Refusal, match="leader_here"):
        study.done(1, studies.TakeLead(), {0, 1})(made)
    for nobody in (3, 99):
        with pytest.raises(Refusal, match="gone_from_study"):
            study.done(0, studies.GiveLead(nobody), set())(made)
    given = study.done(0, studies.GiveLead(2), set())(made)
    assert study.done(2, step, set())(given).place == Place(7, "all")
    with pytest.raises(Refusal, match="not_leading"):
        study.done(0, step, set())(given)
    assert study.done(1, studies.TakeLead(), {1})(given).leader == 1, "since Zoé has gone"


def test_notes_and_drawings_are_ones_own_and_the_leader_may_wipe() -> None:
    made = group_of("Léa", "Paul", "Zoé")
    ring = Spot("card", "ninja")
    for person in (0, 1, 2):
        made = study.done(person, studies.Note(3, f"mot {person}"), set())(made)
        made = study.done(person, studies.Draw(3, ring, Spot("place", "seat-1")), set())(made)
    made = study.done(1, studies.Draw(4, ring), set())(made)
    with pytest.raises(Refusal, match="not_leading"):
        study.done(1, studies.Strike(0), set())(made)
    without = study.done(1, studies.Strike(1), set())(made)
    assert [note.text for note in without.notes] == ["mot 0", "mot 2"]
    assert [note.text for note in study.done(0, studies.Strike(2), set())(without).notes] == ["mot 0"]
    assert {m.by for m in study.done(1, studies.Erase(3), set())(made).marks if m.at == 3} == {0, 2}
    wiped = study.done(0, studies.Erase(3), set())(made)
    assert [(m.by, m.at) for m in wiped.marks] == [(1, 4)]
    assert study.done(1, studies.Draw(4, ring), set())(wiped).marks == [], "the same ring again takes it away"
    again = study.done(1, studies.Note(5, "x"), set())(without)
    assert [note.id for note in again.notes] == [0, 2, 3], "no number comes twice"


def test_there_is_room_for_so_much() -> None:
    made = group_of("Léa", "Paul")
    for n in range(MOST_MARKS_EACH + 5):
        made = study.done(1, studies.Draw(3, Spot("board", x=n)), set())(made)
    assert [mark.spot.x for mark in made.marks] == list(range(5, MOST_MARKS_EACH + 5)), "the oldest go"
    for n in range(MOST_NOTES):
        made = study.done(1, studies.Note(n, "x"), set())(made)
    for n in range(2, MOST_PEOPLE):
        made = study.joined(studies.JoinStudy(f"{n:040}", "X"))(made)
    for more in (study.done(1, studies.Note(1, "x"), set()), study.joined(studies.JoinStudy(ZOE, "X"))):
        with pytest.raises(Refusal, match="study_full"):
            more(made)


def test_who_has_gone_leaves_their_place_and_the_lead() -> None:
    made = group_of("Léa", "Paul")
    made = study.done(1, studies.Quit(), {0, 1})(made)
    for n in range(MOST_PEOPLE - 1):
        made = study.joined(studies.JoinStudy(f"{n:040}", "X"))(made)
    with pytest.raises(Refusal, match="study_full"):
        study.joined(studies.JoinStudy(ZOE, "X"))(made)
    alone = study.done(0, studies.Quit(), {0})(group_of("Léa"))
    led = study.joined(studies.JoinStudy(PAUL, "Paul"))(alone)
    assert study.done(1, studies.TakeLead(), {0, 1})(led).leader == 1, "though Léa's page is still open"


def test_what_people_write_is_cleaned_as_chat_is() -> None:
    made = group_of(" L\u202eéa\n", "Paul")
    assert made.people[0].name == "L éa"
    noted = study.done(1, studies.Note(1, " bien\u0000 joué \n" + "x" * 300), set())(made)
    assert noted.notes[0].text.startswith("bien joué xx")
    assert len(noted.notes[0].text) <= LONGEST_TEXT
    for nothing in ("", " \u200b\n"):
        with pytest.raises(Refusal, match="nothing_said"):
            study.done(1, studies.Note(1, nothing), set())(made)
    with pytest.raises(Refusal, match="name_empty"):
        study.joined(studies.JoinStudy(ZOE, "\u2800"))(made)


def test_who_quits_takes_their_name_and_words_along() -> None:
    made = group_of("Léa", "Paul", "Zoé")
    made = study.done(0, studies.Note(1, "à moi"), set())(made)
    made = study.done(0, studies.Draw(1, Spot("board")), set())(made)
    gone = study.done(0, studies.Quit(), {0, 2})(made)
    assert (gone.leader, gone.people[0].name, gone.notes, gone.marks) == (2, "", [], [])
    assert gone.person(LEA) is None
    assert b"L\xc3\xa9a" not in json.dumps([one.name for one in gone.people], ensure_ascii=False).encode()


# -- Over the network ---------------------------------------------------------------------------


def test_an_evening_together(house: Process) -> None:
    """One leads, the others are told; points pass, notes and drawings stay; who looks on says nothing."""

    async def scene() -> None:
        group = Group(house, await finished(house)).open()
        link = house.ask("GET", f"/api/replays/{group.played['table']}", token=group.secret)[1]["link"]
        group.secret = link.partition("watch=")[2]  # those who come by the link
        async with group.listening() as looker, group.listening(LEA) as lea:
            first = await looker.until("study")
            assert [(one["name"], first["leader"], first["you"]) for one in first["people"]] == [("Léa", 0, None)]
            assert (await lea.until("study"))["you"] == 0
            assert group.do(PAUL, "point", spot=SPOT)[1]["code"] == "not_in_study"
            assert group.join(PAUL, "Paul")["you"] == 1
            place = {"at": 5, "eyes": "all", "playing": True, "as_played": False, "speed": 2.0}
            assert group.do(PAUL, "lead", place=place)[1]["code"] == "not_leading"
            assert group.do(LEA, "lead", place=place)[0] == 200
            assert await looker.until("place", place)
            assert group.do(PAUL, "point", spot=SPOT)[0] == 200
            assert await looker.until("pointed") == {"by": 1, "spot": SPOT}
            assert group.do(PAUL, "note", at=5, text="Ici !")[0] == 200
            assert group.do(PAUL, "draw", at=5, spot=SPOT)[0] == 200
            while not (told := await looker.until("study"))["marks"]:
                pass
            assert [(n["by"], n["at"], n["text"]) for n in told["notes"]] == [(1, 5, "Ici !")]
            assert group.do(LEA, "give_lead", person=1)[0] == 200
            assert group.do(LEA, "lead", place=place)[1]["code"] == "not_leading"
        places = [told for told in looker.heard if "place" in told]
        assert all(set(told) == {"place"} for told in places), "a step of the leader is no more than that"
        assert group.shown()["you"] is None

    asyncio.run(scene())


def test_who_led_and_has_gone_is_followed(house: Process) -> None:
    async def scene() -> None:
        group = Group(house, await finished(house)).open()
        group.join(PAUL, "Paul")
        async with group.listening(PAUL) as paul:
            async with group.listening(LEA):
                await paul.until("here", [0, 1])
                assert group.do(PAUL, "take_lead")[1]["code"] == "leader_here"
            await paul.until("here", [1])
            assert group.do(PAUL, "take_lead")[0] == 200
        assert group.shown()["leader"] == 1

    asyncio.run(scene())


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    async def scene(house: Process) -> Group:
        group = Group(house, await finished(house)).open()
        group.do(LEA, "note", at=2, text="à revoir")
        group.do(LEA, "lead", place={"at": 9, "eyes": "0"})
        return group

    with Process(tmp_path) as process:
        group = asyncio.run(scene(process))
        before = group.shown()
        process.stop()
        process.start()
        assert group.shown() == before
        assert group.do(LEA, "lead", place={"at": 10, "eyes": "0"})[0] == 200


def test_going_on_from_there_and_two_hundred_games(house: Process) -> None:
    async def scene() -> None:
        group = Group(house, await finished(house)).open()
        moves = house.ask("GET", f"/api/replays/{group.played['table']}?eyes=all", token=group.secret)[1]["steps"]
        wanted = {"me": LEA, "at": len(moves) // 2, "seat": 1, "level": "random"}
        status, seat = house.ask("POST", f"{group.path}/branch", wanted, group.secret)
        assert (status, seat["seat"]) == (200, 1)
        assert [(b["by"], b["seat"], b["table"]) for b in group.shown()["branches"]] == [(0, 1, seat["table"])]
        async with house.player(seat["table"], None) as other:
            assert (await other.until("welcome"))["seat"] is None, "everybody may watch"
        for wrong in ({"at": 99_999}, {"seat": 7}, {"level": "genius"}, {"me": PAUL}):
            assert house.ask("POST", f"{group.path}/branch", {**wanted, **wrong}, group.secret)[0] in (400, 403, 404)
        asked = {"me": LEA, "at": len(moves) // 2}
        odds = house.ask("POST", f"{group.path}/odds", asked, group.secret)[1]
        assert 6 <= odds["games"] <= kept_studies.GAMES
        assert sum(odds["wins"]) + odds["nobody"] >= odds["games"]
        for won, low, high in zip(odds["wins"], odds["low"], odds["high"], strict=True):
            assert low <= won / odds["games"] <= high
        assert house.ask("POST", f"{group.path}/odds", asked, group.secret)[1] == odds, "worked out once"
        assert group.shown()["odds"] == [odds]
        sure = house.ask("POST", f"{group.path}/odds", {**asked, "at": len(moves)}, group.secret)[1]
        assert (sure["games"], sure["low"]) == (1, sure["high"])

    asyncio.run(scene())


def test_only_a_finished_game_that_may_be_shared(house: Process) -> None:
    async def scene() -> None:
        running = house.open_table(bots="random", start=True)
        body = {"me": LEA, "name": "Léa"}
        path = f"/api/replays/{running['table']}/studies"
        assert house.ask("POST", path, body, running["token"])[1]["code"] == "not_over"
        alone = await finished(house, watchers="nobody")
        path = f"/api/replays/{alone['table']}/studies"
        assert house.ask("POST", path, body, alone["token"])[1]["code"] == "nobody_watches"
        group = Group(house, await finished(house)).open()
        other = Group(house, await finished(house))
        name = group.path.rpartition("/")[2]
        assert house.ask("GET", f"{other.path}/{name}", token=other.secret)[1]["code"] == "unknown_study"
        for secret in ("", "guess", other.secret):
            assert house.ask("GET", group.path, token=secret)[1]["code"] == "not_allowed"
        wrong = {"me": LEA, "action": {"what": "draw", "at": 1, "spot": {**SPOT, "name": "<b>"}}}
        assert house.ask("POST", f"{group.path}/do", wrong, group.secret)[1]["code"] == "bad_request"

    asyncio.run(scene())


def test_two_processes_show_one_study(postgres_url: str, tmp_path: Path) -> None:
    """Whoever listens through one of them hears what is done through the other, and who is there."""
    database = asyncio.run(fresh_database(postgres_url))

    async def scene() -> None:
        group = Group(here, await finished(here)).open()
        async with group.listening(LEA) as lea:
            await lea.until("study")
            group.house = there
            group.join(PAUL, "Paul")
            async with group.listening(PAUL, there) as paul:
                await lea.until("here", [0, 1])
                await paul.until("here", [0, 1])
                group.do(PAUL, "point", spot=SPOT)
                assert await lea.until("pointed") == {"by": 1, "spot": SPOT}
                group.house = here
                place = {"at": 4, "eyes": "0", "playing": False, "as_played": False, "speed": 1.0}
                group.do(LEA, "lead", place=place)
                await paul.until("place", place)
                group.house = there
                await asyncio.gather(*[asyncio.to_thread(group.do, PAUL, "note", at=n, text=f"{n}") for n in range(8)])
                group.house = here
                assert sorted(note["text"] for note in group.shown()["notes"]) == [f"{n}" for n in range(8)]

    with Process(tmp_path, database) as here, Process(tmp_path, database) as there:
        asyncio.run(scene())
