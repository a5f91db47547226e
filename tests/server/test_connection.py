"""Connections whose client does not read: bounded, brought up to date by one whole picture, and given up in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from tablee.server.live.audience import LONGEST_CHAT
from tablee.server.live.connection import BURST, LONGEST_OUTBOX, PATIENCE, Connection
from tablee.server.protocol.messages import ServerPong
from tablee.server.table.log import Said
from tablee.server.ws.session import Session
from tests.server.inside import Inside, in_virtual_time, seated


class Reader:
    """The other end, as far as the server sees it."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.code: int | None = None
        self.aborted = False

    def write(self, texts: Sequence[bytes]) -> None:
        self.texts += texts

    def close(self, code: int) -> None:
        self.code = code

    def abort(self) -> None:
        self.aborted = True

    def round_trip(self) -> float | None:
        return None

    def last(self, kind: str) -> dict[str, Any]:
        said: list[dict[str, Any]] = [msgspec.json.decode(text) for text in self.texts]
        return [message for message in said if message["type"] == kind][-1]


async def at_a_table() -> tuple[Inside, Reader, Connection]:
    inside, reader = await seated(people=4), Reader()
    connection = Connection(reader, asyncio.get_running_loop().time)
    connection.admit(0, "token0")
    await inside.room.do(partial(inside.room.enter, connection))
    await inside.rest()
    return inside, reader, connection


async def entered(inside: Inside, seat: int) -> Connection:
    connection = Connection(Reader(), asyncio.get_running_loop().time)
    connection.admit(seat, f"token{seat}")
    await inside.room.do(partial(inside.room.enter, connection))
    return connection


def test_many_windows_of_one_seat_speak_no_faster_than_one() -> None:
    async def scene() -> None:
        inside, _, first = await at_a_table()
        windows = [first, *[await entered(inside, 0) for _ in range(4)]]
        heard = sum(window.allows() for window in windows for _ in range(int(BURST)))
        assert heard == int(BURST)
        await inside.room.depart(first)
        assert not (await entered(inside, 0)).allows(), "nor who leaves and comes again"
        assert (await entered(inside, 1)).allows(), "the others are still heard"
        await inside.room.close()

    in_virtual_time(scene)


async def repainted(inside: Inside, times: int) -> None:
    for n in range(times):
        inside.table.places[1].name = f"N{n}"
        inside.room.audience.update()


def test_who_falls_behind_gets_one_whole_picture() -> None:
    async def scene() -> None:
        inside, reader, connection = await at_a_table()
        reader.texts.clear()
        connection.pause()
        await repainted(inside, 3 * LONGEST_OUTBOX)
        assert reader.texts == []
        connection.resume()
        assert len(reader.texts) == LONGEST_OUTBOX, "what waits is bounded"
        await inside.rest()
        assert reader.last("table")["seats"][1]["name"] == f"N{3 * LONGEST_OUTBOX - 1}"
        assert reader.last("state")["whole"]
        assert len(reader.texts) == LONGEST_OUTBOX + 2
        assert not connection.given_up

    in_virtual_time(scene)


def test_who_reads_again_in_time_misses_nothing() -> None:
    async def scene() -> None:
        inside, reader, connection = await at_a_table()
        reader.texts.clear()
        connection.pause()
        await repainted(inside, 10)
        connection.resume()
        await asyncio.sleep(2 * PATIENCE)
        assert [msgspec.json.decode(text)["type"] for text in reader.texts].count("table") == 10
        assert not reader.aborted

    in_virtual_time(scene)


def test_who_does_not_read_at_all_is_given_up() -> None:
    async def scene() -> None:
        _, reader, connection = await at_a_table()
        connection.pause()
        await asyncio.sleep(PATIENCE - 1)
        assert not reader.aborted
        await asyncio.sleep(2)
        assert reader.aborted
        assert connection.given_up

    in_virtual_time(scene)


def test_who_asks_on_without_reading_is_sent_away() -> None:
    async def scene() -> None:
        _, reader, connection = await at_a_table()
        connection.pause()
        for n in range(5 * LONGEST_OUTBOX):
            connection.say(ServerPong(n))
        connection.resume()
        assert reader.code == 4408
        assert connection.given_up

    in_virtual_time(scene)


def test_those_who_were_given_up_are_counted() -> None:
    async def scene() -> None:
        inside = await seated()
        for given_up in (True, False):
            session = Session(inside.room.hall, inside.table.id, Reader())  # type: ignore[arg-type]
            session.connection.given_up = given_up
            session.end()
        assert inside.room.hall.metrics.counts["slow_clients_total"] == 1

    in_virtual_time(scene)


def test_who_comes_by_a_slow_line_to_a_table_with_a_long_chat_is_let_in() -> None:
    async def scene() -> None:
        inside, reader, connection = await at_a_table()
        inside.table.chat += [Said(1, f"connection {n}") for n in range(1000)]
        connection.pause()
        inside.room.audience.greet(connection)
        assert reader.code is None
        connection.resume()
        numbers = [m["n"] for m in map(msgspec.json.decode, reader.texts) if m["type"] == "chat"]
        assert numbers == list(range(1000 - LONGEST_CHAT + 1, 1001)), "what was said last"
        await inside.room.close()

    in_virtual_time(scene)
