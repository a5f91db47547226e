"""Names: those of people and bots, those that things were said under, and those in a file."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from tablee.server.protocol.refusals import Refusal
from tablee.server.table.decide import named
from tests.server.people import Message, Player, Process
from tests.server.test_table import over

FINISHED = ("/api/replays", "/api/export")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.mark.parametrize("name", ["\u200d", " \u200b\u2060 ", "\ufe0f\u200d", "\t\u0000\u202e", "\u3164", "\u0301", ""])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Refusal, match="name_empty"):
        named(name)


@pytest.mark.parametrize("name", ["Zoé", "李", "👩\u200d🚀", "❤\ufe0f", "?", "e\u0301"])
def test_names_in_any_script_are_welcome(name: str) -> None:
    assert named(name) == unicodedata.normalize("NFC", name)


def test_a_name_is_no_way_round_a_host_or_round_the_rules(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, seats=2)
        paul = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await lea.command("mute", seat=1, muted=True)
            assert (await other.command("rename", name="J’ai un Froid"))["reason"] == "muted"
            assert (await lea.command("rename", name="Léa B."))["type"] == "ack"
            assert lea.table["seats"][0]["name"] == "Léa B."
            await lea.command("start")
            assert (await lea.command("say", text="J’ai un Froid"))["reason"] == "only_presets"
            assert (await lea.command("rename", name="J’ai un Froid"))["reason"] == "not_lobby"

    asyncio.run(scene())


def test_a_chosen_face_is_seen_by_everybody_and_kept(house: Process) -> None:
    async def shows(player: Player, faces: list[int | None]) -> None:
        while [seat["face"] for seat in player.table.get("seats", [])] != faces:
            await player.next()

    async def scene() -> None:
        me = house.open_table(public=True, seats=3, face=12)
        paul = house.join(me["table"], "Paul", face=3)
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await shows(other, [12, 3, None])
            await other.command("rename", name="Paul", face=15)
            await shows(other, [12, 15, None])
            await other.command("rename", name="Paulo")
            await shows(lea, [12, 15, None])
            await lea.command("start", fill="random")
            assert (await other.command("rename", name="Paulo", face=1))["reason"] == "not_lobby"
            await other.command("leave")
            await shows(lea, [12, None, None])

    asyncio.run(scene())


def names(heard: list[Message]) -> list[tuple[str, str]]:
    return [(said["name"], said["text"]) for said in heard if said["type"] == "chat"]


def test_what_was_said_stays_with_who_said_it(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, seats=3)
        paul = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as lea:
            async with house.player(me["table"], paul["token"]) as other:
                await other.command("say", text="Bouh")
            await lea.command("kick", seat=1)
            house.join(me["table"], "Zoé", seat=1)
            await lea.command("say", text="Salut")
            await lea.command("rename", name="Léa B.")
            async with house.player(me["table"], me["token"]) as again:
                await again.command("say", text="Re")
                assert names(again.heard) == [("Paul", "Bouh"), ("Léa", "Salut"), ("Léa B.", "Re")]

    asyncio.run(scene())


def test_leaving_a_finished_game_changes_nothing_of_who_played_it(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, watchers="link", seats=3)
        paul = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await lea.command("start", fill="random")
            await asyncio.gather(lea.play_on(over), other.play_on(over))
            await other.command("say", preset="thanks")
            before = [house.ask("GET", f"{path}/{me['table']}", token=me["token"])[1] for path in FINISHED]
            assert (await other.command("leave"))["type"] == "ack"
            assert (await other.until_closed())[1] == 4403
            after = [house.ask("GET", f"{path}/{me['table']}", token=me["token"])[1] for path in FINISHED]
            assert after == before
            assert before[0]["names"][:2] == ["Léa", "Paul"]
            assert (before[1]["names"][1], before[1]["chat"][-1]["name"]) == ("Paul", "Paul")
            assert (await lea.command("hand_over", seat=1))["reason"] == "not_a_person"
            await lea.command("rematch")
            follower = lea.table["rematch"]
        async with house.player(me["table"], paul["token"]) as gone:
            assert (await gone.until_closed())[1] == 4401
        async with house.player(follower, me["token"]) as again:
            await again.until("table")
            assert [seat["kind"] for seat in again.table["seats"]] == ["human", "bot", "bot"]

    asyncio.run(scene())


def test_a_bot_keeps_its_name_when_its_level_changes(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=3)
        async with house.player(me["table"], me["token"]) as lea:
            called = set()
            for level in ("random", "novice", "expert"):
                await lea.command("sit_bot", seat=1, level=level)
                called.add(lea.table["seats"][1]["name"])
            assert len(called) == 1
            await lea.command("sit_bot", seat=2, level="random")
            assert lea.table["seats"][2]["name"] not in called

    asyncio.run(scene())


# -- In a file ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def file(house: Process) -> Message:
    """A game with two people, as it was exported."""

    async def scene() -> Message:
        me = house.open_table(public=True, seats=3)
        paul = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await other.command("say", text="Salut")
            await lea.command("say", preset="hello")
            await lea.command("start", fill="random")
            await asyncio.gather(lea.play_on(over), other.play_on(over))
        kept: Message = house.ask("GET", f"/api/export/{me['table']}", token=me["token"])[1]
        return kept

    return asyncio.run(scene())


def imported(house: Process, file: Message) -> tuple[int, Message]:
    status, answer = house.ask("POST", "/api/import?name=Max&seat=2", json.dumps(file).encode())
    return status, answer


def test_an_imported_game_has_the_names_and_the_chat_of_its_file(house: Process, file: Message) -> None:
    async def scene() -> None:
        status, me = imported(house, file)
        assert status == 200
        async with house.player(me["table"], me["token"], "en") as max_:
            await max_.command("say", text="Bravo")
            assert [seat["name"] for seat in max_.table["seats"]] == ["Léa", "Paul", "Max"]
            assert [seat["kind"] for seat in max_.table["seats"]] == ["bot", "bot", "human"]
            assert names(max_.heard) == [("Paul", "Salut"), ("Léa", "Hello!"), ("Max", "Bravo")]
        kept = house.ask("GET", f"/api/export/{me['table']}", token=me["token"])[1]
        assert kept["chat"][:2] == file["chat"]
        assert kept["names"] == ["Léa", "Paul", "Max"]

    asyncio.run(scene())


def test_a_file_of_an_older_program_says_by_the_seat_who_said_it(house: Process, file: Message) -> None:
    async def scene() -> None:
        old = [{key: value for key, value in said.items() if key != "name"} for said in file["chat"]]
        _, me = imported(house, {**file, "chat": old})
        async with house.player(me["table"], me["token"]) as max_:
            await max_.command("say", preset="wow")
            assert [name for name, _ in names(max_.heard)] == ["Paul", "Léa", "Max"]

    asyncio.run(scene())


SAID = {"e": "said", "seat": 0, "text": "Salut"}


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"tablee": 2}, "bad_file"),
        ({"names": ["Léa", "Paul"]}, "bad_names"),
        ({"names": ["Léa", "\u200d", "Zoé"]}, "bad_names"),
        ({"names": ["Léa", "P" * 25, "Zoé"]}, "bad_names"),
        ({"chat": [{**SAID, "name": "P" * 25}]}, "bad_names"),
        ({"chat": [{**SAID, "text": "a" * 301}]}, "bad_chat"),
        ({"chat": [{**SAID, "text": " "}]}, "bad_chat"),
        ({"chat": [{**SAID, "seat": 3}]}, "bad_chat"),
        ({"chat": [{**SAID, "seat": -1}]}, "bad_chat"),
        ({"chat": [{**SAID, "preset": "insult"}]}, "bad_chat"),
    ],
)
def test_names_and_chat_of_a_file_are_checked_like_any_others(
    house: Process, file: Message, wrong: Message, code: str
) -> None:
    status, answer = imported(house, {**file, **wrong})
    assert (status, answer["code"]) == (400, code)
    assert answer["words"].count(".") == 1, "one sentence"


@pytest.mark.parametrize("seat", ["3", "-1", "0012", "0" * 5000, "\u0661", ""])
def test_a_seat_that_is_none_is_refused(house: Process, file: Message, seat: str) -> None:
    status, answer = house.ask("POST", f"/api/import?name=Max&seat={quote(seat)}", json.dumps(file).encode())
    assert (status, answer["code"]) == (400, "no_such_seat")
