"""Every day: who has found the best move, and one deal for all.  The seed follows from the day and a secret of ours.

A result is kept for some days, under a name that follows from whose it is: nobody has two, and who is forgotten has
none.
"""

from __future__ import annotations

import hmac
import secrets
import time
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee import bots
from tablee.games import games
from tablee.kernel.game import Game
from tablee.kernel.state import KEY_BITS
from tablee.server.club.people import TRIES
from tablee.server.protocol.daily import DealLine, Solved
from tablee.server.protocol.refusals import Refusal
from tablee.server.store.base import Document, Store
from tablee.server.table.show import outcome, scores
from tablee.server.table.table import Table
from tablee.server.tokens import LETTERS

KEYS, KEY = "keys", "deals"
DIARIES = "diaries"
DEALS = "deals"
BACK = 6  # days that can still be looked at
KEPT = 14  # days that results are kept
DAY = 24 * 3600
GRACE = 3600  # seconds after midnight in which a deal that was begun still counts
MOST_SOLVED = 1000  # of one person that are remembered: the oldest make room
LEVEL = "expert"  # of the bots, where a game has it
ZERO = 500_000  # added to points where they are written, so that none is below nought


class Entry(Struct, array_like=True, frozen=True):
    """Somebody's deal: `rank` sorts results by their letters and is empty until the game is over."""

    rank: str
    who: str
    name: str
    face: int | None
    seat: int
    won: bool = False
    points: int | None = None


def today(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_late(day: str | None, now: float) -> bool:
    """Some time after its day all cards of a deal lie open: who plays on then is not compared."""
    return day is not None and day < today(now - GRACE)


def number(day: str) -> int:
    """Days since the epoch."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days


def looked_at(day: str, now: float) -> str:
    """The day, if it is today or not long past; `Refusal` else: nobody sees tomorrow."""
    try:
        back = number(today(now)) - number(day)
    except ValueError:
        raise Refusal("no_such_day", days=BACK) from None
    if not 0 <= back <= BACK:
        raise Refusal("no_such_day", days=BACK)
    return day


def level(game: Game) -> str:
    return LEVEL if LEVEL in bots.offered(game) else bots.usual(game)


class Daily:
    """All diaries and deals, in the store: any process may ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""

    async def open(self) -> None:
        """The secret is made at the first start, by whichever process is first, and stays."""
        if await self._store.document(KEYS, KEY) is None:
            await self._store.save(Document(KEYS, KEY, "", secrets.token_bytes(32)))
        found = await self._store.document(KEYS, KEY)
        assert found
        self._secret = found.body

    async def forget_old(self, now: float) -> None:
        await self._store.delete_old(DEALS, now - (KEPT + 1) * DAY)

    def _drawn(self, *about: str) -> bytes:
        return hmac.new(self._secret, "/".join(about).encode(), sha256).digest()

    def seed(self, game: Game, day: str) -> int:
        """The key of the dice, as a live table's: 128 bits, and one that says so."""
        return 1 << KEY_BITS | int.from_bytes(self._drawn("deal", game.id, day)[: KEY_BITS // 8])

    def seat(self, game: Game, day: str) -> int:
        return self._drawn("seat", game.id, day)[0] % game.usual

    def table(self, game: str, day: str, who: str) -> str:
        """The one table at which somebody plays the deal of a day."""
        drawn = self._drawn("table", game, day, who)
        return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:10])

    # -- Deals ------------------------------------------------------------------------------------

    async def enter(self, game: str, day: str, table: str, entry: Entry) -> None:
        """Doing it twice changes nothing."""
        await self._store.save(Document(DEALS, table, f"{game}.{day}", msgspec.json.encode(entry)))

    async def entry(self, table: str) -> Entry | None:
        found = await self._store.document(DEALS, table)
        return msgspec.json.decode(found.body, type=Entry) if found else None

    async def ended(self, table: Table) -> None:
        """A deal has been played to its end by whoever began it.  Doing it twice changes nothing."""
        play = table.play
        for _ in range(TRIES):
            before = await self._store.document(DEALS, table.id)
            if before is None or play is None or not play.g.over or is_late(table.deal, time.time()):
                return
            entry = msgspec.json.decode(before.body, type=Entry)
            if entry.rank or not table.places[entry.seat].is_held() or entry.seat in table.gone:
                return
            after = resulted(entry, table)
            if await self._store.save(replace(before, body=msgspec.json.encode(after))):
                return

    async def results(self, game: str, day: str) -> list[Entry]:
        """The best first."""
        found = await self._store.highest(DEALS, f"{game}.{day}")
        entries = [msgspec.json.decode(kept.body, type=Entry) for kept in found]
        return [entry for entry in entries if entry.rank]

    # -- Diaries ----------------------------------------------------------------------------------

    async def solved(self, who: str) -> list[Solved]:
        found = await self._store.document(DIARIES, who)
        return msgspec.json.decode(found.body, type=list[Solved]) if found else []

    async def note(self, who: str, answer: Solved) -> None:
        """The first answer to a puzzle counts."""
        for _ in range(TRIES):
            before = await self._store.document(DIARIES, who)
            had = msgspec.json.decode(before.body, type=list[Solved]) if before else []
            if any((one.game, one.day) == (answer.game, answer.day) for one in had):
                return
            body = msgspec.json.encode([*had, answer][-MOST_SOLVED:])
            if await self._store.save(replace(before, body=body) if before else Document(DIARIES, who, "", body)):
                return

    async def forget(self, who: str, now: float) -> None:
        """All that is kept of somebody."""
        await self._store.delete(DIARIES, who)
        first = date.fromisoformat(today(now))
        for back in range(KEPT + 2):
            day = (first - timedelta(days=back)).isoformat()
            for game in games():
                await self._store.delete(DEALS, self.table(game, day, who))


def resulted(entry: Entry, table: Table) -> Entry:
    assert table.play
    won, points = outcome(table.game, table.play.g)[entry.seat]
    shown = scores(table.game, table.play.g)
    rank = f"{won}{ZERO + points:07}"
    return replace(entry, rank=rank, won=bool(won), points=shown[entry.seat] if shown else None)


def lines(entries: list[Entry], who: str) -> list[DealLine]:
    """Who has as much stands on the same place."""
    ranks = [entry.rank for entry in entries]
    return [
        DealLine(
            ranks.index(entry.rank) + 1,
            entry.name,
            entry.face,
            entry.won,
            entry.points,
            entry.who == who,
        )
        for entry in entries
    ]
