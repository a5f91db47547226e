"""What a change does: the same seeds played twice, and the differences game by game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tablee import games
from tablee.kernel.game import BadInput
from tablee.lab.box import turned_numbers
from tablee.lab.cache import Cache
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.notes import Witness, witnessed
from tablee.lab.plan import Plan, plan
from tablee.stats import Mean, Sums, add

PERCENT = ("ending", "wins", "first")  # measured as 0 or 1 in each game


class NothingToCompare(BadInput):
    """Both sides are the same."""


def arms(what: Plan, a: dict[str, str], b: dict[str, str]) -> tuple[Plan, Plan]:
    """Both sides of a comparison: options, and `box=FILE`; what is said of one side only is usual on the other."""
    if a == b:
        raise NothingToCompare("both sides are the same; give --a and --b different values.")
    return _arm(what, a), _arm(what, b)


def _arm(what: Plan, changes: dict[str, str]) -> Plan:
    options = {**dict(what.options), **{name: value for name, value in changes.items() if name != "box"}}
    box = Path(changes["box"]) if "box" in changes else what.box
    made = plan(what.game, what.players, what.games, what.seed, ",".join(what.bots), options, box)
    return replace(made, bots=what.bots)


def measured(seen: Witness) -> dict[str, int]:
    """What is compared: whole numbers of one game."""
    found = {**seen.measures(), f"ending {seen.ending()}": 1}
    for seat in range(int(seen.g.seats)):
        faction = seen.game.faction(seen.g, seat)
        if seen.won(seat):
            found[f"wins {faction}"] = 1
            found[f"wins seat {seat + 1}"] = 1
            if seen.labels[seat].get("first") == ["first"]:
                found["first player wins"] = 1
        found["points of all"] = found.get("points of all", 0) + seen.game.score(seen.g, seat)
    return found


def play_pairs(a: Plan, b: Plan, first: int, last: int) -> Sums:
    """Sums over games number `first` up to `last`, the last one left out."""
    sums: Sums = {"games": last - first}
    for n in range(first, last):
        one, other = measured(witnessed(a, n)), measured(witnessed(b, n))
        for name in {*one, *other}:
            x, y = one.get(name, 0), other.get(name, 0)
            for side, value in (("a", x), ("b", y), ("d", y - x)):
                add(sums, {f"{side}|{name}": value, f"{side}2|{name}": value * value})
    return sums


@dataclass(frozen=True)
class Difference:
    """One measure on both sides; `apart` is b − a, from pairs."""

    name: str
    a: Mean
    b: Mean
    apart: Mean

    @property
    def is_share(self) -> bool:
        return self.name.split()[0] in PERCENT

    @property
    def size(self) -> float:
        """The difference in standard deviations of the measure: what moved most comes first."""
        spread = (self.a.spread + self.b.spread) / 2
        return abs(self.apart.mean) / spread if spread else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "a": self.a.as_json(),
            "b": self.b.as_json(),
            "difference": self.apart.as_json(),
            "effect_size": self.size,
            "sure": self.apart.is_sure,
        }


def differences(sums: Sums) -> list[Difference]:
    """What moved most first; what surely moved before what may be chance."""
    games = sums["games"]
    names = [key.removeprefix("d|") for key in sums if key.startswith("d|")]
    found = []
    for name in names:
        sides = [Mean(games, sums[f"{side}|{name}"], sums[f"{side}2|{name}"]) for side in "abd"]
        found.append(Difference(name, *sides))
    return sorted(found, key=lambda d: (not d.apart.is_sure, -d.size, d.name))


class Comparison:
    """Pairs of games, as many as asked for or until Ctrl-C."""

    def __init__(self, a: Plan, b: Plan, engine: Engine, *, fresh: bool = False) -> None:
        self.a, self.b, self.engine = a, b, engine
        self.cache = Cache([a, b], "compare")
        kept = None if fresh else self.cache.read(Sums)
        self.sums: Sums = kept if kept and kept["games"] <= a.games else {"games": 0}
        self.taken_up = self.games
        self.stopped = False

    @property
    def games(self) -> int:
        return self.sums["games"]

    def play(self, tick: Callable[[int], None]) -> None:
        cut = parts(self.games, self.a.games, sized(self.a.bots))
        try:
            for part in self.engine.run(play_pairs, ((self.a, self.b, first, last) for first, last in cut)):
                add(self.sums, part)
                tick(self.games)
                self.cache.now_and_then(lambda: self.sums)
        except KeyboardInterrupt:
            self.stopped = True
        self.cache.write(self.sums)
        if not self.games:
            raise KeyboardInterrupt


def result(a: Plan, b: Plan, pairs: int, found: list[Difference]) -> dict[str, Any]:
    """It follows from both plans alone."""
    return {
        "a": a.as_json(),
        "b": b.as_json(),
        "pairs": pairs,
        "measures": {d.name: d.as_json() for d in found},
        "moved_most": [d.name for d in found if d.apart.is_sure][:3],
    }


def side(mine: Plan, other: Plan, usual: str = "=") -> str:
    """What one side has that the other has not: options, and numbers of the box or its name."""
    changed = [f"{name}={value}" for name, value in mine.options if dict(other.options)[name] != value]
    if mine.box and mine.box != other.box:
        base = other.box or games.game(mine.game).folder / "box.toml"
        changed += turned_numbers(base, mine.box) or [f"box={mine.box.name}"]
    return " ".join(changed) or usual
