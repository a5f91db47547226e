"""A tournament inside the test: a hall on a store in memory, people who come, play by lot, or stay away."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request

from tablee import games
from tablee.kernel.saves import key
from tablee.kernel.steps import Seat
from tablee.server.club.tournament import tournament
from tablee.server.club.tournament.tournament import Tournament
from tablee.server.http.request import Ask, Services
from tablee.server.http.tournaments import shown
from tablee.server.laboratory import Laboratory, Limits
from tablee.server.live.hall import Hall
from tablee.server.live.room import Room
from tablee.server.protocol.parts import Clocks
from tablee.server.protocol.tournaments import CreateTournament, Direct, Enter, TournamentShown
from tablee.server.review.jobs import Reviews
from tablee.server.review.studies import Studies
from tablee.server.store.base import Store
from tablee.server.tokens import matches
from tablee.server.visitors import Visitors
from tests.server.inside import Ear, Inside, MemoryStore, QuickThinkers

DIRECTOR = "d" * 32
CLOCKS = Clocks(60, 0, 20, 60)


def token_of(name: str) -> str:
    return name.encode().hex().ljust(32, "x")


class Evening:
    """One tournament and its hall; another hall on the same store is the server after a restart."""

    def __init__(self, store: Store | None = None, **wanted: Any) -> None:
        self.store = store or MemoryStore()
        self.hall = Hall(self.store, QuickThinkers(), (1.0, 1.0))
        about: dict[str, Any] = {"game": "boom", "seats": 3, "level": "random", "clocks": CLOCKS, "lang": "fr"} | wanted
        self.wanted = CreateTournament(title="Le club", token=DIRECTOR, **about)
        self.id = "club"
        self.dice = random.Random(3)
        self.count = 0
        self.tokens: list[str] = []

    async def open(self, *names: str) -> None:
        made = tournament.new(self.wanted, self.id, "fr", 1_800_000_000, games.game)
        await self.hall.club.tournaments.add(made)
        for name in names:
            await self.enter(name)

    async def enter(self, name: str) -> None:
        self.tokens.append(token_of(name))
        await self.hall.rounds.change(self.id, tournament.enter(Enter(name, token_of(name))))

    async def direct(self, what: str, player: int | None = None, table: str = "") -> None:
        self.count += 1
        names = iter(f"{self.id}{self.count}x{n}" for n in range(100))
        wanted = Direct(what, player, table)  # type: ignore[arg-type]
        deal = f"{self.dice.getrandbits(60) | 1 << 128:x}"
        decision = tournament.directed(wanted, self.dice, lambda: next(names), deal)
        await self.hall.rounds.change(self.id, decision)

    async def now(self) -> Tournament:
        return (await self.hall.club.tournaments.find(self.id)).tournament

    async def shown(self, token: str = "") -> TournamentShown:
        return shown(await self.hall.club.tournaments.find(self.id), token)

    async def restart(self) -> None:
        """Another process on what was stored; the old one is gone without a word."""
        for room in self.hall.rooms.values():
            room.driver.stop()
        self.hall = Hall(self.store, QuickThinkers(), (1.0, 1.0))
        for one in await self.hall.club.tournaments.on():
            await self.hall.rounds.settle(one.id)

    async def rooms(self, number: int = -1) -> list[Room]:
        return [await self.hall.room(one.table) for one in (await self.now()).rounds[number].tables]

    async def sit(self, room: Room, seat: int) -> Ear:
        """Whoever has this seat comes to the table."""
        ear = Ear(seat, next(token for token in self.tokens if matches(token, room.table.places[seat].token)))
        await room.do(partial(room.enter, ear))
        return ear

    def asking(
        self, table: str, seat: int, query: dict[str, str] | None = None, *, body: bytes = b"", n: str = "0"
    ) -> Ask:
        """A request by whoever has a seat of a table that is open here, or by anybody (-1)."""
        places = self.hall.rooms[table].table.places
        token = next((t for t in self.tokens if seat >= 0 and matches(t, places[seat].token)), "")
        scope = {
            "type": "http",
            "method": "GET",
            "scheme": "http",
            "server": ("tablee.test", 80),
            "client": ("127.0.0.1", 1),
            "path": "/",
            "query_string": urlencode(query or {}).encode(),
            "headers": [(b"authorization", f"Bearer {token}".encode())] if token else [],
            "path_params": {"table": table, "n": n, "tournament": self.id},
        }
        services = Services(
            self.hall, Reviews(self.hall.thinkers), Studies(self.hall), Laboratory(Limits()), Visitors()
        )
        return Ask(services, Request(scope), body)

    async def play(self, room: Room, *, missing: tuple[str, ...] = ()) -> list[Ear]:
        """To the end, by lot; who is missing does not come."""
        table = room.table
        ears = [await self.sit(room, seat) for seat in table.people() if table.places[seat].name not in missing]
        inside = Inside(room)
        while table.phase == "playing":
            assert table.play
            g = table.play.g
            mine = [ear for ear in ears if g.waits_for(Seat(ear.seat))]
            if mine:
                ear = self.dice.choice(mine)
                await inside.act(ear, key(g, self.dice.choice(g.legal(Seat(ear.seat)))))
            else:
                await asyncio.sleep(1)
        await self.rest()
        return ears

    async def play_round(self, *, missing: tuple[str, ...] = ()) -> None:
        for room in await self.rooms():
            await self.play(room, missing=missing)

    async def rest(self) -> None:
        for _ in range(200):
            await asyncio.sleep(0)
