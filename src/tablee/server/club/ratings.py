"""Ratings: by game and by kind of table, for people and bots on one scale.

A result is written once; each rating remembers which results it holds, so that whoever is interrupted can go on and
nobody counts a game twice.
"""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.server.club.people import DAY, People
from tablee.server.club.skill import MU, SIGMA, Rating, after
from tablee.server.protocol.people import Ladder, LadderLine, RatingShown
from tablee.server.store.base import Document, Store
from tablee.server.table.clocks import is_slow
from tablee.server.table.show import outcome
from tablee.server.table.table import Table

SHELF = "ratings"
RESULTS = "results"
LADDERS = "ladders"
KINDS = ("table", "days")
BOT = "bot."
TRIES = 50  # how often others may be faster: everybody plays against the same bots
REMEMBERED = 60  # results that a rating knows it holds, and all that still list a change of it
ZERO = 5000.0  # added to a rating where it is written, so that none is below nought
KEPT_FOR = 5.0  # seconds a ladder is shown before it is looked up again, for all who ask
LONGEST_CURVE = 200


class Rated(Struct, frozen=True):
    """What is kept of somebody's strength at one kind of table."""

    game: str
    kind: str
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    won: int = 0
    curve: list[tuple[int, float]] = []  # after each game: the day, and the rating
    holds: list[str] = []  # results


class Change(Struct, frozen=True):
    """What a game does to one rating, whatever else has happened to it since."""

    who: str
    by: float
    doubt: float  # times the doubt before
    won: bool


class Result(Struct, frozen=True):
    """A game that counts; once every rating holds it, nothing of who played it is left."""

    game: str
    kind: str
    day: int
    changes: list[Change]


class Stood(Struct, frozen=True):
    """How a seat ended: whose it was, by the fingerprint of its secret or the level of its bot."""

    token: str
    level: str
    rank: int
    won: bool


def kind_of(table: Table) -> str:
    return "days" if is_slow(table) else "table"


def standings(table: Table) -> list[Stood]:
    """Everybody who counts at the end: winners first, then by points; who has left is behind all others."""
    play = table.play
    if play is None or not play.g.over:
        return []
    worth = outcome(table.game, play.g)
    order = sorted(set(worth), reverse=True)
    found = []
    for seat, place in enumerate(table.places):
        left = table.gone.get(seat)
        if left:
            found.append(Stood(left, "", len(order), won=False))
        elif left is None:
            level = "" if place.token else place.level or ""
            found.append(Stood(place.token, level, order.index(worth[seat]), bool(worth[seat][0])))
    return found


class Ratings:
    """All of them, in the store: any process may ask."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._looking = asyncio.Lock()
        self._ladders: dict[tuple[str, str], tuple[float, Ladder | None]] = {}

    async def ended(self, table: Table, now: float) -> None:
        """A game that counts is over.  Doing it twice changes nothing."""
        stood = standings(table)
        if not table.rated or len({one.rank for one in stood}) < 2:
            return  # who wins or loses together is no stronger for it
        if await self._store.document(RESULTS, table.id) is None:
            result = await self._judged(table, stood, int(now) // DAY * DAY)
            if not await self._store.save(Document(RESULTS, table.id, "", msgspec.json.encode(result))):
                return  # another process is at it
        await self._spread(table.id)

    async def _spread(self, name: str) -> None:
        """Change by change, each taken out of the result once its rating holds it; the rest when next opened."""
        while found := await self._store.document(RESULTS, name):
            result = msgspec.json.decode(found.body, type=Result)
            if not result.changes or not await self._apply(name, result, result.changes[0]):
                return
            await self._store.save(
                replace(found, body=msgspec.json.encode(replace(result, changes=result.changes[1:])))
            )

    async def _lists(self, name: str, who: str) -> bool:
        """Whether a result still has something to change for somebody."""
        found = await self._store.document(RESULTS, name)
        changes = msgspec.json.decode(found.body, type=Result).changes if found else []
        return any(one.who == who for one in changes)

    async def _judged(self, table: Table, stood: list[Stood], day: int) -> Result:
        game, kind = table.game.id, kind_of(table)
        who = [await self._who(table, one) for one in stood]
        before = [await self.of(one, game, kind) if one else Rating() for one in who]
        then = after([Rating(rating.mu, rating.sigma) for rating in before], [one.rank for one in stood])
        changes = [
            Change(one, new.mu - old.mu, new.sigma / old.sigma, place.won)
            for one, old, new, place in zip(who, before, then, stood, strict=True)
            if one
        ]
        return Result(game, kind, day, together(changes))

    async def _who(self, table: Table, stood: Stood) -> str:
        if not stood.token:
            return f"{BOT}{stood.level}" if stood.level else ""
        return await self._people.sitter(table.id, stood.token) or ""

    async def of(self, who: str, game: str, kind: str) -> Rated:
        found = await self._store.document(SHELF, _name(who, game, kind))
        return msgspec.json.decode(found.body, type=Rated) if found else Rated(game, kind)

    async def _apply(self, result: str, about: Result, change: Change) -> bool:
        name = _name(change.who, about.game, about.kind)
        for _ in range(TRIES):
            found = await self._store.document(SHELF, name)
            held = msgspec.json.decode(found.body, type=Rated) if found else Rated(about.game, about.kind)
            if result in held.holds or not await self._lists(result, change.who):
                return True  # looked up after the rating: what it has forgotten is not listed any more
            oldest = held.holds[: 1 - REMEMBERED]
            still = [one for one in oldest if await self._lists(one, change.who)]
            known = replace(held, holds=still + held.holds[len(oldest) :])
            body = msgspec.json.encode(_changed(known, result, about.day, change))
            kept = replace(found, body=body) if found else Document(SHELF, name, change.who, body)
            if await self._store.save(kept):
                await self._list(change.who, about.game, about.kind)
                return True
        return False

    async def _list(self, who: str, game: str, kind: str) -> None:
        """On the ladder with the rating of now, if they may be found there; who was forgotten is not even rated."""
        name = _name(who, game, kind)
        while True:
            before = await self._store.document(LADDERS, name)
            rated = await self.of(who, game, kind)
            public = await self._is_public(who)
            if public is None:
                await self._store.delete(SHELF, name)
            if not public:
                await self._store.delete(LADDERS, name)
                break
            line = _line(who, rated)
            if before and before.body == line:
                break  # written, and looked at once more: nothing has changed meanwhile
            await self._store.save(replace(before or Document(LADDERS, name, f"{game}.{kind}", b""), body=line))
        self._ladders.pop((game, kind), None)

    async def _is_public(self, who: str) -> bool | None:
        """None for nobody."""
        if who.startswith(BOT):
            return True
        person = await self._people.called(who)
        return person.public if person else None

    # -- Of somebody ------------------------------------------------------------------------------

    async def all_of(self, who: str) -> list[Rated]:
        found = await self._store.documents(SHELF, who)
        return [msgspec.json.decode(kept.body, type=Rated) for kept in found]

    async def published(self, who: str) -> None:
        """Somebody is called otherwise, or may be found on the ladders from now on, or not any more."""
        for rated in await self.all_of(who):
            await self._list(who, rated.game, rated.kind)

    async def forget(self, who: str) -> None:
        """Of whoever is nobody by now."""
        await self.published(who)

    async def shown(self, who: str) -> list[RatingShown]:
        return [
            RatingShown(one.game, one.kind, one.mu, one.sigma, one.games, one.won, [mu for _, mu in one.curve])
            for one in await self.all_of(who)
        ]

    async def ladder(self, game: str, kind: str) -> Ladder:
        """The strongest first: of whoever wants to be found, and the bots.  Looked up once for all who ask together."""
        now = asyncio.get_running_loop().time()
        async with self._looking:
            until, found = self._ladders.get((game, kind), (0.0, None))
            if found is None or until < now:
                self._ladders[game, kind] = now + KEPT_FOR, None  # which a change takes away
                found = await self._strongest(game, kind)
                if (game, kind) in self._ladders:
                    self._ladders[game, kind] = now + KEPT_FOR, found
        return found

    async def _strongest(self, game: str, kind: str) -> Ladder:
        lines = []
        for listed in await self._store.highest(LADDERS, f"{game}.{kind}"):
            who = listed.body.decode().split()[-1]
            person = await self._people.called(who)
            if who.startswith(BOT) or (person and person.public):
                rated = await self.of(who, game, kind)
                name, face = (person.name, person.face) if person else ("", None)
                lines.append(LadderLine(who, name, face, rated.mu, rated.sigma, rated.games, rated.won))
        return Ladder(game, kind, sorted(lines, key=lambda line: -line.mu))


def together(changes: list[Change]) -> list[Change]:
    """One change for each: a level that sat twice learns the mean of it."""
    found = []
    for who in dict.fromkeys(change.who for change in changes):
        same = [change for change in changes if change.who == who]
        by, doubt = (sum(getattr(one, name) for one in same) / len(same) for name in ("by", "doubt"))
        found.append(Change(who, by, doubt, any(one.won for one in same)))
    return found


def _changed(held: Rated, result: str, day: int, change: Change) -> Rated:
    mu = held.mu + change.by
    return replace(
        held,
        mu=mu,
        sigma=held.sigma * change.doubt,
        games=held.games + 1,
        won=held.won + change.won,
        curve=[*held.curve, (day, round(mu, 3))][-LONGEST_CURVE:],
        holds=[*held.holds, result],
    )


def _line(who: str, rated: Rated) -> bytes:
    """In the order of their bytes, the weakest comes first."""
    return f"{rated.mu + ZERO:013.6f} {who}".encode()


def _name(who: str, game: str, kind: str) -> str:
    return f"{who}.{game}.{kind}"
