"""Reminders: what somebody who is not at the table wants to be told, and where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.protocol.bodies import Body
from tablee.server.protocol.parts import Lang

Means = Literal["push", "mail", "hook"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
PushKey = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_=-]*$")]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is sent, in minutes after midnight where somebody lives (`Europe/Paris`)."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_+/-]+$")] = "UTC"


class RemindMe(Body, frozen=True):
    """Remind whoever has this seat; a `hook` tells of the whole table, and only its host sets it.

    `target` is the address that a browser's push service gave, with its two keys, or a mail address, or the address of
    a web-hook.
    """

    means: Means
    target: Annotated[str, Meta(min_length=3, max_length=1000)]
    p256dh: PushKey = ""
    auth: PushKey = ""
    quiet: Quiet | None = None
    lang: Lang | None = None


class Reminder(Struct, frozen=True):
    """A reminder that was asked for; its `id` is enough to stop it.  `target` is shortened."""

    id: str
    means: Means
    target: str
    quiet: Quiet | None
    confirmed: bool  # a mail address, once whoever reads it has said yes


class RemindersShown(Struct, frozen=True):
    """How this server can remind, and of what one is reminded at this table."""

    push_key: str  # for `applicationServerKey`
    mail: bool
    mine: list[Reminder]


class Known(Struct, frozen=True):
    """Whether there was such a reminder."""

    known: bool
