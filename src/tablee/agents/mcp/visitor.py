"""Somebody at a server: what it can be asked over HTTP, by anybody who has the address."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import httpx2

from tablee.agents.words import words

Message = dict[str, Any]
SECONDS = 30.0  # for an answer
LINK = re.compile(r"/t/([A-Za-z0-9_-]{1,64})")
INVITATION = re.compile(r"(?:^|&)join=([A-Za-z0-9_-]{1,64})")


class Refused(Exception):
    """Why not, in one sentence for whoever asked."""


class Visitor:
    """Talks to one server and to no other: a link that leads elsewhere is refused."""

    def __init__(self, server: str, lang: str) -> None:
        self.server, self.lang = server.rstrip("/"), lang
        self._http = httpx2.AsyncClient(base_url=self.server, timeout=SECONDS, headers={"accept-language": lang})

    async def get(self, path: str) -> Any:
        return await self._ask("GET", path)

    async def post(self, path: str, body: Message) -> Any:
        return await self._ask("POST", path, body)

    async def _ask(self, method: str, path: str, body: Message | None = None) -> Any:
        try:
            answer = await self._http.request(method, path, params={"lang": self.lang}, json=body)
            told = answer.json()
        except (httpx2.HTTPError, ValueError):
            raise self.refused("no-server", server=self.server) from None
        if answer.status_code >= 400:
            raise Refused(told["words"])
        return told

    def invitation(self, link: str) -> tuple[str, str | None]:
        """The table that a link names, and its invitation if it has one."""
        parts = urlsplit(link.strip())
        if parts.netloc and parts.netloc != urlsplit(self.server).netloc:
            raise self.refused("link-elsewhere", server=self.server)
        found, invite = LINK.fullmatch(parts.path), INVITATION.search(parts.fragment)
        if not found:
            raise self.refused("not-a-link", server=self.server)
        return found[1], invite[1] if invite else None

    def refused(self, name: str, /, **args: object) -> Refused:
        return Refused(words(self.lang).say(name, **args))

    async def close(self) -> None:
        await self._http.aclose()
