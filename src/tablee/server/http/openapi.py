"""The description of the HTTP interface, made from its routes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import tablee
from tablee.server.http.route import LANG, Query, Route
from tablee.server.protocol import bodies
from tablee.server.protocol.permissions import ANYONE

JSON = "application/json"


@cache
def document(routes: tuple[Route, ...]) -> dict[str, Any]:
    """The whole interface as OpenAPI."""
    kinds = list(dict.fromkeys([k for r in routes for k in (r.takes, r.gives) if k and not isinstance(k, str)]))
    shapes, components = msgspec.json.schema_components(
        [*kinds, bodies.Problem], ref_template="#/components/schemas/{name}"
    )
    shape = {repr(kind): found for kind, found in zip([*kinds, bodies.Problem], shapes, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": tablee.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: Route, shape: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.words,
        "operationId": route.handler.__name__,
        "parameters": [
            *[_in_path(name) for name in re.findall(r"{(\w+)}", route.path)],
            *[_in_query(query) for query in (*route.queries, LANG)],
        ],
        "responses": {
            "200": {"description": "Done.", "content": _content(route.gives, shape)},
            "4XX": {"description": "Refused.", "content": _content(bodies.Problem, shape)},
            "503": {
                "description": "Not now: nothing can be stored, or too much is going on; try again.",
                "content": _content(bodies.Health if route.gives is bodies.Health else bodies.Problem, shape),
            },
        },
        "security": [{}, {"secret": []}] if route.who == ANYONE else [{"secret": []}],
    }
    if route.takes:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": shape[repr(route.takes)]}}}
    return operation


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _in_query(query: Query) -> dict[str, Any]:
    described = {"name": query.name, "in": "query", "required": False, "description": query.words}
    return {**described, "schema": msgspec.json.schema(query.kind)}


def _content(gives: Any, shape: dict[str, Any]) -> dict[str, Any]:
    return {gives: {}} if isinstance(gives, str) else {JSON: {"schema": shape[repr(gives)]}}
