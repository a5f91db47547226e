"""Hosts: one leaves, hands over or is away; invitations are good whenever they are shown."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.server.live.absence import IN_THE_LOBBY
from tablee.server.live.hall import Hall
from tablee.server.live.room import Room
from tablee.server.protocol import bodies, commands
from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log, snapshot
from tablee.server.table.invites import is_listed, may_watch
from tests.server.inside import Ear, Inside, MemoryStore, QuickThinkers, in_virtual_time, seated
from tests.server.test_room import folded


class Lobby(Inside):
    """A table that has not begun."""

    def __init__(self, hall: Hall, room: Room, seats: list[bodies.Seated]) -> None:
        super().__init__(room)
        self.hall = hall
        self.seats = seats

    async def connect(self, seat: int) -> Ear:
        ear = Ear(seat, self.seats[seat].token)
        await self.room.do(lambda: self.room.enter(ear))
        return ear

    async def join(self, name: str, link: str | None = None, seat: int | None = None) -> Ear:
        """Sit down, by a link or at a public table."""
        invite = link.partition("#join=")[2] if link else None
        self.seats.append(await self.hall.join(self.table.id, bodies.Join(name, invite, seat)))
        ear = Ear(self.seats[-1].seat, self.seats[-1].token)
        await self.room.do(lambda: self.room.enter(ear))
        return ear


async def opened(**wanted: Any) -> tuple[Lobby, Ear]:
    """A new table and its host."""
    hall = Hall(MemoryStore(), QuickThinkers())
    me = await hall.create(bodies.CreateTable(**{"game": "boom", "name": "Léa", "seats": 4, **wanted}))
    lobby = Lobby(hall, hall.rooms[me.table], [me])
    return lobby, await lobby.connect(0)


def table(ear: Ear) -> dict[str, Any]:
    return ear.messages("table")[-1]


def links(ear: Ear) -> dict[str, Any]:
    found: dict[str, Any] = table(ear)["links"]
    return found


def secret(link: str) -> str:
    return link.partition("=")[2]


@pytest.mark.parametrize("how", [commands.HandOver("h", 1), commands.Leave("l")])
def test_the_links_of_a_new_host_are_good_at_once(how: commands.HandOver | commands.Leave) -> None:
    async def scene() -> None:
        lobby, lea = await opened()
        old = links(lea)
        paul = await lobby.join("Paul", old["any"])
        await lobby.tell(lea, how)
        shown = [message["links"] for message in paul.messages("table") if message["links"]]
        assert len({str(each) for each in shown}) == 1, "what is shown once does not change"
        assert may_watch(lobby.table, secret(shown[0]["watch"]))
        assert (await lobby.join("Zoé", shown[0]["seats"][3])).seat == 3
        with pytest.raises(Refusal, match="unknown_secret"):
            await lobby.join("Max", old["any"])
        await lobby.room.close()

    in_virtual_time(scene)


@pytest.mark.parametrize("how", [commands.HandOver("c", 1), commands.Rematch("c")])
def test_a_command_of_the_host_gets_the_first_answer_again_when_another_is_the_host(
    how: commands.HandOver | commands.Rematch,
) -> None:
    async def scene() -> None:
        inside = await seated(seats=2)
        lea = await inside.enter(0)
        await inside.room.change(lambda: ([log.Ended()], None))
        await inside.tell(lea, how)
        await inside.tell(lea, commands.HandOver("h", 1))
        await inside.leave(lea)
        rows, back = inside.table.seq, await inside.enter(0)
        await inside.tell(back, how)
        assert back.messages("ack") == [ack for ack in lea.messages("ack") if ack["command_id"] == "c"]
        await inside.tell(back, commands.Rematch("another"))
        assert [refused["reason"] for refused in back.messages("refused")] == ["not_yours"]
        assert inside.table.seq == rows
        await inside.room.close()

    in_virtual_time(scene)


def test_a_new_host_who_is_not_there_has_links_when_they_come() -> None:
    async def scene() -> None:
        lobby, lea = await opened()
        paul = await lobby.join("Paul", links(lea)["any"])
        await lobby.leave(paul)
        await lobby.tell(lea, commands.HandOver("h", 1))
        assert links(lea) is None
        back = await lobby.connect(1)
        assert await lobby.join("Zoé", links(back)["any"])
        await lobby.room.close()

    in_virtual_time(scene)


def test_a_new_host_at_another_process_has_links_as_soon_as_it_hears_of_it() -> None:
    async def scene() -> None:
        here, lea = await opened(seats=3)
        paul = await here.join("Paul", links(lea)["any"])
        await here.leave(paul)
        elsewhere = Hall(here.hall.store, QuickThinkers())
        there = Lobby(elsewhere, await elsewhere.room(here.table.id), here.seats)
        here.hall.store.shared = True
        paul = await there.connect(1)
        await here.tell(lea, commands.HandOver("h", 1))
        assert links(paul) is None
        await there.room.do(there.room.catch_up)
        await there.rest()
        assert (await there.join("Zoé", links(paul)["any"])).seat == 2
        await here.room.do(here.room.catch_up)
        assert links(lea) is None
        for lobby in (here, there):
            assert snapshot.write(lobby.table) == snapshot.write(await folded(here))
            await lobby.room.close()

    in_virtual_time(scene)


def test_two_connections_of_a_host_renew_the_links_once() -> None:
    async def scene() -> None:
        lobby, lea = await opened()
        paul = await lobby.join("Paul", links(lea)["any"])
        await lobby.connect(0)
        await lobby.connect(1)
        before = lobby.table.seq
        await lobby.tell(lea, commands.HandOver("h", 1))
        assert lobby.table.seq == before + 2, "handed over, and invited anew"
        assert links(paul)
        await lobby.room.close()

    in_virtual_time(scene)


def test_who_is_sent_away_does_not_come_back_by_the_same_link() -> None:
    async def scene() -> None:
        lobby, lea = await opened()
        old = links(lea)
        paul = await lobby.join("Paul", old["seats"][1])
        await lobby.tell(lea, commands.Kick("k", paul.seat))
        for link in (old["any"], old["seats"][1]):
            with pytest.raises(Refusal, match="unknown_secret"):
                await lobby.join("Paul", link)
        assert await lobby.join("Zoé", links(lea)["seats"][2])
        assert links(lea)["watch"] == old["watch"], "who watches is not disturbed"
        assert may_watch(lobby.table, secret(old["watch"]))
        new = links(lea)
        await lobby.leave(lea)
        assert links(await lobby.connect(0)) == new
        await lobby.room.close()

    in_virtual_time(scene)


def test_a_link_to_a_finished_game_stays_good_whoever_is_the_host() -> None:
    async def scene() -> None:
        lobby, lea = await opened(seats=2)
        paul = await lobby.join("Paul", links(lea)["any"])
        await lobby.tell(lea, commands.Start("s"))
        await lobby.room.change(lambda: ([log.Ended()], None))
        given = links(lea)["watch"]
        await lobby.tell(lea, commands.Leave("l"))
        assert links(paul)["watch"] != given
        await lobby.leave(paul)
        again = links(await lobby.connect(1))["watch"]
        for link in (given, links(paul)["watch"], again):
            assert may_watch(lobby.table, secret(link))
            assert may_watch(await folded(lobby), secret(link))
        await lobby.room.close()

    in_virtual_time(scene)


# -- A table without a host ---------------------------------------------------------------------------


def test_who_sits_down_where_nobody_is_becomes_the_host() -> None:
    async def scene() -> None:
        lobby, lea = await opened(public=True)
        await lobby.tell(lea, commands.Leave("l"))
        paul = await lobby.join("Paul", seat=2)
        zoe = await lobby.join("Zoé")
        assert (paul.messages("welcome")[0]["host"], zoe.messages("welcome")[0]["host"]) == (True, False)
        assert await lobby.join("Max", links(paul)["any"])
        await lobby.tell(paul, commands.Start("s", "random"))
        assert lobby.table.phase == "playing"
        await lobby.room.close()

    in_virtual_time(scene)


def test_when_a_host_is_away_the_next_who_is_there_is_the_host() -> None:
    async def scene() -> None:
        inside = await seated(seats=4)
        ears = [await inside.enter(seat) for seat in range(4)]
        for gone in (1, 0):
            await inside.leave(ears[gone])
            await asyncio.sleep(inside.table.clocks.away + 1)
        assert [place.away for place in inside.table.places] == [True, True, False, False]
        assert table(ears[3])["host"] == 2, "not who is away too"
        assert links(ears[2])
        assert (await folded(inside)).host == 2
        await inside.enter(0)
        assert table(ears[2])["host"] == 2, "nor who comes back"
        await inside.tell(ears[2], commands.Pause("p"))
        assert inside.table.phase == "paused"
        await inside.room.close()

    in_virtual_time(scene)


def test_a_host_who_leaves_hands_over_to_somebody_who_is_there() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        ears = [await inside.enter(seat) for seat in range(3)]
        await inside.leave(ears[1])
        await asyncio.sleep(inside.table.clocks.away + 1)
        await inside.tell(ears[0], commands.Leave("l"))
        assert table(ears[2])["host"] == 2
        await inside.room.close()

    in_virtual_time(scene)


def test_a_host_who_is_gone_from_a_game_that_stands_still_hands_over() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        ears = [await inside.enter(seat) for seat in range(3)]
        await inside.tell(ears[0], commands.Pause("p"))
        for gone in (1, 0):
            await inside.leave(ears[gone])
        await asyncio.sleep(inside.table.clocks.away - 1)
        assert table(ears[2])["host"] == 0
        await asyncio.sleep(2)
        assert table(ears[2])["host"] == 2, "who is there, not the next one"
        assert not any(place.away for place in inside.table.places), "no bot stands in where nothing is played"
        await inside.tell(ears[2], commands.Resume("r"))
        assert inside.table.phase == "playing"
        assert (await folded(inside)).host == 2
        await inside.room.close()

    in_virtual_time(scene)


def test_a_host_for_whom_a_bot_stands_in_already_is_not_waited_for_for_ever() -> None:
    async def scene() -> None:
        inside = await seated(seats=3)
        ears = [await inside.enter(seat) for seat in range(3)]
        await inside.leave(ears[1])
        await asyncio.sleep(inside.table.clocks.away + 1)
        await inside.tell(ears[0], commands.HandOver("h", 1))
        await inside.tell(ears[0], commands.Leave("l"))
        assert table(ears[2])["host"] == 1
        await asyncio.sleep(inside.table.clocks.away + 1)
        assert table(ears[2])["host"] == 2
        await inside.room.close()

    in_virtual_time(scene)


def test_strangers_do_not_wait_for_ever_for_the_host_of_a_public_table() -> None:
    async def scene() -> None:
        lobby, lea = await opened(public=True)
        paul = await lobby.join("Paul")
        await lobby.leave(lea)
        await asyncio.sleep(IN_THE_LOBBY - 1)
        assert table(paul)["host"] == 0
        await asyncio.sleep(2)
        await lobby.tell(paul, commands.Start("s", "random"))
        assert lobby.table.phase == "playing"
        await lobby.room.close()

    in_virtual_time(scene)


def test_a_host_who_is_out_to_invite_people_keeps_the_lobby() -> None:
    async def scene() -> None:
        lobby, lea = await opened(seats=3)
        paul = await lobby.join("Paul", links(lea)["any"])
        await lobby.leave(lea)
        await asyncio.sleep(10 * IN_THE_LOBBY)
        assert table(paul)["host"] == 0
        assert await lobby.join("Max", links(lea)["any"]), "and the links are good"
        await lobby.room.close()

    in_virtual_time(scene)


# -- The lobby's list ---------------------------------------------------------------------------------


@pytest.mark.parametrize("watchers", [None, "everybody", "link", "nobody"])
def test_what_is_listed_can_be_joined_or_watched_by_strangers(watchers: str | None) -> None:
    async def scene() -> None:
        lobby, lea = await opened(public=True, watchers=watchers, seats=2)
        assert is_listed(lobby.table)
        await lobby.join("Paul")
        for _ in range(2):  # no seat is free, and then it is too late to sit down
            assert is_listed(lobby.table) == may_watch(lobby.table, None) == (watchers in (None, "everybody"))
            await lobby.tell(lea, commands.Start("s"))
        await lobby.room.close()

    in_virtual_time(scene)


def test_the_lobby_lists_tables_where_somebody_is() -> None:
    async def scene() -> None:
        lobby, lea = await opened(public=True, bots="random")
        await lobby.tell(lea, commands.ClearSeat("c", 1))
        paul = await lobby.join("Paul")
        await lobby.tell(lea, commands.Leave("l"))
        assert is_listed(lobby.table)
        await lobby.tell(paul, commands.Leave("l"))
        assert not is_listed(lobby.table), "only bots are left"
        await lobby.room.close()

    in_virtual_time(scene)
