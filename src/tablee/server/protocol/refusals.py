"""What cannot be read in a message or a request: which field is wrong, so that it can be said in any language."""

from __future__ import annotations

import re

import msgspec

from tablee.server.protocol.parts import CommandId
from tablee.server.words import Refusal, clean

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError)
LONGEST = 60  # characters of a field's name that are repeated
NAMED = re.compile(r"(missing required|contains unknown) field `([^`]+)`")
PLACE = re.compile(r"at `\$\.?([^`]*)`$")
NUMBER = re.compile("0|[1-9][0-9]{0,5}")
KINDS = {"missing required": "missing", "contains unknown": "unknown"}


class Named(msgspec.Struct):
    """All that is left of a command that cannot be read: somebody waits for its answer."""

    command_id: CommandId


def misread(code: str, fault: Exception) -> Refusal:
    """The decoder's own sentence is English (`why`); other languages get what is wrong (`what`) and where (`field`)."""
    why = str(fault)[:200]
    if not isinstance(fault, msgspec.ValidationError):
        return Refusal(code, what="json", field="", why=why)
    place, named = PLACE.search(why), NAMED.search(why)
    path = [place[1]] if place and place[1] else []
    if named:
        return Refusal(code, what=KINDS[named[1]], field=clean(".".join([*path, named[2]]), LONGEST), why=why)
    return Refusal(code, what="field" if path else "shape", field=clean("".join(path), LONGEST), why=why)


def command_id(text: bytes) -> str | None:
    """The id of a command whose other fields may be wrong."""
    try:
        return msgspec.json.decode(text, type=Named).command_id
    except UNREADABLE:
        return None


def number(text: str) -> int:
    """A number in an address; -1 for what is none."""
    return int(text) if NUMBER.fullmatch(text) else -1
