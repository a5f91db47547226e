"""Every route: what it takes and gives, and who may use it.  What is not listed does not exist."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tablee.server import api, handlers
from tablee.server.ask import Ask
from tablee.server.rights import ADMITTED, ANYONE, Role

SMALL = 4096
LARGE = 1 << 20  # an imported game


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


ROUTES = (
    Route("GET", "/api/games", handlers.list_games, ANYONE, None, list[api.GameShown], "The games and their options."),
    Route("GET", "/api/games/{game}", handlers.show_game, ANYONE, None, api.GameBook, "A game's words and rulings."),
    Route("GET", "/api/tables", handlers.lobby, ANYONE, None, list[api.TableShown], "Public tables."),
    Route("POST", "/api/tables", handlers.create, ANYONE, api.CreateTable, api.Seated, "Open a table."),
    Route("GET", "/api/tables/{table}", handlers.show_table, ANYONE, None, api.TableShown, "A table's join page."),
    Route("POST", "/api/tables/{table}/join", handlers.join, ANYONE, api.Join, api.Seated, "Take a free seat."),
    Route("POST", "/api/lessons/{game}", handlers.learn, ANYONE, api.Learn, api.Seated, "Begin a lesson."),
    Route("POST", "/api/qr", handlers.qr, ANYONE, api.QrWanted, "image/svg+xml", "A link as a QR code."),
    Route("GET", "/api/replays/{table}", handlers.show_replay, ADMITTED, None, api.Replay, "The moves of a game."),
    Route("GET", "/api/replays/{table}/{n}", handlers.show_frame, ADMITTED, None, api.Frame, "The table after a move."),
    Route(
        "POST", "/api/replays/{table}/continue", handlers.continue_from, ADMITTED, api.Continue, api.Seated,
        "Go on from a moment of a finished game, against bots.",
    ),
    Route("GET", "/api/export/{table}", handlers.export, ADMITTED, None, api.Export, "A finished game as one file."),
    Route("POST", "/api/import", handlers.import_game, ANYONE, api.Export, api.Seated, "Go on from a file.", LARGE),
    Route("GET", "/api/openapi.json", handlers.openapi, ANYONE, None, "application/json", "This description."),
    Route("GET", "/health", handlers.health, ANYONE, None, api.Health, "Whether the server is up."),
    Route("GET", "/metrics", handlers.metrics, ANYONE, None, "text/plain", "Figures for Prometheus."),
)  # fmt: skip
