"""What can be done when: in the lobby, while a game is played, paused, over."""

from __future__ import annotations

from tablee.server.phrases import Refusal
from tablee.server.play import Play
from tablee.server.table import Table


def in_phase(table: Table, *phases: str) -> None:
    if table.phase in phases:
        return
    if table.phase == "broken":
        raise Refusal("old_rules" if table.stored else "broken")
    raise Refusal({"lobby": "not_lobby", "over": "not_over", "paused": "not_paused"}.get(phases[0], "not_playing"))


def playing(table: Table) -> Play:
    in_phase(table, "playing")
    assert table.play
    return table.play
