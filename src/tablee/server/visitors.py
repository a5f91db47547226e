"""Visitors: by which names they find this server, where they come from, and how much one address may take."""

from __future__ import annotations

import math
import os
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Protocol
from urllib.parse import urlsplit

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
OURSELVES = "127.0.0.1,::1"  # proxies that are believed, unless $FORWARDED_ALLOW_IPS names others
UNHEARD_EACH = 256  # connections of one address that wait for a request
MANY = 10_000  # addresses that are remembered
PEOPLE_AN_HOUR = 60  # new ones from one address: a club evening behind one door
TOURNAMENTS_AN_HOUR = 20
ENTRIES_AN_HOUR = 150  # into tournaments: two full evenings behind one door
DEALS_AN_HOUR = 60  # begun: five games for everybody behind one door
GUESSES = 60  # a minute, at the puzzles of the day
MAILS_AN_HOUR = 5  # that one visitor may have sent to somebody who has not agreed to it yet


@dataclass(frozen=True)
class Terms:
    """What the one who runs the server allows: names it answers to, and what one address may have."""

    hosts: frozenset[str] = frozenset()  # without any, every name that is an address or this machine's own
    tables: int = 30  # opened in a minute
    sockets: int = 200  # open at once
    open_metrics: bool = False  # to others than this machine
    reminders: int = 20  # asked for in a minute

    def serves(self, header: str) -> bool:
        """Whether a Host header names us: a page of another site that has its name lead here is refused by that."""
        name = host_name(header)
        if not header or name in THIS_MACHINE or name.endswith(".localhost"):
            return True  # no browser leaves it out
        if self.hosts:
            return name in self.hosts
        return _address(name) is not None or name in own_names()


def host_name(header: str) -> str:
    """Without its port, in small letters; nothing where it is none."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


@cache
def own_names() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local", name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_here(address: str) -> bool:
    """Whether this is the machine that the server runs on."""
    found = _address(address)
    return found is not None and found.is_loopback


def household(address: str) -> str:
    """All addresses that one visitor has: of IPv6 a whole network."""
    found = _address(address)
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address


def fingerprint(address: str) -> str:
    """Tells the visitors of a table apart, and not which of some hundred addresses it is; nothing for this machine."""
    if _address(address) is None or is_here(address):
        return ""
    return sha256(f"visitor/{household(address)}".encode()).hexdigest()[:6]


def hours() -> float:
    """A clock by which an hour is what a minute is by others."""
    return time.monotonic() / 60


class Allowance:
    """So much a minute for each address, at once if it was saved up."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_minute = a_minute
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # how much, and when that was so

    def wait(self, who: str) -> int:
        """Take one; the seconds to wait where there is none left."""
        now = self._clock()
        used, at = self._used.pop(who, (0.0, now))
        used = max(0.0, used - (now - at) * self.a_minute / 60)
        granted = used + 1 <= self.a_minute
        self._used[who] = (used + 1 if granted else used, now)
        if len(self._used) > MANY:
            del self._used[next(iter(self._used))]  # who has not come for longest
        return 0 if granted else math.ceil((used + 1 - self.a_minute) * 60 / max(1, self.a_minute))


class Droppable(Protocol):
    """A connection that can be cut."""

    def drop(self) -> None: ...


class Unheard:
    """Connections that wait for a request: when there are too many the oldest goes, first of the same address.

    Whoever has something to ask asks at once, and so is never among the oldest.
    """

    def __init__(self, each: int = UNHEARD_EACH, most: int = 4 * UNHEARD_EACH) -> None:
        self.each = each
        self.most = most
        self._all: dict[Droppable, str] = {}
        self._of: dict[str, dict[Droppable, None]] = {}

    def add(self, connection: Droppable, address: str) -> None:
        self.discard(connection)
        self._all[connection] = address
        mine = self._of.setdefault(address, {})
        mine[connection] = None
        if len(mine) > self.each:
            next(iter(mine)).drop()
        elif len(self._all) > self.most:
            next(iter(self._all)).drop()

    def discard(self, connection: Droppable) -> None:
        address = self._all.pop(connection, None)
        if address is not None:
            del self._of[address][connection]
            if not self._of[address]:
                del self._of[address]

    def __len__(self) -> int:
        return len(self._all)


@dataclass
class Visitors:
    """Everybody who comes to this process."""

    terms: Terms = field(default_factory=Terms)
    unheard: Unheard = field(default_factory=Unheard)

    def __post_init__(self) -> None:
        self.tables = Allowance(self.terms.tables)
        self.reminders = Allowance(self.terms.reminders)
        self.people = Allowance(PEOPLE_AN_HOUR, hours)
        self.tournaments = Allowance(TOURNAMENTS_AN_HOUR, hours)
        self.entries = Allowance(ENTRIES_AN_HOUR, hours)
        self.deals = Allowance(DEALS_AN_HOUR, hours)
        self.guesses = Allowance(GUESSES)
        self._mails, self._mailed = Allowance(MAILS_AN_HOUR, hours), Allowance(1, hours)
        self._sockets: Counter[str] = Counter()
        proxies = os.environ.get("FORWARDED_ALLOW_IPS", OURSELVES)
        self._proxies = ProxyHeadersMiddleware(None, proxies).trusted_hosts  # type: ignore[arg-type]

    def address(self, peer: str, forwarded: Iterable[str]) -> str:
        """Where somebody comes from: what a proxy says, if it is one that is believed."""
        said = ", ".join(forwarded)
        if not said or peer not in self._proxies:
            return peer
        return self._proxies.get_trusted_client_address(said)[0] or peer

    def wait_for_reminder(self, address: str, mailbox: str) -> int:
        """Seconds until this visitor may ask for one more; a mailbox is asked once an hour whether it agrees."""
        who = household(address)
        wait = self.reminders.wait(who)
        if mailbox and not wait:
            wait = 60 * (self._mails.wait(who) or self._mailed.wait(mailbox.lower()))
        return wait

    def enter(self, address: str) -> bool:
        """One socket more, if there may be."""
        who = household(address)
        if self._sockets[who] >= self.terms.sockets:
            return False
        self._sockets[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = household(address)
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]
