"""Tuning: options and box numbers that come close to a goal, against how much they change."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import optuna

from tablee import games
from tablee.kernel.game import BadInput
from tablee.kernel.state import mix
from tablee.lab.box import written
from tablee.lab.cache import Cache
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.lore import lore
from tablee.lab.notes import BY_POINTS, MEASURES, TENTHS, Notes, by_game, measured, play_notes
from tablee.lab.plan import Plan, fold
from tablee.lab.tune.knobs import Knob
from tablee.stats import Share

Goals = dict[str, float]
Reached = dict[str, tuple[float, float, float]]  # each with its interval
STRONG, ORDINARY = "expert:60", "normal"
FEWER = 10  # a strong game takes as long as many ordinary ones
FRESH = 0x7E57  # mixed into the seed: games that no trial has seen
MINUTES = "minutes"
UNITS = {MINUTES: ("seconds", 60), "branching": ("branching", TENTHS)}  # in what people count; seconds are goals too


def goals(what: Plan, text: str) -> Goals:
    """`first=0.33,rounds=8`: what is wished, or `BadInput`."""
    known = keys(what)
    found: Goals = {}
    for word in text.split(","):
        name, equals, value = word.strip().partition("=")
        if name not in known:
            raise BadInput(f"nothing called '{name}' can be a goal of {what.game}; there are {', '.join(known)}.")
        try:
            found[name] = float(value)
        except ValueError:
            raise BadInput(f"a goal is written NAME=NUMBER, not '{word.strip()}'.") from None
        if not equals or not found[name] >= 0 or (name not in (*MEASURES, MINUTES) and found[name] > 1):
            raise BadInput(f"the goal of {name} is a share from 0 to 1 or a length, not '{value}'.")
    return found


def keys(what: Plan) -> list[str]:
    """All that can be a goal: what seats are, how games end, how long they last."""
    rules = games.game(what.game)
    g: Any = rules.new(what.players, 1, dict(what.options), rules.box(what.box, dict(what.options)))
    roles = [
        g.kind_names[g.kinds[card]]
        for i, field in enumerate(g.fields())
        if field.deck in lore(rules).goals
        for p in g.piles(i)
        for card in p.cards
    ]
    lengths = [name for name in MEASURES if lore(rules).score or name not in BY_POINTS]
    return list(dict.fromkeys(["first", *roles, *g.endings()[1:], *lengths, MINUTES]))


def achieved(notes: Notes, key: str) -> tuple[float, float, float]:
    """What some games came to, with its interval."""
    sums = notes.sums
    if key in (*MEASURES, MINUTES):
        name, unit = UNITS.get(key, (key, 1))
        found = measured(sums, name)
        return found.mean / unit, found.low / unit, found.high / unit
    if f"ending|{key}" in sums:
        share = Share(sums[f"ending|{key}"], notes.games)
    else:
        bar = next((k.removeprefix("is|") for k in sums if k.startswith("is|") and k.split("|")[-1] == key), "")
        share = by_game(sums, bar) if bar else Share(0, 0)
    return share.share, share.low, share.high


def _named(some: Reached) -> dict[str, dict[str, float]]:
    return {name: {"value": v, "low": low, "high": high} for name, (v, low, high) in some.items()}


@dataclass(frozen=True)
class Point:
    """One setting that was tried."""

    changes: dict[str, str]
    reached: Reached
    distance: float  # the largest, in shares or in parts of a length
    change: float

    def as_json(self) -> dict[str, Any]:
        return {
            "changes": self.changes,
            "reached": _named(self.reached),
            "distance": self.distance,
            "change": self.change,
        }


@dataclass(frozen=True)
class Proof:
    """What a setting comes to beside what is now, between bots of one strength, on fresh seeds."""

    level: str
    games: int
    before: Reached
    after: Reached

    def effect(self, name: str) -> tuple[float, float, float]:
        """After minus before; both played the same seeds, so the interval is rather too wide than too narrow."""
        (old, old_low, old_high), (new, new_low, new_high) = self.before[name], self.after[name]
        below, above = hypot(new - new_low, old_high - old), hypot(new_high - new, old - old_low)
        return new - old, new - old - below, new - old + above

    def missed(self, wished: Goals) -> list[str]:
        """The goals that surely are not reached."""
        return [name for name, goal in wished.items() if not self.after[name][1] <= goal <= self.after[name][2]]

    def as_json(self) -> dict[str, Any]:
        told = {"before": self.before, "after": self.after, "effect": {name: self.effect(name) for name in self.after}}
        return {"level": self.level, "games": self.games, **{key: _named(some) for key, some in told.items()}}


class Tuner:
    """Tries settings on the same seeds."""

    def __init__(self, what: Plan, wished: Goals, some: list[Knob], engine: Engine, *, fresh: bool) -> None:
        self.what, self.wished, self.knobs, self.engine = what, wished, some, engine
        self.base = what.box or games.game(what.game).box_file(dict(what.options))
        self.cache = Cache([what], "tune", [wished, what.games])
        self.kept = (None if fresh else self.cache.read(dict[str, Point])) or {}
        self.taken_up = 0
        self.stopped = False
        self.tried: dict[tuple[str, ...], Point] = {}
        self.proofs: list[Proof] = []

    def search(self, trials: int, seed: int, tick: Callable[[int], None]) -> list[Point]:
        """The frontier: nothing tried is both closer to the goal and a smaller change."""
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=max(4, trials // 3))
        study = optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
        study.enqueue_trial({k.name: k.now if k.is_option else int(k.now) for k in self.knobs}, skip_if_exists=True)
        with TemporaryDirectory() as folder:
            self.folder = Path(folder)
            self._try_all(study, trials, tick)
            found = frontier(list(self.tried.values()))
            if found and not self.stopped:
                self.proofs = self._prove(found[-1])
        return found

    def _prove(self, winner: Point) -> list[Proof]:
        """The best of many owes part of it to luck: it is measured anew, at the strength asked for and at another."""
        level = self.what.bots[0]
        other = ORDINARY if level.startswith(STRONG.partition(":")[0]) else STRONG
        fewer = max(1, self.what.games // FEWER) if other == STRONG else self.what.games
        ours = replace(self.what, seed=int(mix(fold(self.what.seed), FRESH)))
        theirs = replace(ours, bots=(other,) * self.what.players, games=fewer)
        return [self._proof(what, winner) for what in (ours, theirs)]

    def _proof(self, what: Plan, winner: Point) -> Proof:
        now = {k.name: k.now for k in self.knobs}
        before, after = (self._reach(self._plan(what, chosen)) for chosen in (now, {**now, **winner.changes}))
        return Proof(what.bots[0], what.games, before, after)

    @property
    def out_of_reach(self) -> list[str]:
        return self.proofs[0].missed(self.wished) if self.proofs else []

    def _try_all(self, study: optuna.Study, trials: int, tick: Callable[[int], None]) -> None:
        for done in range(1, trials + 1):
            try:
                study.optimize(self._try, n_trials=1)
            except KeyboardInterrupt:
                self.stopped = True
                break
            tick(done)

    def _try(self, trial: optuna.Trial) -> tuple[float, float]:
        chosen = {k.name: str(self._suggest(trial, k)) for k in self.knobs}
        name = tuple(chosen.values())
        point = self.tried.get(name) or self._taken_up(chosen) or self._play(chosen)
        self.tried[name] = self.kept[json.dumps(chosen)] = point
        self.cache.write(self.kept)
        return point.distance, point.change

    def _taken_up(self, chosen: dict[str, str]) -> Point | None:
        """What an earlier search found for this setting; the sampler then goes on as it would have."""
        point = self.kept.get(json.dumps(chosen))
        self.taken_up += point is not None
        return point

    def _suggest(self, trial: optuna.Trial, k: Knob) -> str | int:
        if k.is_option:
            return str(trial.suggest_categorical(k.name, list(k.values)))
        return trial.suggest_int(k.name, min(k.low, int(k.now)), max(k.high, int(k.now)))

    def _play(self, chosen: dict[str, str]) -> Point:
        reached = self._reach(self._plan(self.what, chosen))
        changes = {k.name: chosen[k.name] for k in self.knobs if chosen[k.name] != k.now}
        return Point(
            changes, reached, distance(self.wished, reached), sum(k.change(chosen[k.name]) for k in self.knobs)
        )

    def _reach(self, what: Plan) -> Reached:
        notes = Notes()
        jobs = ((what, first, last) for first, last in parts(0, what.games, sized(what.bots)))
        for part in self.engine.run(play_notes, jobs):
            notes.add(part)
        return {name: achieved(notes, name) for name in self.wished}

    def _plan(self, what: Plan, chosen: dict[str, str]) -> Plan:
        options = {k.name: chosen[k.name] for k in self.knobs if k.is_option}
        numbers = {k.name: chosen[k.name] for k in self.knobs if not k.is_option}
        full = games.game(what.game).check(what.players, {**dict(what.options), **options})
        name = "-".join(re.sub(r"\W", "_", word) for word in numbers.values())
        box = written(self.base, numbers, self.folder / f"box-{name}.toml") if numbers else what.box
        games.game(what.game).box(box, full)
        return replace(what, options=tuple(full.items()), box=box)


def distance(wished: Goals, reached: Reached) -> float:
    """The largest miss: in shares, or in parts of a wished length."""
    misses = [abs(reached[name][0] - goal) / (max(goal, 1) if goal > 1 else 1) for name, goal in wished.items()]
    return max(misses)


def frontier(points: list[Point]) -> list[Point]:
    """Each is closer to the goal than every smaller change."""
    best: list[Point] = []
    for point in sorted(points, key=lambda p: (p.change, p.distance)):
        if not best or point.distance < best[-1].distance:
            best.append(point)
    return best


def result(tuner: Tuner, found: list[Point]) -> dict[str, Any]:
    """It follows from the plan, the goal and what may vary."""
    what = tuner.what
    head = {**what.as_json(), "games": what.games, "goal": tuner.wished, "tried": len(tuner.tried)}
    proved = {"proof": [proof.as_json() for proof in tuner.proofs], "out_of_reach": tuner.out_of_reach}
    return {**head, "frontier": [point.as_json() for point in found], **proved}
