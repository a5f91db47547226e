"""The protocol as a JSON Schema, from the wire's types."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.server import api, commands, lab_api, wire

BODIES = [
    api.CreateTable, api.Learn, api.Join, api.Seated, api.TableShown, api.GameShown, api.GameBook,
    api.Replay, api.ReviewShown, api.Frame, api.Continue, api.QrWanted, api.Export, api.Health, api.Problem,
    lab_api.LabBench, lab_api.LabWanted, lab_api.LabStarted, lab_api.LabShown, lab_api.LabReport,
]  # fmt: skip


def schema() -> dict[str, Any]:
    """Every message and body by name; the two unions as `ClientMessage` and `ServerMessage`."""
    roots, definitions = msgspec.json.schema_components(
        [commands.ClientMessage, wire.ServerMessage, *BODIES], ref_template="#/definitions/{name}"
    )
    named = {"ClientMessage": _plain(roots[0]), "ServerMessage": _plain(roots[1])}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "description": f"Version {wire.PROTOCOL} of the table's protocol.",
        "type": "object",
        "definitions": {**_closed(definitions), **named},
    }


def _plain(union: dict[str, Any]) -> dict[str, Any]:
    """Without `discriminator`, which JSON Schema does not know."""
    return {"anyOf": union["anyOf"]}


def _closed(definitions: dict[str, Any]) -> dict[str, Any]:
    """Objects have no members but those listed: the types say so."""
    for shape in definitions.values():
        if shape.get("type") == "object":
            shape["additionalProperties"] = False
    return definitions


def schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
