"""Bots of others that a server offers beside its own levels.  Only who starts the server names their commands."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Sequence

from tablee.bots.external.protocol import words
from tablee.kernel.game import BadInput

VARIABLE = "TABLEE_BOTS"  # names and commands in JSON: every process of a server inherits them


def guests() -> dict[str, str]:
    found: dict[str, str] = json.loads(os.environ.get(VARIABLE, "{}"))
    return found


def invite(wishes: Sequence[str], taken: Collection[str]) -> None:
    """Take in what is written NAME=COMMAND, for this process and those it starts."""
    found = dict(_guest(wish, taken) for wish in wishes)
    if len(found) < len(wishes):
        raise BadInput("two bots have the same name; give each --bot its own.")
    if found:
        os.environ[VARIABLE] = json.dumps(found)


def _guest(wish: str, taken: Collection[str]) -> tuple[str, str]:
    name, _, command = wish.partition("=")
    if not re.fullmatch(r"[\w-]{1,20}", name) or not command:
        raise BadInput(
            f"a bot of yours is written --bot NAME=COMMAND, such as --bot mine='python mybot.py', not '{wish}'."
        )
    if name in taken:
        raise BadInput(f"'{name}' is the name of one of our own bots; give yours another.")
    words(command)
    return name, command
