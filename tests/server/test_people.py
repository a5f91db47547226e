"""People: the lobby, several tables, coming back tomorrow, hosts and guests, spectators, chat, play over days."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from tablee import bots
from tablee.games import game
from tablee.server.live.hall import IDLE, Hall
from tablee.server.protocol import bodies, commands
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Card
from tablee.server.table.clocks import is_slow
from tablee.server.table.invites import may_watch
from tablee.server.tokens import invitation
from tests.server.inside import Ear, Inside, MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.people import Message, Process
from tests.server.test_clocks import moves_by
from tests.server.test_room import far_away
from tests.server.test_table import over


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("data")) as process:
        yield process


def listed(house: Process) -> dict[str, Message]:
    return {table["id"]: table for table in house.ask("GET", "/api/tables")[1]}


def test_the_lobby_lists_open_tables_only_and_keeps_up_with_them(house: Process) -> None:
    async def scene() -> None:
        me, secret = house.open_table(public=True, seats=2), house.open_table()
        assert secret["table"] not in listed(house)
        assert (listed(house)[me["table"]]["free"], listed(house)[me["table"]]["host"]) == ([1], "Léa")
        paul = house.join(me["table"], "Paul")
        assert listed(house)[me["table"]]["free"] == []
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await lea.command("start")
            assert listed(house)[me["table"]]["phase"] == "playing"
            await asyncio.gather(lea.play_on(over), other.play_on(over))
            await lea.command("say", preset="hello")
            assert me["table"] not in listed(house), "a game that is over is nobody's to join"

    asyncio.run(scene())


def test_a_table_that_all_have_left_is_not_listed(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True)
        async with house.player(me["table"], me["token"]) as lea:
            assert (await lea.command("leave"))["type"] == "ack"
            await lea.until_closed()
        assert me["table"] not in listed(house)
        paul = house.join(me["table"], "Paul", seat=1)
        assert listed(house)[me["table"]]["host"] == "Paul"
        async with house.player(me["table"], paul["token"]) as other:
            assert (await other.until("welcome"))["host"]

    asyncio.run(scene())


def test_one_person_plays_at_several_tables_at_once(house: Process) -> None:
    async def scene() -> None:
        tables = [house.open_table(seats=1, start=True) for _ in range(3)]
        assert len({me["token"] for me in tables}) == 3, "a secret opens one seat only"
        async with (
            house.player(tables[0]["table"], tables[0]["token"]) as one,
            house.player(tables[1]["table"], tables[1]["token"]) as two,
        ):
            for person in (one, two, one, two):
                await person.play_on(lambda state: bool(state["options"]) or over(state))
                if not over(person.state):
                    assert (await person.act(person.state["options"][0]["key"]))["type"] == "ack"
        async with house.player(tables[2]["table"], tables[0]["token"]) as stranger:
            assert (await stranger.until_closed())[1] == 4401

    asyncio.run(scene())


def test_a_rematch_seats_the_same_people_by_the_same_secrets(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, seats=2)
        paul = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await lea.command("start")
            await lea.command("mute", seat=1, muted=True)
            await asyncio.gather(lea.play_on(over), other.play_on(over))
            assert (await other.command("rematch"))["reason"] == "not_yours"
            await lea.command("rematch")
            await other.until(lambda m: m["type"] == "table" and m["rematch"])
            follower = other.table["rematch"]
            assert (await lea.command("rematch"))["type"] == "ack"
            assert lea.table["rematch"] == follower, "one table, however often it is asked for"
        for seat, secret in enumerate((me["token"], paul["token"])):
            async with house.player(follower, secret) as again:
                assert (await again.until("welcome"))["seat"] == seat
                await again.until("table")
                assert [one["muted"] for one in again.table["seats"]] == [False, True]

    asyncio.run(scene())


def test_a_link_to_watch_shows_the_table_and_nothing_more(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=2, bots="random", start=True)
        async with house.player(me["table"], me["token"]) as lea:
            await lea.until("table")
            secret = lea.table["links"]["watch"].partition("#watch=")[2]
            async with house.player(me["table"], secret) as guest:
                assert (await guest.until("welcome"))["seat"] is None
                await guest.until("state")
                assert (guest.state["options"], guest.table["links"]) == ([], None)
                assert (await guest.command("say", text="psst"))["reason"] == "not_seated"
                await lea.until(lambda m: m["type"] == "table" and m["spectators"] == 1)
        private = house.open_table(watchers="nobody")
        async with house.player(private["table"], private["token"]) as host:
            await host.until("table")
            assert host.table["links"]["watch"] is None
        barred = invitation(private["token"], private["table"], "watch")
        async with house.player(private["table"], barred) as stranger:
            assert (await stranger.until_closed())[1] == 4401

    asyncio.run(scene())


def test_a_host_fills_seats_with_bots_of_any_level_and_empties_them(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(seats=3)
        async with house.player(me["table"], me["token"]) as lea:
            for level in bots.offered(game("boom")):
                assert (await lea.command("sit_bot", seat=1, level=level))["type"] == "ack"
                assert lea.table["seats"][1]["level"] == level
            assert (await lea.command("sit_bot", seat=1, level="genius"))["reason"] == "no_such_level"
            assert (await lea.command("sit_bot", seat=0, level="random"))["reason"] == "no_such_seat"
            await lea.command("clear_seat", seat=1)
            assert lea.table["seats"][1]["kind"] == "empty"
            assert (await lea.command("settings", options={"difficulty": "eclair"}))["type"] == "ack"
            assert lea.table["options"]["difficulty"] == "eclair"

    asyncio.run(scene())


def test_chat_is_kept_with_the_game_and_a_host_may_mute(house: Process) -> None:
    async def scene() -> None:
        me = house.open_table(public=True, seats=3, bots=None)
        paul = house.join(me["table"], "Paul")
        async with house.player(me["table"], me["token"]) as lea, house.player(me["table"], paul["token"]) as other:
            await other.command("say", text="Salut !")
            await lea.command("mute", seat=1, muted=True)
            assert (await other.command("say", text="Encore"))["reason"] == "muted"
            assert (await other.command("say", preset="hello"))["type"] == "ack", "ready-made phrases hurt nobody"
            await lea.command("mute", seat=1, muted=False)
            assert (await other.command("say", text="Merci"))["type"] == "ack"
            await lea.command("start", fill="random")
            await asyncio.gather(lea.play_on(over), other.play_on(over))
        kept = house.ask("GET", f"/api/export/{me['table']}", token=paul["token"])[1]
        assert [said["text"] or said["preset"] for said in kept["chat"]] == ["Salut !", "hello", "Merci"]

    asyncio.run(scene())


# -- Tomorrow -----------------------------------------------------------------------------------------


def test_a_table_nobody_is_at_leaves_the_memory_and_is_the_same_tomorrow() -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        hall = inside.room.hall
        assert isinstance(hall, Hall)
        ears = [await inside.enter(seat) for seat in range(2)]
        assert inside.table.play
        seat = inside.table.play.asked()[0]
        await inside.act(ears[seat], ears[seat].state["options"][-1]["key"])
        left = [ear.state["view"] for ear in ears]
        for ear in ears:
            await inside.leave(ear)
        await asyncio.sleep(IDLE + 1)
        await hall._put_away(asyncio.get_running_loop().time)
        assert hall.rooms == {}
        await asyncio.sleep(24 * 3600)
        tomorrow = Inside(await hall.room(inside.table.id))
        assert tomorrow.table is not inside.table
        for seat, ear in enumerate(ears):
            assert tomorrow.table.seat_of(ear.token) == seat
            assert (await tomorrow.enter(seat)).state["view"] == left[seat]
        await tomorrow.room.close()

    in_virtual_time(scene)


class SlowStore(MemoryStore):
    """Knows which tables go on although nobody is there."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[str, Card] = {}

    async def put(self, card: Card) -> None:
        self.shown[card.table] = card

    async def undriven(self) -> list[str]:
        return [card.table for card in self.shown.values() if card.slow and card.phase == "playing"]


def test_play_over_days_goes_on_after_a_restart_although_nobody_is_there() -> None:
    async def scene() -> None:
        day = 24 * 3600
        inside = await seated(seats=2, clocks=Clocks(move=2 * day, reaction=3600))
        assert is_slow(inside.table)
        kept = SlowStore()
        kept.rows = inside.room.hall.store.rows  # type: ignore[attr-defined]
        inside.room.hall.store = kept
        await inside.room.hall.write_card(inside.table)
        await inside.room.close()
        hall = Hall(kept, QuickThinkers())
        await hall.open()
        for keeper in hall._chores:  # else they look round every second of these days
            keeper.cancel()
        await asyncio.sleep(day)
        assert moves_by(Inside(hall.rooms[inside.table.id])) == []
        await asyncio.sleep(1.5 * day)
        assert len(moves_by(Inside(hall.rooms[inside.table.id]))) > 0
        await hall.close()

    in_virtual_time(scene)


def test_an_invitation_expires_and_a_host_who_comes_back_renews_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = Hall(MemoryStore(), QuickThinkers())
        me = await hall.create(bodies.CreateTable("boom", "Léa", 2))
        room = await hall.room(me.table)
        invite = invitation(me.token, me.table, "any")
        watch = invitation(me.token, me.table, "watch")
        assert may_watch(room.table, watch)
        month, real = 31 * 24 * 3600, time.time
        monkeypatch.setattr(time, "time", lambda: real() + month)
        with pytest.raises(Refusal) as refused:
            await hall.join(me.table, bodies.Join("Paul", invite))
        assert refused.value.code == "invite_expired"
        assert not may_watch(room.table, watch)
        await room.do(lambda: room.enter(Ear(0, me.token)))
        assert (await hall.join(me.table, bodies.Join("Paul", invite))).seat == 1
        assert may_watch(room.table, watch)
        monkeypatch.setattr(time, "time", lambda: real() + 3 * month)
        room.table.phase = "over"
        assert may_watch(room.table, watch), "a finished game may be shared for good"
        await room.close()

    in_virtual_time(scene)


# -- In the middle of a game --------------------------------------------------------------------------


def test_who_is_kicked_in_the_middle_is_replaced_by_the_usual_bot() -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        ears = [await inside.enter(seat) for seat in range(2)]
        await inside.tell(ears[0], commands.Kick("k", 1))
        assert ears[1].messages("close")[-1]["code"] == 4403
        shown = ears[0].messages("table")[-1]["seats"][1]
        assert (shown["kind"], shown["level"]) == ("bot", bots.USUAL)
        assert inside.table.seat_of("token1") is None
        for _ in range(6):
            if ears[0].state["options"]:
                await inside.act(ears[0], ears[0].state["options"][0]["key"])
            await asyncio.sleep(5)
        assert {seat for seat, _ in moves_by(inside)} == {0, 1}, "the game goes on"
        await inside.room.close()

    in_virtual_time(scene)


def test_a_host_who_leaves_hands_over() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        ears = [await inside.enter(seat) for seat in range(3)]
        await inside.tell(ears[0], commands.Leave("l"))
        assert ears[1].messages("table")[-1]["host"] == 1
        await inside.tell(ears[1], commands.Pause("p"))
        assert inside.table.phase == "paused"
        await inside.room.close()

    in_virtual_time(scene)


def test_a_pause_stops_the_clock_and_the_bots() -> None:
    async def scene() -> None:
        inside = await seated(seats=2, people=1, clocks=Clocks(move=20, reaction=20))
        ear = await inside.enter(0)
        await inside.tell(ear, commands.Pause("p"))
        before = moves_by(inside)
        await asyncio.sleep(3600)
        assert moves_by(inside) == before
        assert ear.state["deadline"] is None
        await inside.tell(ear, commands.Resume("r"))
        await asyncio.sleep(60)
        assert len(moves_by(inside)) > len(before)
        await inside.room.close()

    in_virtual_time(scene)


def test_the_sandglass_of_bunny_runs_and_costs_what_the_rules_say() -> None:
    async def scene() -> None:
        inside = await seated("bunny", 2, options={"sandglass": "30"}, clocks=Clocks(move=600))
        ears = [await inside.enter(seat) for seat in range(2)]
        play = inside.table.play
        assert play
        while not play.game.limit(play.g):
            seat = play.asked()[0]
            await inside.act(ears[seat], ears[seat].state["options"][0]["key"])
        seat = play.asked()[0]
        assert {ear.state["deadline"]["total_ms"] for ear in ears} == {30_000}
        before = len(moves_by(inside))
        await asyncio.sleep(29)
        assert len(moves_by(inside)) == before
        await asyncio.sleep(2)
        taken = play.record.inputs[before]
        assert (taken.seat, taken.by) == (seat, "clock"), "what only a clock may do"
        await inside.room.close()

    in_virtual_time(scene)


def reachable(ear: Ear) -> dict[str, str]:
    """The utensils that somebody may reach for at any moment, and how."""
    keys = [option["key"] for option in ear.state["options"] if option["standing"]]
    return {key.split(":")[2]: key for key in keys if key.startswith(("grab", "swap"))}


def test_a_race_for_a_utensil_is_won_by_who_reached_first() -> None:
    async def scene() -> None:
        inside = await seated("seizh", 4, options={"tempo": "live"})
        ears = [await inside.enter(seat) for seat in range(4)]
        assert inside.table.play
        while not set(reachable(ears[1])) & set(reachable(ears[2])):
            asked = inside.table.play.asked()[0]
            await inside.act(ears[asked], [o["key"] for o in ears[asked].state["options"] if not o["standing"]][-1])
        near, far = (reachable(ears[seat]) for seat in (1, 2))
        wanted = min(set(near) & set(far))
        far_away(ears[1], 0.002)
        far_away(ears[2], 0.100)
        before = len(moves_by(inside))
        inside.room.submit(ears[1], commands.Act("near", near[wanted]))
        await asyncio.sleep(0.030)
        inside.room.submit(ears[2], commands.Act("far", far[wanted]))
        await asyncio.sleep(1)
        assert moves_by(inside)[before:] == [(2, far[wanted])], "made 20 ms before the other, heard 30 ms after it"
        assert ears[1].messages("refused")[-1]["command_id"] == "near"
        await inside.room.close()

    in_virtual_time(scene)
