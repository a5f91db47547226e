"""A request, as the handlers see it: who asks, in which language, for what."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from tablee.server.hall import Hall
from tablee.server.invites import may_watch
from tablee.server.keys import invitation
from tablee.server.phrases import Refusal
from tablee.server.rights import Role
from tablee.server.shapes import Lang
from tablee.server.table import Table

T = TypeVar("T")


class Ask:
    """One request."""

    def __init__(self, hall: Hall, request: Request, body: bytes) -> None:
        self.hall = hall
        self.path: dict[str, str] = request.path_params
        self.query = request.query_params
        self.lang = language(request)
        self.base = f"{request.headers.get('x-forwarded-proto', request.url.scheme)}://{request.url.netloc}"
        self._body = body
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        self._token = secret if scheme.lower() == "bearer" else ""

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self._body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Refusal("bad_request", why=str(fault)[:200]) from None

    async def table(self) -> Table:
        return (await self.hall.room(self.path["table"])).table

    async def seat(self) -> int:
        """The seat that asks; -1 for spectators."""
        seat = (await self.table()).seat_of(self._token) if self._token else None
        return -1 if seat is None else seat

    async def watch_link(self) -> str | None:
        """The path of the replay with the secret that lets others watch, if this one has it."""
        table = await self.table()
        if table.watchers == "everybody":
            return f"/t/{table.id}#replay"
        for secret in (self._token, invitation(self._token, table.id, "watch")):
            if self._token and may_watch(table, secret):
                return f"/t/{table.id}#replay&watch={secret}"
        return None

    async def role(self) -> Role:
        if run := self.path.get("run"):
            return Role.RUNNER if self.hall.laboratory.belongs(run, self._token) else Role.ANONYMOUS
        table = await self.table()
        seat = await self.seat()
        if seat >= 0:
            return Role.HOST if seat == table.host else Role.SEATED
        return Role.SPECTATOR if may_watch(table, self._token or None) else Role.ANONYMOUS


def language(request: Request) -> Lang:
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "fr")
    return "en" if wanted.lower().startswith("en") else "fr"
