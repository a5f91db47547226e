"""A route: what it takes and gives, and who may use it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tablee.server.http.request import Ask
from tablee.server.protocol.parts import Lang
from tablee.server.protocol.permissions import Role

SMALL = 4096


class Query(NamedTuple):
    """Something that may stand behind the question mark of an address."""

    name: str
    kind: Any
    words: str


LANG = Query("lang", Lang, "The language of the words; without it Accept-Language says.")  # every request may say it


class Route(NamedTuple):
    """One operation."""

    method: str
    path: str
    handler: Callable[[Ask], Awaitable[Any]]
    who: frozenset[Role]
    takes: type | None
    gives: Any  # a type, or a media type
    words: str
    most: int = SMALL
    queries: tuple[Query, ...] = ()
    opens: bool = False  # a table: one address may open so many
