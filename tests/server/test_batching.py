"""Batching: what is said in one turn of the event loop goes out together, in its order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tablee.server.ws.batching import MOST_WAITING, Batches


class Reader:
    def __init__(self) -> None:
        self.sent: list[list[bytes]] = []

    def send(self, texts: Sequence[bytes]) -> None:
        self.sent.append(list(texts))


def test_what_is_said_in_one_turn_goes_out_together() -> None:
    async def scene() -> None:
        batches, near, far = Batches(), Reader(), Reader()
        batches.add(near, [b"1"])
        batches.add(far, [b"2"])
        batches.add(near, [b"3", b"4"])
        assert near.sent == far.sent == []
        await asyncio.sleep(0)
        assert (near.sent, far.sent) == ([[b"1", b"3", b"4"]], [[b"2"]])
        batches.add(near, [b"5"])
        await asyncio.sleep(0)
        assert near.sent[1:] == [[b"5"]]

    asyncio.run(scene())


def test_a_goodbye_does_not_overtake_what_was_said_before() -> None:
    async def scene() -> None:
        batches, reader = Batches(), Reader()
        batches.add(reader, [b"1"])
        batches.flush(reader)
        assert reader.sent == [[b"1"]]
        await asyncio.sleep(0)
        assert reader.sent == [[b"1"]]

    asyncio.run(scene())


def test_nobody_waits_for_a_crowd() -> None:
    async def scene() -> None:
        batches, readers = Batches(), [Reader() for _ in range(MOST_WAITING + 1)]
        for reader in readers:
            batches.add(reader, [b"1"])
        assert [len(reader.sent) for reader in readers] == [1] * MOST_WAITING + [0]
        await asyncio.sleep(0)
        assert readers[-1].sent == [[b"1"]]

    asyncio.run(scene())
