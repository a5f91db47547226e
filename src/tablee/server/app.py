"""The application: every route, the page, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, compile_path
from starlette.routing import Route as Path_
from starlette.staticfiles import StaticFiles

import tablee
from tablee.server import store
from tablee.server.club.club import ClubTerms
from tablee.server.http.preview import game_at, previewed
from tablee.server.http.request import Ask, Services, language
from tablee.server.http.route import Route
from tablee.server.http.routes import ROUTES
from tablee.server.laboratory import Laboratory, Limits
from tablee.server.live.hall import USUAL_PACE, Hall
from tablee.server.protocol.bodies import Problem
from tablee.server.protocol.permissions import ANYONE, same_origin
from tablee.server.protocol.refusals import Refusal
from tablee.server.review.jobs import Reviews
from tablee.server.review.studies import Studies
from tablee.server.store.base import StoreFailed
from tablee.server.thinking import Thinkers
from tablee.server.visitors import Terms, Visitors, host_name, household
from tablee.server.words import clean

A_DAY = 24 * 3600
LONGEST_HOST = 60  # characters of a name that are repeated
PAGE = Path(tablee.__file__).parent / "_web"
COMPRESSED = Middleware(GZipMiddleware, compresslevel=6)
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self';"
        b" frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Page(StaticFiles):
    """The built page; an address inside the application (/t/…) is answered by the page, with a preview."""

    def __init__(self, hall: Hall, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.hall = hall
        self.index = folder / "index.html"

    async def check_config(self) -> None:
        """Without a page there is nothing at its addresses."""

    async def get_response(self, path: str, scope: Any) -> Response:
        if Path(path).parts[:1] == ("api",):
            raise HTTPException(404)
        try:
            return await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            if self.index.is_file() and (game := await game_at(self.hall, path)):
                return HTMLResponse(previewed(self.index, game, Request(scope)), headers={"cache-control": "no-cache"})
            return await super().get_response("index.html", scope)


class Secured:
    """Answers to our own names only, and adds the headers to every answer that does not bring its own.

    WebSockets have a protocol of their own.
    """

    def __init__(self, app: Any, hall: Hall, visitors: Visitors) -> None:
        self.app = app
        self.hall = hall
        self.visitors = visitors

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[pair for pair in HEADERS if pair[0] not in own]]
            await send(message)

        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Request(scope).headers.get("host", "")
        app = self.app if self.visitors.terms.serves(host) else misdirected(host, Request(scope))
        await app(scope, receive, with_headers)


def misdirected(host: str, request: Request) -> Response:
    return problem(Refusal("unknown_host", host=clean(host_name(host), LONGEST_HOST) or "?"), request)


def endpoint(services: Services, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        try:
            return as_response(await route.handler(await admitted(services, route, request)))
        except Refusal as refusal:
            return problem(refusal, request)
        except StoreFailed:
            return problem(Refusal("storage"), request)
        except ClientDisconnect:  # in the middle of what they sent: nobody is there to be told
            return Response(status_code=400)

    return answer


async def admitted(services: Services, route: Route, request: Request) -> Ask:
    """The request, once its origin, its size and its sender are in order."""
    if request.method != "GET" and not same_origin(request.headers):
        raise Refusal("not_allowed")
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > route.most:
            raise Refusal("bad_request", what="large", most=route.most, why=f"more than {route.most} bytes")
    ask = Ask(services, request, body)
    if route.who != ANYONE and await ask.role() not in route.who:
        raise Refusal("not_allowed")
    if route.opens and (seconds := services.visitors.tables.wait(household(ask.address))):
        raise Refusal("too_many_tables", seconds=seconds)
    return ask


def as_response(answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), media_type="application/json", headers={"cache-control": "no-store"})


def problem(refusal: Refusal, request: Request) -> Response:
    body = msgspec.json.encode(Problem(refusal.code, refusal.say(language(request))))
    return Response(body, refusal.status(), media_type="application/json")


async def wrong_address(request: Request, fault: Exception) -> Response:
    """Nothing is served there, or not in this way."""
    served = [route.method for route in ROUTES if compile_path(route.path)[0].match(request.url.path)]
    if not served and getattr(fault, "status_code", 404) != 405:
        return problem(Refusal("not_found"), request)
    answer = problem(Refusal("bad_method", method=request.method), request)
    answer.headers["allow"] = ", ".join(served or ["GET"])
    return answer


async def failure(request: Request, _: Exception) -> Response:
    """The server logs what it was."""
    return problem(Refusal("internal"), request)


def create_app(
    data: Path,
    database: str | None = None,
    pace: tuple[float, float] = USUAL_PACE,
    lab: Limits | None = None,
    terms: Terms | None = None,
    club: ClubTerms | None = None,
) -> Secured:
    """The whole application; what must survive a restart lies in `data` or in the database."""
    data.mkdir(parents=True, exist_ok=True)
    hall = Hall(store.make(database, data), Thinkers(), pace, club)
    visitors = Visitors(terms or Terms())
    services = Services(hall, Reviews(hall.thinkers), Studies(hall), Laboratory(lab or Limits()), visitors)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        await hall.club.open()
        forgetting = asyncio.create_task(forget_old(services))
        calm_collector(hall)
        hurry_threads()
        yield
        forgetting.cancel()
        services.reviews.close()
        await services.laboratory.close()
        await hall.close()

    routes = [Path_(r.path, endpoint(services, r), methods=[r.method], middleware=compression(r)) for r in ROUTES]
    page = Mount("/", Page(hall, PAGE), middleware=[COMPRESSED])
    faults = {HTTPException: wrong_address, Exception: failure}
    return Secured(Starlette(routes=[*routes, page], lifespan=lifespan, exception_handlers=faults), hall, visitors)


def compression(route: Route) -> list[Middleware]:
    """The page and what is told of games hold no secret that their length could betray; nothing else is compressed."""
    return [COMPRESSED] if route.path.startswith("/api/games") else []


async def forget_old(services: Services) -> None:
    """Once a day, and first at the start: what is kept for some time only."""
    while True:
        try:
            await services.hall.club.forget_old()
            await services.studies.forget_old()
        except StoreFailed:
            logging.getLogger(__name__).warning("what is old is forgotten later")
        await asyncio.sleep(A_DAY)


def hurry_threads() -> None:
    """The store's thread gets its turn at once, however busy the event loop is."""
    sys.setswitchinterval(0.0005)


def calm_collector(hall: Hall) -> None:
    """What is there at the start stays: the collector need not look at it, and at the rest in small bites."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 1, 10_000)
    hall.metrics.watch_gc()
