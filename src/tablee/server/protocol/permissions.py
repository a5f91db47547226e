"""Who may do what: every command in one table.  What is not in it, nobody may do."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from urllib.parse import urlsplit

from tablee.server.protocol import commands, studies


class Role(StrEnum):
    """What somebody is at a table; a kicked player and a revoked secret are anonymous."""

    ANONYMOUS = "anonymous"
    SPECTATOR = "spectator"
    SEATED = "seated"
    HOST = "host"
    STUDENT = "student"  # who takes part where a finished game is looked at together
    LEADER = "leader"  # of those
    RUNNER = "runner"  # of a run of the lab: whoever started it


ADMITTED = frozenset({Role.SPECTATOR, Role.SEATED, Role.HOST})
AT_THE_TABLE = frozenset({Role.SEATED, Role.HOST})
WATCHING = frozenset({Role.SPECTATOR})
THE_HOST = frozenset({Role.HOST})
IN_A_STUDY = frozenset({Role.STUDENT, Role.LEADER})
THE_LEADER = frozenset({Role.LEADER})
THE_RUNNER = frozenset({Role.RUNNER})
ANYONE = frozenset(Role)

COMMANDS: dict[type, frozenset[Role]] = {
    commands.Hello: ANYONE,
    commands.Speak: ADMITTED,
    commands.Ping: ADMITTED,
    commands.Pong: ADMITTED,
    commands.Act: AT_THE_TABLE,
    commands.Say: AT_THE_TABLE,
    commands.Stand: AT_THE_TABLE,
    commands.Foresee: AT_THE_TABLE,
    commands.Rename: AT_THE_TABLE,
    commands.Leave: AT_THE_TABLE,
    commands.Undo: AT_THE_TABLE,
    commands.OfferUndo: AT_THE_TABLE,
    commands.Consent: AT_THE_TABLE,
    commands.Hint: AT_THE_TABLE,
    commands.Lend: AT_THE_TABLE,
    commands.LetSee: AT_THE_TABLE,
    commands.LookThrough: WATCHING,
    commands.SitBot: THE_HOST,
    commands.ClearSeat: THE_HOST,
    commands.Settings: THE_HOST,
    commands.Start: THE_HOST,
    commands.Pause: THE_HOST,
    commands.Resume: THE_HOST,
    commands.Kick: THE_HOST,
    commands.HandOver: THE_HOST,
    commands.Mute: THE_HOST,
    commands.StandIn: THE_HOST,
    commands.Rematch: THE_HOST,
}


STUDY: dict[type, frozenset[Role]] = {
    studies.Lead: THE_LEADER,
    studies.GiveLead: THE_LEADER,
    studies.TakeLead: IN_A_STUDY,
    studies.Point: IN_A_STUDY,
    studies.Draw: IN_A_STUDY,
    studies.Erase: IN_A_STUDY,
    studies.Note: IN_A_STUDY,
    studies.Strike: IN_A_STUDY,
    studies.Quit: IN_A_STUDY,
}


def may(role: Role, message: object) -> bool:
    return role in COMMANDS.get(type(message), frozenset())


def may_in_study(role: Role, action: object) -> bool:
    return role in STUDY.get(type(action), frozenset())


def same_origin(headers: Mapping[str, str]) -> bool:
    """A page of another site may not speak for its visitor; what is no page has no origin."""
    if "origin" not in headers:
        return True
    try:
        scheme, netloc, *_ = urlsplit(headers["origin"])
    except ValueError:  # a bracket that is not closed, say
        return False
    secured = headers.get("x-forwarded-proto", "")  # what the proxy says, where there is one
    return netloc == headers.get("x-forwarded-host", headers.get("host", "")) and secured in ("", scheme)
