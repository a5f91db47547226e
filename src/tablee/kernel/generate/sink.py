"""The text of `see`: a table hands over to a sink what a seat may see of it, field by field."""

from __future__ import annotations

from tablee.kernel.generate.source import Source


def see_text(src: Source) -> str:
    head = "    def see(self, sink: Sink, seat: Seat) -> None:"
    calls = [_call(src, i, name, shape) for i, (name, shape) in enumerate(src.shapes.items())]
    return "\n".join([head, *[f"        {call}" for call in calls if call], ""])


def _call(src: Source, i: int, name: str, shape: str) -> str:
    """How a field is handed over; nothing for a number that no seat sees."""
    sight, each, sized_by = src.sights[name]
    field, seat = f"{i}, self.{name}", "seat" if each else "0"
    hides = f"self.{sized_by} == 0" if sized_by else "False"
    if shape == "P":
        return f"sink.seen({field}, 0)" if sight == "PUBLIC" else f"sink.known_of({field}, 0, {hides})"
    if shape == "L" and sight == "PUBLIC":
        return f"sink.all_seen({field}, {seat})"
    if shape == "L":
        own = each and sight == "OWNER"
        return f"sink.hands({field}, seat, {hides})" if own else f"sink.all_known({field}, {seat}, {hides})"
    if each and sight != "NOBODY":
        return f"sink.each({field}, seat)"
    if sight != "PUBLIC":
        return ""
    return f"sink.number({field})" if shape == "N" else f"sink.series({field})"
