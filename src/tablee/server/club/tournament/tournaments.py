"""Tournaments in the store: one document each, so that any process may change them and none is lost."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.server.club.tournament import tournament
from tablee.server.club.tournament.tournament import Decision, Tournament
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Document, Store, StoreFailed

SHELF = "tournaments"
ON, OVER = "on", "over"
KEPT_FOR = 90 * 24 * 3600  # seconds after the last change
MOST_ON = 100  # that have not ended
MOST_OVER = 100  # that can be looked up; the oldest makes room
TRIES = 50  # how often others may be faster: all tables of a round may end at once


class Kept(Struct, frozen=True):
    """A tournament and how often it was changed."""

    tournament: Tournament
    version: int


class Tournaments:
    """All of them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, made: Tournament) -> None:
        if len(await self._store.documents(SHELF, ON)) >= MOST_ON:
            raise Refusal("too_full")
        await self._store.save(Document(SHELF, made.id, ON, msgspec.json.encode(made)))

    async def find(self, name: str) -> Kept:
        found = await self._store.document(SHELF, name)
        if found is None:
            raise Refusal("unknown_tournament")
        return Kept(msgspec.json.decode(found.body, type=Tournament), found.version)

    async def change(self, name: str, decision: Decision) -> Kept:
        """Decided anew wherever somebody else was faster."""
        for _ in range(TRIES):
            before = await self.find(name)
            after = decision(before.tournament)
            if after == before.tournament:
                return before
            owner = OVER if after.settled else ON
            if await self._store.save(Document(SHELF, name, owner, msgspec.json.encode(after), before.version)):
                return Kept(after, before.version + 1)
        raise StoreFailed("other processes were faster every time")

    async def on(self) -> list[Tournament]:
        """Those that have not ended, or whose tables do not all know it."""
        return await self._of(ON)

    async def over(self) -> list[Tournament]:
        return await self._of(OVER)

    async def _of(self, owner: str) -> list[Tournament]:
        return [msgspec.json.decode(kept.body, type=Tournament) for kept in await self._store.documents(SHELF, owner)]

    async def make_room(self) -> None:
        found = await self._store.documents(SHELF, OVER)  # the one that ended longest ago first
        for kept in found[: max(0, len(found) - MOST_OVER)]:
            await self._store.delete(SHELF, kept.id)

    async def forget_old(self, now: float) -> None:
        await self._store.delete_old(SHELF, now - KEPT_FOR)

    async def forget(self, holders: set[str]) -> None:
        """Whoever had these seats has no name any more wherever they took part."""
        for one in [*await self.on(), *await self.over()]:
            if tournament.without(holders)(one) != one:
                await self.change(one.id, tournament.without(holders))


def settled(number: int | None, t: Tournament) -> Tournament:
    """All tables of a round know that it is over; without a number, those of all rounds."""
    if number is None:
        return replace(t, settled=t.stage == "over")
    return replace(t, rounds=[*t.rounds[:number], replace(t.rounds[number], settled=True), *t.rounds[number + 1 :]])
