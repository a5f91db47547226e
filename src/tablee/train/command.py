"""`tablee train`: learns for so long, tells how it goes, and writes what it learnt and the curve of it."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from math import inf
from pathlib import Path

from rich.console import Console

from tablee import bots, games
from tablee.kernel.game import BadInput, Game
from tablee.kernel.words import Words
from tablee.lab.output import writable
from tablee.train.curve import Curve
from tablee.train.training import EVERY, Learning, Look, Measure, Training, replace

KEEP = 60.0  # seconds: so much at most is lost by whoever kills it


@cache
def words(lang: str) -> Words:
    return Words(Path(__file__).parent, lang)


@dataclass(frozen=True)
class End:
    """How long it learns altogether, and for how many steps at most."""

    seconds: float = inf
    steps: float = inf

    def is_reached(self, at: Learning) -> bool:
        return at.seconds >= self.seconds or at.rounds >= self.steps


def end(hours: float | None, minutes: float | None, steps: int | None) -> End:
    seconds = 3600 * (hours or 0) + 60 * (minutes or 0)
    if not seconds and not steps:
        raise BadInput("how long it may learn is told by --hours or --minutes, above 0, or by --steps.")
    return End(seconds or inf, steps or inf)


def run(name: str, end: End, seed: int, ahead: int, to: Path | None, lang: str, *, fresh: bool = False) -> None:
    game = games.game(name)
    writable((to or game.folder) / bots.WEIGHTS)
    say, screen = words(lang).say, Console(stderr=True, highlight=False)
    training = Training(game, seed, Measure(ahead=ahead))
    if not fresh and training.take_up():
        screen.print(say("taken-up", steps=training.at.rounds, time=spent(training.at.seconds)))
    with asked_to_stop() as stopped, screen.status(say("learning")) as status:
        while not end.is_reached(training.at) and not stopped():
            learn(training, to, lang)
            status.update(progress(training, end, lang))
    finish(training, to, screen, lang)
    if stopped():
        screen.print(say("goes-on"), soft_wrap=True)


def learn(training: Training, to: Path | None, lang: str) -> None:
    """One step; now and then it is examined, and what there is kept."""
    at, start = training.at, time.monotonic()
    training.round()
    before, at.seconds = at.seconds, at.seconds + time.monotonic() - start
    if at.rounds % EVERY == 0:
        line(training.look(), lang)
    if at.seconds // KEEP > before // KEEP:
        training.keep()
        training.write(to)


def progress(training: Training, end: End, lang: str) -> str:
    at, of = training.at, "" if end.seconds == inf else spent(end.seconds)
    return words(lang).say("round", steps=at.rounds, time=spent(at.seconds), of=of)


def line(look: Look, lang: str) -> None:
    said = {"steps": look.rounds, "time": spent(look.seconds), "games": look.games}
    shares = {"won": f"{100 * look.won:.0f}", "par": f"{100 * look.par:.0f}"}
    nats = {"value": f"{look.value:.3f}", "policy": f"{look.policy:.3f}"}
    print(words(lang).say("look", **said, **shares, **nats), flush=True)


def spent(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def finish(training: Training, to: Path | None, screen: Console, lang: str) -> None:
    at, say = training.at, words(lang).say
    if at.rounds and (not at.looks or at.looks[-1].rounds != at.rounds):
        line(training.look(), lang)
    training.keep()
    files = [training.write(to), *curves(training.game, training.path.with_suffix(""), at.looks, lang)]
    screen.print(say("written", files=", ".join(map(str, files))), soft_wrap=True)


def curves(game: Game, beside: Path, looks: list[Look], lang: str) -> Iterator[Path]:
    """The looks as data, and drawn."""
    data = beside.with_name(beside.name + ".jsonl")
    replace(data, "".join(json.dumps(asdict(look)) + "\n" for look in looks).encode())
    yield data
    if looks:
        title = words(lang).say("curve", game=game.title(lang))
        curve = Curve(title, looks[-1].games, sum(look.par for look in looks) / len(looks), "normal")
        curve.points = [(look.rounds, look.won) for look in looks]
        picture = beside.with_name(beside.name + ".svg")
        curve.write(picture)
        yield picture


@contextmanager
def asked_to_stop() -> Iterator[Callable[[], bool]]:
    """Ctrl-C waits for the end of a round, so that what is kept is whole; a second one does not."""
    asked: list[int] = []

    def note(number: int, _: object) -> None:
        asked.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


__all__ = ["end", "run"]
