"""Tuning: options and box numbers that come close to a goal, against how much they change."""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import optuna
from rich.console import Console
from rich.table import Table

from tablee import games
from tablee.kernel.game import BadInput
from tablee.lab.balance.measure import MEASURES, by_game
from tablee.lab.cache import Keeping, remarks
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.lore import lore
from tablee.lab.notes import Notes, play_notes
from tablee.lab.progress import frame, progress
from tablee.lab.sim import Plan
from tablee.lab.stats import Share, mean
from tablee.lab.tune.vary import Knob, knob, written
from tablee.lab.words import Speech

Goals = dict[str, float]
MINUTES = "minutes"


def goals(what: Plan, text: str) -> Goals:
    """`farceur=0.33,rounds=8`: what is wished, or `BadInput`."""
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
    g: Any = rules.new(what.players, 1, dict(what.options), rules.box(what.box))
    roles = [
        g.kind_names[g.kinds[card]]
        for i, field in enumerate(g.fields())
        if field.deck in DECKS
        for p in g.piles(i)
        for card in p.cards
    ]
    lengths = [name for name in MEASURES if lore(rules).score or name not in ("lead_changes", "decided")]
    return list(dict.fromkeys(["first", *roles, *g.endings()[1:], *lengths, MINUTES]))


DECKS = ("role", "destination", "order", "bigoudenn", "weapon")


def achieved(notes: Notes, key: str) -> tuple[float, float, float]:
    """What some games came to, with its interval."""
    sums = notes.sums
    if key in (*MEASURES, MINUTES):
        found, scale = mean(sums, "seconds" if key == MINUTES else key), 60 if key == MINUTES else 1
        return found.mean / scale, found.low / scale, found.high / scale
    if f"ending|{key}" in sums:
        share = Share(sums[f"ending|{key}"], notes.games)
    else:
        bar = next((k.removeprefix("is|") for k in sums if k.startswith("is|") and k.split("|")[-1] == key), "")
        share = by_game(sums, bar) if bar else Share(0, 0)
    return share.share, share.low, share.high


@dataclass(frozen=True)
class Wishes:
    """How the answer is wanted."""

    lang: str
    fresh: bool
    as_json: bool


@dataclass(frozen=True)
class Point:
    """One setting that was tried."""

    changes: dict[str, str]
    reached: dict[str, tuple[float, float, float]]
    distance: float  # the largest, in shares or in parts of a length
    change: float

    def as_json(self) -> dict[str, Any]:
        reached = {name: {"value": v, "low": low, "high": high} for name, (v, low, high) in self.reached.items()}
        return {"changes": self.changes, "reached": reached, "distance": self.distance, "change": self.change}


def knobs(what: Plan, vary: list[str]) -> list[Knob]:
    if not vary:
        raise BadInput("say what may vary with --vary, such as --vary draw or --vary numbers.hand=4..6.")
    rules = games.game(what.game)
    printed = tomllib.loads((what.box or rules.folder / "box.toml").read_text("utf-8"))
    return [knob(rules, printed, dict(what.options), text) for text in vary]


class Tuner:
    """Tries settings on the same seeds."""

    def __init__(
        self, what: Plan, wished: Goals, some: list[Knob], engine: Engine, folder: Path, *, fresh: bool
    ) -> None:
        self.what, self.wished, self.knobs, self.engine, self.folder = what, wished, some, engine, folder
        self.base = what.box or games.game(what.game).folder / "box.toml"
        self.keeping = Keeping([what], "tune", [wished, what.games])
        self.kept = (None if fresh else self.keeping.read(dict[str, Point])) or {}
        self.taken_up = 0
        self.stopped = False
        self.tried: dict[tuple[str, ...], Point] = {}

    def search(self, trials: int, seed: int, tick: Callable[[int], None]) -> list[Point]:
        """The frontier: nothing tried is both closer to the goal and a smaller change."""
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=max(4, trials // 3))
        study = optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
        study.enqueue_trial({k.name: k.now if k.is_option else int(k.now) for k in self.knobs}, skip_if_exists=True)
        for done in range(1, trials + 1):
            try:
                study.optimize(self._try, n_trials=1)
            except KeyboardInterrupt:
                self.stopped = True
                break
            tick(done)
        return frontier(list(self.tried.values()))

    def _try(self, trial: optuna.Trial) -> tuple[float, float]:
        chosen = {k.name: str(self._suggest(trial, k)) for k in self.knobs}
        name = tuple(chosen.values())
        point = self.tried.get(name) or self._taken_up(chosen) or self._play(chosen)
        self.tried[name] = self.kept[json.dumps(chosen)] = point
        self.keeping.write(self.kept)
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
        what = self._plan(chosen)
        notes = Notes()
        jobs = ((what, first, last) for first, last in parts(0, what.games, sized(what.bots)))
        for part in self.engine.run(play_notes, jobs):
            notes.add(part)
        reached = {name: achieved(notes, name) for name in self.wished}
        changes = {k.name: chosen[k.name] for k in self.knobs if chosen[k.name] != k.now}
        return Point(
            changes, reached, distance(self.wished, reached), sum(k.change(chosen[k.name]) for k in self.knobs)
        )

    def _plan(self, chosen: dict[str, str]) -> Plan:
        options = {k.name: chosen[k.name] for k in self.knobs if k.is_option}
        numbers = {k.name: chosen[k.name] for k in self.knobs if not k.is_option}
        full = games.game(self.what.game).check(self.what.players, {**dict(self.what.options), **options})
        box = written(self.base, numbers, self.folder / f"box-{len(self.tried)}.toml") if numbers else self.what.box
        games.game(self.what.game).box(box)
        return replace(self.what, options=tuple(full.items()), box=box)


def distance(wished: Goals, reached: dict[str, tuple[float, float, float]]) -> float:
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


def tune(what: Plan, wished: Goals, vary: list[str], trials: int, at: Engine, wishes: Wishes) -> None:
    with tempfile.TemporaryDirectory() as folder, progress("trials", trials) as tick:
        tuner = Tuner(what, wished, knobs(what, vary), at, Path(folder), fresh=wishes.fresh)
        found = tuner.search(trials, what.seed, tick)
    if not found:
        raise KeyboardInterrupt
    if wishes.as_json:
        head = {**frame(what), "games": what.games, "goal": wished, "tried": len(tuner.tried)}
        print(json.dumps({**head, "frontier": [p.as_json() for p in found]}, indent=2, ensure_ascii=False))
    else:
        show(Console(highlight=False), tuner, found, Speech(what.game, wishes.lang))
    if said := remarks(wishes.lang, tuner.taken_up * what.games, tuner.stopped):
        Console(stderr=True, highlight=False).print(said, soft_wrap=True)


def show(console: Console, tuner: Tuner, found: list[Point], s: Speech) -> None:
    head = [f"{s.measure(name)} → {s.number(goal, 2)}" for name, goal in tuner.wished.items()]
    title = s.say("tune-title", tried=len(tuner.tried), games=s.number(tuner.what.games, 0))
    table = Table(s.say("column-change"), *head, s.say("column-miss"), title=title)
    for point in found:
        said = ", ".join(f"{name}={value}" for name, value in point.changes.items()) or s.say("as-it-is")
        cells = [
            f"{s.number(v, 2)} ({s.number(low, 2)}–{s.number(high, 2)})" for v, low, high in point.reached.values()
        ]
        table.add_row(said, *cells, s.number(point.distance, 3))
    console.print(table)
    console.print(s.say("tune-said"), soft_wrap=True)
