"""People: a secret that a device has made carries a name, a face and seats.  Kept hashed; gone when they wish."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.server.protocol.people import ClaimSeat, Me, MeShown, PersonShown, SeatHeld
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Document, Store
from tablee.server.table.decide import named
from tablee.server.table.table import Table
from tablee.server.tokens import fingerprint

SHELF = "people"
SEATS = "seats"
KEY = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
HANDLE = 20  # letters of the name by which a person is known
MOST_SEATS = 150  # of one person; the oldest makes room
TRIES = 5
DAY = 24 * 3600


class Person(Struct, frozen=True):
    """Somebody: the fingerprint of their secret, and what they want others to see."""

    key: str
    name: str
    face: int | None
    public: bool
    since: int  # a day, in seconds since the epoch: nobody needs to know more


def handle_of(secret: str) -> str:
    """How a person is known: follows from the secret, which cannot be found from it."""
    return sha256(f"person/{secret}".encode()).hexdigest()[:HANDLE]


def seat_name(table: str, token: str) -> str:
    """Of the document that says whose a seat is, by the fingerprint of the seat's secret."""
    return f"{table}.{token[:HANDLE]}"


class People:
    """All of them, in the store: any process may ask."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, secret: str) -> tuple[str, Person] | None:
        """Who this secret is, and how they are known."""
        who = handle_of(secret)
        found = await self._store.document(SHELF, who)
        person = msgspec.json.decode(found.body, type=Person) if found else None
        if person is None or not hmac.compare_digest(person.key, fingerprint(secret)):
            return None
        return who, person

    async def called(self, who: str) -> Person | None:
        found = await self._store.document(SHELF, who)
        return msgspec.json.decode(found.body, type=Person) if found else None

    async def be(self, secret: str, wanted: Me, now: float) -> str:
        """Somebody new, or the same who wants to be called otherwise; how they are known."""
        if not KEY.fullmatch(secret):
            raise Refusal("weak_key")
        who, name = handle_of(secret), named(wanted.name)
        for _ in range(TRIES):
            before = await self._store.document(SHELF, who)
            since = msgspec.json.decode(before.body, type=Person).since if before else int(now) // DAY * DAY
            person = Person(fingerprint(secret), name, wanted.face, wanted.public, since)
            if await self._store.save(_next(before, SHELF, who, "", person)):
                return who
        raise Refusal("too_full")

    async def go(self, who: str) -> bool:
        """Nobody from now on: whatever writes something of theirs afterwards sees it and takes it away again."""
        return await self._store.delete(SHELF, who)

    async def leave_seats(self, who: str) -> None:
        while held := await self.held(who):
            for name, _ in held:
                await self._store.delete(SEATS, name)

    async def held(self, who: str) -> list[tuple[str, SeatHeld]]:
        """Their seats, by the names of the documents that say so."""
        found = await self._store.documents(SEATS, who)
        return [(kept.id, msgspec.json.decode(kept.body, type=SeatHeld)) for kept in found]

    # -- Seats ------------------------------------------------------------------------------------

    async def claim(self, who: str, wanted: ClaimSeat, table: Table, now: float) -> None:
        """The seat is theirs; who has many loses the oldest.  Whose a result will be is not chosen once it is known."""
        seat = table.seat_of(wanted.token)
        if seat is None:
            raise Refusal("unknown_secret")
        name = seat_name(table.id, fingerprint(wanted.token))
        before = await self._store.document(SEATS, name)
        if before.owner != who if before else table.places[seat].rates:
            raise Refusal("claimed")
        if before is None and table.phase == "over":
            raise Refusal("over_already")
        if before is None:
            await self._make_room(who)
            mine = SeatHeld(table.id, table.game.id, seat, wanted.salt, int(now))
            await self._store.save(_next(None, SEATS, name, who, mine))
        if await self.called(who) is None:  # forgotten meanwhile
            await self._store.delete(SEATS, name)

    async def _make_room(self, who: str) -> None:
        held = await self.held(who)
        for name, _ in held[: max(0, len(held) - MOST_SEATS + 1)]:
            await self._store.delete(SEATS, name)

    async def seats(self, who: str) -> list[SeatHeld]:
        """The newest first."""
        return sorted([held for _, held in await self.held(who)], key=lambda held: -held.at)

    async def sitter(self, table: str, token: str) -> str | None:
        """Whose the seat with this fingerprint is."""
        found = await self._store.document(SEATS, seat_name(table, token)) if token else None
        return found.owner if found else None

    async def ended(self, table: Table) -> None:
        """Somebody has left, or all is over: their seats say how it went.  Doing it twice changes nothing."""
        for token in filter(None, table.gone.values()):
            await self._note(seat_name(table.id, token), won=False, role="")
        play = table.play
        if play is None or not play.g.over:
            return
        for seat, place in enumerate(table.places):
            name = seat_name(table.id, place.token)
            won, role = bool(int(play.g.winners) >> seat & 1), table.game.faction(play.g, seat)
            if place.token and (table.lesson or table.brought):
                await self._store.delete(SEATS, name)  # nobody has won or lost it here
            elif place.token:
                await self._note(name, won=won, role=role)

    async def _note(self, name: str, *, won: bool, role: str) -> None:
        for _ in range(TRIES):
            before = await self._store.document(SEATS, name)
            held = msgspec.json.decode(before.body, type=SeatHeld) if before else None
            if before is None or held is None or held.over:
                return
            after = replace(held, over=True, won=won, role=role)
            if await self._store.save(_next(before, SEATS, name, before.owner, after)):
                return

    # -- What is shown ----------------------------------------------------------------------------

    async def shown(self, who: str, person: Person) -> MeShown:
        seats = await self.seats(who)
        return MeShown(who, person.name, person.face, person.public, person.since, seats)

    async def page(self, who: str) -> PersonShown:
        """Of somebody who may be looked up; of others nobody learns that they are there."""
        person = await self.called(who)
        if person is None or not person.public:
            raise Refusal("nobody_there")
        over = [held for held in await self.seats(who) if held.over]
        games = sorted({held.game for held in over})
        played = {game: sum(held.game == game for held in over) for game in games}
        won = {game: sum(held.game == game and held.won for held in over) for game in games}
        return PersonShown(who, person.name, person.face, person.since, played, won)


def _next(before: Document | None, shelf: str, name: str, owner: str, body: Struct) -> Document:
    written = msgspec.json.encode(body)
    return replace(before, body=written) if before else Document(shelf, name, owner, written)
