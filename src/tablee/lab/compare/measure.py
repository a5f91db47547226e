"""What a change does: the same seeds played twice, and the differences game by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tablee import games
from tablee.evidence import LEVEL, Certainty, certainty, doubts, is_named, level_of
from tablee.kernel.game import BadInput
from tablee.lab.box import turned_numbers
from tablee.lab.cache import Cache
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.notes import Witness, witnessed
from tablee.lab.plan import Plan, plan
from tablee.lab.strength import Both, Told, both
from tablee.stats import Gap, Mean, Sums, add

PERCENT = ("ending", "wins", "first")  # measured as 0 or 1 in each game
SEAT = "wins seat"
ENOUGH = 20  # pairs: what has always come together in so many is the same fact


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
            found[f"{SEAT} {seat + 1}"] = 1
            if seen.labels[seat].get("first") == ["first"]:
                found["first player wins"] = 1
        found["points of all"] = found.get("points of all", 0) + seen.game.score(seen.g, seat)
    return found


def play_pairs(a: Plan, b: Plan, first: int, last: int) -> Sums:
    """Sums over games number `first` up to `last`, the last one left out."""
    sums: Sums = {"games": last - first}
    for n in range(first, last):
        add_pair(sums, measured(witnessed(a, n)), measured(witnessed(b, n)))
    return sums


def add_pair(sums: Sums, one: dict[str, int], other: dict[str, int]) -> None:
    """What both games of a pair came to, and how far they are apart."""
    for name in {*one, *other}:
        x, y = one.get(name, 0), other.get(name, 0)
        for side, value in (("a", x), ("b", y), ("d", y - x)):
            add(sums, {f"{side}|{name}": value, f"{side}2|{name}": value * value})


@dataclass(frozen=True)
class Difference:
    """One measure on both sides; `apart` is b − a, from pairs, and `doubt` what remains that it is not nought."""

    name: str
    a: Mean
    b: Mean
    apart: Gap | Mean
    doubt: float = 1.0

    @property
    def is_share(self) -> bool:
        return is_share(self.name)

    @property
    def is_named(self) -> bool:
        return is_named(self.doubt)

    @property
    def certainty(self) -> Certainty:
        return certainty(self.doubt)

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
            "doubt": self.doubt,
            "sure": self.is_named,
            "certainty": self.certainty,
        }


def is_share(name: str) -> bool:
    return name.split()[0] in PERCENT


def differences(sums: Sums) -> list[Difference]:
    """What moved most first; what moved before what may be chance.

    What is named is judged over all lines, seats only once they differ together.  An interval is the one that was
    used: it leaves out nought just where a line is named.
    """
    names = facts(sums)
    against = {name: _apart(sums, name).against() for name in names}
    doubt = doubts(against, {name: SEAT for name in names if name.startswith(SEAT)})
    level = level_of(sum(map(is_named, doubt.values())), len(names))
    found = [
        Difference(name, _side(sums, "a", name), _side(sums, "b", name), _apart(sums, name, level), doubt[name])
        for name in names
    ]
    return sorted(found, key=lambda d: (not d.is_named, -d.size, d.name))


def facts(sums: Sums) -> list[str]:
    """What was measured, the same fact once: an ending is told as a side's win, what is always so not at all."""
    names = sorted(key.removeprefix("d|") for key in sums if key.startswith("d|"))
    if sums["games"] < ENOUGH:
        return names
    wins = [_counted(sums, name) for name in names if name.startswith("wins")]
    always = [n for n in names if is_share(n) and sums[f"a|{n}"] == sums[f"b|{n}"] == sums["games"]]
    told = (n for n in names if not n.startswith("ending") or _counted(sums, n) not in wins)
    return [name for name in told if name not in always] or names


def _counted(sums: Sums, name: str) -> tuple[int, ...]:
    return tuple(sums[f"{side}|{name}"] for side in ("a", "b", "d", "d2"))


def _side(sums: Sums, side: str, name: str) -> Mean:
    return Mean(sums["games"], sums[f"{side}|{name}"], sums[f"{side}2|{name}"])


def _apart(sums: Sums, name: str, level: float = LEVEL) -> Gap | Mean:
    total, squares, games = sums[f"d|{name}"], sums[f"d2|{name}"], sums["games"]
    if not is_share(name):
        return Mean(games, total, squares, level)
    more, less = (squares + total) // 2, (squares - total) // 2
    return Gap({1.0: more, -1.0: less, 0.0: games - more - less}, level)


def told(found: list[Difference]) -> dict[str, Told]:
    """What is compared between strengths."""
    return {d.name: Told(d.apart, d.is_named) for d in found}


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


def result(a: Plan, b: Plan, pairs: int, found: list[Difference], strong: Sequence[Comparison] = ()) -> dict[str, Any]:
    """It follows from the plans alone."""
    return {
        "a": a.as_json(),
        "b": b.as_json(),
        "pairs": pairs,
        "measures": {d.name: d.as_json() for d in found},
        "stronger": [beside_json(found, one) for one in strong],
        "moved_most": [d.name for d in found if d.is_named][:3],
    }


def beside(found: list[Difference], strong: Sequence[Sums]) -> dict[str, Both]:
    return both(told(found), *[told(differences(sums)) for sums in strong])


def beside_json(found: list[Difference], strong: Comparison) -> dict[str, Any]:
    moved = {name: one.as_json() for name, one in beside(found, [strong.sums]).items()}
    return {"bots": list(strong.a.bots), "pairs": strong.games, "measures": moved}


def side(mine: Plan, other: Plan, usual: str) -> str:
    """What one side has that the other has not: options, and numbers of the box or its name."""
    changed = [f"{name}={value}" for name, value in mine.options if dict(other.options)[name] != value]
    if mine.box and mine.box != other.box:
        base = other.box or games.game(mine.game).folder / "box.toml"
        changed += turned_numbers(base, mine.box) or [f"box={mine.box.name}"]
    return " ".join(changed) or usual
