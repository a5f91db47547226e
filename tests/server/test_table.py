"""At the table, over real sockets: opening, joining, playing, coming back, leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee import bots
from tablee.games import game
from tests.server.people import Message, Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def over(state: Message) -> bool:
    return bool(state["view"]["over"])


def invitations(links: Message) -> list[str]:
    return [link.partition("#join=")[2] for link in links["seats"]]


def test_one_person_plays_against_bots_to_the_end(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(bots="random", start=True)
        async with house.player(me["table"], me["token"]) as lea:
            welcome = await lea.until("welcome")
            assert welcome["seat"] == 0
            assert welcome["catalogue"]["name"] == "Boom Badaboom"
            await lea.play_on(over)
            assert lea.state["ending"]
            versions = [m["version"] for m in lea.heard if m["type"] == "state"]
            assert versions == list(range(versions[0], versions[0] + len(versions))), "no gap"
            table = await lea.until("table") if lea.table["phase"] != "over" else lea.table
            assert table["phase"] == "over"

    asyncio.run(scene())


@pytest.mark.parametrize("level", sorted(set(bots.offered(game("boom"))) - {"random"}))
def test_bots_of_every_level_play_on(house: Process, level: str) -> None:
    async def scene() -> None:
        me = house.open_table(bots=level, start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.play_on(lambda state: bool(state["moves"] >= 6) or over(state))
            assert lea.table["seats"][1]["level"] == level
            answer = await lea.command("hint")
            if answer["type"] == "ack":
                hint = await lea.until("hinted")
                assert hint["words"]

    asyncio.run(scene())


def test_where_answers_are_spoken_no_bot_can_play(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(game="baba", seats=2, options={"answers": "spoken"})
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("table")
            assert (await lea.command("start", fill="novice"))["reason"] == "bots_are_mute"
            await lea.command("settings", options={"answers": "choices"})
            assert (await lea.command("start", fill="novice"))["type"] != "refused"

    asyncio.run(scene())


def test_a_friend_joins_by_link_and_both_see_one_table(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table()
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("table")
            invites = invitations(lea.table["links"])
            friend = house.join(me["table"], "Paul", invite=invites[2])
            assert friend["seat"] == 2
            async with house.player(friend["table"], friend["token"], "en") as paul:
                await paul.until("table")
                assert paul.table["links"] is None, "only the host sees the links"
                assert [s["name"] for s in paul.table["seats"]] == ["Léa", "", "Paul"]
                answer = await lea.command("start")
                assert answer["reason"] == "seats_empty"
                assert (await paul.command("start", fill="random"))["reason"] == "not_yours"
                await lea.command("start", fill="random")
                await asyncio.gather(lea.play_on(over), paul.play_on(over))
                assert lea.state["view"]["winners"] == paul.state["view"]["winners"]
                assert lea.state["ending"] != paul.state["ending"], "each in their own language"

    asyncio.run(scene())


def test_an_invitation_takes_no_taken_seat_and_a_wrong_one_none(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table()
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("table")
            invites = invitations(lea.table["links"])
        house.join(me["table"], "Paul", invite=invites[1])
        path = f"/api/tables/{me['table']}/join"
        assert house.ask("POST", path, {"name": "Max", "invite": invites[1]})[1]["code"] == "seat_taken"
        assert house.ask("POST", path, {"name": "Max", "invite": invites[0]})[1]["code"] == "seat_taken"
        assert house.ask("POST", path, {"name": "Max", "invite": "guess"})[1]["code"] == "unknown_secret"
        assert house.ask("POST", path, {"name": "Max"})[1]["code"] == "invite_needed"
        assert house.ask("POST", path, {"name": "  ", "invite": invites[2]})[1]["code"] == "name_empty"

    asyncio.run(scene())


def test_a_reload_and_a_second_tab_find_the_same_seat(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=1, start=True)
        async with house.player(me["table"], me["token"]) as first:
            await first.until(lambda m: m["type"] == "state" and m["options"])
            async with house.player(me["table"], me["token"]) as second:
                await second.until("state")
                assert second.state["whole"]
                assert second.state["view"] == first.state["view"]
                await first.act(first.state["options"][0]["key"])
                while second.state["version"] < first.state["version"]:
                    await second.until("state")
                assert second.heard[-1]["version"] == first.state["version"]

    asyncio.run(scene())


def test_a_command_sent_twice_has_one_effect_and_one_answer(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=1, start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until(lambda m: m["type"] == "state" and m["options"])
            option = lea.state["options"][0]["key"]
            first = await lea.command("act", "same", key=option, version=lea.state["version"])
            again = await lea.command("act", "same", key=option)
            assert first["type"] == again["type"] == "ack"
            assert first == again
        async with house.player(me["table"], me["token"]) as back:
            await back.until("state")
            assert await back.command("act", "same", key=option) == first

    asyncio.run(scene())


def test_an_answer_to_a_question_that_is_gone_is_refused(house: Process) -> None:
    async def scene() -> bool:
        me = house.open_table(seats=1, start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            old = lea.state["version"]
            await lea.act(lea.state["options"][0]["key"])
            if not lea.state["options"]:
                return False  # a first card can end the game
            late = await lea.command("act", key=lea.state["options"][0]["key"], version=old)
            assert late["reason"] == "stale"
            assert "question" in late["words"]
            nonsense = await lea.command("act", key="fly:0:away")
            assert nonsense["reason"] == "not_offered"
            return True

    assert any(asyncio.run(scene()) for _ in range(10))


def test_what_is_not_possible_says_why(house: Process) -> None:
    async def tried() -> bool:
        me = house.open_table(seats=1, start=True)
        async with house.player(me["table"], me["token"], "en") as lea:
            await lea.until("state")
            while not lea.state["refused"] and not over(lea.state):
                await lea.act(lea.state["options"][0]["key"])
            for shown in lea.state["refused"][:1]:
                answer = await lea.act(shown["key"])
                assert answer["reason"] == shown["reason"]
                assert answer["words"] == shown["reason_words"] != ""
            return bool(lea.state["refused"])

    while not asyncio.run(tried()):
        pass  # luck ended the game before anything was refused


def test_kicked_left_and_handed_over(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, watchers="link")
        other = house.join(me["table"], "Paul")
        third = house.join(me["table"], "Zoé")
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], other["token"]) as paul:
            await paul.until("table")
            assert (await lea.command("kick", seat=0))["reason"] == "yourself"
            await lea.command("kick", seat=1)
            rest, code = await paul.until_closed()
            assert rest[-1]["type"] == "bye"
            assert code == 4403
            await lea.command("hand_over", seat=2)
            assert (await lea.command("kick", seat=2))["reason"] == "not_yours"
        async with house.player(me["table"], other["token"]) as kicked:
            rest, code = await kicked.until_closed()
            assert (rest[-1]["code"], code) == ("unknown_secret", 4401)
        async with house.player(me["table"], third["token"]) as zoe:
            await zoe.until("table")
            assert zoe.table["host"] == 2
            assert zoe.table["links"], "the new host can invite"
            invite = zoe.table["links"]["any"].partition("#join=")[2]
            assert house.join(me["table"], "Max", invite=invite)["seat"] == 1

    asyncio.run(scene())


def test_pause_chat_and_rematch(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(bots="random", start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            await lea.command("pause")
            assert lea.state["options"] == []
            assert (await lea.command("act", key="x"))["reason"] == "not_playing"
            await lea.command("resume")
            await lea.command("say", text="  Bon\u0007jour \u202e à tous  ")
            said = next(m for m in lea.heard if m["type"] == "chat")
            assert said["text"] == "Bon jour à tous"
            await lea.command("say", preset="oops")
            assert lea.heard[-2]["text"] == "Oups…"
            assert (await lea.command("rematch"))["reason"] == "not_over"
            await lea.play_on(over)
            await lea.command("rematch")
            follower = lea.table["rematch"]
        async with house.player(follower, me["token"]) as again:
            await again.until("table")
            assert [s["kind"] for s in again.table["seats"]] == ["human", "bot", "bot"]
            assert again.table["links"]
            assert (await again.command("start"))["type"] == "ack"

    asyncio.run(scene())


def test_two_who_save_one_cake_speak_in_phrases_only(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=2, bots="random")
        async with house.player(me["table"], me["token"]) as lea:
            assert (await lea.until("welcome"))["texts"] is False
            assert (await lea.command("say", text="J’ai un Froid"))["reason"] == "only_presets"
            assert (await lea.command("say", preset="wow"))["type"] == "ack"

    asyncio.run(scene())


def test_a_table_survives_a_restart(tmp_path: Path) -> None:
    async def scene(process: Process, me: Message, last: Message | None) -> Message:
        async with process.player(me["table"], me["token"]) as lea:
            await lea.until("state")
            assert last is None or lea.state["view"] == last["view"]
            for _ in range(3):
                if not over(lea.state):
                    await lea.act(lea.state["options"][0]["key"])
            return lea.state

    with Process(tmp_path) as process:
        me = process.open_table(seats=1, start=True)
        last = asyncio.run(scene(process, me, None))
        assert "Traceback" not in process.stop()
        process.start()
        asyncio.run(scene(process, me, last))
