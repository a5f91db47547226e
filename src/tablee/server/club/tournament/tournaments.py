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
A_DAY = 24 * 3600
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
        if len(await self._store.documents(SHELF, ON)) >= MOST_ON and not await self._without_the_forsaken(made.at):
            raise Refusal("too_full")
        await self._store.save(Document(SHELF, made.id, ON, msgspec.json.encode(made)))

    async def _without_the_forsaken(self, now: int) -> bool:
        """Those that nobody entered for a day make room for others."""
        forsaken = [one for one in await self.on() if not one.entrants and not one.rounds and one.at < now - A_DAY]
        for one in forsaken:
            await self._store.delete(SHELF, one.id)
        return bool(forsaken)

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
        over = sorted(await self.over(), key=lambda one: bool(one.rounds))  # never begun, then who ended longest ago
        for one in over[: max(0, len(over) - MOST_OVER)]:
            await self._store.delete(SHELF, one.id)

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
