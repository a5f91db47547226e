"""A table as one seat sees it, in plain text."""

from __future__ import annotations

import json

from tablee.kernel.sight import view
from tablee.kernel.state import State
from tablee.kernel.steps import Seat


def picture(g: State, seat: int) -> str:
    """Who is asked what, then one line for each thing on the table."""
    seen = view(g, Seat(seat))
    table = seen.pop("table")
    assert isinstance(table, dict)
    head = {"you": seen["you"], "asking": seen["asking"], "over": seen["over"], "winners": seen["winners"]}
    lines = [json.dumps(head, ensure_ascii=False)]
    return "\n".join([*lines, *[f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in table.items()]])
