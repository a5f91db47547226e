"""What a search may vary: options of a game and numbers of its card box."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee import games
from tablee.kernel.boxes import place
from tablee.kernel.game import BadInput, Game
from tablee.lab.box import printed
from tablee.lab.plan import Plan

HOW = "written NAME (an option), NAME=VALUE|VALUE, or TABLE.ROW.COLUMN=LOW..HIGH such as numbers.hand=4..6"


@dataclass(frozen=True)
class Knob:
    """One thing to vary, and where it stands now."""

    name: str
    values: tuple[str, ...]  # of an option; or
    low: int
    high: int
    now: str

    @property
    def is_option(self) -> bool:
        return bool(self.values)

    def change(self, value: str) -> float:
        """How far a value is from what it is now, from 0 to 1."""
        if self.is_option:
            return float(value != self.now)
        return abs(int(value) - int(self.now)) / max(1, self.high - self.low)


def knob(game: Game, box: Mapping[str, Any], options: Mapping[str, str], text: str) -> Knob:
    """What `--vary` says, or `BadInput`."""
    name, equals, said = text.partition("=")
    choice = next((c for c in game.options if c.name == name), None)
    if choice:
        values = tuple(said.split("|")) if equals else choice.values
        unknown = [value for value in values if value not in choice.values]
        if unknown or len(values) < 2:
            raise BadInput(f"option {name} varies between two or more of {', '.join(choice.values)}, not '{said}'.")
        return Knob(name, values, 0, 0, options.get(name, choice.values[0]))
    bounds = re.fullmatch(r"(\d+)\.\.(\d+)", said)
    if not bounds or int(bounds[1]) >= int(bounds[2]):
        raise BadInput(f"what varies is {HOW}, not '{text}'.")
    row, column = place(box, name)
    now = row.get(column)
    if not isinstance(now, int) or isinstance(now, bool):
        raise BadInput(f"the box of {game.id} has no number at {name}; what varies is {HOW}.")
    return Knob(name, (), int(bounds[1]), int(bounds[2]), str(now))


def knobs(what: Plan, vary: Sequence[str]) -> list[Knob]:
    if not vary:
        raise BadInput("say what may vary with --vary, such as --vary draw or --vary numbers.hand=4..6.")
    game = games.game(what.game)
    written = printed(game, what.box or game.box_file(dict(what.options)))
    return [knob(game, written, dict(what.options), text) for text in vary]
