"""The club of a server: its key, who is reminded by it, and what reminders say."""

from __future__ import annotations

import asyncio
import smtplib
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from tablee.kernel.game import BadInput
from tablee.server.club import mail, outside
from tablee.server.club.daily import Daily
from tablee.server.club.delivery import Delivery, Letter, Outcome
from tablee.server.club.people import People
from tablee.server.club.ratings import Ratings
from tablee.server.club.subscriptions import TABLE, Kept, Subscription, Subscriptions, zone
from tablee.server.club.tournament.tournaments import Tournaments
from tablee.server.metrics import Metrics
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.refusals import Refusal
from tablee.server.protocol.reminders import RemindMe
from tablee.server.store.base import Document, Store
from tablee.server.table.table import Table
from tablee.server.tokens import fingerprint
from tablee.server.words import phrase

KEYS = "keys"
VAPID = "vapid"
GONE = (404, 410)
TRY_AGAIN = (408, 429)
NOBODY = "mailto:nobody@localhost"  # whoever runs a server on a home network has told us no address
TOPIC = 32  # characters at most


@dataclass(frozen=True)
class ClubTerms:
    """What the one who runs the server allows reminders to do."""

    mailer: mail.Mailer | None = None
    page: str = ""  # the address by which people find this server, for mail and web-hooks
    inside: bool = False  # whether reminders may be sent to this machine and its own network


class Club:
    """Takes wishes, keeps them, and sends."""

    def __init__(self, store: Store, metrics: Metrics, terms: ClubTerms) -> None:
        self.terms = terms
        self.subscriptions = Subscriptions(store)
        self.people = People(store)
        self.ratings = Ratings(store, self.people)
        self.tournaments = Tournaments(store)
        self.daily = Daily(store)
        self.delivery = Delivery(self.send, self._told, metrics)
        self._store = store
        self._key = b""
        self.push_key = ""

    async def open(self) -> None:
        """The key is made at the first start, by whichever process is first, and stays."""
        from tablee.server.club import push  # which takes a moment to load

        if await self._store.document(KEYS, VAPID) is None:
            await self._store.save(Document(KEYS, VAPID, "", await asyncio.to_thread(push.new_key)))
        found = await self._store.document(KEYS, VAPID)
        assert found
        self._key, self.push_key = found.body, push.public_key(found.body)
        await self.daily.open()

    async def forget_old(self) -> None:
        """What is kept for some days or months only."""
        for shelf in (self.subscriptions, self.tournaments, self.daily):
            await shelf.forget_old(time.time())

    def close(self) -> None:
        self.delivery.close()

    @property
    def mails(self) -> bool:
        return self.terms.mailer is not None and bool(self.terms.page)

    # -- Wishes -----------------------------------------------------------------------------------

    async def remind(self, table: str, seat: int, token: str, wanted: RemindMe, lang: Lang, base: str) -> Kept:
        """Kept once it is in order; a mail address is asked first whether it wants to be written to."""
        await asyncio.to_thread(self.check, wanted)
        wants = Subscription(
            TABLE if wanted.means == "hook" else seat,
            fingerprint(token),
            wanted.means,
            wanted.target,
            wanted.lang or lang,
            self.terms.page or base,
            wanted.p256dh,
            wanted.auth,
            wanted.quiet,
            confirmed=wanted.means != "mail",
        )
        kept = await self.subscriptions.add(table, wants)
        if wanted.means == "mail":
            title, text = (phrase(wants.lang, name) for name in ("reminder-confirm-title", "reminder-confirm"))
            self.delivery.hand_in(Letter(kept, title, text, f"/#confirm/{kept.id}", "confirm"))
        return kept

    def check(self, wanted: RemindMe) -> None:
        """`Refusal` for what could not be reminded, or must not.  Blocks: names are looked up."""
        from tablee.server.club import push

        if wanted.quiet and zone(wanted.quiet.zone) is None:
            raise Refusal("no_such_zone")
        if wanted.means == "mail":
            if not self.mails:
                raise Refusal("no_mail")
            if not mail.is_address(wanted.target):
                raise Refusal("no_address")
            return
        if wanted.means == "push" and not push.are_keys(wanted.p256dh, wanted.auth):
            raise Refusal("no_address")
        try:
            parts = outside.parsed(wanted.target, inside=self.terms.inside)
            outside.resolved(parts.hostname or "", parts.port or outside.HTTPS, inside=self.terms.inside)
        except (outside.Refused, OSError, UnicodeError):
            raise Refusal("no_address") from None

    # -- Somebody ---------------------------------------------------------------------------------

    async def note_result(self, table: Table) -> None:
        """A game goes on the cards of those who played it, and into their ratings where it counts."""
        await self.people.ended(table)
        await self.ratings.ended(table, time.time())

    async def forget(self, who: str) -> bool:
        """The person first, so that a game that ends meanwhile brings nothing back; asked again, it goes on."""
        known = await self.people.go(who)
        for kept in await self.reminders_of(who):
            await self.subscriptions.stop(kept.id)
        await self.tournaments.forget({name.rpartition(".")[2] for name, _ in await self.people.held(who)})
        await self.people.leave_seats(who)
        await self.ratings.forget(who)
        await self.daily.forget(who, time.time())
        return known

    async def reminders_of(self, who: str) -> list[Kept]:
        """By the secrets of their seats: nothing else says whose a reminder is."""
        found: list[Kept] = []
        for name, held in await self.people.held(who):
            holder = name.rpartition(".")[2]
            found += [kept for kept in await self.subscriptions.of(held.table) if kept.wants.holder.startswith(holder)]
        return found

    # -- Sending ----------------------------------------------------------------------------------

    def write(self, kept: Kept, code: str, game: str, path: str, **names: str) -> None:
        """Hand in a reminder: of a game its name, and names that all at the table see."""
        if kept.wants.confirmed:
            text = phrase(kept.wants.lang, f"reminder-{code}", **names)
            self.delivery.hand_in(Letter(kept, game, text, path, code))

    def send(self, letter: Letter) -> Outcome:
        """Blocks: called in a thread."""
        means = {"push": self._push, "mail": self._mail, "hook": self._hook}
        try:
            return means[letter.to.wants.means](letter)
        except (outside.Refused, smtplib.SMTPRecipientsRefused):
            return "hopeless"
        except (OSError, smtplib.SMTPException):
            return "failed"

    def _push(self, letter: Letter) -> Outcome:
        from tablee.server.club import push

        wants = letter.to.wants
        told = {"title": letter.title, "text": letter.text, "path": letter.path, "stop": letter.to.id}
        stop = phrase(wants.lang, "reminder-stop")
        text = msgspec.json.encode({**told, "table": letter.to.table, "words": stop})
        topic = fingerprint(letter.to.id)[:TOPIC]
        headers = push.headers(self._key, wants.target, self._contact(wants.base), topic)
        body = push.encrypted(text, wants.p256dh, wants.auth)
        return judged(outside.post(wants.target, headers, body, inside=self.terms.inside))

    def _contact(self, base: str) -> str:
        """Whom a push service may complain to: it must be an address of mail or of a secured page."""
        if self.terms.mailer:
            return f"mailto:{self.terms.mailer.sender}"
        return base if base.startswith("https://") else NOBODY

    def _hook(self, letter: Letter) -> Outcome:
        """As most chats want it: `content` and `text` are the same line."""
        line = f"{letter.title} · {letter.text} {letter.to.wants.base}{letter.path}"
        told = {"content": line, "text": line, "event": letter.code, "table": letter.to.table, "path": letter.path}
        headers = {"Content-Type": "application/json"}
        return judged(
            outside.post(letter.to.wants.target, headers, msgspec.json.encode(told), inside=self.terms.inside)
        )

    def _mail(self, letter: Letter) -> Outcome:
        assert self.terms.mailer
        kept, base = letter.to, self.terms.page
        stop = phrase(kept.wants.lang, "reminder-stop")
        text = f"{letter.text}\n\n{base}{letter.path}\n\n-- \n{stop} {base}/#stop/{kept.id}\n"
        one_click = f"{base}/api/reminders/{kept.id}/stop"
        self.terms.mailer.send(mail.letter(self.terms.mailer.sender, kept.wants.target, letter.title, text, one_click))
        return "arrived"

    async def _told(self, letter: Letter, outcome: Outcome) -> None:
        """A browser that has forgotten us is forgotten; an address that fails again and again too."""
        if outcome == "gone":
            await self.subscriptions.stop(letter.to.id)
        else:
            await self.subscriptions.note(letter.to.id, arrived=outcome == "arrived")


def judged(status: int) -> Outcome:
    if 200 <= status < 300:
        return "arrived"
    if status in GONE:
        return "gone"
    return "failed" if status in TRY_AGAIN or status >= 500 else "hopeless"


def club_terms(page: str, smtp: str, sender: str, *, inside: bool) -> ClubTerms:
    """As the one who runs the server has written them; `BadInput` for what cannot be meant."""
    parts = urlsplit(page)
    if page and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadInput(f"people find a server at an address like https://tablee.example, not '{page[:60]}'.")
    if smtp and not page:
        raise BadInput("reminders by mail need the address of this server for their links: --public-url https://…")
    address = f"{parts.scheme}://{parts.netloc}" if page else ""
    return ClubTerms(mail.mailer(smtp, sender) if smtp else None, address, inside)
