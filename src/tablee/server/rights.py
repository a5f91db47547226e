"""Who may do what: every command in one table.  What is not in it, nobody may do."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from urllib.parse import urlsplit

from tablee.server import wire


class Role(StrEnum):
    """What somebody is at a table; a kicked player and a revoked secret are anonymous."""

    ANONYMOUS = "anonymous"
    SPECTATOR = "spectator"
    SEATED = "seated"
    HOST = "host"
    RUNNER = "runner"  # of a run of the lab: whoever started it


ADMITTED = frozenset({Role.SPECTATOR, Role.SEATED, Role.HOST})
AT_THE_TABLE = frozenset({Role.SEATED, Role.HOST})
THE_HOST = frozenset({Role.HOST})
THE_RUNNER = frozenset({Role.RUNNER})
ANYONE = frozenset(Role)

COMMANDS: dict[type, frozenset[Role]] = {
    wire.Hello: ANYONE,
    wire.Speak: ADMITTED,
    wire.Ping: ADMITTED,
    wire.Pong: ADMITTED,
    wire.Act: AT_THE_TABLE,
    wire.Say: AT_THE_TABLE,
    wire.Rename: AT_THE_TABLE,
    wire.Leave: AT_THE_TABLE,
    wire.Undo: AT_THE_TABLE,
    wire.OfferUndo: AT_THE_TABLE,
    wire.Consent: AT_THE_TABLE,
    wire.Hint: AT_THE_TABLE,
    wire.SitBot: THE_HOST,
    wire.ClearSeat: THE_HOST,
    wire.Settings: THE_HOST,
    wire.Start: THE_HOST,
    wire.Pause: THE_HOST,
    wire.Resume: THE_HOST,
    wire.Kick: THE_HOST,
    wire.HandOver: THE_HOST,
    wire.Mute: THE_HOST,
    wire.Rematch: THE_HOST,
}


def may(role: Role, message: object) -> bool:
    return role in COMMANDS.get(type(message), frozenset())


def same_origin(headers: Mapping[str, str]) -> bool:
    """A page of another site may not speak for its visitor; what is no page has no origin."""
    if "origin" not in headers:
        return True
    scheme, netloc, *_ = urlsplit(headers["origin"])
    secured = headers.get("x-forwarded-proto", "")  # what the proxy says, where there is one
    return netloc == headers.get("x-forwarded-host", headers.get("host", "")) and secured in ("", scheme)
