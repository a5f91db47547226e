"""The description of the HTTP interface, made from its routes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import tablee
from tablee.server import api
from tablee.server.rights import ANYONE
from tablee.server.routes import LANG, ROUTES, Query, Route

JSON = "application/json"


@cache
def document() -> dict[str, Any]:
    kinds = list(dict.fromkeys([k for r in ROUTES for k in (r.takes, r.gives) if k and not isinstance(k, str)]))
    shapes, components = msgspec.json.schema_components(
        [*kinds, api.Problem], ref_template="#/components/schemas/{name}"
    )
    shape = {repr(kind): found for kind, found in zip([*kinds, api.Problem], shapes, strict=True)}
    paths: dict[str, Any] = {}
    for route in ROUTES:
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
            "4XX": {"description": "Refused.", "content": _content(api.Problem, shape)},
            "503": {
                "description": "Not now: nothing can be stored, or too much is going on; try again.",
                "content": _content(api.Health if route.gives is api.Health else api.Problem, shape),
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
