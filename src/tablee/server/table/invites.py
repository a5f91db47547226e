"""Invitations: they follow from the host's secret, are kept as fingerprints, and expire, as seats do."""

from __future__ import annotations

import time

from msgspec.structs import replace

from tablee.server.protocol.refusals import Refusal
from tablee.server.table import log
from tablee.server.table.log import AnyEntry
from tablee.server.table.table import NO_HOST, Table
from tablee.server.tokens import fingerprint, invitation, matches

GOOD_FOR = 30 * 24 * 3600
SEATS_GOOD_FOR = 90 * 24 * 3600  # seconds without anything happening, after which no secret opens a seat any more


def in_force(table: Table) -> bool:
    """Whether the invitations are those of the present host: only then may they be shown."""
    if table.host == NO_HOST:  # nobody is invited
        return True
    by = table.places[table.host].token
    return table.invited.by == by or (table.phase == "over" and (by in table.shared or table.watchers != "link"))


def renewed(table: Table, host_token: str) -> list[AnyEntry]:
    """New fingerprints when the host is somebody else now or the old ones will soon be out of date."""
    now = int(time.time())
    if table.host == NO_HOST or not matches(host_token, table.places[table.host].token):
        return []
    if table.phase == "over":  # nobody sits down any more, and links to watch that are out stay good
        return given_out(table, host_token)
    if in_force(table) and table.invited.until > now + GOOD_FOR // 2:
        return []
    edition = table.invited.edition
    each = [invitation(host_token, table.id, place, edition) for place in ("any", *map(str, range(len(table.places))))]
    some, *seats = [fingerprint(invite) for invite in each]
    watch = fingerprint(invitation(host_token, table.id, "watch"))
    return [log.Invited(some, seats, watch, now + GOOD_FOR, fingerprint(host_token), edition)]


def given_out(table: Table, token: str) -> list[AnyEntry]:
    """A finished game is there to be shared by all who played it; nothing if this one can share it already."""
    by = fingerprint(token)
    if table.watchers != "link" or by == table.invited.by or by in table.shared:
        return []
    return [log.Shared(by, fingerprint(invitation(token, table.id, "watch")))]


def called_back(table: Table) -> log.Invited:
    """Nobody sits down by the invitations that are out; the host gets new ones."""
    return replace(table.invited, any="", seats=[], by="", edition=table.invited.edition + 1)


def is_listed(table: Table) -> bool:
    """Whether strangers find the table: somebody is at it, and they can sit down or watch."""
    inviting = table.watchers == "everybody" or (table.phase == "lobby" and table.free())
    return table.public and bool(table.people() and inviting)


def forget_seats(table: Table, touched: float) -> None:
    """Secrets are not good for ever: the seats of a table that was left for so long belong to nobody."""
    if time.time() - touched > SEATS_GOOD_FOR:
        for place in table.places:
            place.token = ""


def seat_for(table: Table, invite: str | None, wanted: int | None) -> int:
    """The free seat that somebody may take; an invitation never takes over a seat that is taken."""
    free = table.free()
    if invite is not None:
        named = _named(table, invite)
        wanted = named if named is not None else wanted
    elif not table.public:
        raise Refusal("invite_needed")
    if wanted is not None and wanted not in free:
        raise Refusal("seat_taken")
    if not free:
        raise Refusal("table_full")
    return free[0] if wanted is None else wanted


def _named(table: Table, invite: str) -> int | None:
    """The seat that an invitation names; None for any."""
    found = [seat for seat, kept in enumerate(table.invited.seats) if matches(invite, kept)]
    if not found and not matches(invite, table.invited.any):
        raise Refusal("unknown_secret")
    if table.invited.until < time.time():
        raise Refusal("invite_expired")
    return found[0] if found else None


def may_watch(table: Table, secret: str | None) -> bool:
    """A link to watch a running game expires like any invitation; one to a finished game is there to be shared."""
    if table.watchers == "everybody":
        return True
    if secret is None or table.watchers != "link":
        return False
    if table.phase == "over":
        return any(matches(secret, kept) for kept in (table.invited.watch, *table.shared.values()))
    return matches(secret, table.invited.watch) and table.invited.until >= time.time()
