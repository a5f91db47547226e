"""A request, as the handlers see it: who asks, in which language, for what."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import Request

from tablee.server.laboratory import Laboratory
from tablee.server.live.hall import Hall
from tablee.server.live.room import Room
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.permissions import Role
from tablee.server.protocol.refusals import UNREADABLE, misread
from tablee.server.review.jobs import Reviews
from tablee.server.review.studies import Studies
from tablee.server.store.base import StoreFailed
from tablee.server.table.invites import given_out, may_watch
from tablee.server.table.table import Table
from tablee.server.tokens import invitation
from tablee.server.visitors import Visitors, fingerprint

T = TypeVar("T")
NUMBER = re.compile("0|[1-9][0-9]{0,5}")


@dataclass(frozen=True)
class Services:
    """What a request can ask for: the tables, the reviews and studies of games, the lab."""

    hall: Hall
    reviews: Reviews
    studies: Studies
    laboratory: Laboratory
    visitors: Visitors
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)  # QR codes are drawn one after the other


class Ask:
    """One request."""

    def __init__(self, services: Services, request: Request, body: bytes) -> None:
        self.hall = services.hall
        self.reviews = services.reviews
        self.studies = services.studies
        self.laboratory = services.laboratory
        self.drawing = services.drawing
        self.visitors = services.visitors
        self.terms = services.visitors.terms
        self.path: dict[str, str] = request.path_params
        self.query = request.query_params
        self.lang = language(request)
        self.base = f"{request.headers.get('x-forwarded-proto', request.url.scheme)}://{request.url.netloc}"
        self.address = request.client.host if request.client else ""
        self.visitor = fingerprint(self.address)
        self._body = body
        self._room: Room | None = None
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        self.token = secret if scheme.lower() == "bearer" else ""

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._body, type=kind)
        except UNREADABLE as fault:
            raise misread("bad_request", fault) from None

    async def room(self) -> Room:
        """The table's room, once it knows all that other processes have written."""
        if self._room is None:
            self._room = await self.hall.room(self.path["table"])
            await self._room.do(self._room.hear_the_others)
        return self._room

    async def table(self) -> Table:
        return (await self.room()).table

    async def seat(self) -> int:
        """The seat that asks; -1 for spectators."""
        seat = (await self.table()).seat_of(self.token) if self.token else None
        return -1 if seat is None else seat

    async def watch_link(self) -> str | None:
        """The path of the replay with a secret that lets others watch, for who may share it."""
        table = await self.table()
        if table.phase == "over" and await self.seat() >= 0:
            await self._give_out()
        if table.watchers == "everybody":
            return f"/t/{table.id}#replay"
        for secret in (self.token, invitation(self.token, table.id, "watch")):
            if self.token and may_watch(table, secret):
                return f"/t/{table.id}#replay&watch={secret}"
        return None

    async def _give_out(self) -> None:
        """So that others may watch by a secret that follows from one's own; without a store there is none."""
        room = await self.hall.room(self.path["table"])
        with suppress(StoreFailed):
            await room.do(partial(room.change, lambda: (given_out(room.table, self.token), None)))

    async def role(self) -> Role:
        if run := self.path.get("run"):
            return Role.RUNNER if self.laboratory.belongs(run, self.token) else Role.ANONYMOUS
        table = await self.table()
        seat = await self.seat()
        if seat >= 0:
            return Role.HOST if seat == table.host else Role.SEATED
        return Role.SPECTATOR if may_watch(table, self.token or None) else Role.ANONYMOUS


def language(request: Request) -> Lang:
    """The first of the wanted languages that we speak."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    tags = [tag.strip()[:2] for tag in wanted.lower().split(",")]
    return "en" if "en" in tags and "fr" not in tags[: tags.index("en")] else "fr"


def number(text: str) -> int:
    """A number in an address; -1 for what is none."""
    return int(text) if NUMBER.fullmatch(text) else -1
