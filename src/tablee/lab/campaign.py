"""A campaign: the games of one plan, with a progress bar; what was played is kept, and taken up again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee import bots, games
from tablee.kernel.game import BadInput, Game
from tablee.lab.commands import Rate
from tablee.lab.engine import Engine, parts, sized
from tablee.lab.notes import Notes, as_plain, play_notes
from tablee.lab.sheets import Sheets
from tablee.lab.sim import Plan
from tablee.places import data_folder

SAVE_EVERY = 5.0  # seconds
Tick = Callable[[int], None]
T = TypeVar("T")


@contextmanager
def progress(title: str, total: int) -> Iterator[Tick]:
    """A bar with the rate and the time left, on a terminal only; it takes the number of games played."""
    screen = Console(stderr=True)
    bar = (TextColumn(title), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*bar, console=screen, auto_refresh=False, transient=True, disable=not screen.is_terminal) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done, refresh=True)


def sources(game: Game) -> str:
    """A short name for the rules and the bots as they are written: changed ones play other games."""
    folders = (game.folder, Path(bots.__file__).parent)
    texts = [path.read_bytes() for folder in folders for path in sorted(folder.glob("*.py"))]
    return sha256(b"".join(texts)).hexdigest()[:16]


class Keeping:
    """What was played, in a file named after all that it depends on."""

    def __init__(self, some: Sequence[Plan], kind: str) -> None:
        asked = [[p.game, p.players, p.seed, p.bots, p.options] for p in some]
        game = games.game(some[0].game)
        rules = [game.version, game.fingerprint(some[0].box), sources(game)]
        name = sha256(json.dumps([kind, asked, rules]).encode()).hexdigest()[:20]
        self.path = data_folder() / "lab" / f"{game.id}-{kind}-{name}.json"

    def read(self, form: type[T]) -> T | None:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=form)
        except (OSError, msgspec.DecodeError):
            return None

    def write(self, kept: object) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".part")
            beside.write_bytes(msgspec.json.encode(kept))
            beside.replace(self.path)
        except OSError as fault:
            raise BadInput(f"what was played cannot be kept in {self.path.parent}: {fault.strerror}.") from None


class Campaign:
    """Plays a plan as far as asked, or until Ctrl-C."""

    def __init__(self, what: Plan, engine: Engine, *, fresh: bool = False, sheets: Sheets | None = None) -> None:
        self.what, self.engine, self.sheets = what, engine, sheets
        self.keeping = Keeping([what], "balance")
        kept = None if fresh or sheets else self.keeping.read(Notes)
        self.notes = kept if kept and kept.games <= what.games else Notes()
        self.taken_up = self.notes.games
        self.stopped = False
        self._saved = time.monotonic()

    def play(self) -> Notes:
        with progress(self.what.game, self.what.games) as tick:
            try:
                self._play(tick)
            except KeyboardInterrupt:
                self.stopped = True
        self.keeping.write(as_plain(self.notes))
        if not self.notes.games:
            raise KeyboardInterrupt
        return self.notes

    def _play(self, tick: Tick) -> None:
        cut = parts(self.notes.games, self.what.games, sized(self.what.bots))
        jobs = ((self.what, first, last, self.sheets is not None) for first, last in cut)
        for part in self.engine.run(play_notes, jobs):
            self.notes.add(part)
            if self.sheets:
                self.sheets.write(part.rows)
            tick(self.notes.games)
            self._save_now_and_then()

    def _save_now_and_then(self) -> None:
        if time.monotonic() - self._saved > SAVE_EVERY:
            self.keeping.write(as_plain(self.notes))
            self._saved = time.monotonic()

    def remark(self) -> str:
        """What there is to say about how far it went."""
        said = []
        if self.taken_up:
            said.append(f"{self.taken_up} of these games had been played before and were kept (--fresh plays anew).")
        if self.stopped:
            said.append(f"Stopped after {self.notes.games} of {self.what.games} games; the same command goes on.")
        return " ".join(said)


def frame(what: Plan) -> dict[str, Any]:
    """What a result says of itself."""
    game = games.game(what.game)
    return {
        "game": what.game,
        "rules_version": game.version,
        "box": game.fingerprint(what.box),
        "players": what.players,
        "options": dict(what.options),
        "bots": list(what.bots),
        "seed": what.seed,
    }
