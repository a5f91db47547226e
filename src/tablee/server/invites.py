"""Invitations: they follow from the host's secret, are kept as fingerprints, and expire."""

from __future__ import annotations

import time

from tablee.server import entries as e
from tablee.server.keys import fingerprint, invitation, matches
from tablee.server.phrases import Refusal
from tablee.server.table import Table

GOOD_FOR = 30 * 24 * 3600


def renewed(table: Table, host_token: str) -> e.Invited | None:
    """New fingerprints when the host is somebody else now or the old ones will soon be out of date."""

    def mark(place: str) -> str:
        return fingerprint(invitation(host_token, table.id, place))

    now = int(time.time())
    if table.invited.any == mark("any") and table.invited.until > now + GOOD_FOR // 2:
        return None
    seats = [mark(str(seat)) for seat in range(len(table.places))]
    return e.Invited(mark("any"), seats, mark("watch"), now + GOOD_FOR)


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
    if secret is None or table.watchers != "link" or not matches(secret, table.invited.watch):
        return False
    return table.phase == "over" or table.invited.until >= time.time()
