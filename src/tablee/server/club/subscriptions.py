"""Subscriptions: who wants to be reminded of which seat, by what means, and when not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from tablee.server.protocol.parts import Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.reminders import Means, Quiet, Reminder
from tablee.server.store.base import Document, Store
from tablee.server.tokens import new_secret

SHELF = "reminders"
KEPT_FOR = 90 * 24 * 3600  # seconds after which one that was never used is forgotten
MOST_EACH = 4  # of one seat
MOST_FAILURES = 5  # in a row, after which an address is taken for dead
TABLE = -1  # the seat of a web-hook: the table's own
TRIES = 5
LETTERS_SHOWN = 3


class Subscription(Struct, frozen=True, omit_defaults=True):
    """One reminder that was asked for, by whoever had the secret with the fingerprint `holder`."""

    seat: int
    holder: str
    means: Means
    target: str
    lang: Lang
    base: str = ""  # the address of the page, for whoever does not live in it
    p256dh: str = ""
    auth: str = ""
    quiet: Quiet | None = None
    confirmed: bool = True
    told: str = ""  # the last question that it told of
    failures: int = 0


class Kept(Struct, frozen=True):
    """A subscription and its place in the store."""

    document: Document
    wants: Subscription

    @property
    def id(self) -> str:
        return self.document.id

    @property
    def table(self) -> str:
        return self.document.owner


class Subscriptions:
    """All of them, in the store: any process may ask."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table: str, wanted: Subscription) -> Kept:
        """The same address again takes the place of what it asked for before."""
        mine = [kept for kept in await self.of(table) if kept.wants.seat == wanted.seat]
        for kept in mine:
            if kept.wants.target == wanted.target or wanted.seat == TABLE:
                await self.stop(kept.id)
                mine = [other for other in mine if other.id != kept.id]
        if len(mine) >= MOST_EACH:
            raise Refusal("many_reminders", most=MOST_EACH)
        document = Document(SHELF, new_secret(), table, msgspec.json.encode(wanted))
        await self._store.save(document)
        return Kept(document, wanted)

    async def of(self, table: str) -> list[Kept]:
        return [_read(document) for document in await self._store.documents(SHELF, table)]

    async def find(self, name: str) -> Kept | None:
        document = await self._store.document(SHELF, name)
        return _read(document) if document else None

    async def stop(self, name: str) -> bool:
        return await self._store.delete(SHELF, name)

    async def confirm(self, name: str) -> Kept | None:
        kept = await self.find(name)
        if kept and not kept.wants.confirmed:
            await self._change(kept, confirmed=True)
        return kept

    async def claim(self, kept: Kept, mark: str) -> bool:
        """Whether this question was not told of before: of several processes one may."""
        return kept.wants.told != mark and await self._change(kept, told=mark)

    async def note(self, name: str, *, arrived: bool) -> None:
        """An address that is dead for long is forgotten."""
        for _ in range(TRIES):
            kept = await self.find(name)
            failures = 0 if arrived or kept is None else kept.wants.failures + 1
            if kept is None or failures == kept.wants.failures:
                return
            if failures >= MOST_FAILURES:
                await self.stop(name)
            elif not await self._change(kept, failures=failures):
                continue
            return

    async def follow(self, table: str, follower: str) -> None:
        """Whoever is reminded of a table is reminded of the next one too."""
        if await self.of(follower):
            return
        for kept in await self.of(table):
            await self.add(follower, msgspec.structs.replace(kept.wants, told=""))

    async def forget_old(self, now: float) -> None:
        await self._store.delete_old(SHELF, now - KEPT_FOR)

    async def _change(self, kept: Kept, **fields: object) -> bool:
        body = msgspec.json.encode(msgspec.structs.replace(kept.wants, **fields))
        return await self._store.save(msgspec.structs.replace(kept.document, body=body))


def _read(document: Document) -> Kept:
    return Kept(document, msgspec.json.decode(document.body, type=Subscription))


def shown(kept: Kept) -> Reminder:
    wants = kept.wants
    return Reminder(kept.id, wants.means, shortened(wants), wants.quiet, wants.confirmed)


def shortened(wants: Subscription) -> str:
    """Enough to know it again: of an address for pushing or a hook, which are secrets, where it lies."""
    if wants.means == "mail":
        name, _, host = wants.target.partition("@")
        return f"{name[:LETTERS_SHOWN]}…@{host}"
    return wants.target.split("/")[2] if "//" in wants.target else ""


# -- Quiet hours --------------------------------------------------------------------------------


def zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):  # what the machine does not know
        return UTC if name == "UTC" else None


def quiet_for(quiet: Quiet | None, now: float) -> float:
    """Seconds until something may be sent; 0 where it may now."""
    if quiet is None or quiet.start == quiet.end:
        return 0.0
    here = datetime.fromtimestamp(now, zone(quiet.zone) or UTC)
    minute = here.hour * 60 + here.minute
    across = quiet.start > quiet.end
    inside = minute >= quiet.start or minute < quiet.end if across else quiet.start <= minute < quiet.end
    if not inside:
        return 0.0
    until = here.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if until <= here:
        until += timedelta(days=1)  # on the wall, whatever summer time does that night
    return max(1.0, until.timestamp() - now)
