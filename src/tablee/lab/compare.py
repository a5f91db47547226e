"""What a change does: the same seeds played twice, and the differences game by game."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.kernel.game import BadInput
from tablee.lab.campaign import frame, progress
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.notes import Witness, witnessed
from tablee.lab.sim import Plan, plan
from tablee.lab.stats import Mean, Sums, add

PERCENT = ("ending", "wins", "first")  # measured as 0 or 1 in each game


def arms(what: Plan, a: dict[str, str], b: dict[str, str]) -> tuple[Plan, Plan]:
    """Both sides of a comparison: options, and `box=FILE`; what is said of one side only is usual on the other."""
    if a == b:
        raise BadInput("both sides are the same; give --a and --b different values.")
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


def compare(a: Plan, b: Plan, engine: Engine, *, as_json: bool) -> None:
    start = time.perf_counter()
    sums: Sums = {}
    with progress(f"{a.game} a/b", a.games) as tick:
        try:
            cut = parts(0, a.games, sized(a.bots))
            for part in engine.run(play_pairs, ((a, b, first, last) for first, last in cut)):
                add(sums, part)
                tick(sums["games"])
        except KeyboardInterrupt:
            if not sums:
                raise
    found = differences(sums)
    seconds = time.perf_counter() - start
    if as_json:
        print(json.dumps(result(a, b, sums["games"], found, seconds), indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False), a, b, sums["games"], found)


def result(a: Plan, b: Plan, games: int, found: list[Difference], seconds: float) -> dict[str, Any]:
    return {
        "a": frame(a),
        "b": frame(b),
        "pairs": games,
        "measures": {d.name: d.as_json() for d in found},
        "moved_most": [d.name for d in found if d.apart.is_sure][:3],
        "seconds": seconds,
    }


def show(console: Console, a: Plan, b: Plan, games: int, found: list[Difference]) -> None:
    table = Table("", "a", "b", "b − a", "95 % interval", "", title=f"{a.game}, {games} pairs of games")
    for d in found:
        scale, digits = (100, 1) if d.name.split()[0] in PERCENT else (1, 2)
        unit = " %" if scale == 100 else ""
        means = [f"{scale * m.mean:.{digits}f}{unit}" for m in (d.a, d.b)]
        ends = f"{scale * d.apart.low:+.{digits}f} to {scale * d.apart.high:+.{digits}f}"
        table.add_row(
            d.name, *means, f"{scale * d.apart.mean:+.{digits}f}", ends, "" if d.apart.is_sure else "may be chance"
        )
    console.print(table)
    console.print(f"a: {_said(a)}; b: {_said(b)}; bots {', '.join(dict.fromkeys(a.bots))}.", soft_wrap=True)
    moved = [d.name for d in found if d.apart.is_sure]
    said = f"What moved most: {', '.join(moved[:3])}." if moved else "Nothing moved that these games could show."
    console.print(said, soft_wrap=True)


def _said(what: Plan) -> str:
    words = [f"{name}={value}" for name, value in what.options]
    return " ".join([*words, *([f"box={what.box}"] if what.box else [])])
